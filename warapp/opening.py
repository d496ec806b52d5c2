"""Opens the window in a new process, as a plain start, the command line and the bench of the start do."""

from __future__ import annotations

import gc
from collections.abc import Callable

from warapp.desktop import qt_startup
from warapp.launch_options import LaunchOptions


def open_window(launch: LaunchOptions, shown: Callable[[], None] | None = None) -> int:
    """Open the window and return the exit status when it is closed.

    Args:
        launch: what it opens with.
        shown: called when its first frame is on the screen.

    Raises:
        SystemExit: Qt or one of the system's libraries is missing, with a sentence.
    """
    gc.disable()  # all that a start makes stays; `run` goes on collecting once the first frame is shown
    qt_startup.end_at_interrupt()
    with qt_startup.explained():
        from warapp.app import run

    return run(launch, shown)
