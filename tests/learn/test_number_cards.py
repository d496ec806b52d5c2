"""Which numbers a lesson has, and which cards show them."""

import pytest

from tests.helpers.builders import hand
from warapp.engine import Ace, SplitMix64
from warapp.learn.number_cards import NumberCards, NumberRange, Shows
from warapp.learn.settings import Battles, LessonSettings, Minutes, Mode

UP_TO_FIVE = NumberCards(NumberRange.TO_FIVE)
UP_TO_ACE = NumberCards(NumberRange.TO_THIRTEEN, Ace.HIGH)


@pytest.mark.parametrize(
    ("cards", "numbers"),
    [
        (UP_TO_FIVE, (1, 2, 3, 4, 5)),
        (NumberCards(), (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
        (NumberCards(NumberRange.TO_THIRTEEN), (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)),
        (UP_TO_ACE, (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)),
        (NumberCards(NumberRange.TO_FIVE, Ace.HIGH), (2, 3, 4, 5, 14)),
    ],
)
def test_a_range_has_four_cards_of_each_of_its_numbers(cards: NumberCards, numbers: tuple[int, ...]) -> None:
    assert cards.numbers == numbers
    assert cards.counts(cards.deck()) == dict.fromkeys(numbers, 4)


def test_an_ace_is_one_or_fourteen() -> None:
    (ace,) = hand("AS")
    assert [cards.number(ace) for cards in (UP_TO_FIVE, UP_TO_ACE)] == [1, 14]
    assert [UP_TO_FIVE.card(1, (), SplitMix64(1)).rank, UP_TO_ACE.card(14, (), SplitMix64(1)).rank] == [
        14,
        14,
    ]


def test_faces_are_eleven_twelve_and_thirteen_or_left_out() -> None:
    assert [UP_TO_ACE.number(card) for card in hand("JC QD KH")] == [11, 12, 13]
    assert [cards.has_faces for cards in (UP_TO_FIVE, NumberCards(), UP_TO_ACE)] == [False, False, True]


def test_a_card_of_a_number_is_none_of_those_taken() -> None:
    taken = hand("7C 7D 7S")
    assert NumberCards().card(7, taken, SplitMix64(3)) == hand("7H")[0]
    with pytest.raises(ValueError, match=r"^7: all cards are taken$"):
        NumberCards().card(7, (*taken, *hand("7H")), SplitMix64(3))


def test_tens_and_ones_are_made_of_figures_alone() -> None:
    settings = LessonSettings(mode=Mode.TENS, cards=UP_TO_ACE)
    assert settings.numbers == (2, 3, 4, 5, 6, 7, 8, 9)
    assert LessonSettings(mode=Mode.ADD, cards=UP_TO_ACE).numbers == UP_TO_ACE.numbers


def test_dots_are_counted_without_numerals() -> None:
    assert LessonSettings(mode=Mode.DOTS, shows=Shows.NUMERAL).face is Shows.PIPS
    assert LessonSettings(mode=Mode.WHICH, shows=Shows.NUMERAL).face is Shows.NUMERAL


@pytest.mark.parametrize("mode", Mode)
def test_each_mode_has_a_step_and_one_or_two_cards_a_side(mode: Mode) -> None:
    two = {Mode.ADD, Mode.TAKE_AWAY, Mode.TENS, Mode.TIMES}
    assert mode.cards_each == (2 if mode in two else 1)
    assert 1 <= mode.step <= 4


def test_a_lesson_lasts_five_ten_or_fifteen_minutes_or_some_battles() -> None:
    assert [Minutes(count).count for count in (5, 10, 15)] == [5, 10, 15]
    with pytest.raises(ValueError, match=r"^minutes: 12 is not allowed; it can be 5, 10 or 15$"):
        Minutes(12)
    assert [Battles(count).count for count in (4, 100)] == [4, 100]
    with pytest.raises(ValueError, match=r"^battles: 3 is not allowed; it can be 4 to 100$"):
        Battles(3)


def test_the_rules_of_a_round_are_those_of_the_cards() -> None:
    rules = UP_TO_FIVE.rules(6)
    assert (rules.ace, rules.battle_limit, rules.face_down) == (Ace.LOW, 6, 1)
