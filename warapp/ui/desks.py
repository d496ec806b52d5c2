"""Joins to a window all that is loaded only when it is wanted: house rules, guide, history, statistics."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from warapp.ui.actions import Actions
from warapp.ui.conductor import Conductor
from warapp.ui.docks import restore_docks
from warapp.ui.guide_annex import Annex
from warapp.ui.history_desk import HistoryDesk
from warapp.ui.house_rules_parts import Parts


def join_desks(
    parts: Parts,
    conductor: Conductor,
    actions: Actions,
    waiting: Callable[[], AbstractContextManager[None]],
    describe: Callable[[], None],
    announce: Callable[[str], None],
) -> HistoryDesk:
    """Let the actions open what they say, and return what wants to know who keeps the rounds.

    Args:
        parts: of the window.
        conductor: leads session and table.
        actions: of the window.
        waiting: lets the clock stand still while a dialog is open.
        describe: says what is on the table.
        announce: says something to a screen reader.
    """
    restore_docks(parts.window, parts.settings)
    annex = Annex(parts, waiting, announce)
    annex.join(actions, describe)
    desk = HistoryDesk(parts, conductor, actions, waiting)
    desk.join(describe, announce)
    return desk
