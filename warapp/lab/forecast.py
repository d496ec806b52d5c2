"""Forecasts of rounds under some rules, as the figures that people ask for; makes no texts."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, replace

from warapp.engine import AtLimit, Outcome, PickUp, Reason, Rules
from warapp.lab import kernel
from warapp.lab.simulate import simulate
from warapp.lab.summary import USUAL_PACE
from warapp.lab.tally import Tally, ended_by, won_by
from warapp.pace import Pace

FINE_ROUNDS, COARSE_ROUNDS = 10_000, 300
"""The number of rounds in a forecast when played by the kernel, and by the engine."""
TOO_MANY = 0.25
"""The share of drawn or endless rounds above which a warning is due."""
REMEDY_LIMIT = 500
_FIRST_PORTION, _PORTION = 2, 8
"""How many rounds the engine plays before the first forecast, and between later ones."""
LIMITS = (Reason.BATTLE_LIMIT, Reason.TRIP_LIMIT, Reason.TIME_LIMIT)


@dataclass(frozen=True, slots=True)
class Forecast:
    """Figures from rounds played under some rules.

    Attributes:
        rules: the rules.
        tally: the rounds, with seconds at the pace that the minutes are meant at.
    """

    rules: Rules
    tally: Tally

    def battles(self, share: float) -> int:
        """Return the number of battles within which this share of rounds ends."""
        return self.tally.battles.quantile(share)

    def minutes(self, share: float) -> float:
        """Return the minutes within which this share of rounds ends."""
        return self.tally.seconds.quantile(share) / 60

    @property
    def drawn(self) -> float:
        """The share of rounds that nobody wins."""
        return self._share(won_by(None))

    @property
    def drawn_by(self) -> Mapping[Reason, float]:
        """The share of all rounds that nobody wins, by reason, most frequent first."""
        drawn = {o.reason: count for o, count in self.tally.outcomes.items() if o.winner is None}
        return {
            reason: drawn[reason] / self.tally.rounds for reason in sorted(drawn, key=lambda r: -drawn[r])
        }

    @property
    def at_limit(self) -> float:
        """The share of rounds that a limit ends, drawn or not."""
        return self._share(ended_by(*LIMITS))

    @property
    def endless(self) -> float:
        """The share of rounds that would never end."""
        return self._share(ended_by(Reason.ENDLESS))

    @property
    def chances(self) -> tuple[float, ...]:
        """The share of rounds that each seat wins."""
        return tuple(self._share(won_by(seat)) for seat in range(self.rules.seats))

    @property
    def wars(self) -> float:
        """The average number of wars in a round."""
        return self.tally.wars.mean

    @property
    def coarse(self) -> bool:
        """Whether there are too few rounds for more than a rough estimate."""
        return self.tally.rounds < FINE_ROUNDS // 4

    @property
    def warns(self) -> bool:
        """Whether so many rounds are drawn or endless that a warning is due."""
        return self._share(lambda o: o.winner is None or o.reason is Reason.ENDLESS) > TOO_MANY

    def _share(self, wanted: Callable[[Outcome], bool]) -> float:
        return self.tally.count(wanted) / self.tally.rounds if self.tally.rounds else 0.0


def forecasts(
    rules: Rules,
    executor: Executor,
    *,
    rounds: int | None = None,
    workers: int | None = None,
    pace: Pace = USUAL_PACE,
) -> Generator[Forecast, None, None]:
    """Yield forecasts from more and more rounds, from deal 1 on; closing the iterator cancels the rest.

    Args:
        rules: the rules.
        executor: the executor that plays the rounds, such as `local_executor()`.
        rounds: the number of rounds; None for as many as this machine plays in little time.
        workers: the number of batches that the executor plays at a time.
        pace: the pace of the clock.
    """
    rounds = rounds or (FINE_ROUNDS if kernel.available() else COARSE_ROUNDS)
    tally = Tally()
    for deals in _portions(rounds):
        for batch in simulate(rules, deals, executor, workers=workers, pace=pace):
            tally += batch.tally
            yield Forecast(rules, tally)


def _portions(rounds: int) -> Iterator[range]:
    """Yield all deals at once for the kernel; for the engine a few at a time, since each takes a while."""
    if kernel.available():
        yield range(1, rounds + 1)
        return
    first, size = 1, _FIRST_PORTION
    while first <= rounds:
        yield range(first, min(first + size, rounds + 1))
        first, size = first + size, _PORTION


def remedies(rules: Rules) -> Mapping[str, Rules]:
    """Return changed rules that make for fewer drawn or endless rounds.

    Returns:
        The rules by the name of the change: `shuffled` and `one_card_fewer` if the pick-up order lets cards
        go round in circles, `limit` unless the seat with most cards already wins at a battle limit.
    """
    odd = rules.cards_dealt_each * rules.seats % 2 == 1
    found = {}
    if (odd and rules.pick_up is not PickUp.SHUFFLED) or rules.pick_up is PickUp.SEAT_ORDER:
        found["shuffled"] = replace(rules, pick_up=PickUp.SHUFFLED)
    if odd and rules.cards_dealt_each > 1 and rules.pick_up is not PickUp.SHUFFLED:
        found["one_card_fewer"] = replace(rules, cards_each=rules.cards_dealt_each - 1)
    if rules.at_limit is AtLimit.DRAW or rules.battle_limit is None:
        limit = rules.battle_limit or REMEDY_LIMIT
        found["limit"] = replace(rules, battle_limit=limit, at_limit=AtLimit.MOST_CARDS)
    return found
