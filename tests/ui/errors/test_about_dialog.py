"""The About dialog: its text, the licences, and its accessibility."""

from __future__ import annotations

import logging
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, qVersion
from PySide6.QtGui import QFont, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.extracted_texts import Marking, outside_of_marks
from tests.helpers.source_files import ROOT
from warapp import __version__
from warapp.assets import resource
from warapp.ui.errors import about_dialog
from warapp.ui.errors.about_dialog import AboutDialog, versions_text

LICENCES = ROOT / "resources" / "licences"
Show = Callable[[], AboutDialog]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Open the dialog over a window of 700 × 500."""
    shown: list[QWidget] = []

    def show() -> AboutDialog:
        window = QWidget()
        window.resize(700, 500)
        dialog = AboutDialog(window)
        qtbot.addWidget(window)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        shown.extend((dialog, window))  # a reference to the window keeps the dialog
        return dialog

    yield show
    for dialog in shown:
        dialog.close()


@pytest.fixture
def about(show: Show) -> AboutDialog:
    return show()


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    """Twice as large text."""
    plain = QFont(qapp.font())
    font = QFont(plain)
    font.setPointSizeF(plain.pointSizeF() * 2)
    qapp.setFont(font)
    yield
    qapp.setFont(plain)


def words_of(dialog: AboutDialog) -> str:
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    return "\n".join([*labels, dialog.words.toPlainText()])


def button(dialog: AboutDialog, words: str) -> QPushButton:
    (found,) = [b for b in dialog.findChildren(QPushButton) if words in b.text()]
    return found


def choose(dialog: AboutDialog, file: str) -> str:
    """Return what the view shows when a text is chosen."""
    dialog.tabs.setCurrentIndex(1)
    dialog.texts.setCurrentIndex(dialog.texts.findData(file))
    return dialog.view.toPlainText()


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def tab_round(key: Qt.Key) -> list[QWidget]:
    """What has the focus, press by press, until it is back where it began."""
    seen = [focus()]
    for _ in range(12):
        QTest.keyClick(focus(), key)
        if focus() is seen[0]:
            return seen
        seen.append(focus())
    raise AssertionError("never comes round")


def picture_of(dialog: AboutDialog, widget: QWidget) -> QImage:
    return dialog.grab(QRect(widget.mapTo(dialog, QPoint(0, 0)), widget.size())).toImage()


def test_it_says_what_the_program_is_and_what_it_runs_on(about: AboutDialog) -> None:
    words = words_of(about)
    assert f"Version {__version__}" in words
    assert "No money, no prizes, and the game never goes online." in words
    assert "GNU General Public License, version 3 or later" in words
    assert f"Python {platform.python_version()}" in words
    assert f"Qt {qVersion()}." in words


def test_it_shows_the_icon_of_the_program(about: AboutDialog) -> None:
    (icon,) = [label for label in about.findChildren(QLabel) if not label.pixmap().isNull()]
    assert icon.pixmap().width() >= 32


def test_it_tells_all_of_it_to_a_screen_reader(about: AboutDialog) -> None:
    assert about.accessibleDescription().startswith(f"Version {__version__}. The card game War")
    assert "never goes online" in about.accessibleDescription()
    named = (about.words, about.texts, about.view)
    assert [widget.accessibleName() for widget in named] == ["About War", "Licence of", "Licence text"]


def test_every_text_that_ships_can_be_read(about: AboutDialog) -> None:
    offered = {about.texts.itemData(index) for index in range(about.texts.count())}
    assert offered == {path.name for path in LICENCES.iterdir()}
    for file in offered:
        assert choose(about, file) == (LICENCES / file).read_text(encoding="utf-8")
        assert about.view.verticalScrollBar().value() == 0
        assert about.view.accessibleDescription() == about.texts.currentText()


def test_its_own_licence_is_the_first_and_the_same_as_the_projects(about: AboutDialog) -> None:
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert about.view.toPlainText() == own
    assert resource("licences", "GPL-3.0.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_a_missing_text_is_said_in_one_sentence(
    about: AboutDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(about_dialog, "resource", tmp_path.joinpath)
    assert choose(about, "Python.txt") == "Python.txt can't be read. It should have come with the program."
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "Python.txt" in caplog.text
    caplog.clear()


def test_a_text_with_damaged_bytes_is_shown(
    about: AboutDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "Python.txt").write_bytes(b"Copyright \xff")
    monkeypatch.setattr(about_dialog, "resource", tmp_path.joinpath)
    assert choose(about, "Python.txt") == "Copyright �"


def test_it_copies_the_versions_and_says_so(about: AboutDialog) -> None:
    copy = button(about, "opy")
    copy.click()
    assert QGuiApplication.clipboard().text() == versions_text()
    assert versions_text().startswith(f"War {__version__}, Python {platform.python_version()}, PySide6 6.")
    assert copy.text() == "Version info copied"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_it(qtbot: QtBot, about: AboutDialog, key: Qt.Key) -> None:
    with qtbot.waitSignal(about.finished):
        QTest.keyClick(focus(), key)


def test_escape_closes_it_from_within_a_text(qtbot: QtBot, about: AboutDialog) -> None:
    about.tabs.setCurrentIndex(1)
    about.view.setFocus()
    with qtbot.waitSignal(about.finished):
        QTest.keyClick(about.view, Qt.Key.Key_Escape)


@pytest.mark.parametrize("page", [0, 1])
def test_tab_visits_everything_in_sight_and_comes_back(about: AboutDialog, page: int) -> None:
    about.tabs.setCurrentIndex(page)
    on_page: list[QWidget] = [about.texts, about.view] if page else [about.words]
    close, copy = button(about, "lose"), button(about, "opy")
    close.setFocus()
    forward = tab_round(Qt.Key.Key_Tab)
    assert set(forward) == {about.tabs.findChild(QTabBar), *on_page, close, copy}
    assert [widget for widget in forward if widget in on_page] == on_page
    assert tab_round(Qt.Key.Key_Backtab) == [forward[0], *reversed(forward[1:])]


@pytest.mark.parametrize("page", [0, 1])
def test_the_focus_is_in_sight(about: AboutDialog, page: int) -> None:
    about.tabs.setCurrentIndex(page)
    button(about, "lose").setFocus()
    for widget in tab_round(Qt.Key.Key_Tab):
        widget.setFocus()
        having = picture_of(about, widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        assert having != picture_of(about, widget), widget


def test_a_text_is_read_with_the_keys(about: AboutDialog) -> None:
    about.tabs.setCurrentIndex(1)
    about.view.setFocus()
    for _ in range(3):
        QTest.keyClick(about.view, Qt.Key.Key_PageDown)
    assert about.view.verticalScrollBar().value() > 0
    QTest.keyClick(about.view, Qt.Key.Key_X)
    assert about.view.toPlainText() == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_letters_are_not_given_twice(about: AboutDialog) -> None:
    texts = [about.tabs.tabText(index) for index in range(about.tabs.count())]
    texts += [label.text() for label in about.findChildren(QLabel) if label.buddy()]
    texts += [b.text() for b in about.findChildren(QPushButton)]
    letters = [text[text.index("&") + 1].lower() for text in texts]
    assert len(letters) == 5
    assert sorted(letters) == sorted(set(letters))


@pytest.mark.usefixtures("large")
def test_it_fits_a_small_window_in_large_text(show: Show) -> None:
    dialog = show()
    assert dialog.size().boundedTo(QSize(700, 500)) == dialog.size()
    for page, view in enumerate((dialog.words, dialog.view)):
        dialog.tabs.setCurrentIndex(page)
        assert view.viewport().height() >= view.fontMetrics().lineSpacing() * 3
        assert view.horizontalScrollBar().maximum() == 0
    for control in dialog.findChildren(QPushButton):
        assert control.width() >= control.minimumSizeHint().width()
        assert dialog.rect().contains(QRect(control.mapTo(dialog, QPoint(0, 0)), control.size()))


def test_it_is_mirrored_but_the_licence_texts_are_not(qapp: QApplication, show: Show) -> None:
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        dialog = show()
        directions = [widget.layoutDirection() for widget in (dialog, dialog.words, dialog.view)]
    finally:
        qapp.setLayoutDirection(before)
    right, left = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    assert directions == [right, right, left]


def test_every_text_is_translated(qapp: QApplication, show: Show) -> None:
    translator = Marking()
    qapp.installTranslator(translator)
    try:
        dialog = show()
        button(dialog, "opy").click()
    finally:
        qapp.removeTranslator(translator)
    texts = [dialog.windowTitle(), dialog.accessibleDescription(), *words_of(dialog).split("\n\n")]
    texts += [dialog.tabs.tabText(0), dialog.tabs.tabText(1)]
    texts += [dialog.texts.itemText(index) for index in range(dialog.texts.count())]
    texts += [b.text() for b in dialog.findChildren(QPushButton)]
    texts += [edit.accessibleName() for edit in dialog.findChildren(QPlainTextEdit)]
    assert len(texts) >= 17
    assert [text for text in texts if outside_of_marks(text)] == []


def test_it_is_loaded_when_it_is_wanted() -> None:
    modules = "sys, warapp.app, warapp.ui.window.main_window"
    program = f"import {modules}; print('warapp.ui.errors.about_dialog' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout == "False\n"


def test_every_text_that_the_notices_refer_to_is_there_and_is_referred_to() -> None:
    notices = (LICENCES / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    parts, _, texts = notices.partition("The licence texts\n=================")
    headings = re.findall(r"^“([^”]+)”: ", texts, re.MULTILINE)
    referred = set(re.findall(r"“([^”]+)”", parts.replace("\n    ", " ")))
    assert len(headings) == len(set(headings)) >= 15
    assert referred - {"quotation marks", "About War"} == set(headings)
    files = set(re.findall(r"[A-Z][\w.-]+\.txt", parts))
    assert files == {path.name for path in LICENCES.iterdir()} - {"THIRD-PARTY.txt"}


@pytest.mark.parametrize(
    "part",
    [
        *(
            "PySide6",
            "Python",
            "Rich",
            "Pygments",
            "markdown-it-py",
            "mdurl",
        ),
        *("PyInstaller", "ICU", "PCRE2", "HarfBuzz", "FreeType", "libpng", "zlib", "MD4C"),
        *("SQLite", "double-conversion", "libffi", "mpdecimal", "Expat", "xcb-util-cursor"),
    ],
)
def test_the_notices_name_each_part(part: str) -> None:
    notices = (LICENCES / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    assert part in notices.partition("The licence texts\n")[0]
