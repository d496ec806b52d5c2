"""How well rules suit what is wanted, going by rounds that were played; plays none itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from warapp.engine import CardsEach, PickUp, Rules
from warapp.lab.adviser.request import Length, Request, Wish
from warapp.lab.adviser.rule_space import known_as
from warapp.lab.intervals import Interval, mean_interval, share_interval
from warapp.lab.tally import Histogram, Tally, won_by

IN_TIME, ABOUT_TIME = 0.95, 0.5
"""The share of rounds that has to be over by the end of the time, and that has to last about so long."""
ABOUT = (2 / 3, 4 / 3)
"""The parts of the time between which a round lasts about so long."""
LEAST_SPENT, SPENT = 0.2, 0.6
"""How much of the time a round lasts at least, and at best, if it must be over by then."""
FEW_DRAWS, LITTLE_SITTING_OUT, MANY_WARS = 0.05, 0.15, 0.085
"""The most draws, the most of the time that a seat sits out, and the fewest wars a battle."""
FEW_CHANGES, MANY_CHANGES = 0.025, 0.03
"""The most and the fewest changes of lead a battle."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What rounds under some rules come to, for what is wanted.

    Attributes:
        rules: the rules.
        tally: the rounds.
        in_time: the share of rounds that are over within the minutes.
        about: the share of rounds that last about so long.
        draws: the share of rounds that nobody wins.
        wars: the wars of a round, on average.
        lead_changes: the changes of lead of a round, on average.
        sitting_out: the share of a round that a seat sits out, on average.
        lacks: what is wanted but not reached, each as a share of what is wanted; None stands for the time.
    """

    rules: Rules
    tally: Tally
    in_time: Interval
    about: Interval
    draws: Interval
    wars: Interval
    lead_changes: Interval
    sitting_out: Interval
    lacks: Mapping[Wish | None, float]

    @classmethod
    def of(cls, request: Request, rules: Rules, tally: Tally) -> Appraisal:
        """Appraise rules."""
        rounds, seconds = tally.rounds, request.seconds
        least, most = (part * seconds for part in ABOUT)
        drawn, battles = tally.count(won_by(None)), max(tally.battles.mean, 1e-9)
        sat_out = mean_interval(tally.sitting_out)
        found = cls(
            rules,
            tally,
            in_time=share_interval(_within(tally.seconds, 0, seconds), rounds),
            about=share_interval(_within(tally.seconds, least, most), rounds),
            draws=share_interval(drawn, rounds),
            wars=mean_interval(tally.wars),
            lead_changes=mean_interval(tally.lead_changes),
            sitting_out=Interval(*(value / 1_000 for value in sat_out)),
            lacks={},
        )
        return found._with_lacks(request, battles)

    def _with_lacks(self, request: Request, battles: float) -> Appraisal:
        spent = self.tally.seconds.mean / request.seconds
        if request.length is Length.OVER_BY:
            time = max(_below(self.in_time.value, IN_TIME), _below(spent, LEAST_SPENT))
        else:
            time = _below(self.about.value, ABOUT_TIME)
        wishes: dict[Wish, Callable[[], float]] = {
            Wish.FEW_DRAWS: lambda: _above(self.draws.value, FEW_DRAWS),
            Wish.NOBODY_OUT_EARLY: lambda: _above(self.sitting_out.value, LITTLE_SITTING_OUT),
            Wish.MANY_WARS: lambda: _below(self.wars.value / battles, MANY_WARS),
            Wish.FEW_LEAD_CHANGES: lambda: _above(self.lead_changes.value / battles, FEW_CHANGES),
            Wish.MANY_LEAD_CHANGES: lambda: _below(self.lead_changes.value / battles, MANY_CHANGES),
            Wish.KNOWN_RULES: lambda: 0.0 if known_as(self.rules) else 1.0,
        }
        lacks: dict[Wish | None, float] = {None: time, **{wish: wishes[wish]() for wish in request.wishes}}
        lacking = {wish: lack for wish, lack in lacks.items() if lack > 0}
        return Appraisal(
            self.rules,
            self.tally,
            self.in_time,
            self.about,
            self.draws,
            self.wars,
            self.lead_changes,
            self.sitting_out,
            lacking,
        )

    def value_of(self, wish: Wish) -> Interval:
        """Return the figure that a wish is about."""
        return {
            Wish.FEW_DRAWS: self.draws,
            Wish.NOBODY_OUT_EARLY: self.sitting_out,
            Wish.MANY_WARS: self.wars,
            Wish.FEW_LEAD_CHANGES: self.lead_changes,
            Wish.MANY_LEAD_CHANGES: self.lead_changes,
            Wish.KNOWN_RULES: Interval(float(known_as(self.rules) is not None), 0.0, 1.0),
        }[wish]

    @property
    def needed_minutes(self) -> int:
        """Within how many minutes nearly all rounds end."""
        return math.ceil(self.tally.seconds.quantile(IN_TIME) / 60)

    @property
    def fits(self) -> bool:
        """Whether nothing is lacking."""
        return not self.lacks

    def cost(self, request: Request) -> float:
        """Return a number that is smaller for better rules.

        What is lacking weighs most; then come the time that is made use of, draws, and how easily the rules
        are explained.
        """
        lacking = sum(lack * (2 if wish is None else 1) for wish, lack in self.lacks.items())
        spent = self.tally.seconds.mean / request.seconds
        time = abs(spent - SPENT) if request.length is Length.OVER_BY else 1 - self.about.value
        strange = 0.0 if known_as(self.rules) else 0.05
        return 10 * lacking + time + 2 * self.draws.value + self.sitting_out.value + strange


def distance(rules: Rules, other: Rules) -> float:
    """Return how much two sets of rules differ for those who play by them."""
    same_cards = (rules.lowest_rank, rules.jokers) == (other.lowest_rank, other.jokers)
    same_limit = _limit(rules)[0] == _limit(other)[0]
    return (
        (0 if same_cards else 2)
        + (0 if rules.cards_each == other.cards_each else 2)
        + (0 if same_limit else 2)
        + (0 if _limit(rules) == _limit(other) else 0.5)
        + (0 if rules.face_down == other.face_down else 1)
        + (0 if rules.wins is other.wins else 2)
        + (0 if rules.shortage is other.shortage else 0.25)
        + (0 if rules.pick_up is other.pick_up else 0.25)
    )


def different(ranked: Sequence[Appraisal], number: int) -> list[Appraisal]:
    """Return the first of a ranking that differ from each other; of others only as many as are missing."""
    chosen: list[Appraisal] = []
    for least in (2.0, 1.0, 0.5):
        for appraisal in ranked:
            if len(chosen) < number and all(
                distance(appraisal.rules, other.rules) >= least for other in chosen
            ):
                chosen.append(appraisal)
    return sorted(chosen, key=ranked.index)


def kind(rules: Rules) -> tuple[object, ...]:
    """Return what two sets of rules of the same kind share: the deck, the deal and what ends the round."""
    all_cards = isinstance(rules.cards_each, CardsEach)
    return rules.lowest_rank, rules.jokers > 0, all_cards, _limit(rules)[0], rules.pick_up is PickUp.SHUFFLED


def _limit(rules: Rules) -> tuple[str, int | None]:
    if rules.minute_limit is not None:
        return "minutes", rules.minute_limit
    return ("trips", rules.trip_limit) if rules.trip_limit is not None else ("battles", rules.battle_limit)


def _within(seconds: Histogram, least: float, most: float) -> int:
    return sum(rounds for value, rounds in seconds.counts.items() if least <= value <= most)


def _below(value: float, wanted: float) -> float:
    return max(0.0, (wanted - value) / wanted)


def _above(value: float, wanted: float) -> float:
    return max(0.0, min(1.0, (value - wanted) / (4 * wanted)))
