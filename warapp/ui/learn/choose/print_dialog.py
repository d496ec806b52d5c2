"""The dialog that prints a lesson for a class: recording sheet, mat and number cards."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from warapp.learn.settings import LessonSettings
from warapp.ui.learn.paper.card_pages import number_cards
from warapp.ui.learn.paper.mat import mat
from warapp.ui.learn.paper.pages import Page, Sheet, usual_sheet
from warapp.ui.learn.paper.recording_sheet import FEWEST_ROWS, MOST_ROWS, recording_sheet
from warapp.ui.learn.paper_output import PaperOutput
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.form.rows import FieldRow
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeSpinBox, WrappedCheckBox
from warapp.words import Translate
from warapp.words.lesson.names import range_name
from warapp.words.lesson.progress import numbers_words


class PrintDialog(BaseDialog):
    """Chooses pages, and prints them or saves them as PDF.

    Args:
        settings: the lesson whose numbers the pages have.
        output: prints them.
        translate: into the reader's language.
        parent: the window.
    """

    def __init__(
        self, settings: LessonSettings, output: PaperOutput, translate: Translate, parent: QWidget
    ) -> None:
        super().__init__(self.tr("Print for class"), parent)
        self._settings, self._output = settings, output
        note = QLabel(self.tr("So that a class without computers plays the same lesson."), self)
        note.setWordWrap(True)
        self.column.addWidget(note)
        group = Group(numbers_words(range_name(settings.cards), translate), self)
        self.sheet = self._check(group, self.tr("&Recording sheet"))
        self.rows = WheelSafeSpinBox(group)
        self.rows.setRange(FEWEST_ROWS, MOST_ROWS)
        self.rows.setValue(9)
        group.column.addWidget(FieldRow(self.tr("Ro&ws in a column"), self.rows, parent=group))
        self.sheet.toggled.connect(self.rows.setEnabled)
        self.mat = self._check(group, self.tr("&Mat for two"))
        self.cards = self._check(group, self.tr("Number &cards to cut out"))
        paper = ChoiceField(["A4", "Letter"], self.tr("Paper"), group)
        self._sheets = list(Sheet)
        self._paper = usual_sheet(QLocale())
        paper.set_index(self._sheets.index(self._paper))
        paper.chosen.connect(self._choose_paper)
        group.column.addWidget(FieldRow(self.tr("P&aper"), paper, parent=group))
        self.column.addWidget(FocusScrollArea(group, self), 1)
        self.column.addWidget(self.button_row)
        self.print_button = self._way(self.tr("&Print…"), output.print_pages)
        self.pdf_button = self._way(self.tr("Save as P&DF…"), output.save_pdf)
        self.add_leaving_button(self.tr("C&lose"), is_default=True)
        self.resize_to_ems(36, 30)

    def _check(self, group: Group, text: str) -> WrappedCheckBox:
        box = WrappedCheckBox(text, group)
        box.setChecked(True)
        box.toggled.connect(lambda _: self._update())
        group.column.addWidget(box)
        return box

    def _way(self, text: str, bring: object) -> QPushButton:
        button = self.add_action_button(text)
        button.clicked.connect(partial(self._bring, bring))
        return button

    def _bring(self, bring: object, _checked: bool = False) -> None:
        assert callable(bring)
        bring(self.pages, self.tr("Learn with War"), self)

    def _choose_paper(self, nth: int) -> None:
        self._paper = self._sheets[nth]

    def _update(self) -> None:
        any_chosen = any(box.isChecked() for box in (self.sheet, self.mat, self.cards))
        self.print_button.setEnabled(any_chosen)
        self.pdf_button.setEnabled(any_chosen)

    @property
    def pages(self) -> list[Page]:
        """The pages that are chosen."""
        cards, pages = self._settings.cards, list[Page]()
        if self.sheet.isChecked():
            pages.append(recording_sheet(self._paper, cards.numbers, self.rows.value()))
        if self.mat.isChecked():
            pages.append(mat(self._paper, cards))
        if self.cards.isChecked():
            pages += number_cards(self._paper, cards, self._settings.shows)
        return pages
