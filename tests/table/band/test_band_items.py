"""The band across the table: words, the mark of a war with its pot, and the share bar, as they are drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from warapp.engine import Outcome, Reason
from warapp.table.band.band_items import BandItems, GainItem, chip_at
from warapp.table.band.words import Room, set_words
from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Point, Size
from warapp.table.layout.layout import Layout, arrange
from warapp.table.stage import order
from warapp.table.stage.labels import Labels
from warapp.table.stage.shares import Shares
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")


class Band:
    """A band of its own on a table of a given size."""

    def __init__(self, size: Size, seats: int = 2, text_px: float = 13, *, mirrored: bool = False) -> None:
        self.layout: Layout = arrange(size, seats, text_px)
        self.scene = QGraphicsScene()
        self._items = BandItems(self.scene, lambda _, text, *__: text)
        font = QFont()
        font.setPixelSize(round(text_px))
        context = PaintContext(THEMES[ThemeName.GREEN], font, 1.0, mirrored)
        self._items.lay_out(self.layout, context)

    def show(self, labels: Labels) -> list[QRectF]:
        """Show labels and return where the visible items are: the line, the mark, the bar."""
        labels.shares = labels.true_shares()
        self._items.show(labels)
        return [item.sceneBoundingRect() for item in self.scene.items() if item.isVisible()]

    def words(self) -> list[QRectF]:
        """Return the visible items above the share bar."""
        bar = self.layout.share
        visible = [item for item in self.scene.items() if item.isVisible()]
        return [item.sceneBoundingRect() for item in visible if item.sceneBoundingRect().center().y() < bar.y]


def labels(**changes: object) -> Labels:
    shown = Labels(counts=[25, 25], in_play=52, pot=2, caption="Queen and nine.")
    for name, value in changes.items():
        setattr(shown, name, value)
    return shown


SIZES = (Size(700, 400), Size(1000, 600), Size(1900, 500), Size(700, 1000))
LONG = "You and Computer both turned a king: this means war, and everyone lays three cards face down now."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_px", [13, 26])
@pytest.mark.parametrize("caption", ["WAR", LONG])
def test_mark_and_words_lie_in_the_band_and_never_on_each_other(
    size: Size, text_px: float, caption: str
) -> None:
    band = Band(size, text_px=text_px)
    band.show(labels(war=2, pot=10, caption=caption))
    inside = QRectF(*band.layout.band)
    mark, line = sorted(band.words(), key=lambda box: box.height())
    assert inside.contains(mark)
    patch = (line.height() - 0) / 2
    assert line.center().y() > inside.top()
    assert patch > 0
    for box in (mark, line):
        assert box.left() >= 0
        assert box.right() <= size.width


@pytest.mark.parametrize("size", [Size(325, 390), Size(325, 600)])
def test_on_a_narrow_table_a_smaller_mark_stands_over_the_words_and_below_the_upper_cards(size: Size) -> None:
    band = Band(size, text_px=26)
    band.show(labels(war=1, pot=10, caption=LONG))
    mark, line = sorted(band.words(), key=lambda box: box.height())
    room = band.layout.words
    assert mark.width() == pytest.approx(room.width / 2, rel=0.05)
    assert mark.center().x() == pytest.approx(room.center.x)
    assert QRectF(*band.layout.band).contains(mark)
    assert mark.bottom() < line.center().y() < band.layout.share.y


def test_without_a_war_there_is_no_mark() -> None:
    band = Band(SIZES[1])
    band.show(labels())
    assert len(band.words()) == 1


def test_a_pot_left_on_the_table_has_a_mark_without_a_war() -> None:
    band = Band(SIZES[1])
    band.show(labels(carried=6, pot=6))
    assert len(band.words()) == 2


def test_the_mark_is_gone_once_the_round_is_over() -> None:
    band = Band(SIZES[1])
    band.show(labels(war=1, outcome=Outcome(Reason.ALL_CARDS, 0)))
    assert len(band.words()) == 1


def test_the_words_are_centered_on_the_axis() -> None:
    band = Band(SIZES[1])
    band.show(labels())
    (line,) = band.words()
    assert line.center().x() == pytest.approx(500, abs=1)


def test_mark_and_words_are_centered_together() -> None:
    band = Band(SIZES[1])
    band.show(labels())
    (alone,) = band.words()
    band.show(labels(war=1))
    mark, line = sorted(band.words(), key=lambda box: box.left())
    margin = (alone.width() - (line.width() - 0)) / 2
    assert margin == 0
    moved = line.center().x() - alone.center().x()
    assert moved == pytest.approx((mark.width() + 0.8 * 13) / 2, abs=1.5)


def test_where_reading_begins_at_the_right_the_mark_is_to_the_right_of_the_words() -> None:
    boxes = []
    for mirrored in (False, True):
        band = Band(SIZES[1], mirrored=mirrored)
        band.show(labels(war=1))
        boxes.append(sorted(band.words(), key=lambda box: box.width()))
    for here, there in zip(*boxes, strict=True):
        assert there.center().x() == pytest.approx(1000 - here.center().x(), abs=1)
        assert there.width() == here.width()
    mark, line = boxes[1]
    assert mark.left() > line.center().x()


def test_the_bar_is_gone_on_a_table_without_cards() -> None:
    band = Band(SIZES[1])
    band.show(Labels(counts=[0, 0], caption="No cards."))
    assert len(band.scene.items()) == 4
    assert len(band.words()) == sum(item.isVisible() for item in band.scene.items()) == 1


def test_the_cards_set_aside_are_told_only_where_there_is_room() -> None:
    band = Band(SIZES[1], seats=3)
    three = labels(counts=[17, 17, 17], in_play=51, aside=1)
    band.show(three)
    assert len(band.words()) == 2
    three.caption = LONG
    band.show(three)
    assert len(band.words()) == 1


def test_the_band_fades() -> None:
    band = Band(SIZES[1])
    band.show(labels(band_opacity=0.25, aside=1))
    assert {item.opacity() for item in band.scene.items() if item.isVisible()} == {0.25}


def test_the_gain_rises_to_the_corner_of_the_winners_plate() -> None:
    layout = arrange(SIZES[1], 2, 13)
    scene = QGraphicsScene()
    gain = GainItem(scene, lambda _, text, *__: text)
    gain.lay_out(layout, PaintContext(THEMES[ThemeName.GREEN], QFont(), 1.0))
    gain.show(labels(winner=0, gain=2, rise=0.0))
    (item,) = scene.items()
    assert item.zValue() == order.GAINS
    low = item.pos().y()
    gain.show(labels(winner=0, gain=2, rise=1.0))
    assert item.pos().y() == low - 28
    gain.show(labels())
    assert not item.isVisible()


def test_a_chip_sits_on_the_upper_right_corner_and_never_beyond_the_table() -> None:
    beside, line = arrange(Size(1000, 600), 2, 13), arrange(Size(700, 400), 6, 13)
    chip = Size(50, 20)
    plate = beside.seat_areas[0].plate
    assert chip_at(beside, 0, chip) == Point(plate.right - 44, plate.y - 12)
    assert chip_at(beside, 0, Size(50, 200)).y == beside.share.bottom + 4
    plate = line.seat_areas[0].plate
    assert chip_at(line, 0, chip) == Point(plate.right - 27.5, plate.bottom - 11.6)
    above = line.seat_areas[3].plate
    assert chip_at(line, 3, chip) == Point(above.right - 27.5, above.y - 8.4)
    assert chip_at(line, 5, Size(300, 20)).x == 400
    assert chip_at(line, 3, Size(50, 90)).y == 0
    assert chip_at(line, 0, Size(50, 90)).y == 310


def test_a_chip_is_at_the_left_end_where_names_are_at_the_right() -> None:
    chip, layout = Size(50, 20), arrange(SIZES[1], 2, 13)
    plate = layout.seat_areas[0].plate
    assert plate.x > 6
    assert chip_at(layout, 0, chip, mirrored=True) == Point(plate.x - 6, plate.y - 12)
    assert chip_at(layout, 0, Size(500, 20), mirrored=True).x == 0


def test_a_chip_on_a_plate_over_or_under_its_pile_covers_the_pile_rather_than_the_name() -> None:
    layout, chip = arrange(Size(700, 1000), 2, 13), Size(50, 20)
    assert layout.composition is Composition.STACKED
    below, above = layout.seat_areas[0].plate, layout.seat_areas[1].plate
    assert chip_at(layout, 0, chip) == Point(below.right - 44, below.y - 15)
    assert chip_at(layout, 1, chip) == Point(above.right - 44, above.bottom - 5)


def test_shares_on_their_way_move_evenly() -> None:
    assert Shares((25, 25), 2).toward(Shares((29, 23)), 0.25) == Shares((26, 24.5), 1.5)
    assert Shares((25, 25), 2).toward(Shares((20, 20, 12)), 0.25) == Shares((20, 20, 12))


def test_the_mark_of_a_war_is_smaller_where_that_makes_words_larger_and_touches_no_bar() -> None:
    band = Band(Size(1000, 572), text_px=26)
    band.show(labels(war=2, pot=18, caption="War."))
    whole = min(box.height() for box in band.words())
    band.show(labels(war=2, pot=18, caption=LONG))
    mark = min(band.words(), key=lambda box: box.height())
    assert mark.height() == pytest.approx(0.69 * whole, abs=1)
    assert mark.bottom() < band.layout.share.y - 3


def test_two_lines_of_words_are_about_equally_long() -> None:
    room = Room(500, 60, 0, 0)
    says = set_words(
        "You and Computer both turned a king: this means war, and everyone lays", QFont(), 18, room
    )
    assert len(says.lines) == 2
    short, long = sorted(map(len, says.lines))
    assert long - short < 12
