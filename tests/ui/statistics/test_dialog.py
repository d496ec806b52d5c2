"""The statistics dialog: totals, readable charts, a list by pages, and rounds to replay."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.manual_executor import JobsByHand
from tests.store.samples import played
from tests.ui.helpers.statistics_driver import ADA, BY_RULES, Show, keep, rounds_of, some_rounds
from warapp.engine import PLAYBOOK, Record, Rules
from warapp.store.statistics.played_round import PlayedRound
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.charts.colours import part_colour
from warapp.ui.statistics import contents
from warapp.ui.statistics.dialog import StatisticsDialog
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.widgets.modal import QuestionDialog
from warapp.words import english


def real(number: int, rules: Rules = PLAYBOOK) -> PlayedRound:
    """A round of the statistics that was really played to its end."""
    record = Record(rules, deal_number=number)
    end = record.played()
    return played(
        number,
        record=Record(rules, number, battles=end.state.battles),
        outcome=end.state.outcome,
        longest_war=end.longest_war,
    )


def chosen(dialog: StatisticsDialog) -> Record | None:
    """The record of the round that was chosen."""
    return dialog.round.record if dialog.round else None


def test_what_all_rounds_come_to_is_shown(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    assert show().pages.overview.numbers() == {
        "Played": "4",
        "Won": "2",
        "Lost": "1",
        "Drawn": "1",
        "Abandoned": "1",
        "Won in a row": "1",
        "Most in a row": "1",
    }


def test_the_results_are_told_in_words_beside_the_bar(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    assert show().pages.overview.bar.accessibleDescription() == "Won 2, Lost 1, Drawn 1, Abandoned 1"


def test_records_are_named(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    dialog = show()
    day = RoundFormatter(english, dialog.locale()).day(statistics.rounds(1)[0])
    assert [row.texts() for row in dialog.pages.overview.records] == [
        ("Shortest round:", "40 battles", f"Playbook, {day}"),
        ("Longest round:", "500 battles", f"Jokers, {day}"),
        ("Longest war:", "3 wars in a row", f"Playbook, {day}"),
    ]


def test_results_are_counted_by_rules(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    assert sorted(show().pages.by_rules.rows()) == [
        ("Custom rules", "Abandoned 1", "1"),
        ("Jokers", "Drawn 1", "1"),
        ("Playbook", "Won 2, Lost 1", "3"),
    ]


def test_lengths_of_finished_rounds_are_counted(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    rows = show().pages.lengths.rows()
    assert rows[:2] == [("1 – 50", "1 round", "1"), ("51 – 100", "1 round", "1")]
    assert rows[-1] == ("451 – 500", "1 round", "1")
    assert sum(int(number) for _, _, number in rows) == 4


def test_bars_are_as_long_as_their_parts(statistics: Statistics, show: Show) -> None:
    keep(statistics, played(1), played(2), played(3), played(4, winner=1))
    dialog = show()
    dialog.pages.tabs.setCurrentIndex(BY_RULES)
    table = dialog.pages.by_rules
    item = table.item(0, 1)
    assert item is not None
    room = table.visualItemRect(item)
    image = table.viewport().grab(room).toImage()
    won, lost = (length_of(image, nth, table.palette()) for nth in (0, 1))
    assert won == pytest.approx(3 * lost, rel=0.1)
    assert lost > 20


def length_of(image: QImage, part: int, palette: QPalette) -> int:
    """How far the pixels with the colour of a part are apart in the middle row."""
    colour, middle = part_colour(part, palette), image.height() // 2
    places = [x for x in range(image.width()) if image.pixelColor(x, middle) == colour]
    return max(places) - min(places)


def test_a_bar_is_read_as_its_row(statistics: Statistics, show: Show) -> None:
    keep(statistics, played(1), played(2, winner=1))
    assert show().pages.by_rules.rows() == [("Playbook", "Won 1, Lost 1", "2")]


def test_rounds_are_listed_the_latest_first(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    model = rounds_of(show()).model()
    texts = [[model.index(row, column).data() for column in range(1, 9)] for row in range(5)]
    assert texts[0] == ["Won", "Playbook", "Computer", "90", "5", "1", "1:30", "5"]
    assert [row[0] for row in texts] == ["Won", "Abandoned", "Drawn", "Lost", "Won"]
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in (1, 8)] == ["Result", "Deal"]


def test_rounds_are_read_page_by_page(
    statistics: Statistics, show: Show, jobs: JobsByHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contents, "PAGE", 20)
    keep(statistics, *(played(number) for number in range(1, 71)))
    view = rounds_of(show())
    model = view.model()
    root = view.rootIndex()
    assert 0 < model.rowCount() < 70
    while model.canFetchMore(root):
        model.fetchMore(root)
        jobs.run_all()
    assert model.rowCount() == 70
    assert [model.index(row, 8).data() for row in range(70)] == [str(n) for n in range(70, 0, -1)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_on_a_round_wants_it_replayed(
    statistics: Statistics, show: Show, jobs: JobsByHand, key: Qt.Key
) -> None:
    keep(statistics, real(1), real(2))
    dialog = show()
    rounds_of(dialog).selectRow(1)
    QTest.keyClick(dialog.pages.rounds, key)
    jobs.run_all()
    assert chosen(dialog) == real(1).record
    assert not dialog.isVisible()


def test_a_double_click_on_a_round_wants_it_replayed(
    statistics: Statistics, show: Show, jobs: JobsByHand
) -> None:
    keep(statistics, real(1), real(2))
    dialog = show()
    at = rounds_of(dialog).visualRect(dialog.pages.rounds.model().index(0, 2)).center()
    double_click(dialog.pages.rounds.viewport(), at)
    jobs.run_all()
    assert chosen(dialog) == real(2).record


def double_click(widget: QWidget, at: QPoint) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_a_record_is_replayed(statistics: Statistics, show: Show, jobs: JobsByHand) -> None:
    keep(statistics, real(1), real(3))
    dialog = show()
    dialog.pages.overview.records[0].button.click()
    jobs.run_all()
    shortest = min((real(1).record, real(3).record), key=lambda record: record.battles)
    assert chosen(dialog) == shortest


def test_the_latest_round_is_chosen_at_first(statistics: Statistics, show: Show, jobs: JobsByHand) -> None:
    keep(statistics, real(1), real(2))
    dialog = show()
    rounds_of(dialog)
    dialog.pages.replay.click()
    jobs.run_all()
    assert chosen(dialog) == real(2).record


def test_without_rounds_enter_does_nothing(show: Show) -> None:
    dialog = show()
    QTest.keyClick(rounds_of(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_tab_goes_from_the_pages_to_the_buttons(qtbot: QtBot, statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    dialog = show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    rounds_of(dialog)
    dialog.pages.tabs.tabBar().setFocus()
    seen: list[QWidget | None] = []
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [dialog.pages.rounds, dialog.pages.replay, dialog.export, dialog.clear, dialog.close_]


def test_a_round_that_can_not_be_played_is_said_to_be_so(
    statistics: Statistics, show: Show, jobs: JobsByHand
) -> None:
    keep(statistics, played(1, battles=90_000))
    dialog = show()
    dialog.pages.overview.records[0].button.click()
    jobs.run_all()
    assert (chosen(dialog), dialog.isVisible(), dialog.message_bar.isVisible()) == (None, True, True)


def test_all_rounds_are_exported(
    statistics: Statistics, show: Show, jobs: JobsByHand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_rounds(statistics)
    file = tmp_path / "rounds.csv"
    monkeypatch.setattr(StatisticsDialog, "ask_file", classmethod(lambda cls, parent: file))
    dialog = show()
    dialog.export.click()
    jobs.run_all()
    with file.open(encoding="utf-8-sig", newline="") as table:
        results = [line["result"] for line in csv.DictReader(table)]
    assert results == ["won", "lost", "drawn", "abandoned", "won"]
    assert dialog.message_bar.isVisible()


@pytest.mark.parametrize(("chosen", "file"), [("/tmp/mine.csv", Path("/tmp/mine.csv")), ("", None)])
def test_the_file_is_asked_for(
    show: Show, monkeypatch: pytest.MonkeyPatch, chosen: str, file: Path | None
) -> None:
    asked: list[object] = []

    def ask(dialog: QFileDialog) -> int:
        asked.extend([dialog.windowTitle(), Path(dialog.selectedFiles()[0]).name, *dialog.nameFilters()])
        dialog.selectFile(chosen)
        return int(bool(chosen))

    monkeypatch.setattr(QFileDialog, "exec", ask)
    assert StatisticsDialog.ask_file(show()) == file
    assert asked == ["Export as a table", "war-rounds.csv", "Tables (*.csv)"]


@pytest.mark.parametrize(("agreed", "left"), [(True, 0), (False, 5)])
def test_rounds_are_forgotten_after_a_question(
    statistics: Statistics,
    show: Show,
    jobs: JobsByHand,
    monkeypatch: pytest.MonkeyPatch,
    agreed: bool,
    left: int,
) -> None:
    some_rounds(statistics)
    asked: list[str] = []

    def confirm(cls: type, text: str, parent: object) -> bool:
        asked.append(text)
        return agreed

    monkeypatch.setattr(StatisticsDialog, "confirm_clear", classmethod(confirm))
    dialog = show()
    dialog.clear.click()
    jobs.run_all()
    assert asked == ["Delete 5 rounds?"]
    assert statistics.count() == left
    assert dialog.pages.by_rules.rowCount() == (0 if agreed else 3)
    assert (dialog.clear.isEnabled(), dialog.pages.is_empty) == (not agreed, agreed)


@pytest.mark.parametrize(("button", "forget"), [("&Delete", True), ("&Cancel", False)])
def test_the_question_says_what_is_lost(
    statistics: Statistics, show: Show, button: str, forget: bool
) -> None:
    dialog = show()
    seen: list[str] = []

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QuestionDialog)
        buttons = {button.text(): button for button in question.findChildren(QPushButton)}
        seen.extend([question.question.text, *(text for text, b in buttons.items() if b.isDefault())])
        buttons.get(button, buttons["&Cancel"]).click()

    QTimer.singleShot(0, answer)
    assert StatisticsDialog.confirm_clear("Delete 5 rounds?", dialog) is forget
    assert seen == ["Delete 5 rounds?", "&Cancel"]


def test_without_rounds_it_says_so(show: Show) -> None:
    dialog = show()
    assert dialog.pages.is_empty
    assert dialog.pages.empty.title.text() == "No rounds yet"
    assert [b.isEnabled() for b in (dialog.pages.replay, dialog.export, dialog.clear)] == [False] * 3
    dialog.pages.empty.button.click()
    assert not dialog.isVisible()


def test_asking_returns_the_round_that_was_chosen(
    statistics: Statistics, worker: StatisticsWorker, jobs: JobsByHand
) -> None:
    keep(statistics, real(1))

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, StatisticsDialog)
        jobs.run_all()
        dialog.pages.overview.records[0].button.click()
        jobs.run_all()

    QTimer.singleShot(0, choose)
    round_ = StatisticsDialog.ask(worker, english, ADA)
    assert round_
    assert round_.record == real(1).record


def test_every_button_is_in_sight_with_large_text_in_a_small_window(
    statistics: Statistics, show: Show
) -> None:
    some_rounds(statistics)
    dialog = show()
    font = dialog.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    dialog.setFont(font)
    dialog.resize(700, 500)
    whole = dialog.rect()
    rounds_of(dialog)
    for button in (dialog.pages.replay, dialog.export, dialog.clear, dialog.close_):
        place = QRect(button.mapTo(dialog, QPoint(0, 0)), button.size())
        assert whole.contains(place), button.text()
    assert dialog.size().width() <= 700
