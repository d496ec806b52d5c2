"""The dialogs that the menus open; each is loaded when it is first wanted, and the clock waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from warapp.clock import Hold, RoundClock
from warapp.store.settings import Settings


class Dialogs:
    """Opens dialogs over a window.

    Args:
        window: their parent.
        settings: for the preferences.
        clock: what stands still while one is open.
        stop_series: stops what goes on by itself; nobody watches it behind a dialog.
    """

    def __init__(
        self, window: QWidget, settings: Settings, clock: RoundClock, stop_series: Callable[[], None]
    ) -> None:
        self._window, self._settings, self._clock = window, settings, clock
        self._stop_series = stop_series

    def preferences(self) -> None:
        """Let a person change the settings."""
        from warapp.ui.appearance.preferences_dialog import PreferencesDialog
        from warapp.ui.widgets.modal import run_modal

        with self.waiting():
            run_modal(PreferencesDialog(self._settings, self._window))

    def about(self) -> None:
        """Say what this program is, and show the licences."""
        from warapp.ui.errors.about_dialog import AboutDialog

        with self.waiting():
            AboutDialog.run(self._window)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Let everything stand still for the length of a block."""
        self._stop_series()
        self._clock.hold(Hold.DIALOG)
        try:
            yield
        finally:
            self._clock.release(Hold.DIALOG)
