"""A resumed round is compared with its record, and the record believed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.ui.helpers.window_driver import of_deal
from warapp.session import GameSession, Round
from warapp.ui.play.resumed_round import ResumedRoundCheck

RIGHT = Round.at(of_deal(1, battles=40))._replace(round_id="kept", elapsed_ms=5_000)
WRONG = Round.at(of_deal(2, battles=40))._replace(
    round_id="kept", elapsed_ms=5_000, start=RIGHT.start, rules=RIGHT.rules
)
"""A round of deal 1 that stands where deal 2 leads."""


class ByHand:
    """Runs a job when the test says so."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def execute(self, run: Callable[[], None]) -> None:
        self._waiting.append(run)

    def run(self) -> None:
        while self._waiting:
            self._waiting.pop(0)()


class Start:
    """A session that goes on with a round, and what was told of it."""

    def __init__(self, resumed: Round) -> None:
        self.session = GameSession(lambda: 7, lambda: "another", lambda: 0.0, resumed)
        self.told: list[str] = []
        self.rounds: list[Round] = []
        self.session.round_started.connect(self.rounds.append)
        self._executor, self._owner = ByHand(), QObject()
        check = ResumedRoundCheck(self.session, self.told.append, self._owner, self._executor)
        check.start(resumed)

    def finish(self) -> None:
        self._executor.run()


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Deliver what jobs post."""


def test_a_round_that_stands_where_its_record_leads_goes_on_unheard(qtbot: QtBot, qapp: QObject) -> None:
    start = Start(RIGHT)
    start.finish()
    another = Start(WRONG)
    another.finish()
    qtbot.waitUntil(lambda: bool(another.told))
    assert (start.told, start.rounds) == ([], [])


def test_a_round_that_stands_elsewhere_is_told_and_its_record_believed(qtbot: QtBot) -> None:
    start = Start(WRONG)
    assert start.session.state == WRONG.state
    start.finish()
    qtbot.waitUntil(lambda: bool(start.told))
    assert start.told == ["The saved round didn't match its own record, so War goes by the record."]
    assert start.session.round == RIGHT
    assert start.rounds == [RIGHT]


def test_what_was_played_meanwhile_is_played_on_from_the_record(qtbot: QtBot) -> None:
    start = Start(WRONG)
    for _ in range(3):
        start.session.turn_cards()
    start.finish()
    qtbot.waitUntil(lambda: bool(start.told))
    assert start.session.state == Round.at(of_deal(1, battles=43)).state


def test_a_round_that_can_still_be_taken_back_is_corrected_there(qtbot: QtBot) -> None:
    start = Start(WRONG)
    start.session.new_round()
    start.finish()
    qtbot.waitUntil(lambda: bool(start.told))
    assert start.session.state.deal_number == 7
    start.session.take_back()
    assert start.session.state == RIGHT.state


def test_a_round_that_is_gone_is_not_told_of(qtbot: QtBot) -> None:
    start = Start(WRONG)
    start.session.new_round()
    start.session.turn_cards()
    start.finish()
    another = Start(WRONG)
    another.finish()
    qtbot.waitUntil(lambda: bool(another.told))
    assert start.told == []
