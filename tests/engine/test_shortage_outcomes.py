"""What a shortage does to the cards and to the round."""

from __future__ import annotations

import pytest

from tests.helpers.builders import battles_of, first_battle, hand, only, texts
from warapp.engine import (
    CardsLaid,
    Fighters,
    Outcome,
    PickUp,
    PotCarried,
    PotTaken,
    Reason,
    Rules,
    SeatOut,
    Shortage,
    WarDeclared,
)

EQUAL_SHORTAGE = Outcome(Reason.EQUAL_SHORTAGE, None)


def test_loses_puts_the_remaining_cards_into_the_pot_and_the_other_wins_by_shortage() -> None:
    battle = first_battle(Rules(face_down=2), "9C AC KC", "9D 2D 3D 4D 5D")
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, 1)
    assert texts(battle.after) == ["", "2D 3D 4D 5D 9D 9C AC KC"]
    assert only(SeatOut, battle) == [SeatOut(counts=(0, 4), seat=0, cards=hand("AC KC"))]


def test_of_two_short_seats_the_one_with_fewer_cards_ran_out_first() -> None:
    battle = first_battle(Rules(face_down=2), "9C AC KC", "9D 2D")
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, 0)
    assert texts(battle.after) == ["AC KC 9C 9D 2D", ""]


def test_two_equally_short_seats_draw_and_keep_what_they_hold() -> None:
    battle = first_battle(Rules(face_down=2), "9C AC KC", "9D 2D 3D")
    assert battle.after.outcome == EQUAL_SHORTAGE
    assert texts(battle.after) == ["AC KC", "2D 3D"]
    assert battle.after.pot == hand("9C 9D")


def test_the_draw_by_equal_shortage_leaves_the_cards_of_those_put_out_in_the_pot() -> None:
    battle = first_battle(Rules(seats=3, face_down=2), "9C 2C", "9D AD", "9H")
    assert battle.after.outcome == EQUAL_SHORTAGE
    assert texts(battle.after) == ["2C", "AD", ""]
    assert battle.after.pot == hand("9C 9D 9H")


def test_a_seat_that_turned_its_last_card_does_not_keep_the_equally_short_from_a_draw() -> None:
    battle = first_battle(Rules(seats=3), "9C 2C", "9D AD", "3H")
    assert battle.after.outcome == EQUAL_SHORTAGE
    assert battle.after.pot == hand("9C 9D 3H")
    assert only(SeatOut, battle) == [SeatOut(counts=(1, 1, 0), seat=2)]


@pytest.mark.parametrize("pick_up", PickUp)
def test_equally_short_beside_two_holders_are_out_and_the_next_winner_takes_the_pot_first(
    pick_up: PickUp,
) -> None:
    rules = Rules(seats=4, pick_up=pick_up)
    tie, next_one = battles_of(rules, 2, "9C 2C", "6D KD", "9H AH", "3S 4S")
    assert tie.after.outcome is None
    assert texts(tie.after) == ["", "KD", "", "4S"]
    assert tie.after.pot == hand("9C 2C 6D 9H AH 3S")
    assert only(PotCarried, tie)[0].seats == (0, 2)
    assert next_one.after.piles[1][:6] == hand("9C 2C 6D 9H AH 3S")
    assert sorted(map(str, next_one.after.piles[1][6:])) == ["4S", "KD"]
    assert next_one.after.pot == ()
    assert next_one.after.outcome == Outcome(Reason.ALL_CARDS, 1)


def test_a_pot_left_twice_keeps_the_older_cards_first() -> None:
    piles = "9C", "9D", "3H 8H", "4S 8S", "2C 7C AH", "2D 6D KD"
    first, second, third = battles_of(Rules(seats=6), 3, *piles)
    assert first.after.pot == hand("9C 9D 3H 4S 2C 2D")
    assert second.after.pot == hand("9C 9D 3H 4S 2C 2D 8H 8S 7C 6D")
    assert third.after.piles[4] == hand("9C 9D 3H 4S 2C 2D 8H 8S 7C 6D AH KD")


def test_equally_short_beside_one_holder_leave_it_the_pot_and_the_round() -> None:
    battle = first_battle(Rules(seats=3), "9C 2C", "3D AD", "9H AH")
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, 1)
    assert texts(battle.after) == ["", "AD 9C 2C 3D 9H AH", ""]


def test_of_several_short_seats_those_with_fewer_cards_are_told_out_first() -> None:
    battle = first_battle(Rules(seats=3, face_down=3), "9C 2C 2D", "9D 4D", "9H 5H 6H 7H 8H")
    assert [(event.seat, event.cards) for event in only(SeatOut, battle)] == [
        (1, hand("4D")),
        (0, hand("2C 2D")),
    ]
    assert texts(battle.after) == ["", "", "5H 6H 7H 8H 9H 9C 2C 2D 9D 4D"]


