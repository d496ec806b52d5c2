"""The surface of the table: its light, its material and its rim, in one pixmap."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage

from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import PAPER, DeckStyle, back_of
from warapp.table.drawing.surface import Surface, _tile, rim_width
from warapp.table.drawing.theme import THEMES, contrast
from warapp.table.drawing.wood import grain, planks, vein
from warapp.table.layout.geometry import Size
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = Size(640, 400)
SHADED = [name for name in ThemeName if name is not ThemeName.HIGH_CONTRAST]


def surface(name: ThemeName, size: Size = SIZE, ratio: float = 1.0) -> QImage:
    return Surface().draw(THEMES[name], size, ratio).toImage()


def mean(image: QImage, x: int, y: int, reach: int = 12) -> QColor:
    """The mean colour of a square about a point."""
    square = image.copy(x - reach, y - reach, 2 * reach, 2 * reach)
    pixels = [square.pixelColor(i, j) for i in range(2 * reach) for j in range(2 * reach)]
    return QColor(
        sum(p.red() for p in pixels) // len(pixels),
        sum(p.green() for p in pixels) // len(pixels),
        sum(p.blue() for p in pixels) // len(pixels),
    )


def chroma(colour: QColor) -> int:
    """How far the channels of a colour are apart."""
    channels = (colour.red(), colour.green(), colour.blue())
    return max(channels) - min(channels)


def far_off(one: QColor, colour: str) -> int:
    """How far two colours differ in the channel in which they differ most."""
    other = QColor(colour)
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_surface_has_the_size_of_the_table_in_device_pixels(ratio: float) -> None:
    pixmap = Surface().draw(THEMES[ThemeName.GREEN], Size(301, 201), ratio)
    assert pixmap.size() == QSize(round(301 * ratio), round(201 * ratio))
    assert pixmap.devicePixelRatio() == ratio


@pytest.mark.parametrize("name", SHADED)
def test_light_falls_on_the_middle_and_leaves_the_corners_dark(name: ThemeName) -> None:
    theme, image = THEMES[name], surface(name)
    middle, corner = mean(image, 320, 176, 40), mean(image, 40, 370)
    assert middle.lightness() > corner.lightness() + 5
    assert far_off(middle, theme.felt_light) < 26
    assert far_off(corner, theme.felt_dark) < far_off(middle, theme.felt_dark)


@pytest.mark.parametrize("name", [ThemeName.GREEN, ThemeName.NIGHT_BLUE, ThemeName.LIGHT])
def test_felt_has_the_colour_of_its_theme_between_light_and_corners(name: ThemeName) -> None:
    assert far_off(mean(surface(name), 110, 200, 20), THEMES[name].felt) < 16


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (ThemeName.GREEN, [(43, 125, 84), (39, 118, 79), (38, 112, 76), (28, 90, 60), (25, 82, 56)]),
        (ThemeName.NIGHT_BLUE, [(45, 71, 124), (37, 60, 107), (33, 54, 97), (24, 40, 76), (21, 36, 69)]),
        (ThemeName.WARM_WOOD, [(143, 93, 56), (140, 92, 55), (126, 83, 48), (100, 62, 33), (94, 58, 30)]),
        (
            ThemeName.LIGHT,
            [(223, 232, 224), (216, 227, 218), (210, 223, 213), (195, 211, 200), (190, 208, 196)],
        ),
    ],
)
def test_the_light_falls_off_from_the_middle_to_the_corners(
    name: ThemeName, expected: list[tuple[int, int, int]]
) -> None:
    image = surface(name)
    for (x, y), colour in zip(
        ((320, 176), (450, 176), (180, 300), (60, 60), (600, 360)), expected, strict=True
    ):
        found = mean(image, x, y, 10)
        assert (found.red(), found.green(), found.blue()) == pytest.approx(colour, abs=2), (x, y)


@pytest.mark.parametrize(
    ("name", "roughness"),
    [
        (ThemeName.GREEN, 7.16),
        (ThemeName.NIGHT_BLUE, 7.14),
        (ThemeName.WARM_WOOD, 0.34),
        (ThemeName.LIGHT, 2.88),
    ],
)
def test_a_surface_is_as_rough_as_its_material(name: ThemeName, roughness: float) -> None:
    image = surface(name)
    pixels = [image.pixelColor(x, y).green() for y in range(150, 200, 5) for x in range(200, 440)]
    found = sum(abs(a - b) for a, b in pairwise(pixels)) / len(pixels)
    assert found == pytest.approx(roughness, rel=0.04)


def test_the_tile_has_grain_and_a_few_fibres() -> None:
    tile = _tile()
    assert (tile.width(), tile.height()) == (384, 384)
    pixels = [tile.pixelColor(x, y) for x in range(0, 384, 2) for y in range(0, 384, 2)]
    alphas = [pixel.alpha() for pixel in pixels]
    assert sum(alphas) / len(alphas) == pytest.approx(10.734, abs=0.05)
    assert max(alphas) == pytest.approx(36, abs=1)
    assert sum(alpha > 22 for alpha in alphas) / len(alphas) == pytest.approx(0.0086, abs=0.0006)
    light = sum(pixel.alpha() for pixel in pixels if pixel.red() > 127) / len(alphas)
    assert light == pytest.approx(5.364, abs=0.05)


def test_tiles_fit_to_each_other_without_a_seam() -> None:
    tile = _tile()
    seam = sum(abs(tile.pixelColor(0, y).alpha() - tile.pixelColor(383, y).alpha()) for y in range(384))
    inside = sum(abs(tile.pixelColor(100, y).alpha() - tile.pixelColor(101, y).alpha()) for y in range(384))
    assert seam == pytest.approx(inside, rel=0.15)


@pytest.mark.parametrize("name", SHADED)
def test_a_surface_has_grain(name: ThemeName) -> None:
    image = surface(name)
    assert len({image.pixel(300 + x, 180 + y) for x in range(30) for y in range(30)}) > 10


def test_felt_is_less_grainy_on_a_light_table() -> None:
    def roughness(name: ThemeName) -> float:
        image = surface(name)
        row = [image.pixelColor(x, 180).lightness() for x in range(200, 440)]
        return sum(abs(a - b) for a, b in pairwise(row)) / len(row)

    assert 0.3 < roughness(ThemeName.LIGHT) < roughness(ThemeName.GREEN) < 8


def test_a_plain_table_is_one_colour() -> None:
    image = surface(ThemeName.HIGH_CONTRAST)
    assert {image.pixelColor(x, y).name() for x in range(0, 640, 7) for y in range(0, 400, 7)} == {"#000000"}


@pytest.mark.parametrize(
    ("size", "width"), [(Size(300, 300), 6.0), (Size(900, 500), 8.0), (Size(2000, 1000), 12.0)]
)
def test_the_rim_grows_with_the_table_within_bounds(size: Size, width: float) -> None:
    assert rim_width(size) == pytest.approx(width)


@pytest.mark.parametrize("name", SHADED)
def test_a_rim_of_the_bars_colour_frames_the_table_but_for_its_lower_edge(name: ThemeName) -> None:
    theme, image = THEMES[name], surface(name)
    assert far_off(image.pixelColor(320, 1), theme.rim_light) < 6
    assert far_off(image.pixelColor(1, 396), theme.rim_dark) < 6
    assert far_off(image.pixelColor(638, 396), theme.rim_dark) < 6
    # the bar below is of the same colour, so nothing but a line ends the table there
    assert far_off(image.pixelColor(320, 390), theme.rim_dark) > 10


def test_the_planks_are_these() -> None:
    wood = planks(THEMES[ThemeName.WARM_WOOD])
    cuts = [0.6057, 0.5052, 0.4472, 0.8134, 0.7509, 0.7213, 0.5334, 0.4493]
    assert [plank.cut for plank in wood] == pytest.approx(cuts, abs=0.0001)
    assert [plank.left.name() for plank in wood[:4]] == ["#8f5d35", "#8e5d34", "#8e5d35", "#926038"]
    assert [plank.right.name() for plank in wood[:4]] == ["#915f37", "#905f35", "#8c5b34", "#8d5d36"]


@pytest.mark.parametrize(
    ("nth", "lightness", "across", "along"),
    [(0, 97.98, 12.54, 1.25), (3, 99.52, 10.79, 1.69), (5, 101.7, 12.23, 1.42), (7, 99.34, 12.02, 1.72)],
)
def test_grain_runs_along_the_planks(nth: int, lightness: float, across: float, along: float) -> None:
    image = grain(THEMES[ThemeName.WARM_WOOD])
    assert (image.width(), image.height()) == (500, 304)
    rows = range(nth * 38 + 2, nth * 38 + 36)

    def at(x: int, y: int) -> int:
        return image.pixelColor(x, y).lightness()

    found = [at(x, y) for x in range(0, 500, 5) for y in rows]
    down = [abs(at(x, y) - at(x, y + 1)) for x in range(0, 500, 25) for y in rows[:-1]]
    right = [abs(at(x, y) - at(x + 10, y)) for x in range(0, 480, 10) for y in rows[::3]]
    assert sum(found) / len(found) == pytest.approx(lightness, abs=0.3)
    assert sum(down) / len(down) == pytest.approx(across, rel=0.04)
    assert sum(right) / len(right) == pytest.approx(along, rel=0.06)


def test_planks_are_sawn_through_at_different_places() -> None:
    image, wood = surface(ThemeName.WARM_WOOD, Size(800, 400)), planks(THEMES[ThemeName.WARM_WOOD])
    assert len({plank.cut for plank in wood}) == 8
    for nth, plank in enumerate(wood):
        cut = int(plank.cut * 800)
        column = [
            sum(image.pixelColor(x, nth * 50 + y).lightness() for y in range(14, 46))
            for x in range(cut - 20, cut + 20)
        ]
        assert abs(column.index(min(column)) - 20) <= 1


def test_planks_lie_edge_to_edge() -> None:
    image = surface(ThemeName.WARM_WOOD, Size(800, 400))
    rows = [sum(image.pixelColor(x, y).lightness() for x in range(100, 700, 3)) for y in range(20, 380)]
    joints = [y + 20 for y in range(1, 359) if rows[y] < min(rows[y - 1], rows[y + 1]) - 1_500]
    assert {50, 100, 150, 200, 250, 300, 350} <= {round(y / 50) * 50 for y in joints}


def test_a_surface_is_the_same_each_time() -> None:
    surfaces = Surface()
    for name in ThemeName:
        assert surfaces.draw(THEMES[name], SIZE, 1.0).toImage() == surface(name)


@pytest.mark.parametrize("name", ThemeName)
def test_the_back_that_goes_with_a_table_stands_out_from_it(name: ThemeName) -> None:
    art = CardArt(DeckStyle(back=back_of(name)))
    art.set_size(100, 1)
    image = art.back().toImage()
    colours = Counter(image.pixelColor(x, y).name() for x in range(10, 90) for y in range(10, 130))
    ground = next(colour for colour, _ in colours.most_common() if colour != PAPER.lower())
    assert contrast(ground, THEMES[name].felt) >= (2.0 if name is not ThemeName.HIGH_CONTRAST else 1.5)


@pytest.mark.parametrize("name", SHADED)
def test_drained_of_half_its_colour_it_is_half_as_colourful_and_as_light_with_the_same_rim(
    name: ThemeName,
) -> None:
    full = surface(name)
    half = Surface().draw(THEMES[name], SIZE, 1.0, 0.5).toImage()
    for x, y in ((320, 176), (120, 300)):
        before, after = mean(full, x, y, 40), mean(half, x, y, 40)
        assert chroma(after) == pytest.approx(chroma(before) / 2, abs=2)
    assert half.pixelColor(320, 2) == full.pixelColor(320, 2)


def test_veins_run_along_their_plank() -> None:
    path = vein(QRectF(0, 38, 500, 38), random.Random(9))
    points = [(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]
    assert [x for x, _ in points] == pytest.approx([-37.7, 85.3, 208.3, 372.3], abs=0.1)
    assert [y for _, y in points] == pytest.approx([55.82, 55.05, 56.59, 55.51], abs=0.01)
