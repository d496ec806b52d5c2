"""Builds the features of a window, which its first frame does without, and connects them to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from warapp.table.view import TableView
from warapp.ui.appearance.window_state import restore_window_state
from warapp.ui.deals.controller import DealController
from warapp.ui.files.controller import FileController
from warapp.ui.guide.controller import GuideController
from warapp.ui.history.controller import HistoryController
from warapp.ui.learn.controller import LearnController
from warapp.ui.open_hands.controller import OpenHandsController
from warapp.ui.play.window_context import WindowContext
from warapp.ui.round_end.controller import RoundEndController
from warapp.ui.rules.controller import RulesController
from warapp.ui.screen_reader.controller import ScreenReaderController
from warapp.ui.window.large_menus import LargeMenus
from warapp.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from warapp.desktop.speech import Speech
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
    learn: LearnController
    screen_reader: ScreenReaderController


def speech_of_system(language: str) -> Speech:
    """Return what speaks a language with the system's voice, in a process of its own."""
    from warapp.desktop.speech import Speech, command

    return Speech(language, command())


def build_features(
    window: MainWindow,
    context: WindowContext,
    presets_file: Path,
    lesson_file: Path | None = None,
    make_speech: Callable[[str], Speech] = speech_of_system,
) -> Features:
    """Let the actions of a window open its features, and return their controllers.

    Args:
        window: whose features these are.
        context: of the window.
        presets_file: has a person's own house rules.
        lesson_file: has the lesson that goes on when the window is opened again; None for none.
        make_speech: makes what speaks in lessons, given the name of a locale.
    """
    context.table.animator()  # so that the first battle need not wait for it
    restore_window_state(window, context.settings)
    LargeMenus(window.menuBar())
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
    guide = GuideController(context)
    learn = LearnController(context, lesson_file, make_speech, guide.show_lessons)
    window.closing.connect(learn.close)
    history = HistoryController(context)
    round_end = RoundEndController(context)
    screen_reader = ScreenReaderController(context, window.announce, lambda: window.speed.words())
    open_hands = OpenHandsController(context, window.show_instead_of_table, screen_reader)
    for changed in (guide.changed, history.changed, open_hands.changed):
        changed.connect(window.describe_table)
    for announced in (guide.announced, history.announced):
        announced.connect(window.announce)
    rules = RulesController(context, presets_file)
    return Features(deals, files, rules, guide, history, round_end, learn, screen_reader)
