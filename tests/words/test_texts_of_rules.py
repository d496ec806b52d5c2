"""Everything that is said of rules, word for word: the guide of each preset, the fields and their values."""

from __future__ import annotations

import pytest

from tests.helpers.golden_files import Golden
from tests.words.test_rules_text import VALUES, field_text
from warapp.engine import FIELDS, PRESETS, Rules, read_rules
from warapp.engine.examples import ExampleName
from warapp.words import english
from warapp.words.examples import example_title, not_enough_cards
from warapp.words.fields import choice_name, field_help, field_name, preset_help, without_effect
from warapp.words.guide.advice import quadruple_war, tips, whole_round
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide
from warapp.words.rules_text import changes_text, preset_title


@pytest.mark.parametrize("name", PRESETS)
def test_the_guide_of_a_preset(name: str, golden: Golden) -> None:
    for section in guide(PRESETS[name], english):
        golden.check([f"# {section.title}", *section.paragraphs])


def test_the_parts_of_the_guide_that_no_rule_changes(golden: Golden) -> None:
    for section in (quadruple_war(english), tips(english), whole_round(english)):
        golden.check([f"# {section.title}", *section.paragraphs])


@pytest.mark.parametrize("name", PRESETS)
def test_the_questions_on_a_preset(name: str, golden: Golden) -> None:
    for question in questions(PRESETS[name], english):
        golden.check(f"{question.asked} {question.answer}")


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_in_short(name: str, golden: Golden) -> None:
    golden.check(
        [preset_title(name, english), preset_help(name, english), changes_text(PRESETS[name], english)]
    )


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_and_its_values(name: str, golden: Golden) -> None:
    golden.check(field_name(name, english))
    for value in VALUES[name]:
        rules = read_rules({name: value})
        golden.check([field_text(name, rules), field_help(name, rules, english)], case=f"{name}={value}")


@pytest.mark.parametrize(
    "name", ["lowest_rank", "ace", "wins", "fighters", "shortage", "pick_up", "at_limit"]
)
def test_what_the_choices_are_called(name: str, golden: Golden) -> None:
    field = FIELDS[name]
    golden.check([choice_name(name, value, english) for value in (*field.numbers, *field.words)])


def test_fields_that_change_nothing(golden: Golden) -> None:
    for name in ("fighters", "at_limit"):
        golden.check(without_effect(name, Rules(battle_limit=None), english), case=name)


@pytest.mark.parametrize("name", ExampleName)
def test_an_example_and_why_it_may_be_missing(name: ExampleName, golden: Golden) -> None:
    golden.check([example_title(name, english), not_enough_cards(name, english)])
