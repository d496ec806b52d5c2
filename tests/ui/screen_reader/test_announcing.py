"""What is spoken when: battles, series, wars, ends, and what keys did."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTimer, QTimerEvent
from PySide6.QtWidgets import QWidget

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import Rules
from warapp.ui.play.auto_play import TEN_BATTLES
from warapp.ui.screen_reader.series import BETWEEN_MS
from warapp.vocabulary import SpokenDetail

SHORT_ROUND = ("9C 2C KC 5C 6C", "8D 3D 4D 2D 3S")


def timer_of(game: Game) -> QTimer:
    (timer,) = game.features.screen_reader.teller.series.findChildren(QTimer)
    return timer


def four_seconds(game: Game) -> None:
    """Let the time between two sentences pass."""
    timer = timer_of(game)
    if timer.isActive():
        QCoreApplication.sendEvent(timer, QTimerEvent(timer.timerId()))


@pytest.fixture
def heard(game: Game) -> Iterator[Game]:
    """A window with a screen reader."""
    game.listen()
    yield game
    timer_of(game).stop()


def until_battle(game: Game, number: int) -> None:
    game.until(lambda: game.battles >= number)


def test_a_battle_is_spoken_when_its_cards_are_turned(heard: Game) -> None:
    heard.press("Space")
    assert heard.table.moving
    assert len(heard.announced) == 1
    assert heard.announced[0].startswith("Battle 1. You turned the ten of spades")
    heard.finish()
    assert len(heard.announced) == 1


def test_nothing_is_put_into_words_where_no_one_listens(game: Game) -> None:
    game.prepare()
    spoken: list[str] = []
    game.features.screen_reader.spoken.connect(spoken.append)
    game.press("Space")
    game.press("M")
    assert spoken == []


def test_a_series_is_summed_up_in_a_sentence_every_four_seconds_at_most(heard: Game) -> None:
    heard.press("A")
    until_battle(heard, 3)
    assert heard.announced == ["Auto-play on."]
    four_seconds(heard)
    until_battle(heard, 5)
    assert len(heard.announced) == 2
    assert heard.announced[1].startswith("Battles 1 to 3: you won ")
    assert timer_of(heard).interval() == BETWEEN_MS == 4_000
    four_seconds(heard)
    assert heard.announced[2].startswith("Battles 4 to 5: you won ")


def test_with_each_sentence_about_a_series_the_objects_say_how_it_stands(heard: Game) -> None:
    heard.press("A")
    for battles in (3, 6):
        until_battle(heard, battles)
        assert heard.table.moving
        four_seconds(heard)
        counts = heard.table.stage.labels.counts
        assert sum(counts) == 52
        assert counts[0] != 26
        names = [widget.accessibleName() for widget in heard.view.findChildren(QWidget) if widget.isVisible()]
        for name, count in zip(("You", "Computer"), counts, strict=True):
            assert any(said.startswith(f"{name}: {count} cards") for said in names)


def test_a_series_that_a_person_stops_says_what_was_left_at_once(heard: Game) -> None:
    heard.press("A")
    until_battle(heard, 2)
    heard.press("A")
    assert heard.announced[1].startswith("Battles 1 to 2: ")
    assert heard.announced[1].endswith(" Auto-play off.")


def test_ten_instant_battles_are_one_sentence(heard: Game) -> None:
    heard.press("+")
    heard.press("+")
    heard.press("+")
    heard.press("+")
    heard.announced.clear()
    heard.press("T")
    heard.until(lambda: heard.battles == TEN_BATTLES and not heard.actions.ten.isChecked())
    assert heard.announced[0] == "Ten battles."
    assert [words.split(":")[0] for words in heard.announced[1:]] == ["Battles 1 to 10"]


def test_the_end_comes_at_once_last_and_complete(open_round: Open) -> None:
    game = open_round(of_piles(*SHORT_ROUND))
    game.listen()
    game.press("A")
    game.until(lambda: game.session.is_over and not game.table.moving)
    four_seconds(game)
    game.catch_up()
    end = game.announced[-1]
    assert len(game.announced) == 2
    assert "All 10 cards are yours after " in end
    assert f"Battle {game.battles}. You turned " in end
    assert end.endswith("Press Space for a new round.")
    assert not timer_of(game).isActive()


def test_the_end_of_a_round_is_urgent_and_nothing_else_is(open_round: Open) -> None:
    game = open_round(of_piles("KC 3C", "QD 2D"))
    game.listen()
    urgent: list[bool] = []
    game.features.screen_reader.teller.spoken.connect(lambda _, is_urgent: urgent.append(is_urgent))
    for _ in range(2):
        game.press("Space")
        game.finish()
    assert urgent == [False, True]


def test_time_that_is_up_is_spoken(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(minute_limit=1), battles=1))
    game.listen()
    game.session.call_time()
    assert "Time is up after 1 minute." in game.announced[-1]


@pytest.mark.parametrize(
    ("detail", "first"),
    [(SpokenDetail.SHORT, "Ten, eight. You take 2 cards."), (SpokenDetail.WARS, "")],
)
def test_a_person_chooses_how_much_is_spoken(heard: Game, detail: SpokenDetail, first: str) -> None:
    heard.settings.spoken_detail = detail
    heard.press("Space")
    assert heard.announced == ([first] if first else [])


def test_of_wars_alone_the_war_is_spoken_and_the_end_too(open_round: Open) -> None:
    game = open_round(of_piles("5C 9C 2C KC", "4D 9D 3D 4S"))
    game.listen()
    game.settings.spoken_detail = SpokenDetail.WARS
    game.press("Space")
    game.finish()
    assert game.announced == []
    game.press("Space")
    assert "war" in game.announced[0]


def test_of_a_series_without_a_war_nothing_is_spoken_until_there_is_one(open_round: Open) -> None:
    game = open_round(of_piles("5C 6C 9C 2C KC 8C 8H 8S", "4D 3H 9D 3D 4S 5D 6D 7D"))
    game.listen()
    game.settings.spoken_detail = SpokenDetail.WARS
    game.press("A")
    until_battle(game, 2)
    four_seconds(game)
    assert game.announced == ["Auto-play on."]
    until_battle(game, 3)
    four_seconds(game)
    assert game.announced[1].startswith("Battles 1 to 3: you won 3")
    assert "1 war." in game.announced[1]
    timer_of(game).stop()


def test_step_by_step_each_step_of_a_war_is_spoken(open_round: Open) -> None:
    game = open_round(of_piles("9C 2C KC 8C", "9D 3D 4S 7D"))
    game.listen()
    game.settings.war_steps = True
    game.press("Space")
    game.until(lambda: game.table.halted)
    assert "king" not in " ".join(game.announced), "that is still to come"
    assert game.announced[-1].endswith("Press Space to lay the next card.")
    while game.table.stage.labels.winner is None:
        game.press("Space")
        game.frame(400)
    assert "Your king beats the four" in game.announced[-1]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("Ctrl+N", "New round. 26 cards each. Press Space to turn cards."),
        ("Ctrl+R", "Same cards again. 26 cards each. Press Space to turn cards."),
        ("M", "Sound off."),
        ("+", "Speed: fast."),
        ("-", "Speed: slow."),
        ("P", "Paused. The cards are covered."),
    ],
)
def test_what_a_key_did_is_spoken(heard: Game, keys: str, said: str) -> None:
    heard.press(keys)
    assert heard.announced == [said]


def test_undoing_a_new_round_says_where_the_round_before_stands(heard: Game) -> None:
    heard.press("Space")
    heard.finish()
    heard.press("Ctrl+N")
    heard.press("Ctrl+Z")
    assert heard.announced[-1].startswith("Back to the round before. Your ten beats the eight")
    assert "You hold 27 cards, Computer 25. 1 battle played." in heard.announced[-1]


def test_going_on_after_a_pause_is_spoken(heard: Game) -> None:
    heard.press("P")
    heard.press("P")
    assert heard.announced[-1] == "The round goes on."


def test_space_at_the_end_says_that_another_round_is_dealt(open_round: Open) -> None:
    game = open_round(of_piles("KC 3C", "9D"))
    game.listen()
    game.press("Space")
    game.finish()
    game.press("Space")
    assert game.announced[-1].startswith("New round. ")


def test_a_key_says_the_last_sentence_again(heard: Game) -> None:
    heard.press("Space")
    heard.finish()
    heard.press("F2")
    assert heard.news == heard.announced[-1]


def test_a_key_shows_the_line_again_without_a_screen_reader_too(game: Game) -> None:
    game.prepare()
    game.press("Space")
    game.finish()
    game.press("F2")
    assert game.news == game.line
    game.window.news.clear()


def test_a_key_says_how_it_stands(heard: Game) -> None:
    heard.press("Space")
    heard.finish()
    heard.press("F3")
    assert heard.news == (
        "You hold 27 cards, Computer 25. 1 battle played. You, face up: ten of spades, wins. "
        "Computer, face up: eight of spades, beaten."
    )
    heard.window.news.clear()


def test_at_the_end_a_key_says_who_won_and_why(open_round: Open) -> None:
    game = open_round(of_piles("KC 3C", "9D"))
    game.listen()
    game.press("Space")
    game.finish()
    game.press("F3")
    assert game.news.startswith("You win! All 3 cards are yours after 1 battle.")
    game.window.news.clear()
