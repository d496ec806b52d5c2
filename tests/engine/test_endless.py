"""Rounds that would never end."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.helpers.builders import battles_of, stacked
from warapp.engine import (
    MOST_BATTLES,
    AtLimit,
    Outcome,
    PickUp,
    Position,
    Reason,
    RoundEnded,
    Rules,
    State,
    battles,
    play_to_end,
)
from warapp.engine import battle as battle_module

CYCLE = "8S 6H 5H", "7C KH"
ENDLESS = Rules(battle_limit=None)


def positions(rules: Rules, number: int) -> list[str]:
    return [str(battle.after.position) for battle in battles_of(rules, number, *CYCLE)]


def test_the_stacked_deal_goes_round_in_six_battles() -> None:
    assert positions(Rules(), 8) == [
        "6H 5H 8S 7C | KH",
        "5H 8S 7C | KH 6H",
        "8S 7C | 6H KH 5H",
        "7C 8S 6H | KH 5H",
        "8S 6H | 5H KH 7C",
        "6H 8S 5H | KH 7C",
        "8S 5H | 7C KH 6H",
        "5H 8S 7C | KH 6H",
    ]


def test_a_cycle_is_seen_when_the_position_equals_the_checkpoint_at_a_power_of_two() -> None:
    state = play_to_end(stacked(*CYCLE), ENDLESS).state
    # The cycle is entered at battle 2; 8 is the first power of two with a cycle of six after it before 16.
    assert str(state) == "#14 5H 8S 7C | KH 6H = endless None"


def test_the_checkpoint_is_first_the_deal_and_then_moves_on_at_powers_of_two() -> None:
    state = stacked(*CYCLE)
    seen: list[Position] = [state.position]
    checkpoints = [state.checkpoint]
    for battle in islice(battles(state, ENDLESS), 13):
        seen.append(battle.after.position)
        checkpoints.append(battle.after.checkpoint)
    assert [seen.index(checkpoint) for checkpoint in checkpoints] == [0, 1, 2, 2, 4, 4, 4, 4] + [2] * 6
    assert seen[8] == seen[2]


@pytest.mark.parametrize(
    ("piles", "winner"),
    [(CYCLE, 0), (CYCLE[::-1], 1)],
)
def test_an_endless_round_is_decided_by_what_holds_at_a_limit(piles: tuple[str, ...], winner: int) -> None:
    rules = Rules(battle_limit=None, at_limit=AtLimit.MOST_CARDS)
    state = play_to_end(stacked(*piles), rules).state
    assert state.outcome == Outcome(Reason.ENDLESS, winner)


def test_the_last_battle_of_an_endless_round_says_so() -> None:
    last = list(battles(stacked(*CYCLE), ENDLESS))[-1]
    assert last.events[-1] == RoundEnded(counts=(3, 2), outcome=Outcome(Reason.ENDLESS, None))


def test_minutes_do_not_keep_a_round_from_being_endless() -> None:
    state = play_to_end(stacked(*CYCLE), Rules(battle_limit=None, minute_limit=15)).state
    assert (state.battles, state.outcome) == (14, Outcome(Reason.ENDLESS, None))


@pytest.mark.parametrize("limits", [{"battle_limit": 100}, {"battle_limit": None, "trip_limit": 30}])
def test_with_a_battle_or_trip_limit_nothing_is_compared(limits: dict[str, int | None]) -> None:
    rules = Rules(**limits)  # type: ignore[arg-type]
    state = play_to_end(stacked(*CYCLE), rules).state
    assert state.battles > 60
    assert state.outcome is not None
    assert state.outcome.reason in (Reason.BATTLE_LIMIT, Reason.TRIP_LIMIT)


def test_a_carried_pot_is_part_of_the_position() -> None:
    piles = stacked("AS", "KD").piles
    assert Position(piles) != Position(piles, stacked("2C", "").piles[0])


def test_shuffled_makes_no_comparison() -> None:
    rules = Rules(battle_limit=None, pick_up=PickUp.SHUFFLED)
    start = stacked("3S 5S JH 9S", "4H 4C AC")
    checkpoint, repeats = start.position, []
    for battle in battles(start, rules):
        if battle.after.position == checkpoint:
            repeats.append(battle.number)
        if battle.number & (battle.number - 1) == 0:
            checkpoint = battle.after.position
    assert repeats == [26]
    assert str(battle.after) == "#38 - | 5S AC 9S JH 3S 4H 4C = shortage 1"


def test_shuffled_does_not_compare_with_the_deal_either() -> None:
    rules = Rules(battle_limit=None, pick_up=PickUp.SHUFFLED)
    played = list(battles(stacked("7C 5S 8C", "JS"), rules))
    assert played[3].after.position == played[0].before.position
    assert str(played[-1].after) == "#7 - | 5S 7C 8C JS = all_cards 1"


@pytest.mark.parametrize("rules", [Rules(), Rules(battle_limit=None, pick_up=PickUp.SHUFFLED)])
def test_where_nothing_is_compared_the_checkpoint_stays_the_deal(rules: Rules) -> None:
    start = stacked(*CYCLE)
    for battle in islice(battles(start, rules), 8):
        assert battle.after.checkpoint is start.position


def test_the_most_battles_are_a_hundred_thousand() -> None:
    assert MOST_BATTLES == 100_000


@pytest.fixture
def seven_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred thousand battles are seven here."""
    monkeypatch.setattr(battle_module, "MOST_BATTLES", 7)


def ended(rules: Rules) -> State:
    return play_to_end(stacked(*CYCLE), rules).state


@pytest.mark.usefixtures("seven_battles")
@pytest.mark.parametrize("pick_up", [PickUp.WINNER_FIRST, PickUp.SHUFFLED])
def test_any_round_without_a_battle_or_trip_limit_is_endless_at_the_most_battles(pick_up: PickUp) -> None:
    state = ended(Rules(battle_limit=None, pick_up=pick_up))
    assert (state.battles, state.outcome) == (7, Outcome(Reason.ENDLESS, None))


@pytest.mark.usefixtures("seven_battles")
def test_the_most_battles_do_not_end_a_round_that_has_a_limit() -> None:
    assert ended(Rules(battle_limit=20)).battles == 20
    trips = ended(Rules(battle_limit=None, trip_limit=9))
    assert trips.battles > 7
    assert trips.outcome == Outcome(Reason.TRIP_LIMIT, None)
