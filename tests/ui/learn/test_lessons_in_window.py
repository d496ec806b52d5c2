"""Lessons in the window: the way in and out, the round that waits, and what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tests.helpers.manual_executor import JobsByHand
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.clock import Hold
from warapp.learn.boxes import Result
from warapp.learn.settings import Battles, LessonSettings, Mode, Players
from warapp.store.progress.progress import Progress
from warapp.store.progress.rows import Child
from warapp.store.saved_lesson import LessonFile
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.learn import dialogs
from warapp.ui.learn.choices import write_choices
from warapp.ui.learn.choose.grown_ups import GrownUpsDialog
from warapp.ui.learn.choose.mode_page import ModePage
from warapp.ui.learn.lesson.page import LessonPage
from warapp.ui.learn.lesson.step import Step
from warapp.ui.learn.lessons import Lessons

MIA = Child("mia", "Mia", 0, date(2026, 9, 1))


@pytest.fixture
def ready(game: Game) -> Game:
    game.prepare()
    return game


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Statistics]:
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: None)
    yield statistics
    statistics.close()


def lessons(game: Game) -> Lessons:
    return game.features.learn.lessons()


def modes_of(game: Game) -> ModePage:
    page = lessons(game).page
    assert isinstance(page, ModePage)
    return page


def page_of(game: Game) -> LessonPage:
    page = lessons(game).page
    assert isinstance(page, LessonPage)
    return page


def choose(game: Game, mode: Mode = Mode.WHICH, **chosen: object) -> None:
    settings = LessonSettings(mode=mode, length=Battles(4), **chosen)  # type: ignore[arg-type]
    game.settings.lesson = write_choices(settings)


def begin(game: Game, mode: Mode = Mode.WHICH) -> LessonPage:
    choose(game, mode)
    game.press("Ctrl+L")
    game.press("Space")
    page = page_of(game)
    page.table.skip()
    return page


def answer_right(page: LessonPage) -> None:
    page.table.skip()
    page.flow.answer(page.flow.question.answer)
    page.table.skip()


def go_on(page: LessonPage) -> None:
    while page.flow.step is Step.ANSWERED:
        page.press_primary()
    page.table.skip()


def play_to_end(page: LessonPage) -> None:
    while page.flow.step is not Step.OVER:
        answer_right(page)
        go_on(page)


def test_ctrl_l_opens_the_choice_of_a_mode_and_esc_gives_the_window_back(ready: Game) -> None:
    ready.press("Ctrl+L")
    page = modes_of(ready)
    assert page.isVisible()
    assert not ready.controls.isVisible()
    ready.press("Esc")
    assert lessons(ready).page is None
    assert ready.controls.isVisible()
    assert ready.view.hasFocus()


@pytest.mark.parametrize("words", ["Who?", "¿Quién?", "Quem?"])
def test_who_plays_is_read_in_whole_in_a_small_window(ready: Game, words: str) -> None:
    ready.window.resize(700, 500)
    ready.press("Ctrl+L")
    page = modes_of(ready)
    page.show_people([(words, None)], words)
    row = [page.person, page.one, page.two, page.play, page.example, page.gear]
    assert page.person.natural_width(page.person.height()) <= page.person.width()
    assert all(one.geometry().right() < next_.x() for one, next_ in pairwise(row))


def test_the_button_in_the_bar_opens_it_too(ready: Game) -> None:
    ready.window.resize(1_100, 720)
    ready.catch_up()
    ready.click(ready.button(ready.actions.learn))
    assert modes_of(ready).isVisible()


def test_an_arrow_chooses_another_mode_and_a_second_press_plays_it(ready: Game) -> None:
    ready.press("Ctrl+L")
    ready.press("Right")
    assert modes_of(ready).chosen is Mode.DOTS
    ready.click(modes_of(ready).keys[Mode.ADD])
    assert modes_of(ready).chosen is Mode.ADD
    ready.click(modes_of(ready).keys[Mode.ADD])
    assert page_of(ready).flow.settings.mode is Mode.ADD


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_an_arrow_goes_to_the_mode_that_lies_there(ready: Game, direction: Qt.LayoutDirection) -> None:
    ready.window.setLayoutDirection(direction)
    ready.press("Ctrl+L")
    keys = modes_of(ready).keys
    mirrored = direction == Qt.LayoutDirection.RightToLeft
    assert (keys[Mode.DOTS].x() < keys[Mode.WHICH].x()) == mirrored
    ready.press("Left" if mirrored else "Right")
    assert modes_of(ready).chosen is Mode.DOTS


def test_two_children_are_chosen_beside_the_modes(ready: Game) -> None:
    ready.press("Ctrl+L")
    ready.click(modes_of(ready).two)
    ready.press("Space")
    assert page_of(ready).flow.settings.players is Players.TWO


def test_esc_in_a_lesson_leads_back_to_the_modes_and_goodbye_to_the_table(ready: Game) -> None:
    begin(ready)
    ready.press("Esc")
    modes_of(ready)
    ready.press("Space")
    play_to_end(page_of(ready))
    ready.press("Space")
    assert lessons(ready).page is None


def test_once_more_begins_another_lesson_like_it(ready: Game) -> None:
    page = begin(ready)
    play_to_end(page)
    page.press_second()
    assert page_of(ready) is not page
    assert page_of(ready).flow.lesson.answered == 0


def test_the_round_waits_as_it_is_and_so_does_its_clock(open_round: Open) -> None:
    game = open_round(of_deal(1, battles=9))
    game.prepare()
    before = game.state_text
    page = begin(game)
    assert game.session.clock.holds(Hold.LESSON)
    for key in "TAEPMUW":
        QTest.keyClick(page, Qt.Key[f"Key_{key}"])
    play_to_end(page)
    game.press("Space")
    assert game.state_text == before
    assert not game.session.clock.holds(Hold.LESSON)
    game.check_table()


def test_a_series_of_battles_stops_where_a_lesson_begins(ready: Game) -> None:
    ready.press("A")
    ready.press("Ctrl+L")
    assert ready.window.game_controller.auto_play.mode is None
    assert not ready.table.moving


def test_one_card_a_side_is_a_round_that_the_engine_plays(ready: Game) -> None:
    page = begin(ready)
    state = page.flow.session.state
    assert state.battles == 1
    assert page.flow.session.round.is_of_lesson
    turned = page.flow.question
    assert turned.left != ()


def test_the_history_shows_the_round_of_the_lesson(ready: Game) -> None:
    page = begin(ready)
    answer_right(page)
    go_on(page)
    state = str(page.flow.session.state)
    ready.press("Ctrl+H")
    assert lessons(ready).page is None
    assert ready.state_text == state


def test_the_speed_of_the_window_is_that_of_a_lesson(ready: Game) -> None:
    page = begin(ready)
    answer_right(page)
    before = ready.window.speed.factor
    ready.press("+")
    assert ready.window.speed.factor > before
    assert page._around.speed() == ready.context.speed


def test_an_example_plays_by_itself_and_ends_with_any_key(ready: Game) -> None:
    choose(ready)
    ready.press("Ctrl+L")
    ready.press("E")
    page = page_of(ready)
    lessons(ready)._frames.advance(2_000)
    for _ in range(200):
        lessons(ready)._frames.advance(400)
        if page.flow.lesson.answered:
            break
    assert page.flow.lesson.answered == 1
    ready.press("G")
    modes_of(ready)


def kept(game: Game, database: Statistics) -> JobsByHand:
    """Keep progress in a database, by jobs that a test runs."""
    jobs = JobsByHand()
    worker = StatisticsWorker(lambda on_problem: database, game.window, jobs)
    game.features.learn.connect_worker(worker)
    lessons(game)
    Progress(database).save(MIA)
    game.settings.learning_children = ("mia",)
    return jobs


def test_answers_are_kept_and_the_next_lesson_knows_them(ready: Game, database: Statistics) -> None:
    jobs = kept(ready, database)
    choose(ready)
    ready.press("Ctrl+L")
    jobs.run_all()
    ready.press("Space")
    jobs.run_all()
    page = page_of(ready)
    assert page.flow.names == ("Mia",)
    play_to_end(page)
    jobs.run_all()
    progress = Progress(database)
    answers = progress.answers("mia")
    assert len(answers) == 4
    assert all(one.answer.right_at_once for one in answers)
    (lesson,) = progress.lessons("mia")
    assert (lesson.mode, lesson.ended_by) == ("which", "length")
    page.press_second()
    jobs.run_all()
    boxes = page_of(ready).flow.lesson.memory.boxes[0]
    assert boxes.answered == 4


def test_without_a_child_nothing_is_kept(ready: Game, database: Statistics) -> None:
    jobs = kept(ready, database)
    ready.settings.learning_children = ()
    choose(ready)
    ready.press("Ctrl+L")
    jobs.run_all()
    ready.press("Space")
    jobs.run_all()
    play_to_end(page_of(ready))
    jobs.run_all()
    assert Progress(database).lessons("mia") == []


def test_a_lesson_goes_on_where_the_window_was_closed(ready: Game, tmp_path: Path) -> None:
    page = begin(ready)
    seed = page.flow.lesson.seed
    answer_right(page)
    go_on(page)
    question = page.flow.question
    ready.features.learn.close()
    saved = LessonFile(tmp_path / "lesson-1.json").load()
    assert saved is not None
    assert (saved.seed, saved.results) == (seed, (Result.RIGHT_AT_ONCE.value,))
    ready.features.learn.resume()
    ready.catch_up()
    again = page_of(ready)
    again.table.skip()
    assert again.flow.lesson.answered == 1
    assert again.flow.question == question


def test_a_lesson_that_was_left_does_not_come_back(ready: Game, tmp_path: Path) -> None:
    begin(ready)
    ready.press("Esc")
    ready.press("Esc")
    file = LessonFile(tmp_path / "lesson-1.json")
    ready.features.learn.close()
    assert file.load() is None


def test_a_file_that_is_no_lesson_is_set_aside(ready: Game, tmp_path: Path) -> None:
    (tmp_path / "lesson-1.json").write_text('{"format": "warapp-lesson", "version": 7}')
    ready.features.learn.resume()
    assert lessons(ready).page is None
    assert not (tmp_path / "lesson-1.json").exists()


def test_other_choices_of_a_grown_up_begin_the_lesson_again(
    ready: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(ready)

    def run(dialog: QDialog) -> int:
        assert isinstance(dialog, GrownUpsDialog)
        choose(ready, Mode.SIGNS)
        return 1

    monkeypatch.setattr(dialogs, "run_modal", run)
    ready.press("Ctrl+,")
    assert page_of(ready) is not page
    assert page_of(ready).flow.settings.mode is Mode.SIGNS


def test_the_clock_of_the_lesson_stands_still_while_a_dialog_is_open(
    ready: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(ready)
    held = []

    def run(dialog: QDialog) -> int:
        held.append(page.flow.clock.holds(Hold.DIALOG))
        return 0

    monkeypatch.setattr(dialogs, "run_modal", run)
    ready.press("Ctrl+,")
    assert (held, page.flow.clock.holds(Hold.DIALOG)) == ([True], False)


def test_one_switch_is_followed_as_soon_as_it_is_chosen(ready: Game) -> None:
    page = begin(ready)
    ready.settings.one_switch = True
    assert page.takes_all_keys
    ready.settings.one_switch = False
    assert not page.takes_all_keys


def test_the_guide_opens_at_its_page_for_parents_and_teachers(ready: Game) -> None:
    ready.features.guide.show_lessons()
    from warapp.ui.guide.dock import GuideDock

    assert ready.child(GuideDock).sections.currentText() == "Learn with War"


def test_peaceful_words_rename_the_lessons_and_their_ties(ready: Game) -> None:
    ready.settings.peaceful_words = True
    try:
        assert ready.actions.learn.text().replace("&", "") == "Learn with Higher Card…"
        ready.press("Ctrl+L")
        assert modes_of(ready).accessibleName() == "Learn with Higher Card"
    finally:
        ready.settings.peaceful_words = False
