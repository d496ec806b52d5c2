"""What is where on the plate of a seat, and how large names are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF

from tests.table.drawing.pictures import changed, coloured, context
from warapp.table.drawing.paint import sized
from warapp.table.drawing.seat_markers import SEAT_COLOURS
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Box, Size
from warapp.table.seats.plate_style import PlateStyle, plate_style
from warapp.table.seats.plates import Chip, Plate, blank_plate, chip, plate
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
BESIDE, STACKED, OUTSIDE = Composition
SIZES = {BESIDE: Size(175, 108), STACKED: Size(144, 70), OUTSIDE: Size(153, 26)}
TEXT_PX = 13
PLAIN = Plate(seat=1, name="", number="27", unit="")


def style(composition: Composition, *names: str, alone: bool = False) -> PlateStyle:
    found = plate_style(context().font, names or ("A",), composition, SIZES[composition], TEXT_PX)
    return found._replace(name_alone=True) if alone else found


def shape(says: Plate, how: PlateStyle) -> Box:
    return coloured(plate(context(), says, how), SEAT_COLOURS[says.seat])


def change(how: PlateStyle, **content: object) -> Box:
    """What differs on a plate with another content."""
    other = PLAIN._replace(**content)  # type: ignore[arg-type]
    return changed(plate(context(), PLAIN, how), plate(context(), other, how))


def near(box: Box, *expected: float) -> bool:
    """Whether a box is where it should be, to a pixel."""
    return all(abs(a - b) <= 1 for a, b in zip(box, expected, strict=True))


@pytest.mark.parametrize(
    ("composition", "padding", "number", "radius", "name", "room", "alone"),
    [
        (BESIDE, 11.05, 39.0, 8.45, 16.25, 128.85, 158.425),
        (STACKED, 7.8, 24.05, 8.45, 16.25, 104.35, 132.3),
        (OUTSIDE, 10.92, 13.0, 6.24, 14.56, 86.7, 136.62),
    ],
)
def test_sizes_derive_from_the_text_and_the_plate(
    composition: Composition,
    padding: float,
    number: float,
    radius: float,
    name: float,
    room: float,
    alone: float,
) -> None:
    how = style(composition)
    found = (
        how.padding,
        how.number_height,
        how.shape_radius,
        how.full_name_px,
        how.room_beside_shape,
        how.room_alone,
    )
    assert found == pytest.approx((padding, number, radius, name, room, alone))
    assert how.name_px == round(name)


@pytest.mark.parametrize(("height", "padding", "number"), [(76.7, 7.8, 24.05), (76.8, 11.05, 30.72)])
def test_a_high_plate_has_more_room_around_and_larger_numbers(
    height: float, padding: float, number: float
) -> None:
    how = PlateStyle(BESIDE, Size(150, height), TEXT_PX, 16, name_alone=False)
    assert (how.padding, how.number_height) == pytest.approx((padding, number))


def test_small_text_leaves_some_room_at_the_edges() -> None:
    assert PlateStyle(BESIDE, Size(150, 90), 8, 9, name_alone=False).padding == 8
    assert PlateStyle(STACKED, Size(150, 40), 8, 9, name_alone=False).padding == 7


def test_all_names_have_the_size_at_which_the_longest_fits() -> None:
    how = style(BESIDE, "Ada", "Cassandra Mae")
    width = QFontMetricsF(sized(context().font, how.name_px)).horizontalAdvance("Cassandra Mae")
    wider = QFontMetricsF(sized(context().font, how.name_px + 1)).horizontalAdvance("Cassandra Mae")
    assert width <= how.room_beside_shape < wider or how.name_px == round(how.full_name_px)
    assert not how.name_alone


def test_a_name_too_long_beside_the_shape_has_its_line_for_itself() -> None:
    letters = 1
    while not style(STACKED, "n" * letters).name_alone:
        letters += 1
    before, after = style(STACKED, "n" * (letters - 1)), style(STACKED, "n" * letters)
    assert before.name_px == 11 < after.name_px
    metrics = QFontMetricsF(sized(context().font, 11))
    assert metrics.horizontalAdvance("n" * letters) > after.room_beside_shape
    assert (
        QFontMetricsF(sized(context().font, after.name_px)).horizontalAdvance("n" * letters)
        <= after.room_alone
    )


def test_names_do_not_shrink_below_a_readable_size() -> None:
    assert style(STACKED, "n" * 60).name_px == 11
    assert style(OUTSIDE, "n" * 60).name_px == 11
    assert plate_style(context().font, ("n" * 60,), STACKED, Size(90, 40), 8).name_px == 9


@pytest.mark.parametrize(
    ("composition", "alone", "box"),
    [
        (BESIDE, False, (27, 31, 13, 12)),
        (BESIDE, True, (163, 78, 13, 12)),
        (STACKED, False, (24, 21, 12, 11)),
        (STACKED, True, (135, 59, 13, 11)),
    ],
)
def test_the_shape_is_before_the_name_or_beside_the_number(
    composition: Composition, alone: bool, box: tuple[int, ...]
) -> None:
    assert near(shape(PLAIN, style(composition, alone=alone)), *box)


def test_on_a_single_line_shape_name_and_number_are_in_the_middle_together() -> None:
    how = style(OUTSIDE)
    assert near(shape(PLAIN, how), 70, 22, 9, 8)
    number = coloured(plate(context(), PLAIN, how), context().theme.plate_text)
    assert near(number, 95, 21, 17, 12)
    named, wider = PLAIN._replace(name="nnn"), QFontMetricsF(sized(context().font, how.name_px))
    moved = shape(PLAIN, how).x - shape(named, how).x
    assert moved == pytest.approx(wider.horizontalAdvance("nnn") / 2, abs=1)


@pytest.mark.parametrize(("composition", "box"), [(BESIDE, (25, 66, 55, 40)), (STACKED, (21, 53, 35, 25))])
def test_the_number_is_large_and_at_the_lower_left(composition: Composition, box: tuple[int, ...]) -> None:
    assert near(change(style(composition), number=""), *box)


@pytest.mark.parametrize(("composition", "left", "bottom"), [(BESIDE, 85, 105), (STACKED, 61, 78)])
def test_what_is_counted_follows_on_the_line_of_the_number(
    composition: Composition, left: int, bottom: int
) -> None:
    unit = change(style(composition), unit="cards")
    assert abs(unit.x - left) <= 1
    assert abs(unit.bottom - bottom) <= 1


def test_what_is_counted_is_left_out_where_it_does_not_fit() -> None:
    how = style(BESIDE)
    assert (
        plate(context(), PLAIN, how).toImage()
        == plate(context(), PLAIN._replace(unit="n" * 30), how).toImage()
    )


def test_few_cards_are_told_in_a_striking_colour() -> None:
    says = PLAIN._replace(unit="cards", warning="last 3!")
    for composition in (BESIDE, STACKED):
        found = coloured(plate(context(), says, style(composition)), context().theme.badge, 40)
        assert found.x > change(style(composition), number="").right
    line = coloured(plate(context(), says, style(OUTSIDE)), context().theme.badge)
    assert near(line, 95, 21, 17, 12)


@pytest.mark.parametrize(
    ("composition", "alone", "box"),
    [
        (BESIDE, False, (152, 80, 25, 24)),
        (BESIDE, True, (127, 80, 24, 24)),
        (STACKED, False, (124, 52, 25, 24)),
        (OUTSIDE, False, (109, 19, 15, 16)),
    ],
)
def test_the_key_of_a_seat_is_at_the_lower_right_and_filled_once_pressed(
    composition: Composition, alone: bool, box: tuple[int, ...]
) -> None:
    how, says = style(composition, alone=alone), PLAIN._replace(key="Q")
    pressed = coloured(plate(context(), says._replace(pressed=True), how), context().theme.badge)
    assert near(pressed, *box)
    whole = changed(plate(context(), says, how), plate(context(), says._replace(pressed=True), how))
    assert pressed.x >= whole.x - 1
    assert pressed.bottom <= whole.bottom + 1


@pytest.mark.parametrize("composition", Composition)
def test_the_plate_of_a_winner_has_an_outline(composition: Composition) -> None:
    says = PLAIN._replace(winner=True)
    width, height = SIZES[composition]
    for name, out in ((ThemeName.GREEN, 0), (ThemeName.HIGH_CONTRAST, 1)):
        outline = coloured(plate(context(name), says, style(composition)), context(name).theme.badge)
        assert near(outline, 14 - out, 14 - out, width + 2 * out, height + 2 * out)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_plate_leaves_room_for_its_shadow(ratio: float) -> None:
    pixmap = plate(context(ratio=ratio), PLAIN, style(BESIDE))
    assert pixmap.size() == QSize(round((175 + 28) * ratio), round((108 + 28) * ratio))
    assert pixmap.devicePixelRatio() == ratio
    image = pixmap.toImage()
    x = image.width() // 2
    above, below = (image.pixelColor(x, round(y * ratio)).alpha() for y in (8, 127))
    assert 0 < above < below < 120
    plain = plate(context(ThemeName.HIGH_CONTRAST), PLAIN, style(BESIDE)).toImage()
    assert plain.pixelColor(100, 127).alpha() == 0


def test_a_plate_is_shaded_from_top_to_bottom() -> None:
    image, theme = plate(context(), PLAIN, style(BESIDE)).toImage(), context().theme
    for y, wanted in ((17, theme.plate_light), (119, theme.plate)):
        pixel = image.pixelColor(150, y)
        assert pixel.name() == pytest.approx(pixel.name())
        assert abs(pixel.green() - int(wanted[3:5], 16)) <= 2


def test_a_chip_has_the_shape_in_front_of_name_and_word_in_the_middle() -> None:
    size = Size(124, 32)
    bare = chip(context(), Chip(1, "", ""), size, TEXT_PX)
    assert bare.size() == QSize(124, 32)
    assert near(coloured(bare, SEAT_COLOURS[1]), 51, 9, 11, 10)
    named = chip(context(), Chip(1, "Dan", "out"), size, TEXT_PX)
    metrics = QFontMetricsF(sized(context().font, 14))
    text = metrics.horizontalAdvance("Dan") + metrics.horizontalAdvance("out")
    moved = coloured(bare, SEAT_COLOURS[1]).x - coloured(named, SEAT_COLOURS[1]).x
    assert moved == pytest.approx(text / 2, abs=1.5)


def test_a_name_that_has_no_room_on_a_chip_is_smaller_before_it_is_cut() -> None:
    size, ink = Size(124, 32), context().theme.plate_text
    metrics = {px: QFontMetricsF(sized(context().font, px)).horizontalAdvance for px in range(9, 15)}
    room = 124 - 1.2 * 16 - 2 * 7.04 - 2 * 0.45 * TEXT_PX
    name = next("n" * n for n in range(30, 0, -1) if metrics[11]("n" * n + "out") <= room)
    assert metrics[12](name + "out") > room
    shown = coloured(chip(context(), Chip(1, name, "out"), size, TEXT_PX), ink, 60)
    assert shown.width == pytest.approx(metrics[11](name + "out") + 2 * 0.45 * TEXT_PX + 2 * 7.04, abs=3)


def test_a_long_name_on_a_chip_is_cut_and_the_word_is_not() -> None:
    size, ink = Size(124, 32), context().theme.plate_text
    long = coloured(chip(context(), Chip(1, "n" * 40, "out"), size, TEXT_PX), ink, 60)
    assert long.x >= 4
    assert long.right <= 124 - 4


def mirror_image(box: Box, width: float) -> Box:
    return Box(width - box.x - box.width, box.y, box.width, box.height)


@pytest.mark.parametrize(
    ("composition", "alone", "part"),
    [
        (BESIDE, False, {"number": ""}),
        (BESIDE, False, {"unit": "nnnn"}),
        (BESIDE, False, {"key": "H"}),
        (BESIDE, False, {"name": "nnn"}),
        (STACKED, False, {"unit": "nnnn"}),
        (STACKED, True, {"name": "nnn"}),
        (STACKED, True, {"key": "H"}),
        (OUTSIDE, False, {"number": ""}),
        (OUTSIDE, False, {"name": "nnn"}),
        (OUTSIDE, False, {"key": "H"}),
    ],
)
def test_a_plate_that_is_read_from_the_right_is_the_mirror_image(
    composition: Composition, alone: bool, part: dict[str, object]
) -> None:
    how, mirrored = style(composition, alone=alone), context()._replace(mirrored=True)
    other = PLAIN._replace(**part)  # type: ignore[arg-type]
    there = changed(plate(mirrored, PLAIN, how), plate(mirrored, other, how))
    width = plate(context(), PLAIN, how).width()
    wanted = mirror_image(changed(plate(context(), PLAIN, how), plate(context(), other, how)), width)
    assert all(abs(a - b) <= 3 for a, b in zip(there, wanted, strict=True))


@pytest.mark.parametrize("composition", list(Composition))
def test_the_shape_is_at_the_right_where_reading_begins_there(composition: Composition) -> None:
    how = style(composition)
    there = coloured(plate(context()._replace(mirrored=True), PLAIN, how), SEAT_COLOURS[1])
    width = plate(context(), PLAIN, how).width()
    assert near(there, *mirror_image(shape(PLAIN, how), width))


def test_a_chip_that_is_read_from_the_right_has_its_shape_there() -> None:
    size = Size(124, 32)
    there, here = (
        coloured(chip(one, Chip(1, "Dan", "out"), size, TEXT_PX), SEAT_COLOURS[1])
        for one in (context()._replace(mirrored=True), context())
    )
    assert near(there, *mirror_image(here, 124))


@pytest.mark.parametrize("composition", [BESIDE, STACKED, OUTSIDE])
@pytest.mark.parametrize("winner", [False, True])
def test_a_plate_on_its_blank_is_as_if_drawn_at_once(composition: Composition, winner: bool) -> None:
    how, says = style(composition), PLAIN._replace(name="Ada", winner=winner)
    blank = blank_plate(context(), says._replace(number="3", unit="cards"), how)
    before = blank.toImage()
    assert plate(context(), says, how, blank).toImage() == plate(context(), says, how).toImage()
    assert blank.toImage() == before != plate(context(), says, how).toImage()
