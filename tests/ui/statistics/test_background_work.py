"""The background jobs of the statistics dialog: their progress, and cancelling them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.helpers.manual_executor import JobsByHand
from tests.store.samples import played
from tests.ui.helpers.heartbeat import LONGEST_STALL_S, Heartbeat
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.statistics import statistics as statistics_module
from warapp.store.statistics.players import EVERYONE
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.statistics import contents
from warapp.ui.statistics.dialog import StatisticsDialog
from warapp.words import english

MANY = 20_000


@pytest.fixture
def dialog(qtbot: QtBot, statistics: Statistics, jobs: JobsByHand) -> Iterator[StatisticsDialog]:
    """A dialog over five rounds, which has not read them yet."""
    statistics.save(*map(played, range(1, 6)))
    worker = StatisticsWorker(lambda tell: statistics, executor=jobs)
    dialog = StatisticsDialog(worker, english, EVERYONE)
    dialog.show()
    yield dialog
    if Shiboken.isValid(dialog):
        dialog.close()
        Shiboken.delete(dialog)
    jobs.run_all()


@pytest.fixture
def table(dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file into which rounds are exported."""
    file = tmp_path / "rounds.csv"
    monkeypatch.setattr(StatisticsDialog, "ask_file", classmethod(lambda cls, parent: file))
    return file


def buttons(dialog: StatisticsDialog) -> list[bool]:
    return [button.isEnabled() for button in (dialog.pages.replay, dialog.export, dialog.clear)]


