"""The buttons that step through the history, with icons drawn in the colour of the text."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.labels import without_letter


class TransportIcon(Enum):
    """The icons of the steps."""

    FIRST = auto()
    BACK = auto()
    PLAY = auto()
    STOP = auto()
    FORWARD = auto()
    LAST = auto()


_ICON_EMS = 0.95
"""The size of an icon, in text heights."""
_REDRAWS = (
    QEvent.Type.PaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.LayoutDirectionChange,
    QEvent.Type.DevicePixelRatioChange,
)
_POINTS_BACK = (TransportIcon.FIRST, TransportIcon.BACK)
_MODES = (
    (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
    (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
)


def transport_icon(
    icon: TransportIcon, size: int, ratio: float, palette: QPalette, *, mirrored: bool
) -> QIcon:
    """Return an icon, also in its disabled state.

    Args:
        icon: which one.
        size: in logical pixels.
        ratio: the device pixel ratio.
        palette: of the button.
        mirrored: whether time runs from right to left.
    """
    drawn = QIcon()
    for mode, group in _MODES:
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        drawn.addPixmap(_picture(icon, size, ratio, colour, mirrored), mode)
    return drawn


def _picture(icon: TransportIcon, size: int, ratio: float, colour: QColor, mirrored: bool) -> QPixmap:
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 16, size / 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if mirrored != (icon in _POINTS_BACK):
            painter.translate(16, 0)
            painter.scale(-1, 1)
        _draw(painter, icon)
    return picture


def _draw(painter: QPainter, icon: TransportIcon) -> None:
    """Draw an icon on a 16 by 16 square, pointing forward."""
    match icon:
        case TransportIcon.PLAY:
            _draw_arrow(painter, 4, 10)
        case TransportIcon.STOP:
            painter.drawRect(QRectF(3.5, 3.5, 9, 9))
        case TransportIcon.BACK | TransportIcon.FORWARD:
            painter.drawRect(QRectF(3, 3, 2, 10))
            _draw_arrow(painter, 6.5, 7.5)
        case TransportIcon.FIRST | TransportIcon.LAST:
            _draw_arrow(painter, 1, 6)
            _draw_arrow(painter, 7, 6)
            painter.drawRect(QRectF(13, 3, 2, 10))


def _draw_arrow(painter: QPainter, left: float, wide: float) -> None:
    painter.drawPolygon(QPolygonF([QPointF(left, 2.5), QPointF(left + wide, 8), QPointF(left, 13.5)]))


class TransportButton(PressButton):
    """Shows an action by an icon, with its name and key in the tooltip, and triggers it.

    Args:
        action: the action.
        icon: returns the icon to show now.
        parent: the parent widget.
    """

    def __init__(
        self, action: QAction, icon: Callable[[], TransportIcon], parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent)
        self._action, self._current_icon = action, icon
        self.setAutoDefault(False)
        self.clicked.connect(lambda: action.trigger())
        action.changed.connect(self._update_from_action)
        self._update_from_action()

    def _update_from_action(self) -> None:
        action = self._action
        self.setEnabled(action.isEnabled())
        self.setToolTip(action.toolTip())
        self.setAccessibleName(without_letter(action.text()))
        self.setAccessibleDescription(action.toolTip())
        self._update_icon()

    def _update_icon(self) -> None:
        size = round(self.fontMetrics().height() * _ICON_EMS)
        ratio, mirrored = self.devicePixelRatioF(), self.isRightToLeft()
        self.setIcon(transport_icon(self._current_icon(), size, ratio, self.palette(), mirrored=mirrored))
        self.setIconSize(QSize(size, size))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _REDRAWS:
            self._update_icon()
