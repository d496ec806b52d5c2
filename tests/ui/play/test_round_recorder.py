"""A round that is decided, or left, is counted once, whatever happens to the program before that is shown."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.store.samples import played
from tests.ui.helpers.heartbeat import LONGEST_STALL_S, Heartbeat
from tests.ui.helpers.window_driver import of_deal, of_piles
from warapp.engine import PLAYBOOK, Record
from warapp.session import GameSession, Round
from warapp.store.autosave import Autosave
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.match import NO_ROUNDS, Match
from warapp.store.saved_round import (
    MOST_UNCOUNTED,
    InvalidSave,
    SavedRound,
    _checksum,
    read_saved_round,
)
from warapp.store.statistics.played_round import PlayedRound
from warapp.store.statistics.statistics import Statistics
from warapp.ui.play.round_recorder import RoundRecorder

LAST_BATTLE = of_deal(1, replace(PLAYBOOK, battle_limit=3), battles=2)


class Place:
    """A session, and what is kept of it below a folder; nothing is shown."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot, self.folder = qtbot, folder
        self.database = folder / "statistics.sqlite"
        self.ids = iter(f"round {number}" for number in range(100))
        self.troubles: list[FileProblem] = []
        self.recorder: RoundRecorder

    def start(self, record: Record = LAST_BATTLE, match: Match = NO_ROUNDS) -> Place:
        """Begin as a window does: with what was kept, or else with this round."""
        self.autosave = Autosave(self.folder / "window-1.json", lambda: 0.0)
        saved = self.saved()
        round_ = Round.at(record)
        if saved:
            round_ = Round.at(saved.record)._replace(round_id=saved.round_id)
        self.session = GameSession(lambda: 5, lambda: next(self.ids), lambda: 0.0, round_)
        self.recorder = RoundRecorder(
            self.session,
            self.autosave,
            lambda tell: Statistics(self.database, tell),
            saved.match if saved else match,
            lambda: False,
            lambda seats: ("",) * seats,
            uncounted=saved.uncounted if saved else (),
        )
        self.recorder.problem_arose.connect(self.troubles.append)
        return self

    def die(self) -> None:
        """End as by a kill: what is on the disk by now stays, and nothing is done any more."""
        self.autosave.written.disconnect(self.recorder._count_saved)
        self.autosave.flush()

    def saved(self) -> SavedRound | None:
        saved = Autosave(self.folder / "window-1.json", lambda: 0.0).load()
        assert not isinstance(saved, FileProblem)
        return saved

    def counted(self) -> list[PlayedRound]:
        if not self.database.exists():
            return []
        statistics = Statistics(self.database, lambda trouble: pytest.fail(str(trouble)))
        rounds = statistics.rounds(100)
        statistics.close()
        return rounds

    def until_counted(self, rounds: int) -> list[PlayedRound]:
        self._qtbot.waitUntil(lambda: len(self.counted()) == rounds, timeout=20_000)
        return self.counted()


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path) -> Iterator[Place]:
    place = Place(qtbot, tmp_path)
    yield place
    place.recorder.close()
    assert place.recorder.statistics._own_executor.wait(60)


def test_a_round_is_counted_when_it_is_decided_though_nothing_was_shown_yet(place: Place) -> None:
    place.start().session.turn_cards()
    (round_,) = place.until_counted(1)
    assert (round_.round_id, round_.record.battles) == ("round 0", 3)
    assert round_.outcome == place.session.state.outcome
    assert place.recorder.match.rounds == 1


def test_it_is_on_the_disk_with_the_score_before_it_is_counted(place: Place) -> None:
    place.start().session.turn_cards()
    place.die()
    saved = place.saved()
    assert saved
    assert saved.match.rounds == 1
    assert [round_.round_id for round_ in saved.uncounted] == ["round 0"]
    assert place.counted() == []


def test_after_a_kill_the_next_start_counts_it_once(place: Place) -> None:
    place.start().session.turn_cards()
    place.die()
    for _ in range(3):
        place.start().recorder.save_now()
        (round_,) = place.until_counted(1)
        assert (round_.round_id, round_.outcome) == ("round 0", place.session.state.outcome)
        assert place.recorder.match.rounds == 1
        place.die()


def test_a_kill_after_the_counting_counts_nothing_twice(place: Place) -> None:
    place.start().session.turn_cards()
    place.until_counted(1)
    place.die()
    place.start().recorder.save_now()
    place.session.new_round()
    place.session.turn_cards()
    place.recorder.close()
    assert len(place.until_counted(1)) == 1


def test_a_kill_after_new_round_was_pressed_at_the_end_counts_it(place: Place) -> None:
    place.start().session.turn_cards()
    place.session.new_round()
    place.die()
    place.start().recorder.save_now()
    assert [round_.round_id for round_ in place.until_counted(1)] == ["round 0"]