class TestReading:
    def test_is_said_and_nothing_can_be_done_with_the_rounds_meanwhile(
        self, dialog: StatisticsDialog, jobs: JobsByHand
    ) -> None:
        assert dialog.progress.isVisible()
        assert dialog.progress.words.text() == "Loading the rounds…"
        assert not dialog.progress.cancel.isVisible(), "the dialog itself can be closed"
        assert not dialog.pages.is_empty, "no one knows yet that there are none"
        assert buttons(dialog) == [False] * 3
        jobs.run_all()
        assert not dialog.progress.isVisible()
        assert buttons(dialog) == [True] * 3

    def test_ends_with_the_dialog(self, dialog: StatisticsDialog, jobs: JobsByHand) -> None:
        Shiboken.delete(dialog)
        jobs.run_all()

    def test_that_fails_leaves_a_dialog_that_can_be_closed(
        self, dialog: StatisticsDialog, jobs: JobsByHand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(self: Statistics, player: object) -> None:
            raise MemoryError

        monkeypatch.setattr(Statistics, "summary", fail)
        with capture_exceptions() as raised:
            jobs.run_all()
        assert [kind for kind, _, _ in raised] == [MemoryError]
        assert not dialog.progress.isVisible()

    def test_of_a_trouble_says_it_in_the_dialog(self, qtbot: QtBot, tmp_path: Path, jobs: JobsByHand) -> None:
        file = tmp_path / "other.sqlite"
        file.write_bytes(b"no database" * 100)
        worker = StatisticsWorker(lambda tell: Statistics(file, tell), executor=jobs)
        dialog = StatisticsDialog(worker, english)
        qtbot.addWidget(dialog)
        dialog.show()
        with qtbot.waitSignal(worker.problem_arose) as told:
            jobs.run_all()
        assert told.args
        assert told.args[0].kind is FileProblemKind.DAMAGED
        assert dialog.message_bar.isVisible()
        dialog.close()


class TestExporting:
    def test_shows_how_far_it_is(
        self, dialog: StatisticsDialog, jobs: JobsByHand, table: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        jobs.run_all()
        monkeypatch.setattr(statistics_module, "_REPORTED_ROUNDS", 2)
        dialog.export.click()
        assert dialog.progress.words.text() == "Exporting…"
        assert buttons(dialog) == [False] * 3
        shown: list[int] = []
        dialog.progress.bar.valueChanged.connect(shown.append)
        jobs.run_all()
        assert (shown, dialog.progress.bar.maximum()) == ([0, 2, 4], 5)
        assert not dialog.progress.isVisible()
        assert table.exists()

    def test_can_be_cancelled_by_the_keys_which_are_on_its_button_meanwhile(
        self, qtbot: QtBot, dialog: StatisticsDialog, jobs: JobsByHand, table: Path
    ) -> None:
        jobs.run_all()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        dialog.export.setFocus()
        QTest.keyClick(dialog.export, Qt.Key.Key_Space)
        assert dialog.progress.cancel.hasFocus()
        QTest.keyClick(dialog.progress.cancel, Qt.Key.Key_Space)
        assert dialog.export.hasFocus()
        assert not dialog.progress.isVisible()
        assert dialog.message_bar.isVisible()
        assert buttons(dialog) == [True] * 3
        jobs.run_all()
        assert not table.exists()

    def test_can_be_cancelled_when_it_has_begun(
        self, dialog: StatisticsDialog, jobs: JobsByHand, table: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        jobs.run_all()
        dialog.export.click()
        rounds = statistics_module._each_round

        def cancelled_meanwhile(*arguments: object) -> Iterator[object]:
            for round_ in rounds(*arguments):  # type: ignore[arg-type]
                dialog.progress.cancel.click()
                yield round_

        monkeypatch.setattr(statistics_module, "_each_round", cancelled_meanwhile)
        jobs.run_all()
        assert not table.exists()
        monkeypatch.undo()
        assert dialog._statistics is not None
        dialog.refresh()
        jobs.run_all()
        assert buttons(dialog) == [True] * 3, "the statistics can be used on"

    def test_that_fails_is_told(self, dialog: StatisticsDialog, jobs: JobsByHand, table: Path) -> None:
        table.mkdir()
        jobs.run_all()
        dialog.export.click()
        jobs.run_all()
        assert dialog.message_bar.isVisible()
        assert buttons(dialog) == [True] * 3

    def test_may_be_given_up(
        self, dialog: StatisticsDialog, jobs: JobsByHand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(StatisticsDialog, "ask_file", classmethod(lambda cls, parent: None))
        jobs.run_all()
        dialog.export.click()
        assert len(jobs) == 0
        assert not dialog.message_bar.isVisible()

    def test_ends_with_the_dialog(self, dialog: StatisticsDialog, jobs: JobsByHand, table: Path) -> None:
        jobs.run_all()
        dialog.export.click()
        dialog.close()
        jobs.run_all()
        assert not table.exists()


def test_forgetting_is_not_undone_by_closing_the_dialog(
    dialog: StatisticsDialog, jobs: JobsByHand, statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs.run_all()
    monkeypatch.setattr(StatisticsDialog, "confirm_clear", classmethod(lambda cls, rounds, parent: True))
    dialog.clear.click()
    dialog.close()
    jobs.run_all()
    assert statistics.count() == 0


def test_a_page_that_is_read_for_rounds_that_were_forgotten_is_not_shown(
    dialog: StatisticsDialog, jobs: JobsByHand, statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contents, "PAGE", 2)
    jobs.run_next()
    model = dialog.pages.rounds.model()
    assert model.rowCount() == 2
    model.fetchMore(dialog.pages.rounds.rootIndex())
    assert not model.canFetchMore(dialog.pages.rounds.rootIndex()), "one page after the other"
    statistics.clear()
    statistics.save(played(9))
    dialog.refresh()
    jobs.run_all()
    assert model.rowCount() == 1


def test_asking_may_lead_to_nothing(qtbot: QtBot, statistics: Statistics, jobs: JobsByHand) -> None:
    worker = StatisticsWorker(lambda tell: statistics, executor=jobs)

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, StatisticsDialog)
        dialog.close_.click()

    QTimer.singleShot(0, close)
    assert StatisticsDialog.ask(worker, english) is None


class TestTheWindow:
    """Its event loop is never kept waiting."""

    def test_goes_on_while_another_program_holds_the_database(self, qtbot: QtBot, tmp_path: Path) -> None:
        file = tmp_path / "held.sqlite"
        Statistics(file, lambda problem: pytest.fail(str(problem))).close()
        told: list[FileProblem] = []
        with closing(sqlite3.connect(file, isolation_level=None)) as holder, Heartbeat() as heartbeat:
            holder.execute("PRAGMA locking_mode = EXCLUSIVE")
            holder.execute("BEGIN EXCLUSIVE")
            worker = StatisticsWorker(lambda tell: Statistics(file, tell))
            worker.problem_arose.connect(told.append)
            dialog = StatisticsDialog(worker, english)
            qtbot.addWidget(dialog)
            dialog.show()
            qtbot.waitUntil(lambda: bool(told), timeout=30_000)
        assert heartbeat.longest_s < LONGEST_STALL_S
        assert dialog.message_bar.isVisible()
        assert [problem.kind for problem in told] == [FileProblemKind.BUSY]
        dialog.close()
        worker.close(60)

    def test_goes_on_while_many_rounds_are_read_and_exported(
        self, qtbot: QtBot, statistics: Statistics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        statistics.save(*map(played, range(1, MANY)))
        file = tmp_path / "rounds.csv"
        monkeypatch.setattr(StatisticsDialog, "ask_file", classmethod(lambda cls, parent: file))
        worker = StatisticsWorker(lambda tell: statistics)
        with Heartbeat() as heartbeat:
            dialog = StatisticsDialog(worker, english)
            qtbot.addWidget(dialog)
            dialog.show()
            qtbot.waitUntil(dialog.export.isEnabled, timeout=60_000)
            dialog.export.click()
            qtbot.waitUntil(lambda: dialog.message_bar.isVisible(), timeout=60_000)
        assert heartbeat.longest_s < LONGEST_STALL_S
        assert file.exists()
        dialog.close()
