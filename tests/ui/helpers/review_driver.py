"""A review of a round on a table without a window."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from tests.helpers.manual_ticker import ManualTicker
from warapp.engine import PLAYBOOK, Record, Rules, State
from warapp.session import GameSession, Round
from warapp.table.drawing.card_art import CardArt
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.table.table import Table
from warapp.ui.history.review import Review
from warapp.words import Narrator, english

NAMES = ("You", "Ann", "Ben", "Cleo", "Dan", "Eve")
RULES = replace(PLAYBOOK, minute_limit=10)


class ReviewDriver:
    """A session, its table and a review, connected as the game controller connects them.

    Args:
        battles: how many are played.
        rules: of the round.
        instant: whether the table shows everything at once, or the test skips or advances it.
    """

    def __init__(
        self, battles: int = 0, rules: Rules = RULES, *, instant: bool = True, deal: int = 1
    ) -> None:
        self.now_ms = 0.0
        ids = count()
        round_ = Round.at(Record(rules, deal, battles=battles))
        self.session = GameSession(lambda: 2, lambda: str(next(ids)), lambda: self.now_ms, round_)
        self.scene = TableScene(Stage(), CardArt(), english)
        self.table = Table(self.scene, lambda cue: None, ManualTicker())
        if instant:
            self.table.set_speed(math.inf)
        self.past: State | None = None
        self.session.battle_played.connect(lambda battle: self.table.tell(battle, self.narrator.says(battle)))
        self.session.round_started.connect(lambda round_: self.table.sync(round_.state, round_.last_battle))
        self.review = Review(self.session, self.table, lambda: self.narrator)
        self.session.battle_played.connect(self.review.add_battle)
        self.table.settled.connect(self.review.table_settled)
        self.review.looked_back.connect(self._follow)
        self.review.returned.connect(self._show_round)
        self._show_round()

    @property
    def narrator(self) -> Narrator:
        """The narrator of the round on the table."""
        rules = self.session.rules
        return Narrator(NAMES[: rules.seats], rules, english)

    @property
    def on_table(self) -> tuple[Sequence[int], int]:
        """What the table shows: the counts of the piles, and the number of the battle."""
        labels = self.table.stage.labels
        return tuple(labels.counts), labels.battle

    def turn(self, times: int = 1) -> None:
        """Play battles, and show each to its end."""
        for _ in range(times):
            self.session.turn_cards()
            self.table.skip()

    def _show_round(self) -> None:
        round_ = self.session.round
        self.table.sync(round_.state, round_.last_battle)

    def _follow(self, past: State | None) -> None:
        self.past = past


def table_position(state: State) -> tuple[Sequence[int], int]:
    """What the table shows of a position: the counts of the piles, and the number of the battle."""
    return tuple(state.counts), state.battles
