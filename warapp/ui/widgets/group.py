"""A group of controls on a card of paper, with its title inside."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.style.colours import colours_of

MARGIN_PX, TOP_PX, RADIUS_PX, SPACING_PX = 15, 12, 12, 8
_TITLE_SIZE = 1.15


class Group(QGroupBox):
    """A group box painted alike in every style; its title is its accessible name, and '' leaves none.

    Attributes:
        column: the layout of what is in it.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(SPACING_PX)
        self._update_margins()

    @property
    def title_font(self) -> QFont:
        """The font of the title."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _TITLE_SIZE)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @override
    def setTitle(self, title: str) -> None:
        super().setTitle(title)
        self._update_margins()
        self.updateGeometry()

    def _update_margins(self) -> None:
        self.setContentsMargins(0, 0, 0, 0)  # a group box sets those of its style
        title = QFontMetrics(self.title_font).height() + SPACING_PX // 2 if self.title() else 0
        self.column.setContentsMargins(MARGIN_PX, TOP_PX + title, MARGIN_PX, MARGIN_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        title = QFontMetrics(self.title_font).horizontalAdvance(self.title()) + 2 * MARGIN_PX + 1
        return self.column.minimumSize().expandedTo(QSize(title, 0))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._update_margins()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setContentsMargins(0, 0, 0, 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.line, colours.border_px))
            painter.setBrush(colours.paper)
            half = colours.border_px / 2
            card = QRectF(self.rect()).adjusted(half, half, -half, -half)
            painter.drawRoundedRect(card, RADIUS_PX, RADIUS_PX)
            painter.setPen(colours.text)
            painter.setFont(self.title_font)
            room = self.rect().adjusted(MARGIN_PX, TOP_PX, -MARGIN_PX, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop, self.title())
