"""What lies on the table, part by part, as pictures without a word, so that they are the same in any font."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from tests.helpers.builders import hand
from tests.helpers.golden_pictures import GoldenPicture
from tests.table.drawing.pictures import context
from warapp.table.band.gain_chip import gain_chip
from warapp.table.drawing import marks
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.paint import PaintContext
from warapp.table.items.card_looks import CardLooks
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Size
from warapp.table.seats import piles
from warapp.table.seats.plate_style import plate_style
from warapp.table.seats.plates import Chip, Plate, chip, plate
from warapp.table.stage.spots import InColumn
from warapp.table.stage.sprite import Mark, Sprite
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
THEMES = [ThemeName.GREEN, ThemeName.LIGHT, ThemeName.HIGH_CONTRAST]
CARD, TEXT_PX = Size(80, 112), 13
SIZES = {
    Composition.BESIDE: Size(175, 108),
    Composition.STACKED: Size(144, 70),
    Composition.OUTSIDE: Size(153, 26),
}


class Sheet:
    """A piece of felt on which parts are laid out from left to right."""

    def __init__(self, used: PaintContext, width: int, height: int) -> None:
        self.image = QImage(width, height, QImage.Format.Format_RGB32)
        self.image.fill(QColor(used.theme.felt))
        self._painter = QPainter(self.image)
        self._x = self._y = 0.0

    def lay(self, part: QPixmap, y: float = 0.0) -> None:
        """Lay a part down, and go on to its right."""
        self._painter.drawPixmap(QPointF(self._x, self._y + y), part)
        self._x += part.deviceIndependentSize().width()

    def next_row(self, height: float) -> None:
        """Go on below."""
        self._x, self._y = 0.0, self._y + height

    def done(self) -> QImage:
        self._painter.end()
        return self.image


def card_art(width: float = CARD.width) -> CardArt:
    art = CardArt()
    art.set_size(width, 1.0)
    return art


@pytest.mark.parametrize("name", THEMES)
def test_plates(golden_picture: GoldenPicture, name: ThemeName) -> None:
    used = context(name)
    sheet = Sheet(used, 820, 400)
    plain = Plate(0, "", "26", "")
    for composition, size in SIZES.items():
        style = plate_style(used.font, ["A"], composition, size, TEXT_PX)
        alone = style._replace(name_alone=True)
        for says, how in (
            (plain, style),
            (plain._replace(seat=1, number="7", winner=True), style),
            (plain._replace(seat=5, number="108"), alone),
            (plain._replace(seat=4, number="0", winner=True), alone),
        ):
            sheet.lay(plate(used, says, how))
        sheet.next_row(size.height + 32)
    for seat in range(6):
        sheet.lay(chip(used, Chip(seat, "", ""), Size(124, 32), TEXT_PX))
    sheet.next_row(40)
    for letters in (1.1 * TEXT_PX, 1.45 * TEXT_PX):
        sheet.lay(gain_chip(used, "+10", TEXT_PX, letters))
    golden_picture.check(sheet.done())


@pytest.mark.parametrize("name", THEMES)
def test_places_and_piles(golden_picture: GoldenPicture, name: ThemeName) -> None:
    used = context(name)
    sheet, back = Sheet(used, 560, 340), card_art().back()
    for seat in (0, 3):
        sheet.lay(piles.seat_slot(used, CARD, seat), 24)
        sheet.lay(piles.stakes(used, CARD), 24)
    sheet.lay(piles.empty_pile(used, CARD))
    sheet.next_row(160)
    sheet.lay(piles.invitation(used, CARD))
    for edges in (0, 3, 8):
        sheet.lay(piles.pile(used, back, CARD, edges))
    golden_picture.check(sheet.done())


@pytest.mark.parametrize("name", THEMES)
def test_marks_of_cards(golden_picture: GoldenPicture, name: ThemeName) -> None:
    used = context(name)
    sheet = Sheet(used, 530, 180)
    for mark in (Mark.WINNER, Mark.TIED):
        sheet.lay(marks.ring(used, mark, CARD))
        sheet.lay(marks.badge(used, mark, 40), 24)
    sheet.lay(marks.veil(used, card_art().back()), 24)
    golden_picture.check(sheet.done())


@pytest.mark.parametrize("name", THEMES)
def test_cards_at_rest(golden_picture: GoldenPicture, name: ThemeName) -> None:
    used, looks = context(name), CardLooks(card_art())
    looks.lay_out(used, CARD, 0.2, 1.0)
    sheet = Sheet(used, 720, 150)
    for card, mark, flip in (
        ("5C", None, 1.0),
        ("8D", None, 1.0),
        ("8D", None, 0.0),
        ("2D", Mark.BEATEN, 1.0),
        ("9H", Mark.WINNER, 1.0),
        ("9S", Mark.TIED, 1.0),
    ):
        sprite = Sprite(hand(card)[0], InColumn(0, 0), flip)
        sprite.mark = mark
        look = looks.of(sprite)
        sheet.lay(look.pixmap, 8)
        for part in look.emphasis:
            if part is not None and mark is Mark.BEATEN:
                sheet.lay(part.pixmap, 8)
    golden_picture.check(sheet.done())
