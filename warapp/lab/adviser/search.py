"""Searches for rules by successive halving, on any executor: many are tried coarsely, the best finely.

In each stage the rules that are left share about as many rounds as in the one before, and the worse ones are
dropped (K. Jamieson and A. Talwalkar: "Non-stochastic Best Arm Identification and Hyperparameter
Optimization", AISTATS 2016). What is told of the last ones comes from deals of their own, which had no part
in choosing them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from warapp.engine import Rules
from warapp.lab import kernel
from warapp.lab import python_backend as by_engine
from warapp.lab.adviser.appraisal import Appraisal, deck, different, kind
from warapp.lab.adviser.request import Request, Wish
from warapp.lab.adviser.rule_space import candidates, known_as
from warapp.lab.tally import Tally
from warapp.lab.tasks import Replace, Tasks
from warapp.pace import Pace

SUGGESTED, NEAREST = 5, 3
"""How many suggestions are made, and how many where none fits."""
_LAST_TRIED = 7
"""How many are played to the last; what doesn't fit after all is left out."""
FIRST_FINAL_DEAL = 1_000_000
"""The first deal that figures are told from; those before it are for choosing."""


class Effort(NamedTuple):
    """How many rounds a search plays.

    Attributes:
        first: the rounds of each of the first rules.
        last: the rounds of each of the last ones, from which their figures are told.
        kept: the share of the rules that each stage keeps.
        finalists: at how many rules the choosing ends.
        part: how many rounds a task plays, so that it is over soon.
    """

    first: int
    last: int
    kept: float
    finalists: int
    part: int


FINE = Effort(first=8, last=20_000, kept=0.3, finalists=24, part=2_000)
COARSE = Effort(first=2, last=24, kept=0.3, finalists=8, part=4)
"""For the engine, which plays a thousandth of the kernel's rounds."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a search has found so far.

    Attributes:
        request: what is wanted.
        suggestions: the best rules that differ, the best first.
        tried: how many sets of rules have been tried.
        rounds: how many rounds have been played.
        done: the share of the work that is done.
        coarse: whether too few rounds are played for more than a rough estimate.
        finished: whether the figures are final.
    """

    request: Request
    suggestions: tuple[Appraisal, ...]
    tried: int
    rounds: int
    done: float
    coarse: bool
    finished: bool = False

    @property
    def fits(self) -> bool:
        """Whether any suggestion has all that is wanted; if not, the suggestions are the nearest."""
        return any(suggestion.fits for suggestion in self.suggestions)

    @property
    def obstacles(self) -> tuple[Wish | None, ...]:
        """What the nearest rules lack, most of all first; None stands for the time. Empty where rules fit."""
        if self.fits or not self.suggestions:
            return ()
        lacks = self.suggestions[0].lacks
        return tuple(sorted(lacks, key=lambda wish: -lacks[wish]))


class _Task(NamedTuple):
    """Rules, and the deals to play under each of them."""

    rules: tuple[Rules, ...]
    deals: range


