"""The House rules dialog by keyboard, in a small window, with large text, and right to left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFont, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.helpers.forecast_driver import FakeForecastWorker, FakePresetMinutes, dialog, figures_of
from warapp.engine import PLAYBOOK, PRESETS, Rules, Shortage
from warapp.lab.forecast import Forecast
from warapp.ui.forecast.figures import Suggestion
from warapp.ui.rules import dialog as rules_dialog
from warapp.ui.rules.dialog import RulesDialog
from warapp.ui.rules.field_rows import FieldRow
from warapp.ui.rules.pages import RulesPage
from warapp.ui.widgets.labels import HelpLabel

CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QListWidget, QSpinBox, QTableWidget, QTabBar)
SMALL, LARGE = (700, 500), (1_280, 800)


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_dialog, "ForecastWorker", FakeForecastWorker)
    monkeypatch.setattr(rules_dialog, "PresetMinutes", FakePresetMinutes)


@pytest.fixture(params=[100, 200])
def text_size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = QFont(qapp.font())
    larger = QFont(before)
    larger.setPointSizeF(before.pointSizeF() * request.param / 100)
    qapp.setFont(larger)
    yield request.param
    qapp.setFont(before)


@pytest.fixture(params=[Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def direction(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Qt.LayoutDirection]:
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(request.param)
    yield request.param
    qapp.setLayoutDirection(before)


def opened(qtbot: QtBot, folder: Path, size: tuple[int, int]) -> RulesDialog:
    """A dialog in sight, with the most that it ever shows: a warning with remedies, and six seats."""
    shown = dialog(folder)
    qtbot.addWidget(shown)
    shown.resize(*size)
    shown.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    odd = Rules(seats=5, cards_each=9)
    tried = tuple(
        Suggestion.of(n, Forecast(odd, figures_of(odd, 2).forecast.tally)) for n in ("shuffled", "limit")
    )
    shown.worker.figures_changed.emit(figures_of(odd, 2, tried))
    return shown


def press(shown: RulesDialog, keys: str) -> None:
    QTest.keySequence(shown.focusWidget() or shown, QKeySequence(keys))


def focus_of(shown: RulesDialog) -> QWidget:
    focused = shown.focusWidget()
    assert focused is not None
    return focused


def controls_in_sight(shown: RulesDialog) -> set[QWidget]:
    """All that can be used on the pages in sight; of a group of radio buttons the one that is chosen."""
    found = [w for w in shown.findChildren(QWidget) if isinstance(w, CONTROLS) and w.isVisibleTo(shown)]
    usable = [w for w in found if w.isEnabled() and w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    own = [w for w in usable if not w.objectName().startswith("qt_") and not isinstance(w.parent(), QSpinBox)]
    return {
        w for w in own if not (isinstance(w, QAbstractButton) and w.autoExclusive() and not w.isChecked())
    }


def tab_round(shown: RulesDialog, keys: str = "Tab") -> list[QWidget]:
    """What has the focus, press by press, until it is back where it began; each must be in sight then."""
    first = focus_of(shown)
    seen = [first]
    for _ in range(80):
        press(shown, keys)
        assert is_in_sight(focus_of(shown), shown), name_of(focus_of(shown))
        if focus_of(shown) is first:
            return seen
        seen.append(focus_of(shown))
    raise AssertionError(f"{keys} never comes round")


def name_of(widget: QWidget) -> str:
    """What a screen reader calls a widget; a list of choices by its label, as it does on Linux too."""
    if widget.accessibleName():
        return widget.accessibleName()
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def letters_in_sight(shown: RulesDialog) -> list[str]:
    texts = [w.text() for w in shown.findChildren(QAbstractButton) if w.isVisibleTo(shown)]
    texts += [w.text() for w in shown.findChildren(QLabel) if w.isVisibleTo(shown) and w.buddy()]
    for tabs in shown.findChildren(QTabBar):
        texts += [
            tabs.tabText(i) for i in range(tabs.count()) if tabs.isVisibleTo(shown) and tabs.isTabVisible(i)
        ]
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


def pages_of(shown: RulesDialog) -> Iterator[int]:
    """Show each page in turn."""
    for page in range(shown.pages.tabs.count()):
        shown.pages.tabs.setCurrentIndex(page)
        QCoreApplication.sendPostedEvents()
        yield page


@pytest.mark.usefixtures("text_size")
@pytest.mark.parametrize("size", [SMALL, (900, 600), LARGE])
def test_tab_visits_every_control_and_each_is_in_sight_then(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    shown = opened(qtbot, tmp_path, size)
    for _ in pages_of(shown):
        visited = tab_round(shown)
        assert controls_in_sight(shown) <= {*visited}
        assert {*tab_round(shown, "Shift+Tab")} == {*visited}
    shown.reject()


def test_tab_goes_down_the_rules_from_the_number_of_players_by_way_of_their_names(
    qtbot: QtBot, tmp_path: Path
) -> None:
    shown = opened(qtbot, tmp_path, LARGE)
    shown.pages.tabs.setCurrentIndex(RulesPage.RULES)
    visited, rows = tab_round(shown), shown.form.rows
    names = [row.name for row in shown.seats.rows[: shown.form.rules.seats]]
    stops = [rows["seats"].control, *names, shown.seats.own_keys, rows["lowest_rank"].control]

    def place(stop: QWidget) -> int:
        return next(n for n, widget in enumerate(visited) if widget is stop or stop.isAncestorOf(widget))

    places = [place(stop) for stop in stops if stop.isEnabled()]
    assert places == sorted(places)
    assert place(rows["lowest_rank"].control) - place(names[-1]) <= 3
    shown.reject()


def is_in_sight(widget: QWidget, shown: RulesDialog) -> bool:
    """Whether a widget, or of a table its current row, lies within the dialog and what is scrolled."""
    inside = widget.rect()
    if isinstance(widget, QTableWidget):
        inside = widget.visualRect(widget.model().index(max(0, widget.currentRow()), 0))
    place = QRect(widget.mapTo(shown, inside.topLeft()), inside.size())
    areas = [area for area in shown.findChildren(QScrollArea) if area.isAncestorOf(widget)]
    rooms = [QRect(area.viewport().mapTo(shown, QPoint(0, 0)), area.viewport().size()) for area in areas]
    return all(room.contains(place) for room in [shown.rect(), *rooms])


@pytest.mark.usefixtures("text_size")
@pytest.mark.parametrize("size", [SMALL, (900, 600), LARGE])
def test_no_letter_is_given_twice(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    shown = opened(qtbot, tmp_path, size)
    for _ in pages_of(shown):
        letters = letters_in_sight(shown)
        assert len(letters) >= 5
        assert sorted(letters) == sorted({*letters})
    shown.reject()


@pytest.mark.usefixtures("text_size", "direction")
def test_nothing_is_cut_off_or_wider_than_its_page(qtbot: QtBot, tmp_path: Path) -> None:
    shown = opened(qtbot, tmp_path, SMALL)
    for _ in pages_of(shown):
        for area in [area for area in shown.findChildren(QScrollArea) if area.isVisibleTo(shown)]:
            assert area.horizontalScrollBar().maximum() == 0
        for label in shown.findChildren(QLabel):
            if label.isVisibleTo(shown) and label.text():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        for button in shown.findChildren(QAbstractButton):
            if button.isVisibleTo(shown) and button.text():
                assert button.width() >= button.minimumSizeHint().width(), button.text()
    shown.reject()


@pytest.mark.usefixtures("text_size")
def test_a_round_is_chosen_and_started_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    shown = opened(qtbot, tmp_path, SMALL)
    press(shown, "Alt+E")
    assert shown.presets.isVisible()
    while focus_of(shown) is not shown.presets.current_card:
        press(shown, "Tab")
    press(shown, "Right")
    assert shown.presets.current.name == "Family"
    press(shown, "Alt+H")
    press(shown, "Alt+N")
    assert is_in_sight(focus_of(shown), shown)
    press(shown, "Down")
    press(shown, "Down")
    press(shown, "Alt+R")
    press(shown, "Up")
    press(shown, "Alt+B")
    qtbot.waitUntil(lambda: shown.chosen.rules.battle_limit is not None)
    for keys in ("Tab", "Ctrl+A", "4", "5", "Return"):
        press(shown, keys)
    assert shown.isVisible(), "Enter ends typing, and starts no round"
    press(shown, "Alt+S")
    qtbot.waitUntil(lambda: not shown.isVisible())
    assert shown.result() == QDialog.DialogCode.Accepted
    chosen = shown.chosen.rules
    assert (chosen.face_down, chosen.shortage, chosen.battle_limit) == (3, Shortage.LOSES, 45)
    assert chosen.minute_limit == PRESETS["family"].minute_limit


@pytest.mark.usefixtures("text_size")
def test_every_row_of_a_table_is_in_sight_when_the_keys_are_on_it(qtbot: QtBot, tmp_path: Path) -> None:
    shown = opened(qtbot, tmp_path, SMALL)
    press(shown, "Alt+X")
    press(shown, "Alt+V")
    qtbot.waitUntil(lambda: len(shown.findChildren(QTableWidget)[0].selectedIndexes()) == 0)
    for table in shown.findChildren(QTableWidget):
        if table.isVisible():
            table.setFocus(Qt.FocusReason.TabFocusReason)
            for _ in range(table.rowCount()):
                press(shown, "Down")
                assert is_in_sight(table, shown), table.currentRow()
            assert table.currentRow() == table.rowCount() - 1
    shown.reject()


def test_escape_leaves_without_a_choice(qtbot: QtBot, tmp_path: Path) -> None:
    shown = opened(qtbot, tmp_path, LARGE)
    press(shown, "Escape")
    assert shown.result() == QDialog.DialogCode.Rejected
    assert not shown.isVisible()


def test_every_control_has_a_name_for_a_screen_reader(qtbot: QtBot, tmp_path: Path) -> None:
    shown = opened(qtbot, tmp_path, LARGE)
    shown.pages.tabs.setCurrentIndex(RulesPage.RULES)
    names = [name_of(widget) for widget in controls_in_sight(shown) - {shown.pages.tabs}]
    assert "" not in names
    assert {"Name of player 1", "Deck", "Picking up"} <= {*names}
    shown.reject()


def test_what_a_grey_field_says_is_its_description(qtbot: QtBot, tmp_path: Path) -> None:
    shown = opened(qtbot, tmp_path, LARGE)
    control = shown.form.rows["fighters"].control
    assert control.accessibleDescription() == shown.form.rows["fighters"].help_text
    assert shown.chosen.rules == PLAYBOOK
    shown.reject()


def test_the_pages_are_mirrored_from_right_to_left(
    qtbot: QtBot, tmp_path: Path, direction: Qt.LayoutDirection
) -> None:
    shown = opened(qtbot, tmp_path, LARGE)
    shown.pages.tabs.setCurrentIndex(RulesPage.RULES)
    QCoreApplication.sendPostedEvents()
    rules_x = shown.form.mapTo(shown, QPoint(0, 0)).x()
    forecast_x = shown.forecast.mapTo(shown, QPoint(0, 0)).x()
    assert (rules_x < forecast_x) is (direction is Qt.LayoutDirection.LeftToRight)
    shown.reject()


@pytest.mark.usefixtures("text_size", "direction")
@pytest.mark.parametrize("text_size", [200], indirect=True)
def test_in_a_small_window_every_row_begins_at_the_edge_and_has_room_for_its_help(
    qtbot: QtBot, tmp_path: Path
) -> None:
    shown = opened(qtbot, tmp_path, SMALL)
    press(shown, "Alt+H")
    rows = [row for row in shown.findChildren(FieldRow) if row.isVisibleTo(shown)]
    assert len(rows) > 10
    for row in rows:
        control = row.control.geometry()
        before = row.width() - 1 - control.right() if row.isRightToLeft() else control.x()
        assert before == 0, row.help_text
        assert [words.width() for words in row.findChildren(HelpLabel)] == [row.width()]
    shown.reject()
