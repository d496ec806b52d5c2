"""The line beside the table: what it shows from each event on."""

from __future__ import annotations

import pytest

from tests.builders import battles_of, first_battle
from tests.words.tellers import last, line, teller
from warapp.engine import Ace, FaceDown, Fighters, Rules, Shortage, Wins
from warapp.words import Teller, english


def test_a_plain_battle_shows_the_cards_and_then_who_takes_them() -> None:
    assert line(Rules(), "KC 2C", "7D 3D") == [
        "You turned a king, Ann a seven.",
        "Your king beats the seven; you take 2 cards.",
    ]


def test_somebody_else_takes_the_pot() -> None:
    assert last(Rules(), "8C 2C", "AD 3D") == "Ann's ace beats your eight; Ann takes 2 cards."


def test_everybody_is_named_where_nobody_reads() -> None:
    assert line(Rules(), "8C 2C", "AD 3D", you=None) == [
        "Zoe turned an eight, Ann an ace.",
        "Ann's ace beats the eight; Ann takes 2 cards.",
    ]


def test_you_may_have_any_seat_and_are_named_first() -> None:
    assert line(Rules(), "8C 2C", "AD 3D", you=1) == [
        "You turned an ace, Zoe an eight.",
        "Your ace beats the eight; you take 2 cards.",
    ]


def test_a_war_keeps_the_tie_on_the_line() -> None:
    assert line(Rules(), "9C 2C KC 3C", "9D 4D 7D 5D") == [
        "You turned a nine, Ann a nine.",
        "Both turned a nine: war.",
        "",
        "Both turned a nine: war. Your king beats the seven; you take 6 cards.",
    ]


def test_a_war_of_wars_keeps_the_last_tie_only() -> None:
    wars = line(Rules(face_down=0), "9C 8C 7C 6C 5C 4C 3C KC 2C", "9D 8D 7D 6D 5D 4D 3D QD 2D")
    assert [text for text in wars if text][1:] == [
        "Both turned a nine: war.",
        "Both now show an eight: a second war.",
        "Both now show a seven: a third war.",
        "Both now show a six: a fourth war.",
        "Both now show a five: a fifth war.",
        "Both now show a four: a sixth war.",
        "Both now show a three: war number 7.",
        "Both now show a three: war number 7. Your king beats the queen; you take 16 cards.",
    ]


def test_the_lowest_card_wins_in_peace() -> None:
    peace = Rules(wins=Wins.LOWEST)
    assert last(peace, "3C 2C", "KD 4D") == "Your three is lower than the king; you take 2 cards."
    assert last(peace, "QC 2C", "6D 4D") == "Ann's six is lower than your queen; Ann takes 2 cards."
    assert last(peace, "QC 2C", "X1 4D") == "Your queen is lower than the joker; you take 2 cards."
    assert last(peace, "QC 2C", "6D 4D", "9H 3C") == "Ann's six is the lowest; Ann takes 3 cards."
    assert last(peace, "4C 2C", "6D 4D", "9H 3C") == "Your four is the lowest; you take 3 cards."


def test_with_three_seats_the_highest_card_is_named() -> None:
    assert last(Rules(), "KC 2C", "7D 3D", "3H 3S") == "Your king is the highest; you take 3 cards."
    assert last(Rules(), "KC 2C", "AD 3D", "3H 3S") == "Ann's ace is the highest; Ann takes 3 cards."


def test_two_who_are_left_of_three_are_both_named() -> None:
    assert last(Rules(), "KC 2C", "", "3H 3S") == "Your king beats Ben's three; you take 2 cards."
    assert last(Rules(), "", "7D 3D", "3H 3S") == "Ann's seven beats Ben's three; Ann takes 2 cards."


def test_a_low_ace_is_explained_each_time() -> None:
    low = Rules(ace=Ace.LOW)
    assert last(low, "AC 2C", "2D 4D") == (
        "Ann's two beats your ace; Ann takes 2 cards. The ace is the lowest card here."
    )
    assert last(low, "3C 2C", "2D 4D") == "Your three beats the two; you take 2 cards."


@pytest.mark.parametrize(
    ("piles", "text"),
    [
        (("9C 2C 3C", "9D 2D 3D", "4H 2H 3H"), "You and Ann turned a nine: war."),
        (("4C 2C 3C", "9D 2D 3D", "9H 2H 3H"), "Ann and Ben turned a nine: war."),
        (("9C 2C 3C", "9D 2D 3D", "9H 2H 3H"), "Everybody turned a nine: war."),
        (("9C 2C 3C", "9D 2D 3D", "9H 2H 3H", ""), "You, Ann and Ben turned a nine: war."),
        (("X1 2C 3C", "X2 2D 3D"), "Both turned a joker: war."),
    ],
)
def test_who_goes_to_war(piles: tuple[str, ...], text: str) -> None:
    assert line(Rules(), *piles)[1] == text


