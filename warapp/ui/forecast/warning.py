"""Warns of rules under which many rounds have no winner or no end, and offers changes that help."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStyle, QVBoxLayout, QWidget

from warapp.ui.forecast.figures import Figures, odd_cards_prolong
from warapp.ui.widgets.buttons import PressButton
from warapp.words import Translate
from warapp.words.forecast_text import odd_cards_words, remedy_name, remedy_result, warning

_MOST_SUGGESTIONS = 3


class SuggestionRow(QWidget):
    """A change of the rules, its result, and a button that makes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.button = PressButton(self.tr("Do this"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)

    def show_suggestion(self, name: str, result: str) -> None:
        """Show a suggestion and its result."""
        self.label.setText(self.tr("{remedy}: {result}").format(remedy=name, result=result))
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(result)


class ForecastWarning(QFrame):
    """Visible only while there is something to warn of."""

    suggestion_chosen = Signal(object)
    """A suggestion was chosen: its Rules."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._figures: Figures | None = None
        self.setFrameShape(QFrame.Shape.StyledPanel)
        size = self.fontMetrics().height() * 2
        sign = QLabel(self)
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        sign.setPixmap(icon.pixmap(size, size))
        sign.setAccessibleName(self.tr("Warning"))
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.rows = [SuggestionRow(self) for _ in range(_MOST_SUGGESTIONS)]
        top = QHBoxLayout()
        top.addWidget(sign)
        top.addWidget(self.label, 1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        for index, row in enumerate(self.rows):
            row.button.clicked.connect(lambda _=False, index=index: self._choose(index))
            column.addWidget(row)
        self.hide()

    @property
    def text(self) -> str:
        """The text of the warning."""
        return self.label.text()

    def show_figures(self, figures: Figures) -> None:
        """Show a warning if one is needed, with the suggestions tried so far."""
        self._figures = figures
        text = [warning(figures.summary, self._translate)]
        if odd_cards_prolong(figures.forecast.rules):
            text.append(odd_cards_words(figures.forecast.rules, self._translate))
        words = " ".join(filter(None, text))
        self.label.setText(words)
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(figures.suggestions))
            if index < len(figures.suggestions):
                suggestion = figures.suggestions[index]
                row.show_suggestion(
                    remedy_name(suggestion.name, suggestion.forecast.rules, self._translate),
                    remedy_result(suggestion.drawn, suggestion.endless, self._translate),
                )
        self.setVisible(bool(words))

    def _choose(self, index: int) -> None:
        if self._figures:
            self.suggestion_chosen.emit(self._figures.suggestions[index].forecast.rules)
