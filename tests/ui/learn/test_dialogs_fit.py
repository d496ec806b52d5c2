"""No word is cut in a dialog of lessons, at 100 and 200 %, and no letter means two things."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QSlider,
    QSpinBox,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.helpers.long_words import cut_in
from warapp.learn.number_cards import NumberCards
from warapp.learn.settings import LessonSettings
from warapp.store.progress.rows import Child
from warapp.store.settings import Settings, open_ini
from warapp.table.drawing.deck_style import BACKS
from warapp.ui.learn.children import Children
from warapp.ui.learn.choose.children_dialog import ChildDialog, ChildrenDialog
from warapp.ui.learn.choose.grown_ups import GrownUpsDialog
from warapp.ui.learn.choose.print_dialog import PrintDialog
from warapp.ui.learn.paper_output import PaperOutput
from warapp.ui.learn.progress.dialog import ProgressDialog
from warapp.ui.learn.progress.grid import ProgressGrid
from warapp.words import english

LONG = "Maximiliane"
MIA = Child("mia", LONG, 0, date(2026, 9, 1))


@pytest.fixture(params=[100, 200])
def percent(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = QFont(qapp.font())
    font = QFont(before)
    font.setPointSizeF(before.pointSizeF() * request.param / 100)
    qapp.setFont(font)
    yield request.param
    qapp.setFont(before)


def grown_ups(window: QWidget, settings: Settings, children: Children) -> QDialog:
    return GrownUpsDialog(settings, english, lambda: "There's no voice for English here.", window)


def who(window: QWidget, settings: Settings, children: Children) -> QDialog:
    return ChildrenDialog(children, [], 2, english, window)


def child(window: QWidget, settings: Settings, children: Children) -> QDialog:
    return ChildDialog(MIA, "Change a child", "&Save", window)


def progress(window: QWidget, settings: Settings, children: Children) -> QDialog:
    return ProgressDialog(children, "mia", NumberCards(), PaperOutput(window), english, window)


def paper(window: QWidget, settings: Settings, children: Children) -> QDialog:
    return PrintDialog(LessonSettings(), PaperOutput(window), english, window)


_CHOSEN = (QAbstractButton, QLineEdit, QSlider, QSpinBox, QComboBox, QListWidget, QTableWidget, ProgressGrid)
Make = Callable[[QWidget, Settings, Children], QDialog]
DIALOGS = [grown_ups, who, child, progress, paper]


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[Make], QDialog]]:
    window = QWidget()
    qtbot.addWidget(window)
    settings = Settings(open_ini(tmp_path / "settings.ini")[0], BACKS)
    children = Children(window)
    children.known = (MIA, Child("ben", "Ben", 4, date(2026, 9, 1)))

    def made(of: Make) -> QDialog:
        dialog = of(window, settings, children)
        dialog.show()
        return dialog

    yield made
    for dialog in window.findChildren(QDialog):
        dialog.close()


@pytest.mark.parametrize("of", DIALOGS)
@pytest.mark.parametrize("size", [QSize(700, 500), QSize(1_000, 700)], ids=["small", "usual"])
def test_no_word_is_cut(make: Callable[[Make], QDialog], percent: int, size: QSize, of: Make) -> None:
    dialog = make(of)
    found = cut_in(dialog, size, (640, 960))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("of", DIALOGS)
def test_no_letter_means_two_things(make: Callable[[Make], QDialog], of: Make) -> None:
    dialog = make(of)
    texts = [button.text() for button in dialog.findChildren(QAbstractButton)]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
    letters = [found[1].lower() for text in texts if (found := re.search(r"&(\w)", text))]
    assert sorted(letters) == sorted(set(letters))


@pytest.mark.parametrize("of", DIALOGS)
def test_all_that_is_chosen_has_a_name(make: Callable[[Make], QDialog], of: Make) -> None:
    from PySide6.QtCore import Qt

    dialog = make(of)
    for widget in dialog.findChildren(QWidget):
        if widget.objectName() == "qt_spinbox_lineedit":
            continue
        if isinstance(widget, _CHOSEN) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            named = [label for label in dialog.findChildren(QLabel) if label.buddy() is widget]
            assert text or widget.accessibleName() or named, widget
