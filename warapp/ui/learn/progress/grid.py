"""The grid of number pairs: sure, not yet, or not asked; arrow keys move, and each cell says its pair."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from warapp._compat import override
from warapp.learn.items import Item, Pair
from warapp.learn.progress import ModeProgress
from warapp.ui.learn.drawing.figures import paint_number
from warapp.ui.learn.drawing.grid import paint_cell
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate
from warapp.words.lesson.names import item_name
from warapp.words.lesson.progress import cell_words

_CELL_EMS, _GAP = 2.6, 3.0


class ProgressGrid(QWidget):
    """Shows the pairs of one mode and range.

    Args:
        translate: into the reader's language.
        parent: the dialog.
    """

    pointed = Signal(str)
    """A cell was pointed at: what it says."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self._progress: ModeProgress | None = None
        self._at: Item | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Pairs of numbers"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_progress(self, progress: ModeProgress) -> None:
        """Show other pairs."""
        self._progress = progress
        self._at = progress.items[0]
        self._describe()
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        """What the chosen cell says."""
        if self._progress is None or self._at is None:
            return ""
        return cell_words(self._progress, self._at, self._translate)

    @property
    def _is_list(self) -> bool:
        return self._progress is not None and not isinstance(self._progress.items[0], Pair)

    @property
    def _rows(self) -> int:
        if self._progress is None:
            return 1
        return len(self._progress.items) if self._is_list else len(self._progress.numbers) + 1

    @property
    def _cell(self) -> float:
        """The side of a cell with its gap."""
        wished = _CELL_EMS * text_px(self.font()) + _GAP
        columns = 8 if self._is_list else self._rows + 0.4
        return max(14.0, min(wished, self.height() / self._rows, self.width() / columns))

    @override
    def sizeHint(self) -> QSize:
        side = round(_CELL_EMS * text_px(self.font()) + _GAP)
        return QSize(side * 11, side * 11)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(16 * 14, 16 * self._rows)

    def _box(self, item: Item) -> QRectF:
        assert self._progress is not None
        side = self._cell
        if isinstance(item, Pair):
            numbers = self._progress.numbers
            column, row = numbers.index(item.a) + 1, numbers.index(item.b)
        else:
            column, row = 0, self._progress.items.index(item)
        x = column * side
        if self.isRightToLeft():
            x = self.width() - x - side
        return QRectF(x, row * side, side - _GAP, side - _GAP)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        progress = self._progress
        if progress is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = self.palette().windowText().color()
            for item in progress.items:
                paint_cell(painter, self._box(item), progress.boxes.knowledge(item))
            if self._is_list:
                self._paint_names(painter, progress)
            else:
                self._paint_numbers(painter, progress)
            if self._at is not None and self.hasFocus():
                painter.setPen(QPen(ink, 2.4))
                painter.drawRoundedRect(self._box(self._at).adjusted(-1.5, -1.5, 1.5, 1.5), 7, 7)

    def _paint_numbers(self, painter: QPainter, progress: ModeProgress) -> None:
        ink, side = self.palette().windowText().color(), self._cell
        for number in progress.numbers:
            cell = self._box(Pair(number, number))
            row = QPointF(self.width() - side / 2 if self.isRightToLeft() else side / 2, cell.center().y())
            paint_number(painter, row, 0.42 * side, str(number), ink, 0.8 * side)
            below = QPointF(cell.center().x(), (len(progress.numbers) + 0.45) * side)
            paint_number(painter, below, 0.42 * side, str(number), ink, 0.8 * side)

    def _paint_names(self, painter: QPainter, progress: ModeProgress) -> None:
        painter.setPen(self.palette().windowText().color())
        for item in progress.items:
            box = self._box(item)
            room = QRectF(box.right() + 10, box.top(), self.width() - box.right() - 12, box.height())
            if self.isRightToLeft():
                room = QRectF(4, box.top(), box.left() - 14, box.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
            painter.drawText(room, flags, item_name(item, self._translate))

    def _item_at(self, place: QPointF) -> Item | None:
        if self._progress is None:
            return None
        return next((item for item in self._progress.items if self._box(item).contains(place)), None)

    def _choose(self, item: Item) -> None:
        if item != self._at:
            self._at = item
            self._describe()
            self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(self.words)
        self.pointed.emit(self.words)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self._moved(Qt.Key(event.key()))
        if item is None:
            super().keyPressEvent(event)
        else:
            self._choose(item)

    def _moved(self, key: Qt.Key) -> Item | None:
        """Return the item that an arrow key leads to; None if it is no arrow key."""
        progress, at = self._progress, self._at
        if progress is None or at is None:
            return None
        forward = -1 if self.isRightToLeft() else 1
        across = {Qt.Key.Key_Right: forward, Qt.Key.Key_Left: -forward}.get(key, 0)
        down = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(key, 0)
        if not across and not down:
            return None
        if not isinstance(at, Pair):
            items = progress.items
            return items[min(max(items.index(at) + down, 0), len(items) - 1)]
        numbers = progress.numbers
        row = min(max(numbers.index(at.b) + down, 0), len(numbers) - 1)
        column = min(max(numbers.index(at.a) + across, 0), row)
        return Pair(numbers[column], numbers[row])

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        item = self._item_at(event.position())
        if item is not None:
            self._choose(item)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            item = self._item_at(QPointF(event.pos()))
            if item is not None and self._progress is not None:
                words = cell_words(self._progress, item, self._translate)
                QToolTip.showText(event.globalPos(), words, self, self._box(item).toRect())
            else:
                QToolTip.hideText()
            return True
        return super().event(event)
