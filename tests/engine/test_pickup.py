"""Each pick-up, card by card."""

from __future__ import annotations

import pytest

from tests.helpers.builders import battles_of, first_battle, hand, only, stacked
from tests.helpers.reference_player import outputs
from tests.helpers.reference_player import shuffle as oracle_shuffle
from warapp.engine import Ace, PickUp, PotTaken, Rules, Shortage, Wins, format_cards, play_battle


def taken(rules: Rules, *piles: str) -> str:
    """The cards of the first battle's pot in the order in which they went under the winner's pile."""
    battle = first_battle(rules, *piles)
    (pot,) = only(PotTaken, battle)
    assert battle.after.piles[pot.seat][-len(pot.cards) :] == pot.cards
    return format_cards(pot.cards)


# Seat 1 wins a war against seat 0: columns 9C 2C 7C, 9D 3D KD, 5H, 6S.
WAR = "9C 2C 7C 4C", "9D 3D KD 4D", "5H 4H", "6S 4S"


@pytest.mark.parametrize(
    ("pick_up", "cards"),
    [
        (PickUp.WINNER_FIRST, "9D 3D KD 5H 6S 9C 2C 7C"),
        (PickUp.LOSER_FIRST, "5H 6S 9C 2C 7C 9D 3D KD"),
        (PickUp.SEAT_ORDER, "9C 2C 7C 9D 3D KD 5H 6S"),
        (PickUp.TURNED_OVER, "KD 7C 3D 2C 9D 5H 6S 9C"),
        (PickUp.HIGHEST_FIRST, "KD 9C 9D 7C 6S 5H 3D 2C"),
        (PickUp.SHUFFLED, "7C 3D 9D 2C 5H KD 6S 9C"),
    ],
)
def test_a_pot_goes_under_the_pile_in_the_order_of_the_pick_up(pick_up: PickUp, cards: str) -> None:
    assert taken(Rules(seats=4, pick_up=pick_up), *WAR) == cards


@pytest.mark.parametrize(
    ("pick_up", "cards"),
    [
        (PickUp.WINNER_FIRST, "KH 2C 3D"),
        (PickUp.LOSER_FIRST, "2C 3D KH"),
        (PickUp.SEAT_ORDER, "2C 3D KH"),
        (PickUp.TURNED_OVER, "KH 2C 3D"),
        (PickUp.HIGHEST_FIRST, "KH 3D 2C"),
    ],
)
def test_clockwise_goes_on_from_the_last_seat_to_seat_0(pick_up: PickUp, cards: str) -> None:
    assert taken(Rules(seats=3, pick_up=pick_up), "2C AC", "3D AD", "KH AH") == cards


@pytest.mark.parametrize(
    ("pick_up", "cards"),
    [
        (PickUp.WINNER_FIRST, "9D 3D 4D KD 6H 9C 2C AC"),
        (PickUp.LOSER_FIRST, "6H 9C 2C AC 9D 3D 4D KD"),
        (PickUp.SEAT_ORDER, "9C 2C AC 9D 3D 4D KD 6H"),
        (PickUp.TURNED_OVER, "KD 4D AC 3D 2C 9D 6H 9C"),
        (PickUp.HIGHEST_FIRST, "AC KD 9C 9D 6H 4D 3D 2C"),
    ],
)
def test_cards_of_a_seat_that_was_put_out_go_with_its_column(pick_up: PickUp, cards: str) -> None:
    rules = Rules(seats=4, face_down=2, pick_up=pick_up)
    # Seat 0 is short and out with two cards; seats 1 and 3 fight, with three cards more each.
    piles = "9C 2C AC", "9D 3D 4D KD 7D", "6H 7H", "9S 3S 4S 5S 7S"
    with_seat_3 = taken(rules, *piles).split()
    assert " ".join(card for card in with_seat_3 if not card.endswith("S")) == cards


def test_in_each_row_that_is_turned_over_the_winners_card_is_first_and_missing_cards_are_passed_over() -> (
    None
):
    rules = Rules(seats=3, face_down=2, shortage=Shortage.LAST_CARD, pick_up=PickUp.TURNED_OVER)
    assert taken(rules, "9C 5C", "2D 3D", "9H 4H 6H KH 3H") == "KH 6H 4H 5C 9H 9C 2D"


def test_cards_put_out_can_make_the_longest_column_of_a_table_turned_over() -> None:
    rules = Rules(face_down=4, pick_up=PickUp.TURNED_OVER)
    assert taken(rules, "9C 5C 6C 7C", "9D 2D 3D 4D 8D") == "7C 6C 5C 9D 9C"


@pytest.mark.parametrize("wins", Wins)
def test_highest_first_is_by_rank_regardless_of_the_winner(wins: Wins) -> None:
    rules = Rules(seats=4, jokers=4, wins=wins, pick_up=PickUp.HIGHEST_FIRST)
    assert taken(rules, "2C 3C", "AD 3D", "X2 3H", "KS 3S") == "X2 AD KS 2C"


def test_highest_first_takes_a_low_ace_last() -> None:
    rules = Rules(seats=3, ace=Ace.LOW, pick_up=PickUp.HIGHEST_FIRST)
    assert taken(rules, "2C 3C", "AD 3D", "KH 3H") == "KH 2C AD"


def test_equal_ranks_go_by_seat_and_within_a_seat_in_the_order_laid() -> None:
    rules = Rules(seats=3, pick_up=PickUp.HIGHEST_FIRST)
    war = "9C 5S 5H 7C", "5C 7D", "9H 5D KH 7H"
    assert taken(rules, *war) == "KH 9C 9H 5S 5H 5C 5D"


@pytest.mark.parametrize("pick_up", [PickUp.WINNER_FIRST, PickUp.TURNED_OVER, PickUp.HIGHEST_FIRST])
def test_a_carried_pot_goes_before_the_new_cards_in_the_order_left(pick_up: PickUp) -> None:
    rules = Rules(seats=4, pick_up=pick_up)
    _, battle = battles_of(rules, 2, "9C", "6D QD 4D", "9H", "3S KS 4S")
    assert battle.after.piles[3] == hand("4S 9C 6D 9H 3S KS QD")


def test_shuffled_shuffles_the_new_cards_but_not_a_carried_pot() -> None:
    rules = Rules(seats=4, pick_up=PickUp.SHUFFLED)
    piles = "9C", "6D 9D 2D QD 4D", "9H", "3S 9S 2S KS 4S"
    _, battle = battles_of(rules, 2, *piles)
    new = ["9S", "2S", "KS", "9D", "2D", "QD"]
    oracle_shuffle(new, outputs(0, 2)[1])  # the stream of battle 2
    assert battle.after.piles[3] == hand(f"4S 9C 6D 9H 3S {' '.join(new)}")


@pytest.mark.parametrize(("deal_number", "battle"), [(1, 1), (1, 2), (48_213, 7), (2**31 - 1, 100_000)])
def test_each_battle_of_each_deal_has_a_shuffle_of_its_own(deal_number: int, battle: int) -> None:
    rules = Rules(seats=4, pick_up=PickUp.SHUFFLED, battle_limit=None, trip_limit=1)
    state = stacked(*WAR)._replace(deal_number=deal_number, battles=battle - 1)
    (pot,) = only(PotTaken, play_battle(state, rules))
    cards = ["9D", "3D", "KD", "5H", "6S", "9C", "2C", "7C"]
    oracle_shuffle(cards, outputs(deal_number, battle)[-1])
    assert format_cards(pot.cards) == " ".join(cards)
