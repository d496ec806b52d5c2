"""The Statistics dialog: whose rounds, what they come to, and a list to replay them from."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.background import Job
from warapp.engine import InvalidRecord
from warapp.session import Round
from warapp.store.files import FileProblem
from warapp.store.statistics.played_round import PlayedRound
from warapp.store.statistics.players import EVERYONE, YOU, Player
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.play.message_bar import MessageBar
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.statistics.contents import Contents
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.statistics.pages import StatisticsPages
from warapp.ui.statistics.who import WhoPanel, WhoRow
from warapp.ui.widgets.base_dialog import MARGIN_PX, SPACING_PX, BaseDialog
from warapp.ui.widgets.file_dialogs import ask_save_path
from warapp.ui.widgets.modal import Question, confirm, run_modal
from warapp.ui.widgets.progress_row import GRACE_S, ProgressRow
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate

_FIRST_WIDE_EMS, _FIRST_HIGH_EMS, _SIDE_EMS = 71, 50, 60


class StatisticsDialog(BaseDialog):
    """Shows the statistics, and lets the user choose a round to replay.

    Reading, exporting and playing forward run in the background.

    Args:
        statistics: the rounds.
        translate: into the user's language.
        player: whose rounds are shown first.
        cards: draws the picture of the empty state.
        parent: the window.
    """

    def __init__(
        self,
        statistics: StatisticsWorker,
        translate: Translate,
        player: Player = YOU,
        cards: SmallCards | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Statistics"), parent)
        self._statistics, self._player = statistics, player
        self._job: Job | None = None
        self._can_be_cancelled = False
        self._count = 0
        self._formatter = RoundFormatter(translate, self.locale())
        self.round: Round | None = None
        """The chosen round, played forward."""
        self.panel, self.who = WhoPanel(self._formatter, self), WhoRow(self._formatter, self)
        self.pages = StatisticsPages(statistics, self._formatter, cards or SmallCards(), self)
        self.message_bar = MessageBar(self)
        self.progress = ProgressRow(self)
        self.export = self.add_action_button(self.tr("&Export as a table…"))
        self.clear = self.add_action_button(self.tr("Clear s&tatistics…"), is_danger=True)
        self.close_ = self.add_leaving_button(self.tr("&Close"), is_default=True)
        self._build_layout()
        self._connect_signals()
        self.refresh()

    @classmethod
    def ask(
        cls,
        statistics: StatisticsWorker,
        translate: Translate,
        player: Player = YOU,
        cards: SmallCards | None = None,
        parent: QWidget | None = None,
    ) -> Round | None:
        """Run the dialog; return the round to replay, or None."""
        dialog = cls(statistics, translate, player, cards, parent)
        run_modal(dialog)
        return dialog.round

    @classmethod
    def ask_file(cls, parent: QWidget) -> Path | None:
        """Ask for a file to export the rounds to."""
        title = QCoreApplication.translate("StatisticsDialog", "Export as a table")
        kinds = QCoreApplication.translate("StatisticsDialog", "Tables (*.csv)")
        return ask_save_path(parent, title, Path("war-rounds.csv"), kinds, ".csv")

    @classmethod
    def confirm_clear(cls, text: str, parent: QWidget) -> bool:
        """Ask whether to delete all rounds."""
        question = Question(
            QCoreApplication.translate("StatisticsDialog", "Clear statistics"),
            text,
            yes=QCoreApplication.translate("StatisticsDialog", "&Delete"),
            no=QCoreApplication.translate("StatisticsDialog", "&Cancel"),
            details=QCoreApplication.translate(
                "StatisticsDialog",
                "Wins, losses, streaks and records start again from zero, and you can no longer "
                "replay these rounds from here. This can't be undone. The round on the table "
                "stays.",
            ),
        )
        return confirm(question, parent)

    def refresh(self) -> None:
        """Read everything again."""
        player = self._player
        job = self._statistics.submit(
            lambda statistics, _: Contents.of(statistics, player),
            self._show_contents,
            self._failed,
            receiver=self,
        )
        self._start_job(job, self.tr("Loading the rounds…"))

    def _show_contents(self, contents: Contents) -> None:
        if contents.player != self._player:  # another one was chosen meanwhile
            return
        self._count = contents.all_rounds
        players = [EVERYONE, *contents.players]
        if self._player not in players:
            players.insert(1, self._player)
        for chooser in (self.panel, self.who):
            chooser.show_players(players, self._player)
        self.pages.show_contents(contents)
        self._finish_job()

    def _show_player(self, player: Player) -> None:
        self._player = player
        self.refresh()

    def _start_job(self, job: Job, words: str, *, can_be_cancelled: bool = False) -> None:
        """Show the progress of a job, and disable everything that would start another."""
        focused = self.focusWidget()
        self._job, self._can_be_cancelled = job, can_be_cancelled
        self._update_buttons()
        if not job.wait(GRACE_S):
            self.progress.start(words, can_be_cancelled=can_be_cancelled, focused=focused)

    def _finish_job(self) -> None:
        self._job = None
        self._update_buttons()
        self.progress.stop()

    def _failed(self, error: BaseException) -> None:
        self._finish_job()
        raise error

    @override
    def done(self, result: int) -> None:
        if self._job and self._can_be_cancelled:
            self._job.cancel()
        super().done(result)

    def _build_layout(self) -> None:
        right = QVBoxLayout()
        right.setContentsMargins(MARGIN_PX - 3, 8, 14, 0)
        right.setSpacing(SPACING_PX)
        for widget in (self.who, self.pages, self.message_bar, self.progress):
            right.addWidget(widget, 1 if widget is self.pages else 0)
        upper = QHBoxLayout()
        upper.setSpacing(0)
        upper.addWidget(self.panel)
        upper.addLayout(right, 1)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addLayout(upper, 1)
        below = QHBoxLayout()
        below.setContentsMargins(MARGIN_PX, 12, MARGIN_PX, 14)
        below.addWidget(self.button_row)
        self.column.addLayout(below)
        self.resize_to_ems(_FIRST_WIDE_EMS, _FIRST_HIGH_EMS)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= _SIDE_EMS * text_px(self.font())
        self.panel.setVisible(beside)
        self.who.setVisible(not beside)

    def _connect_signals(self) -> None:
        pages = self.pages
        pages.rounds.selectionModel().currentChanged.connect(lambda *_: self._update_buttons())
        pages.overview.replay_requested.connect(self._replay)
        pages.rounds.replay_requested.connect(self._replay_selected)
        pages.replay.clicked.connect(self._replay_selected)
        pages.empty.button.clicked.connect(self.reject)
        self.panel.chosen.connect(self._show_player)
        self.who.chosen.connect(self._show_player)
        self.export.clicked.connect(self._export)
        self.clear.clicked.connect(self._clear)
        self.progress.cancelled.connect(self._cancel_job)
        self._statistics.problem_arose.connect(self.message_bar.show_problem)

    @property
    def _selected(self) -> PlayedRound | None:
        return self.pages.model.round_at(self.pages.rounds.currentIndex().row())

    def _update_buttons(self) -> None:
        idle = self._job is None
        self.pages.replay.setEnabled(idle and self._selected is not None)
        self.export.setEnabled(idle and self._count > 0)
        self.clear.setEnabled(idle and self._count > 0)
        for chooser in (self.panel, self.who):
            chooser.setEnabled(idle or not self._can_be_cancelled)

    def _cancel_job(self) -> None:
        if self._job:
            self._job.cancel()
            self._finish_job()
            self.message_bar.show_news(self.tr("Cancelled."))

    def _replay_selected(self) -> None:
        if selected := self._selected:
            self._replay(selected)

    def _replay(self, played: PlayedRound) -> None:
        if self._job is None:
            job = self._statistics.submit(
                lambda *_: _play_forward(played), self._open_round, self._failed, receiver=self
            )
            self._start_job(job, self.tr("Loading the round…"), can_be_cancelled=True)

    def _open_round(self, round_: Round | None) -> None:
        self._finish_job()
        if round_ is None:
            self.message_bar.show_message(self.tr("This round can't be replayed: its entry is damaged."))
            return
        self.round = round_
        self.accept()

    def _export(self) -> None:
        path = self.ask_file(self)
        if path is None:
            return

        def export(statistics: Statistics, job: Job) -> FileProblem | None:
            def on_progress(done: int, of: int) -> None:
                job.check()
                job.report((done, of))

            return statistics.export_csv(path, on_progress)

        job = self._statistics.submit(
            export,
            lambda problem: self._exported(path, problem),
            self._failed,
            on_progress=self.progress.show_progress,
            receiver=self,
        )
        self._start_job(job, self.tr("Exporting…"), can_be_cancelled=True)

    def _exported(self, path: Path, problem: FileProblem | None) -> None:
        self._finish_job()
        if problem:
            self.message_bar.show_problem(problem)
        else:
            self.message_bar.show_news(self._formatter.exported(self._count, path))

    def _clear(self) -> None:
        if self.confirm_clear(self._formatter.delete_rounds(self._count), self):
            job = self._statistics.clear(lambda _: self._cleared(), self._failed, self)
            self._start_job(job, self.tr("Clearing the statistics…"))

    def _cleared(self) -> None:
        self._finish_job()
        self.refresh()
        self.close_.setFocus(Qt.FocusReason.OtherFocusReason)


def _play_forward(played: PlayedRound) -> Round | None:
    """Return a round at its end, or None if it can't be played; called in the background."""
    try:
        return Round.at(played.checked_record())
    except InvalidRecord:
        return None
