"""Everything the Statistics dialog shows of one player, read in one go; knows no widget."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from warapp.lab.bins import Bin, in_bins
from warapp.store.statistics.played_round import PlayedRound, Summary, Tally
from warapp.store.statistics.players import Player
from warapp.store.statistics.statistics import Statistics

PAGE = 100
"""The number of rounds fetched at a time."""
_MOST_BINS = 12


class Contents(NamedTuple):
    """What is shown.

    Attributes:
        players: who has played.
        all_rounds: the number of rounds of all players.
        player: whose rounds the rest is about.
        summary: of them.
        against: results by who else was there.
        by_preset: results by rules.
        lengths: of them.
        rounds: their number.
        first_page: the latest of them.
    """

    players: list[Player]
    all_rounds: int
    player: Player
    summary: Summary
    against: dict[Player, Tally]
    by_preset: dict[str | None, Tally]
    lengths: list[Bin]
    rounds: int
    first_page: list[PlayedRound]

    @classmethod
    def of(cls, statistics: Statistics, player: Player) -> Contents:
        """Return the contents for a player; called in the background."""
        statistics.retry()
        return cls(
            statistics.players(),
            statistics.count(),
            player,
            statistics.summary(player),
            statistics.against(player),
            statistics.by_preset(player),
            in_bins(Counter(statistics.lengths(player)), _MOST_BINS, origin=1, least=1),
            statistics.count(player),
            read_page(statistics, player),
        )


def read_page(statistics: Statistics, player: Player, offset: int = 0) -> list[PlayedRound]:
    """Return one page of a player's rounds; called in the background."""
    return statistics.rounds(PAGE, offset, player)
