"""The clip of a deal: the deck is riffled, and thins as its cards fly to the piles."""

from __future__ import annotations

import math
from typing import NamedTuple

from warapp.engine import Card, State
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.pulses import pulse_invitation
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Clip, Effect, Tween, sequence, staggered
from warapp.table.motion.easing import ease_out
from warapp.table.motion.flight import move_cards
from warapp.table.stage.deck import deal_order, halves_of, shown_of
from warapp.table.stage.spots import InDeck, OnPile

_MOST_FLIGHTS = 26
"""Of a larger deck several cards of a seat are dealt in one flight, which nobody can count."""
_HEARD_OF = 2
"""One flight of so many is heard as it lands."""
_FALL = 0.35
"""The part of the riffle that the fall of one card takes."""
_LIFT, _TILT_DEG = 0.4, 12.0


class _Packet(NamedTuple):
    """Cards that a seat gets in one flight, and where in the deck the first one lies, from below."""

    seat: int
    cards: tuple[Card, ...]
    nth: int


def deal_clip(clips: StageClips, state: State) -> Clip:
    """Return the clip of a deal, to each seat in turn."""
    timing, packets = clips.timing, _packets(state)
    flights = [
        _deal_packet(clips, packet, tilt=_TILT_DEG if n % 4 < 2 else -_TILT_DEG, heard=n % _HEARD_OF == 0)
        for n, packet in enumerate(packets)
    ]
    step_ms = timing.stagger(len(packets), timing.deal_stagger_ms, timing.deal_total_ms)
    return sequence(
        Call(lambda: clips.stage.lay_deck(state)),
        _riffle(clips, state),
        staggered(flights, step_ms),
        _settle(clips),
        Call(lambda: clips.stage.sync(state)),
        Effect(lambda: pulse_invitation(clips)),
    )


def _packets(state: State) -> list[_Packet]:
    """Return what flies to each seat in turn, at most so many packets in all."""
    dealt = [card for _, card in deal_order(state)]
    from_below = {card: len(dealt) - 1 - nth for nth, card in enumerate(dealt)}
    size = math.ceil(len(dealt) / _MOST_FLIGHTS)
    rounds = range(0, max(state.counts), size)
    return [
        _Packet(seat, cards, from_below[cards[0]])
        for begin in rounds
        for seat, pile in enumerate(state.piles)
        if (cards := pile[begin : begin + size])
    ]


def _riffle(clips: StageClips, state: State) -> Clip:
    """Return the clip that cuts the deck and lets its halves fall together, card by card."""
    timing, stage = clips.timing, clips.stage
    halves, whole = halves_of(state), shown_of(state)

    def part() -> None:
        for card, spot in halves.items():
            stage.send(card, spot)

    falls = [_fall(clips, card, nth) for card, nth in whole.items()]
    step_ms = timing.riffle_ms * (1.0 - _FALL) / max(1, len(falls) - 1)
    return sequence(
        Call(part),
        clips.sound(Cue.SLIDE),
        move_cards(stage, list(halves), timing.cut_ms, lift=0.0),
        clips.sound(Cue.SLIDE),
        staggered(falls, step_ms),
    )


def _fall(clips: StageClips, card: Card, nth: int) -> Clip:
    send = Call(lambda: clips.stage.send(card, InDeck(nth)))
    return sequence(send, move_cards(clips.stage, [card], clips.timing.riffle_ms * _FALL, lift=0.0))


def _settle(clips: StageClips) -> Clip:
    """Return the clip in which the piles give way under their last cards, and the words appear."""

    def step(t: float) -> None:
        labels = clips.stage.labels
        labels.band_opacity, labels.squash = t, math.sin(math.pi * t) if t < 1.0 else 0.0

    def catch_up() -> None:
        clips.stage.labels.shares = clips.stage.labels.true_shares()

    return sequence(Call(catch_up), Tween(clips.timing.appear_ms, step))


def _deal_packet(clips: StageClips, packet: _Packet, *, tilt: float, heard: bool) -> Clip:
    stage, card = clips.stage, packet.cards[0]

    def send() -> None:
        for other in packet.cards[1:]:
            if other in stage.sprites:
                stage.take_away(other)
        if card not in stage.sprites:
            stage.put(card, InDeck(packet.nth))
        stage.send(card, OnPile(packet.seat))

    def arrive() -> None:
        stage.take_away(card)
        stage.labels.counts[packet.seat] += len(packet.cards)

    ms = clips.timing.deal_flight_ms
    flight = move_cards(stage, [card], ms, tilt=tilt, lift=_LIFT, ease=ease_out)
    landing = clips.landing(flight, Cue.SLAP) if heard else flight
    return sequence(Call(send), landing, Call(arrive))
