"""How often a seat still wins that holds so many cards, from deals like that played in the background."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from warapp.background import Job, SerialExecutor, raise_error, run_in_background
from warapp.engine import Rules
from warapp.lab import kernel
from warapp.lab.deal_options import DealOptions
from warapp.lab.intervals import Interval, share_interval
from warapp.lab.simulate import play_deals
from warapp.lab.tally import won_by
from warapp.pace import Pace

FINE_ROUNDS, COARSE_ROUNDS, _PART = 4_000, 40, 200
"""How many rounds are played, with the compiled kernel and without, and between two looks at the job."""
_KEPT = 500


class Chance(NamedTuple):
    """How often a seat wins.

    Attributes:
        held: how many cards it holds.
        there: how many cards there are.
        share: of the rounds that it wins.
        rounds: how many were played.
    """

    held: int
    there: int
    share: Interval
    rounds: int


class Standing(NamedTuple):
    """Where a round stands, but for which cards are where.

    Attributes:
        rules: what the seats that are in play by from here on.
        cards_each: how many cards each of them holds.
        place: among these seats, that of the one whose chance is asked for.
    """

    rules: Rules
    cards_each: tuple[int, ...]
    place: int

    @classmethod
    def of(
        cls, rules: Rules, counts: Sequence[int], battles: int, pace: Pace, seat: int | None
    ) -> Standing | None:
        """Return where a round stands; None once fewer than two seats are in.

        Args:
            rules: of the round.
            counts: the cards of each seat.
            battles: how many were played; what they took of a limit is gone.
            pace: of the clock.
            seat: whose chance is asked for; None, or a seat that is out, for the one with the fewest cards.
        """
        left = [place for place, cards in enumerate(counts) if cards]
        if len(left) < 2:
            return None
        asked = seat if seat in left else min(left, key=lambda place: counts[place])
        rest = _rest_of(rules, battles, pace)
        return cls(replace(rest, seats=len(left)), tuple(counts[place] for place in left), left.index(asked))


class ChanceWorker(QObject):
    """Works on the latest standing only, and remembers what it found."""

    found = Signal(object)
    """The `Chance` that was asked for last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue = SerialExecutor("chance", daemon=True)
        self._known: dict[Standing, Chance] = {}
        self._job: Job | None = None

    def ask(self, standing: Standing) -> None:
        """Ask for a chance, instead of the one before."""
        self.cancel()
        if standing in self._known:
            self.found.emit(self._known[standing])
            return
        self._job = run_in_background(
            lambda job: _played(standing, job),
            lambda chance: self._tell(standing, chance),
            raise_error,
            receiver=self,
            executor=self._queue,
        )

    def cancel(self) -> None:
        """Ask for nothing any more."""
        if self._job:
            self._job.cancel()

    def _tell(self, standing: Standing, chance: Chance) -> None:
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[standing] = chance
        self.found.emit(chance)


def _played(standing: Standing, job: Job) -> Chance:
    """Play rounds; in the background."""
    options, wins = DealOptions(piles_each=standing.cards_each), 0
    rounds = FINE_ROUNDS if kernel.available() else COARSE_ROUNDS
    part = _PART if kernel.available() else 2
    for first in range(1, rounds + 1, part):
        job.check()
        tally = play_deals(standing.rules, range(first, first + part), options=options).tally
        wins += tally.count(won_by(standing.place))
    there = sum(standing.cards_each)
    return Chance(standing.cards_each[standing.place], there, share_interval(wins, rounds), rounds)


def _rest_of(rules: Rules, battles: int, pace: Pace) -> Rules:
    """Return rules with limits that are as far away as they are after so many battles."""
    battle_limit = rules.battle_limit and max(1, rules.battle_limit - battles)
    gone_min = battles * pace.battle_ms(rules.seats) / 60_000
    minute_limit = rules.minute_limit and max(1, round(rules.minute_limit - gone_min))
    return replace(rules, battle_limit=battle_limit, minute_limit=minute_limit)
