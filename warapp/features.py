"""Builds the features of a window, which its first frame does without, and connects them to its actions."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from warapp.ui.appearance.window_state import restore_window_state
from warapp.ui.deals.controller import DealController
from warapp.ui.files.controller import FileController
from warapp.ui.guide.controller import GuideController
from warapp.ui.history.controller import HistoryController
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.play.score_controller import ScoreController
from warapp.ui.play.window_context import WindowContext
from warapp.ui.rules.controller import RulesController
from warapp.ui.statistics.controller import StatisticsController
from warapp.ui.window.main_window import MainWindow


class Features(NamedTuple):
    """The controllers of a window's features."""

    deals: DealController
    files: FileController
    rules: RulesController
    guide: GuideController
    history: HistoryController


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
        window.status_bar.deal,
        context.session,
        translate=context.translate,
        dialog_open=dialog_open,
        messages=window,
    )
    files = FileController(
        window, actions, context.session, context.settings, dialog_open=dialog_open, messages=window
    )
    guide, history = GuideController(context), HistoryController(context)
    for signals in (guide, history):
        signals.changed.connect(window.describe_table)
        signals.announced.connect(window.announce)
    return Features(deals, files, RulesController(context, presets_file), guide, history)


def connect_recorder(
    window: MainWindow, context: WindowContext, recorder: RoundRecorder, features: Features | None
) -> None:
    """Have what is played in a window recorded, and its score and statistics shown.

    Args:
        window: shows what can't be saved, and closes the recorder.
        context: of the window.
        recorder: records its rounds.
        features: show a round of the statistics again; None if they could not be built.
    """
    recorder.problem_arose.connect(window.message_bar.show_trouble)
    recorder.problem_ended.connect(window.message_bar.withdraw)
    game_controller = context.game_controller
    game_controller.settled.connect(recorder.settled)
    game_controller.auto_play.changed.connect(recorder.settled)  # the last of its battles settled before
    window.closing.connect(recorder.close)
    ScoreController(context, recorder, window.status_bar.add)
    statistics = StatisticsController(context, recorder)
    if features:
        statistics.replay_requested.connect(features.history.replay_all)