def test_seats_that_draw_without_a_card_left_are_not_told_out() -> None:
    battle = first_battle(Rules(seats=3), "9C", "9D", "3H")
    assert texts(battle.after) == ["", "", ""]
    assert battle.after.outcome == EQUAL_SHORTAGE
    assert only(SeatOut, battle) == [SeatOut(counts=(0, 0, 0), seat=2)]


def test_those_with_fewer_cards_are_out_before_the_rest_are_equally_short() -> None:
    battle = first_battle(Rules(seats=4, face_down=3), "9C 2C 2D", "9D 4D", "9H 5H 6H", "3S 7S")
    assert [(event.seat, event.cards) for event in only(SeatOut, battle)] == [
        (1, hand("4D")),
        (0, hand("2C 2D")),
        (2, hand("5H 6H")),
    ]
    assert texts(battle.after) == ["", "", "", "7S 9C 2C 2D 9D 4D 9H 5H 6H 3S"]
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, 3)


def test_the_last_card_can_win_the_war_of_a_short_seat() -> None:
    battle = first_battle(Rules(face_down=2, shortage=Shortage.LAST_CARD), "9C AC", "9D 2D 3D 4D KD")
    assert texts(battle.after) == ["9C AC 9D 2D 3D 4D", "KD"]
    assert battle.after.outcome is None


def test_a_short_seat_that_loses_with_its_last_card_loses_the_round_by_cards() -> None:
    battle = first_battle(Rules(face_down=2, shortage=Shortage.LAST_CARD), "9C 2C", "9D 2D 3D 4D KD")
    assert battle.after.outcome == Outcome(Reason.ALL_CARDS, 1)
    assert texts(battle.after) == ["", "KD 9D 2D 3D 4D 9C 2C"]


@pytest.mark.parametrize(
    ("turned", "piles", "outcome"),
    [
        ("8D", ["9C 9D 2D 8D", "5D"], None),  # the nine that stays beats the eight
        ("TD", ["", "5D 9D 2D 10D 9C"], Outcome(Reason.ALL_CARDS, 1)),
    ],
)
def test_a_card_that_stays_fights_on(turned: str, piles: list[str], outcome: Outcome | None) -> None:
    battle = first_battle(Rules(shortage=Shortage.LAST_CARD_STAYS), "9C", f"9D 2D {turned} 5D")
    assert texts(battle.after) == piles
    assert battle.after.outcome == outcome


def test_a_card_that_stays_can_tie_again_until_both_have_nothing_left() -> None:
    battle = first_battle(Rules(shortage=Shortage.LAST_CARD_STAYS), "9C", "9D 2D 9H 3D 9S")
    assert [event.depth for event in only(WarDeclared, battle)] == [1, 2, 3]
    assert [str(x.face_up) for e in only(CardsLaid, battle) for x in e.laid] == ["9C", "9H", "9C", "9S"]
    assert battle.after.outcome == EQUAL_SHORTAGE
    assert battle.after.pot == hand("9C 9D 2D 9H 3D 9S")


def test_with_all_fighting_the_last_card_of_an_untied_seat_stays_and_may_win() -> None:
    rules = Rules(seats=3, fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS)
    battle = first_battle(rules, "9C 2C 3C 4C", "9D 2D 6D 4D", "8H")
    assert only(WarDeclared, battle)[0].warriors == (0, 1, 2)
    assert [(x.seat, str(x.face_up), x.stays) for x in only(CardsLaid, battle)[0].laid] == [
        (0, "3C", False),
        (1, "6D", False),
        (2, "8H", True),
    ]
    assert texts(battle.after) == ["4C", "4D", "8H 9C 2C 3C 9D 2D 6D"]


def everybody_stays(seats: int) -> Rules:
    return Rules(seats=seats, fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS)


def test_a_tie_that_no_card_of_the_tied_can_break_leaves_the_pot_to_the_one_who_has_cards() -> None:
    battle = first_battle(everybody_stays(3), "9C", "9D", "2H 3H 4H")
    assert [event.depth for event in only(WarDeclared, battle)] == [1]
    assert only(CardsLaid, battle) == []
    assert [event.seat for event in only(SeatOut, battle)] == [0, 1]
    assert texts(battle.after) == ["", "", "3H 4H 9C 9D 2H"]
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, 2)


def test_such_a_tie_in_a_second_war_ends_it_there_and_not_before() -> None:
    battle = first_battle(everybody_stays(3), "9C 2C 8C", "9D 2D 8D", "2H 3H 4H 5H")
    assert [event.depth for event in only(WarDeclared, battle)] == [1, 2]
    assert texts(battle.after) == ["", "", "5H 9C 2C 8C 9D 2D 8D 2H 3H 4H"]
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, 2)


def test_such_a_tie_beside_two_holders_leaves_the_pot_to_the_next_winner() -> None:
    battle = first_battle(everybody_stays(5), "9C", "9D", "2H 3H", "4S 5S", "6C")
    assert texts(battle.after) == ["", "", "3H", "5S", ""]
    assert battle.after.pot == hand("9C 9D 2H 4S 6C")
    assert battle.after.outcome is None
    assert only(PotCarried, battle)[0].seats == (0, 1)
    assert [event.seat for event in only(SeatOut, battle)] == [0, 1, 4]


