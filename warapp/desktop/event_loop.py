"""Runs one piece of work inside Qt's event loop, which ends with it whatever becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

T = TypeVar("T")


def run_in_event_loop(application: QApplication, work: Callable[[], T]) -> T | None:
    """Run the event loop until work is done in it, and return its result.

    An exception in a slot doesn't leave `exec`: a loop that only such a slot ends would go on for ever.

    Args:
        application: whose event loop it is.
        work: called as soon as the loop runs.

    Returns:
        What the work returned, or None where the loop was ended before, by a signal of the system.

    Raises:
        BaseException: what the work raised.
    """
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:
            errors.append(error)
        finally:
            application.exit()  # `quit` asks the windows first, which may refuse

    QTimer.singleShot(0, run)
    application.exec()
    if errors:
        raise errors[0]
    return results[0] if results else None
