"""The House rules dialog: presets, every rule, the players, and the forecast of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import Rules
from warapp.pace import Pace
from warapp.store.presets import OwnPresets
from warapp.ui.forecast.figures import Figures
from warapp.ui.forecast.panel import ForecastPanel
from warapp.ui.forecast.time_note import time_note
from warapp.ui.forecast.worker import ForecastRequest, ForecastWorker
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.play.window_context import clock_pace
from warapp.ui.rules.forecast_line import ForecastLine
from warapp.ui.rules.form import RuleForm
from warapp.ui.rules.pages import RulesPage, RulesPages
from warapp.ui.rules.player_keys import PrintOf, describe_keys
from warapp.ui.rules.preset_minutes import PresetMinutes
from warapp.ui.rules.preset_page import PresetPage
from warapp.ui.rules.seats_editor import DefaultNames, SeatsEditor
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import MARGIN_PX, BaseDialog
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.modal import run_modal
from warapp.ui.widgets.notice import Notice, NoticeKind
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate
from warapp.words.forecast_text import Quantiles, minutes_span

_FIRST_EMS, _FOLD_EMS = (71, 50), 40
_FOLD_ADVISE_EMS = 44
"""Below this width the button for the evening folds into the menu, so that the dialog can become narrower."""
_DEAL_FIELDS = ("seats", "lowest_rank", "jokers", "cards_each")


def with_dealing_of(dealt: Rules, rules: Rules) -> Rules:
    """Return rules with another's rules of dealing, for cards that are given."""
    return replace(rules, **{name: getattr(dealt, name) for name in _DEAL_FIELDS})


@dataclass(frozen=True, slots=True)
class RulesChoice:
    """What was chosen in the dialog.

    Attributes:
        rules: the rules.
        names: of the seats; '' for the default name.
        people: for each seat, whether a person plays.
        own_keys: whether a battle starts once each person has pressed their own key.
        deal_number: the deal to play; 0 for given cards, None for a new deal.
    """

    rules: Rules
    names: tuple[str, ...] = ()
    people: tuple[bool, ...] = ()
    own_keys: bool = False
    deal_number: int | None = None


@dataclass(frozen=True, slots=True)
class RulesContext:
    """What the dialog needs to know of the window.

    Attributes:
        presets: stores the custom presets.
        pace: the time that battles and wars take at normal speed.
        speed: the speed of the table as a factor; infinite for instant.
        usual_names: returns the default names of this many seats.
        translate: into the user's language.
        print_of: returns what is printed on the key of a letter.
        cards: draws the pictures.
        rest_ms: how long the table rests between two battles; None for as long as in a series.
    """

    presets: OwnPresets
    pace: Pace
    speed: float
    usual_names: DefaultNames
    translate: Translate
    print_of: PrintOf = str
    cards: SmallCards = field(default_factory=SmallCards)
    rest_ms: float | None = None

    @property
    def clock_pace(self) -> Pace:
        """The time that battles and wars take."""
        return clock_pace(self.pace, self.speed, self.rest_ms)

    @property
    def time_note(self) -> str:
        """Says at what pace minutes are meant."""
        return time_note(self.speed, own_rests=self.rest_ms is not None)

    def describe_keys(self, names: Sequence[str], people: Sequence[bool]) -> str:
        """Return the people with their keys, in words."""
        seats = [seat for seat, is_person in enumerate(people) if is_person]
        return describe_keys(names, seats, self.print_of, self.translate)


