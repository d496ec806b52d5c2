"""The table as a whole: what it tells of itself, and that it can be played, skipped, cancelled and synced."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.builders import battles_of, first_battle
from tests.helpers.manual_ticker import ManualTicker
from tests.table.stage_driver import look, look_after, look_at_rest
from warapp.engine import PLAYBOOK, Battle, Rules, call_time, deal, play_battle
from warapp.table.choreography.stage_clips import SOUND_LEAD_MS
from warapp.table.drawing.card_art import CardArt
from warapp.table.layout.geometry import Size
from warapp.table.motion.timing import Timing
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.table.table import Table
from warapp.words import english

PILES = ("9C 2C KC 3C 5C", "9D 4D 7D 5D 6D")


class Watched:
    """A table whose every signal and sound is written down."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.told: list[object] = []
        self.scene = TableScene(Stage(), CardArt(), english)
        self.table = Table(self.scene, self.heard.append, ManualTicker())
        self.scene.set_names(["You", "Computer"])
        self.table.settled.connect(lambda: self.told.append("settled"))
        self.table.caption_changed.connect(lambda words: self.told.append(words))
        self.table.battle_shown.connect(lambda number: self.told.append(number))
        self.table.many_moving.connect(lambda many: self.told.append("many" if many else "few"))

    def tell(self, battle: Battle) -> None:
        self.table.tell(battle, [f"line {i}" for i in range(len(battle.events))])

    def during(self, ms: float) -> list[object]:
        """What is told while so much time passes in one go."""
        self.told.clear()
        self.table.advance(ms)
        return list(self.told)


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    watched = Watched()
    watched.table.sync(first_battle(PLAYBOOK, *PILES).before)
    watched.scene.lay_out(Size(1_000, 600), 1.0, watched.scene.font())
    watched.told.clear()
    return watched


def test_a_battle_is_told_by_its_number_its_lines_and_its_end(watched: Watched) -> None:
    battle = first_battle(PLAYBOOK, *PILES)
    watched.tell(battle)
    assert watched.table.moving
    told: list[object] = []
    while not watched.table.at_rest:
        told += watched.during(16)
    assert [what for what in told if what not in ("many", "few")] == [
        1,
        "line 0",
        "line 1",
        "line 2",
        "line 3",
        "settled",
    ]
    assert look(watched.table.stage) == look_after(battle)


def test_a_skip_shows_the_end_at_once_and_settles_once(watched: Watched) -> None:
    battle = first_battle(PLAYBOOK, *PILES)
    watched.tell(battle)
    watched.table.skip()
    assert watched.told == ["line 3", 1, "settled"]
    assert watched.heard == []
    assert not watched.table.moving
    watched.table.skip()
    assert watched.told == ["line 3", 1, "settled"]


def test_a_table_at_rest_tells_nothing(watched: Watched) -> None:
    assert watched.during(10_000) == []
    watched.table.skip()
    assert watched.told == []


def test_a_cancelled_battle_is_told_no_further_and_a_sync_mends_the_table(watched: Watched) -> None:
    battle = first_battle(PLAYBOOK, *PILES)
    watched.tell(battle)
    watched.table.advance(700)
    watched.told.clear()
    watched.table.cancel()
    watched.table.advance(10_000)
    assert "settled" not in watched.told
    watched.table.sync(battle.after, battle)
    assert look(watched.table.stage) == look_after(battle)


def test_battles_told_one_after_the_other_settle_together(watched: Watched) -> None:
    first, second = battles_of(PLAYBOOK, 2, *PILES)
    watched.tell(first)
    watched.tell(second)
    told: list[object] = []
    while not watched.table.at_rest:
        told += watched.during(50)
    assert [what for what in told if what in (1, 2, "settled")] == [1, 2, "settled"]
    assert look(watched.table.stage) == look_after(second)


def test_an_instant_battle_is_over_before_it_begins(watched: Watched) -> None:
    watched.table.set_speed(math.inf)
    battle = first_battle(PLAYBOOK, *PILES)
    watched.tell(battle)
    assert not watched.table.moving
    assert watched.told[-1] == "settled"
    assert look(watched.table.stage) == look_after(battle)


def test_instant_speed_in_mid_flight_finishes_what_is_under_way(watched: Watched) -> None:
    watched.tell(first_battle(PLAYBOOK, *PILES))
    watched.table.advance(100)
    watched.table.set_speed(math.inf)
    assert not watched.table.moving
    assert watched.told[-1] == "settled"


