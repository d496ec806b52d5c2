"""Rules in short phrases, and the list of presets."""

from __future__ import annotations

import pytest

from tests.helpers.golden_files import Golden
from warapp.engine import FIELDS, PLAYBOOK, PRESETS, Rules, read_rules
from warapp.words import english
from warapp.words.rules_text import (
    changes_text,
    list_presets,
    preset_title,
    rules_name,
    rules_text,
)

VALUES: dict[str, list[object]] = {
    "seats": [2, 3],
    "lowest_rank": [2, 6, 7],
    "jokers": [0, 1, 2],
    "cards_each": ["all", 1, 13],
    "ace": ["high", "low"],
    "wins": ["highest", "lowest"],
    "face_down": [0, 1, 3, "rank"],
    "fighters": ["tied", "all"],
    "shortage": ["loses", "last_card", "last_card_stays", "equal_force", "draws"],
    "pick_up": ["winner_first", "loser_first", "seat_order", "turned_over", "highest_first", "shuffled"],
    "battle_limit": [None, 1, 500],
    "trip_limit": [None, 1, 3],
    "minute_limit": [None, 1, 15],
    "at_limit": ["draw", "most_cards"],
}


def field_text(name: str, rules: Rules) -> str:
    """Return what the rules say in one field."""
    return rules_text(rules, english).split("; ")[list(FIELDS).index(name)]


@pytest.mark.parametrize("name", FIELDS)
def test_every_value_of_a_field_has_a_text_of_its_own(name: str) -> None:
    texts = [field_text(name, read_rules({name: value})) for value in VALUES[name]]
    assert len({*texts}) == len(texts)
    assert all(texts)


def test_numbers_have_their_plural(golden: Golden) -> None:
    one = read_rules({"face_down": 1, "jokers": 1, "battle_limit": 1, "trip_limit": 1, "minute_limit": 1})
    text = rules_text(one, english)
    golden.check(text)
    assert "1 joker;" in text
    golden.check(text)
    golden.check(rules_text(Rules(face_down=3), english))


def test_only_changes_are_told_of_other_rules(golden: Golden) -> None:
    golden.check(changes_text(Rules(face_down=0, jokers=2), english))
    assert changes_text(PLAYBOOK, english) == rules_text(PLAYBOOK, english)


def test_every_preset_is_listed_by_its_name_with_its_rules(golden: Golden) -> None:
    lines = list_presets(english).splitlines()
    assert [line.split()[0] for line in lines] == [*PRESETS]
    golden.check(lines[7])


def test_every_preset_has_a_title() -> None:
    titles = [preset_title(name, english) for name in PRESETS]
    assert titles[3] == "Quadruple war"
    assert len({*titles}) == len(PRESETS)


def test_rules_are_named_by_the_nearest_preset(golden: Golden) -> None:
    assert [rules_name(rules) for rules in PRESETS.values()] == [*PRESETS]
    changed = read_rules({"preset": "quick", "battle_limit": None, "face_down": "rank"})
    golden.check(rules_name(changed))
