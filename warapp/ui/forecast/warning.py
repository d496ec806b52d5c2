"""Warns of rules under which many rounds have no winner or no end, and offers changes that help."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.forecast.figures import Figures, odd_cards_prolong
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.labels import make_bold
from warapp.ui.widgets.notice import SignMark
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.signs import Sign
from warapp.words import Translate
from warapp.words.forecast_text import odd_cards_words, remedy_name, remedy_result, warning

_MOST_SUGGESTIONS, _RADIUS_PX, _PAD_PX = 3, 10, 12


class SuggestionRow(QWidget):
    """A change of the rules, its result, and a button that makes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.result = QLabel(self), QLabel(self)
        make_bold(self.name)
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in (self.name, self.result):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        #: a button beside what would help
        self.button = PressButton(self.tr("Do this"), self)
        self.button.setAutoDefault(False)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_suggestion(self, name: str, result: str) -> None:
        """Show a suggestion and its result."""
        self.name.setText(name)
        self.result.setText(result)
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(result)


class ForecastWarning(QWidget):
    """Visible only while there is something to warn of."""

    suggestion_chosen = Signal(object)
    """A suggestion was chosen: its Rules."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._figures: Figures | None = None
        sign = SignMark(Sign.WARNING, self, size_ems=1.9)
        sign.setAccessibleName(self.tr("Warning"))
        self.label, self.reason = QLabel(self), QLabel(self)
        make_bold(self.label)
        for label in (self.label, self.reason):
            label.setWordWrap(True)
        self.rows = [SuggestionRow(self) for _ in range(_MOST_SUGGESTIONS)]
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.label, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD_PX, _PAD_PX - 2, _PAD_PX, _PAD_PX)
        column.setSpacing(7)
        column.addLayout(top)
        column.addWidget(self.reason)
        for index, row in enumerate(self.rows):
            row.button.clicked.connect(lambda _=False, index=index: self._choose(index))
            column.addWidget(row)
        self._update_ink()
        self.hide()

    @property
    def text(self) -> str:
        """The text of the warning."""
        return " ".join(filter(None, (self.label.text(), self.reason.text())))

    def show_figures(self, figures: Figures) -> None:
        """Show a warning if one is needed, with the suggestions tried so far."""
        self._figures = figures
        what = warning(figures.summary, self._translate)
        why = ""
        if odd_cards_prolong(figures.forecast.rules):
            why = odd_cards_words(figures.forecast.rules, self._translate)
        self.label.setText(what or why)
        self.reason.setText(why if what else "")
        self.reason.setVisible(bool(what and why))
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(figures.suggestions))
            if index < len(figures.suggestions):
                suggestion = figures.suggestions[index]
                row.show_suggestion(
                    remedy_name(suggestion.name, suggestion.forecast.rules, self._translate),
                    remedy_result(suggestion.drawn, suggestion.endless, self._translate),
                )
        self.setVisible(bool(what or why))

    def _choose(self, index: int) -> None:
        if self._figures:
            self.suggestion_chosen.emit(self._figures.suggestions[index].forecast.rules)

    def _update_ink(self) -> None:
        ink = colours_of(self.palette()).warning_text
        for part in [*self.findChildren(QLabel), *self.findChildren(SignMark)]:
            palette = part.palette()
            if palette.windowText().color() != ink:
                palette.setColor(QPalette.ColorRole.WindowText, ink)
                part.setPalette(palette)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._update_ink()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.warning_line, 2))
            painter.setBrush(colours.warning)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS_PX, _RADIUS_PX)
