"""A forecast in words: the sentence on top, the numbers, the warning, the remedies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.helpers.golden_files import Golden
from warapp.engine import Reason, Rules
from warapp.words import english
from warapp.words.forecast_text import (
    ForecastSummary,
    Quantiles,
    headline,
    odd_cards_words,
    remedy_name,
    remedy_result,
    rows,
    warning,
)

PLAIN = ForecastSummary(
    rounds=10_000,
    battles=Quantiles(150, 222, 400, 500),
    minutes=Quantiles(4.6, 6.2, 12.4, 14.8),
    drawn=0.1,
    drawn_by={Reason.BATTLE_LIMIT: 0.098, Reason.EQUAL_SHORTAGE: 0.002},
    at_limit=0.098,
    endless=0.0,
    chances=(0.44, 0.46),
    wars=13.25,
    longest_war=5,
)


def outlook(**changes: Any) -> ForecastSummary:
    return replace(PLAIN, **changes)


def test_one_sentence_says_how_long_and_how_often_a_draw(golden: Golden) -> None:
    golden.check(headline(PLAIN, english))


@pytest.mark.parametrize(
    "minutes",
    [
        pytest.param((0.2, 0.5, 0.9, 2), id="0.2, 0.5, 0.9, 2"),
        pytest.param((0.2, 0.9, 1.2, 2), id="0.2, 0.9, 1.2, 2"),
        pytest.param((0.2, 2, 3.4, 9), id="0.2, 2, 3.4, 9"),
        pytest.param((6.6, 7, 7.3, 8), id="6.6, 7, 7.3, 8"),
        pytest.param((80, 85, 89, 120), id="80, 85, 89, 120"),
        pytest.param((45, 90, 150, 200), id="45, 90, 150, 200"),
    ],
)
def test_the_length_in_words(minutes: tuple[float, float, float, float], golden: Golden) -> None:
    golden.check(headline(outlook(minutes=Quantiles(*minutes)), english))


@pytest.mark.parametrize("share", [0.0, 0.009, 0.14, 0.25, 0.31, 0.94, 0.97, 1.0])
def test_draws_in_words(share: float, golden: Golden) -> None:
    golden.check(headline(outlook(drawn=share), english))


@pytest.mark.parametrize("share", [0.009, 0.02, 0.6, 0.99])
def test_endless_rounds_in_words(share: float, golden: Golden) -> None:
    golden.check(headline(outlook(endless=share), english))


def test_the_numbers_are_named(golden: Golden) -> None:
    golden.check([f"{name}: {value}" for name, value in rows(PLAIN, ["Zoe", "Ann"], english)])


def test_numbers_at_the_edges(golden: Golden) -> None:
    told = dict(rows(outlook(drawn=0.999, longest_war=0, minutes=Quantiles(1, 200, 300, 400)), "ab", english))
    golden.check(told["Draws"])
    assert told["Longest war"] == "–"
    golden.check(told["Half of all rounds end within"])


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words_but_the_one_that_is_never_drawn(reason: Reason) -> None:
    name = rows(outlook(drawn_by={reason: 0.1}), "ab", english)[3][0]
    assert (name == "… ") == (reason is Reason.ALL_CARDS)


@pytest.mark.parametrize(("drawn", "endless"), [(0.25, 0.0), (0.26, 0.0), (0.0, 0.26), (0.2, 0.2)])
def test_a_quarter_of_bad_ends_is_warned_of(drawn: float, endless: float, golden: Golden) -> None:
    golden.check(warning(outlook(drawn=drawn, endless=endless), english))


def test_an_odd_number_of_cards_is_named() -> None:
    assert "51 cards" in odd_cards_words(Rules(seats=3), english)


def test_remedies_in_words(golden: Golden) -> None:
    golden.check(remedy_name("shuffled", Rules(), english))
    one_fewer = Rules(seats=3, cards_each=16)
    golden.check(remedy_name("one_card_fewer", one_fewer, english))
    golden.check(remedy_name("limit", Rules(battle_limit=300), english))
    golden.check(remedy_result(0.0, 0.0, english))
    golden.check(remedy_result(0.001, 0.0, english))
    golden.check(remedy_result(0.02, 0.12, english))