def test_a_second_war_of_everybody() -> None:
    wars = line(Rules(face_down=0), "9C 8C 2C", "9D 8D 3C", "9H 8H 4C")
    assert wars[3] == "Everybody now shows an eight: a second war."


def test_a_war_of_all_and_one_of_as_many_cards_as_the_rank_says_explain_themselves_once() -> None:
    rules = Rules(face_down=FaceDown.RANK, fighters=Fighters.ALL)
    assert line(rules, "3C 2C 4C 5C QC 9C", "3D 4D 5D 6D KC 9D", "2H 5H 6H 7H AD 9H")[1:] == [
        "You and Ann turned a three: war. Everybody joins in this war. "
        "That means 3 cards face down from each.",
        "",
        "You and Ann turned a three: war. Ben's ace is the highest; Ben takes 15 cards.",
    ]


SHORT = "Both turned a nine: war. Ann has only 1 card left; the war needs 2."


@pytest.mark.parametrize(
    ("shortage", "text"),
    [
        (
            Shortage.LOSES,
            f"{SHORT} Ann is out and leaves 1 card to the pot. Only you can fight on; you take 3 cards.",
        ),
        (
            Shortage.LAST_CARD,
            f"{SHORT} Ann fights with the last card. Your king beats the four; you take 5 cards.",
        ),
        (
            Shortage.EQUAL_FORCE,
            f"{SHORT} To be fair, each lays only 1 card. Ann's four beats your two; Ann takes 4 cards.",
        ),
        (Shortage.DRAWS, f"{SHORT} So there is no war; 2 cards stay on the table."),
    ],
)
def test_one_is_short(shortage: Shortage, text: str) -> None:
    said = line(Rules(shortage=shortage), "9C 2C KC 3C", "9D 4D")
    assert said[2] == SHORT
    assert text in said


NONE = "Both turned a nine: war. Ann has no cards left for the war."


@pytest.mark.parametrize("shortage", [Shortage.LOSES, Shortage.LAST_CARD, Shortage.EQUAL_FORCE])
def test_one_has_no_card_left(shortage: Shortage) -> None:
    assert line(Rules(shortage=shortage), "9C 2C KC 3C", "9D")[2:5] == [
        NONE,
        f"{NONE} Ann is out.",
        f"{NONE} Ann is out. Only you can fight on; you take 2 cards.",
    ]


def test_a_last_card_stays_and_fights_on() -> None:
    rules = Rules(shortage=Shortage.LAST_CARD_STAYS)
    assert line(rules, "9C 2C KC 3C", "9D")[3:5] == [
        f"{NONE} Ann's nine stays on the table and fights on.",
        f"{NONE} Ann's nine stays on the table and fights on. Your king beats the nine; you take 4 cards.",
    ]
    assert line(rules, "9D", "9C 2C KC 3C")[3] == (
        "Both turned a nine: war. You have no cards left for the war. "
        "Your nine stays on the table and fights on."
    )


def test_you_are_short() -> None:
    said = line(Rules(shortage=Shortage.LAST_CARD, face_down=3), "9D 3D 5D", "9C 2C KC 3C QC 4C")
    assert said[3] == (
        "Both turned a nine: war. You have only 2 cards left; the war needs 4. You fight with your last card."
    )


def test_all_are_short_alike() -> None:
    few = "Both turned a nine: war. You and Ann have only 1 card each; the war needs 2."
    said = line(Rules(), "9C 2C", "9D 3C")
    assert said[2:5] == [few, "", f"{few} Nobody can fight on; 2 cards stay on the table."]
    assert line(Rules(shortage=Shortage.LAST_CARD), "9C 2C", "9D 3C")[4] == (
        f"{few} You and Ann fight with your last cards."
    )
    assert "Ann and Ben fight with their last cards." in " ".join(
        line(Rules(shortage=Shortage.LAST_CARD), "4C 5C", "9C 2C", "9D 3C")
    )


def test_all_are_short_and_who_has_fewer_runs_out_first() -> None:
    said = line(Rules(face_down=3), "9C 2C 3C", "9D 4C 5C 6C")
    assert said[2] == (
        "Both turned a nine: war. You and Ann have fewer than the 4 cards that the war needs. "
        "Whoever has fewer runs out first."
    )
    assert said[4:6] == [
        f"{said[2]} You are out and leave 2 cards to the pot.",
        "Whoever has fewer runs out first. You are out and leave 2 cards to the pot. "
        "Only Ann can fight on; Ann takes 4 cards.",
    ]


