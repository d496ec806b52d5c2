"""Labels that ask for all the room that their words need; QLabel by itself may ask for too little."""

from __future__ import annotations

import math

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QWidget

from warapp._compat import override


class BuddyLabel(QLabel):
    """Names a control, to which its underlined letter leads.

    A style draws the words in three pieces, before, at and after that letter, without the kerning between
    them; QLabel measures them in one, and "Table" loses half of its last letter.

    Args:
        text: the name.
        buddy: the control.
        parent: who owns this widget.
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
    """Plain words on one line where there is room, else on several; QLabel breaks them in any case."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @override
    def sizeHint(self) -> QSize:
        return self.fontMetrics().size(0, self.text()) + QSize(2 * self.margin() + 1, 2 * self.margin())
