"""The lab's clock goes as the cards on the table: a forecast's minutes are those that a round takes there."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given

from tests.table.choreography.test_choreography_of_any_round import battles, said, timings
from tests.table.stage_driver import StageDriver
from warapp.engine import (
    PRESETS,
    Battle,
    CardsLaid,
    CardsTurned,
    FaceDown,
    Fighters,
    PickUp,
    Rules,
    Shortage,
    deal,
)
from warapp.engine import battles as battles_from
from warapp.lab import python_backend as by_engine
from warapp.lab.durations import Durations
from warapp.table.choreography.margin import margin
from warapp.table.choreography.round_end import round_end_clip
from warapp.table.motion.clips import Effect, duration_ms
from warapp.table.motion.timing import Timing
from warapp.table.stage.stage import Stage

RULES = {
    **PRESETS,
    **{f"{down} face down": Rules(face_down=down, shortage=Shortage.LAST_CARD) for down in (0, 2, 5, 10)},
    "as the rank says": Rules(face_down=FaceDown.RANK, shortage=Shortage.LAST_CARD, jokers=2),
    "five, everybody fights": Rules(
        seats=5, fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS, pick_up=PickUp.SHUFFLED
    ),
}


def told_ms(battle: Battle, timing: Timing) -> float:
    """How long a battle is on the table where the next follows by itself, but for the end of a round."""
    choreographer = StageDriver(battle.before, timing).choreographer
    took = duration_ms(choreographer.battle(battle, said(battle), holds=True))
    if battle.after.outcome:
        end = round_end_clip(Stage(), battle.after, timing, lambda cue: Effect(lambda: None))
        return took - duration_ms(end) - duration_ms(choreographer.collect(battle)) + lead_ms(battle, timing)
    return took + lead_ms(battle, timing)


def lead_ms(battle: Battle, timing: Timing) -> float:
    """How much longer a battle takes that follows another, whose cards are collected as it begins."""
    choreographer = StageDriver(battle.before, timing).choreographer
    played_again = [said(battle)] * 2
    alone, after = (
        duration_ms(choreographer.battle(battle, says, last))
        for says, last in zip(played_again, (None, battle), strict=True)
    )
    return after - alone


def longer_breaths_ms(battle: Battle, timing: Timing) -> float:
    """How much longer its cards are compared than on average."""
    margins = [
        margin(event, following)
        for event, following in pairwise(battle.events)
        if isinstance(event, CardsTurned | CardsLaid)
    ]
    return sum(timing.breath_ms(ranks) - timing.compare_ms for ranks in margins)


@given(battles(), timings)
def test_any_battle_takes_on_the_clock_what_it_takes_on_the_table(battle: Battle, timing: Timing) -> None:
    timing = replace(timing, raise_ms=0)  # a card that springs up slower than it may is nobody's pace
    counted_ms = Durations.of(timing.pace).battle_us(battle) / 1_000
    assert counted_ms + longer_breaths_ms(battle, timing) == pytest.approx(told_ms(battle, timing), abs=0.1)


def test_cards_are_compared_on_average_as_long_as_the_clock_counts() -> None:
    ranks = range(2, 15)
    pairs = [abs(one - other) for one in ranks for other in ranks if one != other]
    mean_ms = sum(map(Timing().breath_ms, pairs)) / len(pairs)
    assert mean_ms == pytest.approx(Timing().compare_ms, rel=0.01)


@pytest.mark.parametrize("name", RULES)
def test_the_minutes_of_a_round_are_those_that_its_cards_take(name: str) -> None:
    for number in (1, 2):
        told = list(battles_from(deal(RULES[name], number), RULES[name]))
        lasts_ms = sum(told_ms(battle, Timing()) for battle in told)
        longer_ms = sum(longer_breaths_ms(battle, Timing()) for battle in told)
        summary = by_engine.play(RULES[name], number, Timing().pace).summary
        if summary.outcome.reason != "time_limit":
            assert summary.seconds == pytest.approx((lasts_ms - longer_ms) / 1_000, abs=1)
            assert abs(longer_ms) < 0.04 * lasts_ms
