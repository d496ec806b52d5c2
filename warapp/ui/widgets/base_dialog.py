"""What all dialogs share: margins, the style sheet, their first size and their row of buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, draw_sign
from warapp.ui.widgets.style.style_sheet import has_style_sheet, style_sheet

MARGIN_PX, SPACING_PX = 18, 11
_BUTTON_GAP_PX = 8
_ARROW_EMS = 0.75
_SCREEN_SHARE = 0.9
_ROLES = QDialogButtonBox.ButtonRole


class SheetWidget(QWidget):
    """A widget with the style sheet of the dialogs, for what docks and bars show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setStyleSheet(style_sheet(self))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        _restyle(self, event)


class ButtonRow(QWidget):
    """What can be done in a dialog, and how it is left, beside each other or below where it is narrow.

    What can be done takes several rows where one has too little room.

    Attributes:
        left_buttons: the layout of buttons that leave the dialog open.
        box: the buttons that close it, in the order of the platform.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left = QWidget(self)
        self.left_buttons = FlowLayout(self._left, leading=True)
        self.left_buttons.setContentsMargins(0, 0, 0, 0)
        self.left_buttons.setSpacing(_BUTTON_GAP_PX)
        self.box = QDialogButtonBox(self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_BUTTON_GAP_PX)
        self._row.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        self._row.addWidget(self._left, 1)
        self._row.addWidget(self.box)

    @override
    def minimumSizeHint(self) -> QSize:
        width = max(self._left.sizeHint().width(), self.box.sizeHint().width())
        return QSize(width, self._row.heightForWidth(max(width, self.width())))

    @override
    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # a button was shown or hidden
            self._fit()
        return handled

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # it may need other rows

    def _fit(self) -> None:
        """Put the buttons beside each other, or below where there is too little room."""
        buttons = self._left.findChildren(QPushButton)
        widths = [button.sizeHint().width() for button in buttons if not button.isHidden()]
        needed = sum(widths) + _BUTTON_GAP_PX * len(widths) + self.box.sizeHint().width()
        directions = QBoxLayout.Direction
        direction = directions.LeftToRight if needed <= self.width() else directions.TopToBottom
        if direction != self._row.direction():
            self._row.setDirection(direction)
            self.updateGeometry()


class MenuButton(QPushButton):
    """A button with a menu, and an arrow that says so."""

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(round(_ARROW_EMS * text_px(self.font())), 0)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not has_style_sheet(self):
            super().paintEvent(event)
            return
        side, option = round(text_px(self.font()) * _ARROW_EMS), QStyleOptionButton()
        self.initStyleOption(option)
        mirrored = self.isRightToLeft()
        with QPainter(self) as painter:
            style = self.style()
            style.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
            option.rect = option.rect.adjusted(side if mirrored else 0, 0, 0 if mirrored else -side, 0)
            style.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option, painter, self)
            left = side if mirrored else self.width() - 2 * side
            room = QRectF(left, (self.height() - side) / 2, side, side)
            draw_sign(painter, Sign.DOWN, room, self.palette().buttonText().color())


class BaseDialog(QDialog):
    """A dialog of the family.

    Attributes:
        column: the layout of its parts, the buttons last.
        button_row: all buttons; empty until some are added.
        buttons: those that close it.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX)
        self.column.setSpacing(SPACING_PX)
        self.button_row = ButtonRow(self)
        self.buttons = self.button_row.box
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setStyleSheet(style_sheet(self))

    def add_default_button(self, text: str) -> QPushButton:
        """Add the button that Enter presses: it accepts the dialog."""
        button = self._add(text, _ROLES.AcceptRole)
        button.setDefault(True)
        return button

    def add_leaving_button(self, text: str, *, is_default: bool = False) -> QPushButton:
        """Add a button that closes the dialog without accepting it."""
        button = self._add(text, _ROLES.RejectRole)
        button.setDefault(is_default)
        return button

    def add_danger_button(self, text: str) -> QPushButton:
        """Add a button that accepts the dialog, but is never its default."""
        return self._add(text, _ROLES.AcceptRole, is_danger=True)

    def add_action_button(self, text: str, *, is_danger: bool = False) -> QPushButton:
        """Add a button that does something and leaves the dialog open."""
        button = _new_button(text, is_danger=is_danger)
        self.button_row.left_buttons.addWidget(button)
        return button

    def _add(self, text: str, role: QDialogButtonBox.ButtonRole, *, is_danger: bool = False) -> QPushButton:
        button = _new_button(text, is_danger=is_danger)
        self.buttons.addButton(button, role)
        return button

    def resize_to_ems(self, width: float, height: float) -> None:
        """Give it its first size in text sizes, as far as the screen has room.

        Args:
            width: in ems.
            height: in ems; 0 for what the content needs at this width.
        """
        em, room = text_px(self.font()), self.screen().availableSize() * _SCREEN_SHARE
        wide = min(round(width * em), room.width())
        high = round(height * em) if height else self._needed_height(wide)
        self.resize(wide, min(high, room.height()))

    def _needed_height(self, width: int) -> int:
        needed = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else 0
        return max(needed, self.minimumSizeHint().height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        _restyle(self, event)


def _new_button(text: str, *, is_danger: bool) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("danger", is_danger)  # before the style sheet looks
    button.setAutoDefault(False)
    return button


def _restyle(widget: QWidget, event: QEvent) -> None:
    """Make the style sheet again for another palette or font."""
    if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
        sheet = style_sheet(widget)
        if sheet != widget.styleSheet():
            widget.setStyleSheet(sheet)
