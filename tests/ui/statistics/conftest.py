"""A Statistics dialog over a database of its own, which reads when the test says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.manual_executor import JobsByHand
from tests.ui.helpers.statistics_driver import ADA, Show
from warapp.store.statistics.players import Player
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.statistics.dialog import StatisticsDialog
from warapp.words import english


@pytest.fixture
def statistics(tmp_path: Path) -> Iterator[Statistics]:
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: pytest.fail(str(problem)))
    yield statistics
    statistics.close()


@pytest.fixture
def jobs() -> JobsByHand:
    """What is done beside the window, by hand."""
    return JobsByHand()


@pytest.fixture
def worker(qtbot: QtBot, statistics: Statistics, jobs: JobsByHand) -> StatisticsWorker:
    return StatisticsWorker(lambda tell: statistics, executor=jobs)


@pytest.fixture
def show(qtbot: QtBot, worker: StatisticsWorker, jobs: JobsByHand) -> Iterator[Show]:
    """Show the dialog with what it has read."""
    shown: list[StatisticsDialog] = []

    def show(player: Player = ADA) -> StatisticsDialog:
        dialog = StatisticsDialog(worker, english, player)
        qtbot.addWidget(dialog)
        dialog.show()
        jobs.run_all()
        shown.append(dialog)
        return dialog

    yield show
    for dialog in shown:
        dialog.close()
