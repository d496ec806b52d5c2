"""The Statistics dialog: totals, rounds by rules and by length, and a list to replay rounds from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.background import Job
from warapp.engine import InvalidRecord
from warapp.lab.bins import Bin, in_bins
from warapp.session import Round
from warapp.store.files import FileProblem
from warapp.store.statistics.played_round import PlayedRound, Summary, Tally
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.play.message_bar import MessageBar
from warapp.ui.statistics.bar_table import BarRow, BarTable
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.statistics.overview import RESULTS, OverviewPage, parts_of
from warapp.ui.statistics.rounds_table import RoundsModel, RoundsView, read_page
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.file_dialogs import ask_save_path
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.modal import Question, confirm, run_modal
from warapp.ui.widgets.progress_row import GRACE_S, ProgressRow
from warapp.words import Translate

_WIDE_LINES, _HIGH_LINES = 44, 32
"""The initial size, in text heights."""
_MOST_BINS = 12


class _Contents(NamedTuple):
    """Everything the dialog shows, read in one go."""

    summary: Summary
    by_preset: dict[str | None, Tally]
    lengths: list[Bin]
    rounds: int
    first_page: list[PlayedRound]

    @classmethod
    def of(cls, statistics: Statistics) -> _Contents:
        statistics.retry()
        return cls(
            statistics.summary(),
            statistics.by_preset(),
            in_bins(Counter(statistics.lengths()), _MOST_BINS, origin=1, least=1),
            statistics.count(),
            read_page(statistics),
        )


class StatisticsDialog(QDialog):
    """Shows the statistics, and lets the user choose a round to replay.

    Reading, exporting and playing forward run in the background.

    Args:
        statistics: the rounds.
        translate: into the user's language.
        parent: the window.
    """

    def __init__(
        self, statistics: StatisticsWorker, translate: Translate, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._job: Job | None = None
        self._can_be_cancelled = False
        self._count = 0
        self._formatter = RoundFormatter(translate, self.locale())
        self.round: Round | None = None
        """The chosen round, played forward."""
        self.setWindowTitle(self.tr("Statistics"))
        self.tabs = QTabWidget(self)  # created first, so that it is first in the tab order
        self.overview = OverviewPage(self._formatter, self)
        self._model = RoundsModel(statistics, self._formatter, self)
        self.by_rules = BarTable(self.tr("Rounds by rules"), self._columns(), self)
        self.lengths = BarTable(
            self.tr("Rounds by length"), (self.tr("Battles"), self.tr("Rounds"), self.tr("How many")), self
        )
        self.rounds = RoundsView(self._model, self)
        self.message_bar = MessageBar(self)
        self.progress = ProgressRow(self)
        self.replay = PressButton(self.tr("&Replay this round"), self)
        self.export = PressButton(self.tr("&Export as a table…"), self)
        self.clear = PressButton(self.tr("Clear s&tatistics…"), self)
        self.close_ = PressButton(self.tr("&Close"), self)
        for part in range(len(RESULTS)):
            self.by_rules.show_part_in_header(part + 2, part)
        self._build_layout()
        self._connect_signals()
        self.refresh()

    @classmethod
    def ask(
        cls, statistics: StatisticsWorker, translate: Translate, parent: QWidget | None = None
    ) -> Round | None:
        """Run the dialog; return the round to replay, or None."""
        dialog = cls(statistics, translate, parent)
        run_modal(dialog)
        return dialog.round

    @classmethod
    def ask_file(cls, parent: QWidget) -> Path | None:
        """Ask for a file to export the rounds to."""
        title = QCoreApplication.translate("StatisticsDialog", "Export as a table")
        kinds = QCoreApplication.translate("StatisticsDialog", "Tables (*.csv)")
        return ask_save_path(parent, title, Path("war-rounds.csv"), kinds, ".csv")

    @classmethod
    def confirm_clear(cls, rounds: str, parent: QWidget) -> bool:
        """Ask whether to delete all rounds."""
        text = QCoreApplication.translate("StatisticsDialog", "Delete {rounds}?")
        question = Question(
            QCoreApplication.translate("StatisticsDialog", "Clear statistics"),
            text.format(rounds=rounds),
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
        job = self._statistics.submit(
            lambda statistics, _: _Contents.of(statistics), self._show_contents, self._failed, receiver=self
        )
        self._start_job(job, self.tr("Loading the rounds…"))

    def _show_contents(self, contents: _Contents) -> None:
        words = self._formatter
        self._count = contents.rounds
        self.overview.show_summary(contents.summary)
        self.by_rules.show_rows(
            [
                BarRow(
                    words.rules_of(preset),
                    tuple(map(words.number, (sum(parts_of(tally)), *parts_of(tally)))),
                    parts_of(tally),
                )
                for preset, tally in contents.by_preset.items()
            ]
        )
        self.lengths.show_rows(
            [
                BarRow(words.span(bin_.low, bin_.high), (words.number(bin_.count),), (bin_.count,))
                for bin_ in contents.lengths
            ]
        )
        self._model.reset(contents.first_page, contents.rounds)
        self.rounds.selectRow(0)
        self._finish_job()

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

    def _columns(self) -> tuple[str, ...]:
        return (
            self.tr("Rules"),
            self.tr("Rounds"),
            self.tr("Won"),
            self.tr("Lost"),
            self.tr("Drawn"),
            self.tr("Abandoned"),
            self.tr("Results"),
        )

    def _build_layout(self) -> None:
        for page, title in (
            (self.overview, self.tr("&Overview")),
            (self.by_rules, self.tr("&By rules")),
            (self.lengths, self.tr("By &length")),
            (self.rounds, self.tr("All ro&unds")),
        ):
            self.tabs.addTab(page, title)
        below = QWidget(self)
        flow = FlowLayout(below)
        flow.setSpacing(8)
        for button in (self.replay, self.export, self.clear, self.close_):
            button.setAutoDefault(False)
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.message_bar)
        column.addWidget(self.progress)
        column.addWidget(below)
        size = QSize(_WIDE_LINES, _HIGH_LINES) * self.fontMetrics().height()
        self.resize(size.boundedTo(self.screen().availableSize() * 0.9))

    def _connect_signals(self) -> None:
        self.tabs.currentChanged.connect(lambda _: self._update_buttons())
        self.overview.chosen_changed.connect(self._update_buttons)
        self.rounds.selectionModel().currentChanged.connect(lambda *_: self._update_buttons())
        for view in (self.overview, self.rounds):
            view.replay_requested.connect(self._replay)
        self.replay.clicked.connect(self._replay)
        self.export.clicked.connect(self._export)
        self.clear.clicked.connect(self._clear)
        self.close_.clicked.connect(self.reject)
        self.progress.cancelled.connect(self._cancel_job)
        self._statistics.problem_arose.connect(self.message_bar.show_problem)

    @property
    def _chosen(self) -> PlayedRound | None:
        page = self.tabs.currentWidget()
        if page is self.overview:
            return self.overview.chosen
        return self._model.round_at(self.rounds.currentIndex().row()) if page is self.rounds else None

    def _update_buttons(self) -> None:
        idle = self._job is None
        self.replay.setEnabled(idle and self._chosen is not None)
        self.export.setEnabled(idle and self._count > 0)
        self.clear.setEnabled(idle and self._count > 0)

    def _cancel_job(self) -> None:
        if self._job:
            self._job.cancel()
            self._finish_job()
            self.message_bar.show_message(self.tr("Cancelled."))

    def _replay(self) -> None:
        chosen = self._chosen
        if chosen and self._job is None:
            job = self._statistics.submit(
                lambda *_: _play_forward(chosen), self._open_round, self._failed, receiver=self
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
            words = self.tr("{rounds} exported to {file}.")
            self.message_bar.show_message(words.format(rounds=self._formatter.rounds(self._count), file=path))

    def _clear(self) -> None:
        if self.confirm_clear(self._formatter.rounds(self._count), self):
            job = self._statistics.clear(lambda _: self._cleared(), self._failed, self)
            self._start_job(job, self.tr("Clearing the statistics…"))

    def _cleared(self) -> None:
        self._finish_job()
        self.refresh()
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)


def _play_forward(played: PlayedRound) -> Round | None:
    """Return a round at its end, or None if it can't be played; called in the background."""
    try:
        return Round.at(played.checked_record())
    except InvalidRecord:
        return None
