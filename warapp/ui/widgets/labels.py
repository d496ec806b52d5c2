"""Labels that ask for all the room their text needs, where QLabel asks for too little."""

from __future__ import annotations

import math
import re

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from warapp._compat import override

_HELP_SIZE = 0.92


def without_letter(text: str) -> str:
    """Return a text without the mark of its letter, and without a letter that was added in brackets.

    >>> without_letter("&Save as…"), without_letter("保存(&S)"), without_letter("A && B")
    ('Save as…', '保存', 'A & B')
    """
    return re.sub(r" ?\(&\w\)|&(.)", r"\1", text)


class BuddyLabel(QLabel):
    """Names a control, which its mnemonic focuses.

    Styles draw the text in three pieces, before, at and after the mnemonic, without the kerning between
    them; QLabel measures it as one, and "Table" loses half of its last letter.

    Args:
        text: the name, with a mnemonic.
        buddy: the control.
        parent: the parent widget.
    """

    def __init__(self, text: str, buddy: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setBuddy(buddy)

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint() + self._kerning()

    @override
    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + self._kerning()

    def _kerning(self) -> QSize:
        before, _, after = self.text().partition("&")
        pieces = (before, after[:1], after[1:])
        metrics = QFontMetricsF(self.font())
        apart = sum(metrics.horizontalAdvance(piece) for piece in pieces)
        return QSize(max(0, math.ceil(apart - metrics.horizontalAdvance(before + after))), 0)


class FlowingLabel(QLabel):
    """Plain text on one line where there is room, wrapped otherwise; QLabel always wraps it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @override
    def sizeHint(self) -> QSize:
        return self.fontMetrics().size(0, self.text()) + QSize(2 * self.margin() + 1, 2 * self.margin())


class HelpLabel(QLabel):
    """A note or a line of help: smaller and quieter than what it explains at any text size, and wrapped."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("help", True)  # for the style sheet
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._watch_parent()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.ParentChange:
            self._watch_parent()
        return done

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)

    def _watch_parent(self) -> None:
        """Follow the font of the parent, which a font of its own size would no longer do."""
        if parent := self.parentWidget():
            parent.installEventFilter(self)
        self._fit()

    def _fit(self) -> None:
        parent = self.parentWidget()
        font = QFont()
        font.setPointSizeF((parent or QApplication).font().pointSizeF() * _HELP_SIZE)
        if abs(self.font().pointSizeF() - font.pointSizeF()) > 0.01:
            self.setFont(font)


def make_bold(label: QLabel, size: float = 1.0) -> None:
    """Give a label a bold font, and a size as a factor of its present one."""
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
