"""Connects the recorder of rounds to a window, with what shows score and statistics."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from warapp.store.files import FileProblemKind
from warapp.store.statistics.pressing import Pressing, add_pressing, read_pressing
from warapp.ui.play.message_bar import Remedy
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.play.score_controller import ScoreController
from warapp.ui.play.window_context import WindowContext
from warapp.ui.statistics.controller import StatisticsController
from warapp.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from warapp.features import Features


RECALL_S = 0.05
"""How long a dialog waits at most for what the statistics know of earlier rounds."""
_MENDED_BY_SAVING = (FileProblemKind.FULL, FileProblemKind.READ_ONLY, FileProblemKind.UNWRITABLE)
"""Problems with a file that are over once the round is saved as another, or there is space again."""


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
    remedies = (
        Remedy(QCoreApplication.translate("Recording", "&Save as…"), context.actions.save_as.trigger),
        Remedy(QCoreApplication.translate("Recording", "Try a&gain"), recorder.save_now),
    )
    recorder.problem_arose.connect(
        lambda problem: window.message_bar.show_problem(
            problem, remedies if problem.kind in _MENDED_BY_SAVING else ()
        )
    )
    recorder.problem_ended.connect(window.message_bar.withdraw)
    game_controller = context.game_controller
    game_controller.settled.connect(recorder.settled)
    game_controller.auto_play.changed.connect(recorder.settled)  # the last of its battles settled before
    window.closing.connect(recorder.close)
    ScoreController(context, recorder, window.control_bar.status.show_score)
    statistics = StatisticsController(context, recorder)
    if features:
        statistics.replay_requested.connect(features.history.replay_all)
        features.learn.connect_worker(recorder.statistics)


def connect_press_meter(
    window: MainWindow, context: WindowContext, recorder: RoundRecorder, file: Path
) -> None:
    """Have the statistics know how long a person waits between battles.

    Args:
        window: tells when it is closed, before the recorder closes.
        context: of the window.
        recorder: has the statistics.
        file: of the statistics; while there is none, nothing is known.
    """
    meter, statistics = context.press_meter, recorder.statistics

    def add(pressing: Pressing) -> None:
        statistics.submit(
            lambda found, _: found.use(lambda db: add_pressing(db, pressing), None), lambda _: None
        )

    def recall() -> Pressing | None:
        if not file.exists():
            return Pressing()
        read: list[Pressing] = []
        job = statistics.submit(
            lambda found, _: read.append(found.use(read_pressing, Pressing())), lambda _: None
        )
        job.wait(RECALL_S)
        return read[0] if read else None

    meter.recall = recall
    meter.measured.connect(add)
    statistics.cleared.connect(meter.forget)
    window.closing.connect(meter.close_round)
