"""The big letters of a war: as large as fits between the cards, and other ones the deeper the war."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QPixmap

from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Size
from warapp.table.war.war_letters import war_letters
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
WORDS = {1: "WAR!", 2: "DOUBLE WAR!", 3: "TRIPLE WAR!", 4: "WAR ×4!", 12: "WAR ×12!"}


def letters(depth: int, room: Size, text: str = "", theme: ThemeName = ThemeName.GREEN) -> QPixmap:
    return war_letters(PaintContext(THEMES[theme], QFont(), 1.0), text or WORDS[depth], depth, room)


@pytest.mark.parametrize("depth", WORDS)
@pytest.mark.parametrize("theme", [ThemeName.GREEN, ThemeName.HIGH_CONTRAST])
@pytest.mark.parametrize("room", [Size(1_000, 90), Size(700, 70), Size(700, 200), Size(1_900, 80)], ids=str)
def test_letters_fit_between_the_cards(room: Size, theme: ThemeName, depth: int) -> None:
    size = letters(depth, room, theme=theme).deviceIndependentSize()
    assert size.height() <= room.height + 1
    assert size.width() <= 0.86 * room.width + 1
    assert size.height() > 0.7 * room.height or size.width() > 0.7 * room.width


def test_a_deeper_war_has_larger_letters_where_there_is_room() -> None:
    heights = [
        letters(depth, Size(3_000, 100), "WAR!").deviceIndependentSize().height() for depth in (1, 2, 3)
    ]
    assert heights[0] < heights[1] <= heights[2]


def test_each_of_the_first_three_wars_has_a_colour_of_its_own_and_later_ones_that_of_the_third() -> None:
    room = Size(1_000, 100)
    colours = []
    for depth in (1, 2, 3, 4):
        image = letters(depth, room, "I").toImage()
        colours.append(image.pixelColor(image.width() // 2, round(image.height() * 0.7)).name())
    assert len(set(colours[:3])) == 3
    assert colours[3] == colours[2]


def test_letters_are_dark_round_their_edge_and_clear_outside() -> None:
    image = letters(1, Size(1_000, 100), "I").toImage()
    row = [image.pixelColor(x, image.height() // 2) for x in range(image.width())]
    assert row[0].alpha() == 0
    edge = next(pixel for pixel in row if pixel.alpha() == 255)
    assert edge.lightness() < 40
    assert max(pixel.lightness() for pixel in row if pixel.alpha() == 255) > 100


def test_a_language_with_other_letters_has_them_too() -> None:
    image = letters(1, Size(1_000, 100), "VÁLKA!").toImage()
    assert image.width() > 200


def test_on_a_plain_table_letters_stand_in_an_opaque_box() -> None:
    theme = THEMES[ThemeName.HIGH_CONTRAST]
    image = letters(1, Size(1_000, 100), theme=ThemeName.HIGH_CONTRAST).toImage()
    middle = image.height() // 2
    row = [image.pixelColor(x, middle) for x in range(image.width())]
    assert [row[x].name().upper() for x in (1, 2, 8)] == [theme.badge, theme.badge, theme.plate]
    assert {pixel.alpha() for pixel in row[1:-2]} == {255}
