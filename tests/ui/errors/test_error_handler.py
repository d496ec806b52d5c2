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


class Place:
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
        """Let an error come up, always at this one place."""
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
def place(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Place]:
    nothing = SimpleNamespace(enable=lambda *_: None, disable=lambda: None)
    monkeypatch.setattr(log_module, "faulthandler", nothing)
    place = Place(qtbot, tmp_path, caplog)
    yield place
    place.log.close()
    for dialog in place.dialogs:
        dialog.reject()
    caplog.get_records("call").clear()


def test_an_error_is_shown_once_the_round_is_kept(place: Place) -> None:
    place.fail()
    assert place.dialogs == [], "not in the middle of what failed"
    place.catch_up()
    assert place.done == ["recovered", "kept"]
    assert "Your round is saved" in place.words
    assert "ZeroDivisionError: by chance" in place.report


def test_it_is_logged_with_rules_deal_and_battle(place: Place) -> None:
    place.fail()
    text = place.log.file.read_text(encoding="utf-8")
    assert "Traceback (most recent call last):" in text
    assert "ZeroDivisionError: by chance\nRules: playbook\nDeal: 48213 (W00-01F-2NR)\nBattle: 3\n" in text


def test_a_round_that_can_not_be_kept_is_no_secret(place: Place) -> None:
    place.is_kept = lambda: False
    place.fail()
    place.catch_up()
    assert "your round couldn't be saved" in place.words


def test_the_clock_stands_still_while_it_is_shown(place: Place) -> None:
    place.fail()
    place.catch_up()
    assert place.session.clock.holds(Hold.DIALOG)
    place.go_on()
    assert not place.session.clock.holds(Hold.DIALOG)


def test_there_is_never_a_second_dialog_while_one_is_open(place: Place) -> None:
    place.fail()
    place.catch_up()
    place.fail(ValueError("another"))
    place.catch_up()
    assert len(place.dialogs) == 1
    assert [line.splitlines()[-5] for line in place.lines] == [
        "ZeroDivisionError: by chance",
        "ValueError: another",
    ]


