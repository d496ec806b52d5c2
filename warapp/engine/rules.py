"""The house rules as one frozen, validated value, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any

from warapp.engine.cards import ACE, JOKER, Pile, new_deck
from warapp.engine.rule_fields import (
    FIELDS,
    Ace,
    AtLimit,
    CardsEach,
    FaceDown,
    Field,
    Fighters,
    InvalidRules,
    PickUp,
    Shortage,
    Wins,
)


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a round.

    >>> Rules(face_down=11)
    Traceback (most recent call last):
    ...
    warapp.engine.rule_fields.InvalidRules: face_down: 11 is not allowed; it can be 0 to 10 or rank

    Raises:
        InvalidRules: a field has the wrong type or is out of range.
    """

    seats: int = 2
    lowest_rank: int = 2
    jokers: int = 0
    cards_each: int | CardsEach = CardsEach.ALL
    ace: Ace = Ace.HIGH
    wins: Wins = Wins.HIGHEST
    face_down: int | FaceDown = 1
    fighters: Fighters = Fighters.TIED
    shortage: Shortage = Shortage.LOSES
    pick_up: PickUp = PickUp.WINNER_FIRST
    battle_limit: int | None = 500
    trip_limit: int | None = None
    minute_limit: int | None = None
    at_limit: AtLimit = AtLimit.DRAW

    def __post_init__(self) -> None:
        for name, field in FIELDS.items():
            field.check(name, getattr(self, name))
        Field(range(1, self.deck_size // self.seats + 1), tuple(CardsEach)).check(
            "cards_each", self.cards_each
        )

    @property
    def deck(self) -> Pile:
        """The unshuffled deck, top first."""
        return new_deck(self.lowest_rank, self.jokers)

    @property
    def deck_size(self) -> int:
        """The number of cards in the deck."""
        return 4 * (ACE + 1 - self.lowest_rank) + self.jokers

    @property
    def cards_dealt_each(self) -> int:
        """The number of cards dealt to each seat."""
        return self.deck_size // self.seats if isinstance(self.cards_each, CardsEach) else self.cards_each

    @property
    def may_be_endless(self) -> bool:
        """Whether the round has neither a battle nor a trip limit."""
        return self.battle_limit is None and self.trip_limit is None

    def rank_value(self, rank: int) -> int:
        """Return the order of a rank from low to high: 1 for a low ace, 15 for a joker.

        >>> Rules(ace=Ace.LOW).rank_value(ACE)
        1
        """
        return 1 if rank == ACE and self.ace is Ace.LOW else rank

    def strength(self, rank: int) -> int:
        """Return a number that is greater for a better rank, also if the lowest card wins."""
        return self.rank_value(rank) if self.wins is Wins.HIGHEST else -self.rank_value(rank)

    def need(self, rank: int) -> int:
        """Return the number of cards that a full war takes from each seat after a tie of this rank.

        >>> Rules(face_down=FaceDown.RANK).need(7)
        8
        """
        return 1 + (self._cards_down_for(rank) if isinstance(self.face_down, FaceDown) else self.face_down)

    def _cards_down_for(self, rank: int) -> int:
        if rank == ACE:
            return 1 if self.ace is Ace.LOW else 11
        return 11 if rank == JOKER else min(rank, 10)

    def as_dict(self) -> dict[str, int | str | None]:
        """Return every field as in JSON: enum values in lower case, no limit as None."""
        return {
            name: value.value if isinstance(value, StrEnum) else value for name, value in asdict(self).items()
        }


PLAYBOOK = Rules()
_FAMILY: dict[str, Any] = {
    "shortage": Shortage.LAST_CARD,
    "battle_limit": None,
    "minute_limit": 15,
    "at_limit": AtLimit.MOST_CARDS,
}
PRESETS: Mapping[str, Rules] = {
    "playbook": PLAYBOOK,
    "family": Rules(**_FAMILY),
    "three_down": Rules(**_FAMILY, face_down=3),
    "quadruple_war": Rules(face_down=4, shortage=Shortage.LAST_CARD_STAYS, at_limit=AtLimit.MOST_CARDS),
    "quick": Rules(cards_each=13, shortage=Shortage.LAST_CARD, battle_limit=100, at_limit=AtLimit.MOST_CARDS),
    "three_trips": Rules(
        shortage=Shortage.LAST_CARD, battle_limit=None, trip_limit=3, at_limit=AtLimit.MOST_CARDS
    ),
    "bataille": Rules(lowest_rank=7, shortage=Shortage.LAST_CARD),
    "open_war": Rules(face_down=0),
    "jokers": Rules(jokers=2),
    "peace": Rules(wins=Wins.LOWEST, face_down=5, shortage=Shortage.LAST_CARD),
    "rank_sized_war": Rules(face_down=FaceDown.RANK, shortage=Shortage.EQUAL_FORCE),
    "three_players": Rules(**_FAMILY, seats=3, pick_up=PickUp.SHUFFLED),
    "crowd": Rules(
        seats=4,
        shortage=Shortage.LAST_CARD,
        pick_up=PickUp.SHUFFLED,
        battle_limit=None,
        minute_limit=30,
        at_limit=AtLimit.MOST_CARDS,
    ),
}
"""The named rules, in display order."""


def preset_name(rules: Rules) -> str | None:
    """Return the name of the preset with exactly these rules, or None."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


def read_rules(data: Mapping[str, object], *, seats: int | None = None) -> Rules:
    """Return the rules for the `rules` object of a record: a preset and the fields that differ from it.

    Args:
        data: the object; the preset is playbook unless it names one.
        seats: the number of seats if it is determined elsewhere, such as by the piles.

    Raises:
        InvalidRules: an unknown preset or field, a bad value, or a contradiction to `seats`.

    >>> read_rules({"preset": "family", "face_down": 3}) == PRESETS["three_down"]
    True
    """
    preset = data.get("preset", "playbook")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise InvalidRules("preset", preset, ", ".join(PRESETS))
    for name in data:
        if name != "preset" and name not in FIELDS:
            raise InvalidRules("rules", name, "preset, " + ", ".join(FIELDS), what="a field")
    changes = {name: FIELDS[name].read(name, value) for name, value in data.items() if name != "preset"}
    if seats is not None:
        if changes.setdefault("seats", seats) != seats:
            raise InvalidRules("seats", changes["seats"], f"{seats} here, the number of piles")
        FIELDS["seats"].check("seats", seats)
    base = {f.name: getattr(PRESETS[preset], f.name) for f in fields(Rules)}
    return Rules(**(base | changes))
