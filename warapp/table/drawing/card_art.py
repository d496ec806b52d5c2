"""Draws cards as pixmaps at the exact size in device pixels; knows nothing of where cards lie."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from warapp.assets import resource
from warapp.engine.cards import ACE, JACK, Card
from warapp.table.drawing import face_layout
from warapp.table.drawing.deck_style import (
    BACKS,
    DEFAULT_STYLE,
    FOUR_COLOURS,
    DeckStyle,
    dot_count,
    ink_of,
    rank_text,
    two_colour_ink,
)
from warapp.table.drawing.plain_cards import paint_plain_back, paint_plain_face
from warapp.vocabulary import SuitColours

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_ART = QSizeF(face_layout.WIDTH, face_layout.HEIGHT)
_BACK_PARTS, _PICTURE_PARTS, _FIGURE_PARTS = ("card", "edge"), ("picture",), ("picture", "half")
"""The elements that a back, the picture of an ace, and that of a court or joker have."""
_SHADOW_STRENGTH = 0.5
FARTHEST_SHADOW = 0.06
SHADOW_RIGHT = 0.3
"""How far below a card its shadow is at most, by the card's height, and how much of that right of it."""
_COVERED = 0.02
"""How far from the edges of a card all is covered, in spite of its corners, by its width."""
MOST_FACES = 30
"""How many faces are cached, those used last: a face takes 0.2 MB in a window of 1280x800."""


class CardArt:
    """The pixmaps of a deck, each drawn on first use and cached until style or size change; not all faces.

    Missing or broken art gives a plain card with its name on it, and one log record.
    """

    def __init__(self, style: DeckStyle = DEFAULT_STYLE) -> None:
        self._style = style
        self._device = QSize(100, 140)
        self._ratio = 1.0
        self._pixmaps: dict[str, QPixmap] = {}
        self._faces: dict[Card, QPixmap] = {}
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
            self._forget()

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
            self._forget()

    def _forget(self) -> None:
        self._pixmaps.clear()
        self._faces.clear()

    def face(self, card: Card) -> QPixmap:
        """Return the face of a card."""
        face = self._faces.pop(card, None) or self.scaled_face(card, 1.0)
        self._faces[card] = face  # the last of the dict is the one used last
        if len(self._faces) > MOST_FACES:
            del self._faces[next(iter(self._faces))]
        return face

    def face_once(self, card: Card) -> QPixmap:
        """Return the face of a card that will not be needed again soon."""
        return self._faces.get(card) or self.scaled_face(card, 1.0)

    def keep_faces(self, cards: Collection[Card]) -> None:
        """Drop the faces of all other cards."""
        self._faces = {card: face for card, face in self._faces.items() if card in cards}

    def back(self, scale: float = 1.0) -> QPixmap:
        """Return the back of all cards, drawn at a scale."""
        name = f"back {scale}"
        if name not in self._pixmaps:
            self._pixmaps[name] = self._draw_back(scale)
        return self._pixmaps[name]

    def shadow(self, blur: float) -> QPixmap:
        """Return the soft shadow of a card, which extends `blur` logical pixels beyond it on every side.

        It is hollow, as turning it in flight costs time: what always lies below the card is left out.
        """
        margin = max(1, round(blur * self._ratio))
        name = f"shadow {margin}"
        if name not in self._pixmaps:
            self._pixmaps[name] = _draw_shadow(self._device, margin, self._ratio)
        return self._pixmaps[name]

    def scaled_face(self, card: Card, scale: float) -> QPixmap:
        """Return the face of a card, drawn at a scale; it is drawn at each call."""
        from warapp.table.drawing.face_painting import Face, paint_face  # the first frame shows only backs

        pixmap, name, style = self._blank(scale), str(card), self._style
        size = pixmap.deviceIndependentSize()
        picture = self._load_picture(card) if card.rank >= JACK else None
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = QColor(ink_of(card, style.colours))
            if picture is None and card.rank >= JACK:
                self._report(name)
                paint_plain_face(painter, size, name, ink)
            else:
                painter.scale(size.width() / _ART.width(), size.height() / _ART.height())
                dots = dot_count(card, style.dots)
                face = Face(card, rank_text(card, style.letters), ink, dots, picture)
                paint_face(painter, face, style.faces)
        return pixmap

    def _draw_back(self, scale: float) -> QPixmap:
        name = self._style.back
        renderer = _renderer(_read("backs", f"{name}.svg") if name in BACKS else b"", _BACK_PARTS)
        pixmap = self._blank(scale)
        size = pixmap.deviceIndependentSize()
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if renderer is None:
                self._report(name)
                paint_plain_back(painter, size)
            else:
                renderer.render(painter, QRectF(QPointF(), size))
        return pixmap

    def _blank(self, scale: float = 1.0) -> QPixmap:
        width, height = round(self._device.width() * scale), round(self._device.height() * scale)
        pixmap = QPixmap(max(1, width), max(1, height))
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        return pixmap

    def _load_picture(self, card: Card) -> QSvgRenderer | None:
        svg = _read("pictures", f"{card}.svg")
        if self._style.colours is SuitColours.FOUR and card.suit in FOUR_COLOURS:
            svg = svg.replace(two_colour_ink(card.suit).encode(), FOUR_COLOURS[card.suit].encode())
        return _renderer(svg, _PICTURE_PARTS if card.rank == ACE else _FIGURE_PARTS)

    def _report(self, name: str) -> None:
        """Log once for each card that its art is missing."""
        if name not in self._reported:
            self._reported.add(name)
            import logging  # takes 4 ms, wasted unless art is missing

            logging.getLogger(__name__).warning(
                "The art of card %r is missing or broken; a plain card stands in for it", name
            )


