"""A chart legend that wraps its entries, each a sample and its text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.widgets.flow_layout import FlowLayout

Sample = Callable[[QPainter, int, QRectF, QWidget], None]
"""Draws the sample of the nth entry into a rectangle, with the palette of a widget."""
_GAP_PX = 5
_WRAPPED = Qt.TextFlag.TextWordWrap.value
_HIGHEST_PX = 10_000


class Legend(QWidget):
    """Shows entries.

    Args:
        sample: draws the sample of an entry.
        sample_ems: the width of a sample, in text heights.
        parent: the parent widget.
        leading: whether entries begin where reading begins, instead of standing in the middle.
    """

    def __init__(
        self, sample: Sample, sample_ems: float, parent: QWidget | None = None, *, leading: bool = False
    ) -> None:
        super().__init__(parent)
        self._sample, self._sample_ems = sample, sample_ems
        self._entries: list[_Entry] = []
        self._layout = FlowLayout(self, leading=leading)
        self._layout.setContentsMargins(*((0,) * 4 if leading else (4, 0, 4, 0)))
        self._layout.setSpacing(8)

    def show_entries(self, words: Sequence[str], widest: Sequence[str] | None = None) -> None:
        """Show these entries.

        Args:
            words: the text of each.
            widest: the longest text each entry reserves room for, if not the current one.
        """
        if len(words) != len(self._entries):
            self._rebuild(len(words))
        for entry, said, room in zip(self._entries, words, widest or words, strict=True):
            entry.show_words(said, room)

    def words(self) -> list[str]:
        """Return the texts of the entries."""
        return [entry.accessibleName() for entry in self._entries]

    def _rebuild(self, number: int) -> None:
        for entry in self._entries:
            self._layout.removeWidget(entry)
            entry.deleteLater()
        self._entries = [_Entry(self._sample, nth, self._sample_ems, self) for nth in range(number)]
        for entry in self._entries:
            self._layout.addWidget(entry)
            entry.show()


class _Entry(QWidget):
    """A sample and its text."""

    def __init__(self, sample: Sample, nth: int, sample_ems: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._sample, self._nth, self._sample_ems = sample, nth, sample_ems
        self._words = self._widest = ""
        policy = QSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum
        )  # wrapped, it is higher
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _sample_px(self) -> int:
        return round(self._sample_ems * self.fontMetrics().height())

    def show_words(self, words: str, widest: str) -> None:
        if widest != self._widest:
            self._widest = widest
            self.updateGeometry()
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self.update()

    @property
    def _sample_room(self) -> int:
        """The width that is not for the text."""
        return self._sample_px + _GAP_PX + 2

    @property
    def _longest_words(self) -> str:
        return max(self._words, self._widest, key=self.fontMetrics().horizontalAdvance)

    @override
    def sizeHint(self) -> QSize:
        font = self.fontMetrics()
        return QSize(self._sample_room + font.horizontalAdvance(self._longest_words), font.height() + 2)

    @override
    def minimumSizeHint(self) -> QSize:
        font = self.fontMetrics()
        widest = max((font.horizontalAdvance(word) for word in self._longest_words.split()), default=0)
        return QSize(self._sample_room + widest, font.height() + 2)

    @override
    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._sample_room), _HIGHEST_PX)
        return self.fontMetrics().boundingRect(room, _WRAPPED, self._longest_words).height() + 2

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        mirrored, long = self.isRightToLeft(), self._sample_px
        left = self.width() - long if mirrored else 0
        with QPainter(self) as painter:
            painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._sample(painter, self._nth, QRectF(left, 0, long, self.height()), self)
            painter.setPen(self.palette().windowText().color())
            beside = long + _GAP_PX
            room = self.rect().adjusted(0 if mirrored else beside, 0, -beside if mirrored else 0, 0)
            side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
            painter.drawText(room, _WRAPPED | side | Qt.AlignmentFlag.AlignVCenter, self._words)
