"""Asks for a deal by its number or code, and describes the deal or the mistake while it is typed."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from warapp.engine import MOST_DEALS, Record, preset_name
from warapp.session import Round
from warapp.store.deal_code import BadDealCode, Wrong, deal_code
from warapp.ui.deals.parser import NoSuchDeal, read_deal
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel
from warapp.ui.widgets.modal import run_modal
from warapp.ui.widgets.noted_field import NotedField, NoteKind
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, show_sign
from warapp.words import Translate
from warapp.words.rules_text import changes_text, preset_title
from warapp.words.translation import Translator

_LONGEST_TYPED = 300
_WIDTH_EMS = 34
_NO_BREAK = "\u2011"
"""A non-breaking hyphen."""


class DealDialog(BaseDialog):
    """Chooses a deal.

    Args:
        round_: the round on the table, whose rules apply to a bare number.
        translate: into the user's language.
        parent: the parent window.
    """

    def __init__(self, round_: Round, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Deal number or code"), parent)
        self._round, self._translate = round_, translate
        self.deal: Record | None = None
        """The deal typed so far, or None while it is not valid."""
        group = Group("", self)
        self.field = NotedField(self.tr("&Number or code of the deal"), group)
        self.field.edit.setMaxLength(_LONGEST_TYPED)
        group.column.addWidget(self.field)
        self.column.addWidget(group)
        self.column.addLayout(self._table_row())
        self.column.addStretch(1)
        self.column.addWidget(self.button_row)
        self.add_leaving_button(self.tr("&Cancel"))
        #: a verb on a button: deal these cards
        self._ok = self.add_default_button(self.tr("&Deal"))
        self.field.edit.textChanged.connect(self._read)
        self._read("")
        self.field.edit.setFocus()
        self.resize_to_ems(_WIDTH_EMS, 0)

    @classmethod
    def ask(cls, round_: Round, translate: Translate, parent: QWidget) -> Record | None:
        """Run the dialog; return the chosen deal, or None."""
        dialog = cls(round_, translate, parent)
        return dialog.deal if run_modal(dialog) else None

    def _table_row(self) -> QHBoxLayout:
        """Return what is on the table, with a button to copy it."""
        row = QHBoxLayout()
        words = HelpLabel(self._on_table(), self)
        row.addWidget(words, 1)
        if self._round.start.deal_number:
            self.copy = PressButton(self.tr("Cop&y"), self)
            self.copy.setAutoDefault(False)
            self.copy.setFlat(True)
            size = round(1.25 * text_px(self.font()))
            show_sign(self.copy, Sign.COPY, size)
            self.copy.clicked.connect(self._copy)
            row.addWidget(self.copy)
        return row

    def _copy(self) -> None:
        number = self._round.start.deal_number
        words = self.tr("Deal {number}, code {code}")
        #: shown on a button for a while, after its press
        self.copy.setText(self.tr("Copied"))
        QGuiApplication.clipboard().setText(
            words.format(number=number, code=deal_code(self._round.rules, number))
        )  # last: it may process events, which may close the dialog

    def _on_table(self) -> str:
        number = self._round.start.deal_number
        if not number:
            return self.tr("The cards on the table were chosen by hand, so they have no deal number.")
        code = deal_code(self._round.rules, number)
        words = self.tr("On the table: deal {number}, code {code}.")
        return words.format(number=number, code=code.replace("-", _NO_BREAK))

    def _read(self, text: str) -> None:
        self.deal, kind = None, NoteKind.WRONG
        try:
            self.deal = read_deal(text, self._round.rules)
            words, kind = self._what_it_is(self.deal), NoteKind.RIGHT
        except NoSuchDeal:
            words = self.tr("Deals are numbered from 1 to {most}.").format(most=number_text(MOST_DEALS))
        except BadDealCode as error:
            words = self._what_is_wrong(error)
            if error.wrong is Wrong.EMPTY:
                kind = NoteKind.HINT
        self._ok.setEnabled(self.deal is not None)
        self.field.show_note(words, kind)

    def _what_it_is(self, deal: Record) -> str:
        name = preset_name(deal.rules)
        rules = preset_title(name, self._translate) if name else changes_text(deal.rules, self._translate)
        return self.tr("Deal {number}. Rules: {rules}.").format(number=deal.deal_number, rules=rules)

    def _what_is_wrong(self, error: BadDealCode) -> str:
        words = Translator(self._translate)
        text = {
            Wrong.EMPTY: self.tr("A number uses the rules on the table; a code brings its own rules."),
            Wrong.CHARACTER: self.tr("“{given}” can't appear in a code."),
            Wrong.MISTYPED: self.tr("This isn't a code: at least one character is wrong or missing."),
            Wrong.LENGTH: words.tr(
                "A code like this has %n character(s); so far there are {given}.", "", error.allowed or 0
            ),
            Wrong.UNKNOWN: self.tr(
                "This version of War doesn't know this code, although it's typed correctly."
            ),
        }[error.wrong]
        return text.format(given=error.given)
