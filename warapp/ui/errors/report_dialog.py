"""The dialog to report a problem with, and the text of the report; sends nothing."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from warapp.home import home_folder
from warapp.session import Round
from warapp.store.deal_code import deal_code
from warapp.store.log import Log
from warapp.ui.errors.about_dialog import fixed_font, versions_text
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel
from warapp.ui.widgets.modal import told_with_sign
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, show_sign
from warapp.words.rules_text import rules_name

_WIDE_EMS, _HIGH_EMS = 44, 33


class Cause(Enum):
    """Why a report is shown."""

    REQUESTED = auto()
    """The user wants to report a problem."""
    ROUND_SAVED = auto()
    """An error; the round is saved."""
    FAILED_START = auto()
    """An error before the window was created."""
    ROUND_LOST = auto()
    """An error; the round could not be saved."""


class ReportDialog(BaseDialog):
    """Says what to do, and shows a report to copy.

    Args:
        cause: why the report is shown.
        text: the report.
        parent: the parent window.
    """

    def __init__(self, cause: Cause, text: str, parent: QWidget | None = None) -> None:
        requested = cause is Cause.REQUESTED
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Report a problem") if requested else self.tr("Something went wrong"))
        self._text = text
        told, details = self._what_happened(cause)
        if requested:
            self.column.addWidget(self._label(details))
        else:
            group = Group("", self)
            group.column.addWidget(told_with_sign(told, details, group, is_danger=False))
            self.column.addWidget(group)
        self.setAccessibleDescription(" ".join(filter(None, (told, details))))
        self.column.addWidget(HelpLabel(self._what_to_do(), self))
        self.column.addWidget(self._report_view(text), 1)
        self.column.addWidget(self.button_row)
        self._add_buttons(cause)
        self.resize_to_ems(_WIDE_EMS, _HIGH_EMS)
        if parent:
            self.resize(self.size().boundedTo(parent.size() * 0.95))

    def _what_happened(self, cause: Cause) -> tuple[str, str]:
        """Return what happened in a sentence, and what it means."""
        error = self.tr("War ran into an unexpected error.")
        return {
            Cause.REQUESTED: (
                "",
                self.tr(
                    "Is something wrong with War? Tell the developers what you did and what "
                    "happened, and send them this report."
                ),
            ),
            Cause.ROUND_SAVED: (
                error,
                self.tr(
                    "Your round is saved, and you can keep playing. If it happens again, restart War: it "
                    "picks up this round where you left off."
                ),
            ),
            Cause.FAILED_START: (self.tr("War can't start."), self.tr("What you've played is saved.")),
            Cause.ROUND_LOST: (
                error,
                self.tr(
                    "Your round couldn't be saved. You can keep playing, but save the round as a file "
                    "before you close the window."
                ),
            ),
        }[cause]

    def _what_to_do(self) -> str:
        return self.tr(
            "To get this fixed, copy this report and send it to the developers. Nothing is sent "
            "automatically."
        )

    def _label(self, words: str) -> QLabel:
        label = QLabel(words, self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _report_view(self, text: str) -> QPlainTextEdit:
        edit = QPlainTextEdit(text, self)
        edit.setReadOnly(True)
        edit.setTabChangesFocus(True)
        edit.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # it is in English, much of it code
        edit.setFont(fixed_font(edit))
        edit.setAccessibleName(self.tr("Report"))
        edit.setMinimumHeight(edit.fontMetrics().lineSpacing() * 3)
        return edit

    def _add_buttons(self, cause: Cause) -> None:
        copy = self._copy_button = self.add_action_button(self.tr("C&opy report"))
        size = round(1.25 * text_px(self.font()))
        show_sign(copy, Sign.COPY, size)
        copy.clicked.connect(self._copy)
        leaves = cause in (Cause.REQUESTED, Cause.FAILED_START)
        requested = cause is Cause.REQUESTED
        words = self.tr("&Close") if leaves else self.tr("&Continue")
        close = self.add_leaving_button(words, is_default=not requested)
        copy.setDefault(requested)
        (copy if requested else close).setFocus()

    def _copy(self) -> None:
        self._copy_button.setText(self.tr("Report copied"))
        QGuiApplication.clipboard().setText(
            self._text
        )  # last: it may process events, which may close the dialog


def situation_text(round_: Round) -> str:
    """Return the round on the table, so that it can be replayed from a report."""
    record = round_.record
    number = record.deal_number
    dealt = f"{number} ({deal_code(round_.rules, number)})" if number else "custom cards"
    return (
        f"Rules: {rules_name(round_.rules)}\nDeal: {dealt}\nBattle: {round_.state.battles}\n"
        f"Record: {record.dumps()}"
    )


def report_text(situation: str, latest: str, log: Log) -> str:
    """Return the whole report.

    Args:
        situation: the round on the table.
        latest: the latest error, included unless it is in the log already.
        log: its end becomes part of the report.
    """
    tail = log.tail().strip()
    missing = "" if latest in tail else latest
    end = f"End of the log, {log.file}:\n{tail}" if tail else ""
    return without_home("\n\n".join(filter(None, (f"{versions_text()}\n{situation}", missing, end))))


def without_home(text: str) -> str:
    """Return a text with the path of the home folder replaced by ~."""
    home = home_folder()
    return text.replace(str(home), "~") if home else text
