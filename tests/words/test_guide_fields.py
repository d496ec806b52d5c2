"""The fields in words: each value has a name, help holds under the rules, grey fields change nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import strategies
from tests.helpers.golden_files import Golden
from warapp.engine import (
    FIELDS,
    PRESETS,
    Ace,
    AtLimit,
    FaceDown,
    Fighters,
    PickUp,
    Reason,
    Rules,
    Shortage,
    State,
    Wins,
    battles,
    play_to_end,
)
from warapp.words import english
from warapp.words.fields import choice_name, field_help, field_name, preset_help, without_effect

CHOICES = ("lowest_rank", "ace", "wins", "face_down", "fighters", "shortage", "pick_up", "at_limit")


def test_every_field_has_a_name_with_a_letter_of_its_own() -> None:
    names = [field_name(name, english) for name in FIELDS]
    letters = [name[name.index("&") + 1].lower() for name in names]
    assert len({*letters}) == len(FIELDS)


@pytest.mark.parametrize("name", CHOICES)
def test_every_value_of_a_choice_has_a_name_of_its_own(name: str) -> None:
    values = [*FIELDS[name].numbers, *FIELDS[name].words]
    assert len({choice_name(name, value, english) for value in values}) == len(values)


@given(strategies.rules())
def test_every_field_has_a_line_of_help_under_any_rules(rules: Rules) -> None:
    for name in FIELDS:
        words = field_help(name, rules, english)
        assert words.endswith(".")
        assert "%n" not in words
        assert "{" not in words


@pytest.mark.parametrize("name", [name for name in CHOICES if name != "lowest_rank"])
def test_help_tells_the_values_of_a_choice_apart(name: str) -> None:
    plain = Rules(seats=3)
    values = [*islice(FIELDS[name].numbers, 3), *FIELDS[name].words]
    told = {field_help(name, replace(plain, **{name: value}), english) for value in values}  # type: ignore[arg-type]
    assert len(told) == len(values)


def test_help_names_the_numbers_of_the_rules(golden: Golden) -> None:
    golden.check(field_help("cards_each", Rules(), english))
    golden.check(field_help("cards_each", Rules(seats=3), english))
    assert "8 cards" in field_help("face_down", Rules(face_down=2), english)
    assert "7 cards" in field_help("face_down", Rules(face_down=FaceDown.RANK), english)
    assert "weakest" in field_help("jokers", Rules(wins=Wins.LOWEST), english)
    assert "lowest" in field_help("ace", Rules(ace=Ace.LOW), english)
    assert "shorter" in field_help("lowest_rank", Rules(lowest_rank=7), english)


def test_a_field_is_grey_only_where_it_changes_nothing() -> None:
    grey = {name for name in FIELDS if without_effect(name, Rules(battle_limit=None), english)}
    assert grey == {"fighters", "at_limit"}
    assert [name for name in FIELDS if without_effect(name, Rules(seats=3), english)] == []
    for limit in ("battle_limit", "trip_limit", "minute_limit"):
        limited = replace(Rules(battle_limit=None), **{limit: 3})  # type: ignore[arg-type]
        assert without_effect("at_limit", limited, english) == ""


@given(strategies.rounds(seats=st.just(2)))
def test_who_fights_changes_no_round_of_two(round_: tuple[State, Rules]) -> None:
    start, rules = round_
    rules = replace(rules, battle_limit=20)
    tied, everybody = (replace(rules, fighters=fighters) for fighters in Fighters)
    assert list(battles(start, tied)) == list(battles(start, everybody))


@given(
    strategies.rounds(battle_limit=st.none(), trip_limit=st.none(), minute_limit=st.none(), jokers=st.just(0))
)
def test_the_winner_at_a_limit_changes_no_round_without_one_unless_it_is_endless(
    round_: tuple[State, Rules],
) -> None:
    start, rules = round_
    if rules.pick_up is PickUp.SHUFFLED:
        return
    drawn, counted = (play_to_end(start, replace(rules, at_limit=at)).state.outcome for at in AtLimit)
    assert drawn
    assert drawn == counted or drawn.reason is Reason.ENDLESS


def test_a_preset_is_told_as_it_is() -> None:
    assert len({preset_help(name, english) for name in PRESETS}) == len(PRESETS)
    downs = {"one card face down": 1, "three cards face down": 3, "Four cards face down": 4, "five cards": 5}
    for name, rules in PRESETS.items():
        words = preset_help(name, english)
        told = [number for text, number in downs.items() if text in words]
        assert told in ([], [rules.face_down])
        assert ("shuffled" in words) == (rules.pick_up is PickUp.SHUFFLED)
        assert ("lowest card wins" in words) == (rules.wins is Wins.LOWEST)
        assert ("keeps fighting" in words) == (rules.shortage is Shortage.LAST_CARD_STAYS)
        assert ("three times through" in words.lower()) == (rules.trip_limit == 3)
        assert ("half an hour" in words) == (rules.minute_limit == 30)
        assert ("jokers" in words) == (rules.jokers == 2)
        assert ("32 cards" in words) == (rules.lowest_rank == 7)