@pytest.mark.parametrize("speed", [0.4, 1.0, 4.0])
def test_the_speed_is_a_factor_on_all_that_moves_and_leaves_time_to_compare(
    watched: Watched, speed: float
) -> None:
    watched.table.set_speed(speed)
    watched.tell(first_battle(PLAYBOOK, *PILES))
    ms = 0
    while watched.table.moving:
        watched.table.advance(5)
        ms += 5
    watched.table.set_speed(1.0)
    watched.table.sync(first_battle(PLAYBOOK, *PILES).before)
    watched.tell(first_battle(PLAYBOOK, *PILES))
    normal_ms = 0
    while watched.table.moving:
        watched.table.advance(5)
        normal_ms += 5
    breaths_ms = [Timing().breath_ms(margin) for margin in (0, 6)]
    longer_ms = sum(max(0, 140 * speed - breath_ms) for breath_ms in breaths_ms)
    assert ms * speed == pytest.approx(normal_ms + longer_ms, rel=0.02)


def test_many_cards_in_motion_are_told_once_when_they_begin_and_once_when_they_rest(watched: Watched) -> None:
    watched.table.deal(deal(PLAYBOOK, 1))
    told: list[object] = []
    while watched.table.moving:
        told += watched.during(16)
    assert [what for what in told if what in ("many", "few")] == ["many", "few"]


def test_reduced_motion_puts_cards_in_place(watched: Watched) -> None:
    watched.table.set_reduced_motion(True)
    watched.tell(first_battle(PLAYBOOK, *PILES))
    while watched.table.moving:
        watched.table.advance(16)
        assert {sprite.travel for sprite in watched.table.stage.sprites.values()} <= {1.0}


def test_called_time_is_told_after_the_battle_on_the_table(watched: Watched) -> None:
    rules = Rules(minute_limit=1)
    battle = first_battle(rules, *PILES)
    state = call_time(battle.after, rules)
    watched.tell(battle)
    watched.table.advance(100)
    watched.table.tell_time_called(state, "Time is over.")
    while watched.table.moving:
        watched.table.advance(40)
    assert look(watched.table.stage) == look_at_rest(state)
    lines = [what for what in watched.told if isinstance(what, str) and what[-1] in ".0123456789"]
    assert lines == ["line 0", "line 1", "line 2", "line 3", "Time is over."]
    assert watched.told.count("settled") == 1


def test_a_line_can_be_said_at_rest(watched: Watched) -> None:
    watched.table.say("Hello.")
    watched.table.say("Hello.")
    assert watched.told == ["Hello."]


def test_a_deal_begins_with_empty_places_and_ends_with_the_position(watched: Watched) -> None:
    state = deal(PLAYBOOK, 3)
    watched.table.deal(state)
    watched.table.advance(1)
    assert watched.table.stage.labels.counts == [0, 0]
    watched.table.skip()
    assert look(watched.table.stage) == look_at_rest(state)


def test_a_deal_takes_the_place_of_what_is_under_way(watched: Watched) -> None:
    watched.tell(first_battle(PLAYBOOK, *PILES))
    watched.table.advance(300)
    watched.told.clear()
    state = deal(PLAYBOOK, 3)
    watched.table.deal(state)
    watched.table.skip()
    assert look(watched.table.stage) == look_at_rest(state)
    assert watched.told.count("settled") == 1


@pytest.mark.parametrize("moment_ms", [0, 500, 100_000])
def test_another_round_may_have_more_or_fewer_seats(watched: Watched, moment_ms: float) -> None:
    for seats in (6, 2, 5, 3):
        rules = Rules(seats=seats, face_down=3)
        state = deal(rules, seats)
        watched.table.set_up(state, [f"Seat {seat}" for seat in range(seats)])
        assert not watched.table.moving
        assert len(watched.scene.table_layout.seat_areas) == seats
        assert look(watched.table.stage) == look_at_rest(state)
        watched.tell(play_battle(state, rules))
        watched.table.advance(moment_ms)


def test_the_table_tells_how_long_its_motion_takes_with_travel_and_without(watched: Watched) -> None:
    assert watched.table.timing == replace(Timing(), chant_stagger_ms=150)
    watched.table.set_chant(("I", "de", "clare", "war!"))
    assert watched.table.timing == Timing()
    watched.table.set_reduced_motion(True)
    assert watched.table.timing == watched.table.animator().choreographer.timing == Timing().reduced()


@pytest.mark.parametrize(("speed", "heard"), [(1.0, True), (4.0, False)], ids=str)
def test_who_won_a_battle_is_not_heard_at_high_speed(watched: Watched, speed: float, heard: bool) -> None:
    watched.table.set_speed(speed)
    watched.tell(first_battle(PLAYBOOK, *PILES))
    watched.table.advance(60_000)
    assert ("battle_won" in watched.heard) is heard
    assert watched.heard.count("turn") == 4


def test_a_card_is_heard_as_long_before_it_lands_at_any_speed(watched: Watched) -> None:
    watched.table.set_speed(4.0)
    watched.tell(first_battle(PLAYBOOK, *PILES))
    watched.table.advance(Timing().turn_ms / 4 - SOUND_LEAD_MS - 1)
    assert watched.heard == []
    watched.table.advance(2)
    assert watched.heard == ["turn"]
