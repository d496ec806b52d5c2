"""Draws cards as pixmaps at the exact size in device pixels; knows nothing of where cards lie."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPixmap

from warapp.assets import resource
from warapp.engine import Card, Suit
from warapp.vocabulary import FaceStyle, SuitColours

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

BACKS: tuple[str, ...] = ("stars", "guilloche", "waves", "lattice", "rays", "plain")
"""The names of the card backs; the first is the default."""

PAPER, RED, BLACK = "#FDFBF6", "#C4122F", "#1C1B20"
"""The paper colour, and the two colours that the art uses for suits and for nothing else."""
FOUR_COLOURS = {Suit.CLUBS: "#1A7F37", Suit.DIAMONDS: "#1565C0", Suit.HEARTS: RED, Suit.SPADES: BLACK}

_ART = QSizeF(500, 700)
_PARTS = ("card", "edge")
"""The elements that every picture has."""
_CORNER = 30 / 500
_LETTER = 132
"""The height of a letter in a corner, in units of the art."""
_SHADOW_STRENGTH = 0.5


class DeckStyle(NamedTuple):
    """The look of the deck; every combination is drawn from the same files."""

    back: str = BACKS[0]
    colours: SuitColours = SuitColours.TWO
    faces: FaceStyle = FaceStyle.CLASSIC


DEFAULT_STYLE = DeckStyle()


class CardArt:
    """The pixmaps of a deck, each drawn on first use and cached until style or size change.

    Missing or broken art gives a plain card with its name on it, and one log record.
    """

    def __init__(self, style: DeckStyle = DEFAULT_STYLE) -> None:
        self._style = style
        self._device = QSize(100, 140)
        self._ratio = 1.0
        self._pixmaps: dict[str, QPixmap] = {}
        self._reported: set[str] = set()

    @property
    def style(self) -> DeckStyle:
        """The current style."""
        return self._style

    @property
    def size(self) -> QSizeF:
        """The size of a card in logical pixels, which is a whole number of device pixels."""
        return QSizeF(self._device.width() / self._ratio, self._device.height() / self._ratio)

    def set_style(self, style: DeckStyle) -> None:
        """Change the style, dropping all pixmaps if it differs."""
        if style != self._style:
            self._style = style
            self._pixmaps.clear()

    def set_size(self, width: float, device_pixel_ratio: float) -> None:
        """Change the size, dropping all pixmaps if it differs.

        Args:
            width: the width of a card in logical pixels; the height is 7/5 of it.
            device_pixel_ratio: device pixels per logical pixel.
        """
        across = width * device_pixel_ratio
        device = QSize(max(1, round(across)), max(1, round(across * 7 / 5)))
        if (device, device_pixel_ratio) != (self._device, self._ratio):
            self._device, self._ratio = device, device_pixel_ratio
            self._pixmaps.clear()

    def face(self, card: Card) -> QPixmap:
        """Return the face of a card."""
        name = str(card)
        if name not in self._pixmaps:
            self._pixmaps[name] = self._draw_face(card)
        return self._pixmaps[name]

    def back(self) -> QPixmap:
        """Return the back of all cards."""
        if "back" not in self._pixmaps:
            self._pixmaps["back"] = self._draw_back()
        return self._pixmaps["back"]

    def shadow(self, blur: float) -> QPixmap:
        """Return the soft shadow of a card, which extends `blur` logical pixels beyond it on every side."""
        margin = max(1, round(blur * self._ratio))
        name = f"shadow {margin}"
        if name not in self._pixmaps:
            self._pixmaps[name] = _draw_shadow(self._device, margin, self._ratio)
        return self._pixmaps[name]

    def _draw_face(self, card: Card) -> QPixmap:
        name = str(card)
        svg = self._read("faces", f"{name}.svg")
        if self._style.colours == SuitColours.FOUR and card.suit in FOUR_COLOURS:
            svg = svg.replace(_two_colour(card).encode(), FOUR_COLOURS[card.suit].encode())
        renderer = self._load(svg, name)
        pixmap = self._blank()
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if renderer is None:
                _paint_plain_face(painter, self.size, name, QColor(self._suit_colour(card)))
            elif self._style.faces == FaceStyle.BIG_NUMBERS:
                _paint_big_face(painter, self.size, renderer)
            else:
                renderer.render(painter, _whole(self.size))
        return pixmap

    def _draw_back(self) -> QPixmap:
        name = self._style.back
        renderer = self._load(self._read("backs", f"{name}.svg") if name in BACKS else b"", name)
        pixmap = self._blank()
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if renderer is None:
                _paint_plain_back(painter, self.size)
            else:
                renderer.render(painter, _whole(self.size))
        return pixmap

    def _blank(self) -> QPixmap:
        pixmap = QPixmap(self._device)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        return pixmap

    def _suit_colour(self, card: Card) -> str:
        if self._style.colours == SuitColours.FOUR:
            return FOUR_COLOURS.get(card.suit, BLACK)
        return _two_colour(card)

    def _read(self, folder: str, name: str) -> bytes:
        try:
            return resource("cards", folder, name).read_bytes()
        except OSError:
            return b""

    def _load(self, svg: bytes, name: str) -> QSvgRenderer | None:
        """Return a renderer for a complete picture of a card; if there is none, log that once per name."""
        renderer = _renderer(svg)
        if renderer is None and name not in self._reported:
            self._reported.add(name)
            import logging  # takes 4 ms, wasted unless art is missing

            logging.getLogger(__name__).warning(
                "The art of card %r is missing or broken; a plain card stands in for it", name
            )
        return renderer


def _renderer(svg: bytes) -> QSvgRenderer | None:
    """Return a renderer for an SVG; QtSvg is imported here so that it doesn't delay the first frame."""
    if not svg.rstrip().endswith(b"</svg>"):
        return None
    try:
        from PySide6.QtSvg import QSvgRenderer
    except ImportError:
        return None
    renderer = QSvgRenderer(svg)
    whole = renderer.viewBoxF().size() == _ART and all(map(renderer.elementExists, _PARTS))
    return renderer if renderer.isValid() and whole else None


