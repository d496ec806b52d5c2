"""The dialogs of lessons: children, progress, print, and all that grown-ups choose."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.manual_executor import JobsByHand
from warapp.learn.number_cards import NumberCards, NumberRange
from warapp.learn.settings import (
    Answering,
    Battles,
    Fading,
    HelpModel,
    HelpShown,
    LessonSettings,
    Minutes,
    Mode,
    Players,
    TensBy,
    Wanted,
)
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.progress.progress import Progress
from warapp.store.progress.rows import Child, KeptAnswer, KeptLesson
from warapp.store.settings import Settings, open_ini
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.table.drawing.deck_style import BACKS
from warapp.ui.learn import paper_output
from warapp.ui.learn.children import Children
from warapp.ui.learn.choices import read_choices
from warapp.ui.learn.choose import children_dialog
from warapp.ui.learn.choose.children_dialog import ChildDialog, ChildrenDialog
from warapp.ui.learn.choose.grown_ups import GrownUpsDialog
from warapp.ui.learn.choose.print_dialog import PrintDialog
from warapp.ui.learn.paper.printing import PrintProblem
from warapp.ui.learn.paper_output import PaperOutput
from warapp.ui.learn.progress import dialog as progress_dialog
from warapp.ui.learn.progress.dialog import ProgressDialog
from warapp.words import english

MIA, BEN = (Child(name.lower(), name, nth, date(2026, 9, 1)) for nth, name in enumerate(("Mia", "Ben")))
BEGAN = datetime(2026, 9, 3, 9, 0, tzinfo=UTC)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


class Kept:
    """Children in a database, and the jobs on it, run by hand."""

    def __init__(self, file: Path, owner: QObject) -> None:
        self.statistics = Statistics(file, lambda problem: None)
        self.progress = Progress(self.statistics)
        self.jobs = JobsByHand()
        self.children = Children(owner)
        self.children.connect_worker(StatisticsWorker(lambda tell: self.statistics, owner, self.jobs))

    def load(self) -> Children:
        self.children.load()
        self.jobs.run_all()
        return self.children


@pytest.fixture
def kept(tmp_path: Path, window: QWidget) -> Iterator[Kept]:
    made = Kept(tmp_path / "statistics.sqlite", window)
    yield made
    made.statistics.close()


def a_lesson(child: Child, number: int = 1, mode: Mode = Mode.WHICH) -> KeptLesson:
    return KeptLesson(
        lesson_id=f"lesson-{child.child_id}-{number}",
        child_id=child.child_id,
        second_child_id=None,
        mode=mode.value,
        low=1,
        high=10,
        ace="low",
        faces=0,
        shows="numeral_and_pips",
        help="second_look",
        began=BEGAN + timedelta(days=number),
        ended=BEGAN + timedelta(days=number, minutes=10),
        seed=1,
        ended_by="length",
    )


def an_answer(lesson: KeptLesson, number: int, pair: tuple[int, int], *, right: bool) -> KeptAnswer:
    return KeptAnswer(
        lesson_id=lesson.lesson_id,
        number=number,
        child_id=lesson.child_id,
        a=pair[0],
        b=pair[1],
        c=None,
        d=None,
        greater_side="right",
        asked_at=lesson.began + timedelta(seconds=number),
        first_answer="right" if right else "left",
        tries=1 if right else 2,
        right_at_once=int(right),
        help_step=0 if right else 1,
        said_aloud=0,
        seconds=2.0,
    )


def children_of(kept: Kept, window: QWidget, places: int = 1) -> ChildrenDialog:
    return ChildrenDialog(kept.load(), [], places, english, window)


def test_a_name_of_200_letters_is_cut_and_that_is_said(qtbot: QtBot, window: QWidget) -> None:
    dialog = ChildDialog(MIA, "Change a child", "&Save", window)
    qtbot.addWidget(dialog)
    dialog.name.setText("M" * 200)
    assert dialog.note.text() == "The name is long: the first 40 letters of it are saved."
    assert dialog.child.name == "M" * 40
    dialog.name.setText("   ")
    assert not dialog.accept_button.isEnabled()


def test_a_child_has_a_name_and_a_picture(qtbot: QtBot, window: QWidget) -> None:
    dialog = ChildDialog(MIA, "Change a child", "&Save", window)
    qtbot.addWidget(dialog)
    dialog.name.setText("Noor")
    dialog.pictures.buttons()[7].setChecked(True)
    assert (dialog.child.name, dialog.child.picture, dialog.child.child_id) == ("Noor", 7, "mia")


def test_two_children_of_one_name_are_two(kept: Kept, window: QWidget, qtbot: QtBot) -> None:
    kept.progress.save(MIA, Child("other", "Mia", 5, date(2026, 9, 2)))
    dialog = children_of(kept, window)
    qtbot.addWidget(dialog)
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == ["Mia", "Mia"]
    dialog.list.setCurrentRow(1)
    assert dialog.chosen == ["other"]


def test_a_child_that_is_added_is_chosen(
    kept: Kept, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(dialog: ChildDialog) -> int:
        dialog.name.setText("Zoë")
        return ChildDialog.DialogCode.Accepted

    monkeypatch.setattr(children_dialog, "run_modal", run)
    dialog = children_of(kept, window)
    qtbot.addWidget(dialog)
    assert dialog.note.text().startswith("What a child does is kept on this computer only.")
    dialog.add.click()
    kept.jobs.run_all()
    assert [child.name for child in kept.progress.children()] == ["Zoë"]
    assert dialog.chosen == [kept.progress.children()[0].child_id]
    assert dialog.play.isEnabled()


def test_two_are_chosen_where_two_play(kept: Kept, window: QWidget, qtbot: QtBot) -> None:
    kept.progress.save(MIA, BEN)
    dialog = children_of(kept, window, places=2)
    qtbot.addWidget(dialog)
    dialog.list.item(0).setSelected(True)
    assert not dialog.play.isEnabled()
    dialog.list.item(1).setSelected(True)
    assert dialog.play.isEnabled()
    assert dialog.windowTitle() == "Which two play?"


def test_a_child_is_deleted_after_a_question_and_nothing_of_it_stays(
    kept: Kept, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = a_lesson(MIA)
    kept.progress.save(MIA, BEN, lesson, an_answer(lesson, 0, (7, 9), right=True))
    asked = []

    def confirm(question: object, parent: QWidget) -> bool:
        asked.append(question)
        return True

    monkeypatch.setattr(children_dialog, "confirm", confirm)
    dialog = children_of(kept, window)
    qtbot.addWidget(dialog)
    dialog.list.setCurrentRow(1)
    dialog.remove.click()
    kept.jobs.run_all()
    assert len(asked) == 1
    assert "1 lesson" in asked[0].details  # type: ignore[attr-defined]
    assert [child.name for child in kept.progress.children()] == ["Ben"]
    assert (kept.progress.lessons("mia"), kept.progress.answers("mia")) == ([], [])


def progress_of(kept: Kept, window: QWidget, qtbot: QtBot, child: str = "mia") -> ProgressDialog:
    dialog = ProgressDialog(kept.load(), child, NumberCards(), PaperOutput(window), english, window)
    qtbot.addWidget(dialog)
    kept.jobs.run_all()
    return dialog


@pytest.fixture
def progress(kept: Kept, window: QWidget, qtbot: QtBot) -> ProgressDialog:
    lesson = a_lesson(MIA)
    answers = [an_answer(lesson, nth, (7, 9), right=right) for nth, right in enumerate((False, False, True))]
    answers += [an_answer(lesson, 3 + nth, (1, 10), right=True) for nth in range(2)]
    kept.progress.save(MIA, BEN, lesson, a_lesson(MIA, 2), *answers)
    return progress_of(kept, window, qtbot)


def table_of(progress: ProgressDialog) -> list[list[str]]:
    items = [
        [progress.table.item(row, column) for column in range(5)] for row in range(progress.table.rowCount())
    ]
    return [[item.text() if item else "" for item in row] for row in items]


def test_progress_shows_a_child_its_lessons_and_what_is_sure(progress: ProgressDialog) -> None:
    assert progress.head.text() == "Mia"
    assert progress.lessons_line == "2 lessons from September 4 to September 5 · about 10 minutes each"
    rows = table_of(progress)
    by_pair = {row[0]: row[1:] for row in rows}
    assert len(rows) == 55
    assert by_pair["Seven and nine"] == ["not yet", "3", "1", "2"]
    assert by_pair["One and ten"][0] == "sure"
    assert by_pair["Two and three"] == ["not asked", "0", "0", "0"]


def test_arrow_keys_go_through_the_grid_and_each_cell_is_told(progress: ProgressDialog) -> None:
    progress.grid.setFocus()
    for _ in range(8):
        QTest.keyClick(progress.grid, Qt.Key.Key_Down)
    for _ in range(6):
        QTest.keyClick(progress.grid, Qt.Key.Key_Right)
    assert progress.words.text().startswith("Seven and nine: ")
    assert progress.grid.accessibleDescription() == progress.words.text()


def test_the_table_tells_the_same_as_the_grid(progress: ProgressDialog) -> None:
    progress.view.set_index(1)
    progress.view.chosen.emit(1)
    assert progress.pages.currentWidget() is progress.table


def test_another_child_and_another_range_are_shown(progress: ProgressDialog, kept: Kept) -> None:
    progress.list.setCurrentRow(0)
    kept.jobs.run_all()
    assert (progress.head.text(), progress.lessons_line) == ("Ben", "no lessons yet")
    progress.range.chosen.emit(0)
    assert progress.table.rowCount() == 15


def test_csv_has_a_row_for_each_answer(
    progress: ProgressDialog, kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "Mia.csv"
    told = []
    monkeypatch.setattr(progress_dialog, "ask_save_path", lambda *_: file)
    monkeypatch.setattr(
        PaperOutput, "tell", lambda _self, problem, path, parent: told.append((problem, path))
    )
    progress.csv.click()
    kept.jobs.run_all()
    assert told == [(None, file)]
    assert len(file.read_text(encoding="utf-8-sig").splitlines()) == 1 + 5


def test_the_page_of_a_child_is_saved_as_pdf(
    progress: ProgressDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, said = tmp_path / "Mia.pdf", list[str]()
    monkeypatch.setattr(paper_output, "ask_save_path", lambda *_: file)
    monkeypatch.setattr(PaperOutput, "_say", lambda _self, words, parent: said.append(words))
    progress.pdf.click()
    assert file.read_bytes().startswith(b"%PDF")
    assert said == ["Saved as Mia.pdf."]


def test_a_child_is_deleted_in_the_progress_too(
    progress: ProgressDialog, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(children_dialog, "confirm", lambda question, parent: True)
    progress.remove.click()
    kept.jobs.run_all()
    assert [child.name for child in kept.progress.children()] == ["Ben"]
    assert progress.head.text() == "Ben"


def test_without_a_child_progress_says_what_will_be_here(kept: Kept, window: QWidget, qtbot: QtBot) -> None:
    dialog = progress_of(kept, window, qtbot)
    assert dialog.head.text() == "No child yet"
    buttons = (dialog.print, dialog.pdf, dialog.csv, dialog.remove)
    assert not any(button.isEnabled() for button in buttons)


@pytest.mark.parametrize("statement", ["UPDATE progress SET version = 99", "DROP TABLE answer"])
def test_tables_that_are_damaged_or_newer_are_left_and_that_is_said(
    kept: Kept, window: QWidget, qtbot: QtBot, statement: str
) -> None:
    kept.progress.save(MIA)
    kept.statistics.use(lambda db: db.execute(statement), None)
    dialog = progress_of(kept, window, qtbot)
    assert dialog.head.text() == "Progress can't be read. Nothing in it was changed."
    assert dialog.note.text() == "Lessons still work."


def test_pages_for_a_class_are_chosen_and_come_from_the_numbers_in_use(window: QWidget, qtbot: QtBot) -> None:
    cards = NumberCards(NumberRange.TO_FIVE)
    dialog = PrintDialog(LessonSettings(cards=cards), PaperOutput(window), english, window)
    qtbot.addWidget(dialog)
    assert len(dialog.pages) == 3
    dialog.cards.setChecked(False)
    assert len(dialog.pages) == 2
    dialog.sheet.setChecked(False)
    dialog.mat.setChecked(False)
    assert not dialog.print_button.isEnabled()
    assert not dialog.pdf_button.isEnabled()


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (FileProblemKind.FULL, "There's no space left to save sheet.pdf. Choose another place."),
        (FileProblemKind.READ_ONLY, "sheet.pdf is write-protected. Choose another place."),
        (FileProblemKind.UNREADABLE, "Progress can't be read, so sheet.pdf wasn't saved."),
    ],
)
def test_what_could_not_be_written_is_one_sentence(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, problem: FileProblemKind, said: str
) -> None:
    heard = list[str]()
    monkeypatch.setattr(PaperOutput, "_say", lambda _self, words, parent: heard.append(words))
    file = Path("sheet.pdf")
    PaperOutput(window).tell(FileProblem(problem, file), file, window)
    assert heard == [said]


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (PrintProblem.NO_PRINTER, "No printer is set up on this computer. Save a PDF instead."),
        (PrintProblem.NO_PRINTING, "This version of War can't print. Save a PDF instead."),
    ],
)
def test_without_a_printer_a_pdf_is_offered(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, problem: PrintProblem, said: str
) -> None:
    heard = list[str]()
    monkeypatch.setattr(paper_output, "find_printer", lambda: problem)
    monkeypatch.setattr(PaperOutput, "_say", lambda _self, words, parent: heard.append(words))
    PaperOutput(window).print_pages([], "Mia", window)
    assert heard == [said]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(open_ini(tmp_path / "settings.ini")[0], BACKS)


def grown_ups(settings: Settings, window: QWidget, qtbot: QtBot) -> GrownUpsDialog:
    dialog = GrownUpsDialog(settings, english, lambda: "There's no voice.", window)
    qtbot.addWidget(dialog)
    return dialog


def test_what_grown_ups_choose_holds_at_once(settings: Settings, window: QWidget, qtbot: QtBot) -> None:
    dialog = grown_ups(settings, window, qtbot)
    dialog.models[HelpModel.LINE].setChecked(False)
    dialog.rate.setValue(80)
    dialog.pace.setValue(5)
    assert HelpModel.LINE not in read_choices(settings.lesson).help.models
    assert dialog.voice_note.text() == "There's no voice."


def test_every_choice_is_read_back_as_it_was_written() -> None:
    from warapp.learn.settings import Help
    from warapp.ui.learn.choices import write_choices

    chosen = LessonSettings(
        mode=Mode.TENS,
        cards=NumberCards(NumberRange.TO_THIRTEEN),
        length=Battles(30),
        players=Players.CLASS,
        wanted=Wanted.IN_TURN,
        tens_by=TensBy.CHILD,
        answering=Answering.SAID_ALOUD,
        help=Help(HelpShown.ALWAYS, (HelpModel.PIPS,), Fading.OFF),
    )
    assert read_choices(write_choices(chosen)) == chosen


@pytest.mark.parametrize(
    "text", ["", "{}", '{"mode": 7}', '{"minutes": 7}', '{"battles": -1}', '{"help_models": "towers"}']
)
def test_choices_that_make_no_sense_have_their_defaults(text: str) -> None:
    assert read_choices(text) == LessonSettings(length=Minutes(10))
