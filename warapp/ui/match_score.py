"""The running score in the status bar: rounds won, and nothing that could be won with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from warapp.overriding import override
from warapp.store.match import Match
from warapp.ui.modal import Question, confirm
from warapp.words.translation import Translate, Words, parted

_LEAST_LINES = 4
"""How narrow it may become, in heights of a line of words, before it is cut off."""


class MatchScore(QLabel):
    """Shows the score once a round is counted, empty before that; cut short where there is no room for it.

    Args:
        translate: into the reader's language.
    """

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAccessibleName(self.tr("Score"))

    def show_match(self, match: Match, names: Sequence[str]) -> None:
        """Show a score of those who sit at the table."""
        text = tip = ""
        if match.rounds:
            words = score_words(match, names, self._translate)
            text = self.tr("Rounds won: {score}").format(score=words)
            tip = self.tr("{score}, since the score was last reset. For the fun of it: no money, no prizes.")
        self.setText(text)
        self.setToolTip(tip.format(score=text))
        self.setAccessibleDescription(self.toolTip())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_LINES * self.fontMetrics().height(), super().minimumSizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def score_words(match: Match, names: Sequence[str], translate: Translate) -> str:
    """Return the score of those who sit at the table: "You 3, Computer 2, 1 drawn"."""
    words = Words(translate)
    won = [
        words.tr("{name} {number}").format(name=name, number=words.number(number))
        for name, number in zip(names, match.won, strict=False)
    ]
    drawn = [words.tr("%n drawn", "", match.drawn)] if match.drawn else []
    return parted(won + drawn, words)


def confirm_reset(score: str, parent: QWidget) -> bool:
    """Ask whether the score is to begin again."""
    now = QCoreApplication.translate(
        "MatchScore",
        "It stands at: {score}. It counts rounds won and nothing else: no money, no prizes. "
        "The statistics are kept.",
    )
    question = Question(
        QCoreApplication.translate("MatchScore", "Reset the score"),
        QCoreApplication.translate("MatchScore", "Begin the score again?"),
        yes=QCoreApplication.translate("MatchScore", "&Begin again"),
        no=QCoreApplication.translate("MatchScore", "&Keep the score"),
        details=now.format(score=score),
    )
    return confirm(question, parent)
