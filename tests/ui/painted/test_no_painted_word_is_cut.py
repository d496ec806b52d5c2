"""No painted word is cut: in charts, rows of cards, tiles, the bar, and on the table and its plates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget
from pytestqt.qtbot import QtBot

from tests.helpers.manual_executor import JobsByHand
from tests.ui.helpers.guide_driver import pages_of as pages_of_guide
from tests.ui.helpers.long_words import DIALOGS, LONG, pages_of, settle, window_with_long_words
from tests.ui.helpers.painted_texts import faults, painted_texts
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import PRESETS
from warapp.features import welcome
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.guide.dock import GuideDock
from warapp.ui.play import round_recorder as recorder_module

SIZES = {"small": QSize(700, 500), "usual": QSize(1000, 700)}


@pytest.fixture(params=[100, 200])
def percent(request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path) -> Iterator[int]:
    font = QFont(qapp.font())
    (tmp_path / "settings.ini").write_text(
        f'[look]\ntext_size={request.param}\n[round]\nseat_names="[\\"\\", \\"{LONG}\\"]"\n', encoding="utf-8"
    )
    yield request.param
    qapp.setFont(font)


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> QSize:
    return SIZES[request.param]


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> JobsByHand:
    """What is read from the statistics, by hand."""
    jobs = JobsByHand()
    monkeypatch.setattr(recorder_module, "StatisticsWorker", partial(StatisticsWorker, executor=jobs))
    return jobs


@pytest.fixture
def game(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, percent: int, size: QSize, jobs: JobsByHand
) -> Iterator[Game]:
    """A window with everything in it that has long words."""
    yield from window_with_long_words(qtbot, qapp, tmp_path, size, jobs)


def names_a_person(text: str) -> bool:
    """Whether a text is a part of a person's name, the only thing that may be elided."""
    return len(text) > 2 and text.removesuffix("…").strip() in LONG


@pytest.mark.parametrize("name", DIALOGS)
def test_in_a_dialog(
    game: Game, jobs: JobsByHand, size: QSize, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    found: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            jobs.run_all()
            with painted_texts(monkeypatch) as painted:
                for wanted in (dialog.size(), size):
                    dialog.resize(wanted)
                    for _ in pages_of(dialog):
                        dialog.grab()
            found.extend(faults(painted, names_a_person))
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    getattr(game.actions, name).trigger()
    assert not found, "\n" + "\n".join(found)


@pytest.mark.qt_log_ignore("does not support raise")  # without a screen
def test_in_the_docks(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        game.press("Space")
        game.finish()
    game.actions.guide.trigger()
    game.actions.history.trigger()
    settle(game.window)
    with painted_texts(monkeypatch) as painted:
        for _ in pages_of_guide(game.child(GuideDock)):
            settle(game.window)
            game.child(GuideDock).grab()
        for dock in game.window.findChildren(QDockWidget):
            dock.grab()
            dock.close()
    assert {"King", "Turn cards"} & {text.text for text in painted}
    found = faults(painted, names_a_person)
    assert not found, "\n" + "\n".join(found)


def test_in_the_window_and_on_its_table(game: Game, size: QSize, monkeypatch: pytest.MonkeyPatch) -> None:
    with painted_texts(monkeypatch) as painted:
        game.window.resize(size.width() + 1, size.height())  # so that all is painted again
        settle(game.window)
        game.window.grab()
        for _ in range(6):
            game.press("Space")
            for _ in range(12):
                game.frame(120)
            game.window.grab()
            game.finish()
    assert len({text.text for text in painted}) > 8
    found = faults(painted, names_a_person)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("preset", ["crowd", "three_players"])
def test_on_a_table_of_more_players(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    percent: int,
    size: QSize,
    monkeypatch: pytest.MonkeyPatch,
    preset: str,
) -> None:
    with painted_texts(monkeypatch) as painted:
        game = Game(qtbot, qapp, tmp_path, of_deal(5, PRESETS[preset], battles=30))
        game.window.resize(size)
        game.show()
        game.window.grab()
    assert len(painted) > 8
    found = faults(painted, names_a_person)
    assert not found, "\n" + "\n".join(found)


def test_in_the_welcome_of_a_first_start(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    welcomed = welcome(game.window, game.context)
    settle(game.window)
    with painted_texts(monkeypatch) as painted:
        for part in (welcomed.note, welcomed.strip):
            if part.isVisible():
                part.grab()
    assert painted or welcomed.strip.isVisible()
    found = faults(painted)
    assert not found, "\n" + "\n".join(found)
