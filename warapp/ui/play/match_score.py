"""The running score in words and figures: how many rounds each player has won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from warapp.store.match import Match
from warapp.ui.widgets.modal import Question, confirm
from warapp.words.translation import Translate, Translator, comma_separated


def score_figures(match: Match, seats: int, translate: Translate) -> str:
    """Return the score as figures by seat, "Won 2 : 1"; '' while no round is counted."""
    if not match.rounds:
        return ""
    words = Translator(translate)
    figures = " : ".join(words.number(number) for number in match.won[:seats])
    #: rounds won, such as 2 : 1
    return words.tr("Won {figures}").format(figures=figures)


def score_sentence(match: Match, names: Sequence[str], translate: Translate) -> str:
    """Return the score in full; '' while no round is counted."""
    if not match.rounds:
        return ""
    words = Translator(translate)
    score = words.tr("Rounds won: {score}").format(score=score_words(match, names, translate))
    return words.tr("{score}, since the score was last reset.").format(score=score)


def score_words(match: Match, names: Sequence[str], translate: Translate) -> str:
    """Return the score of the players at the table: "You 3, Computer 2, 1 drawn"."""
    words = Translator(translate)
    won = [
        #: a player and how many rounds were won
        words.tr("{name} {number}").format(name=name, number=words.number(number))
        for name, number in zip(names, match.won, strict=False)
    ]
    #: rounds, at the end of a list: You 3, Computer 2, 1 drawn
    drawn = [words.tr("%n drawn", "", match.drawn)] if match.drawn else []
    return comma_separated(won + drawn, words)


def confirm_reset(score: str, parent: QWidget) -> bool:
    """Ask whether to reset the score."""
    now = QCoreApplication.translate(
        "MatchScore",
        "The score is now: {score}. Your statistics don't change.",
    )
    question = Question(
        QCoreApplication.translate("MatchScore", "Reset score"),
        QCoreApplication.translate("MatchScore", "Reset the score?"),
        yes=QCoreApplication.translate("MatchScore", "&Reset"),
        no=QCoreApplication.translate("MatchScore", "&Cancel"),
        details=now.format(score=score),
    )
    return confirm(question, parent)