class Search:
    """A search for rules.

    Args:
        request: what is wanted.
        executor: plays the rounds.
        workers: how many tasks it works on at once.
        replace: returns another executor if one is lost; None to raise the error.
    """

    def __init__(
        self, request: Request, executor: Executor, workers: int, replace: Replace | None = None
    ) -> None:
        self._request, self._workers = request, workers
        self._tasks = Tasks(executor, replace)
        self._effort, self._is_coarse = (FINE, False) if kernel.available() else (COARSE, True)
        self._tallies: dict[Rules, Tally] = {}
        self._ranking: list[Appraisal] = []
        self._rounds, self._planned = 0, 1
        self._tried = 0

    def run(self) -> Generator[Advice, None, None]:
        """Yield advice that gets better and better; the last one is finished.

        Closing the iterator cancels what has not begun.
        """
        rules = self._first_rules()
        stages = _stages(len(rules), self._effort)
        self._planned = sum(number * rounds for number, rounds in stages)
        self._planned += self._effort.last * _LAST_TRIED
        first_deal, left = 1, rules
        for number, rounds in stages:
            left = self._best(left, number)
            deals = range(first_deal, first_deal + rounds)
            known = [one for one in left if known_as(one)] if left is rules else []
            others = [one for one in left if not known_as(one)] if known else left
            yield from self._play(known, deals)  # so that there is something to show at once
            yield from self._play(others, deals, known)
            first_deal += rounds
        chosen = [appraisal.rules for appraisal in self._suggested(self._ranking, _LAST_TRIED)]
        self._tallies = {}
        deals = range(FIRST_FINAL_DEAL, FIRST_FINAL_DEAL + self._effort.last)
        yield from self._play(chosen, deals)
        yield self._advice(tuple(self._suggested(self._ranking)), finished=True)

    def _first_rules(self) -> list[Rules]:
        found = candidates(self._request)
        return [rules for rules in found if known_as(rules)] if self._is_coarse else found

    def _play(
        self, rules: Sequence[Rules], deals: range, played: Sequence[Rules] = ()
    ) -> Generator[Advice, None, None]:
        """Play deals under each of some rules, yield advice after each task, and rank them.

        Args:
            rules: the rules.
            deals: the deals.
            played: rules that have been played already, to be ranked with the others.
        """
        if not rules:
            return
        tasks = _cut(rules, deals, self._effort.part)
        play = partial(_play_task, pace=self._request.pace)
        for tallies in self._tasks.run(partial(next, tasks, None), play, 2 * self._workers + 1):
            for one, tally in tallies.items():
                before = self._tallies.get(one)
                self._tried += before is None and deals.start < FIRST_FINAL_DEAL
                self._tallies[one] = before + tally if before else tally
                self._rounds += tally.rounds
            yield self._advice(())
        self._ranking = self._ranked([*played, *rules])
        yield self._advice(tuple(self._suggested(self._ranking)))

    def _best(self, rules: list[Rules], number: int) -> list[Rules]:
        """Return the best rules that have been played, not too many of one kind; the first time all."""
        if number >= len(rules):
            return rules
        most, most_by_deck, kinds = max(2, number // 8), number // 2, Counter[tuple[object, ...]]()
        kept: list[Rules] = []
        for appraisal in self._ranking:
            of_kind, by_deck = kind(appraisal.rules), deck(appraisal.rules)
            if kinds[of_kind] < most and kinds[by_deck] < most_by_deck and len(kept) < number:
                kinds.update((of_kind, by_deck))
                kept.append(appraisal.rules)
        return kept

    def _ranked(self, rules: Sequence[Rules]) -> list[Appraisal]:
        appraised = [Appraisal.of(self._request, one, self._tallies[one]) for one in rules]
        return sorted(appraised, key=lambda appraisal: appraisal.cost)

    def _suggested(self, ranked: list[Appraisal], number: int = SUGGESTED) -> list[Appraisal]:
        """Return the best rules that fit and differ; where none fits, the nearest."""
        fitting = [appraisal for appraisal in ranked if appraisal.fits]
        return different(fitting, number) if fitting else different(ranked, number - SUGGESTED + NEAREST)

    def _advice(self, suggestions: tuple[Appraisal, ...], *, finished: bool = False) -> Advice:
        done = 1.0 if finished else min(0.99, self._rounds / self._planned)
        return Advice(self._request, suggestions, self._tried, self._rounds, done, self._is_coarse, finished)


def _stages(rules: int, effort: Effort) -> list[tuple[int, int]]:
    """Return for each stage how many rules are left, and how many rounds each of them plays.

    >>> _stages(1_000, Effort(first=12, last=0, kept=0.3, finalists=12, part=1))
    [(1000, 12), (300, 40), (90, 133), (27, 444), (12, 1000)]
    """
    stages, number = [], rules
    while True:
        stages.append((number, effort.first * rules // number))
        if number <= effort.finalists:
            return stages
        number = max(effort.finalists, int(number * effort.kept))


def _cut(rules: Sequence[Rules], deals: range, part: int) -> Iterator[_Task]:
    """Yield tasks of about as many rounds: many rules with few deals, or one with a part of many deals."""
    if len(deals) >= part:
        for one in rules:
            for first in range(0, len(deals), part):
                yield _Task((one,), deals[first : first + part])
        return
    each = max(1, part // len(deals))
    for first in range(0, len(rules), each):
        yield _Task(tuple(rules[first : first + each]), deals)


def _play_task(task: _Task, *, pace: Pace) -> dict[Rules, Tally]:
    return {rules: _play_deals(rules, task.deals, pace) for rules in task.rules}


def _play_deals(rules: Rules, deals: range, pace: Pace) -> Tally:
    if kernel.available():
        return kernel.play_brief(rules, deals, pace)
    return by_engine.play_deals(rules, deals, pace).tally
