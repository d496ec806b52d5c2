"""Tellers and what they say, for the tests of words."""

from __future__ import annotations

from tests.helpers.builders import battles_of, first_battle, stacked
from warapp.engine import Outcome, Position, Reason, Rules, State, Trip
from warapp.words import Narrator, english

NAMES = ("Zoe", "Ann", "Ben", "Carla", "Dora", "Emil")


def narrator(rules: Rules, you: int | None = 0, seats: int | None = None) -> Narrator:
    return Narrator(NAMES[: seats or rules.seats], rules, english, you)


def line(rules: Rules, *piles: str, you: int | None = 0) -> list[str]:
    """What the line shows from each event of the first battle on."""
    battle = first_battle(rules, *piles)
    return list(narrator(rules, you, len(piles)).says(battle))


def log(rules: Rules, *piles: str, number: int = 1, you: int | None = 0) -> str:
    """A battle in words."""
    return narrator(rules, you, len(piles)).battle(battles_of(rules, number, *piles)[-1])


def last(rules: Rules, *piles: str, number: int = 1, you: int | None = 0) -> str:
    """What the line shows in the end of a battle, but for how the round ended."""
    battle = battles_of(rules, number, *piles)[-1]
    said = narrator(rules, you, len(piles)).says(battle)
    told = said[:-1] if battle.after.outcome else said
    return [text for text in told if text][-1]


def ended(reason: Reason, winner: int | None, *piles: str, battles: int = 9, pot: str = "") -> State:
    """A round that ended in a given way."""
    state = stacked(*piles)
    position = Position(state.piles, stacked(pot, "").piles[0] if pot else ())
    trip = Trip.begin(3, state.counts)
    return State(position, battles, trip, Position(()), outcome=Outcome(reason, winner))