@pytest.mark.parametrize("leave", ["new round", "open", "restart"])
def test_a_round_that_was_left_is_counted_by_the_next_start_after_a_kill(place: Place, leave: str) -> None:
    place.start()
    if leave == "new round":
        place.session.new_round()
    elif leave == "open":
        place.session.put_on_table(Round.at(of_piles("AS KD", "KS QD")))
    else:
        place.session.restart()
    place.die()
    assert place.counted() == []
    place.start().recorder.save_now()
    (round_,) = place.until_counted(1)
    assert (round_.round_id, round_.outcome, round_.record.battles) == ("round 0", None, 2)


def test_a_round_that_is_taken_back_was_not_left(place: Place) -> None:
    place.start()
    place.session.new_round()
    place.session.take_back()
    place.session.turn_cards()
    (round_,) = place.until_counted(1)
    assert (round_.round_id, round_.outcome) == ("round 0", place.session.state.outcome)


def test_a_round_that_can_be_taken_back_is_not_counted_yet(place: Place, qtbot: QtBot) -> None:
    place.start()
    with qtbot.waitSignal(place.autosave.written):
        place.session.new_round()
    place.die()
    assert place.recorder.statistics._own_executor.wait(60)
    assert place.counted() == []


def test_it_is_left_once_cards_are_turned(place: Place) -> None:
    place.start()
    place.session.new_round()
    place.session.turn_cards()
    (round_,) = place.until_counted(1)
    assert (round_.round_id, round_.outcome) == ("round 0", None)


def test_what_was_forgotten_does_not_come_back(place: Place, qtbot: QtBot) -> None:
    place.start().session.turn_cards()
    with qtbot.waitSignal(place.autosave.written):
        place.recorder.statistics.clear(lambda _: None, lambda _: None, place.recorder)
    place.die()
    assert place.recorder.statistics._own_executor.wait(60)
    assert place.counted() == []
    saved = place.saved()
    assert saved
    assert saved.uncounted == ()


class TestADatabaseThatIsHeld:
    @pytest.fixture
    def holder(self, place: Place) -> Iterator[sqlite3.Connection]:
        Statistics(place.database, lambda trouble: pytest.fail(str(trouble))).close()
        with closing(sqlite3.connect(place.database, isolation_level=None)) as holder:
            holder.execute("PRAGMA locking_mode = EXCLUSIVE")
            holder.execute("BEGIN EXCLUSIVE")
            yield holder

    def test_keeps_no_window_waiting(self, place: Place, holder: sqlite3.Connection, qtbot: QtBot) -> None:
        place.start()
        with Heartbeat() as heartbeat:
            place.session.turn_cards()
            qtbot.waitUntil(lambda: bool(place.troubles), timeout=20_000)
        assert heartbeat.longest_s < LONGEST_STALL_S
        assert [trouble.kind for trouble in place.troubles] == [FileProblemKind.BUSY]

    def test_lets_the_window_close_at_once(self, place: Place, holder: sqlite3.Connection) -> None:
        place.start().session.turn_cards()
        begun = time.monotonic()
        place.recorder.close()
        assert time.monotonic() - begun < LONGEST_STALL_S

    def test_loses_no_round_to_a_kill(self, place: Place, holder: sqlite3.Connection, qtbot: QtBot) -> None:
        place.start().session.turn_cards()
        qtbot.waitUntil(lambda: bool(place.troubles), timeout=20_000)
        place.session.new_round()
        place.die()
        assert place.recorder.statistics._own_executor.wait(60)
        holder.close()
        place.start().recorder.save_now()
        assert [round_.round_id for round_ in place.until_counted(1)] == ["round 0"]

    def test_has_its_round_when_it_is_free_again(
        self, place: Place, holder: sqlite3.Connection, qtbot: QtBot
    ) -> None:
        place.start().session.turn_cards()
        qtbot.waitUntil(lambda: bool(place.troubles), timeout=20_000)
        holder.close()
        place.session.new_round()
        assert [round_.round_id for round_ in place.until_counted(1)] == ["round 0"]
        assert len(place.troubles) == 1


def test_more_rounds_than_the_saved_one_can_hold_are_still_a_saved_one() -> None:
    many = tuple(played(number, names=("♠" * 30, "♠" * 30)) for number in range(3 * MOST_UNCOUNTED))
    content = SavedRound(LAST_BATTLE, ("", ""), uncounted=many).dumps()
    assert read_saved_round(content).uncounted == many[-MOST_UNCOUNTED:]


def test_rounds_that_another_program_wrote_are_damage(tmp_path: Path) -> None:
    given = json.loads(SavedRound(LAST_BATTLE, ("", ""), uncounted=(played(1),)).dumps())
    del given["checksum"]
    damaged: list[object] = [7, [7], [[]], [["x"] * 15], [None]]
    for rows in damaged:
        changed = given | {"uncounted": rows}
        content = json.dumps(changed | {"checksum": _checksum(changed)}).encode()
        with pytest.raises(InvalidSave):
            read_saved_round(content)