def _read(folder: str, name: str) -> bytes:
    try:
        return resource("cards", folder, name).read_bytes()
    except OSError:
        return b""


def _renderer(svg: bytes, parts: tuple[str, ...]) -> QSvgRenderer | None:
    """Return a renderer for a complete SVG; QtSvg is imported here, so that the first frame doesn't wait."""
    if not svg.rstrip().endswith(b"</svg>"):
        return None
    try:
        from PySide6.QtSvg import QSvgRenderer
    except ImportError:
        return None
    renderer = QSvgRenderer(svg)
    whole = renderer.viewBoxF().size() == _ART and all(map(renderer.elementExists, parts))
    return renderer if renderer.isValid() and whole else None


def _draw_shadow(card: QSize, margin: int, ratio: float) -> QPixmap:
    """Return a rectangle under a Gaussian blur, which is separable into horizontal and vertical soft edges.

    Args:
        card: the size of the card in device pixels.
        margin: how far the shadow extends beyond it, in device pixels.
        ratio: device pixels per logical pixel.
    """
    row = bytes(round(255 * soft) for soft in _soft_edges(card.width(), margin))
    hidden = _hidden_part(card).translated(margin, margin)
    rows: dict[tuple[int, bool], bytes] = {}
    lines = []
    for y, soft in enumerate(_soft_edges(card.height(), margin)):
        key = level, hollow = round(255 * _SHADOW_STRENGTH * soft), hidden.top() <= y <= hidden.bottom()
        if key not in rows:
            line = row.translate(bytes((alpha * level + 127) // 255 for alpha in range(256)))
            gap = line[: hidden.left()] + bytes(hidden.width()) + line[hidden.right() + 1 :]
            rows[key] = gap if hollow and hidden.width() > 0 else line
        lines.append(rows[key])
    image = QImage(b"".join(lines), len(row), len(lines), len(row), QImage.Format.Format_Alpha8)
    pixmap = QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _hidden_part(card: QSize) -> QRect:
    """Return the part of a card's shadow that lies below the card however far that is off the table."""
    down, inset = FARTHEST_SHADOW * card.height(), math.ceil(_COVERED * card.width()) + 2
    width = card.width() - 2 * inset - math.ceil(SHADOW_RIGHT * down)
    return QRect(inset, inset, width, card.height() - 2 * inset - math.ceil(down))


def _soft_edges(length: int, margin: int) -> list[float]:
    """Return the opacity along a blurred box of this length; the margin is 2.5 standard deviations."""
    spread = math.sqrt(2) * margin / 2.5
    return [
        (math.erf((i + 0.5 - margin) / spread) - math.erf((i + 0.5 - margin - length) / spread)) / 2
        for i in range(length + 2 * margin)
    ]
