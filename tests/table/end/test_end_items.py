"""What falls over an ended round, and the shade below it: drawn in pieces, and no more of it than changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from tests.table.drawing.pictures import context
from warapp.table.end.dimmed_table import DimmedTable
from warapp.table.end.end_items import ConfettiItem
from warapp.table.layout.geometry import Size
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
TABLE = Size(1_000, 600)


def test_confetti_draws_a_small_part_of_the_table_in_each_frame(qtbot: QtBot) -> None:
    scene = QGraphicsScene(0, 0, *TABLE)
    confetti = ConfettiItem(TABLE)
    scene.addItem(confetti)
    confetti.show_moment(900)
    regions: list[QRectF] = []
    with qtbot.waitSignal(scene.changed):
        scene.update()
    scene.changed.connect(regions.extend)
    with qtbot.waitSignal(scene.changed):
        confetti.show_moment(916)
    areas = [region.width() * region.height() for region in regions]
    assert len(areas) > 50
    assert 0 < sum(areas) < 0.1 * TABLE.width * TABLE.height


@pytest.mark.parametrize(
    ("name", "rays", "pieces"), [("GREEN", True, 5), ("GREEN", False, 1), ("HIGH_CONTRAST", True, 1)]
)
def test_a_dimmed_table_is_the_same_in_pieces_and_at_once(name: str, rays: bool, pieces: int) -> None:
    at_once = DimmedTable(context(ThemeName[name]), TABLE, rays=rays).whole().toImage()
    dimmed = DimmedTable(context(ThemeName[name]), TABLE, rays=rays)
    assert dimmed.pieces_left == pieces
    for left in range(pieces - 1, -1, -1):
        dimmed.draw_piece()
        assert dimmed.pieces_left == left
    assert dimmed.whole().toImage() == at_once