class RulesDialog(BaseDialog):
    """Chooses the rules, and shows what to expect of them meanwhile.

    Args:
        chosen: the choice to start from.
        context: what the dialog needs to know of the window.
        parent: the parent window.
    """

    def __init__(self, chosen: RulesChoice, context: RulesContext, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._context = context
        self._deal_number = chosen.deal_number
        self.setWindowTitle(self._window_title())
        translate = context.translate
        self.presets = PresetPage(chosen.rules, context.presets, context.cards, translate, self)
        self.seats = SeatsEditor(context.usual_names, context.describe_keys)
        self.form = RuleForm(chosen.rules, context.cards, translate, self.seats, self)
        self.forecast = ForecastPanel(translate, context.time_note, self)
        self.worker, self.minutes = ForecastWorker(self), PresetMinutes(self._pace, self)
        self.pages = RulesPages(
            [
                (self.tr("Pr&esets"), FocusScrollArea(self.presets)),
                (self.tr("&House rules"), FocusScrollArea(self.form)),
                (self.tr("What to e&xpect"), self._forecast_area()),
            ],
            first=RulesPage.PRESETS if chosen.deal_number is None else RulesPage.RULES,
        )
        self.line, self.notice = ForecastLine(self), Notice(self)
        self._build_layout()
        self.seats.show_seats(chosen.rules.seats)
        self.seats.set_players(chosen.names, chosen.people, chosen.own_keys)
        self._connect_signals()
        self._show_rules(chosen.rules)
        self._show_error(self.presets.custom.error)
        self.minutes.ask(self.presets.without_minutes())
        if self._has_given_cards:
            self.presets.limit_to_seats(chosen.rules.seats)
            for name in _DEAL_FIELDS:
                self.form.rows[name].setEnabled(False)
        self._update_line()

    @classmethod
    def ask(
        cls, chosen: RulesChoice, context: RulesContext, parent: QWidget | None = None
    ) -> RulesChoice | None:
        """Run the dialog; return the choice, or None if it was cancelled.

        Args:
            chosen: the choice to start from.
            context: what the dialog needs to know of the window.
            parent: the parent window.
        """
        dialog = cls(chosen, context, parent)
        return dialog.chosen if run_modal(dialog) else None

    @property
    def chosen(self) -> RulesChoice:
        """The current choice."""
        seats = self.seats
        own_keys = seats.own_keys.isChecked() and seats.own_keys.isEnabled()
        return RulesChoice(self.form.rules, seats.names, seats.people, own_keys, self._deal_number)

    @property
    def _has_given_cards(self) -> bool:
        """Whether the cards are given, so that the rules of dealing are fixed."""
        return self._deal_number == 0

    @property
    def _pace(self) -> Pace:
        return self._context.clock_pace

    def _window_title(self) -> str:
        if self._deal_number is None:
            return self.tr("House rules")
        if self._has_given_cards:
            return self.tr("House rules for these cards")
        return self.tr("House rules for deal {number}").format(number=self._deal_number)

    def _forecast_area(self) -> FocusScrollArea:
        inner, group = QWidget(self), Group("", self)
        group.column.addWidget(self.forecast)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(group)
        column.addStretch(1)
        area = FocusScrollArea(inner)
        self.forecast.focus_moved.connect(
            lambda rect: area.scroll_to(rect.translated(self.forecast.mapTo(inner, QPoint(0, 0))))
        )
        return area

    def _build_layout(self) -> None:
        custom = self.presets.custom
        for button in (custom.save_button, custom.manage_button):
            self.button_row.left_buttons.addWidget(button)
        self.advise_button = self.add_action_button(self.tr("R&ules for the evening…"))
        self._advise_entry = custom.menu.addAction(self.tr("R&ules for the evening…"))
        self._show_advise(folded=False)
        self.add_leaving_button(self.tr("&Cancel"))
        self.add_default_button(self.tr("&Start round"))
        self.column.setContentsMargins(MARGIN_PX, 10, MARGIN_PX, 14)
        for widget in (self.pages, self.line, self.notice, self.button_row):
            self.column.addWidget(widget, 1 if widget is self.pages else 0)
        self.notice.hide()
        self.resize_to_ems(*_FIRST_EMS)

    def _connect_signals(self) -> None:
        self.presets.rules_chosen.connect(self._use_preset)
        self.presets.confirmed.connect(self.accept)
        self.presets.listed.connect(lambda: self.minutes.ask(self.presets.without_minutes()))
        self.presets.custom.error_changed.connect(self._show_error)
        self.notice.closed.connect(self.notice.hide)
        self.form.rules_changed.connect(self._use_rules)
        self.seats.changed.connect(lambda: self.forecast.set_names(self.seats.shown_names))
        self.forecast.suggestion_chosen.connect(self._use_rules)
        self.forecast.watch_requested.connect(self._accept_deal)
        self.worker.figures_changed.connect(self._show_figures)
        self.worker.failed.connect(self._show_unavailable)
        self.minutes.known.connect(self._show_minutes)
        self.pages.page_changed.connect(self._update_line)
        self.line.reason_wanted.connect(self.pages.show_forecast)
        self.advise_button.clicked.connect(self._advise)
        self._advise_entry.triggered.connect(self._advise)

    def _use_preset(self, rules: Rules) -> None:
        if self._has_given_cards:
            rules = with_dealing_of(self.form.rules, rules)
        self._show_rules(rules)

    def _use_rules(self, rules: Rules) -> None:
        self.presets.show_rules(rules)
        self._show_rules(rules)

    def _show_rules(self, rules: Rules) -> None:
        if rules != self.form.rules:
            self.form.show_rules(rules)
        self.seats.show_seats(rules.seats)
        self.forecast.set_names(self.seats.shown_names)
        self.worker.start(ForecastRequest(rules, self._pace))

    def _show_figures(self, figures: Figures) -> None:
        self.forecast.show_figures(figures)
        self._update_line()

    def _show_unavailable(self) -> None:
        self.forecast.show_unavailable()
        self._update_line()

    def _show_minutes(self, rules: Rules, minutes: Quantiles) -> None:
        self.presets.show_minutes(rules, minutes_span(minutes, self._context.translate))

    def _show_error(self, words: str) -> None:
        if words:
            self.notice.show_notice(words, NoticeKind.WARNING)
        self.notice.setVisible(bool(words))

    def _update_line(self) -> None:
        """Show the forecast in a sentence while its page is out of sight."""
        self.line.show_forecast(self.forecast.headline.text(), self.forecast.warning.label.text())
        self.line.setVisible(not self.pages.shows_forecast)

    def _show_advise(self, folded: bool) -> None:
        """Offer the adviser by a button, or in the menu where there is little room."""
        self.advise_button.setVisible(self._deal_number is None and not folded)
        self._advise_entry.setVisible(self._deal_number is None and folded)

    def _advise(self) -> None:
        """Ask what is wanted for the evening, and start a round under rules that suit it."""
        from warapp.ui.adviser.dialog import AdviserContext, AdviserDialog

        context = self._context
        asked = AdviserContext(self.form.rules.seats, self._pace, context.time_note, context.translate)
        if rules := AdviserDialog.ask(asked, self):
            self._use_rules(rules)
            self.accept()

    def _accept_deal(self, deal_number: int) -> None:
        self._deal_number = deal_number
        self.accept()

    @override
    def done(self, result: int) -> None:
        self.worker.close()
        self.minutes.close()
        super().done(result)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        folded = self.width() < _FOLD_EMS * text_px(self.font())
        self.presets.custom.fold(folded)
        self._show_advise(self.width() < _FOLD_ADVISE_EMS * text_px(self.font()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter in a field end typing there, instead of starting a round."""
        typing = isinstance(self.focusWidget(), QAbstractSpinBox | QLineEdit)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and typing:
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.Show:
            row = "ace" if self._has_given_cards else "seats"
            first = self.presets.current_card if self.presets.isVisible() else self.form.rows[row].control
            first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        return handled
