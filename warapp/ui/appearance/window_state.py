"""Saves and restores the geometry of the window and its docks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from warapp.store.settings import Settings


def save_window_state(window: QMainWindow, settings: Settings) -> None:
    """Save the geometry of a window and its docks."""
    settings.geometry = bytes(window.saveGeometry().data())
    state = bytes(window.saveState().data())
    if state != settings.window_state:  # saving waits for the disk
        settings.window_state = state


def restore_window_state(window: QMainWindow, settings: Settings) -> None:
    """Restore the window state, so that docks added later return to their places."""
    if settings.window_state:
        window.restoreState(settings.window_state)


def restore_dock(dock: QDockWidget, window: QMainWindow) -> bool:
    """Add a dock, hidden, where it was last time or where lines end; return whether it had a place."""
    known = window.restoreDockWidget(dock)
    if not known:
        areas = Qt.DockWidgetArea
        side = areas.LeftDockWidgetArea if window.isRightToLeft() else areas.RightDockWidgetArea
        window.addDockWidget(side, dock)
    dock.hide()
    return known
