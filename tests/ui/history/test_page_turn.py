"""Going back and forth in the history turns pages, in a sixth of a second, and not with less motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from tests.ui.helpers.history_driver import check_shows, prepared
from tests.ui.helpers.window_driver import Game
from warapp.store.setting_values import Speed
from warapp.ui.history.page_turn import TURN_MS, PageTurn


@pytest.fixture
def game(game: Game) -> Game:
    """A window with three battles played and the history open."""
    prepared(game)
    for _ in range(3):
        game.press("Space")
        game.finish()
    game.press("Ctrl+H")
    game.view.setFocus()
    return game


def page_of(game: Game) -> PageTurn:
    return game.child(PageTurn)


def test_a_step_turns_a_page_over_the_position_that_is_shown_already(game: Game) -> None:
    game.press("Left")
    page = page_of(game)
    assert page.turning
    assert not game.table.moving
    check_shows(game, 2)
    game.frame(TURN_MS - 1)
    assert page.turning
    game.frame(1)
    assert not page.turning
    assert game.table.at_rest


def test_the_page_gets_narrower_until_it_is_gone(game: Game) -> None:
    game.press("Left")
    page, left = page_of(game), []
    for _ in range(8):
        left.append(page.left)
        game.frame(20)
    assert left[0] == 1.0
    assert left == sorted(left, reverse=True)
    assert left[4] == pytest.approx(0.5)
    assert page.left == 0.0


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_page_back_folds_to_the_other_side_than_a_page_forward(
    game: Game, direction: Qt.LayoutDirection
) -> None:
    game.window.setLayoutDirection(direction)
    page, sides = page_of(game), []
    for key in ("Left", "Right"):
        game.press(key)
        game.frame(TURN_MS / 2)
        image = QImage(page.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        page.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        sides.append([image.pixelColor(x, 40).alpha() == 255 for x in (8, image.width() - 8)])
        game.frame(TURN_MS)
    back = [direction == Qt.LayoutDirection.RightToLeft, direction == Qt.LayoutDirection.LeftToRight]
    assert sides == [back, back[::-1]]


def test_steps_in_quick_succession_turn_one_page_and_show_the_last(game: Game) -> None:
    game.press("Left")
    game.frame(40)
    game.press("Left")
    check_shows(game, 1)
    assert not page_of(game).turning


def test_playing_on_ends_the_page_at_once(game: Game) -> None:
    game.press("Left")
    game.press("Right")
    game.frame(TURN_MS)
    game.press("Left")
    game.press("Escape")
    game.press("Space")
    assert not page_of(game).turning
    assert game.battles == 4


def test_with_less_motion_or_at_once_no_page_turns(game: Game) -> None:
    game.table.set_reduced_motion(True)
    game.press("Left")
    assert not page_of(game).turning
    game.table.set_reduced_motion(False)
    game.settings.speed = Speed(None)
    game.press("Left")
    assert not page_of(game).turning
    check_shows(game, 1)
