"""The small faces of open piles: drawn once at their largest, and scaled down, which is ten times as fast."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from warapp.engine import Card
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import DeckStyle
from warapp.ui.open_hands.strips import WIDEST_CARD_PX
from warapp.vocabulary import FaceStyle, ValueDots

CORNER = 0.06
"""The radius of the corners of a card, in card widths."""
_EDGE = QColor(0, 0, 0, 60)


class SmallFaces:
    """Faces with large indices, whatever the style of the other cards.

    Args:
        style: of the other cards.
    """

    def __init__(self, style: DeckStyle) -> None:
        self._art = CardArt(_small(style))
        self._width, self._ratio = float(WIDEST_CARD_PX), 1.0
        self._scaled: dict[Card, QPixmap] = {}

    def set_style(self, style: DeckStyle) -> None:
        """Draw them in another style."""
        self._art.set_style(_small(style))
        self._scaled.clear()

    def set_size(self, width: float, ratio: float) -> None:
        """Use another size.

        Args:
            width: of a card, in logical pixels.
            ratio: device pixels per logical pixel.
        """
        if (width, ratio) != (self._width, self._ratio):
            self._width, self._ratio = width, ratio
            self._scaled.clear()
        self._art.set_size(WIDEST_CARD_PX, ratio)

    def face(self, card: Card) -> QPixmap:
        """Return the face of a card."""
        if card not in self._scaled:
            large = self._art.face(card).toImage()
            across = round(self._width * self._ratio)
            small = large.scaledToWidth(across, Qt.TransformationMode.SmoothTransformation)
            pixmap = QPixmap.fromImage(small)
            pixmap.setDevicePixelRatio(self._ratio)
            _paint_edge(pixmap)
            self._scaled[card] = pixmap
        return self._scaled[card]


def _paint_edge(face: QPixmap) -> None:
    """Set a card off from those that it lies on."""
    size = face.deviceIndependentSize()
    with QPainter(face) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_EDGE, 1))
        corner = CORNER * size.width()
        painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), corner, corner)


def _small(style: DeckStyle) -> DeckStyle:
    return style._replace(faces=FaceStyle.LARGE_INDEX, dots=ValueDots.NONE)
