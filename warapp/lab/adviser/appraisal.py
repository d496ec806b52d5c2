"""How well rules suit what is wanted, going by rounds that were played; plays none itself."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from warapp.engine import CardsEach, PickUp, Rules
from warapp.lab.adviser.request import Length, Request, Wish
from warapp.lab.adviser.rule_space import known_as
from warapp.lab.intervals import Interval, mean_interval, share_interval
from warapp.lab.tally import Histogram, Tally, won_by

IN_TIME, ABOUT_TIME = 0.95, 0.5
"""The share of rounds that has to be over by the end of the time, and that has to last about so long."""
ABOUT = (2 / 3, 4 / 3)
"""The parts of the time between which a round lasts about so long."""
LEAST_SPENT, SPENT = 0.12, 0.6
"""How much of the time a round lasts at least, and at best, if it must be over by then."""
FEW_DRAWS, LITTLE_SITTING_OUT, MANY_WARS = 0.05, 0.15, 0.085
"""The most draws, the most of the time that a seat sits out, and the fewest wars a battle."""
FEW_CHANGES, MANY_CHANGES = 0.025, 0.03
"""The most and the fewest changes of lead a battle."""
_UNKNOWN, _SHUFFLED = 0.1, 0.05
"""What it costs that people don't know rules, or have to shuffle: so much of the time more or less."""
_DIFFERENCE, _MOST_DISTANCE = 0.15, 4.0
"""What a step of distance to other suggestions is worth, and how many steps count."""
_COMPARED = 60
"""Of how many of the best those are chosen that differ."""


class _Rates(NamedTuple):
    """What rounds come to, as plain numbers, which take less time than intervals.

    Attributes:
        in_time: the share of rounds that are over within the minutes.
        about: the share of rounds that last about so long.
        spent: the length of a round as a share of the minutes, on average.
        draws: the share of rounds that nobody wins.
        wars, lead_changes: how many for each battle.
        sitting_out: the share of a round that a seat sits out, on average.
    """

    in_time: float
    about: float
    spent: float
    draws: float
    wars: float
    lead_changes: float
    sitting_out: float

    @classmethod
    def of(cls, request: Request, tally: Tally) -> _Rates:
        rounds, battles = tally.rounds, max(tally.battles.sum, 1)
        return cls(
            in_time=_in_time(request, tally) / rounds,
            about=_about(request, tally) / rounds,
            spent=tally.seconds.sum / rounds / request.seconds,
            draws=tally.count(won_by(None)) / rounds,
            wars=tally.wars.sum / battles,
            lead_changes=tally.lead_changes.sum / battles,
            sitting_out=tally.sitting_out.sum / rounds / 1_000,
        )

    def lacks(self, request: Request, rules: Rules) -> dict[Wish | None, float]:
        """Return what is wanted but not reached, each as a share of what is wanted."""
        if request.length is Length.OVER_BY:
            time = max(_below(self.in_time, IN_TIME), _below(self.spent, LEAST_SPENT))
        else:
            time = _below(self.about, ABOUT_TIME)
        every: dict[Wish | None, float] = {
            None: time,
            Wish.FEW_DRAWS: _above(self.draws, FEW_DRAWS),
            Wish.NOBODY_OUT_EARLY: _above(self.sitting_out, LITTLE_SITTING_OUT),
            Wish.MANY_WARS: _below(self.wars, MANY_WARS),
            Wish.FEW_LEAD_CHANGES: _above(self.lead_changes, FEW_CHANGES),
            Wish.MANY_LEAD_CHANGES: _below(self.lead_changes, MANY_CHANGES),
            Wish.KNOWN_RULES: 0.0 if known_as(rules) else 1.0,
        }
        return {wish: lack for wish, lack in every.items() if lack > 0 and wish in (None, *request.wishes)}

    def cost(self, request: Request, rules: Rules, lacks: Mapping[Wish | None, float]) -> float:
        """Return a number that is smaller for better rules.

        What is lacking weighs most; then come the time that is made use of, draws, and how easily the rules
        are explained.
        """
        lacking = sum(lack * (2 if wish is None else 1) for wish, lack in lacks.items())
        time = abs(self.spent - SPENT) if request.length is Length.OVER_BY else 1 - self.about
        trouble = (0 if known_as(rules) else _UNKNOWN) + (
            _SHUFFLED if rules.pick_up is PickUp.SHUFFLED else 0
        )
        return 10 * lacking + time + 2 * self.draws + self.sitting_out + trouble


