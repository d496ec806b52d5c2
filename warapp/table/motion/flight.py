"""Moves cards: one tween moves any number of them together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warapp.engine import Card
from warapp.table.motion.clips import Tween
from warapp.table.motion.easing import ease_in_out, there_and_back
from warapp.table.stage.stage import Stage

_FLIPPED_AT = 0.8
"""The part of a flight after which the card has been turned over."""


def move_cards(
    stage: Stage,
    cards: Sequence[Card],
    ms: float,
    *,
    face_up: bool | None = None,
    under: float | None = None,
    ease: Callable[[float], float] = ease_in_out,
) -> Tween:
    """Return a tween that moves cards to the spots they were sent to, lifting and turning them.

    Args:
        stage: the stage of the cards.
        cards: the cards that move together.
        ms: the duration in milliseconds.
        face_up: how they lie in the end; None for no change.
        under: the stacking order in the second half of the way; None for no change.
        ease: the easing curve.
    """
    starts: list[float] = []

    def step(t: float) -> None:
        sprites = [stage.sprites[card] for card in cards]
        if not starts:
            starts.extend(sprite.flip for sprite in sprites)
        travel, lift, turn = ease(t), there_and_back(t), min(1.0, t / _FLIPPED_AT)
        for sprite, start in zip(sprites, starts, strict=True):
            end = start if face_up is None else float(face_up)
            if under is not None and t > 0.5:
                sprite.z = under
            if sprite.mark is not None:  # it is on its way off the table
                sprite.emphasis = 1.0 - travel
            stage.move(sprite, travel, lift, start + (end - start) * turn)

    return Tween(ms, step)
