"""The table at rest as pictures, without a word, so that they are the same in any font."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter

from tests.helpers.builders import battles_of, first_battle, stacked
from tests.helpers.golden_pictures import GoldenPicture
from warapp.engine import PLAYBOOK, PRESETS, Battle, Rules, Shortage, State, deal
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import DeckStyle
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Size
from warapp.table.scene import TableScene
from warapp.table.stage.resting import rest
from warapp.table.stage.stage import Stage
from warapp.vocabulary import FaceStyle, ThemeName
from warapp.words import english

pytestmark = pytest.mark.usefixtures("qapp")
PLAIN = ThemeName.HIGH_CONTRAST


def wordless(context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
    """Translate nothing."""
    assert english(context, text, disambiguation, n)
    return ""


def scene_at(
    size: Size,
    state: State,
    last: Battle | None = None,
    *,
    theme: ThemeName = PLAIN,
    text_px: int = 13,
    faces: FaceStyle = FaceStyle.CLASSIC,
) -> QImage:
    """A table with a state, and the battle that led to it."""
    stage, font = Stage(), QFont()
    font.setPointSizeF(text_px * 0.75)
    stage.sync(state, rest(last) if last else None)
    scene = TableScene(stage, CardArt(DeckStyle(faces=faces)), wordless)
    scene.set_theme(THEMES[theme])
    scene.set_names([""] * len(state.piles))
    scene.lay_out(size, 1.0, font)
    image = QImage(int(size.width), int(size.height), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


def after(battle: Battle, size: Size, **look: object) -> QImage:
    return scene_at(size, battle.after, battle, **look)  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", [ThemeName.GREEN, ThemeName.LIGHT, PLAIN])
def test_before_the_first_battle(golden_picture: GoldenPicture, theme: ThemeName) -> None:
    golden_picture.check(scene_at(Size(500, 300), deal(PLAYBOOK, 1), theme=theme))


@pytest.mark.parametrize("theme", [ThemeName.NIGHT_BLUE, PLAIN])
def test_a_battle_won(golden_picture: GoldenPicture, theme: ThemeName) -> None:
    battle = first_battle(PLAYBOOK, "QH 2C 3C 4C 5C", "9C 3D 4D 5D 6D")
    golden_picture.check(after(battle, Size(600, 360), theme=theme))


def test_a_war_with_three_down_on_a_high_table(golden_picture: GoldenPicture) -> None:
    piles = "9C 2C 3C 4C KC 5C 6C", "9D 4D 7D 8D QD 5D 6D"
    golden_picture.check(after(first_battle(PRESETS["three_down"], *piles), Size(420, 600)))


def test_a_war_with_a_large_index_on_a_low_table(golden_picture: GoldenPicture) -> None:
    battle = first_battle(PRESETS["three_down"], "9C 2C 3C 4C KC 5C 6C", "9D 4D 7D 8D QD 5D 6D")
    golden_picture.check(after(battle, Size(900, 300), faces=FaceStyle.LARGE_INDEX))


def test_six_seats(golden_picture: GoldenPicture) -> None:
    battle = first_battle(Rules(seats=6), "9C 2C", "KD 3D", "4H 5H", "JS 6S", "8D 9D", "7C 8C")
    golden_picture.check(after(battle, Size(800, 460)))


def test_six_seats_on_a_small_table(golden_picture: GoldenPicture) -> None:
    battle = first_battle(Rules(seats=6), "9C 2C", "KD 3D", "4H 5H", "JS 6S", "8D 9D", "7C 8C")
    golden_picture.check(after(battle, Size(640, 340), text_px=20))


def test_seats_that_are_out_and_a_pot_that_nobody_took(golden_picture: GoldenPicture) -> None:
    rules = Rules(seats=5, shortage=Shortage.LAST_CARD)
    piles = "9C 3C 5C", "4D 6D 7D", "2H", "9S", "9H"
    _, second = battles_of(rules, 2, *piles)
    golden_picture.check(after(second, Size(800, 460)))


def test_cards_set_aside_and_a_carried_pot(golden_picture: GoldenPicture) -> None:
    battle = first_battle(Rules(seats=4, shortage=Shortage.LAST_CARD), "9C", "9D", "2D 3D", "4D 5D")
    assert battle.after.pot
    golden_picture.check(scene_at(Size(700, 400), battle.after))


def test_three_seats_with_a_card_set_aside(golden_picture: GoldenPicture) -> None:
    golden_picture.check(scene_at(Size(700, 400), deal(Rules(seats=3), 1)))


def test_a_pile_of_one_card_and_an_empty_one(golden_picture: GoldenPicture) -> None:
    golden_picture.check(scene_at(Size(500, 300), stacked("9C", "")))
