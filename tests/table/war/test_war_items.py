"""What is seen of a war on the table: where letters, light and flash are, and that they leave nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Box, Size
from warapp.table.layout.layout import Layout, arrange
from warapp.table.stage import order
from warapp.table.stage.war_impact import WarImpact
from warapp.table.war.war_items import WarItems
from warapp.vocabulary import ThemeName
from warapp.words import english

pytestmark = pytest.mark.usefixtures("qapp")


USUAL = Size(1_000, 600)


class War:
    """The items of a war on a table of their own."""

    def __init__(self, size: Size = USUAL, seats: int = 2, theme: ThemeName = ThemeName.GREEN) -> None:
        self.layout: Layout = arrange(size, seats, 13)
        self.scene = QGraphicsScene()
        self.items = WarItems(self.scene, english)
        self.items.lay_out(PaintContext(THEMES[theme], QFont(), 1.0))

    def show(self, impact: WarImpact, mark: Box | None = None) -> dict[str, QGraphicsItem]:
        """Show an impact and return the visible items."""
        self.items.show(impact, self.layout, mark)
        visible = [item for item in self.scene.items() if item.isVisible()]
        names = {order.VIGNETTE: "shade", order.RAYS: "rays", order.WAR_LETTERS: "letters"}
        return {names[int(item.zValue())]: item for item in visible}


def declared(depth: int = 1, **changes: float) -> WarImpact:
    impact = WarImpact(depth=depth, warriors=(0, 1), dark=1.0, rays=1.0, letters=1.0)
    for name, value in changes.items():
        setattr(impact, name, value)
    return impact


SIZES = [Size(1_000, 600), Size(700, 370), Size(1_900, 480), Size(700, 970)]


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 6])
def test_letters_stand_in_the_middle_of_the_band_and_reach_no_card(
    seats: int, size: Size, depth: int
) -> None:
    war = War(size, seats)
    box = war.show(declared(depth))["letters"].sceneBoundingRect()
    band = war.layout.band
    assert box.center().x() == pytest.approx(band.center.x, abs=1)
    assert box.center().y() == pytest.approx(band.center.y, abs=1)
    assert box.height() <= band.height
    assert box.width() <= size.width


def test_letters_come_from_their_middle() -> None:
    war = War()
    for scale in (2.2, 1.5, 1.0):
        box = war.show(declared(scale=scale))["letters"].sceneBoundingRect()
        assert box.center().x() == pytest.approx(war.layout.band.center.x, abs=1)
        assert box.center().y() == pytest.approx(war.layout.band.center.y, abs=1)


def test_letters_shrink_to_where_the_mark_of_the_war_is() -> None:
    war, mark = War(), Box(200, 280, 160, 30)
    box = war.show(declared(sink=0.999), mark)["letters"].sceneBoundingRect()
    assert box.center().x() == pytest.approx(280, abs=2)
    assert box.center().y() == pytest.approx(295, abs=2)
    assert box.height() == pytest.approx(30, abs=2)


def test_letters_are_shaken_to_the_side() -> None:
    war = War()
    still = war.show(declared())["letters"].x()
    assert war.show(declared(shift_px=4.0))["letters"].x() == still + 4.0


def test_the_shade_covers_the_whole_table_below_band_and_cards() -> None:
    war = War()
    shown = war.show(declared(letters=0.0, rays=0.0, dark=0.5))
    assert set(shown) == {"shade"}
    assert shown["shade"].sceneBoundingRect() == QRectF(0, 0, 1_000, 600)
    assert shown["shade"].opacity() == 0.5
    assert order.PLATES < shown["shade"].zValue() < order.BAND < order.RESTING


def test_the_flash_is_between_the_cards_that_clash() -> None:
    war = War(seats=6)
    impact = WarImpact(depth=1, warriors=(1, 2), flash=1.0)
    left = war.show(impact)["letters"].sceneBoundingRect().center().x()
    columns = [war.layout.seat_areas[seat].column.x for seat in (1, 2)]
    assert left == pytest.approx(sum(columns) / 2 + war.layout.card.width / 2, abs=1)


def test_a_plain_table_has_no_rays_and_no_flash() -> None:
    war = War(theme=ThemeName.HIGH_CONTRAST)
    assert set(war.show(declared(flash=1.0))) == {"shade", "letters"}


def pixmaps(war: War) -> list[QPixmap]:
    return [item.pixmap() for item in war.scene.items()]  # type: ignore[attr-defined]


def test_nothing_is_left_of_a_war_not_even_a_picture_as_large_as_the_table() -> None:
    war = War()
    first = war.show(declared())["letters"]
    picture = first.pixmap().cacheKey()  # type: ignore[attr-defined]
    assert war.show(WarImpact()) == {}
    assert max(pixmap.width() * pixmap.height() for pixmap in pixmaps(war)) < 1_000 * 600 / 5
    again = war.show(declared())
    assert set(again) == {"shade", "rays", "letters"}
    assert again["letters"].pixmap().cacheKey() == picture  # type: ignore[attr-defined]


def test_what_is_drawn_ahead_of_time_is_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    war = War()
    war.items.draw_letters(2, war.layout)
    war.items.draw_rays(2, war.layout)
    war.items.draw_shade((0, 1), war.layout)
    war.items.draw_flash(war.layout)
    for drawing in ("war_letters", "rays", "scaled_up", "vignette", "flash"):
        monkeypatch.delattr(f"warapp.table.war.war_items.{drawing}")
    shown = war.show(declared(2))
    assert set(shown) == {"shade", "rays", "letters"}
    assert all(item.boundingRect().width() > 1 for item in shown.values())


def test_drawing_the_next_war_ahead_of_time_changes_nothing_of_the_one_that_shows() -> None:
    war = War()
    war.show(declared(1))
    keys = [pixmap.cacheKey() for pixmap in pixmaps(war)]
    war.items.draw_letters(2, war.layout)
    war.items.draw_rays(2, war.layout)
    assert [pixmap.cacheKey() for pixmap in pixmaps(war)] == keys
