"""The buttons that step through the history, with icons drawn in the colour of the text."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.ui.widgets.buttons import PressButton


class TransportIcon(Enum):
    """What a button does with time."""

    FIRST = auto()
    BACK = auto()
    PLAY = auto()
    STOP = auto()
    FORWARD = auto()
    LAST = auto()


_POINTS_BACK = (TransportIcon.FIRST, TransportIcon.BACK)
_MODES = (
    (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
    (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
)


def transport_icon(
    sign: TransportIcon, size: int, ratio: float, palette: QPalette, *, mirrored: bool
) -> QIcon:
    """Return the icon of a sign, pale where its button is disabled.

    Args:
        sign: which.
        size: in logical pixels.
        ratio: of the screen's pixels to logical ones.
        palette: of the button.
        mirrored: whether time goes from right to left.
    """
    icon = QIcon()
    for mode, group in _MODES:
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        icon.addPixmap(_picture(sign, size, ratio, colour, mirrored), mode)
    return icon


def _picture(sign: TransportIcon, size: int, ratio: float, colour: QColor, mirrored: bool) -> QPixmap:
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 16, size / 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if mirrored != (sign in _POINTS_BACK):
            painter.translate(16, 0)
            painter.scale(-1, 1)
        _draw(painter, sign)
    return picture


def _draw(painter: QPainter, sign: TransportIcon) -> None:
    """Draw a sign on a square of 16, as it points forward."""
    match sign:
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


_SIGN_LINES = 0.95
"""How large a sign is, in heights of a line of words."""
_REDRAWS = (
    QEvent.Type.PaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.LayoutDirectionChange,
    QEvent.Type.DevicePixelRatioChange,
)


class TransportButton(PressButton):
    """Shows an action by a sign, has its name and key in the tool tip, and triggers it.

    Args:
        action: what it does.
        sign: returns the sign for now.
        parent: its parent.
    """

    def __init__(
        self, action: QAction, sign: Callable[[], TransportIcon], parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent)
        self._action, self._sign = action, sign
        self.setAutoDefault(False)
        self.clicked.connect(lambda: action.trigger())
        action.changed.connect(self._update_from_action)
        self._update_from_action()

    def _update_from_action(self) -> None:
        action = self._action
        self.setEnabled(action.isEnabled())
        self.setToolTip(action.toolTip())
        self.setAccessibleName(action.text().replace("&", ""))
        self.setAccessibleDescription(action.toolTip())
        self._draw()

    def _draw(self) -> None:
        size = round(self.fontMetrics().height() * _SIGN_LINES)
        ratio, mirrored = self.devicePixelRatioF(), self.isRightToLeft()
        self.setIcon(transport_icon(self._sign(), size, ratio, self.palette(), mirrored=mirrored))
        self.setIconSize(QSize(size, size))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _REDRAWS:
            self._draw()
