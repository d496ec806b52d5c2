"""The dialog to report a problem with, and the text of the report; sends nothing."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from warapp.home import home_folder
from warapp.session import Round
from warapp.store.deal_code import deal_code
from warapp.store.log import Log
from warapp.ui.errors.about_dialog import fixed_font, versions_text
from warapp.words.rules_text import rules_name


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


class ReportDialog(QDialog):
    """Says what to do, and shows a report to copy.

    Args:
        cause: why the report is shown.
        text: the report.
        parent: the parent window.
    """

    def __init__(self, cause: Cause, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        requested = cause is Cause.REQUESTED
        self.setWindowTitle(self.tr("Report a problem") if requested else self.tr("Something went wrong"))
        layout = QVBoxLayout(self)
        layout.addWidget(self._label(self._what_happened(cause)))
        layout.addWidget(self._label(self._what_to_do()))
        layout.addWidget(self._report_view(text), 1)
        layout.addWidget(self._buttons(cause))
        size = QSize(self.fontMetrics().averageCharWidth() * 100, self.fontMetrics().lineSpacing() * 30)
        self.resize(size.boundedTo(parent.size() * 0.95) if parent else size)

    def _what_happened(self, cause: Cause) -> str:
        return {
            Cause.REQUESTED: self.tr(
                "Is something wrong with War? Tell the developers what you did and what "
                "happened, and send them this report."
            ),
            Cause.ROUND_SAVED: self.tr(
                "War ran into an unexpected error. Your round is saved, and you can keep "
                "playing. If it happens again, restart War: it picks up this round where you "
                "left off."
            ),
            Cause.FAILED_START: self.tr(
                "War can't start because of an unexpected error. What you've played is saved."
            ),
            Cause.ROUND_LOST: self.tr(
                "War ran into an unexpected error, and your round couldn't be saved. You can "
                "keep playing, but save the round as a file before you close the window."
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

    def _buttons(self, cause: Cause) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        close = box.addButton(QDialogButtonBox.StandardButton.Close)
        close.setText(
            self.tr("&Close") if cause in (Cause.REQUESTED, Cause.FAILED_START) else self.tr("&Continue")
        )
        copy = self._copy_button = box.addButton(
            self.tr("C&opy report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        copy.clicked.connect(self._copy)
        box.rejected.connect(self.reject)
        first = copy if cause is Cause.REQUESTED else close
        first.setDefault(True)
        first.setFocus()
        return box

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
