"""The House rules dialog: presets, every rule, the players, and the forecast of a round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.engine import Rules
from warapp.pace import Pace
from warapp.store.presets import OwnPresets
from warapp.ui.forecast.figures import Figures
from warapp.ui.forecast.panel import ForecastPanel
from warapp.ui.forecast.worker import ForecastRequest, ForecastWorker
from warapp.ui.play.window_context import clock_pace
from warapp.ui.rules.form import RuleForm
from warapp.ui.rules.player_keys import PrintOf, describe_keys
from warapp.ui.rules.preset_panel import PresetPanel
from warapp.ui.rules.seats_editor import DefaultNames, SeatsEditor
from warapp.ui.widgets.adaptive_pages import AdaptivePages, FocusScrollArea, Page
from warapp.ui.widgets.modal import run_modal
from warapp.words import Translate

_FIRST_EMS = QSize(70, 46)
_RULES, _FORECAST, _ALL_PAGES = 1, 2, 3
_DEAL_FIELDS = ("seats", "lowest_rank", "jokers", "cards_each")


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
    """

    presets: OwnPresets
    pace: Pace
    speed: float
    usual_names: DefaultNames
    translate: Translate
    print_of: PrintOf = str

    def describe_keys(self, names: Sequence[str], people: Sequence[bool]) -> str:
        """Return the people with their keys, in words."""
        seats = [seat for seat, is_person in enumerate(people) if is_person]
        return describe_keys(names, seats, self.print_of, self.translate)


class RulesDialog(QDialog):
    """Chooses the rules, and shows what to expect of them meanwhile.

    Args:
        chosen: the choice to start from.
        context: what the dialog needs to know of the window.
        parent: the parent window.
    """

    def __init__(self, chosen: RulesChoice, context: RulesContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._deal_number = chosen.deal_number
        self.setWindowTitle(self._window_title())
        translate = context.translate
        self.presets = PresetPanel(chosen.rules, context.presets, translate, self)
        self.form = RuleForm(chosen.rules, translate, self)
        self.seats = SeatsEditor(context.usual_names, context.describe_keys, self)
        self.form.add_to_players(self.seats)
        self.forecast = ForecastPanel(translate, self._time_note(), self)
        self.worker = ForecastWorker(self)
        forecast = FocusScrollArea(self.forecast)
        self.forecast.focus_moved.connect(forecast.scroll_to)
        self.pages = AdaptivePages(
            [
                Page(self.tr("Pr&esets"), self.presets, 12, 2),
                Page(self.tr("&House rules"), FocusScrollArea(self.form), 26, 5),
                Page(self.tr("What to e&xpect"), forecast, 20, 4),
            ],
            first=_RULES,
        )
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        self._build_layout()
        self.seats.show_seats(chosen.rules.seats)
        self.seats.set_players(chosen.names, chosen.people, chosen.own_keys)
        self._connect_signals()
        self._update_titles(self.pages.visible_count)
        self._show_rules(chosen.rules)
        if self._has_given_cards:
            for name in _DEAL_FIELDS:
                self.form.rows[name].setEnabled(False)

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

    def _window_title(self) -> str:
        if self._deal_number is None:
            return self.tr("House rules")
        if self._has_given_cards:
            return self.tr("House rules for these cards")
        return self.tr("House rules for deal {number}").format(number=self._deal_number)

    def _build_layout(self) -> None:
        buttons = QDialogButtonBox(self)
        start = buttons.addButton(self.tr("&Start round"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.pages, 1)
        column.addWidget(self.summary)
        column.addWidget(buttons)
        size = _FIRST_EMS * self.fontMetrics().height()
        self.resize(size.boundedTo(self.screen().availableSize() * 0.9))

    def _connect_signals(self) -> None:
        self.presets.rules_chosen.connect(self._use_preset)
        self.form.rules_changed.connect(self._use_rules)
        self.seats.changed.connect(lambda: self.forecast.set_names(self.seats.shown_names))
        self.forecast.suggestion_chosen.connect(self._use_rules)
        self.forecast.watch_requested.connect(self._accept_deal)
        self.worker.figures_changed.connect(self._show_figures)
        self.worker.failed.connect(self.forecast.show_unavailable)
        self.pages.visible_count_changed.connect(self._update_titles)
        self.pages.tabs.currentChanged.connect(lambda _: self._update_summary())

    def _update_titles(self, beside: int) -> None:
        self.presets.title.setVisible(beside == _ALL_PAGES)  # otherwise its tab shows it
        self._update_summary()

    def _use_preset(self, rules: Rules) -> None:
        if self._has_given_cards:
            rules = replace(rules, **{name: getattr(self.form.rules, name) for name in _DEAL_FIELDS})
        self._show_rules(rules)

    def _use_rules(self, rules: Rules) -> None:
        self.presets.show_rules(rules)
        self._show_rules(rules)

    def _show_rules(self, rules: Rules) -> None:
        if rules != self.form.rules:
            self.form.show_rules(rules)
        self.seats.show_seats(rules.seats)
        self.forecast.set_names(self.seats.shown_names)
        self.worker.start(ForecastRequest(rules, clock_pace(self._context.pace, self._context.speed)))

    def _show_figures(self, figures: Figures) -> None:
        self.forecast.show_figures(figures)
        self._update_summary()

    def _update_summary(self) -> None:
        """Show the summary of the forecast while its page is behind a tab."""
        pages = self.pages
        behind = pages.visible_count == 1 and pages.tabs.currentIndex() != _FORECAST
        self.summary.setText(self.forecast.summary)
        self.summary.setVisible(behind)

    def _accept_deal(self, deal_number: int) -> None:
        self._deal_number = deal_number
        self.accept()

    def _time_note(self) -> str:
        if math.isinf(self._context.speed):
            return self.tr("Times assume normal speed.")
        if self._context.speed == 1.0:
            return self.tr("Times assume normal speed, without pauses.")
        return self.tr("Times assume your current speed, without pauses.")

    @override
    def done(self, result: int) -> None:
        self.worker.close()
        super().done(result)

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
            first = self.presets.list if self.presets.isVisible() else self.form.rows[row].control
            first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        return handled
