"""Turning, wars and who fights in them, and the events that tell it."""

from __future__ import annotations

import pytest

from tests.helpers.builders import first_battle, hand, hands, only, stacked, texts
from warapp.engine import (
    PLAYBOOK,
    Ace,
    CardsLaid,
    CardsTurned,
    FaceDown,
    Fighters,
    Laid,
    Outcome,
    PotTaken,
    RanShort,
    Reason,
    RoundEnded,
    RoundOver,
    Rules,
    SeatOut,
    WarDeclared,
    Wins,
    deal,
    play_battle,
)

OPEN = Rules(seats=3, face_down=0)


def test_the_best_card_alone_takes_the_pot() -> None:
    battle = first_battle(PLAYBOOK, "9C 2C", "KD 3D")
    nine, king = hand("9C KD")
    assert battle.events == (
        CardsTurned(counts=(1, 1), cards=(nine, king)),
        PotTaken(counts=(1, 3), seat=1, cards=(king, nine), turned=True, card=king),
    )
    assert str(battle.after) == "#1 2C | 3D KD 9C"
    assert (battle.number, battle.wars) == (1, 0)


def test_a_battle_with_a_war_tells_every_step_with_the_counts_after_it() -> None:
    battle = first_battle(PLAYBOOK, "9C 2C KC 3C", "9D 4D 7D")
    assert battle.events == (
        CardsTurned(counts=(3, 2), cards=hand("9C 9D")),
        WarDeclared(counts=(3, 2), depth=1, warriors=(0, 1), tied=(0, 1), rank=9, need=2),
        CardsLaid(
            counts=(1, 0),
            depth=1,
            laid=(Laid(0, hand("2C"), hand("KC")[0]), Laid(1, hand("4D"), hand("7D")[0])),
        ),
        PotTaken(counts=(7, 0), seat=0, cards=hand("9C 2C KC 9D 4D 7D"), turned=True, card=hand("KC")[0]),
        SeatOut(counts=(7, 0), seat=1),
        RoundEnded(counts=(7, 0), outcome=Outcome(Reason.ALL_CARDS, 0)),
    )
    assert battle.wars == 1


def test_a_battle_that_a_shortage_ends_tells_who_ran_short_and_what_went_into_the_pot() -> None:
    battle = first_battle(PLAYBOOK, "9C 2C", "9D 4D 7D")
    assert battle.events == (
        CardsTurned(counts=(1, 2), cards=hand("9C 9D")),
        WarDeclared(counts=(1, 2), depth=1, warriors=(0, 1), tied=(0, 1), rank=9, need=2),
        RanShort(counts=(1, 2), seat=0, held=1, need=2),
        SeatOut(counts=(0, 2), seat=0, cards=hand("2C")),
        PotTaken(counts=(0, 5), seat=1, cards=hand("9D 9C 2C"), turned=False, card=hand("9D")[0]),
        RoundEnded(counts=(0, 5), outcome=Outcome(Reason.SHORTAGE, 1)),
    )


def test_a_seat_that_is_out_turns_nothing() -> None:
    (turned,) = only(CardsTurned, first_battle(Rules(seats=4), "9C 2C", "", "KH 2H", ""))
    assert turned.cards == (hand("9C")[0], None, hand("KH")[0], None)


def test_a_lower_pair_below_a_better_card_is_no_tie() -> None:
    battle = first_battle(Rules(seats=3), "9C 2C", "9D 2D", "KH 2H")
    assert battle.wars == 0
    assert texts(battle.after) == ["2C", "2D", "2H KH 9C 9D"]


def test_only_the_tied_go_to_war_and_the_face_up_cards_of_others_do_not_count_again() -> None:
    battle = first_battle(OPEN, "9C 2C 3C", "9D 5D 3D", "8H AH 3H")
    (war,) = only(WarDeclared, battle)
    assert (war.warriors, war.tied) == ((0, 1), (0, 1))
    assert texts(battle.after) == ["3C", "3D 9D 5D 8H 9C 2C", "AH 3H"]


def test_a_warrior_that_loses_the_first_war_does_not_fight_the_second() -> None:
    battle = first_battle(OPEN, "9C 5C 7C 3C", "9D 5D 6D 3D", "9H 2H AH 3H")
    assert [(war.depth, war.warriors, war.tied) for war in only(WarDeclared, battle)] == [
        (1, (0, 1, 2), (0, 1, 2)),
        (2, (0, 1), (0, 1)),
    ]
    assert texts(battle.after) == ["3C 9C 5C 7C 9D 5D 6D 9H 2H", "3D", "AH 3H"]
    assert battle.wars == 2


def test_with_all_fighting_a_seat_that_lost_the_first_war_may_win_the_second() -> None:
    rules = Rules(seats=3, face_down=0, fighters=Fighters.ALL)
    battle = first_battle(rules, "9C 5C 7C 3C", "9D 5D 6D 3D", "8H 2H AH 3H")
    assert [(war.warriors, war.tied) for war in only(WarDeclared, battle)] == [
        ((0, 1, 2), (0, 1)),
        ((0, 1, 2), (0, 1)),
    ]
    assert texts(battle.after) == ["3C", "3D", "3H 8H 2H AH 9C 5C 7C 9D 5D 6D"]


def test_with_all_fighting_a_seat_put_out_in_this_battle_fights_no_further_war_of_it() -> None:
    rules = Rules(seats=4, face_down=0, fighters=Fighters.ALL)
    battle = first_battle(rules, "9C 5C 7C 3C", "9D 5D 6D 3D", "8H", "2S 4S AS")
    assert [war.warriors for war in only(WarDeclared, battle)] == [(0, 1, 2, 3), (0, 1, 3)]
    assert texts(battle.after) == ["3C", "3D", "", "2S 4S AS 9C 5C 7C 9D 5D 6D 8H"]


