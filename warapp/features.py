"""Builds the features of a window, which its first frame does without, and connects them to it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from warapp.table.view import TableView
from warapp.ui.appearance.window_state import restore_window_state
from warapp.ui.deals.controller import DealController
from warapp.ui.files.controller import FileController
from warapp.ui.guide.controller import GuideController
from warapp.ui.history.controller import HistoryController
from warapp.ui.open_hands.controller import OpenHandsController
from warapp.ui.play.window_context import WindowContext
from warapp.ui.round_end.controller import RoundEndController
from warapp.ui.rules.controller import RulesController
from warapp.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from warapp.ui.welcome.controller import WelcomeController


def welcome(window: MainWindow, context: WindowContext) -> WelcomeController:
    """Welcome a newcomer beside the table."""
    from warapp.ui.welcome.controller import WelcomeController

    view = context.view
    assert isinstance(view, TableView)
    return WelcomeController(context, lambda: view.table_layout, window.show_above_table)


class Features(NamedTuple):
    """The controllers of a window's features."""

    deals: DealController
    files: FileController
    rules: RulesController
    guide: GuideController
    history: HistoryController
    round_end: RoundEndController


def build_features(window: MainWindow, context: WindowContext, presets_file: Path) -> Features:
    """Let the actions of a window open its features, and return their controllers.

    Args:
        window: whose features these are.
        context: of the window.
        presets_file: has a person's own house rules.
    """
    context.table.animator()  # so that the first battle need not wait for it
    restore_window_state(window, context.settings)
    actions, dialog_open = context.actions, context.game_controller.dialog_open
    deals = DealController(
        window,
        actions,
        window.control_bar.status.deal,
        context.session,
        translate=context.translate,
        dialog_open=dialog_open,
        messages=window,
    )
    files = FileController(
        window, actions, context.session, context.settings, dialog_open=dialog_open, messages=window
    )
    guide, history = GuideController(context), HistoryController(context)
    round_end = RoundEndController(context)
    open_hands = OpenHandsController(context, window.show_instead_of_table)
    for signals in (guide, history, open_hands):
        signals.changed.connect(window.describe_table)
        signals.announced.connect(window.announce)
    return Features(deals, files, RulesController(context, presets_file), guide, history, round_end)
