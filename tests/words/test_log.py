"""A whole battle in words, with every card that was turned."""

from __future__ import annotations

from tests.words.tellers import log
from warapp.engine import FaceDown, Fighters, Rules, Shortage


def test_a_plain_battle() -> None:
    assert log(Rules(), "KC 2C", "7D 3D") == (
        "Battle 1. You turned the king of clubs, Ann the seven of diamonds. "
        "Your king beats the seven; you take 2 cards."
    )


def test_a_war_that_is_the_second_battle() -> None:
    assert log(Rules(), "2S 9C 2C KC 3C", "3S 9D 4D 7D 5D", number=2) == (
        "Battle 2. You turned the nine of clubs, Ann the nine of diamonds: war. Each laid 1 card face down. "
        "You turned the king of clubs, Ann the seven of diamonds. "
        "Your king beats the seven; you take 6 cards."
    )


def test_a_second_war_between_some_of_the_seats() -> None:
    assert log(Rules(face_down=0), "9C 8C 7C 2C", "9D 8D 6D 2D", "4H 5H 2H") == (
        "Battle 1. You turned the nine of clubs, Ann the nine of diamonds, Ben the four of hearts: "
        "war between you and Ann. You turned the eight of clubs, Ann the eight of diamonds: a second war. "
        "You turned the seven of clubs, Ann the six of diamonds. "
        "Your seven beats Ann's six; you take 7 cards."
    )


def test_a_war_that_everybody_joins() -> None:
    rules = Rules(face_down=FaceDown.RANK, fighters=Fighters.ALL)
    assert log(rules, "2C 4C 5C 6H", "2D 7C 8C 3S", "AC 9C 10C JC", "AD QC KC 3H", you=None).startswith(
        "Battle 1. Zoe turned the two of clubs, Ann the two of diamonds, Ben the ace of clubs, "
        "Carla the ace of diamonds: war. Everybody joins in this war. "
        "That means 11 cards face down from each. "
        "Zoe, Ann, Ben and Carla have only 3 cards each; the war needs 12."
    )


def test_short_warriors_lay_what_they_have() -> None:
    rules = Rules(face_down=3, shortage=Shortage.LAST_CARD_STAYS)
    assert log(rules, "9C 2C 3C 4C KC 5C", "9D 6D 7D", "9H", "9S 8S") == (
        "Battle 1. You turned the nine of clubs, Ann the nine of diamonds, Ben the nine of hearts, "
        "Carla the nine of spades: war. Ann, Ben and Carla have fewer than the 4 cards that the war needs. "
        "Ann and Carla fight with their last cards. Ben's nine stays on the table and fights on. "
        "You laid 3 cards face down and turned the king of clubs, "
        "Ann laid 1 card face down and turned the seven of diamonds, Ben kept the nine of hearts, "
        "Carla turned the eight of spades. Your king is the highest; you take 11 cards. "
        "Ann, Ben and Carla are out of cards. You win! All 12 cards are yours after 1 battle."
    )
    assert "You kept the nine of clubs, Ann turned the king of hearts." in log(
        Rules(face_down=0, shortage=Shortage.LAST_CARD_STAYS), "9C", "9D KH 2S"
    )


def test_a_tie_that_no_card_can_break_is_told_as_one() -> None:
    stays = Rules(fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS)
    assert log(stays, "9C", "9D", "2H 3H 4H").endswith(
        "Everybody joins in this war. You and Ann have no cards left for the war. You and Ann are out. Only "
        "Ben has cards left; Ben takes 3 cards. Ben wins. Nobody else had enough cards left for the war. "
        "All 5 cards belong to Ben after 1 battle."
    )
    assert log(stays, "9C", "9D", "2H 3H 5H", "4S 5S 6S").endswith(
        "You and Ann have no cards left for the war. You and Ann are out. The round goes on. "
        "Nothing can break the tie; 4 cards wait on the table for the next winner."
    )


def test_jokers_have_no_suit() -> None:
    assert log(Rules(), "X1 2C", "7D 3D").startswith(
        "Battle 1. You turned the joker, Ann the seven of diamonds."
    )


def test_a_round_that_a_shortage_draws() -> None:
    assert log(Rules(shortage=Shortage.DRAWS), "9C 2C", "9D 3C 4C") == (
        "Battle 1. You turned the nine of clubs, Ann the nine of diamonds: war. "
        "You have only 1 card left; the war needs 2. So there is no war; 2 cards stay on the table. "
        "It is a draw. There were too few cards for the war, and these rules call that a draw. "
        "You hold 1 card, Ann 2. 2 cards stay on the table."
    )
