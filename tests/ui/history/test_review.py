"""The review: earlier positions on the table, and the way back to the round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.helpers.review_driver import RULES, ReviewDriver, table_position
from warapp.clock import Hold
from warapp.engine import PRESETS, Battle, Reason, Record
from warapp.session import Round


def positions(driver: ReviewDriver) -> list[tuple[object, int]]:
    """What the table shows after each battle of the round."""
    round_ = driver.session.round
    record = round_.record
    return [table_position(record.played(number).state) for number in range(round_.state.battles + 1)]


def signal_log(signal_name: str, driver: ReviewDriver) -> list[object]:
    """The arguments with which a signal of the review is emitted from now on."""
    seen: list[object] = []
    getattr(driver.review, signal_name).connect(lambda *args: seen.append(args[0] if args else None))
    return seen


def test_every_position_comes_onto_the_table(qtbot: QtBot) -> None:
    driver = ReviewDriver(12)
    expected = positions(driver)
    for number in (5, 0, 11, 3):
        driver.review.go_to(number)
        assert driver.on_table == expected[number]
        assert (driver.review.current, driver.review.looking_back) == (number, True)


def test_after_the_last_battle_is_the_round_itself(qtbot: QtBot) -> None:
    driver = ReviewDriver(12)
    driver.review.go_to(3)
    driver.review.go_to(99)
    assert driver.on_table == table_position(driver.session.state)
    assert (driver.review.looking_back, driver.past) == (False, None)


def test_steps_go_back_and_on_and_are_announced(qtbot: QtBot) -> None:
    driver = ReviewDriver(3)
    said = signal_log("announced", driver)
    driver.review.step(-1)
    driver.review.step(1)
    driver.review.to_first()
    driver.review.to_last()
    battle = driver.review.replay.battle(2)
    assert said == [
        driver.narrator.battle(battle),
        "Back to now.",
        "The deal, before the first battle.",
        "Back to now.",
    ]


def test_no_step_leaves_the_round(qtbot: QtBot) -> None:
    driver = ReviewDriver(2)
    driver.review.step(1)
    assert driver.review.current == 2
    driver.review.to_first()
    driver.review.step(-1)
    assert driver.review.current == 0


def test_the_line_says_again_how_the_battle_on_the_table_went(qtbot: QtBot) -> None:
    driver = ReviewDriver(9)
    driver.review.go_to(4)
    assert driver.table.stage.labels.caption == driver.narrator.recalled(driver.review.replay.battle(4))
    driver.review.go_to(0)
    assert driver.table.stage.labels.caption == "The deal, before the first battle."


def test_what_can_be_seen_grows_when_the_table_has_shown_it(qtbot: QtBot) -> None:
    driver = ReviewDriver(instant=False)
    shown = signal_log("current_changed", driver)
    driver.session.turn_cards()
    assert (driver.review.last, shown) == (0, [])
    driver.table.skip()
    assert (driver.review.last, shown) == (1, [1])


def test_an_instant_table_shows_it_at_once(qtbot: QtBot) -> None:
    driver = ReviewDriver()
    driver.turn(3)
    assert (driver.review.last, driver.review.current) == (3, 3)


def test_a_battle_in_motion_is_finished_before_anything_is_looked_at(qtbot: QtBot) -> None:
    driver = ReviewDriver(4, instant=False)
    driver.session.turn_cards()
    driver.review.step(-1)
    assert (driver.review.last, driver.review.current, driver.table.moving) == (5, 4, False)
    assert driver.on_table == positions(driver)[4]


def test_a_review_that_begins_in_motion_does_not_tell_the_end(qtbot: QtBot) -> None:
    from warapp.ui.history.review import Review

    driver = ReviewDriver(4, instant=False)
    driver.session.turn_cards()
    assert Review(driver.session, driver.table, lambda: driver.narrator).last == 4
    driver.table.skip()


def test_battles_are_told_again_to_the_end_of_the_round(qtbot: QtBot) -> None:
    driver = ReviewDriver(6)
    driver.review.go_to(2)
    shown, replaying = signal_log("current_changed", driver), signal_log("replaying_changed", driver)
    driver.review.toggle_replay()
    qtbot.waitUntil(lambda: not driver.review.replaying, timeout=5_000)
    assert shown == [3, 4, 5, 6]
    assert replaying == [True, False]
    assert driver.on_table == table_position(driver.session.state)
    assert not driver.review.looking_back


def test_at_the_end_a_replay_begins_with_the_deal(qtbot: QtBot) -> None:
    driver = ReviewDriver(2)
    shown = signal_log("current_changed", driver)
    driver.review.toggle_replay()
    qtbot.waitUntil(lambda: not driver.review.replaying, timeout=5_000)
    assert shown == [0, 1, 2]


def test_a_fresh_deal_has_nothing_to_replay(qtbot: QtBot) -> None:
    driver = ReviewDriver()
    driver.review.toggle_replay()
    assert (driver.review.replaying, driver.review.looking_back) == (False, False)


def test_a_chosen_battle_is_told_from_the_position_before_it(qtbot: QtBot) -> None:
    driver = ReviewDriver(6, instant=False)
    driver.review.replay_from(4)
    assert driver.review.current == 3
    qtbot.waitUntil(lambda: driver.table.moving, timeout=5_000)
    driver.review.stop()
    driver.table.skip()
    assert (driver.review.current, driver.review.looking_back) == (4, True)
    assert driver.on_table == positions(driver)[4]
    assert driver.table.stage.labels.caption == driver.narrator.recalled(driver.review.replay.battle(4))


def test_a_replay_is_stopped_by_the_same_wish(qtbot: QtBot) -> None:
    driver = ReviewDriver(6, instant=False)
    driver.review.toggle_replay()
    qtbot.waitUntil(lambda: driver.table.moving, timeout=5_000)
    driver.review.toggle_replay()
    driver.table.skip()
    assert (driver.review.replaying, driver.review.current) == (False, 1)


@pytest.mark.parametrize(("by", "shown"), [(-1, 2), (1, 3)])
def test_a_step_in_a_replay_goes_from_the_battle_being_told(qtbot: QtBot, by: int, shown: int) -> None:
    driver = ReviewDriver(6, instant=False)
    driver.review.replay_from(3)
    qtbot.waitUntil(lambda: driver.table.moving, timeout=5_000)
    driver.review.step(by)
    assert (driver.review.current, driver.review.replaying, driver.table.moving) == (shown, False, False)
    assert driver.on_table == positions(driver)[shown]


def test_the_position_told_is_known_while_it_is_told(qtbot: QtBot) -> None:
    driver = ReviewDriver(6, instant=False)
    driver.review.replay_from(3)
    qtbot.waitUntil(lambda: driver.table.moving, timeout=5_000)
    assert driver.past == driver.review.replay.position(3)
    driver.review.go_to(0)


def test_continuing_from_a_position_is_another_round_that_can_be_taken_back(qtbot: QtBot) -> None:
    driver = ReviewDriver(9)
    before = driver.session.round
    driver.review.go_to(4)
    driver.review.continue_from_here()
    after = driver.session.round
    expected = Round.at(replace(before.record, battles=4))
    assert after._replace(round_id="") == expected
    assert after.round_id != before.round_id
    assert (driver.review.last, driver.review.current, driver.review.looking_back) == (4, 4, False)
    driver.turn()
    assert driver.review.last == 5


def test_taking_that_back_brings_all_battles_back(qtbot: QtBot) -> None:
    driver = ReviewDriver(9)
    before = driver.session.round
    driver.review.go_to(4)
    driver.review.continue_from_here()
    driver.session.take_back()
    assert driver.session.round == before
    assert (driver.review.last, driver.review.current) == (9, 9)


def test_the_clock_of_a_continued_round_has_its_share(qtbot: QtBot) -> None:
    driver = ReviewDriver(8)
    driver.now_ms = 4_000.0
    driver.review.go_to(2)
    driver.review.continue_from_here()
    assert driver.session.clock.elapsed_ms == 1_000.0


def test_an_ended_round_is_not_continued_from_its_end(qtbot: QtBot) -> None:
    driver = ReviewDriver(3, replace(RULES, battle_limit=3))
    round_ = driver.session.round
    driver.review.continue_from_here()
    assert driver.session.round is round_


def test_another_round_on_the_table_begins_another_review(qtbot: QtBot) -> None:
    driver = ReviewDriver(9)
    driver.review.go_to(4)
    round_changed = signal_log("round_changed", driver)
    driver.session.new_round()
    assert round_changed == [None]
    assert (driver.review.last, driver.review.current, driver.review.looking_back) == (0, 0, False)
    assert driver.past is None


def test_time_that_is_called_belongs_to_the_last_position(qtbot: QtBot) -> None:
    driver = ReviewDriver(4)
    driver.session.call_time()
    outcome = driver.review.replay.position(4).outcome
    assert outcome
    assert outcome.reason is Reason.TIME_LIMIT


def test_a_long_record_is_read_in_pieces(qtbot: QtBot) -> None:
    driver = ReviewDriver(130, replace(RULES, battle_limit=None))
    extended = signal_log("extended", driver)
    assert driver.review.replay.known == 0
    qtbot.waitUntil(lambda: driver.review.replay.known == 130, timeout=5_000)
    assert len(extended) == 4


def test_the_clock_stands_still_during_a_review_and_runs_when_the_round_is_played_on(qtbot: QtBot) -> None:
    driver = ReviewDriver(4)
    clock, review = driver.session.clock, driver.review
    held = []
    steps: list[Callable[[], None]] = [
        review.open,
        review.to_first,
        review.return_to_round,
        driver.turn,
        lambda: review.step(-1),
        review.close,
    ]
    for step in steps:
        step()
        held.append(clock.holds(Hold.HISTORY))
    assert held == [True, True, True, False, True, False]
    assert not review.looking_back


def test_a_round_of_a_file_is_looked_at_as_well(qtbot: QtBot) -> None:
    driver = ReviewDriver()
    record = Record(PRESETS["crowd"], deal_number=5, battles=20)
    driver.session.put_on_table(Round.at(record))
    driver.review.go_to(7)
    assert driver.on_table == table_position(record.played(7).state)


def test_the_battles_looked_at_are_those_that_were_played(qtbot: QtBot) -> None:
    driver = ReviewDriver()
    played: list[Battle] = []
    driver.session.battle_played.connect(played.append)
    driver.turn(5)
    assert [driver.review.replay.battle(number) for number in range(1, 6)] == played
