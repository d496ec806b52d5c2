"""A layout that wraps widgets into rows, so that large text fits in a small window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from warapp._compat import override


class FlowLayout(QLayout):
    """Lays widgets out in centred rows, mirrored with the layout direction.

    Args:
        parent: the widget to lay out.
        leading: align rows to the leading edge instead of centring them.
    """

    def __init__(self, parent: QWidget | None = None, *, leading: bool = False) -> None:
        super().__init__(parent)
        self._leading = leading
        self._items: list[QLayoutItem] = []

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right()
        rows = self._rows(room)
        heights = [max(_size_in(item, room).height() for item in row) for row in rows]
        spacing = max(0, len(rows) - 1) * self.spacing()
        return sum(heights) + spacing + margins.top() + margins.bottom()

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        area = rect.marginsRemoved(self.contentsMargins())
        y = area.y()
        if self._leading:  # centred on what stands beside it
            y += max(0, rect.height() - self.heightForWidth(rect.width())) // 2
        for row in self._rows(area.width()):
            mirrored = parent is not None and parent.isRightToLeft()
            sizes = [_size_in(item, area.width()) for item in row]
            spare = area.width() - sum(size.width() for size in sizes) - self.spacing() * (len(row) - 1)
            x = area.x() + ((spare if mirrored else 0) if self._leading else spare // 2)
            height = max(size.height() for size in sizes)
            placed = list(zip(row, sizes, strict=True))
            for item, size in reversed(placed) if mirrored else placed:
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += height + self.spacing()

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            wide = item.sizeHint().width()
            if not rows or used + self.spacing() + wide > width:
                rows.append([])
                used = wide
            else:
                used += self.spacing() + wide
            rows[-1].append(item)
        return rows


def _size_in(item: QLayoutItem, room: int) -> QSize:
    """Return an item's size hint, narrowed to the room it has and taller where that wraps its text."""
    size = item.sizeHint()
    width = min(size.width(), max(item.minimumSize().width(), room))
    higher = width < size.width() and item.hasHeightForWidth()
    return QSize(width, item.heightForWidth(width) if higher else size.height())
