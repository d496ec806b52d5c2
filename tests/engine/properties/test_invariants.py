"""What holds in every round by any rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from unittest.mock import patch

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.helpers.event_folding import fold
from tests.helpers.strategies import deal_numbers, rounds, stacks
from tests.helpers.strategies import rules as any_rules
from warapp.engine import (
    Battle,
    PickUp,
    Pile,
    PotCarried,
    PotTaken,
    Reason,
    RoundEnded,
    Rules,
    SeatOut,
    Shortage,
    State,
    WarDeclared,
    battles,
    deal,
    from_piles,
    play_to_end,
)
from warapp.engine import battle as battle_module

BATTLES = 20
SYMMETRIC = st.sampled_from([p for p in PickUp if p not in (PickUp.SEAT_ORDER, PickUp.HIGHEST_FIRST)])


def first_battles(state: State, rules: Rules) -> Iterator[Battle]:
    return islice(battles(state, rules), BATTLES)


@given(rounds())
def test_no_card_appears_or_vanishes_at_any_event(round_: tuple[State, Rules]) -> None:
    for battle in first_battles(*round_):
        everything = {*battle.before.pot, *chain(*battle.before.piles)}
        for _, table in fold(battle.before, battle.events):
            assert len(table.cards) == len(everything)
            assert set(table.cards) == everything


@given(rounds())
def test_the_counts_of_each_event_are_those_after_it(round_: tuple[State, Rules]) -> None:
    for battle in first_battles(*round_):
        for event, table in fold(battle.before, battle.events):
            assert event.counts == table.counts


@given(rounds())
def test_events_folded_over_before_give_after(round_: tuple[State, Rules]) -> None:
    state, rules = round_
    for battle in first_battles(state, rules):
        assert battle.before == state
        *_, (_, table) = fold(battle.before, battle.events)
        state = battle.after
        assert (tuple(table.piles), table.pot, table.outcome) == (state.piles, state.pot, state.outcome)
        assert state.battles == battle.before.battles + 1
        assert (state.deal_number, state.set_aside) == (battle.before.deal_number, battle.before.set_aside)


@given(rounds())
def test_each_battle_ends_with_one_pot_moved_and_says_once_that_the_round_is_over(
    round_: tuple[State, Rules],
) -> None:
    for battle in first_battles(*round_):
        pots = [event for event in battle.events if isinstance(event, PotTaken | PotCarried)]
        ends = [event for event in battle.events if isinstance(event, RoundEnded)]
        assert len(pots) == 1
        assert [end.outcome for end in ends] == ([battle.after.outcome] if battle.after.outcome else [])
        assert not ends or battle.events[-1] is ends[0]


@given(rounds())
def test_each_seat_that_lost_its_last_card_is_told_out_once_but_for_those_who_draw(
    round_: tuple[State, Rules],
) -> None:
    for battle in first_battles(*round_):
        out = [event.seat for event in battle.events if isinstance(event, SeatOut)]
        lost = set(battle.before.position.holders) - set(battle.after.position.holders)
        carried = {s for e in battle.events if isinstance(e, PotCarried) for s in e.seats}
        drawn = carried if battle.after.outcome and battle.after.outcome.winner is None else set()
        assert sorted(out) == sorted(lost - drawn)


@given(rounds())
def test_the_wars_of_a_battle_are_numbered_and_their_tied_are_among_their_warriors(
    round_: tuple[State, Rules],
) -> None:
    for battle in first_battles(*round_):
        wars = [event for event in battle.events if isinstance(event, WarDeclared)]
        assert [war.depth for war in wars] == list(range(1, battle.wars + 1))
        assert all(set(war.tied) <= set(war.warriors) and len(war.tied) > 1 for war in wars)


@given(any_rules(), deal_numbers)
def test_rules_and_deal_number_give_the_same_events(rules: Rules, number: int) -> None:
    once = list(first_battles(deal(rules, number), rules))
    assert list(first_battles(deal(rules, number), rules)) == once


@given(rounds())
def test_a_winner_by_cards_or_shortage_ends_up_with_every_card(round_: tuple[State, Rules]) -> None:
    for battle in first_battles(*round_):
        outcome, state = battle.after.outcome, battle.after
        if outcome and outcome.reason in (Reason.ALL_CARDS, Reason.SHORTAGE) and outcome.winner is not None:
            assert state.position.holders == (outcome.winner,)
            assert state.pot == ()
        elif not outcome:
            assert len(state.position.holders) > 1


@settings(max_examples=50)
@given(rounds())
def test_every_round_ends_or_is_declared_endless(round_: tuple[State, Rules]) -> None:
    state, rules = round_
    with patch.object(battle_module, "MOST_BATTLES", 150):
        outcome = play_to_end(state, rules).state.outcome
    assert outcome is not None
    if outcome.reason is Reason.ENDLESS:
        assert rules.may_be_endless
    if outcome.reason is Reason.BATTLE_LIMIT:
        assert rules.battle_limit is not None
    if outcome.reason is Reason.TRIP_LIMIT:
        assert rules.trip_limit is not None
    if outcome.reason is Reason.EQUAL_SHORTAGE:
        assert rules.shortage is not Shortage.DRAWS


def rotated(piles: tuple[Pile, ...], by: int) -> tuple[Pile, ...]:
    return piles[-by:] + piles[:-by]


def left_lying(battle: Battle) -> bool:
    """Whether a pot was left on the table, or taken by a seat that did not fight for it."""
    wars = [event for event in battle.events if isinstance(event, WarDeclared)]
    taken = [event.seat for event in battle.events if isinstance(event, PotTaken)]
    return not taken or bool(wars and taken[0] not in wars[-1].warriors)


@given(st.data(), any_rules(pick_up=SYMMETRIC))
def test_seats_rotated_give_the_same_round_rotated(data: st.DataObject, rules: Rules) -> None:
    piles = data.draw(stacks(rules.seats))
    by = data.draw(st.integers(1, rules.seats - 1))
    assume(sum(map(bool, piles)) > 1)
    pairs = zip(
        first_battles(from_piles(piles), rules),
        first_battles(from_piles(rotated(piles, by)), rules),
        strict=True,
    )
    for here, there in pairs:
        assert rotated(here.after.piles, by) == there.after.piles or left_lying(here)
        assert (here.after.outcome is None) == (there.after.outcome is None)
        if here.after.outcome and there.after.outcome:
            assert here.after.outcome.reason == there.after.outcome.reason
            winners = here.after.outcome.winner, there.after.outcome.winner
            assert winners == (None, None) or (winners[0] or 0) + by in (
                winners[1],
                (winners[1] or 0) + rules.seats,
            )
        if left_lying(here):
            assert left_lying(there)
            return  # from here on the order in which the pot lay, from seat 0, makes a difference
