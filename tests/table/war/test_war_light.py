"""The light of a war: dark round the warriors, rays behind the letters, a flash where cards clash."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QFont, QImage

from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Point, Size
from warapp.table.war.war_light import flash, rays, rays_size, scaled_up, vignette
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
TABLE = Size(1_000, 600)


def context(theme: ThemeName = ThemeName.GREEN, ratio: float = 1.0) -> PaintContext:
    return PaintContext(THEMES[theme], QFont(), ratio)


def test_a_table_is_dark_far_from_the_warriors_and_light_among_them() -> None:
    image = vignette(context(), TABLE, Point(500, 300)).toImage()
    assert (image.width(), image.height()) == (1_000, 600)
    alphas = [image.pixelColor(x, 300).alpha() for x in (500, 650, 800, 950, 999)]
    assert alphas == sorted(alphas)
    assert alphas[0] <= 2
    assert alphas[-1] == pytest.approx(165, abs=12)
    assert image.pixelColor(0, 0).alpha() == pytest.approx(181, abs=12)


def test_the_light_is_where_the_warriors_are() -> None:
    image = vignette(context(), TABLE, Point(250, 300)).toImage()
    assert image.pixelColor(250, 300).alpha() < 3 < image.pixelColor(500, 300).alpha()


def test_a_plain_table_is_evenly_dark() -> None:
    image = vignette(context(ThemeName.HIGH_CONTRAST), TABLE, Point(500, 300)).toImage()
    assert {image.pixelColor(x, y).alpha() for x in (0, 500, 999) for y in (0, 300, 599)} == {140}


def full_size_rays(depth: int) -> QImage:
    return scaled_up(context(), rays(depth, 100, TABLE), rays_size(100, TABLE)).toImage()


def count_rays(image: QImage, radius: float) -> int:
    """How many rays a circle round the middle crosses."""
    center_x, center_y, lit = image.width() / 2, image.height() / 2, []
    for step in range(3_600):
        angle = 2 * math.pi * step / 3_600
        x, y = center_x + radius * math.cos(angle), center_y + radius * math.sin(angle)
        lit.append(image.pixelColor(int(x), int(y)).alpha() > 30)
    return sum(b and not a for a, b in zip(lit, [*lit[1:], lit[0]], strict=True))


@pytest.mark.parametrize(("depth", "count"), [(1, 28), (2, 34), (3, 40), (7, 40)])
def test_the_deeper_the_war_the_more_rays(depth: int, count: int) -> None:
    assert count_rays(full_size_rays(depth), 190) == count


def test_rays_fade_outwards_and_are_never_larger_than_the_table() -> None:
    table = Size(300, 200)
    pixmap = scaled_up(context(ratio=2.0), rays(1, 400, table), rays_size(400, table))
    assert pixmap.deviceIndependentSize().toTuple() == (300, 200)
    image = full_size_rays(1)
    middle = image.height() // 2
    alphas = [image.pixelColor(x, middle).alpha() for x in range(image.width() // 2 + 30, image.width())]
    assert alphas[0] > 90
    assert alphas[-1] < 8


def test_a_flash_is_white_in_the_middle_and_ends_softly() -> None:
    image = flash(context(), 100).toImage()
    assert (image.width(), image.height()) == (320, 320)
    middle = image.pixelColor(160, 160)
    assert middle.alpha() > 225
    assert middle.lightness() > 250
    assert image.pixelColor(2, 160).alpha() < 6
