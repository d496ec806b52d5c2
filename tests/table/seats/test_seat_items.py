"""The items of the seats: each where the layout says, and only what there is to show."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from tests.table.drawing.pictures import context
from warapp.engine import Outcome, Reason
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.paint import PaintContext
from warapp.table.layout.geometry import Size
from warapp.table.layout.layout import Layout, arrange
from warapp.table.seats import plates
from warapp.table.seats.piles import INVITATION_MARGIN_PX, PILE_MARGIN_PX
from warapp.table.seats.plate_style import PlateStyle
from warapp.table.seats.plates import MARGIN_PX
from warapp.table.seats.seat_items import SeatItems
from warapp.table.stage import order
from warapp.table.stage.labels import Labels
from warapp.vocabulary import ThemeName
from warapp.words import english
from warapp.words.translation import Translator

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("You", "Ada", "Ben", "Cleo")
SIZE = Size(1000, 600)
INVITATION = order.PILES - 0.5


class Seats:
    """The items of some seats in a scene of their own."""

    def __init__(self, seats: int = 2, theme: ThemeName = ThemeName.GREEN) -> None:
        self.scene = QGraphicsScene()
        self.items = SeatItems(self.scene, english)
        self.items.names = NAMES[:seats]
        self.layout = arrange(SIZE, seats, 13)
        self.context = context(theme)
        art = CardArt()
        art.set_size(self.layout.card.width, 1.0)
        self.items.lay_out(self.layout, self.context, art.back(self.layout.pile_scale))
        self.labels = Labels(counts=[13] * seats, in_play=13 * seats)

    def show(self, people: tuple[int, ...] = (0,)) -> None:
        self.items.show(self.labels, people)

    def at(self, z: float) -> list[QGraphicsPixmapItem]:
        """The visible items of a height, from left to right and from top to bottom."""
        found = [
            item
            for item in self.scene.items()
            if isinstance(item, QGraphicsPixmapItem) and item.zValue() == z and item.isVisible()
        ]
        return sorted(found, key=lambda item: (item.y(), item.x()))

    def places(self, z: float) -> list[tuple[float, float]]:
        return [(round(item.x(), 2), round(item.y(), 2)) for item in self.at(z)]

    def pictures(self, z: float) -> list[int]:
        return [item.pixmap().cacheKey() for item in self.at(z)]


def corners(layout: Layout, part: str, margin: float) -> list[tuple[float, float]]:
    """The corners of a part of each seat with a margin around it, on whole pixels, from top to bottom."""
    boxes = [getattr(area, part) for area in layout.seat_areas]
    return sorted(((round(box.x - margin), round(box.y - margin)) for box in boxes), key=lambda at: at[::-1])


@pytest.mark.parametrize("seats", [2, 4])
def test_plates_piles_and_empty_places_are_where_the_layout_says(seats: int) -> None:
    table = Seats(seats, ThemeName.HIGH_CONTRAST)
    table.show()
    assert table.places(order.PLATES) == corners(table.layout, "plate", MARGIN_PX)
    assert table.places(order.PILES) == corners(table.layout, "pile", PILE_MARGIN_PX)
    assert table.places(order.OUTLINES) == corners(table.layout, "column", 0)
    card, pile = table.layout.card, table.layout.seat_areas[0].pile
    for item in table.at(order.OUTLINES):
        assert item.boundingRect().width() == pytest.approx(card.width, abs=1)
    for item in table.at(order.PILES):
        assert item.boundingRect().width() == pytest.approx(pile.width + 2 * PILE_MARGIN_PX + 4, abs=4)


def test_outlines_of_stakes_are_sewn_into_the_felt_of_two_seats() -> None:
    table = Seats()
    right = table.layout.seat_areas[0].column.x + table.layout.card.width
    stakes = [place for place in table.places(order.OUTLINES) if abs(place[0] - right) <= 1]
    assert [y for _, y in stakes] == [y for _, y in corners(table.layout, "column", 0)]
    for other in (Seats(3), Seats(2, ThemeName.HIGH_CONTRAST)):
        assert len(other.at(order.OUTLINES)) == len(other.layout.seat_areas)


@pytest.mark.parametrize(("people", "invited"), [((0,), 1), ((0, 1), 2), ((), 0)])
def test_the_piles_of_people_are_lit_before_the_first_battle(people: tuple[int, ...], invited: int) -> None:
    table = Seats()
    table.labels.invitation = 0.7
    table.show(people)
    assert [item.opacity() for item in table.at(INVITATION)] == [0.7] * invited
    if people == (0,):
        pile = table.layout.seat_areas[0].pile
        corner = (round(pile.x - INVITATION_MARGIN_PX), round(pile.y - INVITATION_MARGIN_PX))
        assert table.places(INVITATION) == [corner]
    table.labels.invitation = 0.0
    table.show(people)
    assert table.at(INVITATION) == []


def test_no_pile_is_lit_while_cards_are_dealt() -> None:
    table = Seats()
    table.labels.invitation, table.labels.counts = 1.0, [13, 12]
    table.show()
    assert table.at(INVITATION) == []


def test_a_seat_that_has_made_room_is_a_chip() -> None:
    table = Seats(4)
    table.labels.closed = {2: 1.0}
    table.show()
    assert len(table.at(order.PILES)) == len(table.at(order.OUTLINES)) == 3
    plates, chip = table.at(order.PLATES), table.layout.seat_areas[2].chip
    (found,) = (item for item in plates if item.boundingRect().height() < 40)
    assert (found.x(), found.y()) == (round(chip.x), round(chip.y))
    assert found.opacity() == pytest.approx(0.55)
    assert len(plates) == 4


def test_a_chip_of_a_plain_table_is_opaque() -> None:
    table = Seats(4, ThemeName.HIGH_CONTRAST)
    table.labels.closed = {2: 1.0}
    table.show()
    assert {item.opacity() for item in table.at(order.PLATES)} == {1.0}


def test_a_seat_fades_into_its_chip() -> None:
    table = Seats(4)
    table.labels.closed = {2: 0.25}
    table.show()
    opacities = sorted(item.opacity() for item in table.at(order.PLATES))
    assert opacities == pytest.approx([0.25 * 0.55, 0.75, 1.0, 1.0, 1.0])
    assert sorted(item.opacity() for item in table.at(order.PILES)) == [0.75, 1.0, 1.0, 1.0]


def test_items_move_as_the_others_of_a_row_close_up() -> None:
    table = Seats(4)
    table.show()
    before = table.pictures(order.PLATES)
    closing = arrange(SIZE, 4, 13, out={2: 0.5})
    table.items.arrange(closing)
    assert table.places(order.PLATES) == corners(closing, "plate", MARGIN_PX)
    assert table.places(order.PILES) == corners(closing, "pile", PILE_MARGIN_PX)
    assert sorted(table.pictures(order.PLATES)) == sorted(before)


def plate_of(table: Seats) -> int:
    """The picture of your plate."""
    return table.at(order.PLATES)[-1].pixmap().cacheKey()


@pytest.mark.parametrize(
    "change",
    [
        {"counts": [13, 12]},
        {"winner": 0, "gain": 2},
        {"outcome": Outcome(Reason.ALL_CARDS, 0)},
    ],
)
def test_a_plate_is_drawn_again_only_when_it_changes(change: dict[str, object]) -> None:
    table = Seats()
    table.labels.counts = [12, 14]
    table.show()
    before = plate_of(table)
    table.show()
    assert plate_of(table) == before
    for name, value in change.items():
        setattr(table.labels, name, value)
    table.show()
    assert plate_of(table) != before


def test_few_cards_are_told_until_the_round_is_over() -> None:
    pictures = []
    for counts, outcome in (([3, 23], None), ([3, 23], Outcome(Reason.BATTLE_LIMIT, 1)), ([4, 22], None)):
        table = Seats()
        table.labels.counts, table.labels.outcome = counts, outcome
        table.labels.battle = 1
        table.show()
        pictures.append(table.at(order.PLATES)[-1].pixmap().toImage())
    few, over, more = pictures
    badge = table.context.theme.badge.lower()

    def striking(image: QImage) -> int:
        return sum(
            image.pixelColor(x, y).name() == badge
            for x in range(image.width())
            for y in range(image.height())
        )

    assert striking(few) > 3
    assert striking(over) == striking(more) == 0


def test_keys_are_on_the_plates_and_filled_once_pressed() -> None:
    pictures = set()
    for keys, pressed in (({}, ()), ({0: "Q"}, ()), ({0: "Q"}, (0,))):
        table = Seats()
        table.items.keys, table.items.pressed = keys, pressed
        table.show()
        image = table.at(order.PLATES)[-1].pixmap().toImage()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 3


def test_another_size_leaves_no_item_of_the_old_one() -> None:
    table = Seats()
    table.show()
    count = len(table.scene.items())
    table.items.lay_out(table.layout, table.context, CardArt().back())
    table.show()
    assert len(table.scene.items()) == count


def test_a_pile_gives_way_under_its_last_cards_down_to_its_lower_edge() -> None:
    table = Seats()
    table.show()
    (before, *_) = [item.sceneBoundingRect() for item in table.at(order.PILES)]
    table.labels.squash = 1.0
    table.show()
    (after, *_) = [item.sceneBoundingRect() for item in table.at(order.PILES)]
    assert after.height() == pytest.approx(0.96 * before.height())
    assert after.bottom() == pytest.approx(before.bottom())
    table.labels.squash = 0.0
    table.show()
    assert table.at(order.PILES)[0].sceneBoundingRect() == before


def test_piles_of_all_heights_are_drawn_ahead_of_time() -> None:
    table = Seats()
    table.items.draw_piles()
    drawn = dict(table.items._piles)
    for count in (1, 2, 9, 30, 52):
        table.labels.counts = [count, 52 - count]
        table.show()
    assert {edges: picture for edges, picture in table.items._piles.items() if edges is not None} == drawn


def test_a_frame_in_which_nothing_of_the_seats_changes_asks_for_no_words() -> None:
    seats = Seats()
    asked: list[str] = []

    def note(context: str, text: str, disambiguation: str = "", n: int = -1) -> str:
        asked.append(text)
        return english(context, text, disambiguation, n)

    seats.items._words = Translator(note)
    seats.show()
    assert asked
    asked.clear()
    seats.show()
    seats.labels.rise = 0.5
    seats.show()
    assert asked == []
    seats.labels.counts[0] -= 1
    seats.show()
    assert asked


def test_a_plate_shows_the_count_that_rolls_and_not_yet_the_one_that_it_rolls_to() -> None:
    seats = Seats()
    seats.labels.counts = [20, 6]
    seats.show()
    before = seats.pictures(order.PLATES)
    seats.labels.counts, seats.labels.counted_from, seats.labels.counted = [30, 6], (10, 6), 0.5
    seats.show()
    assert seats.pictures(order.PLATES) == before
    seats.labels.counted = 1.0
    seats.show()
    assert [one == other for one, other in zip(seats.pictures(order.PLATES), before, strict=True)] == [
        True,
        False,
    ]


def test_a_number_that_changes_draws_no_more_than_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    table, drawn, draw = Seats(), list[int](), plates.blank_plate

    def note(context: PaintContext, says: plates.Plate, style: PlateStyle) -> QPixmap:
        drawn.append(says.seat)
        return draw(context, says, style)

    monkeypatch.setattr(plates, "blank_plate", note)
    for count in (13, 12, 11):
        table.labels.counts = [count, 26 - count]
        table.show()
    assert drawn == [0, 1]
