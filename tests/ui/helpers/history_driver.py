"""Functions for tests of the history in a window."""

from __future__ import annotations

from tests.table.stage_driver import look, look_at_rest
from tests.ui.helpers.window_driver import Game
from warapp.engine.replay import Replay
from warapp.ui.history.controller import HistoryController


def prepared(game: Game) -> Game:
    """A window once its start is over."""
    game.prepare()
    return game


def history_of(game: Game) -> HistoryController:
    """The history of a window in which it was wanted."""
    return game.child(HistoryController)


def check_shows(game: Game, number: int) -> None:
    """Check that the table at rest shows the round after so many battles."""
    record = game.session.round.record
    assert not game.table.moving
    replay = Replay(record)
    last = replay.battle(number) if number else None
    assert look(game.table.stage) == look_at_rest(replay.position(number), last)
