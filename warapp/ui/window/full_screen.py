"""The whole screen for a window, and back to what it was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def set_full_screen(window: QWidget, full: bool) -> None:
    """Show a window on the whole screen, or as it was before, maximized or not."""
    now, wanted = window.windowState(), Qt.WindowState.WindowFullScreen
    window.setWindowState(now | wanted if full else now & ~wanted)
