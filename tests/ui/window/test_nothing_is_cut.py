"""No word is cut in a dialog, a dock or the window: at 100 and 200 %, small and large, in two styles."""

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
from tests.ui.helpers.guide_driver import pages_of
from tests.ui.helpers.long_words import DIALOGS, LONG, WIDTHS, cut_in, settle, window_with_long_words
from tests.ui.helpers.text_measuring import cut_texts
from tests.ui.helpers.window_driver import Game
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.errors.report_dialog import Cause, ReportDialog
from warapp.ui.guide.dock import GuideDock
from warapp.ui.play import round_recorder as recorder_module
from warapp.ui.play.bar_offer import Ribbon
from warapp.ui.window.central_widget import CentralWidget
from warapp.ui.window.ribbon import RibbonStrip

SIZES = {"small": QSize(700, 500), "usual": QSize(1000, 700)}


@pytest.fixture(params=["Fusion", "Windows"])
def style(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = qapp.style().objectName()
    qapp.setStyle(request.param)
    yield request.param
    qapp.setStyle(before)


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
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    style: str,
    percent: int,
    size: QSize,
    jobs: JobsByHand,
) -> Iterator[Game]:
    """A window with everything in it that has long words."""
    yield from window_with_long_words(qtbot, qapp, tmp_path, size, jobs)


@pytest.mark.parametrize("name", DIALOGS)
def test_in_a_dialog(game: Game, jobs: JobsByHand, size: QSize, name: str) -> None:
    found: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            jobs.run_all()
            found.extend(cut_in(dialog, size, WIDTHS))
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    getattr(game.actions, name).trigger()
    assert not found, "\n" + "\n".join(found)


def test_in_the_window(game: Game) -> None:
    settle(game.window)
    assert cut_texts(game.window) == []


@pytest.mark.qt_log_ignore("does not support raise")  # without a screen
def test_in_the_docks(game: Game) -> None:
    game.actions.guide.trigger()
    game.actions.history.trigger()
    settle(game.window)
    found = cut_texts(game.window)
    for page in pages_of(game.child(GuideDock)):
        settle(game.window)
        found += [f"{page.accessibleName()}: {fault}" for fault in cut_texts(page)]
    for dock in game.window.findChildren(QDockWidget):
        if dock.isFloating():
            found += cut_texts(dock)
        dock.close()
    assert not found, "\n" + "\n".join(found)


def test_in_the_messages(game: Game) -> None:
    for message in (
        "Play on from this battle as a new round; you can undo this",
        f"Round saved as {'a long name ' * 6}.wargame.",
    ):
        game.window.say(message)
        settle(game.window)
        assert cut_texts(game.window) == []


def test_in_the_strips_beside_the_table(game: Game) -> None:
    strip = RibbonStrip(game.controls.theme, game.window)
    column = game.child(CentralWidget).layout()
    assert column is not None
    column.addWidget(strip)
    words = "Example: a war in a war, with the last card that stays and fights on for everybody"
    strip.show_ribbon(Ribbon(words, Symbol.PLAY))
    game.window.message_bar.show_message(
        f"/home/{'somebody/' * 12}round.wargame can't be written; the game goes on."
    )
    settle(game.window)
    assert cut_texts(game.window) == []


@pytest.mark.parametrize("cause", Cause)
def test_in_a_report(game: Game, size: QSize, cause: Cause) -> None:
    report = ReportDialog(cause, "a report", game.window)
    report.show()
    found = cut_in(report, size, WIDTHS)
    report.close()
    assert not found, "\n" + "\n".join(found)
