"""The round in numbers at the leading end of the bar: battle and limit, time left, trip, deal, rounds won."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from warapp._compat import override
from warapp.engine.rules import Rules
from warapp.engine.state import State
from warapp.table.drawing.paint import with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import bar_font, em_of_bar
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.numbers import clock_text, number_text
from warapp.ui.widgets.sizing import least_px

_BETWEEN = " · "
_LINE_EMS = 0.85
"""How far the middles of two lines are from that of the bar."""


class Form(NamedTuple):
    """One way to show the status, by how much room it takes.

    Attributes:
        width: the room it needs in pixels.
        is_stacked: whether "Battle" stands above its number.
        parts: how many parts the second line has.
        is_small: whether the number is in the smaller font.
    """

    width: float
    is_stacked: bool = False
    parts: int = 0
    is_small: bool = False


class DealButton(PressButton):
    """A line of text that copies the deal's number when it is pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._line = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def shown_words(self) -> str:
        """The words that are painted."""
        return self.text()

    @property
    def words_width(self) -> float:
        """The width that its words need."""
        return QFontMetricsF(self.font()).horizontalAdvance(self.text())

    @property
    def words_room(self) -> float:
        """The width that its words have."""
        return self._line.width()

    def enlarge(self, line: QRect, height: int) -> None:
        """Take more room than a line of text where controls are large, within a height; the text stays."""
        least = least_px()
        room = QRect(line)
        room.setSize(line.size().expandedTo(QSize(least, min(least, height))))
        room.moveCenter(line.center())
        room.moveBottom(min(room.bottom(), height - 1))
        self.setGeometry(room)
        self._line = line.translated(-room.topLeft())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            font = QFont(self.font())
            font.setUnderline(self.underMouse() or self.isDown())
            painter.setFont(font)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(self._line, Qt.AlignmentFlag.AlignVCenter, self.text())