def test_with_all_fighting_a_seat_that_was_out_before_the_battle_does_not_fight() -> None:
    rules = Rules(seats=3, face_down=0, fighters=Fighters.ALL)
    (war,) = only(WarDeclared, first_battle(rules, "9C 5C 3C", "", "9H 6H 3H"))
    assert war.warriors == (0, 2)


@pytest.mark.parametrize(
    ("rules", "turned", "winner"),
    [
        (Rules(), "AC KD", 0),
        (Rules(), "2C AD", 1),
        (Rules(ace=Ace.LOW), "AC KD", 1),
        (Rules(ace=Ace.LOW), "2C AD", 0),
        (Rules(wins=Wins.LOWEST), "AC KD", 1),
        (Rules(wins=Wins.LOWEST), "2C AD", 0),
        (Rules(wins=Wins.LOWEST, ace=Ace.LOW), "AC 2D", 0),
        (Rules(), "10C JD", 1),
        (Rules(jokers=2), "X1 AD", 0),
        (Rules(jokers=2, ace=Ace.LOW), "X1 KD", 0),
        (Rules(jokers=2, wins=Wins.LOWEST), "X1 AD", 1),
        (Rules(jokers=2, wins=Wins.LOWEST, ace=Ace.LOW), "X1 KD", 1),
        (Rules(jokers=0), "AC X4", 1),  # given piles may hold cards that the rules' own deck has not
    ],
)
def test_the_better_card_is_the_rules_business(rules: Rules, turned: str, winner: int) -> None:
    first, second = turned.split()
    battle = first_battle(rules, f"{first} 3C", f"{second} 3D")
    assert only(PotTaken, battle)[0].seat == winner


@pytest.mark.parametrize(("first", "second"), [("X1", "X3"), ("9C", "9S"), ("AC", "AD")])
def test_suits_never_matter_and_jokers_are_equal(first: str, second: str) -> None:
    battle = first_battle(Rules(face_down=0), f"{first} 2C 5C", f"{second} 4D 5D")
    assert battle.wars == 1
    assert only(PotTaken, battle)[0].seat == 1


@pytest.mark.parametrize(
    ("ace", "tied", "need"),
    [
        (Ace.HIGH, "2", 3),
        (Ace.HIGH, "9", 10),
        (Ace.HIGH, "10", 11),
        (Ace.HIGH, "J", 11),
        (Ace.HIGH, "Q", 11),
        (Ace.HIGH, "K", 11),
        (Ace.HIGH, "A", 12),
        (Ace.LOW, "A", 2),
        (Ace.LOW, "K", 11),
    ],
)
def test_a_war_of_the_tied_rank_needs_as_many_cards(ace: Ace, tied: str, need: int) -> None:
    rules = Rules(ace=ace, face_down=FaceDown.RANK)
    (war,) = only(WarDeclared, first_battle(rules, f"{tied}C 3C", f"{tied}D"))
    assert war.need == need


@pytest.mark.parametrize("ace", Ace)
def test_a_war_of_jokers_needs_eleven_face_down_and_one(ace: Ace) -> None:
    rules = Rules(jokers=2, ace=ace, face_down=FaceDown.RANK)
    (war,) = only(WarDeclared, first_battle(rules, "X1 3C", "X2"))
    assert (war.rank, war.need) == (15, 12)


def test_the_second_war_is_sized_by_its_own_tie() -> None:
    rules = Rules(face_down=FaceDown.RANK)
    battle = first_battle(rules, "3C 7C 8C 9C 2C QC JC KC", "3D 7D 8D 9D 2D QD JD 10D 5D")
    assert [(war.rank, war.need) for war in only(WarDeclared, battle)] == [(3, 4), (2, 3)]
    assert only(PotTaken, battle)[0].seat == 0


def test_a_war_is_sized_by_the_tied_rank_and_not_by_a_higher_card_beside_it() -> None:
    rules = Rules(seats=3, wins=Wins.LOWEST, face_down=FaceDown.RANK, fighters=Fighters.ALL)
    battle = first_battle(rules, "3C 7C 8C 9C 2C", "3D 7D 8D 9D 4D", "KH 7H 8H 9H 5H")
    assert [(war.tied, war.rank, war.need) for war in only(WarDeclared, battle)] == [((0, 1), 3, 4)]
    assert only(PotTaken, battle)[0].seat == 0


def test_no_card_face_down_turns_the_next_card_at_once() -> None:
    (laid,) = only(CardsLaid, first_battle(Rules(face_down=0), "9C KC 2C", "9D QD 2D"))
    assert laid.laid == (Laid(0, (), hand("KC")[0]), Laid(1, (), hand("QD")[0]))


def test_no_battle_is_played_in_a_round_that_is_over() -> None:
    over = first_battle(PLAYBOOK, "9C 2C", "9D").after
    with pytest.raises(RoundOver, match=r"^the round is over after battle 1; deal a new one to play on$"):
        play_battle(over, PLAYBOOK)
    with pytest.raises(RoundOver, match="after battle 0"):
        play_battle(stacked("AS", ""), PLAYBOOK)


def test_a_battle_changes_neither_the_state_before_it_nor_the_deal() -> None:
    before = deal(Rules(seats=3), 7)
    battle = play_battle(before, Rules(seats=3))
    assert battle.before is before
    assert before == deal(Rules(seats=3), 7)
    assert (battle.after.deal_number, battle.after.set_aside) == (7, before.set_aside)
    assert len(before.set_aside) == 1


def test_given_piles_are_kept_as_they_are() -> None:
    assert stacked("AS KD", "2C").piles == hands("AS KD", "2C")
