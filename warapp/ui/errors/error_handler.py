"""Hears every error that nobody expected: logs it, keeps the round, and says once what to do."""

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
"""So many different errors are shown in one window's life; all of them are logged."""
LONGEST_ENTRY = 16 * 1024
_MOST_KINDS = 200
_log = logging.getLogger(__name__)


class OccurrenceCounter:
    """Counts what comes again and again, and says when it is worth another line."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def count(self, what: str) -> int:
        """Return how often something came, if that is 1, 10, 100 …, and 0 otherwise.

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
    """Takes the interpreter's and Qt's last words, from `install` to `remove`.

    Args:
        log: where they are kept.
        window: the parent of the dialog.
        session: whose round is on the table; its clock stands still while the dialog is open.
        recover: brings the window to rest, so that an error of every frame comes no more.
        keep: keeps the round, and returns whether it is kept.
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
        # queued: an error in a thread is shown by the window's, and one in a slot after that slot
        self._arose.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Hear all errors from now on."""
        self._log.open()
        sys.excepthook = self.hear
        threading.excepthook = self._hear_thread
        sys.unraisablehook = self._hear_unraisable
        qInstallMessageHandler(self.hear_qt)

    @Slot()
    def remove(self) -> None:
        """Leave them to the interpreter and to Qt again, which both end soon."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)
        self._log.close()

    def hear(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Log an error and, the first time, have it shown."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        place = _place(kind, trace)
        if times := self._repeats.count(place):
            self._latest = _entry(kind, error, trace, times)
            _log.error("%s\n%s", self._latest, self._situation())
        self._arose.emit(place)

    def hear_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Log a warning of Qt; what is no problem is only printed."""
        words = qFormatLogMessage(kind, context, text)
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            if sys.stderr:
                with suppress(OSError, ValueError):
                    print(words, file=sys.stderr)
        elif times := self._repeats.count(f"Qt: {text[:200]}"):
            _log.warning("Qt: %s%s", words[:LONGEST_ENTRY], _so_far(times))

    def report(self) -> None:
        """Show the report without an error, for one that a person saw."""
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
        finally:  # an error in here is heard like any other, but finds the dialog open
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
        report.destroyed.connect(lambda _: self._closed(report))  # with the dialog over which it opened
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
    """Log and show an error that came before there was a window, and wait until it is read."""
    from warapp.ui.errors.report_dialog import Cause, ReportDialog, report_text
    from warapp.ui.widgets.modal import run_modal

    log = Log(log_file)
    log.open()
    entry = _entry(type(error), error, error.__traceback__, 1)
    _log.error("%s", entry)
    run_modal(ReportDialog(Cause.START, report_text("", entry, log)))
    log.close()


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return a name for what failed where, the same each time: every line on the way there, each once.

    Two errors may come up in one line of a library; how often a function called itself makes no other error.
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
