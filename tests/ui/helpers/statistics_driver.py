"""The Statistics dialog with rounds of its own, for its tests."""

from __future__ import annotations

from typing import Protocol

from tests.store.samples import played
from warapp.engine import PRESETS, Rules
from warapp.store.statistics.played_round import PlayedRound
from warapp.store.statistics.players import Player, PlayerKind
from warapp.store.statistics.statistics import Statistics
from warapp.ui.statistics.dialog import StatisticsDialog
from warapp.ui.statistics.rounds_table import RoundsView

OVERVIEW, BY_RULES, BY_LENGTH, ROUNDS = range(4)
ADA, BEN = (Player(PlayerKind.NAMED, name) for name in ("Ada", "Ben"))


class Show(Protocol):
    """Shows the dialog with the rounds of a player."""

    def __call__(self, player: Player = ADA) -> StatisticsDialog: ...


def rounds_of(dialog: StatisticsDialog) -> RoundsView:
    """The list of rounds, on its page."""
    dialog.pages.tabs.setCurrentIndex(ROUNDS)
    return dialog.pages.rounds


def keep(statistics: Statistics, *rounds: PlayedRound) -> None:
    for round_ in rounds:
        statistics.save(round_)


def some_rounds(statistics: Statistics) -> None:
    """Two won, one lost, one drawn, one left."""
    keep(
        statistics,
        played(1, battles=40, longest_war=3),
        played(2, winner=1, battles=180),
        played(3, winner=None, battles=500, rules=PRESETS["jokers"]),
        played(4, abandoned=True, battles=7, rules=Rules(face_down=2)),
        played(5, battles=90),
    )
