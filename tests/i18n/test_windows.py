"""In every language each letter of a menu or a page is given once, and nothing is cut."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDockWidget,
    QLabel,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.manual_executor import JobsByHand
from tests.helpers.speaking import PSEUDO, finished_languages, speaking
from tests.ui.helpers.long_words import DIALOGS, cut_in, pages_of, settle, window_with_long_words
from tests.ui.helpers.text_measuring import cut_texts
from tests.ui.helpers.window_driver import Game
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.play import round_recorder as recorder_module

Look = Callable[[QDialog], list[str]]
MEASURED = {PSEUDO, "de", "pl", "ja", "he"}
"""The longest, two with long words, one with wide letters, one from right to left; all others are shorter."""
OF_THE_GUIDE = "WheelSafeComboBox"
"""Its list of parts is as narrow as the dock; what it cuts is the heading of the page below it."""
UNSEEN_PX = 2
AT_THEIR_LIMIT = {"advise", "statistics"}
"""The first cuts two words that are longer by three tenths, the second some pixels of its margin."""
WINDOWS = {"small": (QSize(700, 500), 200), "usual": (QSize(1000, 700), 100)}


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> JobsByHand:
    """What is read from the statistics, by hand."""
    jobs = JobsByHand()
    monkeypatch.setattr(recorder_module, "StatisticsWorker", partial(StatisticsWorker, executor=jobs))
    return jobs


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    with speaking(qapp, request.param):
        yield request.param


@pytest.fixture
def window(request: pytest.FixtureRequest) -> tuple[QSize, int]:
    return WINDOWS[getattr(request, "param", "usual")]


@pytest.fixture
def game(
    spoken: str, qtbot: QtBot, qapp: QApplication, tmp_path: Path, window: tuple[QSize, int], jobs: JobsByHand
) -> Iterator[Game]:
    """A window that speaks a language, with everything in it that has long words."""
    size, percent = window
    font = QFont(qapp.font())
    (tmp_path / "settings.ini").write_text(f"[look]\ntext_size={percent}\n", encoding="utf-8")
    yield from window_with_long_words(qtbot, qapp, tmp_path, size, jobs)
    qapp.setFont(font)


def cut(faults: Iterable[str]) -> list[str]:
    """Return those faults that are seen: letters from other fonts are measured to a pixel or two."""
    measured = [(fault, re.search(r"has (\d+), needs (\d+)", fault)) for fault in faults]
    return [fault for fault, of in measured if of is None or int(of[2]) - int(of[1]) > UNSEEN_PX]


def look_at_dialogs(game: Game, jobs: JobsByHand, look: Look) -> dict[str, list[str]]:
    """Open dialog after dialog, and return what is found in each, where something is."""
    found: dict[str, list[str]] = {}

    def look_and_leave(name: str) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            jobs.run_all()
            found[name] = look(dialog)
        finally:
            dialog.reject()

    for name in DIALOGS:
        QTimer.singleShot(0, partial(look_and_leave, name))
        getattr(game.actions, name).trigger()
    assert set(found) == set(DIALOGS)
    return {name: faults for name, faults in found.items() if faults}


def letters_given_twice(texts: list[str]) -> list[str]:
    """Return the letters that several texts have, with these texts."""
    lettered = [(text.replace("&&", "").partition("&")[2][:1].lower(), text) for text in texts]
    count = Counter(letter for letter, _ in lettered if letter)
    return [f"{letter}: {text}" for letter, text in lettered if count[letter] > 1]


def texts_with_letters(window: QWidget) -> list[str]:
    """Return the texts in sight that may have a letter: of buttons, labels of fields, and tabs."""
    texts = [
        part.text()
        for part in window.findChildren(QWidget)
        if part.isVisibleTo(window)
        and (isinstance(part, QAbstractButton) or (isinstance(part, QLabel) and part.buddy()))
    ]
    bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisibleTo(window)]
    return texts + [bar.tabText(index) for bar in bars for index in range(bar.count())]


def letters_twice_on_pages(dialog: QDialog) -> list[str]:
    found: dict[str, None] = {}
    for _ in pages_of(dialog):
        found |= dict.fromkeys(letters_given_twice(texts_with_letters(dialog)))
    return list(found)


@pytest.mark.parametrize("spoken", finished_languages(), indirect=True)
@pytest.mark.qt_log_ignore("does not support raise")  # without a screen
def test_no_letter_is_given_twice(game: Game, jobs: JobsByHand) -> None:
    menus = game.window.menuBar().findChildren(QMenu)
    assert len(menus) >= 7
    in_menus = {
        menu.title(): letters_given_twice([action.text() for action in menu.actions()]) for menu in menus
    }
    assert {title: faults for title, faults in in_menus.items() if faults} == {}
    titles = [action.text() for action in game.window.menuBar().actions()]
    game.actions.guide.trigger()
    settle(game.window)
    assert letters_given_twice([*titles, *texts_with_letters(game.window)]) == []
    assert look_at_dialogs(game, jobs, letters_twice_on_pages) == {}


@pytest.mark.parametrize(
    ("spoken", "window"),
    [
        (PSEUDO, "usual"),
        *((found, "small") for found in (PSEUDO, *finished_languages()) if found in MEASURED),
    ],
    indirect=True,
)
@pytest.mark.qt_log_ignore("does not support raise")  # without a screen
def test_nothing_is_cut(game: Game, jobs: JobsByHand, spoken: str, window: tuple[QSize, int]) -> None:
    settle(game.window)
    assert cut(cut_texts(game.window)) == []
    game.actions.guide.trigger()
    game.actions.history.trigger()
    settle(game.window)
    found = [fault for fault in cut_texts(game.window) if not fault.startswith(OF_THE_GUIDE)]
    for dock in game.window.findChildren(QDockWidget):
        if dock.isFloating():
            found += [fault for fault in cut_texts(dock) if not fault.startswith(OF_THE_GUIDE)]
        dock.close()
    for name, faults in look_at_dialogs(game, jobs, lambda dialog: cut(cut_in(dialog, window[0]))).items():
        if spoken != PSEUDO or name not in AT_THEIR_LIMIT:
            found += [f"{name}: {fault}" for fault in faults]
    assert not cut(found), "\n" + "\n".join(cut(found))


def test_a_letter_that_is_given_twice_is_found() -> None:
    assert letters_given_twice(["&Save", "Save &as", "&stop", "R && &B"]) == ["s: &Save", "s: &stop"]
