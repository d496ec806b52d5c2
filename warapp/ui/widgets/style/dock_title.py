"""The title of a dock with large buttons, which Qt's own title can't have."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

from warapp.ui.widgets.sizing import LARGE_PX
from warapp.ui.widgets.style.signs import Sign, sign_icon

CLOSE, FLOAT = "qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"
"""What Qt calls the buttons of its own title."""
_MARGIN_PX, _SIGN_PX = 9, 22


class LargeTitle(QWidget):
    """The words of a title, and the two buttons that Qt's title has.

    Args:
        dock: whose title it is.
    """

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        words = QLabel(dock.windowTitle(), self)
        dock.windowTitleChanged.connect(words.setText)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN_PX, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(words, 1)
        for name, sign in ((FLOAT, Sign.WINDOW), (CLOSE, Sign.CLOSE)):
            if isinstance(own := dock.findChild(QAbstractButton, name), QAbstractButton):
                row.addWidget(self._button(own, sign))

    def _button(self, own: QAbstractButton, sign: Sign) -> QToolButton:
        """Return a button that does what one of Qt's does."""
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setFixedSize(LARGE_PX, LARGE_PX)
        button.setIconSize(QSize(_SIGN_PX, _SIGN_PX))
        button.setIcon(sign_icon(sign, _SIGN_PX, self.devicePixelRatioF(), self.palette()))
        button.setAccessibleName(own.accessibleName())
        button.setAccessibleDescription(own.accessibleDescription())
        button.clicked.connect(own.click)
        return button
