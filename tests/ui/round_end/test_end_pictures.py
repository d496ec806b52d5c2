"""The end of a round as pictures: panel, fan and light, for each way in which a round can end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tests.helpers.block_font import blocks
from tests.helpers.golden_pictures import GoldenPicture
from tests.helpers.manual_executor import JobsByHand
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_piles
from warapp.engine import AtLimit, Record, Rules
from warapp.table.drawing.theme import THEMES
from warapp.table.scene import TableScene
from warapp.ui.round_end.controller import RoundEndController
from warapp.vocabulary import ThemeName

ALL_BUT_TWO = "KC 2C 3C 4C 5D 6D 7D 8H 9H 10H JS AS"
WON = of_piles(ALL_BUT_TWO, "9C 2D", battles=2)
LOST = of_piles("5C 2D", ALL_BUT_TWO, battles=2)
DRAWN = of_piles("KC 2C 3C 4C 5D", "9D 5C 6C 7C 8C", rules=Rules(battle_limit=3), battles=3)
SIX = of_piles("AC KC", "5D", "6D", "7D", "8D", "9D", rules=Rules(seats=6), battles=1)
MOST = of_piles(
    "AC KC 3D", "5D 2D", "6D 4D", rules=Rules(seats=3, battle_limit=1, at_limit=AtLimit.MOST_CARDS), battles=1
)


@pytest.fixture(autouse=True)
def in_blocks(qapp: QApplication) -> Iterator[None]:
    """Write everything in blocks."""
    before = qapp.font()
    qapp.setFont(blocks(13))
    yield
    qapp.setFont(before)


def picture_of(game: Game, width: int, height: int) -> QImage:
    """The table with the panel on it, half as large as in its window."""
    ended = RoundEndController(game.context, JobsByHand())
    ended.tell_at_once()
    game.window.resize(width, height)
    game.catch_up()
    scene = game.child(TableScene)
    scene._ground.setVisible(False)
    scene.setBackgroundBrush(QColor(THEMES[game.settings.theme].felt))
    picture = game.view.grab().toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    return picture.scaledToWidth(picture.width() // 2, smooth)


@pytest.mark.parametrize(
    "record", [WON, LOST, DRAWN, SIX, MOST], ids=["won", "lost", "drawn", "six_seats", "most_cards"]
)
def test_an_end(golden_picture: GoldenPicture, open_round: Open, record: Record) -> None:
    golden_picture.check(picture_of(open_round(record), 1_000, 700))


@pytest.mark.parametrize("record", [WON, SIX], ids=["won", "six_seats"])
def test_an_end_in_a_small_window(golden_picture: GoldenPicture, open_round: Open, record: Record) -> None:
    golden_picture.check(picture_of(open_round(record), 700, 500))


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.HIGH_CONTRAST])
def test_an_end_in_other_colours(golden_picture: GoldenPicture, open_round: Open, theme: ThemeName) -> None:
    game = open_round(WON)
    game.settings.theme = theme
    golden_picture.check(picture_of(game, 1_000, 700))


def test_an_end_with_text_of_twice_the_size(golden_picture: GoldenPicture, open_round: Open) -> None:
    game = open_round(LOST)
    game.settings.text_size = 200
    golden_picture.check(picture_of(game, 1_000, 700))
