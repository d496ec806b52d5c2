"""A dialog that was closed is gone: after many of them a window has as many objects as after the first."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMetaMethod, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.helpers.manual_executor import JobsByHand
from tests.ui.conftest import Open
from tests.ui.helpers.history_driver import prepared
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import PLAYBOOK
from warapp.store.autosave import Autosave
from warapp.store.log import Log
from warapp.store.match import NO_ROUNDS
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.errors.about_dialog import AboutDialog
from warapp.ui.errors.error_handler import ErrorHandler
from warapp.ui.errors.report_dialog import Cause, ReportDialog
from warapp.ui.play import round_recorder as recorder_module
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.rules.dialog import RulesDialog
from warapp.ui.statistics.dialog import StatisticsDialog
from warapp.ui.widgets.modal import QuestionDialog

FIRST, TIMES = 5, 20
"""What is made once for all of them is there after the first, and nothing more after many."""
_ACTIONS = (
    "preferences",
    "about",
    "statistics",
    "reset_score",
    "house_rules",
    "advise",
    "deal",
    "other_rules",
    "open",
    "save_as",
)


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> JobsByHand:
    """What is read from the statistics, by hand."""
    jobs = JobsByHand()
    monkeypatch.setattr(recorder_module, "StatisticsWorker", partial(StatisticsWorker, executor=jobs))
    return jobs


@pytest.fixture
def kept(open_round: Open, tmp_path: Path, jobs: JobsByHand) -> Iterator[Game]:
    """A window with one round in its statistics and its score."""
    game = prepared(open_round(of_deal(1, replace(PLAYBOOK, battle_limit=3), battles=2)))
    recorder = RoundRecorder(
        game.session,
        Autosave(tmp_path / "autosave.json", lambda: game.now_ms, game.window),
        lambda tell: Statistics(tmp_path / "statistics.sqlite", tell),
        NO_ROUNDS,
        lambda: False,
        lambda seats: ("",) * seats,
        game.window,
    )
    game.record(recorder)
    game.press("Space")
    game.finish()
    jobs.run_all()
    yield game
    game.window.close()
    jobs.run_all()


def forget() -> None:
    """Delete what is to be deleted later, as the next turn of the event loop does."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def connections(thing: QObject) -> int:
    """How many slots hear the signals of something."""
    meta = thing.metaObject()
    methods = [meta.method(number) for number in range(meta.methodCount())]
    signals = [method for method in methods if method.methodType() is QMetaMethod.MethodType.Signal]
    return sum(thing.receivers(f"2{bytes(signal.methodSignature().data()).decode()}") for signal in signals)


def census(game: Game) -> dict[str, int]:
    """What there is, by kind."""
    gc.collect()
    lasting = [QGuiApplication.instance(), QGuiApplication.styleHints(), game.settings, game.session]
    things = [*filter(None, lasting), game.window, *game.window.findChildren(QObject)]
    wrappers = Shiboken.getAllValidWrappers()  # now that each child of the window has one
    objects = Counter(type(thing).__name__ for thing in wrappers if isinstance(thing, QObject))
    del objects["Job"]  # of a forecast, which ends in its own time
    return {
        **objects,
        "pixmaps": sum(isinstance(thing, QPixmap) for thing in wrappers),
        "children": len(game.window.findChildren(QObject)),
        "widgets": len(QApplication.allWidgets()),
        "top levels": len(QApplication.topLevelWidgets()),
        "connections": sum(map(connections, things)),
    }


def closing(jobs: JobsByHand, first: Callable[[QWidget], None] = lambda dialog: None) -> None:
    """Have the dialog that opens next closed, after something was done in it."""

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            jobs.run_all()
            first(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, close)


def check_leaves_nothing(game: Game, open_once: Callable[[], None]) -> None:
    for _ in range(FIRST):
        open_once()
        forget()
    before = census(game)
    for _ in range(TIMES):
        open_once()
        forget()
    assert census(game) == before


@pytest.mark.parametrize("name", _ACTIONS)
def test_a_dialog_of_the_menus_leaves_nothing(kept: Game, jobs: JobsByHand, name: str) -> None:
    def open_once() -> None:
        closing(jobs)
        getattr(kept.actions, name).trigger()

    check_leaves_nothing(kept, open_once)


def test_every_action_that_opens_a_dialog_is_tried(kept: Game) -> None:
    opening = {
        name for name, action in vars(kept.actions).items() if getattr(action, "text", str)().endswith("…")
    }
    elsewhere = {"report", "speed", "learn"}
    assert opening - elsewhere <= set(_ACTIONS), "speed is a strip of the window, and lessons are a page"
    assert "statistics" in opening


def test_the_report_leaves_nothing(kept: Game, tmp_path: Path) -> None:
    log = Log(tmp_path / "warapp.log")
    handler = ErrorHandler(log, kept.window, kept.session, recover=lambda: None, save_round=lambda: True)

    def open_once() -> None:
        handler.report_problem()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        dialog.close()

    check_leaves_nothing(kept, open_once)


def test_a_question_in_the_statistics_leaves_nothing(kept: Game, jobs: JobsByHand) -> None:
    def ask(dialog: QWidget) -> None:
        assert isinstance(dialog, StatisticsDialog)
        closing(jobs, lambda question: _check_is(question, QuestionDialog))
        dialog.clear.click()

    def open_once() -> None:
        closing(jobs, ask)
        kept.actions.statistics.trigger()

    check_leaves_nothing(kept, open_once)


def test_a_name_asked_for_in_the_house_rules_leaves_nothing(kept: Game, jobs: JobsByHand) -> None:
    def ask(dialog: QWidget) -> None:
        assert isinstance(dialog, RulesDialog)
        closing(jobs)
        dialog.presets.custom.save_button.click()

    def open_once() -> None:
        closing(jobs, ask)
        kept.actions.house_rules.trigger()

    check_leaves_nothing(kept, open_once)


@pytest.mark.parametrize("make", [AboutDialog, lambda: ReportDialog(Cause.REQUESTED, "a report")])
def test_a_dialog_may_be_gone_before_its_copy_is_on_the_clipboard(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, make: Callable[[], QDialog]
) -> None:
    dialog = make()
    copied: list[str] = []

    def copy_text(text: str) -> None:
        Shiboken.delete(dialog)  # an X11 clipboard may let other things happen while it waits
        copied.append(text)

    monkeypatch.setattr(QGuiApplication, "clipboard", lambda: SimpleNamespace(setText=copy_text))
    (copy,) = [button for button in dialog.findChildren(QPushButton) if "opy" in button.text()]
    with qtbot.captureExceptions() as errors:
        copy.click()
    assert len(copied) == 1
    assert errors == []


def _check_is(thing: object, kind: type) -> None:
    assert isinstance(thing, kind)
