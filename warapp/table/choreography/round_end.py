"""The animation at the end of a round: a feast for who won, kind to who lost, and different for a draw."""

from __future__ import annotations

from collections.abc import Callable

from warapp.engine import Card, State
from warapp.table.choreography.cue import Cue
from warapp.table.motion.clips import Call, Clip, Effect, Tween, Wait, parallel, sequence, staggered
from warapp.table.motion.easing import ease_out
from warapp.table.motion.flight import move_cards
from warapp.table.motion.timing import Timing
from warapp.table.stage.spots import FanShape, InFan, OnPile
from warapp.table.stage.stage import Stage


def round_end_clip(stage: Stage, state: State, timing: Timing, sound: Callable[[Cue], Effect]) -> Clip:
    """Return the clip after the last battle: the table is dimmed, cards fan out, and a panel comes up.

    Confetti falls for a person who won.
    """
    winner = state.outcome.winner if state.outcome else None
    cue = Cue.DRAW if winner is None else Cue.WIN if winner in stage.people else Cue.LOSE
    fan = stage.fan_of(state)

    def begin() -> None:
        stage.sync(state)
        stage.labels.end.dim = stage.labels.end.panel = 0.0
        seats = {card: seat for seat, pile in enumerate(state.piles) for card in pile}
        for card, spot in fan.items():
            _send_from_pile(stage, card, seats[card], spot)

    step_ms = timing.stagger(len(fan), timing.fan_stagger_ms, timing.fan_stagger_total_ms)
    flights: list[Clip] = [move_cards(stage, [card], timing.fan_flight_ms, ease=ease_out) for card in fan]
    show = [_dim(stage, timing), _raise_panel(stage, timing), staggered(flights, step_ms)]
    if winner in stage.people and any(spot.shape is FanShape.WHOLE for spot in fan.values()):
        show.append(_let_confetti_fall(stage, timing))
    return sequence(Call(begin), sound(cue), parallel(*show))


def _send_from_pile(stage: Stage, card: Card, seat: int, spot: InFan) -> None:
    """Let a card begin its way to the fan on its pile; its place in the stacking order is that of the fan."""
    sprite = stage.put_in_fan(card, spot)
    sprite.origin, sprite.travel = OnPile(seat), 0.0


def _dim(stage: Stage, timing: Timing) -> Clip:
    def step(t: float) -> None:
        stage.labels.end.dim = ease_out(t)

    return Tween(timing.dim_ms, step)


def _raise_panel(stage: Stage, timing: Timing) -> Clip:
    def step(t: float) -> None:
        stage.labels.end.panel = t

    return sequence(Wait(timing.panel_wait_ms), Tween(timing.panel_ms, step))


def _let_confetti_fall(stage: Stage, timing: Timing) -> Clip:
    def step(t: float) -> None:
        stage.labels.end.confetti_ms = None if t >= 1.0 else t * timing.confetti_ms

    return sequence(Wait(timing.panel_wait_ms + timing.panel_ms), Tween(timing.confetti_ms, step))
