"""Rounds played on, and how long they take on the clock."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.builders import battles_of, stacked
from tests.helpers.engine_comparison import names
from tests.helpers.reference_player import OracleRound
from tests.helpers.strategies import deal_numbers
from tests.helpers.strategies import rules as any_rules
from warapp.engine import PLAYBOOK, Outcome, Played, Reason, Rules, battles, deal, play_to_end


def test_battles_go_on_from_one_another_to_the_end() -> None:
    played = list(battles(stacked("AS 2S", "KD 3D 4D"), PLAYBOOK))
    assert [battle.number for battle in played] == [1, 2, 3, 4, 5]
    assert all(after.before is before.after for before, after in pairwise(played))
    assert [battle.after.outcome is not None for battle in played] == [False] * 4 + [True]


def test_a_round_that_is_over_has_no_battles() -> None:
    over = stacked("AS", "")
    assert list(battles(over, PLAYBOOK)) == []
    assert play_to_end(over, PLAYBOOK) == Played(over, wars=0, longest_war=0)


def test_wars_are_counted_and_the_longest_is_the_greatest_depth() -> None:
    rules = Rules(face_down=0)
    first, second, third = battles_of(rules, 3, "9C 8C KC 7C 5C 2C 2H", "9D 8D QD 7D 4D 3D 3H")
    assert [battle.wars for battle in (first, second, third)] == [2, 1, 0]
    played = Played(first.before).then(first)
    assert (played.wars, played.longest_war) == (2, 2)
    played = played.then(second).then(third)
    assert (played.wars, played.longest_war) == (3, 2)
    assert played.state is third.after


def test_a_tie_that_a_shortage_settles_counts_as_a_war_too() -> None:
    played = play_to_end(stacked("9C", "9D 2D"), PLAYBOOK)
    assert (played.wars, played.longest_war) == (1, 1)
    assert played.state.outcome == Outcome(Reason.SHORTAGE, 1)


@settings(max_examples=40)
@given(any_rules(battle_limit=st.integers(1, 60)), deal_numbers)
def test_a_round_played_to_its_end_counts_as_it_does_elsewhere(rules: Rules, number: int) -> None:
    state = deal(rules, number)
    oracle = OracleRound(rules.as_dict(), [names(pile) for pile in state.piles], number)
    while oracle.outcome is None:
        oracle.battle()
    played = play_to_end(state, rules)
    assert (played.state.battles, played.wars, played.longest_war) == (
        oracle.battles,
        oracle.wars,
        oracle.longest_war,
    )
