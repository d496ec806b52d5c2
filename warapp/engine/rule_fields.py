"""The fields of the rules, the values each may have, and the error for those it may not."""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from enum import Enum, StrEnum
from typing import NamedTuple

from warapp.engine.cards import MOST_JOKERS

FEWEST_SEATS, MOST_SEATS = 2, 6
MOST_FACE_DOWN = 10
MOST_BATTLES, MOST_TRIPS, MOST_MINUTES = 100_000, 10_000, 1_440
LOWEST_RANKS = (2, 6, 7)


class InvalidRules(ValueError):
    """Rules with an impossible value; the message names the field, the value and what is allowed."""

    def __init__(self, field: str, value: object, allowed: str, *, what: str = "allowed") -> None:
        super().__init__(f"{field}: {_describe(value)} is not {what}; it can be {allowed}")
        self.field = field


def _describe(value: object) -> str:
    deep = isinstance(value, (list, dict))  # JSON may nest deeper than repr can follow
    text = reprlib.repr(value) if deep else repr(value)
    return f"{text[:40]}…" if len(text) > 40 else text


class Ace(StrEnum):
    """The place of the ace among the ranks."""

    HIGH = "high"
    LOW = "low"


class Wins(StrEnum):
    """Which card takes the pot."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class FaceDown(StrEnum):
    """A number of face-down cards that depends on the tie."""

    RANK = "rank"


class CardsEach(StrEnum):
    """A deal of as many cards as possible."""

    ALL = "all"


class Fighters(StrEnum):
    """Who goes to war."""

    TIED = "tied"
    ALL = "all"


class Shortage(StrEnum):
    """What happens to a warrior with too few cards for a full war."""

    LOSES = "loses"
    LAST_CARD = "last_card"
    LAST_CARD_STAYS = "last_card_stays"
    EQUAL_FORCE = "equal_force"
    DRAWS = "draws"


class PickUp(StrEnum):
    """The order in which the pot goes under the winner's pile."""

    WINNER_FIRST = "winner_first"
    LOSER_FIRST = "loser_first"
    SEAT_ORDER = "seat_order"
    TURNED_OVER = "turned_over"
    HIGHEST_FIRST = "highest_first"
    SHUFFLED = "shuffled"


class AtLimit(StrEnum):
    """Who wins a round that ends at a limit."""

    DRAW = "draw"
    MOST_CARDS = "most_cards"


class _NotAllowed(Enum):
    NULL = 0


class Field(NamedTuple):
    """The values that one field of the rules may have; `str` lists them.

    Attributes:
        numbers: the integers allowed.
        words: the enum values allowed.
        null: the value that JSON's null stands for, if null is allowed.
    """

    numbers: Sequence[int] = ()
    words: Sequence[StrEnum] = ()
    null: StrEnum | _NotAllowed | None = _NotAllowed.NULL

    def __str__(self) -> str:
        one_by_one = [str(n) for n in self.numbers] if len(self.numbers) <= 3 else []
        listed = one_by_one + [word.value for word in self.words] + ["none"] * (self.null is None)
        if self.numbers and not one_by_one:
            listed.insert(0, f"{self.numbers[0]} to {self.numbers[-1]:,}")
        return " or ".join(filter(None, (", ".join(listed[:-1]), listed[-1])))

    def check(self, name: str, value: object) -> None:
        """Raise InvalidRules unless the field may have this value."""
        number = type(value) is int and value in self.numbers
        if not (number or any(value is word for word in self.words) or (value is None and self.null is None)):
            raise InvalidRules(name, value, str(self))

    def read(self, name: str, value: object) -> object:
        """Return the field's value for a JSON value.

        Raises:
            InvalidRules: the field has no such value.
        """
        if value is None and self.null is not _NotAllowed.NULL:
            return self.null
        read = next((word for word in self.words if type(value) is str and value == word.value), value)
        self.check(name, read)
        return read

    def parse(self, name: str, text: str) -> object:
        """Return the field's value for a command-line argument.

        Raises:
            InvalidRules: the field has no such value.
        """
        if text == "none" and self.null is not _NotAllowed.NULL:
            return self.null
        number = text.isascii() and text.isdecimal() and len(text) < 10
        return self.read(name, int(text) if number and self.numbers else text)


def _words(kind: type[StrEnum]) -> Field:
    return Field(words=tuple(kind))


FIELDS: dict[str, Field] = {
    "seats": Field(range(FEWEST_SEATS, MOST_SEATS + 1)),
    "lowest_rank": Field(LOWEST_RANKS),
    "jokers": Field(range(MOST_JOKERS + 1)),
    "cards_each": Field(range(1, 52 + MOST_JOKERS + 1), tuple(CardsEach), null=CardsEach.ALL),
    "ace": _words(Ace),
    "wins": _words(Wins),
    "face_down": Field(range(MOST_FACE_DOWN + 1), tuple(FaceDown)),
    "fighters": _words(Fighters),
    "shortage": _words(Shortage),
    "pick_up": _words(PickUp),
    "battle_limit": Field(range(1, MOST_BATTLES + 1), null=None),
    "trip_limit": Field(range(1, MOST_TRIPS + 1), null=None),
    "minute_limit": Field(range(1, MOST_MINUTES + 1), null=None),
    "at_limit": _words(AtLimit),
}
"""All fields of the rules, in display order."""
