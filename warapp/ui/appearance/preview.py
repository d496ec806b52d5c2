"""A preview of the table with a few cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.engine import PLAYBOOK, parse_cards
from warapp.store.settings import Settings
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.surface import Surface
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Size
from warapp.ui.appearance.deck import deck_style

_CARDS = parse_cards("KH 7C QD")
_CARD_WIDTH, _MARGIN = 78, 10


class Preview(QWidget):
    """Shows three faces and a back in the current style."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._art, self._surface = CardArt(), Surface()
        self.setAccessibleName(self.tr("Preview of the table and the cards"))
        self.setFixedHeight(_CARD_WIDTH * 7 // 5 + 2 * _MARGIN)
        settings.changed.connect(self._settings_changed)  # a lambda would outlive the widget

    @override
    def sizeHint(self) -> QSize:
        return QSize((_CARD_WIDTH + _MARGIN) * (len(_CARDS) + 1) + _MARGIN, self.height())

    @Slot(str)
    def _settings_changed(self, name: str) -> None:
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._art.set_style(deck_style(self._settings, PLAYBOOK))
        self._art.set_size(_CARD_WIDTH, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        size = Size(self.width(), self.height())
        table = self._surface.draw(THEMES[self._settings.theme], size, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, table)
        pictures = [self._art.back(), *map(self._art.face, _CARDS)]
        step = _CARD_WIDTH + _MARGIN
        x = (self.width() - step * len(pictures) + _MARGIN) / 2
        for picture in pictures:
            painter.drawPixmap(QPointF(x, _MARGIN), picture)
            x += step
        painter.end()
