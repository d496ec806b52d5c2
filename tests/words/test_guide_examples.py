"""The worked examples in words: told by the engine's own battle, under the rules on the table."""

from __future__ import annotations

import pytest

from tests.helpers.golden_files import Golden
from warapp.engine import PickUp, Rules, Shortage
from warapp.engine.examples import Example, ExampleName, examples
from warapp.words import english
from warapp.words.examples import example_title, example_words, not_enough_cards


def example(name: ExampleName, rules: Rules) -> Example:
    return next(found for found in examples(rules) if found.name is name)


def told(name: ExampleName, rules: Rules) -> str:
    found = example(name, rules)
    return example_words(found, ["You", "Ada", "Ben"][: found.record.rules.seats], english)


def test_the_war_of_the_playbook(golden: Golden) -> None:
    said = told(ExampleName.WAR, Rules())
    golden.check(said)


def test_three_cards_down_are_told_as_three(golden: Golden) -> None:
    said = told(ExampleName.WAR, Rules(face_down=3, pick_up=PickUp.SHUFFLED))
    golden.check(said)


@pytest.mark.parametrize(
    "shortage",
    [Shortage.LOSES, Shortage.LAST_CARD, Shortage.LAST_CARD_STAYS, Shortage.EQUAL_FORCE, Shortage.DRAWS],
)
def test_running_short_is_told_by_the_rule_on_the_table(shortage: Shortage, golden: Golden) -> None:
    golden.check(told(ExampleName.SHORT, Rules(shortage=shortage)))


def test_without_a_card_the_one_on_the_table_fights_on_where_the_rule_says_so(golden: Golden) -> None:
    said = told(ExampleName.NONE_LEFT, Rules(shortage=Shortage.LAST_CARD_STAYS))
    golden.check(said)
    assert "Ada is out." in told(ExampleName.NONE_LEFT, Rules(shortage=Shortage.LAST_CARD))


def test_a_tie_of_two_among_three(golden: Golden) -> None:
    said = told(ExampleName.TIE_OF_TWO, Rules())
    golden.check(said)


def test_every_example_has_a_title_and_a_reason_why_it_may_be_missing() -> None:
    assert len({example_title(name, english) for name in ExampleName}) == len(ExampleName)
    assert "just one card" in not_enough_cards(ExampleName.SHORT, english)
    assert "too small" in not_enough_cards(ExampleName.DOUBLE_WAR, english)
