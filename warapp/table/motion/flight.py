"""Moves cards: one tween moves any number of them together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from warapp.engine import Card
from warapp.table.motion.clips import Tween
from warapp.table.motion.easing import between, ease_in_out, there_and_back
from warapp.table.stage.stage import Stage

TILT_DEG = 6.0
"""How far a card is turned in the middle of its flight."""
_FLIP_BEGINS, _FLIP_ENDS = 0.25, 0.75
"""The parts of a flight between which the card is turned over."""
_SINKS = 0.8
"""The part of the way after which a card that is collected lies under the pile: it covers it by then."""


def move_cards(
    stage: Stage,
    cards: Sequence[Card],
    ms: float,
    *,
    face_up: bool | None = None,
    under: float | None = None,
    tilt: float = 0.0,
    lift: float = 1.0,
    ease: Callable[[float], float] = ease_in_out,
) -> Tween:
    """Return a tween that moves cards to the spots they were sent to, lifting, tilting and turning them.

    Args:
        stage: the stage of the cards.
        cards: the cards that move together.
        ms: the duration in milliseconds.
        face_up: how they lie in the end; None for no change.
        under: the stacking order at the end of the way; None for that of a card at rest.
        tilt: how far they are turned half way, clockwise in degrees.
        lift: how far they are off the table half way, 0 … 1.
        ease: the easing curve of the way.
    """
    starts: list[float] = []

    def step(t: float) -> None:
        sprites = [stage.sprites[card] for card in cards]
        if not starts:
            starts.extend(sprite.flip for sprite in sprites)
        travel, off_table = ease(t), lift * there_and_back(t)
        turned = ease_in_out(between(t, _FLIP_BEGINS, _FLIP_ENDS))
        angle = tilt * math.sin(math.pi * t) if t < 1.0 else 0.0
        for sprite, start in zip(sprites, starts, strict=True):
            end = start if face_up is None else float(face_up)
            if under is not None and travel > _SINKS:
                sprite.z = under
            if sprite.mark is not None:  # it is on its way off the table
                stage.fade(sprite, 1.0 - travel)
            stage.move(sprite, travel, off_table, start + (end - start) * turned, angle)
            if under is None and t == 1.0:
                stage.land(sprite)

    return Tween(ms, step)
