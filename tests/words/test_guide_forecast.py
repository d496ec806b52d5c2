"""A forecast in words: the sentence on top, the numbers, the warning, the remedies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from warapp.engine import Reason, Rules
from warapp.words import english
from warapp.words.forecast_text import (
    Outlook,
    Spread,
    headline,
    odd_cards_words,
    remedy_name,
    remedy_result,
    rows,
    warning,
)

PLAIN = Outlook(
    rounds=10_000,
    battles=Spread(150, 222, 400, 500),
    minutes=Spread(4.6, 6.2, 12.4, 14.8),
    drawn=0.1,
    drawn_by={Reason.BATTLE_LIMIT: 0.098, Reason.EQUAL_SHORTAGE: 0.002},
    at_limit=0.098,
    endless=0.0,
    chances=(0.44, 0.46),
    wars=13.25,
    longest_war=5,
)


def outlook(**changes: Any) -> Outlook:
    return replace(PLAIN, **changes)


def test_one_sentence_says_how_long_and_how_often_a_draw() -> None:
    assert headline(PLAIN, english) == "Typically 5 to 12 minutes. 1 round in 10 is a draw."


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        ((0.2, 0.5, 0.9, 2), "Typically less than a minute."),
        ((0.2, 0.9, 1.2, 2), "Typically about 1 minute."),
        ((0.2, 2, 3.4, 9), "Typically 1 to 3 minutes."),
        ((6.6, 7, 7.3, 8), "Typically about 7 minutes."),
        ((80, 85, 89, 120), "Typically 80 to 89 minutes."),
        ((45, 90, 150, 200), "Typically 0.8 to 2.5 hours."),
    ],
)
def test_the_length_in_words(minutes: tuple[float, float, float, float], said: str) -> None:
    assert headline(outlook(minutes=Spread(*minutes)), english).startswith(said)


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.0, "There are no draws."),
        (0.009, "Hardly any round is a draw."),
        (0.14, "1 round in 7 is a draw."),
        (0.25, "1 round in 4 is a draw."),
        (0.31, "3 rounds in 10 are a draw."),
        (0.94, "9 rounds in 10 are a draw."),
        (0.97, "Nearly every round is a draw."),
        (1.0, "Nearly every round is a draw."),
    ],
)
def test_draws_in_words(share: float, said: str) -> None:
    assert headline(outlook(drawn=share), english).endswith(said)


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.009, "is a draw."),
        (0.02, "1 round in 50 would never end."),
        (0.6, "6 rounds in 10 would never end."),
        (0.99, "Nearly every round would never end."),
    ],
)
def test_endless_rounds_in_words(share: float, said: str) -> None:
    assert headline(outlook(endless=share), english).endswith(said)


def test_the_numbers_are_named() -> None:
    assert rows(PLAIN, ["Zoe", "Ann"], english) == [
        ("Half of all rounds end within", "222 battles, 6 minutes"),
        ("9 rounds in 10 end within", "500 battles, 15 minutes"),
        ("Draws", "10 in 100"),
        ("… by the limit of battles", "10 in 100"),
        ("… all at war equally short of cards", "fewer than 1 in 100"),
        ("Ended by a limit", "10 in 100"),
        ("Would never end", "0 in 100"),
        ("You win", "44 in 100"),
        ("Ann wins", "46 in 100"),
        ("Wars in a round", "13.2"),
        ("Deepest war", "5 wars in one battle"),
    ]


def test_numbers_at_the_edges() -> None:
    told = dict(rows(outlook(drawn=0.999, longest_war=0, minutes=Spread(1, 200, 300, 400)), "ab", english))
    assert told["Draws"] == "more than 99 in 100"
    assert told["Deepest war"] == "–"
    assert told["Half of all rounds end within"] == "222 battles, 3.3 hours"


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words_but_the_one_that_is_never_drawn(reason: Reason) -> None:
    name = rows(outlook(drawn_by={reason: 0.1}), "ab", english)[3][0]
    assert (name == "… ") == (reason is Reason.ALL_CARDS)


@pytest.mark.parametrize(
    ("drawn", "endless", "said"),
    [
        (0.25, 0.0, ""),
        (0.26, 0.0, "With these rules many rounds have no winner."),
        (0.0, 0.26, "With these rules many rounds would go on for ever."),
        (0.2, 0.2, "With these rules many rounds have no winner or would go on for ever."),
    ],
)
def test_a_quarter_of_bad_ends_is_warned_of(drawn: float, endless: float, said: str) -> None:
    assert warning(outlook(drawn=drawn, endless=endless), english) == said


def test_an_odd_number_of_cards_is_named() -> None:
    assert "51 cards" in odd_cards_words(Rules(seats=3), english)


def test_remedies_in_words() -> None:
    assert remedy_name("shuffled", Rules(), english) == "Shuffle the won cards"
    one_fewer = Rules(seats=3, cards_each=16)
    assert remedy_name("one_card_fewer", one_fewer, english) == "Deal one card fewer, so 16 cards each"
    assert remedy_name("limit", Rules(battle_limit=300), english) == "After 300 battles the most cards win"
    assert remedy_result(0.0, 0.0, english) == "no round is drawn or endless then"
    assert remedy_result(0.001, 0.0, english) == "hardly any round is drawn or endless then"
    assert remedy_result(0.02, 0.12, english) == "12 rounds in 100 are drawn or endless then"
