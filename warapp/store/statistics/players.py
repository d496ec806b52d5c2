"""Who played a round, by the names at its seats; knows no database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from warapp.engine import MOST_SEATS


class PlayerKind(StrEnum):
    """What kind of player it is."""

    EVERYONE = "everyone"
    """All players together."""
    YOU = "you"
    """The first seat, where it has no name."""
    NAMED = "named"
    """A name, wherever it sits."""
    COMPUTER = "computer"
    """The other seats without a name."""


@dataclass(frozen=True, slots=True)
class Player:
    """Someone whose rounds are counted, whichever seat they had.

    Attributes:
        kind: of player.
        name: where it has one.
    """

    kind: PlayerKind
    name: str = ""


EVERYONE, YOU, COMPUTER = map(Player, (PlayerKind.EVERYONE, PlayerKind.YOU, PlayerKind.COMPUTER))


def player_at(seat: int, names: Sequence[str]) -> Player:
    """Return who sits at a seat.

    Args:
        seat: from 0.
        names: of the seats; '' for one without a name of its own, like those that are missing.

    >>> [player_at(seat, ("", "Zoe")).kind.value for seat in range(3)]
    ['you', 'named', 'computer']
    """
    name = names[seat] if seat < len(names) else ""
    if name:
        return Player(PlayerKind.NAMED, name)
    return COMPUTER if seat else YOU


def players_at(seats: int, names: Sequence[str]) -> tuple[Player, ...]:
    """Return who sits at each of so many seats."""
    return tuple(player_at(seat, names) for seat in range(seats))


@lru_cache(1024)  # a few texts stand in most rows
def seat_mask(names: object, seats: object, kind: object, name: object) -> int:
    """Return the seats of a player in a row of the database, as bits; 0 if the player was not there.

    Args:
        names: the JSON array of the names.
        seats: the number of seats.
        kind: the value of a `PlayerKind`.
        name: of the player.
    """
    if not isinstance(seats, int) or not 0 < seats <= MOST_SEATS:
        return 0
    if kind == PlayerKind.EVERYONE:
        return (1 << seats) - 1
    found = read_names(names)
    if found is None:
        return 0
    wanted = (kind, name)
    there = [(player.kind, player.name) == wanted for player in players_at(seats, found)]
    return sum(1 << seat for seat, is_there in enumerate(there) if is_there)


def read_names(text: object) -> tuple[str, ...] | None:
    """Return the names of a row of the database, or None if another program wrote something else."""
    try:
        names = json.loads(text if isinstance(text, bytes) else str(text))
    except (ValueError, RecursionError):
        return None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return None
    return tuple(names)
