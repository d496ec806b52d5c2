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
    """Handles uncaught exceptions and Qt warnings, from `install` to `remove`.

    Args:
        log: gets the entries.
        window: the parent of the dialog.
        session: owns the round; its clock stands still while the dialog is open.
        recover: brings the window to rest, so that an error in every frame does not repeat.
        keep: saves the round, and returns whether that succeeded.
    """

    _arose = Signal(str)

    def __init__(
        self,
        log: Log,
        window: QWidget,
        session: GameSession,
        *,
        recover: Callable[[], None],
        keep: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._log, self._window, self._session = log, window, session
        self._recover, self._keep = recover, keep
        self._repeats = OccurrenceCounter()
        self._shown: set[str] = set()
        self._latest = ""
        self._open: ReportDialog | None = None
        self._holds = False
        # queued, to show errors of other threads in this one, and errors in a slot after that slot
        self._arose.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Install the hooks."""
        self._log.open()
        sys.excepthook = self.hear
        threading.excepthook = self._hear_thread
        sys.unraisablehook = self._hear_unraisable
        qInstallMessageHandler(self.hear_qt)

    @Slot()
    def remove(self) -> None:
        """Remove the hooks, and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)
        self._log.close()

    def hear(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Log an exception, and show a report the first time."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        place = _place(kind, trace)
        if times := self._repeats.count(place):
            self._latest = _entry(kind, error, trace, times)
            _log.error("%s\n%s", self._latest, self._situation())
        self._arose.emit(place)

    def hear_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Log a warning of Qt; print debug and info messages."""
        words = qFormatLogMessage(kind, context, text)
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            if sys.stderr:
                with suppress(OSError, ValueError):
                    print(words, file=sys.stderr)
        elif times := self._repeats.count(f"Qt: {text[:200]}"):
            _log.warning("Qt: %s%s", words[:LONGEST_ENTRY], _so_far(times))

    def report(self) -> None:
        """Show a report at the user's request."""
        from warapp.ui.errors.report_dialog import Cause

        self._show_report(Cause.ASKED)

    def _hear_thread(self, args: threading.ExceptHookArgs) -> None:
        if not issubclass(args.exc_type, SystemExit):
            self.hear(args.exc_type, args.exc_value, args.exc_traceback)

    def _hear_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        self.hear(args.exc_type, args.exc_value, args.exc_traceback)

    @Slot(str)
    def _show(self, place: str) -> None:
        if self._open or place in self._shown or len(self._shown) >= MOST_SHOWN:
            return
        from warapp.ui.errors.report_dialog import Cause

        self._shown.add(place)
        cause = Cause.LOST
        try:
            self._recover()
            if self._keep():
                cause = Cause.KEPT
        finally:  # an error in here is handled like any other, but finds the dialog open
            self._show_report(cause)

    def _show_report(self, cause: Cause) -> None:
        if self._open:
            self._open.activateWindow()
            return
        from warapp.ui.errors.report_dialog import ReportDialog, report_text

        text = report_text(self._situation(), self._latest, self._log)
        parent = QApplication.activeModalWidget() or self._window
        report = self._open = ReportDialog(cause, text, parent)
        report.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._holds = not self._session.clock.holds(Hold.DIALOG)
        self._session.clock.hold(Hold.DIALOG)
        report.finished.connect(lambda _: self._closed(report))
        report.destroyed.connect(lambda _: self._closed(report))  # with its parent dialog
        report.open()

    def _situation(self) -> str:
        from warapp.ui.errors.report_dialog import situation_text

        return situation_text(self._session.round)

    def _closed(self, report: ReportDialog) -> None:
        if self._open is report:
            self._open = None
            if self._holds:
                self._session.clock.release(Hold.DIALOG)


def show_failed_start(error: Exception, log_file: Path) -> None:
    """Log an error from before the window was created, and run the report dialog."""
    from warapp.ui.errors.report_dialog import Cause, ReportDialog, report_text
    from warapp.ui.widgets.modal import run_modal

    log = Log(log_file)
    log.open()
    entry = _entry(type(error), error, error.__traceback__, 1)
    _log.error("%s", entry)
    run_modal(ReportDialog(Cause.START, report_text("", entry, log)))
    log.close()


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
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
    return text + _so_far(times)


def _so_far(times: int) -> str:
    return f" ({times} times so far)" if times > 1 else ""
