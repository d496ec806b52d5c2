"""Joins the guide and its examples to a window; made when the guide is first opened."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from warapp.session import Round
from warapp.ui.appearance.window_state import restore_dock
from warapp.ui.guide.dock import GuideDock
from warapp.ui.guide.example_bar import ExampleBar
from warapp.ui.guide.example_player import ExamplePlayer
from warapp.ui.play.window_context import WindowContext

_LINE_EMS = 19
_MOST_WIDTH = 0.42
"""The part of the window's width that the guide takes at most by itself."""


class GuideController(QObject):
    """The dock, the bar and the player of examples of one window.

    Args:
        parts: of the window.
    """

    def __init__(self, parts: WindowContext) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self.player = ExamplePlayer(parts, self)
        self.bar = ExampleBar(parts.window)
        parts.below.insertWidget(1, self.bar)
        self.dock = GuideDock(
            parts.session.rules, lambda: parts.clock_pace, parts.usual_names, parts.translate, parts.window
        )
        self._is_wide = restore_dock(self.dock, parts.window)
        self.dock.example_requested.connect(self.player.show)
        self.bar.replay_requested.connect(self.player.again)
        self.bar.end_requested.connect(self.player.end)
        self.player.changed.connect(lambda: self.bar.show_title(self.player.title))
        parts.session.round_started.connect(self._round_started)

    def toggle(self) -> None:
        """Open the guide and give it the keys, or close it."""
        opens = self.dock.isHidden()
        self.dock.setVisible(opens)
        if opens:
            self._widen()
            self.dock.raise_()
            self.dock.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._parts.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _widen(self) -> None:
        """Give the guide room for a line of words where the window has it, the first time."""
        window = self._parts.window
        if self._is_wide or self.dock.isFloating():
            return
        self._is_wide = True
        wanted = min(_LINE_EMS * self.dock.fontMetrics().height(), int(window.width() * _MOST_WIDTH))
        window.resizeDocks([self.dock], [wanted], Qt.Orientation.Horizontal)

    def _round_started(self, round_: Round) -> None:
        self.dock.show_rules(round_.rules)
