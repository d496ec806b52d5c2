"""The lab's clock goes as the cards on the table: a forecast's minutes are those that a round takes there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from tests.table.choreography.test_choreography_of_any_round import battles, said, timings
from tests.table.stage_driver import StageDriver
from warapp.engine import PRESETS, Battle, FaceDown, Fighters, PickUp, Rules, Shortage, deal
from warapp.engine import battles as battles_from
from warapp.lab import python_backend as by_engine
from warapp.lab.durations import Durations
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


@given(battles(), timings)
def test_any_battle_takes_on_the_clock_what_it_takes_on_the_table(battle: Battle, timing: Timing) -> None:
    timing = replace(
        timing, pop_ms=0, raise_ms=0
    )  # a word that springs up slower than a war is called is nobody's pace
    counted_ms = Durations.of(timing.pace).battle_us(battle) / 1_000
    assert counted_ms == pytest.approx(told_ms(battle, timing), abs=0.1)


@pytest.mark.parametrize("name", RULES)
def test_the_minutes_of_a_round_are_those_that_its_cards_take(name: str) -> None:
    for number in (1, 2):
        lasts_ms = sum(
            told_ms(battle, Timing()) for battle in battles_from(deal(RULES[name], number), RULES[name])
        )
        summary = by_engine.play(RULES[name], number, Timing().pace).summary
        if summary.outcome.reason != "time_limit":
            assert summary.seconds == pytest.approx(lasts_ms / 1_000, abs=1)
