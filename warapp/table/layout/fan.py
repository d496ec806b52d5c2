"""Where the cards of a seat's column lie: fanned out in one row, closer as they get more."""

from __future__ import annotations

from functools import lru_cache

from warapp.table.layout.geometry import Box, Point, Size
from warapp.vocabulary import FaceStyle

SMALL_INDEX, LARGE_INDEX, BIG_NUMBER = 0.20, 0.29, 0.75
"""How wide a strip of a face-up card shows its index whole and no pip, or its big number, in card widths."""
_FACE_DOWN = 0.16
"""How wide a strip of a face-down card is."""

_CLOSER = (
    (1.0, 1.0),
    (1.0, 0.7),
    (1.0, 0.5),
    (0.9, 0.35),
    (0.8, 0.25),
    (0.65, 0.2),
    (0.5, 0.15),
    (0.35, 0.1),
)
"""The scales of the strips of face-up and face-down cards as a column gets more crowded."""

_STRIPS = {
    FaceStyle.CLASSIC: SMALL_INDEX,
    FaceStyle.LARGE_INDEX: LARGE_INDEX,
    FaceStyle.BIG_NUMBERS: BIG_NUMBER,
}


def strip_of(faces: FaceStyle) -> float:
    """Return how wide a strip of a face shows its index, in card widths.

    >>> strip_of(FaceStyle.CLASSIC)
    0.2
    """
    return _STRIPS[faces]


@lru_cache(maxsize=256)
def fan(faces_up: tuple[bool, ...], box: Box, card: Size, strip: float) -> tuple[Point, ...]:
    """Return the positions of the cards of a column, to the right of each other.

    The index of every face-up card is visible as long as there is room; beyond that all move closer.

    Args:
        faces_up: for each card in the order laid, whether it lies face up.
        box: the room for the column.
        card: the size of a card.
        strip: how much of a face-up card shows its index, in card widths.
    """
    room = box.width - card.width
    for up, down in _CLOSER:
        steps = [card.width * (strip * up if face_up else _FACE_DOWN * down) for face_up in faces_up[:-1]]
        if sum(steps) <= room + 0.5:
            break
    else:
        steps = [step * room / sum(steps) for step in steps]
    points, x = [Point(box.x, box.y)], box.x
    for step in steps:
        x += step
        points.append(Point(x, box.y))
    return tuple(points)
