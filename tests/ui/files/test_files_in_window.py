"""Files and deals in the window, and the messages about them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import PRESETS, load_record
from warapp.ui.deals.dialog import DealDialog
from warapp.ui.errors.about_dialog import AboutDialog
from warapp.ui.files.dialogs import OpenDialog, SaveDialog
from warapp.ui.play.message_bar import MessageBar

EVENING = of_deal(48213, PRESETS["three_down"], battles=12)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.wargame"
    file.write_text(EVENING.dumps(), encoding="utf-8")
    return file


@pytest.fixture
def ready(game: Game) -> Game:
    """A window that has loaded all it is made of."""
    game.prepare()
    return game


def notice(game: Game) -> str:
    """What the notice says, or nothing where it is closed."""
    return game.child(MessageBar).words


def drag(over: QWidget, file: Path) -> tuple[bool, QMimeData]:
    """Drag a file over a widget; return whether it may be dropped there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    event = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    QApplication.sendEvent(over, event)
    return event.isAccepted(), data


def drop(on: QWidget, data: QMimeData) -> None:
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QEvent.Type.Drop,
    )
    QApplication.sendEvent(on, event)


def test_a_file_is_dropped_onto_the_window(ready: Game, qtbot: QtBot, evening: Path) -> None:
    accepted, data = drag(ready.window, evening)
    assert accepted
    drop(ready.window, data)
    qtbot.waitUntil(lambda: ready.session.round.record == EVENING)
    assert ready.settings.recent_files == (evening,)


def test_the_table_leaves_what_is_dropped_onto_it_to_the_window(ready: Game) -> None:
    for widget in (ready.view, ready.view.viewport()):
        assert not widget.acceptDrops(), "Qt asks only the innermost widget that accepts drops"


def test_opening_goes_on_where_the_file_stands_and_ctrl_z_takes_it_back(
    ready: Game, qtbot: QtBot, evening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready.press("Space")
    ready.finish()
    before = ready.state_text
    monkeypatch.setattr(OpenDialog, "ask", lambda parent, folder: evening)
    ready.press("Ctrl+O")
    qtbot.waitUntil(lambda: ready.session.round.record == EVENING)
    ready.check_table()
    assert ready.news == "evening.wargame is open."
    ready.press("Ctrl+Z")
    assert ready.state_text == before
    ready.check_table()


def test_a_bad_file_is_said_in_the_window_and_changes_nothing(
    ready: Game, qtbot: QtBot, tmp_path: Path, golden: Golden
) -> None:
    (tmp_path / "photo.png").write_bytes(b"\x89PNG")
    before = ready.state_text
    drop(ready.window, drag(ready.window, tmp_path / "photo.png")[1])
    qtbot.waitUntil(lambda: notice(ready) != "")
    golden.check(notice(ready))
    assert ready.state_text == before


@pytest.mark.parametrize("keys", ["Ctrl+S", "Ctrl+Shift+S"])
def test_a_round_is_saved_and_that_is_said(
    qtbot: QtBot, ready: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keys: str
) -> None:
    monkeypatch.setattr(SaveDialog, "ask", lambda parent, proposed: tmp_path / proposed.name)
    ready.press(keys)
    qtbot.waitUntil(lambda: ready.news == "Round saved as deal 1.wargame.")
    assert load_record(tmp_path / "deal 1.wargame") == of_deal(1)


def test_the_deals_number_is_always_in_sight_and_copied_with_one_click(ready: Game, golden: Golden) -> None:
    button = ready.deal_button
    assert (button.text(), button.isVisible()) == ("Deal 1", True)
    assert button.accessibleName() == "Deal 1"
    assert button.toolTip() == "Copy this deal's number and code"
    ready.click(button)
    assert QGuiApplication.clipboard().text() == "Deal 1, code W00-000-01T"
    golden.check(ready.news)
    assert button.isVisible(), "what is said does not cover it"


def test_the_number_can_be_copied_without_a_mouse(ready: Game) -> None:
    button = ready.deal_button
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    button.setFocus()
    ready.press("Return")
    assert QGuiApplication.clipboard().text().startswith("Deal 1, code ")


def test_what_is_said_covers_neither_clock_nor_deal(open_round: Open) -> None:
    game = open_round(of_deal(1, PRESETS["family"], battles=1))
    game.prepare()
    assert "15:00 left" in game.status
    game.click(game.deal_button)
    game.second()
    assert game.news == "Number and code copied."
    assert game.status[1:] == ["14:59 left", "Deal 1"]


def test_given_cards_have_no_number(open_round: Open, golden: Golden) -> None:
    game = open_round(of_piles("AS KD", "KS QD"))
    game.prepare()
    button = game.deal_button
    assert button.text() == "Custom cards"
    game.click(button)
    golden.check(notice(game))


def test_deals_follow_each_other_by_keys(ready: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    button = ready.deal_button
    ready.press("Ctrl+PgDown")
    ready.finish()
    assert button.text() == "Deal 2"
    ready.press("Ctrl+PgUp")
    ready.finish()
    assert button.text() == "Deal 1"
    monkeypatch.setattr(DealDialog, "ask", lambda round_, translate, parent: EVENING)
    ready.press("Ctrl+D")
    ready.finish()
    assert button.text() == "Deal 48213"
    assert ready.session.rules == PRESETS["three_down"]


def test_another_deal_in_mid_motion_leaves_no_trace(ready: Game) -> None:
    ready.press("Space")
    ready.frame()
    ready.press("Ctrl+PgDown")
    ready.finish()
    ready.check_table()
    assert ready.session.round.record == of_deal(2)


def test_about_says_that_no_connection_is_opened(ready: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[AboutDialog] = []

    def read(about: AboutDialog) -> int:
        opened.append(about)
        return 0

    monkeypatch.setattr(AboutDialog, "exec", read)
    ready.actions.about.trigger()
    assert "the game never goes online." in opened[0].words.toPlainText()


def test_after_an_error_the_table_is_at_rest_and_right(ready: Game) -> None:
    ready.press("A")
    ready.frame()
    ready.window.game_controller.stop_and_show_round()
    ready.check_table()
    assert ready.window.game_controller.auto_play.mode is None
    ready.press("Space")
    ready.finish()
    ready.check_table()