class RoundStatus(QWidget):
    """Shows in the room that it gets what matters most; all of it is in its tooltip.

    Attributes:
        deal: copies the number of the deal.
    """

    changed = Signal()
    """It needs another room."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._main, self._before = (QLabel(self) for _ in range(3))
        self.deal = DealButton(self)
        self._score = QLabel(self)
        self._name.setText(self.tr("Battle"))
        self._number = self._battle = self._place = self._detail = ""
        self._time = self._trip = self._won = self._score_words = ""
        self._forms: tuple[Form, ...] = ()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        for widget, alpha in (
            (self._main, 255),
            *(
                (each, 255 if theme.is_plain else 190)
                for each in (self._name, self._before, self.deal, self._score)
            ),
        ):
            palette = QPalette(self.palette())
            palette.setColor(QPalette.ColorRole.WindowText, with_alpha(theme.plate_text, alpha))
            widget.setPalette(palette)
            widget.setForegroundRole(QPalette.ColorRole.WindowText)  # in a tool bar it is that of buttons

    def show_battle(self, number: int, rules: Rules) -> None:
        """Show the number of the battle on the table, and of the limit."""
        self._number = number_text(number)
        if rules.battle_limit is not None:
            words = self.tr("{number} / {limit}", "the battle of a limit")
            self._number = words.format(number=self._number, limit=number_text(rules.battle_limit))
        self._battle = self.tr("Battle {number}").format(number=self._number)
        self._update()

    def show_round(self, state: State, rules: Rules) -> None:
        """Show a round at rest: battle, trip and deal."""
        self._trip = ""
        if rules.trip_limit is not None:
            number = min(state.trip.ended + 1, rules.trip_limit)
            words = self.tr("Trip {number} / {limit}")
            self._trip = words.format(number=number_text(number), limit=number_text(rules.trip_limit))
        self._show_deal(state.deal_number)
        self.show_battle(state.battles, rules)

    def _show_deal(self, number: int) -> None:
        words = self.tr("Deal {number}").format(number=number) if number else self.tr("Custom cards")
        tip = self.tr("Copy this deal's number and code")
        self.deal.setText(words)
        self.deal.setToolTip(tip)
        self.deal.setAccessibleName(words)
        self.deal.setAccessibleDescription(tip)

    def show_time(self, left_ms: float | None) -> None:
        """Show the time left; None hides it."""
        time = ""
        if left_ms is not None:
            clock = clock_text(max(0, math.ceil(left_ms / 1_000)))
            time = self.tr("{time} left", "of the minutes of the round").format(time=clock)
        if time != self._time:
            self._time = time
            self._update()

    def show_score(self, won: str, words: str) -> None:
        """Show the score.

        Args:
            won: as figures; '' while no round is counted.
            words: in full, with names.
        """
        self._won, self._score_words = won, words
        self._score.setAccessibleName(words)
        self._update()

    def show_place(self, place: str, detail: str = "") -> None:
        """Show words in place of the number of the battle, and of the deal; '' for these."""
        if (place, detail) != (self._place, self._detail):
            self._place, self._detail = place, detail
            self._update()

    @property
    def texts(self) -> list[str]:
        """What it has to show, the first line first."""
        return [self._place or self._battle, *self._parts]

    @property
    def _parts(self) -> tuple[str, ...]:
        """The parts of the second line, those that matter most first."""
        if self._place:
            return (self._detail or self.deal.text(),)
        return tuple(filter(None, (self._time, self._trip, self.deal.text(), self._won)))

    def forms(self) -> tuple[Form, ...]:
        """Return all ways to show it, the best first."""
        large, small = (
            QFontMetricsF(font).horizontalAdvance for font in (self._large_font, self._small_font)
        )
        first = large(self._place or self._battle)
        parts = self._parts
        forms = [
            Form(max(first, small(_BETWEEN.join(parts[:count]))), parts=count)
            for count in range(len(parts), 0, -1)
        ]
        forms.append(Form(first))
        if not self._place:
            name = small(self._name.text())
            forms.append(Form(max(name, large(self._number)), is_stacked=True))
            forms.append(Form(max(name, small(self._number)), is_stacked=True, is_small=True))
        self._forms = tuple(Form(math.ceil(f.width) + 1, f.is_stacked, f.parts, f.is_small) for f in forms)
        return self._forms

    def show_form(self, number: int) -> None:
        """Show it in one of its forms."""
        form = self._forms[number]
        em, middle = em_of_bar(self.font()), self.height() / 2
        apart = _LINE_EMS * em if form.is_stacked or form.parts else 0.0
        self._name.setVisible(form.is_stacked)
        self._main.setFont(self._small_font if form.is_small else self._large_font)
        self._main.setText(self._number if form.is_stacked else self._place or self._battle)
        self._name.setFont(self._small_font)
        first, second = middle - apart, middle + apart
        self._put(self._name, 0, first)
        self._put(self._main, 0, second if form.is_stacked else first)
        self._show_parts(self._parts[: form.parts], second)

    def _show_parts(self, parts: tuple[str, ...], middle: float) -> None:
        """Show parts of the second line, of which the deal is a button."""
        deal, x = "" if self._detail else self.deal.text(), 0.0
        nth = parts.index(deal) if deal in parts else len(parts)
        before, after = parts[:nth], parts[nth + 1 :]
        self._before.setText(_BETWEEN.join((*before, "")) if nth < len(parts) else _BETWEEN.join(before))
        self._score.setText(_BETWEEN.join(("", *after)) if after else "")
        self.deal.setVisible(nth < len(parts))
        for widget in (self._before, self.deal, self._score):
            widget.setFont(self._small_font)
            x = self._put(widget, x, middle)

    def _put(self, widget: QLabel | DealButton, x: float, middle: float) -> float:
        """Place one line of text, and return where it ends."""
        metrics = QFontMetricsF(widget.font())
        width = math.ceil(metrics.horizontalAdvance(widget.text())) if not widget.isHidden() else 0
        height = math.ceil(metrics.height())
        left = self.width() - x - width if self.isRightToLeft() else x
        place = QRect(round(left), round(middle - height / 2), width, height)
        widget.setGeometry(place)
        if isinstance(widget, DealButton):
            widget.enlarge(place, self.height())
        return x + width

    @property
    def _large_font(self) -> QFont:
        return bar_font(self.font(), 1.05, QFont.Weight.DemiBold)

    @property
    def _small_font(self) -> QFont:
        return bar_font(self.font(), 0.88, QFont.Weight.Medium)

    def _update(self) -> None:
        self.setToolTip("\n".join(filter(None, (self._battle, self._time, self._trip, self._score_words))))
        self.changed.emit()
