"""The clip of a deal: the deck is riffled, and thins as its cards fly to the piles."""

from __future__ import annotations

from warapp.engine import Card, State
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Clip, Tween, sequence, staggered
from warapp.table.motion.easing import ease_out
from warapp.table.motion.flight import move_cards
from warapp.table.stage.deck import deal_order
from warapp.table.stage.spots import InDeck, OnPile

_HEARD_OF = 4
"""One card of so many is heard as it lands."""
_FALL = 0.35
_LIFT = 0.4
"""The part of the riffle that the fall of one card takes."""


def deal_clip(clips: StageClips, state: State) -> Clip:
    """Return the clip of a deal, one card at a time to each seat in turn."""
    dealt = deal_order(state)
    timing = clips.timing
    flights = [_deal_one(clips, seat, card, heard=n % _HEARD_OF == 0) for n, (seat, card) in enumerate(dealt)]
    return sequence(
        Call(lambda: clips.stage.lay_deck(state)),
        _riffle(clips, [card for _, card in reversed(dealt)]),
        staggered(flights, timing.deal_total_ms / max(1, len(dealt) - 1)),
        _show_words(clips),
        Call(lambda: clips.stage.sync(state)),
    )


def _riffle(clips: StageClips, deck: list[Card]) -> Clip:
    """Return the clip that cuts the deck and lets its halves fall together; `deck` is from below."""
    timing, stage = clips.timing, clips.stage
    halves = {-1: deck[1::2], 1: deck[::2]}

    def part() -> None:
        for side, cards in halves.items():
            for nth, card in enumerate(cards):
                stage.send(card, InDeck(nth, side))

    falls = [_fall(clips, card, nth) for nth, card in enumerate(deck)]
    step_ms = timing.riffle_ms * (1.0 - _FALL) / max(1, len(deck) - 1)
    return sequence(
        Call(part),
        clips.sound(Cue.SLIDE),
        move_cards(stage, deck, timing.cut_ms, lift=0.0),
        clips.sound(Cue.SLIDE),
        staggered(falls, step_ms),
    )


def _fall(clips: StageClips, card: Card, nth: int) -> Clip:
    send = Call(lambda: clips.stage.send(card, InDeck(nth)))
    return sequence(send, move_cards(clips.stage, [card], clips.timing.riffle_ms * _FALL, lift=0.0))


def _show_words(clips: StageClips) -> Clip:
    def step(t: float) -> None:
        clips.stage.labels.band_opacity = t

    def catch_up() -> None:
        clips.stage.labels.shares = clips.stage.labels.true_shares()

    return sequence(Call(catch_up), Tween(clips.timing.appear_ms, step))


def _deal_one(clips: StageClips, seat: int, card: Card, *, heard: bool) -> Clip:
    flight = move_cards(clips.stage, [card], clips.timing.deal_flight_ms, lift=_LIFT, ease=ease_out)
    landing = clips.landing(flight, Cue.SLAP) if heard else flight
    send = Call(lambda: clips.stage.send(card, OnPile(seat)))
    return sequence(send, landing, Call(lambda: _arrive(clips, card, seat)))


def _arrive(clips: StageClips, card: Card, seat: int) -> None:
    clips.stage.take_away(card)
    clips.stage.labels.counts[seat] += 1
