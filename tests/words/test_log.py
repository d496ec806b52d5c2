"""A whole battle in words, with every card that was turned."""

from __future__ import annotations

from tests.helpers.golden_files import Golden
from tests.words.narrators import log
from warapp.engine import FaceDown, Fighters, Rules, Shortage


def test_a_plain_battle(golden: Golden) -> None:
    golden.check(log(Rules(), "KC 2C", "7D 3D"))


def test_a_war_that_is_the_second_battle(golden: Golden) -> None:
    golden.check(log(Rules(), "2S 9C 2C KC 3C", "3S 9D 4D 7D 5D", number=2))


def test_a_second_war_between_some_of_the_seats(golden: Golden) -> None:
    golden.check(log(Rules(face_down=0), "9C 8C 7C 2C", "9D 8D 6D 2D", "4H 5H 2H"))


def test_a_war_that_everybody_joins(golden: Golden) -> None:
    rules = Rules(face_down=FaceDown.RANK, fighters=Fighters.ALL)
    golden.check(log(rules, "2C 4C 5C 6H", "2D 7C 8C 3S", "AC 9C 10C JC", "AD QC KC 3H", you=None))


def test_short_warriors_lay_what_they_have(golden: Golden) -> None:
    rules = Rules(face_down=3, shortage=Shortage.LAST_CARD_STAYS)
    golden.check(log(rules, "9C 2C 3C 4C KC 5C", "9D 6D 7D", "9H", "9S 8S"))
    golden.check(log(Rules(face_down=0, shortage=Shortage.LAST_CARD_STAYS), "9C", "9D KH 2S"))


def test_a_tie_that_no_card_can_break_is_told_as_one(golden: Golden) -> None:
    stays = Rules(fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS)
    golden.check(log(stays, "9C", "9D", "2H 3H 4H"))
    golden.check(log(stays, "9C", "9D", "2H 3H 5H", "4S 5S 6S"))


def test_jokers_have_no_suit(golden: Golden) -> None:
    golden.check(log(Rules(), "X1 2C", "7D 3D"))


def test_a_round_that_a_shortage_draws(golden: Golden) -> None:
    golden.check(log(Rules(shortage=Shortage.DRAWS), "9C 2C", "9D 3C 4C"))
