"""Where a round stands, as JSON, so that it can be resumed without playing it forward; knows no file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from warapp.engine import BadCard, Pile, Position, State, Trip, format_cards, parse_cards

if TYPE_CHECKING:
    from warapp.engine import Record


class InvalidSnapshot(ValueError):
    """A snapshot that doesn't match its record; the message names the field."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A round after its last battle.

    Attributes:
        before: the state before the last battle, which is played again; the deal if none was played.
        out: the seats that are out, in the order in which they went out.
        wars: the number of wars declared.
        longest_war: the greatest depth of a war.
    """

    before: State
    out: tuple[int, ...] = ()
    wars: int = 0
    longest_war: int = 0

    def as_dict(self) -> dict[str, object]:
        """Return it as a JSON object, for `read_snapshot`."""
        state = self.before
        return {
            "position": _position_as_dict(state.position),
            "checkpoint": _position_as_dict(state.checkpoint),
            "trip": {
                "ended": state.trip.ended,
                "held": list(state.trip.held),
                "played": list(state.trip.played),
            },
            "out": list(self.out),
            "wars": self.wars,
            "longest_war": self.longest_war,
        }


def read_snapshot(given: Mapping[str, Any], record: Record) -> Snapshot:
    """Parse the result of `Snapshot.as_dict`.

    Args:
        given: the JSON object.
        record: the record that it belongs to.

    Raises:
        InvalidSnapshot: a field is missing, of the wrong type, or contradicts the record.
    """
    start, seats = record.start, record.rules.seats
    try:
        trip = given["trip"]
        state = State(
            _read_position(given["position"], start),
            max(record.battles - 1, 0),
            Trip(
                _number("ended", trip["ended"]),
                _numbers("held", trip["held"], seats),
                _numbers("played", trip["played"], seats),
            ),
            _read_position(given["checkpoint"], start),
            start.deal_number,
            start.set_aside,
        )
        out = _numbers("out", given["out"])
        wars, longest = _number("wars", given["wars"]), _number("longest_war", given["longest_war"])
    except (KeyError, TypeError, AttributeError, BadCard) as error:
        raise InvalidSnapshot(f"{type(error).__name__}: {error}") from error
    if len(set(out)) < len(out) or any(seat >= seats for seat in out):
        raise InvalidSnapshot(f"out: {out}")
    return Snapshot(state, out, wars, longest)


def _position_as_dict(position: Position) -> dict[str, object]:
    return {"piles": [format_cards(pile) for pile in position.piles], "pot": format_cards(position.pot)}


def _read_position(given: Mapping[str, Any], start: State) -> Position:
    piles: tuple[Pile, ...] = tuple(parse_cards(pile) for pile in given["piles"])
    position = Position(piles, parse_cards(given["pot"]))
    if len(piles) != len(start.piles) or _cards(position) != _cards(start.position):
        raise InvalidSnapshot("position: not the cards of the deal")
    return position


def _cards(position: Position) -> Counter[object]:
    return Counter(card for pile in (*position.piles, position.pot) for card in pile)


def _number(name: str, value: object) -> int:
    if type(value) is not int or not 0 <= value < 2**31:
        raise InvalidSnapshot(f"{name}: {value!r}")
    return value


def _numbers(name: str, values: object, count: int | None = None) -> tuple[int, ...]:
    if not isinstance(values, list) or (count is not None and len(values) != count):
        raise InvalidSnapshot(f"{name}: {values!r}")
    return tuple(_number(name, value) for value in values)
