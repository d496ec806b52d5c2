"""Push buttons that Enter presses as well as Space, and that take no focus when clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.widgets.labels import without_letter

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent


class PressButton(QPushButton):
    """A button that Enter presses as well as Space, and that a click gives no focus."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class WrappingButton(PressButton):
    """A button whose words go on two lines where it is narrow."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._lines = words, halved(words)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(words)

    def _needed(self, words: str) -> QSize:
        """Return the size that it needs with words of so many lines."""
        metrics = QFontMetrics(self.font())
        now, then = (metrics.size(0, each) for each in (self.text(), words))
        return super().sizeHint() + then - now

    @override
    def sizeHint(self) -> QSize:
        return self._needed(self._lines[0])

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._needed(self._lines[1]).width(), self.sizeHint().height())

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._needed(self._lines[width < self.sizeHint().width()]).height()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setText(self._lines[self.width() < self.sizeHint().width()])


def halved(words: str) -> str:
    """Return words on two lines that are as equal as can be.

    >>> halved("Deal a round of Quadruple War")
    'Deal a round of\\nQuadruple War'
    """
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if not spaces:
        return words
    middle = min(spaces, key=lambda place: abs(2 * place + 1 - len(words)))
    return f"{words[:middle]}\n{words[middle + 1 :]}"


class ActionButton(PressButton):
    """Mirrors an action's text, tooltip and state, and triggers it."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action.text(), parent)
        self._action = action
        self.setCheckable(action.isCheckable())
        self.clicked.connect(action.trigger)
        action.changed.connect(self._update_from_action)
        self._update_from_action()

    def _update_from_action(self) -> None:
        action = self._action
        self.setText(action.text())
        self.setEnabled(action.isEnabled())
        self.setVisible(action.isVisible())
        self.setToolTip(action.toolTip())
        self.setAccessibleName(without_letter(action.text()))
        self.setAccessibleDescription(action.toolTip())
        self.setChecked(action.isChecked())
