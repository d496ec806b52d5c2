"""Where a window was, and the docks in it: kept when it closes, and found again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from warapp.store.settings import Settings


def save_window_state(window: QMainWindow, settings: Settings) -> None:
    """Keep where a window and its docks are."""
    settings.geometry = bytes(window.saveGeometry().data())
    state = bytes(window.saveState().data())
    if state != settings.window_state:  # keeping waits for the disk
        settings.window_state = state


def restore_window_state(window: QMainWindow, settings: Settings) -> None:
    """Have the docks that are made from now on come back to where they were."""
    if settings.window_state:
        window.restoreState(settings.window_state)


def restore_dock(dock: QDockWidget, window: QMainWindow) -> bool:
    """Put a new dock where it was last time, else to the right, closed; return whether it has been there."""
    known = window.restoreDockWidget(dock)
    if not known:
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.hide()
    return known
