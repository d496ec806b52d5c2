"""The statistics: what all rounds come to, by rules and by length, and each round to be replayed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from warapp.engine import InvalidRecord
from warapp.store.played_round import PlayedRound
from warapp.store.statistics import Statistics
from warapp.ui.controls import PressButton
from warapp.ui.file_dialogs import ask_save
from warapp.ui.flow_layout import FlowLayout
from warapp.ui.modal import Question, confirm, run_modal
from warapp.ui.notice import Notice
from warapp.ui.statistics_bars import BarRow, BarTable
from warapp.ui.statistics_lengths import buckets
from warapp.ui.statistics_overview import RESULTS, Overview, parts_of
from warapp.ui.statistics_rounds import RoundsModel, RoundsView
from warapp.ui.statistics_words import RoundWords
from warapp.words import Translate

if TYPE_CHECKING:
    from warapp.engine import Record

_WIDE_LINES, _HIGH_LINES = 44, 32
"""How large it is at first, in heights of a line of words."""


class StatisticsDialog(QDialog):
    """Shows the statistics, and lets a person choose a round to replay.

    Args:
        statistics: the rounds.
        translate: into the reader's language.
        parent: the window.
    """

    def __init__(self, statistics: Statistics, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._words = RoundWords(translate, self.locale())
        self.record: Record | None = None
        """The round that was chosen."""
        self.setWindowTitle(self.tr("Statistics"))
        self.tabs = QTabWidget(self)  # the first of all, as it is for the Tab key
        self.overview = Overview(self._words, self)
        self._model = RoundsModel(statistics, self._words, self)
        self.by_rules = BarTable(self.tr("Rounds by rules"), self._columns(), self)
        self.lengths = BarTable(
            self.tr("Rounds by length"), (self.tr("Battles"), self.tr("Rounds"), self.tr("How many")), self
        )
        self.rounds = RoundsView(self._model, self)
        self.notice = Notice(self)
        self.replay = PressButton(self.tr("&Replay this round"), self)
        self.export = PressButton(self.tr("&Export as a table…"), self)
        self.clear = PressButton(self.tr("&Forget all rounds…"), self)
        self.close_ = PressButton(self.tr("&Close"), self)
        for part in range(len(RESULTS)):
            self.by_rules.show_key(part + 2, part)
        self._build()
        self._join()
        self.refresh()

    @classmethod
    def ask(
        cls, statistics: Statistics, translate: Translate, parent: QWidget | None = None
    ) -> Record | None:
        """Show the statistics; return the round that a person wants to see again."""
        dialog = cls(statistics, translate, parent)
        run_modal(dialog)
        return dialog.record

    @classmethod
    def ask_file(cls, parent: QWidget) -> Path | None:
        """Ask where to write the table of all rounds."""
        title = QCoreApplication.translate("StatisticsDialog", "Export as a table")
        kinds = QCoreApplication.translate("StatisticsDialog", "Tables (*.csv)")
        return ask_save(parent, title, Path("war-rounds.csv"), kinds, ".csv")

    @classmethod
    def confirm_clear(cls, rounds: str, parent: QWidget) -> bool:
        """Ask whether all rounds are to be forgotten."""
        text = QCoreApplication.translate("StatisticsDialog", "Forget {rounds}?")
        question = Question(
            QCoreApplication.translate("StatisticsDialog", "Forget all rounds"),
            text.format(rounds=rounds),
            yes=QCoreApplication.translate("StatisticsDialog", "&Forget them"),
            no=QCoreApplication.translate("StatisticsDialog", "&Keep them"),
            details=QCoreApplication.translate(
                "StatisticsDialog",
                "Wins, losses, streaks and records begin again from nothing, and none of these rounds can be "
                "replayed from here any more. This can't be undone. The round on the table stays.",
            ),
        )
        return confirm(question, parent)

    def refresh(self) -> None:
        """Read everything anew."""
        statistics, words = self._statistics, self._words
        self.overview.show_summary(statistics.summary())
        self.by_rules.show_rows(
            [
                BarRow(
                    words.rules_of(preset),
                    tuple(map(words.number, (sum(parts_of(tally)), *parts_of(tally)))),
                    parts_of(tally),
                )
                for preset, tally in statistics.by_preset().items()
            ]
        )
        self.lengths.show_rows(
            [
                BarRow(words.span(first, last), (words.number(number),), (number,))
                for first, last, number in buckets(statistics.lengths())
            ]
        )
        self._model.read_again()
        self.rounds.selectRow(0)
        there = statistics.count() > 0
        self.export.setEnabled(there)
        self.clear.setEnabled(there)
        self._follow()

    def _columns(self) -> tuple[str, ...]:
        return (
            self.tr("Rules"),
            self.tr("Rounds"),
            self.tr("Won"),
            self.tr("Lost"),
            self.tr("Drawn"),
            self.tr("Left"),
            self.tr("Results"),
        )

    def _build(self) -> None:
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
        column.addWidget(self.notice)
        column.addWidget(below)
        wanted = QSize(_WIDE_LINES, _HIGH_LINES) * self.fontMetrics().height()
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))

    def _join(self) -> None:
        self.tabs.currentChanged.connect(lambda _: self._follow())
        self.overview.chosen_changed.connect(self._follow)
        self.rounds.selectionModel().currentChanged.connect(lambda *_: self._follow())
        for view in (self.overview, self.rounds):
            view.replay_wanted.connect(self._replay)
        self.replay.clicked.connect(self._replay)
        self.export.clicked.connect(self._export)
        self.clear.clicked.connect(self._clear)
        self.close_.clicked.connect(self.reject)

    @property
    def _chosen(self) -> PlayedRound | None:
        page = self.tabs.currentWidget()
        if page is self.overview:
            return self.overview.chosen
        return self._model.round_at(self.rounds.currentIndex().row()) if page is self.rounds else None

    def _follow(self) -> None:
        self.replay.setEnabled(self._chosen is not None)

    def _replay(self) -> None:
        if self._chosen:
            try:
                self.record = self._chosen.checked_record()
            except InvalidRecord:
                self.notice.show_words(self.tr("This round can't be played again: its entry is damaged."))
                return
            self.accept()

    def _export(self) -> None:
        path = self.ask_file(self)
        if path is None:
            return
        trouble = self._statistics.export_csv(path)
        if trouble:
            self.notice.show_trouble(trouble)
        else:
            rounds = self._words.rounds(self._statistics.count())
            words = self.tr("{rounds} written to {file}.").format(rounds=rounds, file=path)
            self.notice.show_words(words)

    def _clear(self) -> None:
        if self.confirm_clear(self._words.rounds(self._statistics.count()), self):
            self._statistics.clear()
            self.refresh()
            self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)
