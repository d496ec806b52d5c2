"""Who led, when the winner was behind, who went out when, and what the cards were worth."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.builders import hand
from tests.helpers.reference_player import OracleRound
from tests.helpers.reference_player import deal as oracle_deal
from tests.lab.rounds import options_for, starts
from warapp.engine import (
    PLAYBOOK,
    PRESETS,
    Ace,
    InvalidRules,
    PickUp,
    Pile,
    Rules,
    Shortage,
    Wins,
    deal,
)
from warapp.lab import kernel
from warapp.lab import python_backend as by_engine
from warapp.lab.deal_options import DealOptions, Worth
from warapp.lab.summary import USUAL_PACE, CardFigures, Finish, sitting_out
from warapp.lab.tally import Standing

CROWD = replace(PRESETS["crowd"], seats=6, minute_limit=None, battle_limit=400)


def figures(*counts: tuple[int, ...], winner: int | None) -> CardFigures:
    return CardFigures.of(counts, winner)


def test_the_lead_changes_where_another_seat_has_the_most_cards_alone() -> None:
    assert figures((2, 2), (3, 1), (1, 3), (2, 2), (1, 3), (3, 1), winner=0).lead_changes == 2


def test_who_has_more_after_an_uneven_deal_leads_from_the_start() -> None:
    assert figures((1, 3), (3, 1), winner=0).lead_changes == 1
    assert figures((3, 1), (4, 0), winner=0).lead_changes == 0


def test_two_seats_that_share_the_most_cards_do_not_lead() -> None:
    assert figures((2, 2, 2), (3, 3, 0), (2, 4, 0), (3, 3, 0), (4, 2, 0), winner=0).lead_changes == 1


def test_the_winner_is_behind_while_any_seat_has_more() -> None:
    found = figures((2, 2, 2), (1, 4, 1), (1, 5, 0), (3, 3, 0), (6, 0, 0), winner=0)
    assert (found.behind, found.fewest) == (2, 1)
    assert figures((2, 2), (1, 3), winner=None) == (0, 0, 0, (None, None))


def test_a_seat_is_out_at_the_battle_that_leaves_it_without_cards() -> None:
    assert figures((2, 2, 2), (1, 4, 1), (0, 6, 0), winner=1).out_at == (2, None, 2)
    assert figures((0, 1), winner=1).out_at == (0, None)


def played_by_oracle(rules: Rules, piles: list[list[str]], number: int) -> CardFigures:
    """Count by hand what the second player of the rules does."""
    oracle = OracleRound(rules.as_dict(), piles, number)
    leader, changes, behind, lows = None, 0, [0] * rules.seats, [len(pile) for pile in piles]
    out_at: list[int | None] = [None if pile else 0 for pile in piles]
    while True:
        sizes = [len(pile) for pile in oracle.piles]
        first, second = sorted(sizes, reverse=True)[:2]
        if first > second and sizes.index(first) != leader:
            changes += leader is not None
            leader = sizes.index(first)
        for seat, size in enumerate(sizes):
            lows[seat] = min(lows[seat], size)
            behind[seat] += size < first and oracle.battles > 0
            if size == 0 and out_at[seat] is None:
                out_at[seat] = oracle.battles
        if oracle.outcome:
            break
        oracle.battle()
    winner = oracle.outcome[1]
    fewest, was_behind = (0, 0) if winner is None else (lows[winner], behind[winner])
    return CardFigures(fewest, changes, was_behind, tuple(out_at))


def card_figures(finish: Finish) -> CardFigures:
    summary = finish.summary
    return CardFigures(summary.fewest, summary.lead_changes, summary.behind, summary.out_at)


@pytest.mark.parametrize(
    "rules",
    [
        PLAYBOOK,
        PRESETS["jokers"],
        CROWD,
        replace(CROWD, seats=3, pick_up=PickUp.TURNED_OVER),
        Rules(seats=5, shortage=Shortage.EQUAL_FORCE, face_down=5, lowest_rank=6),
    ],
    ids=["playbook", "jokers", "crowd", "three", "short"],
)
def test_kernel_and_engine_count_what_is_counted_by_hand(compiled: None, rules: Rules) -> None:
    for number in range(501, 513):
        piles, _ = oracle_deal(rules.as_dict(), number)
        expected = played_by_oracle(rules, piles, number)
        assert card_figures(kernel.play(rules, number, USUAL_PACE)) == expected
        assert card_figures(by_engine.play(rules, number, USUAL_PACE)) == expected


@settings(max_examples=100)
@given(st.data(), starts())
def test_kernel_and_engine_agree_on_any_deal(
    compiled: None, data: st.DataObject, start: tuple[Rules, int | list[Pile]]
) -> None:
    rules, _ = start
    options, number = data.draw(options_for(rules)), data.draw(st.integers(1, 2**31 - 1))
    assert kernel.play(rules, number, USUAL_PACE, options) == by_engine.play(
        rules, number, USUAL_PACE, options
    )


@pytest.mark.parametrize("worth", list(Worth))
def test_kernel_and_engine_count_uneven_deals_alike(compiled: None, worth: Worth) -> None:
    rules, deals, options = PRESETS["family"], range(1, 31), DealOptions(worth, (20, 32))
    by_kernel = kernel.play_deals(rules, deals, USUAL_PACE, options, listed=True)
    assert by_kernel == by_engine.play_deals(rules, deals, USUAL_PACE, options, listed=True)


def test_seats_sit_out_what_is_played_after_they_are_out() -> None:
    summary = by_engine.play(PRESETS["three_players"], 2, USUAL_PACE).summary
    assert sitting_out(replace(summary, battles=10, out_at=(4, None, 10))) == 200
    assert sitting_out(replace(summary, battles=8, out_at=(7, None, None))) == 42  # 1 of 24, to thousandths
    assert sitting_out(replace(summary, battles=0, out_at=(0, None))) == 0


def test_cards_are_worth_what_is_asked_for() -> None:
    low = Rules(ace=Ace.LOW, wins=Wins.LOWEST, jokers=1)
    pile = hand("AS AD KC 7H X1")
    worths = [DealOptions(worth).worths(low, [pile])[0] for worth in Worth]
    assert worths == [2, 1, 1 + 1 + 13 + 7 + 15]


def test_an_even_deal_by_numbers_is_the_deal_of_the_rules() -> None:
    assert DealOptions(piles_each=(26, 26)).deal(PLAYBOOK, 77) == deal(PLAYBOOK, 77)


def test_cards_go_round_to_those_who_have_not_all_of_theirs() -> None:
    usual, uneven = deal(PLAYBOOK, 5), DealOptions(piles_each=(2, 5)).deal(PLAYBOOK, 5)
    (own, other), deck = usual.piles, [card for pair in zip(*usual.piles, strict=True) for card in pair]
    assert uneven.piles == (own[:2], (*other[:2], *deck[4:7]))
    assert uneven.set_aside == tuple(deck[7:])
    assert uneven.deal_number == 5


@pytest.mark.parametrize(
    ("piles_each", "message"),
    [
        ((20, 16, 16), "piles_each: '20,16,16' is not allowed; it can be 2 numbers, one for each seat"),
        ((0, 30), "piles_each: '0,30' is not allowed; it can be numbers from 1, together at most 52"),
        ((20, 33), "piles_each: '20,33' is not allowed; it can be numbers from 1, together at most 52"),
    ],
)
def test_piles_that_can_not_be_dealt_are_refused(piles_each: tuple[int, ...], message: str) -> None:
    options = DealOptions(piles_each=piles_each)
    for play in (kernel.play, by_engine.play):
        with pytest.raises(InvalidRules) as refused:
            play(PLAYBOOK, 1, USUAL_PACE, options)
        assert str(refused.value) == message


def test_every_seat_of_every_round_stands_somewhere(compiled: None) -> None:
    tally = kernel.play_deals(PLAYBOOK, range(1, 2_001), USUAL_PACE).tally
    assert sorted(tally.standings) == [0, 1, 2, 3, 4]
    assert sum(standing.seats for standing in tally.standings.values()) == 4_000
    assert sum(standing.won for standing in tally.standings.values()) == tally.behind.total
    assert tally.standings[0].seats == tally.standings[4].seats
    share_won = [standing.won / standing.seats for _, standing in sorted(tally.standings.items())]
    assert share_won == sorted(share_won)
    assert Standing(3, 1, 1).plus(Standing(4, 2, 0)) == Standing(7, 3, 1)


def test_seats_go_out_one_after_the_other(compiled: None) -> None:
    tally = kernel.play_deals(CROWD, range(1, 1_001), USUAL_PACE).tally
    assert list(tally.outs) == [1, 2, 3, 4, 5]
    means = [tally.outs[nth].mean for nth in range(1, 6)]
    assert means == sorted(means)
    assert tally.outs[5].total <= tally.outs[1].total <= 1_000
    assert tally.sitting_out.mean > 100
    assert kernel.play_deals(PLAYBOOK, range(1, 101), USUAL_PACE).tally.sitting_out.counts == {0: 100}
