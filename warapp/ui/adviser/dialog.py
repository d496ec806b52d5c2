"""Finds rules for the evening: asks what is wanted, searches meanwhile, and shows the best that differ."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import Rules
from warapp.lab.adviser.request import Length
from warapp.lab.adviser.search import SUGGESTED, Advice
from warapp.pace import Pace
from warapp.ui.adviser.card import SuggestionCard
from warapp.ui.adviser.figures import SuggestionFigures
from warapp.ui.adviser.wishes import WishesPanel
from warapp.ui.adviser.worker import AdviserWorker, Found
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import MARGIN_PX, BaseDialog
from warapp.ui.widgets.labels import HelpLabel, make_bold
from warapp.ui.widgets.modal import run_modal
from warapp.ui.widgets.notice import Notice, NoticeKind
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate
from warapp.words.lab.obstacles import about_sentence, no_time_sentence, obstacle_sentence
from warapp.words.translation import Translator, joined

_FIRST_EMS, _WIDE_EMS, _WISHES_EMS = (77, 60), 66, 21
_GAP_PX = 8


@dataclass(frozen=True, slots=True)
class AdviserContext:
    """What the dialog needs to know of the window.

    Attributes:
        players: how many play now.
        pace: what battles and wars take here.
        time_note: says at what pace the minutes are meant.
        translate: into the reader's language.
    """

    players: int
    pace: Pace
    time_note: str
    translate: Translate


class AdviserDialog(BaseDialog):
    """Asks for wishes and suggests rules; it is accepted with those of a suggestion.

    Args:
        context: what it needs to know of the window.
        parent: the parent window.
    """

    def __init__(self, context: AdviserContext, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Rules for the evening"))
        self._context = context
        self._advice: Advice | None = None
        self.rules: Rules | None = None
        """Those of the suggestion that was chosen."""
        self.searching = False
        self.worker = AdviserWorker(self)
        self.wishes = WishesPanel(context.players, context.translate, self)
        self.progress, self.status = QProgressBar(self), HelpLabel("", self)
        self.heading, self.notice, self.note = QLabel(self), Notice(self), HelpLabel("", self)
        make_bold(self.heading)
        self.cards = [SuggestionCard(n, context.translate, self) for n in range(1, SUGGESTED + 1)]
        self.search_button = self.add_action_button("")
        self.close_button = self.add_leaving_button(self.tr("Close"))
        self._build()
        self._connect()
        self.search()

    @classmethod
    def ask(cls, context: AdviserContext, parent: QWidget | None = None) -> Rules | None:
        """Run the dialog; return the rules to play by, or None.

        Args:
            context: what it needs to know of the window.
            parent: the parent window.
        """
        dialog = cls(context, parent)
        return dialog.rules if run_modal(dialog) else None

    def search(self) -> None:
        """Search for what is wanted now."""
        self._set_searching(True)
        self.progress.setValue(0)
        self.status.setText(self.tr("Playing rounds by many rules…"))
        self.worker.start(self.wishes.request(self._context.pace))

    def cancel_search(self) -> None:
        """Stop searching; what was found stays."""
        self.worker.cancel()
        self._set_searching(False)
        self.status.setText(self.tr("The search was stopped."))

    def _build(self) -> None:
        self.progress.setRange(0, 100)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.progress.setAccessibleName(self.tr("Progress of the search"))
        self.wishes.column.addStretch(1)
        self.wishes.column.addWidget(self.progress)
        self.wishes.column.addWidget(self.status)
        results = QVBoxLayout()
        results.setSpacing(_GAP_PX)
        results.addWidget(self.heading)
        results.addWidget(self.notice)
        self.notice.close_button.hide()
        self.notice.hide()
        for card in self.cards:
            results.addWidget(card)
            card.hide()
        results.addWidget(self.note)
        results.addStretch(1)
        body = QWidget(self)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(16)
        self._halves.addWidget(self.wishes, 0, Qt.AlignmentFlag.AlignTop)
        self._halves.addLayout(results, 1)
        self.area = FocusScrollArea(body, self)
        self.column.setContentsMargins(MARGIN_PX, 12, MARGIN_PX, 14)
        self.column.addWidget(self.area, 1)
        self.column.addWidget(self.button_row)
        self.resize_to_ems(*_FIRST_EMS)

    def _connect(self) -> None:
        self.wishes.changed.connect(self.search)
        self.worker.found.connect(self._show_found)
        self.worker.failed.connect(self._show_failure)
        self.search_button.clicked.connect(self._press_search)
        for place, card in enumerate(self.cards):
            card.started.connect(lambda place=place: self._start(place))

    def _press_search(self) -> None:
        if self.searching:
            self.cancel_search()
        else:
            self.search()

    def _set_searching(self, searching: bool) -> None:
        self.searching = searching
        self.search_button.setText(self.tr("&Cancel search") if searching else self.tr("&Search again"))
        self._show_heading()

    def _start(self, place: int) -> None:
        if self._advice and place < len(self._advice.suggestions):
            self.rules = self._advice.suggestions[place].rules
            self.accept()

    def _show_found(self, found: Found | None) -> None:
        if found is None:
            return
        advice = found.advice
        self.progress.setValue(round(100 * advice.done))
        self.status.setText(
            self.tr("{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.").format(
                rules=number_text(advice.tried),
                rounds=number_text(advice.rounds),
                seconds=number_text(found.took_s, 1),
            )
        )
        if advice.suggestions:
            self._show_advice(advice)
        if advice.finished:
            self._set_searching(False)

    def _show_advice(self, advice: Advice) -> None:
        self._advice = advice
        request, translate = advice.request, self._context.translate
        minutes = request.minutes if request.length is Length.OVER_BY else 2 * request.minutes
        for place, card in enumerate(self.cards):
            shown = place < len(advice.suggestions)
            card.setVisible(shown)
            if shown:
                card.show_figures(SuggestionFigures.of(advice.suggestions[place], translate), minutes)
        self.cards[0].start.setDefault(True)
        self._show_heading()
        self._show_notice(advice)
        words = Translator(translate)
        each = self.tr("Each was played {number} times.").format(
            number=number_text(advice.suggestions[0].tally.rounds)
        )
        self.note.setText(joined([each, self._context.time_note], words))

    def _show_heading(self) -> None:
        advice = self._advice
        if advice is None:
            words = self.tr("Looking for rules…") if self.searching else ""
        elif not advice.fits:
            words = self.tr("The nearest")
        elif self.searching:
            words = self.tr("The best so far")
        else:
            words = self.tr("Rules that fit, and differ")
        self.heading.setText(words)

    def _show_notice(self, advice: Advice) -> None:
        sentences = []
        if not advice.fits:
            sentences.append(self._obstacle(advice))
        if advice.coarse:
            sentences.append(
                self.tr("These figures are rough: the fast program that plays rounds is missing here.")
            )
        if sentences:
            self.notice.show_notice(
                joined(sentences, Translator(self._context.translate)), NoticeKind.WARNING
            )
        self.notice.setVisible(bool(sentences))

    def _obstacle(self, advice: Advice) -> str:
        request, nearest = advice.request, advice.suggestions[0]
        obstacle, translate = advice.obstacles[0], self._context.translate
        if obstacle is not None:
            return obstacle_sentence(obstacle, nearest.value_of(obstacle).value, translate)
        if request.length is Length.ABOUT:
            return about_sentence(request.minutes, nearest.usual_minutes, translate)
        return no_time_sentence(request.players, request.minutes, nearest.needed_minutes, translate)

    def _show_failure(self) -> None:
        self._set_searching(False)
        self.status.setText(self.tr("No rounds can be played on this computer."))

    @override
    def done(self, result: int) -> None:
        self.worker.close()
        super().done(result)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        em = text_px(self.font())
        wide = self.width() >= _WIDE_EMS * em
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        narrow = max(round(_WISHES_EMS * em), self.wishes.minimumSizeHint().width())
        self.wishes.setMaximumWidth(narrow if wide else _ANY_PX)

    @override
    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.Show:
            self.wishes.players.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        return handled


_ANY_PX = 16_777_215
"""Qt's greatest size of a widget."""
