"""Chooses other rules for the deal on the table: one of the presets, or in House rules."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from warapp._compat import override
from warapp.ui.rules.dialog import RulesChoice, RulesContext, RulesDialog, with_dealing_of
from warapp.ui.rules.preset_minutes import PresetMinutes
from warapp.ui.rules.preset_page import PresetPage
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import MARGIN_PX, BaseDialog
from warapp.ui.widgets.labels import HelpLabel, make_bold
from warapp.ui.widgets.modal import run_modal
from warapp.ui.widgets.sizing import text_px
from warapp.words.forecast_text import minutes_span

_FIRST_EMS, _SHORT_EMS, _TITLE_SIZE = (52, 38), 24, 1.15


class OtherRulesDialog(BaseDialog):
    """Shows the presets, and what the chosen one changes.

    Args:
        chosen: the rules and the deal on the table, and the players.
        context: what the dialog needs to know of the window.
        parent: the parent window.

    Attributes:
        wants_all_rules: whether to go on in House rules.
    """

    def __init__(self, chosen: RulesChoice, context: RulesContext, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Same cards, other rules"), parent)
        self._chosen, self._context = chosen, context
        self.wants_all_rules = False
        title = QLabel(self._question(), self)
        title.setWordWrap(True)
        make_bold(title, _TITLE_SIZE)
        self.presets = PresetPage(chosen.rules, context.presets, context.cards, context.translate, self)
        if chosen.deal_number == 0:
            self.presets.limit_to_seats(chosen.rules.seats)
        self.minutes = PresetMinutes(context.clock_pace, self)
        self.changes = HelpLabel("", self)
        more = self.add_action_button(self.tr("&House rules…"))
        self.add_leaving_button(self.tr("&Cancel"))
        self.add_default_button(self.tr("&Deal"))
        self.column.setContentsMargins(MARGIN_PX, 14, MARGIN_PX, 14)
        for widget in (title, FocusScrollArea(self.presets), self.changes, self.button_row):
            self.column.addWidget(widget, 1 if isinstance(widget, FocusScrollArea) else 0)
        self.presets.current_changed.connect(self._show_changes)
        self.presets.confirmed.connect(self.accept)
        self.minutes.known.connect(
            lambda rules, minutes: self.presets.show_minutes(rules, minutes_span(minutes, context.translate))
        )
        more.clicked.connect(self._go_on)
        self._show_changes()
        self.minutes.ask(self.presets.without_minutes())
        self.resize_to_ems(*_FIRST_EMS)

    @classmethod
    def ask(
        cls, chosen: RulesChoice, context: RulesContext, parent: QWidget | None = None
    ) -> RulesChoice | None:
        """Run the dialog, and House rules if they are wanted; return the choice, or None.

        Args:
            chosen: the rules and the deal on the table, and the players.
            context: what the dialog needs to know of the window.
            parent: the parent window.
        """
        dialog = cls(chosen, context, parent)
        if not run_modal(dialog):
            return None
        if dialog.wants_all_rules:
            return RulesDialog.ask(dialog.chosen, context, parent)
        return dialog.chosen

    @property
    def chosen(self) -> RulesChoice:
        """The current choice; given cards keep their rules of dealing."""
        rules = self.presets.current.rules
        if self._chosen.deal_number == 0:
            rules = with_dealing_of(self._chosen.rules, rules)
        return replace(self._chosen, rules=rules)

    def _question(self) -> str:
        if number := self._chosen.deal_number:
            return self.tr("Deal {number}: by which rules?").format(number=number)
        return self.tr("These cards: by which rules?")

    def _show_changes(self) -> None:
        entry = self.presets.current
        self.changes.setText(self.tr("{name}: {what}").format(name=entry.name, what=entry.sentence))

    def _go_on(self) -> None:
        self.wants_all_rules = True
        self.accept()

    @override
    def done(self, result: int) -> None:
        self.minutes.close()
        super().done(result)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.changes.setVisible(self.height() >= _SHORT_EMS * text_px(self.font()))

    @override
    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.Show:
            self.presets.current_card.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        return handled