def test_others_are_short() -> None:
    rules = Rules(face_down=3)
    said = line(rules, "9C 2C 3C 4C 5C", "9D 6C 7C", "9H 8C")
    assert said[2:5] == [
        "Everybody turned a nine: war. Ann and Ben have fewer than the 4 cards that the war needs.",
        "",
        "Everybody turned a nine: war. Ann and Ben have fewer than the 4 cards that the war needs. "
        "Ann and Ben are out and leave 3 cards to the pot.",
    ]
    assert line(rules, "9C 2C 3C 4C 5C", "9D 6C", "9H 8C")[2] == (
        "Everybody turned a nine: war. Ann and Ben have only 1 card each; the war needs 4."
    )
    assert line(rules, "9C 2C 3C 4C 5C", "9D", "9H")[2:5] == [
        "Everybody turned a nine: war. Ann and Ben have no cards left for the war.",
        "",
        "Everybody turned a nine: war. Ann and Ben have no cards left for the war. Ann and Ben are out.",
    ]
    assert "You and Ann are out and leave 2 cards to the pot." in " ".join(
        line(rules, "9C 2C", "9D 6C", "9H 3C 4C 5C 8C")
    )


def test_a_pot_that_nobody_takes_waits_for_the_next_winner() -> None:
    piles = "9C", "9D", "2C 4C", "5C 3H"
    first = line(Rules(), *piles)
    assert first[2:] == [
        "You and Ann turned a nine: war. You and Ann have no cards left for the war.",
        "",
        "You and Ann turned a nine: war. You and Ann have no cards left for the war. You and Ann are out. "
        "The round goes on.",
        "",
        "You and Ann have no cards left for the war. You and Ann are out. "
        "Nobody can fight on; 4 cards wait on the table for the next winner.",
    ]
    battle = battles_of(Rules(), 2, *piles)[1]
    assert teller(Rules(), seats=4).says(battle)[1:3] == (
        "Ben's four beats Carla's three; Ben takes 6 cards. 4 of them had waited on the table.",
        "Ben's four beats Carla's three; Ben takes 6 cards. Carla is out of cards.",
    )


def test_the_only_seat_that_is_left_takes_the_pot_without_fighting() -> None:
    assert last(Rules(), "2C 4C", "9D", "9H") == (
        "Ann and Ben turned a nine: war. Ann and Ben have no cards left for the war. Ann and Ben are out. "
        "Only you have cards left; you take 3 cards."
    )
    assert last(Rules(), "9C", "9D", "2C 4C").endswith("Only Ben has cards left; Ben takes 3 cards.")


def test_you_are_out_and_the_round_goes_on() -> None:
    assert last(Rules(), "2C", "9D 3D", "4H 5H") == (
        "Ann's nine is the highest; Ann takes 3 cards. You are out of cards. The round goes on."
    )
    assert last(Rules(), "2C", "9D 3D", "4H", "5H 6H").endswith(
        "You and Ben are out of cards. The round goes on."
    )
    assert last(Rules(), "9C 2C", "3D", "4H", "5H 6H").endswith("Ann and Ben are out of cards.")


def test_you_are_out_and_the_round_ends() -> None:
    assert (
        last(Rules(), "2C", "9D 3D") == "Ann's nine beats your two; Ann takes 2 cards. You are out of cards."
    )


def test_you_are_put_out_in_a_war_and_it_goes_on() -> None:
    said = line(Rules(), "9C", "9D 2D 3D 4D", "9H 2H 5H 6H")
    assert said[2:] == [
        "Everybody turned a nine: war. You have no cards left for the war.",
        "Everybody turned a nine: war. You have no cards left for the war. You are out. The round goes on.",
        "",
        "Everybody turned a nine: war. You have no cards left for the war. You are out. "
        "Ben's five beats Ann's three; Ben takes 7 cards.",
    ]


def test_the_end_of_the_round_has_the_line_for_itself() -> None:
    assert line(Rules(), "KC", "7D")[-2:] == [
        "Your king beats the seven; you take 2 cards. Ann is out of cards.",
        "You win! All 2 cards are yours after 1 battle.",
    ]


def test_names_that_are_too_long_for_one_line_are_left_out() -> None:
    names = ["You", *(f"{letter * 30}" for letter in "ABCDE")]
    rules = Rules(seats=6)
    battle = first_battle(rules, "2C 3C", "4C 5C", "6C 7C", "8C 9C", "10C JC", "QC KC")
    said = Teller(names, rules, english).says(battle)
    assert said[0] == "Everybody turned a card."
    assert said[1] == f"{'E' * 30}'s queen is the highest; {'E' * 30} takes 6 cards."
