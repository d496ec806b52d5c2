"""The clip of a deal."""

from __future__ import annotations

from warapp.engine import Card, State
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Clip, sequence, staggered
from warapp.table.motion.easing import ease_out
from warapp.table.motion.flight import move_cards
from warapp.table.stage.spots import InDeck, OnPile


def deal_clip(clips: StageClips, state: State) -> Clip:
    """Return the clip of a deal, one card at a time to each seat in turn."""
    longest = max(state.counts)
    dealt = [
        (seat, pile[i]) for i in range(longest) for seat, pile in enumerate(state.piles) if i < len(pile)
    ]
    step_ms = clips.timing.deal_total_ms / max(1, len(dealt))
    flights = [_deal_one(clips, seat, card, sound=n % 2 == 0) for n, (seat, card) in enumerate(dealt)]
    begin = Call(lambda: _begin(clips, state))
    return sequence(begin, staggered(flights, step_ms), Call(lambda: clips.stage.sync(state)))


def _begin(clips: StageClips, state: State) -> None:
    clips.stage.sync(state)
    clips.stage.labels.counts = [0] * len(state.piles)
    for pile in reversed(state.piles):
        for card in reversed(pile):
            clips.stage.put(card, InDeck())


def _deal_one(clips: StageClips, seat: int, card: Card, *, sound: bool) -> Clip:
    flight = move_cards(clips.stage, [card], clips.timing.deal_flight_ms, ease=ease_out)
    landing = clips.landing(flight, Cue.SLAP) if sound else flight
    send = Call(lambda: clips.stage.send(card, OnPile(seat)))
    return sequence(send, landing, Call(lambda: _arrive(clips, card, seat)))


def _arrive(clips: StageClips, card: Card, seat: int) -> None:
    clips.stage.take_away(card)
    clips.stage.labels.counts[seat] += 1
