"""Where a round stands: cards, places, and what to do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.builders import hand, stacked
from tests.words.tellers import NAMES, ended, teller
from warapp.engine import PLAYBOOK, AtLimit, Reason, Rules, State, deal
from warapp.words import english
from warapp.words.position import position_words


def test_a_fresh_deal() -> None:
    assert position_words(deal(PLAYBOOK, 1), NAMES, english) == "You hold 26 cards, Ann 26."


def test_everything_that_lies_somewhere_is_told() -> None:
    state = replace(ended(Reason.EQUAL_SHORTAGE, None, "2C", "", "3C", pot="9C"), set_aside=hand("AS"))
    assert position_words(state, NAMES, english) == (
        "You hold 1 card, Ann none, Ben 1. 9 battles played. 1 card on the table. 1 card set aside."
    )


def test_everybody_is_named_where_nobody_reads() -> None:
    assert position_words(stacked("", "KD"), NAMES, english, you=None) == "Zoe holds no cards, Ann 1."
    assert position_words(stacked("AS", "KD"), NAMES, english, you=1) == "You hold 1 card, Zoe 1."


def start(state: State, rules: Rules | None = None) -> str:
    return teller(rules or Rules(), seats=len(state.piles)).start(state)


def test_the_line_on_a_fresh_deal() -> None:
    assert start(deal(PLAYBOOK, 1)) == "26 cards each. Press Space to turn cards."
    three = Rules(seats=3)
    assert start(deal(three, 1), three) == "17 cards each. 1 card set aside. Press Space to turn cards."


def test_the_line_on_given_cards() -> None:
    assert start(stacked("AS KD", "3C")) == "You hold 2 cards, Ann 1. Press Space to turn cards."
    assert start(stacked("AS", "")) == "You win! Nobody else has any cards."


def test_what_to_do_next() -> None:
    say = teller(Rules(), seats=3).what_next
    assert say(stacked("AS", "KD", "")) == "Press Space to turn cards."
    assert say(stacked("", "KD", "AS")) == "The others play on: press Turn cards, or Play to the end."
    assert say(ended(Reason.ALL_CARDS, 1, "", "KD", "")) == (
        "Press New round to deal again, or Restart this deal to play the same cards once more."
    )
    assert teller(Rules(), None, 3).what_next(stacked("", "KD", "AS")) == "Press Space to turn cards."


MOST = Rules(at_limit=AtLimit.MOST_CARDS)


@pytest.mark.parametrize(
    ("out", "state", "rules", "text"),
    [
        ([], stacked("AS", "KD", "2C"), MOST, "Still in: you, Ann and Ben."),
        ([0], stacked("", "KD", "2C"), MOST, "Still in: Ann and Ben. Third: you."),
        ([2, 0], ended(Reason.ALL_CARDS, 1, "", "KD", ""), MOST, "First: Ann. Second: you. Third: Ben."),
        (
            [2],
            ended(Reason.BATTLE_LIMIT, 1, "AS", "KD 2C", "", "3C"),
            MOST,
            "First: Ann. Second: you and Carla. Fourth: Ben.",
        ),
        (
            [],
            ended(Reason.TIME_LIMIT, None, "AS", "KD 2C", "3D 3C"),
            MOST,
            "First: Ann and Ben. Third: you.",
        ),
        ([1], ended(Reason.TIME_LIMIT, None, "AS", "", "3D 3C"), Rules(), "First: you and Ben. Third: Ann."),
        (
            [1],
            ended(Reason.EQUAL_SHORTAGE, None, "4C", "", "3D 3C", pot="9C 9D"),
            MOST,
            "First: you and Ben. Third: Ann.",
        ),
        ([], ended(Reason.SHORTAGE, None, "4C", "", pot="9C 9D"), MOST, "First: you and Ann."),
        ([], ended(Reason.SHORTAGE, 0, "4C", "", ""), MOST, "First: you. Second: Ann and Ben."),
        (
            [1, 2, 3, 4, 5],
            ended(Reason.ALL_CARDS, 0, "4C", "", "", "", "", ""),
            MOST,
            "First: you. Second: Emil. Third: Dora. Fourth: Carla. Fifth: Ben. Sixth: Ann.",
        ),
    ],
)
def test_places(out: list[int], state: State, rules: Rules, text: str) -> None:
    assert teller(rules, seats=len(state.piles)).places(out, state) == text
