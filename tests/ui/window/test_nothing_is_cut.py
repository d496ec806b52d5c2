"""No word is cut in a dialog, a dock or the window: at 100 and 200 %, small and large, in two styles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QTabBar, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.manual_executor import JobsByHand
from tests.store.samples import played
from tests.ui.helpers.history_driver import prepared
from tests.ui.helpers.text_measuring import cut_texts
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import PLAYBOOK
from warapp.store.autosave import Autosave
from warapp.store.match import Match
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.errors.report_dialog import Cause, ReportDialog
from warapp.ui.play import round_recorder as recorder_module
from warapp.ui.play.bar_offer import Ribbon
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.widgets.form.page_switcher import PageSwitcher
from warapp.ui.window.central_widget import CentralWidget
from warapp.ui.window.ribbon import RibbonStrip

SIZES = {"small": QSize(700, 500), "usual": QSize(1000, 700)}
WIDTHS = range(640, 1_281, 80)
"""Of dialogs, since what stands beside each other there depends on it."""
LONG = "Maria Magdalena Theodora Papadopoulou"
MOST = 2_147_483_647
DIALOGS = (
    "preferences",
    "about",
    "statistics",
    "reset_score",
    "house_rules",
    "deal",
    "other_rules",
)


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
    rules = replace(PLAYBOOK, battle_limit=100_000, trip_limit=10_000, minute_limit=1_440)
    game = prepared(Game(qtbot, qapp, tmp_path, of_deal(MOST, rules)))
    game.window.resize(size)
    game.show()
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda trouble: None)
    for number, winner in ((MOST, 0), (MOST - 1, 1), (MOST - 2, None)):
        statistics.save(played(number, winner=winner, battles=99_999, names=("", LONG)))
    recorder = RoundRecorder(
        game.session,
        Autosave(tmp_path / "autosave.json", lambda: game.now_ms, game.window),
        lambda tell: statistics,
        Match((12, 7, 0, 0, 0, 0), 3),
        lambda: False,
        lambda seats: ("", LONG),
        game.window,
    )
    game.record(recorder)
    jobs.run_all()
    yield game
    game.window.close()
    jobs.run_all()


def settle(window: QWidget) -> None:
    """Let layouts come to rest."""
    for _ in range(8):  # one size asks for another
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def pages_of(dialog: QDialog) -> Iterator[None]:
    """Show page after page, where there are several."""
    for switcher in dialog.findChildren(PageSwitcher):
        for index in range(switcher.tabs.count()):
            switcher.show_page(index)
            settle(dialog)
            yield
        return
    bars = [bar for bar in dialog.findChildren(QTabBar) if bar.isVisible()]
    for index in range(bars[0].count()) if bars else [0]:
        if bars:
            if not bars[0].isTabVisible(index):
                continue
            tabs = bars[0].parentWidget()
            tabs.setCurrentIndex(index) if isinstance(tabs, QTabWidget) else bars[0].setCurrentIndex(index)
        settle(dialog)
        yield


def cut_in(dialog: QDialog, size: QSize) -> list[str]:
    """What is cut in a dialog as it opens, and at a size."""
    found: dict[str, None] = {}
    for wanted in (None, size, *(QSize(width, size.height()) for width in WIDTHS)):
        if wanted:
            dialog.resize(wanted)
            if dialog.width() > wanted.width() or dialog.height() > wanted.height():
                found[f"it does not fit {wanted.toTuple()}: {dialog.size().toTuple()}"] = None
        for _ in pages_of(dialog):
            found |= dict.fromkeys(cut_texts(dialog))
    return list(found)


@pytest.mark.parametrize("name", DIALOGS)
def test_in_a_dialog(game: Game, jobs: JobsByHand, size: QSize, name: str) -> None:
    found: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            jobs.run_all()
            found.extend(cut_in(dialog, size))
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
    found = cut_in(report, size)
    report.close()
    assert not found, "\n" + "\n".join(found)
