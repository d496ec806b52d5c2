"""Deals, given piles, and states as one line of text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.builders import hand, hands, stacked
from tests.helpers.reference_player import deal as oracle_deal
from tests.helpers.strategies import deal_numbers
from tests.helpers.strategies import rules as any_rules
from warapp.engine import (
    MOST_DEALS,
    PLAYBOOK,
    Ace,
    BadCard,
    InvalidRules,
    Outcome,
    Position,
    Reason,
    Rules,
    Trip,
    call_time,
    deal,
    from_piles,
    play_to_end,
)


def test_deal_1_under_playbook_is_the_pinned_one() -> None:
    state = deal(PLAYBOOK, 1)
    assert state.piles[0][:6] == hand("10S KH 2C KS 7C 8D")
    assert state.piles[1][:6] == hand("8S 5S 9H QH 6H QC")
    assert state.counts == (26, 26)
    assert state.set_aside == ()
    end = play_to_end(state, PLAYBOOK).state
    assert (end.battles, end.outcome) == (500, Outcome(Reason.BATTLE_LIMIT, None))


def test_a_deal_is_where_nothing_is_played_yet() -> None:
    state = deal(Rules(seats=3), 48_213)
    assert (state.battles, state.pot, state.outcome, state.deal_number) == (0, (), None, 48_213)
    assert state.trip == Trip(ended=0, held=(17, 17, 17), played=(0, 0, 0))
    assert state.checkpoint == state.position


def test_cards_go_round_one_at_a_time_and_the_first_dealt_is_the_top() -> None:
    two, four = deal(Rules(), 1), deal(Rules(seats=4), 1)
    assert four.piles[0] == two.piles[0][::2]
    assert four.piles[1] == two.piles[1][::2]
    assert four.piles[2] == two.piles[0][1::2]
    assert four.piles[3] == two.piles[1][1::2]


def test_cards_that_do_not_go_round_and_cards_not_dealt_are_set_aside() -> None:
    assert len(deal(Rules(seats=3), 1).set_aside) == 1
    assert len(deal(Rules(seats=6, jokers=1), 1).set_aside) == 5
    few, all_cards = deal(Rules(cards_each=13), 1), deal(Rules(), 1)
    assert few.piles == (all_cards.piles[0][:13], all_cards.piles[1][:13])
    assert few.set_aside[:2] == (all_cards.piles[0][13], all_cards.piles[1][13])
    assert len(few.set_aside) == 26


def test_a_low_ace_leaves_the_deal_as_it_is() -> None:
    assert deal(Rules(ace=Ace.LOW), 7).piles == deal(Rules(), 7).piles


@given(any_rules(), deal_numbers)
def test_every_deal_is_the_same_elsewhere(rules: Rules, number: int) -> None:
    state = deal(rules, number)
    piles, set_aside = oracle_deal(rules.as_dict(), number)
    assert [[str(card) for card in pile] for pile in state.piles] == piles
    assert [str(card) for card in state.set_aside] == set_aside


@pytest.mark.parametrize("number", [0, -1, 2**31, True, 1.0, "1", None])
def test_a_deal_number_that_can_not_be_is_refused(number: Any) -> None:
    with pytest.raises(InvalidRules) as refused:
        deal(PLAYBOOK, number)
    assert str(refused.value) == f"deal_number: {number!r} is not allowed; it can be 1 to 2,147,483,647"


def test_the_greatest_deal_number_can_be_dealt() -> None:
    assert MOST_DEALS == 2**31 - 1
    assert sum(deal(PLAYBOOK, MOST_DEALS).counts) == 52


def test_given_piles_may_be_uneven_and_empty() -> None:
    state = stacked("AS KD 2C", "", "X4", "", "", "")
    assert state.piles == hands("AS KD 2C", "", "X4", "", "", "")
    assert (state.counts, state.position.holders) == ((3, 0, 1, 0, 0, 0), (0, 2))
    assert (state.deal_number, state.set_aside, state.battles, state.outcome) == (0, (), 0, None)
    assert state.trip == Trip(0, (3, 0, 1, 0, 0, 0), (0,) * 6)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_piles_of_which_one_seat_alone_holds_cards_are_a_finished_round(winner: int) -> None:
    piles = ["", "", ""]
    piles[winner] = "AS KD"
    state = stacked(*piles)
    assert (state.battles, state.outcome) == (0, Outcome(Reason.ALL_CARDS, winner))


@pytest.mark.parametrize("piles", [(), ("AS",), ("2C", "3C", "4C", "5C", "6C", "7C", "8C")])
def test_too_few_and_too_many_piles_are_refused(piles: tuple[str, ...]) -> None:
    with pytest.raises(InvalidRules, match=rf"^piles: {len(piles)} is not allowed; it can be 2 to 6 piles$"):
        stacked(*piles)


def test_piles_without_a_card_are_refused() -> None:
    with pytest.raises(
        InvalidRules, match=r"^piles: '' is not allowed; it can be piles with at least one card"
    ):
        stacked("", "")


@pytest.mark.parametrize(
    ("piles", "place"), [(("AS AS", "2C"), 0), (("AS", "2C", "2D AS"), 2), (("X1", "X1"), 1)]
)
def test_a_card_that_is_there_twice_is_refused_with_its_pile(piles: tuple[str, ...], place: int) -> None:
    card = "X1" if "X1" in piles else "AS"
    with pytest.raises(BadCard) as refused:
        stacked(*piles)
    assert str(refused.value) == f"piles[{place}]: {card} appears twice; each card can only appear once"


@given(st.integers(2, 6), deal_numbers)
def test_piles_given_as_lists_are_kept_as_values(seats: int, number: int) -> None:
    piles = deal(Rules(seats=seats), number).piles
    assert hash(from_piles([list(pile) for pile in piles])) == hash(from_piles(piles))


def test_a_state_is_one_line_of_text() -> None:
    rules = Rules(seats=3, minute_limit=1)
    start = stacked("AS KD", "", "10C")
    assert str(start) == "#0 AS KD | - | 10C"
    assert str(call_time(start, rules)) == "#0 AS KD | - | 10C = time_limit None"
    assert str(stacked("", "AS 2C")) == "#0 - | AS 2C = all_cards 1"
    assert str(Position(hands("AS", ""), hand("2C 3D"))) == "AS | - + 2C 3D"
