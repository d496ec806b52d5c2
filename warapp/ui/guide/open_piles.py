"""A picture of two open piles, as a whole round with open hands shows them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.engine import PLAYBOOK, deal
from warapp.ui.guide.example_button import draw_seat
from warapp.ui.play.small_cards import ASPECT, RowCard, SmallCards
from warapp.ui.widgets.sizing import text_px

_DEAL_NUMBER, _CARDS = 7, 12
_CARD_EMS, _PAD_EMS, _MARK_EMS, _LEAST_EMS = 2.6, 0.6, 0.8, 10
_RADIUS_PX = 9


class OpenPiles(QWidget):
    """Paints the first cards of two piles.

    Args:
        cards: draws them.
        parent: the parent widget.
    """

    def __init__(self, cards: SmallCards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._piles = [pile[:_CARDS] for pile in deal(PLAYBOOK, _DEAL_NUMBER).piles]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        em = text_px(self.font())
        rows = len(self._piles)
        high = rows * _CARD_EMS * ASPECT + (rows + 1) * _PAD_EMS
        return QSize(round(2 * _LEAST_EMS * em), math.ceil(high * em))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(_LEAST_EMS * text_px(self.font())), self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        em, mirrored = text_px(self.font()), self.isRightToLeft()
        width, pad, mark = _CARD_EMS * em, _PAD_EMS * em, _MARK_EMS * em
        room = self.width() - 3 * pad - mark
        step = (room - width) / (width * (_CARDS - 1))
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._cards.draw_table(painter, QRectF(self.rect()), _RADIUS_PX)
            for seat, pile in enumerate(self._piles):
                y = pad + (len(self._piles) - 1 - seat) * (width * ASPECT + pad)
                at = self.width() - pad - mark / 2 if mirrored else pad + mark / 2
                draw_seat(painter, seat, QPointF(at, y + width * ASPECT / 2), mark / 2)
                left = pad if mirrored else 2 * pad + mark
                self._cards.draw_row(painter, [*map(RowCard, pile)], QPointF(left, y), width, step)
