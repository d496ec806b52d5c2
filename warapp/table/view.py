"""The widget that shows the table: fits it to its size, and turns clicks into a wish to turn cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from warapp._compat import override
from warapp.table.layout import Size
from warapp.table.scene import TableScene

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QMouseEvent, QResizeEvent

_WISHED_SIZE, _LEAST_HEIGHT_PX = QSize(200, 120), 80
"""How large a table is wished for in the least window, and how much of it a long line of words may leave."""


class TableView(QGraphicsView):
    """Shows a scene at its own size, pixel for pixel."""

    clicked = Signal()
    """The table was pressed with the first mouse button, or touched."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._opens = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the table is no text: it is never mirrored
        self.setMinimumSize(_WISHED_SIZE.width(), _LEAST_HEIGHT_PX)

    def lay_out(self) -> None:
        """Fit the table to the view: after a resize, another font, or a screen of other pixels."""
        size = self.size()  # asking for the viewport would make PySide load every kind of widget (25 ms)
        self._table.lay_out(Size(size.width(), size.height()), self.devicePixelRatioF(), self.font())

    def take_first_focus(self) -> None:
        """Have the focus when the window opens, which shows nobody where it is."""
        self._opens = True
        self.setFocus()

    def take_keys(self) -> None:
        """Take the focus for somebody who uses the keyboard."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_many_moving(self, many: bool) -> None:
        """Choose how to update: all at once costs half where many cards move, and more where few do."""
        mode = QGraphicsView.ViewportUpdateMode
        wanted = mode.FullViewportUpdate if many else mode.MinimalViewportUpdate
        if self.viewportUpdateMode() != wanted:
            self.setViewportUpdateMode(wanted)

    @override
    def minimumSizeHint(self) -> QSize:
        return _WISHED_SIZE

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
            self.lay_out()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._opens:
            self._opens = False
        else:
            self._table.show_focus(came_by_key(event))

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._table.show_focus(False)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
            event.accept()
        else:
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


def came_by_key(event: QFocusEvent) -> bool:
    """Return whether the focus came to somebody who uses the keyboard, and so must see where it is."""
    reasons = Qt.FocusReason
    return event.reason() in (
        reasons.TabFocusReason,
        reasons.BacktabFocusReason,
        reasons.ShortcutFocusReason,
    )
