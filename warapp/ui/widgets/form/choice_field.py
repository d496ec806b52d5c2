"""A choice between a few words: segments where all have room, a list where they don't."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.widgets.segments import Segments
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox


class ChoiceField(QWidget):
    """A choice of which one is always made.

    Args:
        words: the words to choose from.
        name: its accessible name.
    """

    chosen = Signal(int)
    """A person chose another: its index."""

    def __init__(self, words: Sequence[str], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.segments = Segments(words, name, self)
        self.box = WheelSafeComboBox(self)
        self.box.addItems(list(words))
        self.box.setAccessibleName(name)
        self.box.hide()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # so that the letter of its name finds it
        self.setFocusProxy(self.segments)  # afterwards: a policy is passed on to the proxy
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.segments.chosen.connect(self._choose)
        self.box.activated.connect(self._choose)

    def set_index(self, index: int) -> None:
        """Choose one, without emitting `chosen`."""
        self.segments.set_index(index)
        self.box.setCurrentIndex(index)

    def _choose(self, index: int) -> None:
        self.set_index(index)
        self.chosen.emit(index)

    @override
    def setAccessibleDescription(self, description: str) -> None:
        super().setAccessibleDescription(description)
        self.segments.setAccessibleDescription(description)
        self.box.setAccessibleDescription(description)

    @override
    def sizeHint(self) -> QSize:
        return self.segments.sizeHint().expandedTo(QSize(0, self.box.sizeHint().height()))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.box.minimumSizeHint().width(), self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fits = self.segments.sizeHint().width() <= self.width()
        shown, other = (self.segments, self.box) if fits else (self.box, self.segments)
        had_focus = other.isAncestorOf(self.window().focusWidget() or self)
        self.setFocusProxy(shown)
        shown.show()
        other.hide()
        size = shown.sizeHint().boundedTo(QSize(self.width(), self.height()))
        left = self.width() - size.width() if self.isRightToLeft() else 0
        shown.setGeometry(left, (self.height() - size.height()) // 2, size.width(), size.height())
        if had_focus:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
