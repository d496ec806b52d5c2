"""In every language each letter of a dialog of lessons is given once, and nothing in them is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.speaking import PSEUDO, finished_languages, speaking
from tests.i18n.test_windows import MEASURED, WINDOWS, cut, letters_twice_on_pages
from tests.ui.helpers.long_words import cut_in, settle
from tests.ui.learn.test_dialogs import BEN, MIA, Kept, a_lesson, an_answer
from warapp.learn.number_cards import NumberCards
from warapp.learn.settings import LessonSettings
from warapp.store.settings import Settings, open_ini
from warapp.table.drawing.deck_style import BACKS
from warapp.ui.learn.choose.children_dialog import ChildDialog, ChildrenDialog
from warapp.ui.learn.choose.grown_ups import GrownUpsDialog
from warapp.ui.learn.choose.print_dialog import PrintDialog
from warapp.ui.learn.paper_output import PaperOutput
from warapp.ui.learn.progress.dialog import ProgressDialog
from warapp.ui.widgets.numbers import number_text
from warapp.words import with_english_fallback

translate = with_english_fallback(QCoreApplication.translate, number_text)
WITH_JOINED_LETTERS = "ar"
"""Its words are narrower than their parts before, at and after an underlined letter, as they are measured."""
Look = Callable[[QDialog], list[str]]


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    with speaking(qapp, request.param):
        yield request.param


@pytest.fixture
def window(qtbot: QtBot, spoken: str) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def kept(tmp_path: Path, window: QWidget) -> Iterator[Kept]:
    """Two children, of whom one has had lessons."""
    made, lesson = Kept(tmp_path / "statistics.sqlite", window), a_lesson(MIA)
    answers = [an_answer(lesson, nth, (7, 9), right=nth == 2) for nth in range(3)]
    answers += [an_answer(lesson, 3 + nth, (1, 10), right=True) for nth in range(2)]
    made.progress.save(MIA, BEN, lesson, a_lesson(MIA, 2), *answers)
    yield made
    made.statistics.close()


def found_in_dialogs(kept: Kept, window: QWidget, folder: Path, look: Look) -> dict[str, list[str]]:
    """Return what is found in each dialog, where something is."""
    output, settings = PaperOutput(window), Settings(open_ini(folder / "settings.ini")[0], BACKS)
    dialogs: list[QDialog] = [
        ChildrenDialog(kept.load(), [], 1, translate, window),
        ChildDialog(MIA, "", "", window),
        ProgressDialog(kept.load(), MIA.child_id, NumberCards(), output, translate, window),
        PrintDialog(LessonSettings(), output, translate, window),
        GrownUpsDialog(settings, translate, lambda: "", window),
    ]
    found = {}
    for dialog in dialogs:
        dialog.show()
        kept.jobs.run_all()
        settle(dialog)
        found[type(dialog).__name__] = look(dialog)
        dialog.close()
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("spoken", finished_languages(), indirect=True)
def test_no_letter_is_given_twice(kept: Kept, window: QWidget, tmp_path: Path) -> None:
    assert found_in_dialogs(kept, window, tmp_path, letters_twice_on_pages) == {}


@pytest.mark.parametrize(
    "spoken", [found for found in (PSEUDO, *finished_languages()) if found in MEASURED], indirect=True
)
def test_nothing_is_cut(kept: Kept, window: QWidget, tmp_path: Path) -> None:
    size, _ = WINDOWS["usual"]
    assert found_in_dialogs(kept, window, tmp_path, lambda dialog: cut(cut_in(dialog, size))) == {}


@pytest.fixture
def large(qapp: QApplication) -> Iterator[QSize]:
    """The size of a small window while text is as large as it gets."""
    size, percent = WINDOWS["small"]
    before = QFont(qapp.font())
    font = QFont(before)
    font.setPointSizeF(before.pointSizeF() * percent / 100)
    qapp.setFont(font)
    yield size
    qapp.setFont(before)


@pytest.mark.parametrize(
    "spoken", [found for found in finished_languages() if found != WITH_JOINED_LETTERS], indirect=True
)
def test_nothing_is_cut_in_large_text(large: QSize, kept: Kept, window: QWidget, tmp_path: Path) -> None:
    assert found_in_dialogs(kept, window, tmp_path, lambda dialog: cut(cut_in(dialog, large))) == {}