def test_such_a_tie_where_nobody_else_holds_a_card_is_a_draw_of_those_who_tied() -> None:
    battle = first_battle(everybody_stays(3), "9C", "9D", "3H")
    assert battle.after.outcome == EQUAL_SHORTAGE
    assert only(PotCarried, battle)[0].seats == (0, 1)
    assert [event.seat for event in only(SeatOut, battle)] == [2]


def test_one_card_of_the_tied_is_enough_to_fight_such_a_tie_out() -> None:
    battle = first_battle(everybody_stays(3), "9C", "9D 3D", "2H KH 4H 5H")
    assert [(x.seat, str(x.face_up), x.stays) for x in only(CardsLaid, battle)[0].laid] == [
        (0, "9C", True),
        (1, "3D", False),
        (2, "4H", False),
    ]
    assert texts(battle.after) == ["9C 9D 3D 2H KH 4H", "", "5H"]


def test_with_all_fighting_an_untied_short_seat_is_treated_as_any_warrior() -> None:
    rules = Rules(seats=3, fighters=Fighters.ALL)
    battle = first_battle(rules, "9C 2C 3C 4C", "9D 2D 6D 4D", "8H AH")
    assert only(SeatOut, battle) == [SeatOut(counts=(3, 3, 0), seat=2, cards=hand("AH"))]
    assert texts(battle.after) == ["4C", "4D 9D 2D 6D 8H AH 9C 2C 3C", ""]


def test_with_all_fighting_and_all_short_an_untied_seat_with_the_most_cards_takes_the_pot() -> None:
    rules = Rules(seats=3, face_down=4, fighters=Fighters.ALL)
    battle = first_battle(rules, "9C 2C", "9D", "8H 2H 3H")
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, 2)
    assert texts(battle.after) == ["", "", "2H 3H 8H 9C 2C 9D"]


def test_equal_force_lays_what_the_weakest_can() -> None:
    rules = Rules(seats=3, face_down=4, shortage=Shortage.EQUAL_FORCE)
    battle = first_battle(rules, "9C 2C AC 4C", "9D 2D 3D", "9H")
    assert texts(battle.after) == ["4C 9C 2C AC 9D 2D 3D 9H", "", ""]
    assert battle.after.outcome == Outcome(Reason.ALL_CARDS, 0)  # an ace took it; seat 2 was put out before


@pytest.mark.parametrize("fighters", Fighters)
def test_draws_ends_the_round_at_once_and_leaves_everything_where_it_is(fighters: Fighters) -> None:
    rules = Rules(seats=3, shortage=Shortage.DRAWS, fighters=fighters)
    battle = first_battle(rules, "9C 2C", "9D 2D 3D", "8H AH KH")
    assert battle.after.outcome == Outcome(Reason.SHORTAGE, None)
    assert texts(battle.after) == ["2C", "2D 3D", "AH KH"]
    assert battle.after.pot == hand("9C 9D 8H")
    assert battle.after.battles == 1


def test_draws_looks_at_untied_seats_only_where_all_fight() -> None:
    piles = "9C 2C 3C", "9D 2D 4D", "8H"
    tied = first_battle(Rules(seats=3, shortage=Shortage.DRAWS), *piles)
    everybody = first_battle(Rules(seats=3, shortage=Shortage.DRAWS, fighters=Fighters.ALL), *piles)
    assert tied.after.outcome == Outcome(Reason.ALL_CARDS, 1)
    assert everybody.after.outcome == Outcome(Reason.SHORTAGE, None)


def test_a_pot_that_a_turned_card_takes_gives_all_cards_though_a_seat_was_put_out_on_the_way() -> None:
    battle = first_battle(Rules(seats=3), "9C 2C 3C", "9D 2D 4D", "9H AH")
    assert battle.after.outcome == Outcome(Reason.ALL_CARDS, 1)


def test_a_shortage_beside_a_holder_does_not_end_the_round() -> None:
    battle = first_battle(Rules(seats=3), "9C 2C", "9D 2D 4D", "3H AH")
    assert battle.after.outcome is None
    assert texts(battle.after) == ["", "2D 4D 9D 3H 9C 2C", "AH"]


@pytest.mark.parametrize(
    ("piles", "taker", "card"),
    [
        (("9C 2C 3C", "9D"), 0, "9C"),
        (("9C 2C 8C 3C 4C", "9D 2D 8D"), 0, "8C"),
        (("9C", "9D", "2S 3S"), 2, "2S"),
        (("9C 2C 8C", "9D 2D 8D", "2S 3S"), 2, "2S"),  # its card, though the last war was fought without it
    ],
)
def test_a_pot_taken_without_turning_tells_the_last_card_that_the_taker_has_on_the_table(
    piles: tuple[str, ...], taker: int, card: str
) -> None:
    (taken,) = only(PotTaken, first_battle(Rules(seats=len(piles)), *piles))
    assert (taken.seat, taken.turned, str(taken.card)) == (taker, False, card)
