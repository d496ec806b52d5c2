"""A layout that goes on in a further row where one is full, so that large text fits in a small window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from warapp.overriding import override


class FlowLayout(QLayout):
    """Lays widgets out in rows, each row in the middle; mirrored with the window's direction."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flowing: list[QLayoutItem] = []

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._flowing.append(item)

    @override
    def count(self) -> int:
        return len(self._flowing)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._flowing[index] if 0 <= index < len(self._flowing) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._flowing.pop(index) if 0 <= index < len(self._flowing) else None

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        rows = self._rows(width - margins.left() - margins.right())
        heights = [max(item.sizeHint().height() for item in row) for row in rows]
        spacing = max(0, len(rows) - 1) * self.spacing()
        return sum(heights) + spacing + margins.top() + margins.bottom()

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        area = rect.marginsRemoved(self.contentsMargins())
        y = area.y()
        for row in self._rows(area.width()):
            if parent and parent.isRightToLeft():
                row = row[::-1]
            sizes = [_size_within(item, area.width()) for item in row]
            used = sum(size.width() for size in sizes) + self.spacing() * (len(row) - 1)
            x, height = area.x() + (area.width() - used) // 2, max(size.height() for size in sizes)
            for item, size in zip(row, sizes, strict=True):
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += height + self.spacing()

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._flowing:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        used = 0
        for item in self._flowing:
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


def _size_within(item: QLayoutItem, width: int) -> QSize:
    """Return the size of an item in a row: what it would like, and narrower where the row is."""
    size = item.sizeHint()
    return QSize(min(size.width(), max(item.minimumSize().width(), width)), size.height())
