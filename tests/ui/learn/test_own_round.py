"""The round that waits below a lesson: it is kept, saved and counted, whatever is done with lessons."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ui.conftest import Open
from tests.ui.helpers.history_driver import history_of
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.learn.settings import Battles, LessonSettings
from warapp.session import GameSession
from warapp.store.autosave import Autosave
from warapp.store.match import NO_ROUNDS
from warapp.store.saved_round import read_saved_round
from warapp.store.statistics.statistics import Statistics
from warapp.ui.learn.choices import write_choices
from warapp.ui.learn.lesson.page import LessonPage
from warapp.ui.play.round_recorder import RoundRecorder

BATTLES = 9


@pytest.fixture
def playing(open_round: Open) -> Game:
    """A window with a round of one's own, some battles old."""
    game = open_round(of_deal(1, battles=BATTLES))
    game.prepare()
    game.settings.lesson = write_choices(LessonSettings(length=Battles(4)))
    return game


@pytest.fixture
def recorder(playing: Game, tmp_path: Path) -> RoundRecorder:
    """Records the rounds of that window."""
    recorder = RoundRecorder(
        playing.session,
        Autosave(tmp_path / "round.wargame", lambda: 0.0, playing.window),
        lambda tell: Statistics(tmp_path / "statistics.sqlite", tell),
        NO_ROUNDS,
        lambda: False,
        lambda seats: ("",) * seats,
        playing.window,
    )
    playing.record(recorder)
    return recorder


def look_at_lesson(game: Game) -> None:
    """Answer in a lesson, and open the history from it."""
    game.press("Ctrl+L")
    game.press("Space")
    page = game.features.learn.lessons().page
    assert isinstance(page, LessonPage)
    page.table.skip()
    page.flow.answer(page.flow.question.answer)
    page.table.skip()
    game.press("Ctrl+H")
    assert game.session.round.is_of_lesson
    assert history_of(game).dock.isVisible()


def count(tmp_path: Path) -> int:
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: None)
    counted = statistics.count()
    statistics.close()
    return counted


def turn(session: GameSession) -> None:
    session.turn_cards()


def play_to_end(session: GameSession) -> None:
    while session.turn_cards():
        pass


def begin_again(session: GameSession) -> None:
    session.restart()
    session.turn_cards()


@pytest.mark.parametrize("key", ["Ctrl+H", "Ctrl+Z"])
@pytest.mark.parametrize("play", [turn, play_to_end, begin_again])
def test_the_own_round_comes_back_whatever_is_played_of_the_lesson(
    playing: Game, key: str, play: Callable[[GameSession], None]
) -> None:
    own = playing.session.round
    look_at_lesson(playing)
    play(playing.session)
    playing.table.skip()
    playing.press(key)
    assert playing.session.round == own._replace(elapsed_ms=playing.session.round.elapsed_ms)
    playing.table.skip()
    playing.check_table()


def test_it_comes_back_before_the_next_lesson(playing: Game) -> None:
    own = playing.state_text
    look_at_lesson(playing)
    playing.press("Ctrl+L")
    assert playing.state_text == own


def test_to_play_on_from_a_battle_of_the_lesson_is_no_round_of_ones_own(playing: Game) -> None:
    own = playing.state_text
    look_at_lesson(playing)
    playing.session.turn_cards()
    playing.table.skip()
    review = history_of(playing).review
    review.go_to(1)
    review.continue_from_here()
    assert playing.battles == 1
    assert playing.session.round.is_of_lesson
    playing.press("Ctrl+Z")
    assert playing.state_text == own


def test_a_new_round_is_dealt_by_the_own_rules_and_leaves_the_own_round_abandoned(
    playing: Game, recorder: RoundRecorder, tmp_path: Path
) -> None:
    rules, own = playing.session.rules, playing.state_text
    look_at_lesson(playing)
    assert playing.session.rules != rules
    playing.press("Ctrl+N")
    assert (playing.session.rules, playing.battles) == (rules, 0)
    playing.press("Ctrl+Z")
    assert playing.state_text == own
    playing.press("Ctrl+N")
    playing.session.turn_cards()
    recorder.close()
    assert count(tmp_path) == 1


def test_a_window_closed_over_a_lesson_has_saved_the_own_round(
    playing: Game, recorder: RoundRecorder, tmp_path: Path
) -> None:
    playing.session.turn_cards()
    own = playing.session.round
    look_at_lesson(playing)
    play_to_end(playing.session)
    recorder.close()
    saved = read_saved_round((tmp_path / "round.wargame").read_bytes())
    assert (saved.record, saved.round_id, saved.match) == (own.record, own.round_id, NO_ROUNDS)
    assert saved.uncounted == ()
    assert count(tmp_path) == 0


def test_neither_statistics_nor_score_count_a_lesson_that_is_played_on_as_a_round(
    playing: Game, recorder: RoundRecorder, tmp_path: Path
) -> None:
    look_at_lesson(playing)
    play_to_end(playing.session)
    begin_again(playing.session)
    play_to_end(playing.session)
    playing.press("Ctrl+Z")
    assert recorder.match == NO_ROUNDS
    recorder.close()
    assert count(tmp_path) == 0
