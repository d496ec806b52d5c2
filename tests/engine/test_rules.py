"""The rules as a value, the presets, and rules read from a record."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from hypothesis import given

from tests.helpers.golden_files import Golden
from tests.helpers.strategies import rules as any_rules
from warapp.engine import FIELDS, PLAYBOOK, PRESETS, CardsEach, InvalidRules, Rules, preset_name, read_rules

DEFAULTS: dict[str, int | str | None] = {
    "seats": 2,
    "lowest_rank": 2,
    "jokers": 0,
    "cards_each": "all",
    "ace": "high",
    "wins": "highest",
    "face_down": 1,
    "fighters": "tied",
    "shortage": "loses",
    "pick_up": "winner_first",
    "battle_limit": 500,
    "trip_limit": None,
    "minute_limit": None,
    "at_limit": "draw",
}
FAMILY = {"shortage": "last_card", "battle_limit": None, "minute_limit": 15, "at_limit": "most_cards"}
DIFFERENCES: dict[str, dict[str, int | str | None]] = {
    "playbook": {},
    "family": FAMILY,
    "three_down": FAMILY | {"face_down": 3},
    "quadruple_war": {"face_down": 4, "shortage": "last_card_stays", "at_limit": "most_cards"},
    "quick": {"cards_each": 13, "shortage": "last_card", "battle_limit": 100, "at_limit": "most_cards"},
    "three_trips": {
        "shortage": "last_card",
        "battle_limit": None,
        "trip_limit": 3,
        "at_limit": "most_cards",
    },
    "bataille": {"lowest_rank": 7, "shortage": "last_card"},
    "open_war": {"face_down": 0},
    "jokers": {"jokers": 2},
    "peace": {"wins": "lowest", "face_down": 5, "shortage": "last_card"},
    "rank_sized_war": {"face_down": "rank", "shortage": "equal_force"},
    "three_players": FAMILY | {"seats": 3, "pick_up": "shuffled"},
    "crowd": {
        "seats": 4,
        "shortage": "last_card",
        "pick_up": "shuffled",
        "battle_limit": None,
        "minute_limit": 30,
        "at_limit": "most_cards",
    },
}


def test_the_presets_are_those_of_the_rule_text_in_its_order() -> None:
    assert list(PRESETS) == list(DIFFERENCES)


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_preset_has_these_fields(name: str) -> None:
    assert PRESETS[name].as_dict() == DEFAULTS | DIFFERENCES[name]
    assert preset_name(PRESETS[name]) == name


def test_the_fields_are_written_in_the_order_in_which_they_are_shown() -> None:
    assert list(PLAYBOOK.as_dict()) == list(DEFAULTS) == list(FIELDS)
    assert [field.name for field in fields(Rules)] == list(DEFAULTS)


def test_rules_of_no_preset_have_no_name() -> None:
    assert preset_name(Rules(face_down=7)) is None


def test_rules_are_frozen_and_compare_by_value() -> None:
    with pytest.raises(FrozenInstanceError):
        PLAYBOOK.seats = 3  # type: ignore[misc]
    assert Rules(face_down=3) == Rules(face_down=3)
    assert hash(Rules(face_down=3)) == hash(Rules(face_down=3))


@pytest.mark.parametrize(
    ("lowest_rank", "jokers", "seats", "size", "each"),
    [(2, 0, 2, 52, 26), (2, 0, 3, 52, 17), (6, 0, 4, 36, 9), (7, 1, 5, 33, 6), (2, 4, 6, 56, 9)],
)
def test_all_cards_that_go_round_evenly_are_dealt(
    lowest_rank: int, jokers: int, seats: int, size: int, each: int
) -> None:
    rules = Rules(seats=seats, lowest_rank=lowest_rank, jokers=jokers)
    assert (rules.deck_size, len(rules.deck), rules.cards_dealt_each) == (size, size, each)
    most = Rules(seats=seats, lowest_rank=lowest_rank, jokers=jokers, cards_each=each)
    assert most.cards_dealt_each == each
    with pytest.raises(
        InvalidRules, match=rf"^cards_each: {each + 1} is not allowed; it can be 1 to {each} "
    ):
        Rules(seats=seats, lowest_rank=lowest_rank, jokers=jokers, cards_each=each + 1)


def test_only_rules_without_a_battle_and_a_trip_limit_may_be_endless() -> None:
    assert Rules(battle_limit=None, minute_limit=15).may_be_endless
    assert not Rules(battle_limit=None, trip_limit=3).may_be_endless
    assert not Rules(minute_limit=15).may_be_endless


@given(any_rules())
def test_what_rules_write_they_read_back(rules: Rules) -> None:
    assert read_rules(rules.as_dict()) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_read_by_its_name_and_any_field_of_it_can_be_changed(name: str) -> None:
    assert read_rules({"preset": name}) == PRESETS[name]
    changed = read_rules({"preset": name, "face_down": 7, "battle_limit": None, "trip_limit": 9})
    expected = PRESETS[name].as_dict() | {"face_down": 7, "battle_limit": None, "trip_limit": 9}
    assert changed.as_dict() == expected


def test_without_a_preset_the_fields_differ_from_playbook() -> None:
    assert read_rules({}) == PLAYBOOK
    assert read_rules({"face_down": 3}) == Rules(face_down=3)


def test_null_stands_for_no_limit_and_for_all_cards() -> None:
    given = dict.fromkeys(("battle_limit", "trip_limit", "minute_limit", "cards_each"))
    rules = read_rules({"preset": "quick"} | given)
    assert (rules.battle_limit, rules.trip_limit, rules.minute_limit) == (None, None, None)
    assert rules.cards_each is CardsEach.ALL


def test_the_number_of_piles_takes_the_place_of_the_presets_seats() -> None:
    assert read_rules({"preset": "crowd"}, seats=2).seats == 2
    assert read_rules({"seats": 5}, seats=5).seats == 5
    with pytest.raises(InvalidRules) as refused:
        read_rules({"seats": 3}, seats=2)
    assert str(refused.value) == "seats: 3 is not allowed; it can be 2 here, the number of piles"
    with pytest.raises(InvalidRules, match=r"^seats: 7 is not allowed; it can be 2 to 6$"):
        read_rules({}, seats=7)


@pytest.mark.parametrize(
    "given",
    [{"preset": "chess"}, {"preset": "Family"}, {"preset": None}, {"preset": ["family"]}, {"speed": 3}],
    ids=str,
)
def test_an_unknown_preset_or_field_is_refused_by_name(given: dict[str, Any], golden: Golden) -> None:
    with pytest.raises(InvalidRules) as refused:
        read_rules(given)
    golden.check(str(refused.value))
