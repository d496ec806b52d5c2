"""The report dialog, and the text of the report."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.helpers.window_driver import of_deal, of_piles
from warapp import __version__
from warapp.engine import PRESETS, read_record
from warapp.session import Round
from warapp.store.log import Log
from warapp.ui.errors.report_dialog import Cause, ReportDialog, report_text, situation_text


class LogOf(Log):
    """A log that ends so."""

    def __init__(self, end: str) -> None:
        super().__init__(Path("/home/ada/warapp.log"))
        self._end = end

    def tail(self) -> str:
        return self._end


def report(qtbot: QtBot, cause: Cause = Cause.ROUND_SAVED, text: str = "a report") -> ReportDialog:
    dialog = ReportDialog(cause, text)
    qtbot.addWidget(dialog)
    return dialog


def words_of(dialog: QWidget) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_the_situation_says_rules_deal_and_battle_and_gives_the_round_again() -> None:
    text = situation_text(Round.at(of_deal(48213, PRESETS["three_down"], battles=12)))
    *lines, record = text.splitlines()
    assert lines == ["Rules: three_down", "Deal: 48213 (W40-01F-2N2)", "Battle: 12"]
    again = read_record(record.removeprefix("Record: ").encode())
    assert again == of_deal(48213, PRESETS["three_down"], battles=12)


def test_the_situation_of_given_cards_has_no_deal_number() -> None:
    text = situation_text(Round.at(of_piles("AS KD", "KS QD", battles=1)))
    assert "Deal: custom cards\nBattle: 1\n" in text
    assert '"piles": ["AS KD", "KS QD"]' in text


def test_the_report_says_what_runs_and_ends_with_the_log() -> None:
    lines = report_text("Deal: 7", "an error", LogOf("2026-01-01 an error\n")).splitlines()
    assert lines[0].startswith(f"War {__version__}, Python 3.")
    assert "PySide6 6." in lines[0]
    assert lines[1:] == ["Deal: 7", "", "End of the log, /home/ada/warapp.log:", "2026-01-01 an error"]


def test_an_error_that_the_log_could_not_take_is_in_the_report_all_the_same() -> None:
    assert report_text("Deal: 7", "an error", LogOf("")).endswith("Deal: 7\n\nan error")
    assert report_text("Deal: 7", "an error", LogOf("older\n")).endswith(
        "an error\n\nEnd of the log, /home/ada/warapp.log:\nolder"
    )


def test_the_report_does_not_name_the_persons_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    assert "~/warapp/app.py" in report_text("", 'File "/home/ada/warapp/app.py"', LogOf(""))


@pytest.mark.parametrize(
    ("cause", "said"),
    [
        (Cause.ROUND_SAVED, "Your round is saved, and you can keep playing."),
        (Cause.ROUND_LOST, "save the round as a file before you close the window"),
        (Cause.FAILED_START, "War can't start"),
        (Cause.REQUESTED, "what you did and what happened, and send them this report"),
    ],
)
def test_it_says_what_to_do(qtbot: QtBot, cause: Cause, said: str) -> None:
    dialog = report(qtbot, cause)
    assert said in words_of(dialog)
    assert "Nothing is sent automatically." in words_of(dialog)


def test_it_copies_the_report_and_says_so(qtbot: QtBot) -> None:
    dialog = report(qtbot, text="War 0.1\nDeal: 7")
    copy = next(button for button in dialog.findChildren(QPushButton) if "opy" in button.text())
    copy.click()
    assert QGuiApplication.clipboard().text() == "War 0.1\nDeal: 7"
    assert copy.text() == "Report copied"


def test_escape_and_enter_go_on(qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        dialog = report(qtbot)
        dialog.show()
        with qtbot.waitSignal(dialog.finished):
            QTest.keyClick(dialog, key)


def test_tab_leaves_the_report_which_can_be_read_with_the_keys(qtbot: QtBot) -> None:
    dialog = report(qtbot)
    dialog.show()
    (edit,) = dialog.findChildren(QPlainTextEdit)
    assert edit.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert edit.tabChangesFocus()
    assert edit.accessibleName() == "Report"
    assert edit.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_it_fits_a_small_window_in_large_text(qtbot: QtBot, qapp: QApplication) -> None:
    plain = QFont(qapp.font())
    large = QFont(plain)
    large.setPointSizeF(plain.pointSizeF() * 2)
    qapp.setFont(large)
    try:
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(700, 500)
        dialog = ReportDialog(Cause.ROUND_SAVED, "x" * 10_000, window)
        dialog.show()
        size = dialog.size()
    finally:
        qapp.setFont(plain)
    assert size.boundedTo(QSize(700, 500)) == size
    (edit,) = dialog.findChildren(QPlainTextEdit)
    assert edit.height() >= 60
    dialog.close()
