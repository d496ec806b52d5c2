"""Handles uncaught exceptions and Qt warnings: logs them, saves the round, and shows a report once."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QWidget

from warapp.clock import Hold
from warapp.session import GameSession
from warapp.store.log import Log

if TYPE_CHECKING:
    from warapp.ui.errors.report_dialog import Cause, ReportDialog

MOST_SHOWN = 5
"""The number of different errors shown in the lifetime of a window; all of them are logged."""
LONGEST_ENTRY = 16 * 1024
_MOST_KINDS = 200
_log = logging.getLogger(__name__)


class OccurrenceCounter:
    """Counts repeated events, and decides which repetitions are worth logging."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def count(self, what: str) -> int:
        """Count an occurrence; return its number if that is 1, 10, 100 …, and otherwise 0.

        >>> counter = OccurrenceCounter()
        >>> [counter.count("an error") for _ in range(11)]
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0]
        """
        if what not in self._counts and len(self._counts) >= _MOST_KINDS:
            what = "others"
        self._counts[what] += 1
        times = self._counts[what]
        return times if times == 10 ** (len(str(times)) - 1) else 0


class ErrorHandler(QObject):
    """Handles uncaught exceptions and Qt warnings, from `install` to `uninstall`.

    Args:
        log: gets the entries.
        window: the parent of the dialog.
        session: owns the round; its clock stands still while the dialog is open.
        recover: brings the window to rest, so that an error in every frame does not repeat.
        keep: saves the round, and returns whether that succeeded.
    """

    _error_logged = Signal(str)

    def __init__(
        self,
        log: Log,
        window: QWidget,
        session: GameSession,
        *,
        recover: Callable[[], None],
        save_round: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._log, self._window, self._session = log, window, session
        self._recover, self._save_round = recover, save_round
        self._occurrences = OccurrenceCounter()
        self._shown: set[str] = set()
        self._latest = ""
        self._dialog: ReportDialog | None = None
        self._holds_clock = False
        # queued, to show errors of other threads in this one, and errors in a slot after that slot
        self._error_logged.connect(self._show_error, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Install the hooks."""
        self._log.open()
        sys.excepthook = self.handle_exception
        threading.excepthook = self._handle_thread_exception
        sys.unraisablehook = self._handle_unraisable
        qInstallMessageHandler(self.handle_qt_message)

    @Slot()
    def uninstall(self) -> None:
        """Remove the hooks, and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)
        self._log.close()

    def handle_exception(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Log an exception, and show a report the first time."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        identity = _identify(kind, trace)
        if times := self._occurrences.count(identity):
            self._latest = _entry(kind, error, trace, times)
            _log.error("%s\n%s", self._latest, self._situation())
        self._error_logged.emit(identity)

    def handle_qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Log a warning of Qt; print debug and info messages."""
        words = qFormatLogMessage(kind, context, text)
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            if sys.stderr:
                with suppress(OSError, ValueError):
                    print(words, file=sys.stderr)
        elif times := self._occurrences.count(f"Qt: {text[:200]}"):
            _log.warning("Qt: %s%s", words[:LONGEST_ENTRY], _count_suffix(times))

    def report_problem(self) -> None:
        """Show a report at the user's request."""
        from warapp.ui.errors.report_dialog import Cause

        self._show_report(Cause.REQUESTED)

    def _handle_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if not issubclass(args.exc_type, SystemExit):
            self.handle_exception(args.exc_type, args.exc_value, args.exc_traceback)

    def _handle_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        self.handle_exception(args.exc_type, args.exc_value, args.exc_traceback)

    @Slot(str)
    def _show_error(self, identity: str) -> None:
        if self._dialog or identity in self._shown or len(self._shown) >= MOST_SHOWN:
            return
        from warapp.ui.errors.report_dialog import Cause

        self._shown.add(identity)
        cause = Cause.ROUND_LOST
        try:
            self._recover()
            if self._save_round():
                cause = Cause.ROUND_SAVED
        finally:  # an error in here is handled like any other, but finds the dialog open
            self._show_report(cause)

    def _show_report(self, cause: Cause) -> None:
        if self._dialog:
            self._dialog.activateWindow()
            return
        from warapp.ui.errors.report_dialog import ReportDialog, report_text

        text = report_text(self._situation(), self._latest, self._log)
        parent = QApplication.activeModalWidget() or self._window
        dialog = self._dialog = ReportDialog(cause, text, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._holds_clock = not self._session.clock.holds(Hold.DIALOG)
        self._session.clock.hold(Hold.DIALOG)
        dialog.finished.connect(lambda _: self._closed(dialog))
        dialog.destroyed.connect(lambda _: self._closed(dialog))  # with its parent dialog
        dialog.open()

    def _situation(self) -> str:
        from warapp.ui.errors.report_dialog import situation_text

        return situation_text(self._session.round)

    def _closed(self, dialog: ReportDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None
            if self._holds_clock:
                self._session.clock.release(Hold.DIALOG)


def show_failed_start(error: Exception, log_file: Path) -> None:
    """Log an error from before the window was created, and run the report dialog."""
    from warapp.ui.errors.report_dialog import Cause, ReportDialog, report_text
    from warapp.ui.widgets.modal import run_modal

    log = Log(log_file)
    log.open()
    entry = _entry(type(error), error, error.__traceback__, 1)
    _log.error("%s", entry)
    run_modal(ReportDialog(Cause.FAILED_START, report_text("", entry, log)))
    log.close()


def _identify(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return an identifier of an error: its type and the distinct lines of its traceback.

    The last line alone would not do, since it may be in a library. The depth of a recursion is ignored.
    """
    lines = (f"{frame.f_code.co_filename}:{number}" for frame, number in traceback.walk_tb(trace))
    return " < ".join((kind.__qualname__, *reversed(list(dict.fromkeys(lines)))))


def _entry(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None, times: int
) -> str:
    lines = traceback.format_exception(kind, error, trace) if error else [kind.__qualname__]
    text = "".join(lines).rstrip()
    if len(text) > LONGEST_ENTRY:
        text = f"{text[: LONGEST_ENTRY // 2]}\n[…]\n{text[-LONGEST_ENTRY // 2 :]}"
    return text + _count_suffix(times)


def _count_suffix(times: int) -> str:
    return f" ({times} times so far)" if times > 1 else ""
