"""The symbolic icons, drawn in any colour at any size; knows no button."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from warapp.assets import resource


class Symbol(StrEnum):
    """A symbolic icon that the window uses, by the name of its file."""

    AUTO_PLAY = "auto-play"
    BACK = "back"
    DEAL = "deal"
    FORWARD = "forward"
    FULL_SCREEN = "full-screen"
    GUIDE = "guide"
    HISTORY = "history"
    INFORMATION = "information"
    LEARN = "learn"
    MORE = "more"
    NEW_ROUND = "new-round"
    OPEN_HANDS = "open-hands"
    PAUSE = "pause"
    PLAY = "play"
    PLAY_TEN = "play-ten"
    PREFERENCES = "preferences"
    RESTART = "restart"
    RULES = "rules"
    SOUND_OFF = "sound-off"
    SOUND_ON = "sound-on"
    SPEED = "speed"
    STATISTICS = "statistics"


def draw_symbol(painter: QPainter, symbol: Symbol, place: QRectF, colour: QColor) -> None:
    """Draw a symbol into a square place in logical pixels."""
    ratio = painter.device().devicePixelRatio()
    image = _image(symbol, colour.name(), max(1, round(place.width() * ratio)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(place, image)
    painter.restore()


def symbol_icon(symbol: Symbol, colour: QColor, side_px: int, ratio: float) -> QIcon:
    """Return a symbol as an icon.

    Args:
        symbol: the symbol.
        colour: its colour.
        side_px: its side in logical pixels.
        ratio: device pixels per logical pixel.
    """
    pixmap = QPixmap.fromImage(_image(symbol, colour.name(), round(side_px * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    return QIcon(pixmap)


@lru_cache(64)
def _image(symbol: Symbol, colour: str, side: int) -> QImage:
    """Return a symbol as an image so many device pixels wide and high."""
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    svg = resource("icons", "symbolic", f"{symbol}.svg").read_text(encoding="ascii")
    renderer = QSvgRenderer(svg.replace("currentColor", colour).encode("ascii"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter)
    return image
