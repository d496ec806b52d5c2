"""Cards from two to ten, and what every face has: the paper, its edge and the indices in two corners."""

from __future__ import annotations

from glyphs import GLYPHS
from suits import COLOURS, PAPER, SHAPES
from svg import at, document, fill, group, rounded, use

WIDTH, HEIGHT, CORNER = 500, 700, 30
INDEX_X = 67
_RANK_TOP, _RANK_SCALE, _SUIT_Y, _SUIT_SCALE = 28, 1.32, 214, 0.82

_LEFT, _MIDDLE, _RIGHT = 184, 250, 316
_TOP, _BOTTOM = 122, 578
_THIRD, _TWO_THIRDS = 274, 426

_PIPS = {
    2: [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    3: [(_MIDDLE, _TOP), (_MIDDLE, 350), (_MIDDLE, _BOTTOM)],
    4: [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _BOTTOM)],
    5: [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _BOTTOM)] + [(_MIDDLE, 350)],
    6: [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, 350, _BOTTOM)],
    7: [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, 350, _BOTTOM)] + [(_MIDDLE, 236)],
    8: [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, 350, _BOTTOM)] + [(_MIDDLE, 236), (_MIDDLE, 464)],
    9: [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _THIRD, _TWO_THIRDS, _BOTTOM)] + [(_MIDDLE, 350)],
    10: [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _THIRD, _TWO_THIRDS, _BOTTOM)]
    + [(_MIDDLE, 198), (_MIDDLE, 502)],
}

_SIZES = {2: 1, 3: 1, 4: 0.88, 5: 0.88, 6: 0.88, 7: 0.82, 8: 0.82, 9: 0.76, 10: 0.76}


def paper(colour: str = PAPER) -> str:
    """Return the sheet of the card."""
    return group(fill(colour, rounded(0, 0, WIDTH, HEIGHT, CORNER)), name="card")


def edge() -> str:
    """Return the faint line that parts a white card from the next one."""
    data = rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER - 1.5)
    return f'<path id="edge" fill="none" stroke="#000000" stroke-opacity=".14" stroke-width="3" d="{data}"/>'


def rank_mark(text: str, colour: str) -> str:
    """Return the rank of the upper index, as the element `rank`."""
    glyph = GLYPHS[text]
    place = f"translate({INDEX_X - glyph.width * _RANK_SCALE / 2:.4g} {_RANK_TOP}) scale({_RANK_SCALE})"
    return group(fill(colour, glyph.path), name="rank", transform=place)


def suit_mark() -> str:
    """Return the suit of the upper index, as the element `suit`."""
    return group(use("pip", at(INDEX_X, _SUIT_Y, _SUIT_SCALE)), name="suit")


def twice(marks: str) -> str:
    """Return the marks of the upper corner and the same in the lower one."""
    return group(marks, name="index") + use("index", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def indices(rank: str, colour: str) -> str:
    """Return both corner indices; the element `pip` must exist."""
    return twice(rank_mark(rank, colour) + suit_mark())


def pip(suit: str) -> str:
    """Return the definition of the suit's shape, as the element `pip`."""
    return f'<defs><path id="pip" fill="{COLOURS[suit]}" d="{SHAPES[suit]}"/></defs>'


def number_face(rank: int, suit: str) -> str:
    """Return a card from two to ten in its classic layout."""
    size = _SIZES[rank]
    pips = [use("pip", at(x, y, size, turn=180 if y > 350 else 0)) for x, y in _PIPS[rank]]
    return document(
        WIDTH,
        HEIGHT,
        pip(suit),
        paper(),
        edge(),
        group(*pips, name="pips"),
        indices(str(rank), COLOURS[suit]),
    )
