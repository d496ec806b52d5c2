"""The running score: who won how many rounds, quietly, and nothing but that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from warapp.store.match import NO_ROUNDS, Match
from warapp.ui.play.match_score import confirm_reset, score_figures, score_sentence, score_words
from warapp.ui.widgets.modal import QuestionDialog
from warapp.words import english

SCORE = Match(won=(3, 2, 0, 0, 0, 0), drawn=1)


@pytest.mark.parametrize(
    ("match", "names", "words"),
    [
        (NO_ROUNDS, ("You", "Computer"), "You 0, Computer 0"),
        (SCORE, ("You", "Computer"), "You 3, Computer 2, 1 drawn"),
        (SCORE, ("You", "Ann", "Ben"), "You 3, Ann 2, Ben 0, 1 drawn"),
    ],
)
def test_those_at_the_table_are_named_with_the_rounds_they_won(
    match: Match, names: tuple[str, ...], words: str
) -> None:
    assert score_words(match, names, english) == words


def test_it_is_not_seen_before_a_round_is_counted() -> None:
    assert score_figures(NO_ROUNDS, 2, english) == ""
    assert score_sentence(NO_ROUNDS, ("You", "Ann"), english) == ""


@pytest.mark.parametrize(("seats", "figures"), [(2, "Won 3 : 2"), (3, "Won 3 : 2 : 0")])
def test_as_figures_it_has_one_for_each_seat(seats: int, figures: str) -> None:
    assert score_figures(SCORE, seats, english) == figures


def test_it_says_what_it_counts_and_that_there_is_nothing_to_win(golden: Golden) -> None:
    golden.check(score_sentence(SCORE, ("You", "Ann"), english))


@pytest.mark.parametrize(("button", "begins"), [("&Reset", True), ("&Cancel", False)])
def test_before_it_is_reset_it_is_said_and_asked(qtbot: QtBot, button: str, begins: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    seen: list[str] = []

    def answer() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QuestionDialog)
        buttons = {b.text(): b for b in question.findChildren(QPushButton)}
        seen.extend([question.question.details, *(text for text, b in buttons.items() if b.isDefault())])
        buttons.get(button, buttons["&Cancel"]).click()

    QTimer.singleShot(0, answer)
    assert confirm_reset("You 3, Ann 2", window) is begins
    assert "You 3, Ann 2" in seen[0]
    assert "statistics don't change" in seen[0]
    assert seen[1] == "&Cancel"
