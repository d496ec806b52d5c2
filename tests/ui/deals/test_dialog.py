"""The dialog that asks for a deal."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from tests.ui.helpers.window_driver import of_deal, of_piles
from warapp.engine import MOST_DEALS, PRESETS, Record, Rules
from warapp.session import Round
from warapp.store.deal_code import deal_code
from warapp.ui.deals.dialog import DealDialog
from warapp.words import english

FAMILY = Round.at(of_deal(48213, PRESETS["family"], battles=5))


class Asked:
    """The dialog over a round, and hands that type into it."""

    def __init__(self, qtbot: QtBot, round_: Round = FAMILY) -> None:
        self.dialog = DealDialog(round_, english)
        qtbot.addWidget(self.dialog)
        (self.edit,) = self.dialog.findChildren(QLineEdit)
        buttons = {button.text(): button for button in self.dialog.findChildren(QPushButton)}
        self.ok, self.cancel = buttons["&Deal"], buttons["&Cancel"]

    def type(self, text: str) -> None:
        self.edit.clear()
        QTest.keyClicks(self.edit, text)

    @property
    def words(self) -> list[str]:
        return [label.text() for label in self.dialog.findChildren(QLabel)]


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot)


def test_it_says_what_is_on_the_table(asked: Asked, qtbot: QtBot) -> None:
    assert "On the table: deal 48213, code W20\u201101F\u20112NN." in asked.words
    given = Asked(qtbot, Round.at(of_piles("AS", "KD")))
    assert "The cards on the table were chosen by hand, so they have no deal number." in given.words


def test_a_number_is_played_by_the_rules_on_the_table(asked: Asked) -> None:
    asked.type("7")
    assert asked.dialog.deal == Record(PRESETS["family"], 7)
    assert "Deal 7. Rules: Family." in asked.words
    assert asked.ok.isEnabled()


def test_a_code_brings_its_rules(asked: Asked) -> None:
    asked.type(deal_code(PRESETS["peace"], 7))
    assert asked.dialog.deal == Record(PRESETS["peace"], 7)
    assert "Deal 7. Rules: Peace." in asked.words
    asked.type(deal_code(Rules(face_down=7), 7))
    assert "Deal 7. Rules: 7 cards face down in a war." in asked.words


@pytest.mark.parametrize(
    "text", ["", "0", "2147483648", "W20-01F", "W20-01F-2N?", "W20-01F-2N7", "W20-10F-2NN", "9"]
)
def test_it_says_at_once_what_is_wrong(asked: Asked, text: str, golden: Golden) -> None:
    asked.type("1")
    asked.type(text)
    reason = asked.edit.accessibleDescription()
    golden.check(reason.replace(QLocale().toString(MOST_DEALS), "MOST_DEALS"), case=text or "nothing")
    assert reason in asked.words
    assert asked.ok.isEnabled() == (text == "9")
    assert (asked.dialog.deal is None) == (text != "9")


def test_a_code_of_a_later_version_is_not_called_mistyped(asked: Asked) -> None:
    values = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    for check in values:
        asked.type(f"WZ0-01F-2N{check}")
        if "This version of War doesn't know this code, although it's typed correctly." in asked.words:
            return
    raise AssertionError("one of them has the right check character")


def test_enter_deals_and_escape_does_not(asked: Asked) -> None:
    asked.dialog.show()
    asked.type("no deal")
    QTest.keyClick(asked.edit, Qt.Key.Key_Return)
    assert asked.dialog.isVisible(), "what is no deal can't be dealt"
    asked.type("12")
    QTest.keyClick(asked.edit, Qt.Key.Key_Return)
    assert not asked.dialog.isVisible()
    assert asked.dialog.result() == QDialog.DialogCode.Accepted
    asked.dialog.show()
    QTest.keyClick(asked.edit, Qt.Key.Key_Escape)
    assert asked.dialog.result() == QDialog.DialogCode.Rejected


def test_who_asks_gets_the_deal_or_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def run(dialog: DealDialog) -> int:
        (edit,) = dialog.findChildren(QLineEdit)
        edit.setText("12")
        return accepted

    monkeypatch.setattr(DealDialog, "exec", run)
    accepted = 1
    assert DealDialog.ask(FAMILY, english, window) == Record(PRESETS["family"], 12)
    accepted = 0
    assert DealDialog.ask(FAMILY, english, window) is None


def test_the_field_has_a_name_that_a_letter_leads_to(asked: Asked) -> None:
    (name,) = [label for label in asked.dialog.findChildren(QLabel) if label.buddy()]
    assert name.buddy() is asked.edit
    assert "&" in name.text()


def test_it_fits_a_small_window_in_large_text(qtbot: QtBot, qapp: QApplication) -> None:
    plain = QFont(qapp.font())
    large = QFont(plain)
    large.setPointSizeF(plain.pointSizeF() * 2)
    qapp.setFont(large)
    try:
        asked = Asked(qtbot)
        asked.type(deal_code(Rules(face_down=7, seats=6), 2**31 - 1))
        asked.dialog.resize(700, 500)
        asked.dialog.show()
        size = asked.dialog.size()
    finally:
        qapp.setFont(plain)
    assert size.boundedTo(QSize(700, 500)) == size
    asked.dialog.close()


def test_a_mistake_stands_beside_the_field_in_words_and_with_a_sign(asked: Asked) -> None:
    field = asked.dialog.field

    def state(text: str) -> tuple[bool, str]:
        asked.type(text)
        return bool(field.edit.property("wrong")), field.note.text()

    assert state("W20-01F-2N7")[0]
    assert state("W20-01F-2NN") == (False, "Deal 48213. Rules: Family.")
    wrong, hint = state("")
    assert (wrong, hint) == (False, "A number uses the rules on the table; a code brings its own rules.")


def test_what_is_on_the_table_is_copied(asked: Asked) -> None:
    asked.dialog.copy.click()
    assert QGuiApplication.clipboard().text() == "Deal 48213, code W20-01F-2NN"
    assert asked.dialog.copy.text() == "Copied"
