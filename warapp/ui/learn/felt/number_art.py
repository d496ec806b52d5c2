"""The pixmaps of the cards of a lesson."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPixmap

from warapp.engine import Card
from warapp.learn.number_cards import NumberCards, Shows
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import DeckStyle
from warapp.table.drawing.paint import painter_on
from warapp.table.layout.geometry import Size
from warapp.ui.learn.drawing.number_face import NumberFace, paint_number_face


class NumberArt:
    """The pixmaps of number cards and backs, each drawn once in a size.

    Args:
        cards: which number each card has.
    """

    def __init__(self, cards: NumberCards) -> None:
        self._cards = cards
        self._art = CardArt()
        self._faces: dict[tuple[Card, Shows, int, float], QPixmap] = {}
        self._style = DeckStyle()
        self.ratio = 1.0

    def set_style(self, style: DeckStyle, ratio: float) -> None:
        """Use another back, other colours of the suits, or another resolution."""
        if (style, ratio) != (self._style, self.ratio):
            self._style, self.ratio = style, ratio
            self._art.set_style(style)
            self._faces.clear()

    def face(self, card: Card, shows: Shows, size: Size) -> QPixmap:
        """Return the face of a card."""
        key = (card, shows, round(size.width), self.ratio)
        if key not in self._faces:
            if len(self._faces) > 60:
                self._faces.clear()
            pixmap = QPixmap(max(1, round(size.width * self.ratio)), max(1, round(size.height * self.ratio)))
            pixmap.setDevicePixelRatio(self.ratio)
            pixmap.fill(QColor(0, 0, 0, 0))
            painter = painter_on(pixmap)
            face = NumberFace(card, self._cards.number(card), shows, self._style.colours)
            paint_number_face(painter, QRectF(0, 0, size.width, size.height), face)
            painter.end()
            self._faces[key] = pixmap
        return self._faces[key]

    def back(self, size: Size) -> QPixmap:
        """Return the back of all cards."""
        self._art.set_size(size.width, self.ratio)
        return self._art.back()

    def shadow(self, size: Size, blur: float) -> QPixmap:
        """Return the shadow of a card."""
        self._art.set_size(size.width, self.ratio)
        return self._art.shadow(blur)
