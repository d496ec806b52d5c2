"""What all dialogs share: margins, the style sheet, their first size and their row of buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.style_sheet import style_sheet

MARGIN_PX, SPACING_PX = 18, 11
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


class BaseDialog(QDialog):
    """A dialog of the family.

    Attributes:
        column: the layout of its parts, the buttons last.
        buttons: the row of buttons; empty until some are added.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX)
        self.column.setSpacing(SPACING_PX)
        self.buttons = QDialogButtonBox(self)
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
        return self._add(text, _ROLES.ResetRole, is_danger=is_danger)

    def _add(self, text: str, role: QDialogButtonBox.ButtonRole, *, is_danger: bool = False) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("danger", is_danger)  # before the style sheet looks
        button.setAutoDefault(False)
        self.buttons.addButton(button, role)
        return button

    def resize_to_ems(self, width: float, height: float) -> None:
        """Give it its first size in text sizes, as far as the screen has room.

        Args:
            width: in ems.
            height: in ems; 0 for what the content needs at this width.
        """
        em = text_px(self.font())
        wide = round(width * em)
        high = round(height * em) if height else self._needed_height(wide)
        self.resize(QSize(wide, high).boundedTo(self.screen().availableSize() * _SCREEN_SHARE))

    def _needed_height(self, width: int) -> int:
        needed = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else 0
        return max(needed, self.minimumSizeHint().height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        _restyle(self, event)


def _restyle(widget: QWidget, event: QEvent) -> None:
    """Make the style sheet again for another palette, font or style."""
    if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
        sheet = style_sheet(widget)
        if sheet != widget.styleSheet():
            widget.setStyleSheet(sheet)
