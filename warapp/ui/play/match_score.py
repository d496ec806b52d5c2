"""The running score in the status bar: how many rounds each player has won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from warapp.store.match import Match
from warapp.ui.widgets.labels import FlowingLabel
from warapp.ui.widgets.modal import Question, confirm
from warapp.words.translation import Translate, Translator, comma_separated


class MatchScore(FlowingLabel):
    """Shows the score; empty until a round is counted.

    Args:
        translate: into the reader's language.
    """

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.setAccessibleName(self.tr("Score"))

    def show_match(self, match: Match, names: Sequence[str]) -> None:
        """Show the score of the players at the table."""
        text = tip = ""
        if match.rounds:
            words = score_words(match, names, self._translate)
            text = self.tr("Rounds won: {score}").format(score=words)
            tip = self.tr("{score}, since the score was last reset.")
        self.setText(text)
        self.setToolTip(tip.format(score=text))
        self.setAccessibleDescription(self.toolTip())


def score_words(match: Match, names: Sequence[str], translate: Translate) -> str:
    """Return the score of the players at the table: "You 3, Computer 2, 1 drawn"."""
    words = Translator(translate)
    won = [
        words.tr("{name} {number}").format(name=name, number=words.number(number))
        for name, number in zip(names, match.won, strict=False)
    ]
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
