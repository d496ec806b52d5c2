"""What tests of drawings share: where pictures differ, and where they have a colour."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QFont, QImage, QPixmap

from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Box
from warapp.vocabulary import ThemeName


def context(name: ThemeName = ThemeName.GREEN, ratio: float = 1.0) -> PaintContext:
    """The colours of a table, and a font."""
    font = QFont()
    font.setPixelSize(13)
    return PaintContext(THEMES[name], font, ratio)


def box_where(image: QImage, found: Callable[[int, int], bool]) -> Box:
    """The smallest box, in pixels, around those for which something is so."""
    at = [(x, y) for y in range(image.height()) for x in range(image.width()) if found(x, y)]
    assert at, "there is no such pixel"
    left, top = min(x for x, _ in at), min(y for _, y in at)
    return Box(left, top, max(x for x, _ in at) - left + 1, max(y for _, y in at) - top + 1)


def changed(one: QPixmap, other: QPixmap) -> Box:
    """Where two pictures of the same size differ by more than a trace."""
    a, b = one.toImage(), other.toImage()
    assert a.size() == b.size()

    def differ(x: int, y: int) -> bool:
        if a.pixel(x, y) == b.pixel(x, y):
            return False
        p, q = a.pixelColor(x, y), b.pixelColor(x, y)
        channels = ((p.red(), q.red()), (p.green(), q.green()), (p.blue(), q.blue()), (p.alpha(), q.alpha()))
        return any(abs(m - n) > 24 for m, n in channels)

    return box_where(a, differ)


def coloured(pixmap: QPixmap, colour: str, tolerance: int = 12) -> Box:
    """Where a picture has a colour."""
    image, wanted = pixmap.toImage(), QColor(colour)

    def near(x: int, y: int) -> bool:
        pixel = image.pixelColor(x, y)
        return (
            pixel.alpha() > 200
            and abs(pixel.red() - wanted.red()) <= tolerance
            and abs(pixel.green() - wanted.green()) <= tolerance
            and abs(pixel.blue() - wanted.blue()) <= tolerance
        )

    return box_where(image, near)


def opacity(pixmap: QPixmap, x: int, y: int) -> int:
    """How opaque a pixel is, 0 … 255."""
    return pixmap.toImage().pixelColor(x, y).alpha()
