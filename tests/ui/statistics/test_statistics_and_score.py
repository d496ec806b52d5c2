"""Statistics and score in the window: counted once the end was shown, and rounds replayed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.history_driver import history_of, prepared
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.clock import Hold
from warapp.engine import PLAYBOOK
from warapp.session import Round
from warapp.store.autosave import Autosave
from warapp.store.match import NO_ROUNDS
from warapp.store.statistics.statistics import Statistics
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.statistics.dialog import StatisticsDialog
from warapp.ui.window.round_status import RoundStatus


@pytest.fixture
def kept(open_round: Open, tmp_path: Path) -> Game:
    """A window whose rounds are kept, one battle before the end of its round."""
    record = of_deal(1, replace(PLAYBOOK, battle_limit=3), battles=2)
    game = prepared(open_round(record))
    autosave = Autosave(tmp_path / "autosave.json", lambda: game.now_ms, game.window)
    recorder = RoundRecorder(
        game.session,
        autosave,
        lambda tell: Statistics(tmp_path / "statistics.sqlite", tell),
        NO_ROUNDS,
        lambda: False,
        lambda seats: ("",) * seats,
        game.window,
    )
    game.record(recorder)
    return game


def test_the_score_follows_once_the_table_has_shown_the_end(kept: Game) -> None:
    before = kept.status
    kept.press("Space")
    assert kept.status == before
    kept.finish()
    assert kept.status[-1] == "Won 0 : 0"
    assert "Rounds won: You 0, Computer 0, 1 drawn" in kept.child(RoundStatus).toolTip()
    kept.window.close()


@pytest.mark.parametrize(("agreed", "drawn"), [(True, 0), (False, 1)])
def test_the_score_is_reset_after_a_question(
    kept: Game, monkeypatch: pytest.MonkeyPatch, agreed: bool, drawn: int
) -> None:
    from warapp.ui.play import match_score

    assert not kept.actions.reset_score.isEnabled()
    kept.press("Space")
    kept.finish()
    held = []

    def answer(score: str, parent: object) -> bool:
        held.append((score, kept.session.clock.holds(Hold.DIALOG)))
        return agreed

    monkeypatch.setattr(match_score, "confirm_reset", answer)
    kept.actions.reset_score.trigger()
    assert held == [("You 0, Computer 0, 1 drawn", True)]
    assert kept.child(RoundRecorder).match.drawn == drawn
    assert ("Won 0 : 0" in kept.status) is not agreed
    assert kept.actions.reset_score.isEnabled() is not agreed
    kept.window.close()


def test_a_player_with_another_name_has_a_score_of_their_own(open_round: Open, tmp_path: Path) -> None:
    game = prepared(open_round(of_piles("AS KS", "2C 3C")))
    recorder = RoundRecorder(
        game.session,
        Autosave(tmp_path / "autosave.json", lambda: game.now_ms, game.window),
        lambda tell: Statistics(tmp_path / "statistics.sqlite", tell),
        NO_ROUNDS,
        lambda: False,
        game.context.players.own_names,
        game.window,
    )
    game.record(recorder)
    for _ in range(2):
        game.press("Space")
        game.finish()
    own_names = game.context.players.own_names
    assert recorder.match.at_table(own_names(2)).won[:2] == (1, 0)
    game.settings.seat_names, game.settings.seat_people = ("Anna", "Ben"), (True, True)
    game.session.restart()
    game.finish()
    assert recorder.match.at_table(own_names(2)).won[:2] == (0, 0)
    assert recorder.match.at_table(("", "")).won[:2] == (1, 0)
    game.window.close()


@pytest.mark.parametrize(
    ("given", "people", "names"),
    [
        ((), (True, False), ("", "")),
        (("", "Zoe"), (True, False), ("", "Zoe")),
        ((), (True, True), ("", "Player 2")),
        (("Ann",), (False, True, True), ("Ann", "Player 2", "Player 3")),
    ],
)
def test_a_second_person_is_not_taken_for_the_computer(
    open_round: Open, given: tuple[str, ...], people: tuple[bool, ...], names: tuple[str, ...]
) -> None:
    game = open_round(of_deal(1))
    game.settings.seat_names, game.settings.seat_people = given, people
    assert game.context.players.own_names(len(people)) == names
    game.window.close()


def test_a_round_of_the_statistics_is_told_again(
    qtbot: QtBot, kept: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.press("Space")
    kept.finish()
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: pytest.fail(str(problem)))
    qtbot.waitUntil(lambda: statistics.count() == 1)
    rounds = statistics.rounds(5)
    statistics.close()

    def choose(cls: type, *rest: object) -> Round:
        return Round.at(rounds[0].checked_record())

    monkeypatch.setattr(StatisticsDialog, "ask", classmethod(choose))
    kept.press("Ctrl+N")
    kept.finish()
    kept.press("Ctrl+T")
    assert (kept.battles, history_of(kept).review.current, history_of(kept).dock.isVisible()) == (3, 0, True)
    kept.until(lambda: not history_of(kept).showing)
    kept.finish()
    kept.check_table()
    assert kept.session.can_take_back
    kept.window.close()


def test_the_statistics_may_be_closed_again(kept: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StatisticsDialog, "ask", classmethod(lambda cls, *rest: None))
    kept.press("Ctrl+T")
    assert kept.battles == 2
    kept.window.close()
