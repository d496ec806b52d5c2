"""Looking back at a round: the table shows earlier positions, and the round is there again at any time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.helpers.review_driver import RULES, Looking, standing
from warapp.clock import Hold
from warapp.engine import PRESETS, Battle, Reason, Record
from warapp.session import Round


def positions(looking: Looking) -> list[tuple[object, int]]:
    """What the table shows after each battle of the round."""
    round_ = looking.session.round
    record = round_.record
    return [standing(record.played(number).state) for number in range(round_.state.battles + 1)]


def record_of(signal_name: str, looking: Looking) -> list[object]:
    """The arguments of a signal of the review from now on."""
    seen: list[object] = []
    getattr(looking.review, signal_name).connect(lambda *args: seen.append(args[0] if args else None))
    return seen


def test_every_position_comes_onto_the_table(qtbot: QtBot) -> None:
    looking = Looking(12)
    expected = positions(looking)
    for number in (5, 0, 11, 3):
        looking.review.go_to(number)
        assert looking.on_table == expected[number]
        assert (looking.review.current, looking.review.looking_back) == (number, True)


def test_after_the_last_battle_is_the_round_itself(qtbot: QtBot) -> None:
    looking = Looking(12)
    looking.review.go_to(3)
    looking.review.go_to(99)
    assert looking.on_table == standing(looking.session.state)
    assert (looking.review.looking_back, looking.past) == (False, None)


def test_steps_go_back_and_on_and_are_announced(qtbot: QtBot) -> None:
    looking = Looking(3)
    said = record_of("announced", looking)
    looking.review.step(-1)
    looking.review.step(1)
    looking.review.to_first()
    looking.review.to_last()
    battle = looking.review.replay.battle(2)
    assert said == [
        looking.narrator.battle(battle),
        "Back to now.",
        "The deal, before the first battle.",
        "Back to now.",
    ]


def test_no_step_leaves_the_round(qtbot: QtBot) -> None:
    looking = Looking(2)
    looking.review.step(1)
    assert looking.review.current == 2
    looking.review.to_first()
    looking.review.step(-1)
    assert looking.review.current == 0


def test_the_line_says_which_battle_is_on_the_table(qtbot: QtBot) -> None:
    looking = Looking(9)
    looking.review.go_to(4)
    said = [words for words in looking.narrator.says(looking.review.replay.battle(4)) if words][-1]
    assert looking.table.stage.labels.caption == f"Battle 4 of 9. {said}"
    looking.review.go_to(0)
    assert looking.table.stage.labels.caption == "The deal, before the first battle."


def test_what_can_be_seen_grows_when_the_table_has_shown_it(qtbot: QtBot) -> None:
    looking = Looking(instant=False)
    shown = record_of("current_changed", looking)
    looking.session.turn_cards()
    assert (looking.review.last, shown) == (0, [])
    looking.table.skip()
    assert (looking.review.last, shown) == (1, [1])


def test_an_instant_table_shows_it_at_once(qtbot: QtBot) -> None:
    looking = Looking()
    looking.turn(3)
    assert (looking.review.last, looking.review.current) == (3, 3)


def test_a_battle_in_motion_is_finished_before_anything_is_looked_at(qtbot: QtBot) -> None:
    looking = Looking(4, instant=False)
    looking.session.turn_cards()
    looking.review.step(-1)
    assert (looking.review.last, looking.review.current, looking.table.moving) == (5, 4, False)
    assert looking.on_table == positions(looking)[4]


def test_a_review_that_begins_in_motion_does_not_tell_the_end(qtbot: QtBot) -> None:
    from warapp.ui.history.review import Review

    looking = Looking(4, instant=False)
    looking.session.turn_cards()
    assert Review(looking.session, looking.table, lambda: looking.narrator).last == 4
    looking.table.skip()


def test_battles_are_told_again_to_the_end_of_the_round(qtbot: QtBot) -> None:
    looking = Looking(6)
    looking.review.go_to(2)
    shown, replaying = record_of("current_changed", looking), record_of("replaying_changed", looking)
    looking.review.toggle_replay()
    qtbot.waitUntil(lambda: not looking.review.replaying, timeout=5_000)
    assert shown == [3, 4, 5, 6]
    assert replaying == [True, False]
    assert looking.on_table == standing(looking.session.state)
    assert not looking.review.looking_back


def test_at_the_end_a_replay_begins_with_the_deal(qtbot: QtBot) -> None:
    looking = Looking(2)
    shown = record_of("current_changed", looking)
    looking.review.toggle_replay()
    qtbot.waitUntil(lambda: not looking.review.replaying, timeout=5_000)
    assert shown == [0, 1, 2]


def test_a_fresh_deal_has_nothing_to_replay(qtbot: QtBot) -> None:
    looking = Looking()
    looking.review.toggle_replay()
    assert (looking.review.replaying, looking.review.looking_back) == (False, False)


def test_a_chosen_battle_is_told_from_the_position_before_it(qtbot: QtBot) -> None:
    looking = Looking(6, instant=False)
    looking.review.replay_from(4)
    assert looking.review.current == 3
    qtbot.waitUntil(lambda: looking.table.moving, timeout=5_000)
    looking.review.stop()
    looking.table.skip()
    assert (looking.review.current, looking.review.looking_back) == (4, True)
    assert looking.on_table == positions(looking)[4]
    assert looking.table.stage.labels.caption.startswith("Battle 4 of 6. ")


def test_a_replay_is_stopped_by_the_same_wish(qtbot: QtBot) -> None:
    looking = Looking(6, instant=False)
    looking.review.toggle_replay()
    qtbot.waitUntil(lambda: looking.table.moving, timeout=5_000)
    looking.review.toggle_replay()
    looking.table.skip()
    assert (looking.review.replaying, looking.review.current) == (False, 1)


@pytest.mark.parametrize(("by", "shown"), [(-1, 2), (1, 3)])
def test_a_step_in_a_replay_goes_from_the_battle_being_told(qtbot: QtBot, by: int, shown: int) -> None:
    looking = Looking(6, instant=False)
    looking.review.replay_from(3)
    qtbot.waitUntil(lambda: looking.table.moving, timeout=5_000)
    looking.review.step(by)
    assert (looking.review.current, looking.review.replaying, looking.table.moving) == (shown, False, False)
    assert looking.on_table == positions(looking)[shown]


def test_the_position_told_is_known_while_it_is_told(qtbot: QtBot) -> None:
    looking = Looking(6, instant=False)
    looking.review.replay_from(3)
    qtbot.waitUntil(lambda: looking.table.moving, timeout=5_000)
    assert looking.past == looking.review.replay.position(3)
    looking.review.go_to(0)


def test_continuing_from_a_position_is_another_round_that_can_be_taken_back(qtbot: QtBot) -> None:
    looking = Looking(9)
    before = looking.session.round
    looking.review.go_to(4)
    looking.review.continue_from_here()
    after = looking.session.round
    expected = Round.at(replace(before.record, battles=4))
    assert after._replace(round_id="") == expected
    assert after.round_id != before.round_id
    assert (looking.review.last, looking.review.current, looking.review.looking_back) == (4, 4, False)
    looking.turn()
    assert looking.review.last == 5


def test_taking_that_back_brings_all_battles_back(qtbot: QtBot) -> None:
    looking = Looking(9)
    before = looking.session.round
    looking.review.go_to(4)
    looking.review.continue_from_here()
    looking.session.take_back()
    assert looking.session.round == before
    assert (looking.review.last, looking.review.current) == (9, 9)


def test_the_clock_of_a_continued_round_has_its_share(qtbot: QtBot) -> None:
    looking = Looking(8)
    looking.now_ms = 4_000.0
    looking.review.go_to(2)
    looking.review.continue_from_here()
    assert looking.session.clock.elapsed_ms == 1_000.0


def test_an_ended_round_is_not_continued_from_its_end(qtbot: QtBot) -> None:
    looking = Looking(3, replace(RULES, battle_limit=3))
    round_ = looking.session.round
    looking.review.continue_from_here()
    assert looking.session.round is round_


def test_another_round_on_the_table_begins_another_review(qtbot: QtBot) -> None:
    looking = Looking(9)
    looking.review.go_to(4)
    round_changed = record_of("round_changed", looking)
    looking.session.new_round()
    assert round_changed == [None]
    assert (looking.review.last, looking.review.current, looking.review.looking_back) == (0, 0, False)
    assert looking.past is None


def test_time_that_is_called_belongs_to_the_last_position(qtbot: QtBot) -> None:
    looking = Looking(4)
    looking.session.call_time()
    outcome = looking.review.replay.position(4).outcome
    assert outcome
    assert outcome.reason is Reason.TIME_LIMIT


def test_a_long_record_is_read_in_pieces(qtbot: QtBot) -> None:
    looking = Looking(130, replace(RULES, battle_limit=None))
    extended = record_of("extended", looking)
    assert looking.review.replay.known == 0
    qtbot.waitUntil(lambda: looking.review.replay.known == 130, timeout=5_000)
    assert len(extended) == 4


def test_the_clock_is_held_while_somebody_looks_and_runs_when_the_round_is_played_on(qtbot: QtBot) -> None:
    looking = Looking(4)
    clock, review = looking.session.clock, looking.review
    held = []
    steps: list[Callable[[], None]] = [
        review.open,
        review.to_first,
        review.return_to_round,
        looking.turn,
        lambda: review.step(-1),
        review.close,
    ]
    for step in steps:
        step()
        held.append(clock.holds(Hold.HISTORY))
    assert held == [True, True, True, False, True, False]
    assert not review.looking_back


def test_a_round_of_a_file_is_looked_at_as_well(qtbot: QtBot) -> None:
    looking = Looking()
    record = Record(PRESETS["crowd"], deal_number=5, battles=20)
    looking.session.open(record)
    looking.review.go_to(7)
    assert looking.on_table == standing(record.played(7).state)


def test_the_battles_looked_at_are_those_that_were_played(qtbot: QtBot) -> None:
    looking = Looking()
    played: list[Battle] = []
    looking.session.battle_played.connect(played.append)
    looking.turn(5)
    assert [looking.review.replay.battle(number) for number in range(1, 6)] == played
