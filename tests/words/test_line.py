"""The line beside the table: what it shows from each event on."""

from __future__ import annotations

import pytest

from tests.helpers.builders import battles_of, first_battle
from tests.helpers.golden_files import Golden
from tests.words.narrators import last, line, narrator
from warapp.engine import Ace, FaceDown, Fighters, Rules, Shortage, Wins
from warapp.words import Narrator, english


def test_a_plain_battle_shows_the_cards_and_then_who_takes_them(golden: Golden) -> None:
    golden.check(line(Rules(), "KC 2C", "7D 3D"))


def test_another_seat_takes_the_pot(golden: Golden) -> None:
    golden.check(last(Rules(), "8C 2C", "AD 3D"))


def test_everybody_is_named_where_nobody_reads(golden: Golden) -> None:
    golden.check(line(Rules(), "8C 2C", "AD 3D", you=None))


def test_you_may_have_any_seat_and_are_named_first(golden: Golden) -> None:
    golden.check(line(Rules(), "8C 2C", "AD 3D", you=1))


def test_a_war_keeps_the_tie_on_the_line(golden: Golden) -> None:
    golden.check(line(Rules(), "9C 2C KC 3C", "9D 4D 7D 5D"))


def test_a_war_of_wars_keeps_the_last_tie_only(golden: Golden) -> None:
    wars = line(Rules(face_down=0), "9C 8C 7C 6C 5C 4C 3C KC 2C", "9D 8D 7D 6D 5D 4D 3D QD 2D")
    golden.check([text for text in wars if text][1:])


def test_the_lowest_card_wins_in_peace(golden: Golden) -> None:
    peace = Rules(wins=Wins.LOWEST)
    golden.check(last(peace, "3C 2C", "KD 4D"))
    golden.check(last(peace, "QC 2C", "6D 4D"))
    golden.check(last(peace, "QC 2C", "X1 4D"))
    golden.check(last(peace, "QC 2C", "6D 4D", "9H 3C"))
    golden.check(last(peace, "4C 2C", "6D 4D", "9H 3C"))


def test_with_three_seats_the_highest_card_is_named(golden: Golden) -> None:
    golden.check(last(Rules(), "KC 2C", "7D 3D", "3H 3S"))
    golden.check(last(Rules(), "KC 2C", "AD 3D", "3H 3S"))


def test_two_who_are_left_of_three_are_both_named(golden: Golden) -> None:
    golden.check(last(Rules(), "KC 2C", "", "3H 3S"))
    golden.check(last(Rules(), "", "7D 3D", "3H 3S"))


def test_a_low_ace_is_explained_each_time(golden: Golden) -> None:
    low = Rules(ace=Ace.LOW)
    golden.check(last(low, "AC 2C", "2D 4D"))
    golden.check(last(low, "3C 2C", "2D 4D"))


@pytest.mark.parametrize(
    "piles",
    [
        pytest.param(("9C 2C 3C", "9D 2D 3D", "4H 2H 3H"), id="you and one"),
        pytest.param(("4C 2C 3C", "9D 2D 3D", "9H 2H 3H"), id="two others"),
        pytest.param(("9C 2C 3C", "9D 2D 3D", "9H 2H 3H"), id="all three"),
        pytest.param(("9C 2C 3C", "9D 2D 3D", "9H 2H 3H", ""), id="all but one who is out"),
        pytest.param(("X1 2C 3C", "X2 2D 3D"), id="two jokers"),
    ],
)
def test_who_goes_to_war(piles: tuple[str, ...], golden: Golden) -> None:
    golden.check(line(Rules(), *piles)[1])


def test_a_second_war_of_everybody(golden: Golden) -> None:
    wars = line(Rules(face_down=0), "9C 8C 2C", "9D 8D 3C", "9H 8H 4C")
    golden.check(wars[3])


def test_a_war_of_all_and_one_of_as_many_cards_as_the_rank_says_explain_themselves_once(
    golden: Golden,
) -> None:
    rules = Rules(face_down=FaceDown.RANK, fighters=Fighters.ALL)
    golden.check(line(rules, "3C 2C 4C 5C QC 9C", "3D 4D 5D 6D KC 9D", "2H 5H 6H 7H AD 9H")[1:])


@pytest.mark.parametrize(
    "shortage", [Shortage.LOSES, Shortage.LAST_CARD, Shortage.EQUAL_FORCE, Shortage.DRAWS]
)
def test_one_is_short(shortage: Shortage, golden: Golden) -> None:
    said = line(Rules(shortage=shortage), "9C 2C KC 3C", "9D 4D")
    golden.check(said[2])
    golden.check(said)


@pytest.mark.parametrize("shortage", [Shortage.LOSES, Shortage.LAST_CARD, Shortage.EQUAL_FORCE])
def test_one_has_no_card_left(shortage: Shortage, golden: Golden) -> None:
    golden.check(line(Rules(shortage=shortage), "9C 2C KC 3C", "9D")[2:5])