def test_an_error_of_every_frame_does_not_flood(place: Place) -> None:
    for _ in range(1_000):
        place.fail()
        place.catch_up()
    assert len(place.dialogs) == 1
    place.go_on()
    for _ in range(1_000):
        place.fail()
        place.catch_up()
    assert place.dialogs == [], "it was shown, and one could not play for dialogs"
    assert place.done == ["recovered", "kept"]
    assert [line.splitlines()[-5] for line in place.lines] == [
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


def handle_exception(place: Place, way: Callable[[], None]) -> None:
    with pytest.raises(RuntimeError) as raised:
        way()
    place.handler.handle_exception(raised.type, raised.value, raised.tb.tb_next)
    place.catch_up()
    if place.dialogs:
        place.go_on()


def test_two_errors_in_one_line_of_a_library_are_two(place: Place) -> None:
    def look_for_sounds() -> None:
        library()

    def write_report() -> None:
        library()

    for way in (look_for_sounds, write_report, look_for_sounds):
        handle_exception(place, way)
    assert len(place.lines) == 2


def test_an_error_is_one_however_often_what_failed_called_itself(place: Place) -> None:
    for depth in (1, 2, 30):
        handle_exception(place, partial(library, depth))
    assert len(place.lines) == 1


def test_another_error_is_shown_too_up_to_a_bound(place: Place) -> None:
    kinds = [type(f"Error{number}", (Exception,), {}) for number in range(MOST_SHOWN + 3)]
    shown = 0
    for kind in kinds:
        place.fail(kind())
        place.catch_up()
        if place.dialogs:
            shown += 1
            place.go_on()
    assert shown == MOST_SHOWN
    assert len(place.lines) == len(kinds)


def test_ever_new_errors_do_not_fill_memory_and_log(place: Place) -> None:
    for number in range(1_200):
        place.fail(type(f"Error{number}", (Exception,), {})())
    assert len(place.lines) == 200 + 4, "the others are counted together: 1, 10, 100 and 1,000"


def test_a_huge_error_is_cut(place: Place) -> None:
    place.fail(ValueError("x" * 1_000_000 + " its end"))
    assert LONGEST_ENTRY < len(place.lines[0]) < LONGEST_ENTRY + 500
    assert " its end\nRules:" in place.lines[0]


def test_an_error_in_a_thread_is_shown_by_the_window(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", place.handler._handle_thread_exception)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join(60)
    assert place.dialogs == []
    place.catch_up()
    assert "ZeroDivisionError: division by zero" in place.report


def test_a_thread_may_end_itself(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", place.handler._handle_thread_exception)
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join(60)
    assert place.lines == []


def test_an_error_that_python_can_raise_to_nobody_is_shown(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thing:
        def __del__(self) -> None:
            raise LookupError("at the end of a thing")

    monkeypatch.setattr(sys, "unraisablehook", place.handler._handle_unraisable)
    thing = Thing()
    del thing
    place.catch_up()
    assert "LookupError: at the end of a thing" in place.report


def test_an_error_while_the_round_is_kept_is_logged_and_leaves_the_dialog(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> bool:
        raise OSError("no disk")

    monkeypatch.setattr(sys, "excepthook", place.handler.handle_exception)
    place.is_kept = fail
    place.fail()
    place.catch_up()
    assert "your round couldn't be saved" in place.words
    place.catch_up()
    assert len(place.dialogs) == 1
    assert any("OSError: no disk" in line for line in place.lines)


def test_it_opens_over_a_dialog_that_is_open(place: Place) -> None:
    other = QDialog(place.window)
    other.setModal(True)
    other.show()
    place.fail()
    place.catch_up()
    assert place.dialogs[0].parent() is other
    assert QApplication.activeModalWidget() is place.dialogs[0]
    place.go_on()
    other.close()


def test_it_may_be_destroyed_with_the_dialog_over_which_it_opened(place: Place) -> None:
    other = QDialog(place.window)
    other.setModal(True)
    other.show()
    place.session.clock.hold(Hold.DIALOG)
    place.fail()
    place.catch_up()
    Shiboken.delete(other)
    assert place.session.clock.holds(Hold.DIALOG), "whoever holds it lets it go"
    place.fail(ValueError("another"))
    place.catch_up()
    assert "ValueError: another" in place.report


def test_ctrl_c_in_the_terminal_ends_the_game(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    quits: list[bool] = []
    monkeypatch.setattr(QCoreApplication, "quit", lambda: quits.append(True))
    place.fail(KeyboardInterrupt())
    place.catch_up()
    assert quits == [True]
    assert (place.dialogs, place.lines) == ([], [])


def test_a_problem_can_be_reported_without_an_error(place: Place) -> None:
    place.handler.report_problem()
    assert "what you did and what happened" in place.words
    assert "Deal: 48213 (W00-01F-2NR)\nBattle: 3\n" in place.report
    place.handler.report_problem()
    assert len(place.dialogs) == 1
    place.go_on()
    place.fail()
    place.catch_up()
    place.go_on()
    place.handler.report_problem()
    assert "ZeroDivisionError: by chance" in place.report, "what came before is in it"


def test_warnings_of_qt_are_logged_and_what_is_none_is_printed(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(12):
        place.handler.handle_qt_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "a font is missing")
    place.handler.handle_qt_message(QtMsgType.QtDebugMsg, QMessageLogContext(), "by the way")
    assert place.lines == ["Qt: a font is missing", "Qt: a font is missing (10 times so far)"]
    assert {record.levelno for record in place._caplog.get_records("call")} == {logging.WARNING}
    assert "by the way\n" in capsys.readouterr().err
    place.catch_up()
    assert place.dialogs == []
