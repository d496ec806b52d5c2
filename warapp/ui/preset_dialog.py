"""Asks by which rules to play a deal, by their names."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from warapp.engine import PRESETS, InvalidRules, Rules, preset_name
from warapp.session import Round
from warapp.ui.modal import run_modal
from warapp.words import Translate
from warapp.words.rules_text import changes_text, preset_title


class PresetDialog(QDialog):
    """Chooses rules; given cards are for as many seats as they were given to.

    Args:
        round_: what is on the table.
        translate: into the reader's language.
        parent: the window over which it opens.
    """

    def __init__(self, round_: Round, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.setWindowTitle(self.tr("The same deal under other rules"))
        self._box = QComboBox(self)
        self._box.setAccessibleName(self.tr("Rules"))
        self._choices = _choices(round_)
        for name in self._choices:
            self._box.addItem(preset_title(name, translate), name)
        self._box.setCurrentIndex(max(0, self._box.findData(preset_name(round_.rules))))
        label = QLabel(self.tr("&Play it by the rules"), self)
        label.setBuddy(self._box)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setMinimumHeight(self.fontMetrics().lineSpacing() * 4)
        layout = QVBoxLayout(self)
        for widget in (label, self._box, self._words):
            layout.addWidget(widget, 1 if widget is self._words else 0)
        layout.addWidget(self._buttons())
        self._box.currentIndexChanged.connect(self._describe)
        self._describe()

    @classmethod
    def ask(cls, round_: Round, translate: Translate, parent: QWidget) -> Rules | None:
        """Return the rules that a person chose, or None."""
        dialog = cls(round_, translate, parent)
        return dialog.rules if run_modal(dialog) else None

    @property
    def rules(self) -> Rules:
        """The rules that are chosen."""
        return self._choices[self._box.currentData()]

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        box.addButton(QDialogButtonBox.StandardButton.Ok).setText(self.tr("&Deal"))
        box.addButton(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("&Cancel"))
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def _describe(self) -> None:
        words = self.tr("Rules: {rules}.").format(rules=changes_text(self.rules, self._translate))
        self._words.setText(words)
        self._box.setAccessibleDescription(words)


def _choices(round_: Round) -> dict[str, Rules]:
    """Return the presets; for given cards with their seats, and without those that can't have so many."""
    if round_.start.deal_number:
        return dict(PRESETS)
    choices = {}
    for name, rules in PRESETS.items():
        with suppress(InvalidRules):
            choices[name] = replace(rules, seats=round_.rules.seats)
    return choices