def _two_colour(card: Card) -> str:
    return RED if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else BLACK


def _whole(size: QSizeF) -> QRectF:
    return QRectF(0, 0, size.width(), size.height())


def _paint_big_face(painter: QPainter, size: QSizeF, renderer: QSvgRenderer) -> None:
    """Paint one huge rank and one huge suit, taken from the corner of the normal face."""
    painter.scale(size.width() / _ART.width(), size.height() / _ART.height())
    for element in _PARTS:
        renderer.render(painter, element, _whole(_ART))
    for element, room in (("rank", QRectF(40, 46, 420, 318)), ("suit", QRectF(40, 410, 420, 246))):
        shape = renderer.boundsOnElement(element).size()
        high = min(shape.height(), _LETTER)  # so that the tail of a Q hangs below the line
        scale = min(room.width() / shape.width(), room.height() / high)
        place = QRectF(0, 0, shape.width() * scale, shape.height() * scale)
        place.moveCenter(room.center() + QPointF(0, (shape.height() - high) * scale / 2))
        renderer.render(painter, element, place)


def _paint_paper(painter: QPainter, size: QSizeF) -> None:
    corner = size.width() * _CORNER
    painter.setPen(QColor(0, 0, 0, 0x55))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(_whole(size).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)


def _paint_plain_face(painter: QPainter, size: QSizeF, name: str, colour: QColor) -> None:
    _paint_paper(painter, size)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(1, round(size.width() * 0.36)))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(_whole(size), Qt.AlignmentFlag.AlignCenter, name)


def _paint_plain_back(painter: QPainter, size: QSizeF) -> None:
    _paint_paper(painter, size)
    border = size.width() * 0.07
    pattern = QPainterPath()
    pattern.addRoundedRect(_whole(size).adjusted(border, border, -border, -border), border / 2, border / 2)
    painter.fillPath(pattern, QColor("#27498A"))


def _draw_shadow(card: QSize, margin: int, ratio: float) -> QPixmap:
    """Return a rectangle under a Gaussian blur, which is separable into horizontal and vertical soft edges.

    Args:
        card: the size of the card in device pixels.
        margin: how far the shadow extends beyond it, in device pixels.
        ratio: device pixels per logical pixel.
    """
    row = bytes(round(255 * soft) for soft in _soft_edges(card.width(), margin))
    rows: dict[int, bytes] = {}
    lines = []
    for soft in _soft_edges(card.height(), margin):
        level = round(255 * _SHADOW_STRENGTH * soft)
        if level not in rows:
            rows[level] = row.translate(bytes((alpha * level + 127) // 255 for alpha in range(256)))
        lines.append(rows[level])
    image = QImage(b"".join(lines), len(row), len(lines), len(row), QImage.Format.Format_Alpha8)
    pixmap = QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _soft_edges(length: int, margin: int) -> list[float]:
    """Return the opacity along a blurred box of this length; the margin is 2.5 standard deviations."""
    spread = math.sqrt(2) * margin / 2.5
    return [
        (math.erf((i + 0.5 - margin) / spread) - math.erf((i + 0.5 - margin - length) / spread)) / 2
        for i in range(length + 2 * margin)
    ]