@dataclass(frozen=True)
class Appraisal:
    """What rounds under some rules come to, for what is wanted.

    Attributes:
        request: what is wanted.
        rules: the rules.
        tally: the rounds.
        lacks: what is wanted but not reached, each as a share of what is wanted; None stands for the time.
        cost: smaller for better rules.
    """

    request: Request
    rules: Rules
    tally: Tally
    lacks: Mapping[Wish | None, float]
    cost: float

    @classmethod
    def of(cls, request: Request, rules: Rules, tally: Tally) -> Appraisal:
        """Appraise rules."""
        rates = _Rates.of(request, tally)
        lacks = rates.lacks(request, rules)
        return cls(request, rules, tally, lacks, rates.cost(request, rules, lacks))

    @cached_property
    def in_time(self) -> Interval:
        """The share of rounds that are over within the minutes."""
        return share_interval(_in_time(self.request, self.tally), self.tally.rounds)

    @cached_property
    def about(self) -> Interval:
        """The share of rounds that last about so long."""
        return share_interval(_about(self.request, self.tally), self.tally.rounds)

    @cached_property
    def draws(self) -> Interval:
        """The share of rounds that nobody wins."""
        return share_interval(self.tally.count(won_by(None)), self.tally.rounds)

    @cached_property
    def wars(self) -> Interval:
        """The wars of a round, on average."""
        return mean_interval(self.tally.wars)

    @cached_property
    def lead_changes(self) -> Interval:
        """The changes of lead of a round, on average."""
        return mean_interval(self.tally.lead_changes)

    @cached_property
    def sitting_out(self) -> Interval:
        """The share of a round that a seat sits out, on average."""
        return Interval(*(value / 1_000 for value in mean_interval(self.tally.sitting_out)))

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
    def usual_minutes(self) -> int:
        """How long a round lasts on average, at least a minute."""
        return max(1, round(self.tally.seconds.mean / 60))

    @property
    def fits(self) -> bool:
        """Whether nothing is lacking."""
        return not self.lacks


def distance(rules: Rules, other: Rules) -> float:
    """Return how much two sets of rules differ for those who play by them."""
    same_limit = _limit(rules)[0] == _limit(other)[0]
    return (
        (0 if rules.lowest_rank == other.lowest_rank else 3)
        + (0 if rules.jokers == other.jokers else 1)
        + (0 if rules.cards_each == other.cards_each else 2)
        + (0 if same_limit else 1)
        + (0 if _limit(rules) == _limit(other) else 0.5)
        + (0 if rules.face_down == other.face_down else 1)
        + (0 if rules.wins is other.wins else 2)
        + (0 if rules.shortage is other.shortage else 0.25)
        + (0 if rules.pick_up is other.pick_up else 0.25)
    )


def different(appraised: Sequence[Appraisal], number: int) -> list[Appraisal]:
    """Return some that are good and differ from each other, the best first.

    After the best of all, each is chosen by its cost and by how much it differs from those before it.
    """
    left, chosen = sorted(appraised, key=lambda one: one.cost)[:_COMPARED], list[Appraisal]()

    def worth(one: Appraisal) -> float:
        nearest = min(distance(one.rules, other.rules) for other in chosen)
        return one.cost - _DIFFERENCE * min(nearest, _MOST_DISTANCE)

    while left and len(chosen) < number:
        chosen.append(min(left, key=worth) if chosen else left[0])
        left = [one for one in left if all(distance(one.rules, other.rules) >= 0.5 for other in chosen)]
    return sorted(chosen, key=lambda one: one.cost)


def kind(rules: Rules) -> tuple[object, ...]:
    """Return what two sets of rules of the same kind share: the deck, the deal and what ends the round."""
    return *deck(rules), rules.jokers > 0, _limit(rules)[0], rules.pick_up is PickUp.SHUFFLED


def deck(rules: Rules) -> tuple[object, ...]:
    """Return what two sets of rules that are played with the same cards share."""
    return rules.lowest_rank, isinstance(rules.cards_each, CardsEach)


def _limit(rules: Rules) -> tuple[str, int | None]:
    if rules.minute_limit is not None:
        return "minutes", rules.minute_limit
    return ("trips", rules.trip_limit) if rules.trip_limit is not None else ("battles", rules.battle_limit)


def _in_time(request: Request, tally: Tally) -> int:
    return _within(tally.seconds, 0, request.seconds)


def _about(request: Request, tally: Tally) -> int:
    return _within(tally.seconds, *(part * request.seconds for part in ABOUT))


def _within(seconds: Histogram, least: float, most: float) -> int:
    return sum(rounds for value, rounds in seconds.counts.items() if least <= value <= most)


def _below(value: float, wanted: float) -> float:
    return max(0.0, (wanted - value) / wanted)


def _above(value: float, wanted: float) -> float:
    return max(0.0, min(1.0, (value - wanted) / (4 * wanted)))
