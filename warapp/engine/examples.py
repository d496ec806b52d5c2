"""Stacked hands that demonstrate a rule, whatever the other rules are; knows no texts and no table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from warapp.engine.battle import Battle, play_battle
from warapp.engine.cards import ALL_CARDS, KING, Card, Pile
from warapp.engine.record import Record
from warapp.engine.rule_fields import CardsEach, Fighters, Shortage, Wins
from warapp.engine.rules import Rules
from warapp.engine.shuffle import SplitMix64, shuffled


class ExampleName(StrEnum):
    """What an example demonstrates."""

    BATTLE = "battle"
    WAR = "war"
    DOUBLE_WAR = "double_war"
    SHORT = "short"
    """A tie where one warrior has cards left, but too few for the war."""
    NONE_LEFT = "none_left"
    """A tie where one warrior has no cards left."""
    TIE_OF_TWO = "tie_of_two"
    """Two of three tie for the best card."""


@dataclass(frozen=True, slots=True)
class Example:
    """A stacked hand whose first battle demonstrates what its name says."""

    name: ExampleName
    record: Record

    @property
    def battle(self) -> Battle:
        """The battle that demonstrates it."""
        return play_battle(self.record.start, self.record.rules)


_Ranks = list[int | None]
"""The ranks of a pile from the top; None for any card."""
_Stack = list[_Ranks]
"""The ranks of each seat's pile."""

_TIES = (9, 8, 7, 6, 5, 4, 3, 2, 10)
_KING, _SEVEN, _TEN = KING, 7, 10
_SPARE = 3
"""Extra cards below each pile, so that nobody runs out in an example of something else."""


def examples(rules: Rules) -> tuple[Example, ...]:
    """Return the examples that are possible under the rules and with their deck.

    >>> [example.name.value for example in examples(Rules(face_down=0))]
    ['battle', 'war', 'double_war', 'none_left', 'tie_of_two']
    """
    makers: dict[ExampleName, Callable[[Rules], list[_Stack]]] = {
        ExampleName.BATTLE: _battles,
        ExampleName.WAR: _wars,
        ExampleName.DOUBLE_WAR: _double_wars,
        ExampleName.SHORT: _short,
        ExampleName.NONE_LEFT: _none_left,
        ExampleName.TIE_OF_TWO: _ties_of_two,
    }
    found = []
    for name, maker in makers.items():
        adapted = _adapted(rules, 3 if name is ExampleName.TIE_OF_TWO else 2)
        piles = next(filter(None, (_stacked(stack, adapted) for stack in maker(adapted))), None)
        if piles:
            found.append(Example(name, Record(adapted, piles=piles)))
    return tuple(found)


def _adapted(rules: Rules, seats: int) -> Rules:
    """Return the rules for this number of seats, without limits."""
    return replace(
        rules,
        seats=seats,
        cards_each=CardsEach.ALL,
        battle_limit=None,
        trip_limit=None,
        minute_limit=None,
    )


def _better(rules: Rules) -> tuple[int, int]:
    """Return king and seven, the winning one first."""
    return (_KING, _SEVEN) if rules.wins is Wins.HIGHEST else (_SEVEN, _KING)


def _ties(rules: Rules) -> list[int]:
    return [rank for rank in _TIES if rank >= rules.lowest_rank]


def _down(rules: Rules, rank: int) -> _Ranks:
    return [None] * (rules.need(rank) - 1)


def _battles(rules: Rules) -> list[_Stack]:
    best, worse = _better(rules)
    return [[[best], [worse]]]


def _wars(rules: Rules) -> list[_Stack]:
    best, worse = _better(rules)
    return [[[tie, *_down(rules, tie), best], [tie, *_down(rules, tie), worse]] for tie in _ties(rules)]


def _double_wars(rules: Rules) -> list[_Stack]:
    best, worse = _better(rules)
    ties = _ties(rules)
    begins = [
        [first, *_down(rules, first), second, *_down(rules, second)]
        for first in ties
        for second in ties
        if first != second
    ]
    return [[[*begin, best], [*begin, worse]] for begin in begins]


def _short(rules: Rules) -> list[_Stack]:
    """Leave seat 1 one or two cards, too few for the war; the last one wins if it may be turned."""
    best, worse = _better(rules)
    stacks: list[_Stack] = []
    for tie in _ties(rules):
        need = rules.need(tie)
        held = min(2, need - 1)
        laid = held if rules.shortage is Shortage.EQUAL_FORCE else need
        full = [worse if place == laid else None for place in range(1, need + 1)]
        stacks.append([[tie, *full], [tie, *[None] * (held - 1), best]])
    return stacks if rules.face_down != 0 else []


def _none_left(rules: Rules) -> list[_Stack]:
    """Let seat 1 turn its last card; if that card stays it wins, since seat 0 turns a worse one."""
    _, worse = _better(rules)
    ties = [tie for tie in _ties(rules) if rules.strength(tie) > rules.strength(worse)]
    return [[[tie, *_down(rules, tie), worse], [tie]] for tie in ties]


def _ties_of_two(rules: Rules) -> list[_Stack]:
    """Let seats 0 and 1 tie; seat 2 has a worse card and joins the war only if all seats fight."""
    best, worse = _better(rules)
    stacks: list[_Stack] = []
    for tie in _ties(rules):
        below = [rank for rank in (4, 8, 7, 10, 12) if rules.strength(rank) < rules.strength(tie)]
        joins: _Ranks = [*_down(rules, tie), _TEN] if rules.fighters is Fighters.ALL else []
        thirds = [[rank, *joins] for rank in below if rank >= rules.lowest_rank]
        two: _Stack = [[tie, *_down(rules, tie), best], [tie, *_down(rules, tie), worse]]
        stacks += [[*two, third] for third in thirds[:1]]
    return stacks


def _stacked(stack: Sequence[_Ranks], rules: Rules) -> tuple[Pile, ...] | None:
    """Return piles with these ranks on top and a few cards below, or None if the deck is too small.

    A pile shorter than the first gets no cards below: that seat is meant to run short.
    """
    deck = [card for card in _mixed() if card in rules.deck]
    named = [rank for ranks in stack for rank in ranks if rank is not None]
    if any(named.count(rank) > 4 for rank in named) or sum(map(len, stack)) > len(deck):
        return None
    free = [card for card in deck if card.rank not in named]
    free += [card for rank in sorted({*named}) for card in _of(rank, deck)[named.count(rank) :]]
    taken = {rank: iter(_of(rank, deck)) for rank in named}
    piles: list[list[Card]] = []
    fillers = iter(free)
    for ranks in stack:
        piles.append([next(fillers) if rank is None else next(taken[rank]) for rank in ranks])
    left = list(fillers)
    whole = [pile for pile in piles if rules.seats == 3 or len(pile) >= len(piles[0])]
    each = min(_SPARE, len(left) // len(whole))
    if not each:
        return None
    for index, pile in enumerate(whole):
        pile += left[index * each : (index + 1) * each]
    return tuple(map(tuple, piles))


@cache
def _mixed() -> Pile:
    """Return all cards in a fixed order without a visible pattern."""
    return shuffled(ALL_CARDS, SplitMix64(1))


def _of(rank: int, deck: Sequence[Card]) -> list[Card]:
    return [card for card in deck if card.rank == rank]
