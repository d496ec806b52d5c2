"""What each field of the rules may hold, as a value, from JSON and from the command line."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

import pytest

from warapp.engine import (
    FIELDS,
    Ace,
    AtLimit,
    CardsEach,
    FaceDown,
    Fighters,
    InvalidRules,
    PickUp,
    Rules,
    Shortage,
    Wins,
)

ALLOWED = {
    "seats": "2 to 6",
    "lowest_rank": "2, 6 or 7",
    "jokers": "0 to 4",
    "cards_each": "1 to 26 or all",
    "ace": "high or low",
    "wins": "highest or lowest",
    "face_down": "0 to 10 or rank",
    "fighters": "tied or all",
    "shortage": "loses, last_card, last_card_stays, equal_force or draws",
    "pick_up": "winner_first, loser_first, seat_order, turned_over, highest_first or shuffled",
    "battle_limit": "1 to 100,000 or none",
    "trip_limit": "1 to 10,000 or none",
    "minute_limit": "1 to 1,440 or none",
    "at_limit": "draw or most_cards",
}
NUMBERS: dict[str, list[int]] = {
    "seats": [2, 3, 4, 5, 6],
    "lowest_rank": [2, 6, 7],
    "jokers": [0, 1, 2, 3, 4],
    "cards_each": [1, 13, 26],
    "face_down": list(range(11)),
    "battle_limit": [1, 500, 100_000],
    "trip_limit": [1, 10_000],
    "minute_limit": [1, 1_440],
}
WORDS: dict[str, type[StrEnum]] = {
    "cards_each": CardsEach,
    "ace": Ace,
    "wins": Wins,
    "face_down": FaceDown,
    "fighters": Fighters,
    "shortage": Shortage,
    "pick_up": PickUp,
    "at_limit": AtLimit,
}
BELOW_AND_ABOVE = [
    ("seats", 1),
    ("seats", 7),
    ("lowest_rank", 3),
    ("jokers", -1),
    ("jokers", 5),
    ("cards_each", 0),
    ("cards_each", 27),
    ("face_down", -1),
    ("face_down", 11),
    ("battle_limit", 0),
    ("battle_limit", 100_001),
    ("trip_limit", 0),
    ("trip_limit", 10_001),
    ("minute_limit", 0),
    ("minute_limit", 1_441),
]
LIMITS = ("battle_limit", "trip_limit", "minute_limit")


def as_value(name: str, value: object) -> Rules:
    given: dict[str, Any] = {name: value}
    return Rules(**given)


def from_json(name: str, value: object) -> Rules:
    return as_value(name, FIELDS[name].read(name, value))


def from_text(name: str, value: object) -> Rules:
    return as_value(name, FIELDS[name].parse(name, str(value)))


WAYS = pytest.mark.parametrize("way", [as_value, from_json, from_text])
Way = Callable[[str, object], Rules]


@WAYS
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_in_its_range_is_taken(way: Way, name: str) -> None:
    values = [getattr(way(name, number), name) for number in NUMBERS[name]]
    assert values == NUMBERS[name]
    assert {type(value) for value in values} == {int}


@WAYS
@pytest.mark.parametrize(("name", "number"), BELOW_AND_ABOVE)
def test_a_number_out_of_its_range_is_refused(way: Way, name: str, number: int) -> None:
    with pytest.raises(InvalidRules) as refused:
        way(name, number)
    shown = repr(str(number)) if way is from_text and number < 0 else number
    assert str(refused.value).startswith(f"{name}: {shown} is not allowed; it can be ")
    assert refused.value.field == name


@pytest.mark.parametrize(("name", "kind"), WORDS.items())
def test_each_word_is_written_in_lower_case(name: str, kind: type[StrEnum]) -> None:
    for word in kind:
        assert getattr(from_json(name, word.name.lower()), name) is word
        assert getattr(from_text(name, word.name.lower()), name) is word
        assert as_value(name, word).as_dict()[name] == word.name.lower()


@pytest.mark.parametrize("name", ALLOWED)
@pytest.mark.parametrize("way", [as_value, from_json])
def test_a_value_of_another_kind_is_refused_as_a_value_and_from_json(way: Way, name: str) -> None:
    values: list[object] = [True, 2.0, "2", "", "HIGH", [], {}, object]
    for value in values:
        with pytest.raises(InvalidRules) as refused:
            way(name, value)
        assert str(refused.value).startswith(f"{name}: {value!r} is not allowed; it can be ")
        if name != "cards_each":
            assert str(refused.value).endswith(f"; it can be {ALLOWED[name]}")


def test_cards_each_is_held_to_what_the_deck_has() -> None:
    with pytest.raises(InvalidRules) as refused:
        Rules(cards_each=27)
    assert str(refused.value) == f"cards_each: 27 is not allowed; it can be {ALLOWED['cards_each']}"


@pytest.mark.parametrize("name", [name for name in ALLOWED if name in WORDS])
def test_the_text_of_a_word_is_not_the_word_itself(name: str) -> None:
    word = next(iter(WORDS[name]))
    with pytest.raises(InvalidRules):
        as_value(name, word.value)


@pytest.mark.parametrize("name", LIMITS)
def test_no_limit_is_none(name: str) -> None:
    assert getattr(as_value(name, None), name) is None
    assert getattr(from_json(name, None), name) is None
    assert getattr(from_text(name, "none"), name) is None


@pytest.mark.parametrize("name", [name for name in ALLOWED if name not in (*LIMITS, "cards_each")])
def test_other_fields_have_no_none(name: str) -> None:
    for way, nothing in ((as_value, None), (from_json, None), (from_text, "none")):
        with pytest.raises(InvalidRules, match=f"^{name}: "):
            way(name, nothing)


@pytest.mark.parametrize(
    "text", ["", " 2", "2 ", "+2", "-2", "2.0", "1e2", "0x2", "٢", "²", "9999999999", "2" * 5_000]
)
def test_only_plain_digits_are_a_number_on_the_command_line(text: str) -> None:
    with pytest.raises(InvalidRules, match=r"^battle_limit: "):
        from_text("battle_limit", text)


def test_a_long_value_is_cut_in_the_message() -> None:
    with pytest.raises(InvalidRules) as refused:
        from_json("ace", "A" * 1_000)
    assert str(refused.value) == f"ace: '{'A' * 39}… is not allowed; it can be high or low"
