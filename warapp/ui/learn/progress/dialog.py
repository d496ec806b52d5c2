"""The dialog on progress: a child's lessons, the grid of a mode, all modes, and ways out of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.learn.number_cards import NumberCards, NumberRange
from warapp.learn.progress import ModeProgress
from warapp.learn.settings import Mode
from warapp.store.files import FileProblem
from warapp.store.progress.rows import AnswerOfLesson, Child, KeptLesson
from warapp.ui.learn.children import Children, progress_in
from warapp.ui.learn.choose.children_dialog import confirm_delete, portrait_icon
from warapp.ui.learn.paper.pages import Page, usual_sheet
from warapp.ui.learn.paper.progress_page import ProgressReport, progress_page
from warapp.ui.learn.paper_output import PaperOutput
from warapp.ui.learn.progress.bars import Legend, ModeBar
from warapp.ui.learn.progress.grid import ProgressGrid
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.file_dialogs import ask_save_path
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import make_bold
from warapp.ui.widgets.numbers import day_text, number_text
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox
from warapp.words import Translate
from warapp.words.lesson.names import item_name, knowledge_name, mode_name, range_name
from warapp.words.lesson.progress import lessons_words, numbers_words
from warapp.words.translation import Translator, comma_separated

_FACE_EMS = 2.8
_LIST_BESIDE_EMS, _MODES_BESIDE_EMS = 44, 62
_GRID, _TABLE = range(2)


class ProgressDialog(BaseDialog):
    """Shows what is kept of each child, and deletes it.

    Args:
        children: reads what is kept.
        chosen: the ID of the child to begin with; '' for the first.
        cards: the range to begin with.
        output: prints pages and says what went wrong.
        translate: into the reader's language.
        parent: the window.
    """

    def __init__(
        self,
        children: Children,
        chosen: str,
        cards: NumberCards,
        output: PaperOutput,
        translate: Translate,
        parent: QWidget,
    ) -> None:
        super().__init__(self.tr("Progress"), parent)
        self._children, self._cards, self._output, self._translate = children, cards, output, translate
        self._answers: Sequence[AnswerOfLesson] = ()
        self._lessons: Sequence[KeptLesson] = ()
        self._wanted = chosen
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Children"))
        side = round(_FACE_EMS * text_px(self.font()))
        self.list.setIconSize(QSize(side, side))
        self.head, self.note = QLabel(self), QLabel(self)
        make_bold(self.head, 1.6)
        self.note.setWordWrap(True)
        self.list.currentRowChanged.connect(lambda _: self._load())
        self._fill()
        self._add_buttons()
        children.changed.connect(self._list_children)
        self._list_children()
        self.resize_to_ems(74, 52)

    def _fill(self) -> None:
        right = QVBoxLayout()
        right.addWidget(self.head)
        right.addWidget(self.note)
        self._parts.addWidget(self._grid_group(), 3)
        self._parts.addWidget(self._modes_group(), 2)
        right.addLayout(self._parts, 1)
        inside = QWidget(self)
        inside.setLayout(self._row)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.list)
        self._row.addLayout(right, 1)
        self.column.addWidget(FocusScrollArea(inside, self), 1)
        self.column.addWidget(self.button_row)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        em, directions = text_px(self.font()), QBoxLayout.Direction
        for layout, least in ((self._row, _LIST_BESIDE_EMS), (self._parts, _MODES_BESIDE_EMS)):
            is_wide = self.width() >= least * em
            layout.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)
        self.list.setMaximumSize(
            *((round(13 * em), 16_777_215) if self.width() >= _LIST_BESIDE_EMS * em else (16_777_215, 7 * em))
        )

    def _grid_group(self) -> Group:
        group = Group("", self)
        self.mode = WheelSafeComboBox(group)
        self.mode.setAccessibleName(self.tr("Mode"))
        for mode in Mode:
            self.mode.addItem(mode_name(mode, self._translate))
        self.range = ChoiceField(["1–5", "1–10", "1–13"], self.tr("Numbers"), group)
        self.range.set_index(list(NumberRange).index(self._cards.highest))
        self.mode.currentIndexChanged.connect(lambda _: self._show())
        self.range.chosen.connect(self._choose_range)
        row = QHBoxLayout()
        row.addWidget(self.mode, 1)
        row.addWidget(self.range)
        group.column.addLayout(row)
        self.grid = ProgressGrid(self._translate, group)
        self.table = QTableWidget(0, 5, group)
        self._set_up_table()
        self.pages = QStackedWidget(group)
        self.pages.addWidget(self.grid)
        self.pages.addWidget(self.table)
        group.column.addWidget(self.pages, 1)
        self.words = QLabel(group)
        self.words.setWordWrap(True)
        self.words.setMinimumHeight(round(2.6 * text_px(self.font())))
        self.grid.pointed.connect(self.words.setText)
        group.column.addWidget(self.words)
        foot = QHBoxLayout()
        foot.addWidget(Legend(self._translate, group), 1)
        self.view = ChoiceField([self.tr("Grid"), self.tr("Table")], self.tr("Shown as"), group)
        self.view.chosen.connect(self.pages.setCurrentIndex)
        foot.addWidget(self.view)
        group.column.addLayout(foot)
        return group

    def _set_up_table(self) -> None:
        table = self.table
        table.setAccessibleName(self.tr("Pairs of numbers"))
        table.setHorizontalHeaderLabels(
            [
                self.tr("Pair"),
                self.tr("Known"),
                self.tr("Tries"),
                self.tr("Right at once"),
                self.tr("With help"),
            ]
        )
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.verticalHeader().hide()

    def _modes_group(self) -> Group:
        group = Group(self.tr("All modes"), self)
        self.bars = [ModeBar(mode, self._translate, group) for mode in Mode]
        for bar in self.bars:
            group.column.addWidget(bar)
        group.column.addStretch(1)
        self.look = QLabel(group)
        self.look.setWordWrap(True)
        group.column.addWidget(self.look)
        return group

    def _add_buttons(self) -> None:
        self.print = self.add_action_button(self.tr("&Print…"))
        self.pdf = self.add_action_button(self.tr("P&DF…"))
        self.csv = self.add_action_button(self.tr("CSV &table…"))
        self.remove = self.add_action_button(self.tr("D&elete…"), is_danger=True)
        self.add_leaving_button(self.tr("&Close"), is_default=True)
        self.print.clicked.connect(lambda: self._output.print_pages(self._pages(), self._title, self))
        self.pdf.clicked.connect(lambda: self._output.save_pdf(self._pages(), self._title, self))
        self.csv.clicked.connect(self._export)
        self.remove.clicked.connect(self._delete)

    @property
    def child(self) -> Child | None:
        """The child that is shown."""
        item = self.list.currentItem()
        return self._children.child(item.data(Qt.ItemDataRole.UserRole)) if item else None

    @property
    def _title(self) -> str:
        child = self.child
        return child.name if child else ""

    def _list_children(self) -> None:
        wanted = self.child.child_id if self.child else self._wanted
        self.list.blockSignals(True)
        self.list.clear()
        side = self.list.iconSize().width()
        for nth, child in enumerate(self._children.known):
            icon = portrait_icon(child.picture, side, self.devicePixelRatioF())
            item = QListWidgetItem(icon, child.name, self.list)
            item.setToolTip(child.name)
            item.setData(Qt.ItemDataRole.UserRole, child.child_id)
            if child.child_id == wanted or not nth:
                self.list.setCurrentRow(nth)
        self.list.blockSignals(False)
        self._load()

    def _load(self) -> None:
        """Read the lessons and answers of the chosen child."""
        child = self.child
        for button in (self.print, self.pdf, self.csv, self.remove):
            button.setEnabled(child is not None)
        self._answers, self._lessons = (), ()
        self._show()
        if child is not None:
            self._children.lessons(child, self._take_lessons)
            self._children.answers(child, self._take_answers)

    def _take_lessons(self, lessons: Sequence[KeptLesson]) -> None:
        self._lessons = lessons
        self._show_head()

    def _take_answers(self, answers: Sequence[AnswerOfLesson]) -> None:
        self._answers = answers
        self._show()

    def _choose_range(self, nth: int) -> None:
        self._cards = NumberCards(list(NumberRange)[nth], self._cards.ace)
        self._show()

    def _progress(self, mode: Mode) -> ModeProgress:
        return progress_in(self._answers, mode, self._cards)

    def _show(self) -> None:
        self._show_head()
        shown = self._progress(list(Mode)[self.mode.currentIndex()])
        self.grid.show_progress(shown)
        self._show_table(shown)
        for bar in self.bars:
            bar.show_progress(self._progress(bar.mode))
        worth = [item_name(item, self._translate) for item in shown.worth_a_look]
        comes_back = self.tr("Worth another look: {pairs}. They come back in the next lesson.")
        pairs = comma_separated(worth, Translator(self._translate))
        self.look.setText(comes_back.format(pairs=pairs) if worth else "")

    def _show_head(self) -> None:
        child = self.child
        if self._children.problem is not None:
            self.head.setText(self.tr("Progress can't be read. Nothing in it was changed."))
            self.note.setText(self.tr("Lessons still work."))
        elif child is None:
            self.head.setText(self.tr("No child yet"))
            self.note.setText(self.tr("Add a child under “Children…”, and its lessons are shown here."))
        else:
            self.head.setText(child.name)
            kept = self.tr("{lessons}. Kept on this computer only.")
            self.note.setText(kept.format(lessons=self.lessons_line))

    @property
    def lessons_line(self) -> str:
        """How many lessons there were, and when."""
        lessons = self._lessons
        if not lessons:
            return lessons_words(0, "", "", 0, self._translate)
        days = [lesson.began.astimezone().date() for lesson in lessons]
        ended = [(lesson.ended - lesson.began).total_seconds() for lesson in lessons if lesson.ended]
        minutes = round(sum(ended) / len(ended) / 60) if ended else 0
        return lessons_words(len(lessons), day_text(min(days)), day_text(max(days)), minutes, self._translate)

    def _show_table(self, shown: ModeProgress) -> None:
        self.table.setRowCount(len(shown.items))
        for row, item in enumerate(shown.items):
            tally = shown.tally(item)
            cells = (
                item_name(item, self._translate),
                knowledge_name(shown.boxes.knowledge(item), self._translate),
                number_text(tally.tries),
                number_text(tally.right_at_once),
                number_text(tally.with_help),
            )
            for column, text in enumerate(cells):
                self.table.setItem(row, column, QTableWidgetItem(text))
        self.table.resizeColumnsToContents()

    def _pages(self) -> list[Page]:
        shown = self._progress(list(Mode)[self.mode.currentIndex()])
        report = ProgressReport(
            self._title,
            self.lessons_line,
            shown,
            numbers_words(range_name(self._cards), self._translate),
            [self._progress(mode) for mode in Mode],
        )
        return [progress_page(usual_sheet(QLocale()), report, self._translate)]

    def _export(self) -> None:
        child = self.child
        if child is None:
            return
        kind = self.tr("Table (*.csv)")
        path = ask_save_path(self, self.tr("Save as CSV"), Path(f"{child.name}.csv"), kind, ".csv")
        if path is not None:
            self._children.export_csv(child, path, self._exported(path))

    def _exported(self, path: Path) -> Callable[[FileProblem | None], None]:
        return lambda problem: self._output.tell(problem, path, self)

    def _delete(self) -> None:
        child = self.child
        if child is not None and confirm_delete(child, len(self._lessons), self._translate, self):
            self._children.delete(child)
