"""The body of a court figure: where its axis and its hem are, shoulders, panels, lapels, arm and hand."""

from __future__ import annotations

from palette import GOLD, Palette
from patterns import Shape
from svg import fill, line, number, polygon_path, rounded

AXIS = 264
"""Where the axis of the upper figure stands on the card; figures are drawn around x = 0."""
SLOPE = 0.2
HAND = (150, 284)
"""Where the fist is, relative to the axis."""
_SHADOW = 'fill-opacity=".17"'


def hem(x: float, below: float = 12) -> float:
    """Return the height of the divide at x, a little below it, so that the sash covers where figures meet."""
    return 350 + SLOPE * (x + AXIS - 250) + below


def quad(
    top_left: float, top_right: float, bottom_left: float, bottom_right: float, top: float = 226
) -> Shape:
    """Return a panel that hangs from a level line down to the hem, clockwise."""
    return [
        (top_left, top),
        (top_right, top),
        (bottom_right, hem(bottom_right)),
        (bottom_left, hem(bottom_left)),
    ]


def panel(colour: str, *shapes: Shape) -> str:
    """Return panels in one colour."""
    return fill(colour, *(polygon_path(shape) for shape in shapes))


def mirrored(shape: Shape) -> Shape:
    """Return the shape on the other side of the axis, still clockwise, its hem where the divide is there."""
    return [(-x, hem(-x) if y == hem(x) else y) for x, y in reversed(shape)]


def _silhouette(width: float, neck: float, side: int) -> str:
    w, s = width, side
    return (
        f"M0 226H{number(s * neck)}"
        f"C{number(s * (neck + 54))} 232 {number(s * (w - 16))} 254 {number(s * w)} 302"
        f"L{number(s * (w + 14))} {number(hem(s * (w + 14)))}L0 {number(hem(0))}Z"
    )


def shoulders(colour: str, width: float = 152, neck: float = 36) -> str:
    """Return the body from the neck to the hem."""
    return fill(colour, _silhouette(width, neck, -1), _silhouette(width, neck, 1))


def shadow(width: float = 152, neck: float = 36) -> str:
    """Return the shade that lies on the right half of a body."""
    return fill("#1A1030", _silhouette(width, neck, 1), extra=_SHADOW)


def neck(p: Palette, shape: str) -> str:
    """Return the neck, and below it as much skin as the neckline shows."""
    return (
        fill(p.shade, "M-24 200H24V236H-24Z")
        + fill(p.skin, shape)
        + fill(p.shade, "M-24 216H24V228Q0 262-24 228Z")
    )


def forearm(cloth: str, trim: str = GOLD) -> str:
    """Return the sleeve that comes up from the hem at the right edge to the fist."""
    sleeve = [(152, 316), (184, 298), (232, hem(232)), (146, hem(146))]
    cuff = [(140, 310), (183, 287), (192, 304), (149, 328)]
    return panel(cloth, sleeve) + panel(trim, cuff)


def fist(palette: Palette) -> str:
    """Return the hand that is closed around a shaft at x = 0."""
    y = HAND[1]
    return fill(palette.skin, rounded(-22, y - 22, 46, 42, 15)) + line(
        palette.shade, 3, f"M-20 {y - 8}H8M-21 {y + 6}H8"
    )
