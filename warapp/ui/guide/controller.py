"""Opens the guide in the window, and connects its examples to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from warapp.session import Round
from warapp.ui.appearance.deck import small_deck_style
from warapp.ui.appearance.window_state import restore_dock
from warapp.ui.play.window_context import WindowContext
from warapp.ui.widgets.sizing import text_px

if TYPE_CHECKING:
    from warapp.ui.guide.dock import GuideDock
    from warapp.ui.guide.examples import ExamplePlayer
    from warapp.ui.guide.parts import Subject

_WIDTH_EMS, _LEAST_EMS = 27, 17
"""The width that it opens with, and the least beside the table."""
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
        self._player: ExamplePlayer | None = None
        self._is_wide = False
        context.actions.guide.triggered.connect(self.toggle)

    @Slot()
    def toggle(self) -> None:
        """Open the guide and give it the focus, or close it."""
        if self._dock is None:
            self._dock = self._new_dock()
        dock = self._dock
        opens = dock.isHidden()
        if opens:
            dock.open_beside(self._context.window, _LEAST_EMS * text_px(dock.font()))
            self._widen(dock)
            dock.raise_()
            dock.page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            dock.hide()
            self._context.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_lessons(self) -> None:
        """Open the guide at the part for parents and teachers."""
        if self._dock is None or self._dock.isHidden():
            self.toggle()
        if self._dock is not None:
            self._dock.go_to_lessons()

    def _new_dock(self) -> GuideDock:
        """Create the dock, and the player of its examples."""
        from warapp.ui.guide.dock import GuideDock
        from warapp.ui.guide.examples import ExamplePlayer

        context, actions = self._context, self._context.actions
        player = self._player = ExamplePlayer(context, self)
        dock = GuideDock(
            self._subject(),
            lambda: context.clock_pace,
            context.usual_names,
            context.translate,
            context.window,
        )
        self._is_wide = restore_dock(dock, context.window)
        dock.example_requested.connect(player.show)
        dock.example_left.connect(player.end)
        dock.parts.whole_round_requested.connect(actions.open_hands.trigger)
        dock.parts.lessons_requested.connect(actions.learn.trigger)
        dock.parts.house_rules_requested.connect(actions.house_rules.trigger)
        dock.parts.quadruple_war_requested.connect(self._deal_quadruple_war)
        player.changed.connect(self._show_example)
        player.announced.connect(self.announced)
        context.session.round_started.connect(self._show_rules)
        context.settings.changed.connect(self._show_look)
        context.game_controller.keys_changed.connect(self._show_look)
        return dock

    def _subject(self) -> Subject:
        """Return what the guide is about, in the look of the table."""
        from warapp.ui.guide.buttons_and_keys import ButtonsAndKeys
        from warapp.ui.guide.parts import Subject
        from warapp.ui.play.small_cards import SmallCards

        context = self._context
        rules, theme = context.session.rules, context.theme()
        hints = ButtonsAndKeys(context.actions).hints(context.game_controller.keys)
        return Subject(rules, hints, SmallCards(small_deck_style(context.settings, rules), theme), theme)

    def _show_look(self) -> None:
        if self._dock:
            self._dock.show_look(self._subject())

    def _show_example(self) -> None:
        if self._dock and self._player:
            self._dock.show_playing(self._player.example)
        self.changed.emit()

    def _deal_quadruple_war(self) -> None:
        from warapp.words.guide.advice import QUADRUPLE_WAR

        if self._player:
            self._player.end()
        self._context.session.new_round(QUADRUPLE_WAR)

    def _widen(self, dock: GuideDock) -> None:
        """Widen the dock to a readable line of text if the window has room, the first time."""
        window = self._context.window
        if self._is_wide or dock.isFloating():
            return
        self._is_wide = True
        width = min(_WIDTH_EMS * text_px(dock.font()), int(window.width() * _MOST_WIDTH))
        window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)

    def _show_rules(self, round_: Round) -> None:
        if self._dock:
            self._dock.show_rules(round_.rules)
