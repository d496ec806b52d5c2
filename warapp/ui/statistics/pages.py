"""The pages of the Statistics dialog, and what stands in their place while there is nothing to show."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from warapp.store.statistics.players import EVERYONE, Player
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.play.small_cards import CardFan, SmallCards
from warapp.ui.statistics.bar_table import BarRow, BarTable
from warapp.ui.statistics.contents import Contents
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.statistics.overview import OverviewPage, bar_row, result_legend
from warapp.ui.statistics.rounds_table import RoundsModel, RoundsView
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import SPACING_PX
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.empty_state import EmptyState
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, show_sign
from warapp.ui.widgets.tab_bar import TabPages


class StatisticsPages(QStackedWidget):
    """Four pages behind tabs, or an empty state.

    Args:
        statistics: the rounds.
        words: formats them.
        cards: draws the picture of the empty state.
    """

    def __init__(
        self,
        statistics: StatisticsWorker,
        words: RoundFormatter,
        cards: SmallCards,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._formatter = words
        self.tabs = TabPages(self)
        self.overview = OverviewPage(words, self)
        self.model = RoundsModel(statistics, words, self)
        self.by_rules = BarTable(self.tr("Rounds by rules"))
        self.lengths = BarTable(self.tr("Rounds by length"))
        self.rounds = RoundsView(self.model, self)
        self.replay = PressButton(self.tr("&Replay this round"), self)
        self.replay.setAutoDefault(False)
        self.empty = EmptyState(CardFan(cards), self.tr("&Play a round"), self)
        for button in (self.replay, self.empty.button):
            show_sign(button, Sign.PLAY, text_px(self.font()))
        self._add_pages()
        self._empty_area = FocusScrollArea(self.empty)
        self.addWidget(self.tabs)
        self.addWidget(self._empty_area)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return self.currentWidget() is self._empty_area

    def show_contents(self, contents: Contents) -> None:
        """Show a player's rounds, or that there are none."""
        words = self._formatter
        self.overview.show_contents(contents)
        self.by_rules.show_rows(
            [bar_row(words.rules_of(preset), tally, words) for preset, tally in contents.by_preset.items()]
        )
        self.lengths.show_rows(
            [
                BarRow(
                    words.span(bin_.low, bin_.high),
                    (bin_.count,),
                    (),
                    words.number(bin_.count),
                    words.rounds(bin_.count),
                )
                for bin_ in contents.lengths
            ],
            to_scale=True,
        )
        self.model.reset(contents.player, contents.first_page, contents.rounds)
        self.rounds.selectRow(0)
        self._show_empty(contents.player, has_rounds=contents.rounds > 0, any_rounds=contents.all_rounds > 0)

    def _show_empty(self, player: Player, *, has_rounds: bool, any_rounds: bool) -> None:
        name = self._formatter.player(player)
        if any_rounds and player != EVERYONE:
            self.empty.show_words(self.tr("No rounds with {name} yet").format(name=name), "")
        else:
            how = self.tr(
                "Play a round to its end, and it's counted here: who won, how long it took, and every "
                "battle to see again."
            )
            self.empty.show_words(self.tr("No rounds yet"), how)
        self.setCurrentWidget(self.tabs if has_rounds else self._empty_area)

    def _add_pages(self) -> None:
        for page, title in (
            (FocusScrollArea(self.overview), self.tr("&Overview")),
            (self._bars_page(self.by_rules, is_of_results=True), self.tr("&By rules")),
            (self._bars_page(self.lengths, is_of_results=False), self.tr("By &length")),
            (self._rounds_page(), self.tr("All ro&unds")),
        ):
            self.tabs.addTab(page, title)

    def _bars_page(self, table: BarTable, *, is_of_results: bool) -> QWidget:
        inner = QWidget(self)
        group = Group(table.accessibleName(), inner)
        group.column.addWidget(table)
        if is_of_results:
            group.column.addWidget(result_legend(self._formatter, group))
            note = self.tr("The number at the end is how many rounds were played.")
        else:
            note = self.tr("Battles in a round, and how many rounds had so many.")
        group.column.addWidget(HelpLabel(note, group))
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(group)
        column.addStretch(1)
        return FocusScrollArea(inner)

    def _rounds_page(self) -> QWidget:
        page = QWidget(self)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.replay)
        note = HelpLabel(self.tr("Enter replays it, too."), page)
        row.addWidget(note, 1, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_PX)
        column.addWidget(self.rounds, 1)
        column.addLayout(row)
        return page
