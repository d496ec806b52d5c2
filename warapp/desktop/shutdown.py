"""Shuts down cleanly at the end of the desktop session and on signals."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QSessionManager

_ASKING = ("SIGINT", "SIGTERM", "SIGHUP")


class ShutdownHandler(QObject):
    """Closes the window on a signal or at the end of the session; lives as long as the window.

    Python runs signal handlers only when it next executes bytecode, so signals are also written to a pipe
    that Qt watches.

    Args:
        application: the application, whose exit status is then that of a program ended by the signal.
        window: the window to close, which saves the round.
        keep: saves the round when the session may end without further notice.
    """

    def __init__(self, application: QApplication, window: QWidget, keep: Callable[[], object]) -> None:
        super().__init__(window)
        self._application, self._window, self._keep = application, window, keep
        self._notifier: QSocketNotifier | None = None
        self._own: dict[signal.Signals, Any] = {}

    def install(self) -> None:
        """Install the handlers."""
        if hasattr(self._application, "commitDataRequest"):  # Qt may be built without session management
            ends = self._application.commitDataRequest
            ends.connect(self._session_ends, Qt.ConnectionType.DirectConnection)
        if sys.platform == "win32":
            return
        heard, told = os.pipe()
        for end in (heard, told):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        for number in (signal.Signals[name] for name in _ASKING):
            own = signal.getsignal(number)
            if own is not signal.SIG_IGN:  # ignored under nohup and in a shell's background
                self._own[number] = own
                signal.signal(number, lambda number, frame: None)
        self._notifier = QSocketNotifier(heard, QSocketNotifier.Type.Read, self._window)
        self._notifier.activated.connect(lambda: self._signalled(os.read(heard, 1)[0]))
        self._application.aboutToQuit.connect(self.uninstall)

    @Slot()
    def uninstall(self) -> None:
        """Uninstall; restore the previous signal handlers."""
        if self._notifier is None:
            return
        self._notifier.setEnabled(False)
        os.close(self._notifier.socket())
        self._notifier = None
        os.close(signal.set_wakeup_fd(-1))
        for number, own in self._own.items():
            signal.signal(number, own)

    def _session_ends(self, manager: QSessionManager) -> None:
        """Save the round without asking anything, since the session may end at once."""
        from PySide6.QtGui import QSessionManager

        manager.setRestartHint(QSessionManager.RestartHint.RestartIfRunning)
        self._keep()

    def _signalled(self, number: int) -> None:
        self._window.close()
        self._application.exit(128 + number)