def test_a_last_card_stays_and_fights_on(golden: Golden) -> None:
    rules = Rules(shortage=Shortage.LAST_CARD_STAYS)
    golden.check(line(rules, "9C 2C KC 3C", "9D")[3:5])
    golden.check(line(rules, "9D", "9C 2C KC 3C")[3])


def test_you_are_short(golden: Golden) -> None:
    said = line(Rules(shortage=Shortage.LAST_CARD, face_down=3), "9D 3D 5D", "9C 2C KC 3C QC 4C")
    golden.check(said[3])


def test_all_are_short_alike(golden: Golden) -> None:
    golden.check(line(Rules(), "9C 2C", "9D 3C")[2:5])
    golden.check(line(Rules(shortage=Shortage.LAST_CARD), "9C 2C", "9D 3C")[4])
    golden.check(" ".join(line(Rules(shortage=Shortage.LAST_CARD), "4C 5C", "9C 2C", "9D 3C")))


def test_all_are_short_and_who_has_fewer_runs_out_first(golden: Golden) -> None:
    said = line(Rules(face_down=3), "9C 2C 3C", "9D 4C 5C 6C")
    golden.check(said[2])
    golden.check(said[4:6])


def test_others_are_short(golden: Golden) -> None:
    rules = Rules(face_down=3)
    said = line(rules, "9C 2C 3C 4C 5C", "9D 6C 7C", "9H 8C")
    golden.check(said[2:5])
    golden.check(line(rules, "9C 2C 3C 4C 5C", "9D 6C", "9H 8C")[2])
    golden.check(line(rules, "9C 2C 3C 4C 5C", "9D", "9H")[2:5])
    golden.check(" ".join(line(rules, "9C 2C", "9D 6C", "9H 3C 4C 5C 8C")))


def test_a_pot_that_nobody_takes_waits_for_the_next_winner(golden: Golden) -> None:
    piles = "9C", "9D", "2C 4C", "5C 3H"
    first = line(Rules(), *piles)
    golden.check(first[2:])
    battle = battles_of(Rules(), 2, *piles)[1]
    golden.check(narrator(Rules(), seats=4).says(battle)[1:3])


def test_the_only_seat_that_is_left_takes_the_pot_without_fighting(golden: Golden) -> None:
    golden.check(last(Rules(), "2C 4C", "9D", "9H"))
    golden.check(last(Rules(), "9C", "9D", "2C 4C"))


def test_you_are_out_and_the_round_goes_on(golden: Golden) -> None:
    golden.check(last(Rules(), "2C", "9D 3D", "4H 5H"))
    golden.check(last(Rules(), "2C", "9D 3D", "4H", "5H 6H"))
    golden.check(last(Rules(), "9C 2C", "3D", "4H", "5H 6H"))


def test_you_are_out_and_the_round_ends(golden: Golden) -> None:
    golden.check(last(Rules(), "2C", "9D 3D"))


def test_you_are_put_out_in_a_war_and_it_goes_on(golden: Golden) -> None:
    said = line(Rules(), "9C", "9D 2D 3D 4D", "9H 2H 5H 6H")
    golden.check(said[2:])


def test_the_end_of_the_round_has_the_line_for_itself(golden: Golden) -> None:
    golden.check(line(Rules(), "KC", "7D")[-2:])


def test_names_that_are_too_long_for_one_line_are_left_out(golden: Golden) -> None:
    names = ["You", *(f"{letter * 30}" for letter in "ABCDE")]
    rules = Rules(seats=6)
    battle = first_battle(rules, "2C 3C", "4C 5C", "6C 7C", "8C 9C", "10C JC", "QC KC")
    said = Narrator(names, rules, english).says(battle)
    golden.check(said[0])
    golden.check(said[1])


def recalled(rules: Rules, *piles: str, you: int | None = 0) -> str:
    """What the line shows when the first battle is looked back at."""
    return narrator(rules, you, len(piles)).recalled(first_battle(rules, *piles))


def test_a_battle_that_is_looked_back_at_is_told_in_the_past(golden: Golden) -> None:
    peace = Rules(wins=Wins.LOWEST)
    golden.check(recalled(Rules(), "QC 2C", "9D 3D"))
    golden.check(recalled(Rules(), "8C 2C", "AD 3D"))
    golden.check(recalled(Rules(), "9C 2C KC 3C", "9D 4D 7D 5D"))
    golden.check(recalled(Rules(), "KC 2C", "7D 3D", "3H 3S"))
    golden.check(recalled(Rules(), "KC 2C", "AD 3D", "3H 3S"))
    golden.check(recalled(peace, "3C 2C", "KD 4D"))
    golden.check(recalled(peace, "QC 2C", "6D 4D", "9H 3C"))
    golden.check(recalled(Rules(), "9C 2C KC 3C", "9D", "4H 2H"))
    golden.check(recalled(Rules(shortage=Shortage.DRAWS), "9C 2C KC 3C", "9D"))
    golden.check(recalled(Rules(), "9C", "9D", "4H 2H"))
