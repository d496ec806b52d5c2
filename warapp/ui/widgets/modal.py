"""Runs modal dialogs, deletes them afterwards, and asks before something that can't be undone."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import make_bold
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.signs import Sign, draw_sign

_WIDTH_EMS, _TITLE_SIZE, _DISC_EMS = 36, 1.2, 3.2


def run_modal(dialog: QDialog) -> int:
    """Run a dialog until it is closed, then schedule its deletion.

    The caller may still read an accepted dialog: it lives until control returns to the event loop. A
    rejected one may be gone already, together with its parent window.

    Returns:
        The result of `QDialog.exec`: 0 if the dialog was rejected, or deleted while it was open.
    """
    try:
        return dialog.exec()
    finally:
        with suppress(RuntimeError):  # deleted with its parent window
            dialog.deleteLater()


@dataclass(frozen=True, slots=True)
class Question:
    """The text of a dialog that asks before something that can't be undone.

    Attributes:
        title: of the dialog.
        text: the question.
        yes: the text of the button that confirms.
        no: the text of the button that cancels, which is the default.
        details: what confirming leads to.
    """

    title: str
    text: str
    yes: str
    no: str
    details: str = ""


class QuestionDialog(BaseDialog):
    """Asks a question; leaving is the default.

    Attributes:
        question: its texts.
        yes: the button that confirms.
        no: the button that cancels.
    """

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(question.title, parent)
        self.question = question
        group = Group("", self)
        self.setAccessibleDescription(" ".join(filter(None, (question.text, question.details))))
        group.column.addWidget(told_with_sign(question.text, question.details, group))
        self.column.addWidget(group)
        self.column.addStretch(1)
        self.column.addWidget(self.button_row)
        self.yes = self.add_danger_button(question.yes)
        self.no = self.add_leaving_button(question.no, is_default=True)
        self.no.setFocus()
        self.resize_to_ems(_WIDTH_EMS, 0)


class DiscSign(QWidget):
    """A sign on a disc, in the colours of a warning or of what can't be undone."""

    def __init__(self, parent: QWidget | None = None, *, is_danger: bool = True) -> None:
        super().__init__(parent)
        self._is_danger = is_danger
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        side = round(text_px(self.font()) * _DISC_EMS)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        ground, line = (
            (colours.bad_ground, colours.bad) if self._is_danger else (colours.warning, colours.warning_line)
        )
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(line)
            painter.setBrush(ground)
            room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawEllipse(room)
            ink = colours.bad if self._is_danger else colours.warning_text
            inset = self.width() * 0.28
            draw_sign(painter, Sign.WARNING, room.adjusted(inset, inset * 0.92, -inset, -inset * 1.08), ink)


def told_with_sign(text: str, details: str, parent: QWidget, *, is_danger: bool = True) -> QWidget:
    """Return a sign beside a bold sentence, and what else is to say below it."""
    told = QWidget(parent)
    row = QHBoxLayout(told)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(14)
    row.addWidget(DiscSign(told, is_danger=is_danger), 0, Qt.AlignmentFlag.AlignTop)
    column = QVBoxLayout()
    column.setSpacing(4)
    row.addLayout(column, 1)
    for words, large in ((text, True), (details, False)):
        if words:
            label = QLabel(words, told)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            if large:
                make_bold(label, _TITLE_SIZE)
            column.addWidget(label)
    column.addStretch(1)
    return told


def confirm(question: Question, parent: QWidget) -> bool:
    """Ask a question, and return whether it was confirmed.

    Args:
        question: its texts.
        parent: the window over which the dialog opens.
    """
    return run_modal(QuestionDialog(question, parent)) == QDialog.DialogCode.Accepted
