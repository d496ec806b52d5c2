"""The animation at the end of a round: short, kind to the loser, and different for a draw."""

from __future__ import annotations

from collections.abc import Callable

from warapp.engine import Card, State
from warapp.table.choreography.cue import Cue
from warapp.table.motion.clips import Call, Clip, Effect, Tween, Wait, parallel, sequence, staggered
from warapp.table.motion.easing import there_and_back
from warapp.table.motion.flight import move_cards
from warapp.table.motion.timing import Timing
from warapp.table.stage.showcase import showcase
from warapp.table.stage.spots import InColumn, OnPile
from warapp.table.stage.stage import Stage


def round_end_clip(stage: Stage, state: State, timing: Timing, sound: Callable[[Cue], Effect]) -> Clip:
    """Return the clip after the last battle: the winner's best cards come out and bow.

    In a draw a few cards of each seat do so together.
    """
    winner = state.outcome.winner if state.outcome else None
    cue = Cue.DRAW if winner is None else Cue.WIN if winner in stage.people else Cue.LOSE
    shown = showcase(state)

    def begin() -> None:
        stage.sync(state)
        for seat, cards in shown.items():
            for index, card in enumerate(cards):
                stage.put(card, OnPile(seat))
                stage.send(card, InColumn(seat, index))

    seats = [_come_out(stage, cards, timing) for cards in shown.values()]
    return sequence(Call(begin), sound(cue), parallel(*seats), Wait(timing.end_ms))


def _come_out(stage: Stage, cards: tuple[Card, ...], timing: Timing) -> Clip:
    step = timing.stagger(len(cards), timing.gather_stagger_ms, timing.gather_stagger_total_ms)
    flights: list[Clip] = [move_cards(stage, [card], timing.reveal_ms, face_up=True) for card in cards]
    bows: list[Clip] = [_bow(stage, card, timing.reveal_ms) for card in cards]
    return sequence(staggered(flights, step), staggered(bows, step * 1.5))


def _bow(stage: Stage, card: Card, ms: float) -> Tween:
    def step(t: float) -> None:
        stage.move(stage.sprites[card], 1.0, there_and_back(t), 1.0)

    return Tween(ms, step)
