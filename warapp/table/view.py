"""The widget that shows the table, fits it to its size and reports clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from warapp._compat import override
from warapp.table.layout.geometry import Size
from warapp.table.scene import TableScene

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QMouseEvent, QResizeEvent

    from warapp.table.layout.layout import Layout

_WISHED_SIZE, _LEAST_HEIGHT_PX = QSize(200, 120), 80
"""The minimum size hint of the table, and the height that a long caption must leave it."""


class TableView(QGraphicsView):
    """Shows a scene pixel for pixel."""

    clicked = Signal()
    """The table was clicked or touched."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._opens = False
        self.setViewport(_opaque_widget())
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
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the table is never mirrored
        self.setMinimumSize(_WISHED_SIZE.width(), _LEAST_HEIGHT_PX)

    @property
    def table_layout(self) -> Layout:
        """How the table is laid out."""
        return self._table.table_layout

    def lay_out(self) -> None:
        """Fit the table to the size, font and screen of the view."""
        size = self.size()  # accessing the viewport would make PySide load all widget classes (25 ms)
        self._table.lay_out(Size(size.width(), size.height()), self.devicePixelRatioF(), self.font())

    def take_first_focus(self) -> None:
        """Take the focus when the window opens, without a focus frame."""
        self._opens = True
        self.setFocus()

    def take_keys(self) -> None:
        """Take the focus for a user of the keyboard, with a focus frame."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_many_moving(self, many: bool) -> None:
        """Choose the update mode: full updates cost half as much if many cards move, but more if few do."""
        self._table.many_moving = many
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


def _opaque_widget() -> QWidget:
    """Return a widget that Qt doesn't fill before each frame, as the table's surface covers it."""
    widget = QWidget()
    widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    return widget


def came_by_key(event: QFocusEvent) -> bool:
    """Return whether the focus came by keyboard, so that it must be visible."""
    reasons = Qt.FocusReason
    return event.reason() in (
        reasons.TabFocusReason,
        reasons.BacktabFocusReason,
        reasons.ShortcutFocusReason,
    )
