"""The kernel plays every round as the engine does."""

import shutil
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.helpers.builders import hands
from tests.lab.rounds import Start, paces, starts
from warapp.engine import (
    PLAYBOOK,
    PRESETS,
    BadCard,
    FaceDown,
    Fighters,
    InvalidRules,
    Outcome,
    PickUp,
    Reason,
    Rules,
    Shortage,
)
from warapp.engine import battle as engine_battle
from warapp.lab import kernel
from warapp.lab import python_backend as by_engine
from warapp.lab.build_kernel import FOLDER, compile_kernel
from warapp.lab.summary import USUAL_PACE
from warapp.pace import Pace

pytestmark = pytest.mark.usefixtures("compiled")

ODD = Rules(seats=3, battle_limit=None)
"""17 cards each: most rounds never end."""
HARD = [
    Rules(seats=3, lowest_rank=7, fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS, face_down=2),
    Rules(seats=6, fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS, face_down=FaceDown.RANK),
    Rules(seats=5, shortage=Shortage.EQUAL_FORCE, pick_up=PickUp.SHUFFLED, jokers=4, face_down=10),
    Rules(seats=4, shortage=Shortage.LOSES, face_down=10, lowest_rank=7, pick_up=PickUp.HIGHEST_FIRST),
    Rules(seats=2, battle_limit=None, trip_limit=9, pick_up=PickUp.TURNED_OVER, face_down=FaceDown.RANK),
]


@settings(max_examples=400)
@given(starts(), paces)
def test_any_round_ends_as_the_engine_ends_it(start: tuple[Rules, Start], pace: Pace) -> None:
    assert kernel.play(*start, pace) == by_engine.play(*start, pace)


@pytest.mark.parametrize("rules", [*PRESETS.values(), *HARD], ids=str)
def test_deals_come_to_what_they_come_to_in_the_engine(rules: Rules) -> None:
    deals = range(2**31 - 20, 2**31)
    by_kernel = kernel.play_deals(rules, deals, USUAL_PACE, listed=True)
    assert by_kernel == by_engine.play_deals(rules, deals, USUAL_PACE, listed=True)
    assert by_kernel.tally.rounds == 20


def test_a_round_that_never_ends_is_found_at_the_same_battle() -> None:
    numbers = (*range(1, 9), 323)  # three seats still hold cards where 323 repeats
    rounds = [(kernel.play(ODD, number, USUAL_PACE), number) for number in numbers]
    endless = [
        (finish, number) for finish, number in rounds if finish.summary.outcome.reason is Reason.ENDLESS
    ]
    assert len(endless) > 4
    for finish, number in endless:
        assert finish == by_engine.play(ODD, number, USUAL_PACE)


def test_a_round_without_a_limit_is_endless_where_the_engine_gives_up(
    tmp_path: Path, compiler: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for source in (*FOLDER.glob("*.c"), *FOLDER.glob("*.h")):
        shutil.copy(source, tmp_path)
    library = kernel.load(compile_kernel(tmp_path, flags=("-DMOST_BATTLES=300",)))
    monkeypatch.setattr(kernel, "_library", lambda: library)
    monkeypatch.setattr(engine_battle, "MOST_BATTLES", 300)
    for pick_up in PickUp:
        rules = replace(PLAYBOOK, battle_limit=None, pick_up=pick_up)
        deals = range(1, 21)
        batch = kernel.play_deals(rules, deals, USUAL_PACE, listed=True)
        assert batch == by_engine.play_deals(rules, deals, USUAL_PACE, listed=True)
        assert Outcome(Reason.ENDLESS, None) in batch.tally.outcomes


def test_time_is_called_after_the_battle_in_which_the_clock_reaches_the_limit() -> None:
    rules = replace(PLAYBOOK, battle_limit=None, minute_limit=1)
    finish = kernel.play(rules, 1, Pace.flat(battle_ms=1_000, war_ms=0))
    assert finish.summary.outcome == Outcome(Reason.TIME_LIMIT, None)
    assert finish.summary.battles == 60


def test_where_one_seat_holds_all_cards_the_round_is_over_before_it_begins() -> None:
    finish = kernel.play(PLAYBOOK, hands("", "AS KD"), USUAL_PACE)
    assert finish.summary.outcome == Outcome(Reason.ALL_CARDS, 1)
    assert (finish.summary.battles, finish.summary.fewest) == (0, 2)
    assert finish.position.piles == hands("", "AS KD")


def test_no_deals_come_to_nothing() -> None:
    assert kernel.play_deals(PLAYBOOK, range(5, 5), USUAL_PACE).tally.rounds == 0


@pytest.mark.parametrize(
    ("start", "error", "message"),
    [
        (0, InvalidRules, "deal_number: 0"),
        (2**31, InvalidRules, "deal_number: 2147483648"),
        (hands("AS", "AS"), BadCard, "AS appears twice"),
        (hands("", ""), InvalidRules, "piles: ''"),
        (hands("AS", "KS", "QS"), ValueError, "piles: 3 were given; the rules have 2 seats"),
    ],
)
def test_what_is_no_round_is_refused(start: Start, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        kernel.play(PLAYBOOK, start, USUAL_PACE)


@pytest.mark.parametrize("pace", [Pace.flat(-1, 0), Pace.flat(float("nan"), 0), Pace(short_ms=float("inf"))])
def test_a_clock_that_can_not_count_is_refused(pace: Pace) -> None:
    with pytest.raises(ValueError, match=r"_ms: .* is not allowed"):
        kernel.play(PLAYBOOK, 1, pace)


def test_other_threads_run_while_it_plays() -> None:
    thread = threading.Thread(target=kernel.play_deals, args=(PLAYBOOK, range(1, 100_000), USUAL_PACE))
    thread.start()
    turns = 0
    while thread.is_alive():
        turns += 1
    assert turns > 1_000
