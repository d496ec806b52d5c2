"""Joins to a window all that is loaded only when it is wanted: house rules, guide, history, statistics."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from warapp.ui.appearance.window_state import restore_window_state
from warapp.ui.play.actions import Actions
from warapp.ui.play.game_controller import GameController
from warapp.ui.play.window_context import WindowContext
from warapp.ui.window.history_and_statistics import HistoryAndStatistics
from warapp.ui.window.lazy_features import LazyFeatures


def connect_features(
    parts: WindowContext,
    game_controller: GameController,
    actions: Actions,
    waiting: Callable[[], AbstractContextManager[None]],
    describe: Callable[[], None],
    announce: Callable[[str], None],
) -> HistoryAndStatistics:
    """Let the actions open what they say, and return what wants to know who keeps the rounds.

    Args:
        parts: of the window.
        conductor: leads session and table.
        actions: of the window.
        waiting: lets the clock stand still while a dialog is open.
        describe: says what is on the table.
        announce: says something to a screen reader.
    """
    restore_window_state(parts.window, parts.settings)
    annex = LazyFeatures(parts, waiting, announce)
    annex.join(actions, describe)
    desk = HistoryAndStatistics(parts, game_controller, actions, waiting)
    desk.join(describe, announce)
    return desk
