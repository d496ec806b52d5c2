"""The "How to play" dock: a guide to the rules on the table, a page for each part, with examples to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import Rules
from warapp.engine.examples import Example
from warapp.pace import Pace
from warapp.ui.forecast.figures import Figures
from warapp.ui.forecast.worker import ForecastRequest, ForecastWorker
from warapp.ui.guide.example_button import ExampleButton
from warapp.ui.guide.page import GuidePage
from warapp.ui.guide.page_buttons import PageButtons
from warapp.ui.guide.parts import GuideParts, Part, Subject
from warapp.ui.widgets.base_dialog import SheetWidget
from warapp.ui.widgets.labels import BuddyLabel
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.dock import Dock
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox
from warapp.words import Translate
from warapp.words.forecast_text import headline

_LEAST_WIDTH_PX = 178
_WIDE_EMS, _HIGH_EMS = 34, 44
"""The size in a window of its own."""


class GuideDock(Dock):
    """Explains the rules on the table.

    Args:
        subject: what it is about.
        clock_pace: returns the time that battles and wars take at the current speed.
        usual_names: returns the default names of this many seats.
        translate: into the user's language.

    Attributes:
        parts: make the pages, and say what is pressed on them.
        page: the part that is shown.
    """

    example_requested = Signal(object)
    """An Example is to be played."""
    example_left = Signal()
    """The round is to be put back in place of the example."""

    def __init__(
        self,
        subject: Subject,
        clock_pace: Callable[[], Pace],
        usual_names: Callable[[int], Sequence[str]],
        translate: Translate,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._subject, self._clock_pace, self._translate = subject, clock_pace, translate
        self._worker: ForecastWorker | None = None
        self._playing: Example | None = None
        self._list: tuple[Part, ...] = ()
        self.parts = GuideParts(usual_names, translate, self)
        self.parts.example_pressed.connect(self._press_example)
        self.setObjectName("guide")
        self.setWindowTitle(self.tr("How to play"))
        sides = Qt.DockWidgetArea
        self.setAllowedAreas(sides.LeftDockWidgetArea | sides.RightDockWidgetArea)
        self.sections = WheelSafeComboBox(self)
        self.sections.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the table
        self.sections.setAccessibleName(self.tr("Go to a part of the guide"))
        self.sections.activated.connect(self.go_to_part)
        self.page = GuidePage("", self)
        self.foot = PageButtons(self)
        self.foot.turned.connect(self.go_to_part)
        self._build_layout()
        self.show_subject(subject)

    @property
    def titles(self) -> tuple[str, ...]:
        """The titles of the parts."""
        return tuple(part.title for part in self._list)

    def show_rules(self, rules: Rules) -> None:
        """Explain other rules."""
        if rules != self._subject.rules:
            self.show_subject(self._subject._replace(rules=rules, typically=""))
            if self.isVisible():
                self._start_forecast()

    def show_look(self, subject: Subject) -> None:
        """Show the same in another look, or with other keys."""
        self.show_subject(subject._replace(rules=self._subject.rules, typically=self._subject.typically))

    def show_subject(self, subject: Subject) -> None:
        """Explain something else, or show it in another look."""
        self._subject, self._list = subject, self.parts.of(subject)
        if self.sections.count() == 0:
            self.sections.addItems(self.titles)
        for index, title in enumerate(self.titles):  # which follow the name of the game
            self.sections.setItemText(index, title)
        self._make_page()

    def show_playing(self, example: Example | None) -> None:
        """Show which example is on the table."""
        self._playing = example
        for button in self.page.findChildren(ExampleButton):
            button.show_playing(button.example == example)

    def go_to_part(self, index: int) -> None:
        """Show a part, and give its text the focus."""
        self.sections.setCurrentIndex(index)
        self._make_page(scroll=0)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_to_lessons(self) -> None:
        """Show the part for parents and teachers."""
        self.go_to_part(len(self.titles) - 2)

    def _build_layout(self) -> None:
        #: a choice of the parts of the guide follows
        label = BuddyLabel(self.tr("&Go to"), self.sections, self)
        inner = SheetWidget(self)
        top = QHBoxLayout()
        top.addWidget(label)
        top.addWidget(self.sections, 1)
        self._column = QVBoxLayout(inner)
        self._column.addLayout(top)
        self._column.addWidget(self.page, 1)
        self._column.addWidget(self.foot)
        inner.setMinimumWidth(_LEAST_WIDTH_PX)
        self.setWidget(inner)

    def _make_page(self, scroll: int | None = None) -> None:
        """Make the page of the part again, at the same scroll position unless another is given."""
        old, index = self.page, max(0, self.sections.currentIndex())
        part = self._list[index]
        page = GuidePage(part.title, old.parentWidget())
        part.fill(page)
        page.end()
        had_focus = old.hasFocus() or old.isAncestorOf(self.focusWidget() or self)
        self._column.replaceWidget(old, page)
        scrolled_to = old.verticalScrollBar().value() if scroll is None else scroll
        old.hide()
        old.deleteLater()
        self.page = page
        before: QWidget = self.sections
        for widget in (page, *page.findChildren(QAbstractButton)):
            self.setTabOrder(before, widget)
            before = widget
        self.setFocusProxy(page)
        page.show()
        self.foot.show_between(self.titles, index)
        self.show_playing(self._playing)
        self._column.activate()
        page.verticalScrollBar().setValue(scrolled_to)
        if had_focus:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press_example(self, example: Example) -> None:
        if example == self._playing:
            self.example_left.emit()
        else:
            self.example_requested.emit(example)

    def _start_forecast(self) -> None:
        """Start to find out how long rounds take."""
        if self._worker is None:
            self._worker = ForecastWorker(self)
            self._worker.figures_changed.connect(self._show_typical_length)
        self._worker.start(ForecastRequest(self._subject.rules, self._clock_pace()))

    def _show_typical_length(self, figures: Figures) -> None:
        if figures.finished and figures.forecast.rules == self._subject.rules:
            typically = headline(figures.summary, self._translate)
            self.show_subject(self._subject._replace(typically=typically))

    @override
    def sizeHint(self) -> QSize:
        return QSize(_WIDE_EMS, _HIGH_EMS) * text_px(self.font())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_page()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._subject.typically:
            self._start_forecast()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._worker:
            self._worker.close()
            self._worker.deleteLater()
            self._worker = None
