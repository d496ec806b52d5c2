"""Whose line is whose in the tug of war, and how many cards each holds where the cursor is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.play.seat_marks import draw_line, draw_mark, mark_radius
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.numbers import number_text

_LINE_MARKS, _GAP_PX = 6, 5
"""How long a piece of line is, in radii of its mark, and how far from the words."""

_WRAPPED = Qt.TextFlag.TextWordWrap.value
_HIGHEST_PX = 10_000


class Legend(QWidget):
    """One entry a seat, in further rows where it is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[_Entry] = []
        self._layout = FlowLayout(self)
        self._layout.setContentsMargins(4, 0, 4, 0)
        self._layout.setSpacing(8)

    def set_names(self, names: Sequence[str]) -> None:
        """Say who sits at the seats."""
        for entry in self._entries:
            self._layout.removeWidget(entry)
            entry.deleteLater()
        self._entries = [_Entry(seat, name, self) for seat, name in enumerate(names)]
        for entry in self._entries:
            self._layout.addWidget(entry)
            entry.show()

    def words(self) -> list[str]:
        """Return what the entries say."""
        return [entry.accessibleName() for entry in self._entries]

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show how many cards each holds; nothing where it is not known yet."""
        for entry, count in zip(self._entries, counts, strict=False):
            entry.show_count(count)


class _Entry(QWidget):
    """A piece of the seat's line with its mark, its name and its cards."""

    def __init__(self, seat: int, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat, self._name, self._words = seat, name, name
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(name)

    @property
    def _radius(self) -> float:
        return mark_radius(self.fontMetrics())

    @property
    def _long(self) -> int:
        return round(_LINE_MARKS * self._radius)

    @property
    def _beside(self) -> int:
        """What is not for the words."""
        return self._long + _GAP_PX + 2

    @property
    def _longest_words(self) -> str:
        return self.tr("{name} {number}").format(name=self._name, number=number_text(88))

    def show_count(self, count: int) -> None:
        self._words = self.tr("{name} {number}").format(name=self._name, number=number_text(count))
        self.setAccessibleName(self._words)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        font = self.fontMetrics()
        return QSize(self._beside + font.horizontalAdvance(self._longest_words), font.height() + 2)

    @override
    def minimumSizeHint(self) -> QSize:
        font = self.fontMetrics()
        widest = max(font.horizontalAdvance(word) for word in self._longest_words.split())
        return QSize(self._beside + widest, font.height() + 2)

    @override
    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._beside), _HIGHEST_PX)
        return self.fontMetrics().boundingRect(room, _WRAPPED, self._longest_words).height() + 2

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        middle = self.height() / 2
        mirrored, long = self.isRightToLeft(), self._long
        left = self.width() - long if mirrored else 0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_line(painter, self._seat, (left, left + long), (middle, middle), self.palette())
            draw_mark(painter, self._seat, QPointF(left + long / 2, middle), self._radius, self.palette())
            painter.setPen(self.palette().windowText().color())
            room = self.rect().adjusted(
                0 if mirrored else long + _GAP_PX, 0, -long - _GAP_PX if mirrored else 0, 0
            )
            side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
            painter.drawText(room, _WRAPPED | side | Qt.AlignmentFlag.AlignVCenter, self._words)
