"""Opens the guide in the window, and connects its examples to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from warapp.session import Round
from warapp.ui.appearance.window_state import restore_dock
from warapp.ui.play.window_context import WindowContext

if TYPE_CHECKING:
    from warapp.ui.guide.dock import GuideDock

_LINE_EMS = 19
_MOST_WIDTH = 0.42
"""The largest part of the window's width that the guide takes when it opens."""


class GuideController(QObject):
    """Opens the guide; creates its dock, and the player of the examples, on first use.

    Args:
        context: the parts of the window.
    """

    changed = Signal()
    """An example started, finished, or left the table."""
    announced = Signal(str)
    """Text for a screen reader."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._dock: GuideDock | None = None
        self._is_wide = False
        context.actions.guide.triggered.connect(self.toggle)

    @Slot()
    def toggle(self) -> None:
        """Open the guide and give it the focus, or close it."""
        if self._dock is None:
            self._dock = self._new_dock()
        dock = self._dock
        opens = dock.isHidden()
        dock.setVisible(opens)
        if opens:
            self._widen(dock)
            dock.raise_()
            dock.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._context.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_lessons(self) -> None:
        """Open the guide at the page for parents and teachers."""
        if self._dock is None or self._dock.isHidden():
            self.toggle()
        if self._dock is not None:
            self._dock.go_to_lessons()

    def _new_dock(self) -> GuideDock:
        """Create the dock, and the player of its examples."""
        from warapp.ui.guide.dock import GuideDock
        from warapp.ui.guide.examples import ExamplePlayer

        context = self._context
        player = ExamplePlayer(context, self)
        dock = GuideDock(
            context.session.rules,
            lambda: context.clock_pace,
            context.usual_names,
            context.translate,
            context.window,
        )
        self._is_wide = restore_dock(dock, context.window)
        dock.example_requested.connect(player.show)
        dock.whole_round_requested.connect(context.actions.open_hands.trigger)
        player.changed.connect(self.changed)
        player.announced.connect(self.announced)
        context.session.round_started.connect(self._show_rules)
        context.settings.changed.connect(self._show_words)
        return dock

    def _widen(self, dock: GuideDock) -> None:
        """Widen the dock to a readable line of text if the window has room, the first time."""
        window = self._context.window
        if self._is_wide or dock.isFloating():
            return
        self._is_wide = True
        line = _LINE_EMS * dock.fontMetrics().height()
        width = min(line, int(window.width() * _MOST_WIDTH))
        window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)

    def _show_words(self, name: str) -> None:
        """Show the guide in other words if the game is called another name."""
        if self._dock and name == "peaceful_words":
            self._dock.show_words()

    def _show_rules(self, round_: Round) -> None:
        if self._dock:
            self._dock.show_rules(round_.rules)
