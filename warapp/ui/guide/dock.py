"""The "How to play" dock: a guide to the rules on the table, with examples to play on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import Rules
from warapp.engine.examples import Example, ExampleName, examples
from warapp.pace import Pace
from warapp.ui.forecast.figures import Figures
from warapp.ui.forecast.worker import ForecastRequest, ForecastWorker
from warapp.ui.widgets.labels import BuddyLabel
from warapp.ui.widgets.style.dock import Dock
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox
from warapp.words import Translate
from warapp.words.examples import example_title, example_words, not_enough_cards
from warapp.words.forecast_text import headline
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import Section, guide

_SHOW, _WATCH = "show", "watch"
_LEAST_WIDTH_PX = 200


class GuideDock(Dock):
    """Explains the rules on the table.

    Args:
        rules: the rules on the table.
        clock_pace: returns the time that battles and wars take at the current speed.
        usual_names: returns the default names of this many seats.
        translate: into the user's language.
    """

    example_requested = Signal(object)
    """A link to an Example was followed."""
    whole_round_requested = Signal()
    """The link to a whole round with open hands was followed."""

    def __init__(
        self,
        rules: Rules,
        clock_pace: Callable[[], Pace],
        usual_names: Callable[[int], Sequence[str]],
        translate: Translate,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rules, self._clock_pace = rules, clock_pace
        self._usual_names, self._translate = usual_names, translate
        self._worker: ForecastWorker | None = None
        self._typical_length = ""
        self.setObjectName("guide")
        self.setWindowTitle(self.tr("How to play"))
        sides = Qt.DockWidgetArea
        self.setAllowedAreas(sides.LeftDockWidgetArea | sides.RightDockWidgetArea)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("How to play"))
        self.text.anchorClicked.connect(self._open_link)
        self.sections = WheelSafeComboBox(self)
        self.sections.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the table
        self.sections.setAccessibleName(self.tr("Go to a part of the guide"))
        self.sections.activated.connect(self.go_to_section)
        self._build_layout()
        self._update_text()

    def show_rules(self, rules: Rules) -> None:
        """Explain other rules."""
        if rules != self._rules:
            self._rules, self._typical_length = rules, ""
            self._update_text()
            if self.isVisible():
                self._start_forecast()

    def go_to_section(self, index: int) -> None:
        """Scroll to a section, and give the text the focus."""
        self.sections.setCurrentIndex(index)
        self.text.scrollToAnchor(_anchor(index))
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build_layout(self) -> None:
        label = BuddyLabel(self.tr("&Go to"), self.sections, self)
        inner = QWidget(self)
        top = QHBoxLayout()
        top.addWidget(label)
        top.addWidget(self.sections, 1)
        column = QVBoxLayout(inner)
        column.addLayout(top)
        column.addWidget(self.text, 1)
        inner.setMinimumWidth(_LEAST_WIDTH_PX)
        self.setWidget(inner)
        self.setFocusProxy(self.text)

    def _update_text(self) -> None:
        """Write the whole text again, at the same scroll position."""
        bar = self.text.verticalScrollBar()
        scroll_position = bar.value()
        available = {example.name: example for example in examples(self._rules)}
        parts = guide(self._rules, self._translate)
        titles = [*(part.title for part in parts), self.tr("Questions"), self.tr("A whole round")]
        html = [self._section_html(index, part, available) for index, part in enumerate(parts)]
        question_html = [
            f"<p><b>{escape(question.asked)}</b><br>{escape(question.answer)}</p>"
            for question in questions(self._rules, self._translate, self._typical_length)
        ]
        html.append(_heading(len(parts), titles[-2]) + "".join(question_html))
        html.append(_heading(len(parts) + 1, titles[-1]) + self._whole_round_html())
        self.text.setHtml("".join(html))
        bar.setValue(scroll_position)
        if self.sections.count() == 0:
            self.sections.addItems(titles)

    def _section_html(self, index: int, part: Section, available: Mapping[ExampleName, Example]) -> str:
        paragraphs = [f"<p>{escape(paragraph)}</p>" for paragraph in part.paragraphs]
        example_html = [self._example_html(name, available.get(name)) for name in part.examples]
        return _heading(index, part.title) + "".join(paragraphs + example_html)

    def _example_html(self, name: ExampleName, example: Example | None) -> str:
        title = escape(example_title(name, self._translate))
        if example is None:
            return f"<p><i>{title}.</i> {escape(not_enough_cards(name, self._translate))}</p>"
        names = self._usual_names(example.record.rules.seats)
        words = escape(example_words(example, list(names), self._translate))
        show = escape(self.tr("Show me on the table"))
        return f'<p><i>{title}.</i> {words} <a href="{_SHOW}:{name.value}">{show}</a></p>'

    def _whole_round_html(self) -> str:
        words = self.tr(
            "Every pile lies open, from the deal to the score, and each battle is told. Your own round waits."
        )
        watch = self.tr("Watch a whole round")
        return f'<p>{escape(words)} <a href="{_WATCH}">{escape(watch)}</a></p>'

    def _open_link(self, link: QUrl) -> None:
        if link.toString() == _WATCH:
            self.whole_round_requested.emit()
        for example in examples(self._rules):
            if link.toString() == f"{_SHOW}:{example.name.value}":
                self.example_requested.emit(example)

    def _start_forecast(self) -> None:
        """Start to find out how long rounds take."""
        if self._worker is None:
            self._worker = ForecastWorker(self)
            self._worker.figures_changed.connect(self._show_typical_length)
        self._worker.start(ForecastRequest(self._rules, self._clock_pace()))

    def _show_typical_length(self, figures: Figures) -> None:
        if figures.finished and figures.forecast.rules == self._rules:
            self._typical_length = headline(figures.summary, self._translate)
            self._update_text()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._typical_length:
            self._start_forecast()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._worker:
            self._worker.close()
            self._worker.deleteLater()
            self._worker = None


def _anchor(index: int) -> str:
    return f"part{index}"


def _heading(index: int, title: str) -> str:
    return f'<h3><a name="{_anchor(index)}"></a>{escape(title)}</h3>'
