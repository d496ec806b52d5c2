"""The clips that take the cards of a battle off the table."""

from __future__ import annotations

import math

from warapp.engine import Battle, Card, PotCarried, PotTaken
from warapp.table.choreography.closing import close_up
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Clip, Wait, sequence, staggered
from warapp.table.motion.easing import ease_out
from warapp.table.motion.flight import TILT_DEG, move_cards
from warapp.table.stage.order import under_piles
from warapp.table.stage.resting import rest, settlement
from warapp.table.stage.spots import InColumn, InPot, OnPile, Spot

_NEAR = 0.8
"""How long a card flies to the pile beside its column, by the time of one that crosses the table."""


def collect_clip(clips: StageClips, battle: Battle, within_ms: float = math.inf) -> Clip:
    """Return the clip that takes the cards of a battle off the table, in at most `within_ms`."""
    match settlement(battle):
        case PotTaken() as event:
            begin = Call(lambda: _clear_result(clips, 0))
            return sequence(begin, _gather(clips, event, battle, within_ms), close_up(clips))
        case PotCarried() as event:
            return _carry(clips, event, len(battle.before.pot))
    return Wait(0)


def _clear_result(clips: StageClips, pot: int) -> None:
    """Remove the texts about a battle; `pot` cards stay on the table."""
    clips.aside.skip()
    labels = clips.stage.labels
    labels.winner, labels.gain, labels.war = None, 0, 0
    labels.pot = labels.carried = pot


def _gather(clips: StageClips, event: PotTaken, battle: Battle, within_ms: float) -> Clip:
    timing = clips.timing
    step = timing.stagger(len(event.cards), timing.gather_stagger_ms, timing.gather_stagger_total_ms)
    needed_ms = timing.gather_ms(len(event.cards))
    haste = min(1.0, within_ms / needed_ms) if needed_ms else 1.0
    own = {lying.card for lying in rest(battle).cards if _lies_beside(lying.spot, event.seat)}
    flights = [
        _gather_one(
            clips, card, event.seat, n, timing.gather_flight_ms * haste * (_NEAR if card in own else 1.0)
        )
        for n, card in enumerate(_from_the_top(battle, event))
    ]
    return staggered(flights, step * haste)


def _lies_beside(spot: Spot, seat: int) -> bool:
    """Return whether a spot is in the column beside a seat's pile."""
    return isinstance(spot, InColumn) and spot.seat == seat


def _from_the_top(battle: Battle, event: PotTaken) -> list[Card]:
    """Return the cards of a pot as they are collected: the top cards of all columns first, the carried last.

    So no card is pulled from under another one.
    """
    lying = {card.card: card.spot for card in rest(battle).cards}

    def depth(card: Card) -> tuple[bool, int]:
        spot = lying[card]
        return isinstance(spot, InPot), -spot.nth if isinstance(spot, InColumn | InPot) else 0

    return sorted(event.cards, key=depth)


def _gather_one(clips: StageClips, card: Card, seat: int, nth: int, ms: float) -> Clip:
    begin = Call(lambda: clips.stage.collect(card, OnPile(seat)))
    tilt = TILT_DEG if nth % 2 else -TILT_DEG
    flight = move_cards(
        clips.stage, [card], ms, face_up=False, under=under_piles(nth), tilt=tilt, ease=ease_out
    )
    landing = clips.landing(flight, Cue.SLAP)
    return sequence(begin, landing, Call(lambda: clips.stage.take_away(card)))


def _carry(clips: StageClips, event: PotCarried, carried: int) -> Clip:
    new = event.pot[carried:]

    def begin() -> None:
        clips.stage.clear_marks()
        _clear_result(clips, len(event.pot))
        for index, card in enumerate(new, carried):
            clips.stage.send(card, InPot(index))

    flight = move_cards(clips.stage, list(new), clips.timing.carry_ms, face_up=False)
    return sequence(Call(begin), clips.sound(Cue.SLIDE), clips.landing(flight, Cue.SLAP))
