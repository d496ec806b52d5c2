"""Where things are on the face of a card, in units of its art, 500 wide and 700 high; knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

from warapp.vocabulary import FaceStyle

WIDTH, HEIGHT = 500, 700
CORNER = 30
"""The radius of the corners of a card."""
FRAME_INSET, FRAME_CORNER = 32, 12
"""How far the frame of a court is from the edge of the card, and the radius of its corners."""
DOT_RADIUS = 9.4
BIG_RANK_TOP, BIG_RANK_WIDTH, BIG_RANK_SCALE = 56, 410, 2.95
"""The top of the huge rank of a big-number face, the width it may have, and its scale if it is narrower."""
BIG_SUIT_Y, BIG_SUIT_SCALE = 530, 2.36
BUST_RANK, BUST_RANK_SCALE = (40, 40), 2.2
"""The corner and the scale of the rank beside the bust of a court."""
BUST_SUIT, BUST_SUIT_SCALE = (398, 122), 1.24
BUST_SCALE, BUST_WAIST = 1.2, 352
"""How much a bust is enlarged, and where it is cut off."""

_DOT_X, _DOT_STEP, _DOT_GAP, _FIVE = 18, 23.5, 11, 5


class Spot(NamedTuple):
    """Where a pip is, how large, and whether it is upside down."""

    x: float
    y: float
    scale: float
    upside_down: bool


class Index(NamedTuple):
    """The index in the upper corner.

    Attributes:
        x: the middle of rank and suit.
        room: the width a rank may have; a wider one is condensed.
        rank_top, rank_scale: the upper edge and the scale of the rank.
        suit_y, suit_scale: the middle and the scale of the suit.
        notch: width and height of what the frame of a court leaves free for it.
        dots_top: where the middle of the first value dot is.
    """

    x: float
    room: float
    rank_top: float
    rank_scale: float
    suit_y: float
    suit_scale: float
    notch: tuple[float, float]
    dots_top: float


INDICES = {
    FaceStyle.CLASSIC: Index(54, 76, 26, 0.94, 162, 0.56, (106, 204), 216),
    FaceStyle.LARGE_INDEX: Index(67, 100, 28, 1.32, 214, 0.82, (132, 268), 282),
}
BIG_DOTS_TOP = 60
TEN_SCALE = 0.92
"""How much narrower and lower the 10 is, the only rank of two digits."""


class _Grid(NamedTuple):
    columns: tuple[float, float, float]
    narrow: tuple[float, float, float]
    """The columns of up to six pips."""
    top: float
    bottom: float
    scales: tuple[tuple[int, float], ...]
    """The scale of up to so many pips."""


_GRIDS = {
    FaceStyle.CLASSIC: _Grid((153, 250, 347), (153, 250, 347), 112, 588, ((3, 1.12), (8, 0.92), (10, 0.86))),
    FaceStyle.LARGE_INDEX: _Grid(
        (184, 250, 316), (190, 250, 310), 196, 504, ((3, 0.95), (6, 0.74), (10, 0.66))
    ),
}
_LEFT, _MIDDLE, _RIGHT = range(3)
_SIDES = (_LEFT, _RIGHT)
_PIPS: dict[int, tuple[tuple[int, float], ...]] = {
    2: ((_MIDDLE, 0), (_MIDDLE, 1)),
    3: ((_MIDDLE, 0), (_MIDDLE, 1 / 2), (_MIDDLE, 1)),
    4: tuple((side, y) for side in _SIDES for y in (0, 1)),
    5: (*((side, y) for side in _SIDES for y in (0, 1)), (_MIDDLE, 1 / 2)),
    6: tuple((side, y) for side in _SIDES for y in (0, 1 / 2, 1)),
    7: (*((side, y) for side in _SIDES for y in (0, 1 / 2, 1)), (_MIDDLE, 1 / 4)),
    8: (*((side, y) for side in _SIDES for y in (0, 1 / 2, 1)), (_MIDDLE, 1 / 4), (_MIDDLE, 3 / 4)),
    9: (*((side, y) for side in _SIDES for y in (0, 1 / 3, 2 / 3, 1)), (_MIDDLE, 1 / 2)),
    10: (*((side, y) for side in _SIDES for y in (0, 1 / 3, 2 / 3, 1)), (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}
"""The column of each pip, and how far down it is in the field of the pips."""


def pips(count: int, style: FaceStyle) -> tuple[Spot, ...]:
    """Return where the pips of a number card are, 2 … 10, in a style that has pips.

    >>> pips(2, FaceStyle.CLASSIC)
    (Spot(x=250, y=112, scale=1.12, upside_down=False), Spot(x=250, y=588, scale=1.12, upside_down=True))
    """
    grid = _GRIDS[style]
    columns = grid.narrow if count <= 6 else grid.columns
    scale = next(scale for most, scale in grid.scales if count <= most)
    field = grid.bottom - grid.top
    return tuple(
        Spot(columns[column], grid.top + field * down, scale, down > 1 / 2) for column, down in _PIPS[count]
    )


def dots(count: int, top: float) -> tuple[tuple[float, float], ...]:
    """Return the middles of a row of value dots, downwards, in fives.

    >>> dots(6, top=216)[-2:]
    ((18, 310.0), (18, 344.5))
    """
    return tuple((_DOT_X, top + _DOT_STEP * i + _DOT_GAP * (i // _FIVE)) for i in range(count))
