"""Where the cards of a seat's column lie: fanned out, closer as they get more."""

from __future__ import annotations

from functools import lru_cache

from warapp.table.layout.geometry import Box, Point, Size

INDEX_WIDTH, INDEX_HEIGHT = 0.30, 0.34
"""The size of the corner that shows the rank, relative to the size of the card."""


_FACE_DOWN_STRIP = 0.10


_CLOSER = ((1.0, 1.0), (1.0, 0.7), (1.0, 0.45), (1.0, 0.25), (0.8, 0.2), (0.6, 0.2), (0.4, 0.15), (0.2, 0.1))
"""The scales of the visible strips of face-up and face-down cards as a column gets more crowded."""


@lru_cache(maxsize=256)
def fan(faces_up: tuple[bool, ...], box: Box, card: Size) -> tuple[Point, ...]:
    """Return the positions of the cards of a column: to the right, then in further rows below.

    The rank of every face-up card stays visible as long as there is room; beyond that all move closer.

    Args:
        faces_up: for each card in the order laid, whether it lies face up.
        box: the room for the column.
        card: the size of a card.
    """
    points: tuple[Point, ...] = ()
    for up, down in _CLOSER:
        points = _fanned(
            faces_up, box, card, card.width * INDEX_WIDTH * up, card.width * _FACE_DOWN_STRIP * down
        )
        if points[-1].y + card.height <= box.bottom + 0.5:
            break
    return points


def _fanned(
    faces_up: tuple[bool, ...], box: Box, card: Size, up_strip: float, down_strip: float
) -> tuple[Point, ...]:
    row_height = card.height * INDEX_HEIGHT * min(1.0, up_strip / (card.width * INDEX_WIDTH))
    points: list[Point] = []
    x, y = box.x, box.y
    for face_up in faces_up:
        if x > box.right - card.width + 0.5 and x > box.x:
            x, y = box.x, y + row_height
        points.append(Point(x, y))
        x += up_strip if face_up else down_strip
    return tuple(points)
