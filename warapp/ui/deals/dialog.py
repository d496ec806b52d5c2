"""Asks for a deal by its number or code, and describes the deal or the mistake while it is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from warapp.engine import MOST_DEALS, Record, preset_name
from warapp.session import Round
from warapp.store.deal_code import BadDealCode, Wrong, deal_code
from warapp.ui.deals.parser import NoSuchDeal, read_deal
from warapp.ui.widgets.modal import run_modal
from warapp.ui.widgets.numbers import number_text
from warapp.words import Translate
from warapp.words.rules_text import changes_text, preset_title

_LONGEST_TYPED = 300
_WIDTH = 30
_NO_BREAK = "\u2011"
"""A non-breaking hyphen."""


class DealDialog(QDialog):
    """Chooses a deal.

    Args:
        round_: the round on the table, whose rules apply to a bare number.
        translate: into the user's language.
        parent: the parent window.
    """

    def __init__(self, round_: Round, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round, self._translate = round_, translate
        self.deal: Record | None = None
        """The deal typed so far, or None while it is not valid."""
        self.setWindowTitle(self.tr("Deal number or code"))
        self._edit = QLineEdit(self)
        self._edit.setMaxLength(_LONGEST_TYPED)
        self._edit.setMinimumWidth(self.fontMetrics().averageCharWidth() * _WIDTH)
        name = self._label(self.tr("&Number or code of the deal:"))
        name.setBuddy(self._edit)
        self._words = self._label("")
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._words.setMinimumHeight(self.fontMetrics().lineSpacing() * 3)
        layout = QVBoxLayout(self)
        for widget in (name, self._edit, self._words, self._label(self._on_table())):
            layout.addWidget(widget, 1 if widget is self._words else 0)
        layout.addWidget(self._buttons())
        self._edit.textChanged.connect(self._read)
        self._read("")

    @classmethod
    def ask(cls, round_: Round, translate: Translate, parent: QWidget) -> Record | None:
        """Run the dialog; return the chosen deal, or None."""
        dialog = cls(round_, translate, parent)
        return dialog.deal if run_modal(dialog) else None

    def _label(self, words: str) -> QLabel:
        label = QLabel(words, self)
        label.setWordWrap(True)
        return label

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        self._ok = box.addButton(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(self.tr("&Deal"))
        box.addButton(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("&Cancel"))
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def _on_table(self) -> str:
        number = self._round.start.deal_number
        if not number:
            return self.tr("The cards on the table were chosen by hand, so they have no deal number.")
        code = deal_code(self._round.rules, number)
        words = self.tr("On the table: deal {number}, code {code}.")
        return words.format(number=number, code=code.replace("-", _NO_BREAK))

    def _read(self, text: str) -> None:
        self.deal = None
        try:
            self.deal = read_deal(text, self._round.rules)
            words = self._what_it_is(self.deal)
        except NoSuchDeal:
            words = self.tr("Deals are numbered from 1 to {most}.").format(most=number_text(MOST_DEALS))
        except BadDealCode as error:
            words = self._what_is_wrong(error)
        self._ok.setEnabled(self.deal is not None)
        self._words.setText(words)
        self._edit.setAccessibleDescription(words)

    def _what_it_is(self, deal: Record) -> str:
        name = preset_name(deal.rules)
        rules = preset_title(name, self._translate) if name else changes_text(deal.rules, self._translate)
        return self.tr("Deal {number}. Rules: {rules}.").format(number=deal.deal_number, rules=rules)

    def _what_is_wrong(self, error: BadDealCode) -> str:
        words = {
            Wrong.EMPTY: self.tr("A number uses the rules on the table; a code brings its own rules."),
            Wrong.CHARACTER: self.tr("“{given}” can't appear in a code."),
            Wrong.MISTYPED: self.tr("This isn't a code: at least one character is wrong or missing."),
            Wrong.LENGTH: self.tr("A code like this has {allowed} characters; so far there are {given}."),
            Wrong.UNKNOWN: self.tr(
                "This version of War doesn't know this code, although it's typed correctly."
            ),
        }[error.wrong]
        return words.format(given=error.given, allowed=error.allowed)
