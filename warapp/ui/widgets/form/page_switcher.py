"""Pages of a dialog, chosen in a list at the side, by tabs, or in a drop-down list, as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.form.labels import NameLabel
from warapp.ui.widgets.labels import without_letter
from warapp.ui.widgets.sizing import least_px, text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.signs import Sign, draw_sign
from warapp.ui.widgets.tab_bar import TabBar
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox

_WIDE_EMS, _ROW_EMS, _ICON_EMS, _PAD_EMS, _LEAST_EMS = 60, 2.9, 1.3, 0.75, 15
_MARGIN_PX, _RADIUS_PX, _GAP_PX = 15, 10, 10


class Page(NamedTuple):
    """A page: its title, with a letter, its sign, and what is on it."""

    title: str
    sign: Sign
    content: QWidget


class _Way(Enum):
    """How pages are chosen."""

    LIST = auto()
    TABS = auto()
    BOX = auto()


class PageSwitcher(QWidget):
    """Shows one page at a time; each scrolls by itself.

    Args:
        pages: in reading order.
        name: of the drop-down list, with a letter.

    Attributes:
        list, tabs, box: what chooses; one of them is shown.
    """

    def __init__(self, pages: Sequence[Page], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        plain = [without_letter(page.title) for page in pages]
        self.list = _PageList(plain, [page.sign for page in pages], self)
        self.tabs = TabBar(self)
        self.tabs.setDrawBase(False)
        self.box = WheelSafeComboBox(self)
        self.box.addItems(plain)
        self._name = NameLabel(name, self.box, self)
        for chooser in (self.list, self.tabs, self.box):
            chooser.setAccessibleName(without_letter(name))
        self._stack = QStackedWidget(self)
        for page in pages:
            self.tabs.addTab(page.title)
            self._stack.addWidget(FocusScrollArea(page.content, self._stack))
        self._lay_out()
        self.list.currentRowChanged.connect(self.show_page)
        self.tabs.currentChanged.connect(self.show_page)
        self.box.activated.connect(self.show_page)
        self._way = _Way.BOX
        self._show_way()

    def _lay_out(self) -> None:
        chooser = QHBoxLayout()
        chooser.addWidget(self._name)
        chooser.addWidget(self.box, 1)
        column = QVBoxLayout()
        column.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX, 0)
        column.setSpacing(_GAP_PX)
        column.addLayout(chooser)
        column.addWidget(self.tabs)
        column.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.list)
        row.addLayout(column, 1)

    @property
    def chooser(self) -> QWidget:
        """What chooses the page now."""
        return {_Way.LIST: self.list, _Way.TABS: self.tabs, _Way.BOX: self.box}[self._way]

    def show_page(self, index: int) -> None:
        """Show a page by its index."""
        self._stack.setCurrentIndex(index)
        self.list.setCurrentRow(index)
        self.tabs.setCurrentIndex(index)
        self.box.setCurrentIndex(index)

    def _show_way(self) -> None:
        had_focus = self.window().focusWidget() in (self.list, self.tabs, self.box)
        self.list.setVisible(self._way is _Way.LIST)
        self.tabs.setVisible(self._way is _Way.TABS)
        for widget in (self.box, self._name):
            widget.setVisible(self._way is _Way.BOX)
        if had_focus:
            self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_way()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # the text may have another size
            self._choose_way()
        return done

    def _choose_way(self) -> None:
        if self.width() >= _WIDE_EMS * text_px(self.font()):
            way = _Way.LIST
        elif self.tabs.sizeHint().width() <= self.width() - 2 * _MARGIN_PX:
            way = _Way.TABS
        else:
            way = _Way.BOX
        if way is not self._way:
            self._way = way
            self._show_way()

    @override
    def minimumSizeHint(self) -> QSize:
        lines = 6 * self.fontMetrics().height()
        wide = max(page.content.minimumSizeHint().width() for page in self._pages)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return QSize(wide + bar + 2 * _MARGIN_PX, lines + self.box.sizeHint().height() + 3 * _MARGIN_PX)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages by Ctrl+Tab, and back with Shift."""
        step = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()))
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.show_page((self._stack.currentIndex() + step) % self._stack.count())
            self.chooser.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._way is not _Way.LIST:
            return
        colours = colours_of(self.palette())
        side = self.list.geometry()
        with QPainter(self) as painter:
            painter.fillRect(side, colours.groove)
            if colours.border_px > 1:
                edge = side.left() if self.isRightToLeft() else side.right()
                painter.setPen(QPen(colours.line, colours.border_px))
                painter.drawLine(edge, side.top(), edge, side.bottom())


class _PageList(QListWidget):
    """The list at the side."""

    def __init__(self, titles: Sequence[str], signs: Sequence[Sign], parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("bare", True)  # for the style sheet
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportMargins(_GAP_PX, _MARGIN_PX, _GAP_PX, _GAP_PX)
        self.setItemDelegate(_PageDelegate(signs, self))
        for title in titles:
            QListWidgetItem(title, self)
        self.setCurrentRow(0)

    @override
    def sizeHint(self) -> QSize:
        least = round(_LEAST_EMS * text_px(self.font()))
        return QSize(max(self.sizeHintForColumn(0) + 2 * _GAP_PX, least), 0)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class _PageDelegate(QStyledItemDelegate):
    """Draws a sign and a title; the chosen one bold on paper."""

    def __init__(self, signs: Sequence[Sign], parent: QListWidget) -> None:
        super().__init__(parent)
        self._signs, self._view = signs, parent

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        font = _strong(self._view.font())
        em = text_px(font)
        words = QFontMetrics(font).horizontalAdvance(index.data())
        return QSize(
            round(words + (3 * _PAD_EMS + _ICON_EMS) * em) + 1, max(round(_ROW_EMS * em), least_px())
        )

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        view = self._view
        colours, font = colours_of(view.window().palette()), view.font()  # its own has no ground
        em, pure = text_px(font), colours.border_px > 1
        chosen = index.row() == view.currentRow()
        place: QRect = option.rect
        row = QRectF(place).adjusted(1, 1, -1, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.setPen(QPen(colours.line, 1))
            painter.setBrush(colours.accent if pure else colours.paper)
            painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS_PX, _RADIUS_PX)
            if view.hasFocus():
                painter.setPen(QPen(colours.on_accent if pure else colours.text, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(row.adjusted(3, 3, -3, -3), _RADIUS_PX - 3, _RADIUS_PX - 3)
        ink = colours.on_accent if chosen and pure else colours.text
        icon = QRectF(row.x() + _PAD_EMS * em, row.y(), _ICON_EMS * em, row.height())
        words = row.adjusted((2 * _PAD_EMS + _ICON_EMS) * em, 0, 0, 0)
        if view.isRightToLeft():
            icon.moveRight(row.right() - _PAD_EMS * em)
            words = row.adjusted(0, 0, -(2 * _PAD_EMS + _ICON_EMS) * em, 0)
        draw_sign(painter, self._signs[index.row()], icon, ink)
        painter.setPen(ink)
        painter.setFont(_strong(font) if chosen else font)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, index.data())
        painter.restore()


def _strong(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setWeight(QFont.Weight.DemiBold)
    return strong
