"""Builders that tests share: cards, piles and rounds from short texts."""

from __future__ import annotations

from typing import TypeVar

from warapp.engine import (
    Battle,
    Event,
    Pile,
    Rules,
    State,
    format_cards,
    from_piles,
    parse_cards,
    play_battle,
)

E = TypeVar("E", bound=Event)


def hand(cards: str) -> Pile:
    """The cards of a text, the top first: `hand("AS KD")`."""
    return parse_cards(cards)


def hands(*piles: str) -> tuple[Pile, ...]:
    """One pile a text, seat 0 first."""
    return tuple(map(hand, piles))


def stacked(*piles: str) -> State:
    """A round that begins from given piles, seat 0 first."""
    return from_piles(hands(*piles))


def first_battle(rules: Rules, *piles: str) -> Battle:
    """The first battle of a round from given piles."""
    return play_battle(stacked(*piles), rules)


def battles_of(rules: Rules, number: int, *piles: str) -> list[Battle]:
    """The first battles of a round from given piles."""
    state, played = stacked(*piles), []
    for _ in range(number):
        played.append(play_battle(state, rules))
        state = played[-1].after
    return played


def only(kind: type[E], battle: Battle) -> list[E]:
    """The battle's events of one kind, in order."""
    return [event for event in battle.events if isinstance(event, kind)]


def texts(state: State) -> list[str]:
    """Each pile as a text."""
    return [format_cards(pile) for pile in state.piles]
