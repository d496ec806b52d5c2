"""What stands beside the table, house rules and guide: each is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from warapp.ui.play.actions import Actions
from warapp.ui.play.window_context import WindowContext

if TYPE_CHECKING:
    from warapp.ui.guide.controller import GuideController
    from warapp.ui.rules.rules_controller import RulesController


class LazyFeatures(QObject):
    """Joins them to a window when they are first opened.

    Args:
        parts: of the window.
        waiting: lets the clock stand still while a dialog is open.
        announce: says something to a screen reader.
    """

    changed = Signal()
    """An example is on the table, at its end, or off it again."""

    def __init__(
        self,
        parts: WindowContext,
        waiting: Callable[[], AbstractContextManager[None]],
        announce: Callable[[str], None],
    ) -> None:
        super().__init__(parts.window)
        self._parts, self._waiting, self._announce = parts, waiting, announce
        self._guide: GuideController | None = None
        self._rules: RulesController | None = None
        if parts.settings.own_keys:
            self.rules()

    def join(self, actions: Actions, describe: Callable[[], None]) -> None:
        """Do what the actions say.

        Args:
            actions: of the window.
            describe: says what is on the table, where that is something else.
        """
        self.changed.connect(describe)
        actions.house_rules.triggered.connect(lambda: self.rules().ask())
        actions.other_rules.triggered.connect(lambda: self.rules().ask_for_deal())
        actions.guide.triggered.connect(lambda: self.guide().toggle())

    def rules(self) -> RulesController:
        """Return what joins the house rules to the window."""
        if self._rules is None:
            from warapp.ui.rules.rules_controller import RulesController

            self._rules = RulesController(self._parts, self._waiting)
        return self._rules

    def guide(self) -> GuideController:
        """Return what joins the guide to the window."""
        if self._guide is None:
            from warapp.ui.guide.controller import GuideController

            self._guide = GuideController(self._parts)
            self._guide.player.changed.connect(self.changed)
            self._guide.player.announced.connect(self._announce)
        return self._guide
