"""Runs a function inside Qt's event loop, which ends even if the function raises."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

T = TypeVar("T")


def run_in_event_loop(application: QApplication, work: Callable[[], T]) -> T | None:
    """Run the event loop until a function called in it returns.

    An exception in a slot doesn't leave `exec`, so a loop that only this slot ends would run forever.

    Args:
        application: the application with the event loop.
        work: called as soon as the loop runs.

    Returns:
        The result of the function, or None if the loop was ended before by a signal of the system.

    Raises:
        BaseException: the exception that the function raised.
    """
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:
            errors.append(error)
        finally:
            application.exit()  # `quit` asks the windows, which may refuse

    QTimer.singleShot(0, run)
    application.exec()
    if errors:
        raise errors[0]
    return results[0] if results else None
