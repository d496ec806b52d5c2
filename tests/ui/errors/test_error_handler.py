"""Uncaught exceptions and Qt warnings: logged, and shown once the round is saved."""

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.ui.helpers.window_driver import of_deal
from warapp.clock import Hold
from warapp.session import GameSession, Round
from warapp.store import log as log_module
from warapp.store.log import Log
from warapp.ui.errors.error_handler import LONGEST_ENTRY, MOST_SHOWN, ErrorHandler
from warapp.ui.errors.report_dialog import ReportDialog


class ErrorDriver:
    """A window in which errors are heard, and what came of them.

    Attributes:
        done: what was done for the round, in order.
    """

    def __init__(self, qtbot: QtBot, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
        self.done: list[str] = []
        self.is_kept: Callable[[], bool] = lambda: True
        self._caplog = caplog
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.session = GameSession(lambda: 1, lambda: "id", lambda: 0.0, Round.at(of_deal(48213, battles=3)))
        self.log = Log(folder / "warapp.log")
        self.handler = ErrorHandler(
            self.log,
            self.window,
            self.session,
            recover=lambda: self.done.append("recovered"),
            save_round=self._keep,
        )
        self.log.open()

    def _keep(self) -> bool:
        self.done.append("kept")
        return self.is_kept()

    def fail(self, error: BaseException | None = None) -> None:
        """Let an error come up, always at this one driver."""
        try:
            raise error or ZeroDivisionError("by chance")
        except BaseException:
            self.handler.handle_exception(*sys.exc_info())

    def catch_up(self) -> None:
        QCoreApplication.sendPostedEvents()

    @property
    def dialogs(self) -> list[ReportDialog]:
        """The dialogs that are open."""
        return [dialog for dialog in self.window.findChildren(ReportDialog) if dialog.isVisible()]

    @property
    def report(self) -> str:
        """What the one dialog reports."""
        (dialog,) = self.dialogs
        (edit,) = dialog.findChildren(QPlainTextEdit)
        return edit.toPlainText()

    @property
    def words(self) -> str:
        """What the one dialog says."""
        (dialog,) = self.dialogs
        return "\n".join(label.text() for label in dialog.findChildren(QLabel))

    @property
    def lines(self) -> list[str]:
        """What was logged."""
        return [record.getMessage() for record in self._caplog.get_records("call")]

    def go_on(self) -> None:
        """Close the one dialog."""
        (dialog,) = self.dialogs
        dialog.reject()


@pytest.fixture
def driver(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ErrorDriver]:
    nothing = SimpleNamespace(enable=lambda *_: None, disable=lambda: None)
    monkeypatch.setattr(log_module, "faulthandler", nothing)
    driver = ErrorDriver(qtbot, tmp_path, caplog)
    yield driver
    driver.log.close()
    for dialog in driver.dialogs:
        dialog.reject()
    caplog.get_records("call").clear()


def test_an_error_is_shown_once_the_round_is_kept(driver: ErrorDriver) -> None:
    driver.fail()
    assert driver.dialogs == [], "not in the middle of what failed"
    driver.catch_up()
    assert driver.done == ["recovered", "kept"]
    assert "Your round is saved" in driver.words
    assert "ZeroDivisionError: by chance" in driver.report


def test_it_is_logged_with_rules_deal_and_battle(driver: ErrorDriver) -> None:
    driver.fail()
    text = driver.log.file.read_text(encoding="utf-8")
    assert "Traceback (most recent call last):" in text
    assert "ZeroDivisionError: by chance\nRules: playbook\nDeal: 48213 (W00-01F-2NR)\nBattle: 3\n" in text


def test_a_round_that_can_not_be_kept_is_no_secret(driver: ErrorDriver) -> None:
    driver.is_kept = lambda: False
    driver.fail()
    driver.catch_up()
    assert "Your round couldn't be saved" in driver.words


def test_the_clock_stands_still_while_it_is_shown(driver: ErrorDriver) -> None:
    driver.fail()
    driver.catch_up()
    assert driver.session.clock.holds(Hold.DIALOG)
    driver.go_on()
    assert not driver.session.clock.holds(Hold.DIALOG)


def test_there_is_never_a_second_dialog_while_one_is_open(driver: ErrorDriver) -> None:
    driver.fail()
    driver.catch_up()
    driver.fail(ValueError("another"))
    driver.catch_up()
    assert len(driver.dialogs) == 1
    assert [line.splitlines()[-5] for line in driver.lines] == [
        "ZeroDivisionError: by chance",
        "ValueError: another",
    ]


def test_an_error_of_every_frame_does_not_flood(driver: ErrorDriver) -> None:
    for _ in range(1_000):
        driver.fail()
        driver.catch_up()
    assert len(driver.dialogs) == 1
    driver.go_on()
    for _ in range(1_000):
        driver.fail()
        driver.catch_up()
    assert driver.dialogs == [], "it was shown, and one could not play for dialogs"
    assert driver.done == ["recovered", "kept"]
    assert [line.splitlines()[-5] for line in driver.lines] == [
        "ZeroDivisionError: by chance",
        "ZeroDivisionError: by chance (10 times so far)",
        "ZeroDivisionError: by chance (100 times so far)",
        "ZeroDivisionError: by chance (1000 times so far)",
    ]


def library(depth: int = 0) -> None:
    """Fail in a line that others call, after calling itself so many times."""
    if depth:
        library(depth - 1)
    raise RuntimeError("no home")


def handle_exception(driver: ErrorDriver, way: Callable[[], None]) -> None:
    with pytest.raises(RuntimeError) as raised:
        way()
    driver.handler.handle_exception(raised.type, raised.value, raised.tb.tb_next)
    driver.catch_up()
    if driver.dialogs:
        driver.go_on()


def test_two_errors_in_one_line_of_a_library_are_two(driver: ErrorDriver) -> None:
    def look_for_sounds() -> None:
        library()

    def write_report() -> None:
        library()

    for way in (look_for_sounds, write_report, look_for_sounds):
        handle_exception(driver, way)
    assert len(driver.lines) == 2


def test_an_error_is_one_however_often_what_failed_called_itself(driver: ErrorDriver) -> None:
    for depth in (1, 2, 30):
        handle_exception(driver, partial(library, depth))
    assert len(driver.lines) == 1


def test_another_error_is_shown_too_up_to_a_bound(driver: ErrorDriver) -> None:
    kinds = [type(f"Error{number}", (Exception,), {}) for number in range(MOST_SHOWN + 3)]
    shown = 0
    for kind in kinds:
        driver.fail(kind())
        driver.catch_up()
        if driver.dialogs:
            shown += 1
            driver.go_on()
    assert shown == MOST_SHOWN
    assert len(driver.lines) == len(kinds)


def test_ever_new_errors_do_not_fill_memory_and_log(driver: ErrorDriver) -> None:
    for number in range(1_200):
        driver.fail(type(f"Error{number}", (Exception,), {})())
    assert len(driver.lines) == 200 + 4, "the others are counted together: 1, 10, 100 and 1,000"


def test_a_huge_error_is_cut(driver: ErrorDriver) -> None:
    driver.fail(ValueError("x" * 1_000_000 + " its end"))
    assert LONGEST_ENTRY < len(driver.lines[0]) < LONGEST_ENTRY + 500
    assert " its end\nRules:" in driver.lines[0]


def test_an_error_in_a_thread_is_shown_by_the_window(
    driver: ErrorDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threading, "excepthook", driver.handler._handle_thread_exception)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join(60)
    assert driver.dialogs == []
    driver.catch_up()
    assert "ZeroDivisionError: division by zero" in driver.report


def test_a_thread_may_end_itself(driver: ErrorDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", driver.handler._handle_thread_exception)
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join(60)
    assert driver.lines == []


def test_an_error_that_python_can_raise_to_nobody_is_shown(
    driver: ErrorDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thing:
        def __del__(self) -> None:
            raise LookupError("at the end of a thing")

    monkeypatch.setattr(sys, "unraisablehook", driver.handler._handle_unraisable)
    thing = Thing()
    del thing
    driver.catch_up()
    assert "LookupError: at the end of a thing" in driver.report


def test_an_error_while_the_round_is_kept_is_logged_and_leaves_the_dialog(
    driver: ErrorDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> bool:
        raise OSError("no disk")

    monkeypatch.setattr(sys, "excepthook", driver.handler.handle_exception)
    driver.is_kept = fail
    driver.fail()
    driver.catch_up()
    assert "Your round couldn't be saved" in driver.words
    driver.catch_up()
    assert len(driver.dialogs) == 1
    assert any("OSError: no disk" in line for line in driver.lines)


def test_it_opens_over_a_dialog_that_is_open(driver: ErrorDriver) -> None:
    other = QDialog(driver.window)
    other.setModal(True)
    other.show()
    driver.fail()
    driver.catch_up()
    assert driver.dialogs[0].parent() is other
    assert QApplication.activeModalWidget() is driver.dialogs[0]
    driver.go_on()
    other.close()


def test_it_may_be_destroyed_with_the_dialog_over_which_it_opened(driver: ErrorDriver) -> None:
    other = QDialog(driver.window)
    other.setModal(True)
    other.show()
    driver.session.clock.hold(Hold.DIALOG)
    driver.fail()
    driver.catch_up()
    Shiboken.delete(other)
    assert driver.session.clock.holds(Hold.DIALOG), "the dialog that holds it releases it"
    driver.fail(ValueError("another"))
    driver.catch_up()
    assert "ValueError: another" in driver.report


def test_ctrl_c_in_the_terminal_ends_the_game(driver: ErrorDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    quits: list[bool] = []
    monkeypatch.setattr(QCoreApplication, "quit", lambda: quits.append(True))
    driver.fail(KeyboardInterrupt())
    driver.catch_up()
    assert quits == [True]
    assert (driver.dialogs, driver.lines) == ([], [])


def test_a_problem_can_be_reported_without_an_error(driver: ErrorDriver) -> None:
    driver.handler.report_problem()
    assert "what you did and what happened" in driver.words
    assert "Deal: 48213 (W00-01F-2NR)\nBattle: 3\n" in driver.report
    driver.handler.report_problem()
    assert len(driver.dialogs) == 1
    driver.go_on()
    driver.fail()
    driver.catch_up()
    driver.go_on()
    driver.handler.report_problem()
    assert "ZeroDivisionError: by chance" in driver.report, "what came before is in it"


def test_warnings_of_qt_are_logged_and_what_is_none_is_printed(
    driver: ErrorDriver, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(12):
        driver.handler.handle_qt_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "a font is missing")
    driver.handler.handle_qt_message(QtMsgType.QtDebugMsg, QMessageLogContext(), "by the way")
    assert driver.lines == ["Qt: a font is missing", "Qt: a font is missing (10 times so far)"]
    assert {record.levelno for record in driver._caplog.get_records("call")} == {logging.WARNING}
    assert "by the way\n" in capsys.readouterr().err
    driver.catch_up()
    assert driver.dialogs == []
