"""The running score: who won how many rounds, quietly, and nothing but that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from warapp.store.match import NO_ROUNDS, Match
from warapp.ui.play.match_score import MatchScore, confirm_reset, score_words
from warapp.ui.widgets.modal import QuestionDialog
from warapp.words import english

SCORE = Match(won=(3, 2, 0, 0, 0, 0), drawn=1)


@pytest.fixture
def score(qtbot: QtBot) -> MatchScore:
    score = MatchScore(english)
    qtbot.addWidget(score)
    return score


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


def test_it_is_not_seen_before_a_round_is_counted(score: MatchScore) -> None:
    score.show_match(NO_ROUNDS, ("You", "Ann"))
    assert (score.text(), score.toolTip(), score.accessibleDescription()) == ("", "", "")
    score.show_match(SCORE, ("You", "Ann"))
    assert score.text()
    score.show_match(NO_ROUNDS, ("You", "Ann"))
    assert not score.text()


def test_it_says_what_it_counts_and_that_there_is_nothing_to_win(score: MatchScore, golden: Golden) -> None:
    score.show_match(SCORE, ("You", "Ann"))
    assert score.text() == "Rounds won: You 3, Ann 2, 1 drawn"
    golden.check(score.accessibleDescription())


def test_it_goes_on_in_a_further_line_where_there_is_no_room(score: MatchScore) -> None:
    score.show_match(SCORE, ("You", "Somebody with a name that goes on and on"))
    line = score.fontMetrics().height()
    assert score.sizeHint().height() < 2 * line
    assert score.heightForWidth(score.sizeHint().width() // 2) >= 2 * line


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
