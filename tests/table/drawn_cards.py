"""The cards that a scene draws, beside those that its stage has: at rest they are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QGraphicsPixmapItem
from shiboken6 import Shiboken

from warapp.engine import Battle, State
from warapp.table.items.card_item import CardItem
from warapp.table.scene import TableScene
from warapp.table.stage.end_fan import fan_place
from warapp.table.stage.placement import placement, set_off
from warapp.table.stage.spots import InFan
from warapp.table.stage.sprite import Sprite
from warapp.table.table import Table

_END = "in the end"


class DrawnCard(NamedTuple):
    """A card as it is drawn: its pixmap, where in logical pixels, above what it lies, and what marks it."""

    picture: int
    box: tuple[float, ...]
    z: float
    marks: frozenset[int] = frozenset()


def drawn(scene: TableScene) -> Counter[DrawnCard]:
    """The cards that are in sight on a scene."""
    items = [item for item in scene.items() if isinstance(item, CardItem) and item.isVisible()]
    return Counter(_drawn(item) for item in items)


def _drawn(item: CardItem) -> DrawnCard:
    box = item.sceneTransform().mapRect(item.boundingRect())
    marks = (child for child in item.childItems() if child.isVisible() and child.opacity())
    return DrawnCard(
        item.pixmap().cacheKey(),
        _rounded(box.x(), box.y(), box.width(), box.height()),
        item.zValue(),
        frozenset(mark.pixmap().cacheKey() if isinstance(mark, QGraphicsPixmapItem) else 0 for mark in marks),
    )


def expected(scene: TableScene) -> Counter[DrawnCard]:
    """The cards that a scene must draw once nothing moves on its stage."""
    return Counter(_expected(sprite, scene) for sprite in scene.stage.sprites.values())


def _expected(sprite: Sprite, scene: TableScene) -> DrawnCard:
    assert (sprite.travel, sprite.lift) == (1.0, 0.0), f"{sprite.card} moves"
    assert sprite.flip in (0.0, 1.0), f"{sprite.card} turns"
    assert sprite.mark is None or sprite.emphasis == 1.0, f"{sprite.card} springs up"
    if isinstance(sprite.target, InFan):
        return _expected_in_fan(sprite, sprite.target, scene)
    lies = placement(sprite.target, scene.table_layout, scene.stage.columns)
    at, scale = set_off(sprite, lies, scene.table_layout)
    look = scene._looks.of(sprite)
    size, ratio = look.pixmap.deviceIndependentSize() * (scale / look.scale), scene._ratio
    x, y = round(at.x * ratio) / ratio - look.margin, round(at.y * ratio) / ratio - look.margin
    marks = frozenset(part.pixmap.cacheKey() for part in look.emphasis if part is not None)
    return DrawnCard(look.pixmap.cacheKey(), _rounded(x, y, size.width(), size.height()), sprite.z, marks)


def _expected_in_fan(sprite: Sprite, spot: InFan, scene: TableScene) -> DrawnCard:
    place = fan_place(spot, scene.table_layout)
    pixmap = scene._end.face(sprite.card, place)
    size = pixmap.deviceIndependentSize()
    x, y = place.center.x - size.width() / 2, place.center.y - size.height() / 2
    return DrawnCard(pixmap.cacheKey(), _rounded(x, y, size.width(), size.height()), sprite.z)


def _rounded(*edges: float) -> tuple[float, ...]:
    return tuple(round(edge, 2) for edge in edges)


def fault_at_rest(scene: TableScene) -> str:
    """Return what is wrong with the cards that a scene draws while nothing moves, or ''."""
    seen, wanted = drawn(scene), expected(scene)
    if seen == wanted:
        return ""
    return f"too many: {list(seen - wanted)}, missing: {list(wanted - seen)}"


def fault_in_motion(scene: TableScene) -> str:
    """Return whether a scene draws more or fewer cards than its stage has, or ''.

    Cards of a fan that still wait in their pile are not drawn.
    """
    sprites = scene.stage.sprites.values()
    waiting = sum(isinstance(sprite.target, InFan) and sprite.travel <= 0.0 for sprite in sprites)
    seen, wanted = drawn(scene).total(), len(sprites) - waiting
    return "" if seen == wanted else f"{seen} cards are drawn, and {wanted} are in sight"


class RestWatch:
    """Looks at each table when it settles and when it is synced, and at each scene at the end of a test.

    Attributes:
        faults: what was wrong at those times.
        looks: how often a table at rest was looked at.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.looks = 0
        self._tables: dict[TableScene, Table | None] = {}

    @contextmanager
    def watching(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Watch every scene and every table that is made."""
        make_scene, make_table, sync = TableScene.__init__, Table.__init__, Table.sync

        def scene_made(scene: TableScene, *args: Any, **named: Any) -> None:
            make_scene(scene, *args, **named)
            self._tables[scene] = None

        def table_made(table: Table, scene: TableScene, *args: Any, **named: Any) -> None:
            make_table(table, scene, *args, **named)
            self._tables[scene] = table
            table.settled.connect(lambda: self._look(scene, table, "settled"))

        def synced(table: Table, state: State, last: Battle | None = None) -> None:
            sync(table, state, last)
            self._look(table._scene, table, "synced")

        with monkeypatch.context() as patch:
            patch.setattr(TableScene, "__init__", scene_made)
            patch.setattr(Table, "__init__", table_made)
            patch.setattr(Table, "sync", synced)
            yield

    def look_at_the_end(self) -> None:
        """Look at every scene that there still is, as its table left it."""
        for scene, table in self._tables.items():
            if table is None and Shiboken.isValid(scene):
                scene.refresh()
            self._look(scene, table, _END)  # a window that was closed cancelled its table in mid-flight

    def _look(self, scene: TableScene, table: Table | None, when: str) -> None:
        if not Shiboken.isValid(scene) or not is_laid_out(scene):
            return
        rests = table and Shiboken.isValid(table) and not table.moving
        if rests and (when != _END or all(s.travel == 1.0 for s in scene.stage.sprites.values())):
            self.looks += 1
            fault = fault_at_rest(scene)
        else:
            fault = fault_in_motion(scene)
        if fault:
            self.faults.append(f"{when}: {fault}")


def is_laid_out(scene: TableScene) -> bool:
    """Whether a scene has a size, and so draws anything."""
    try:
        return bool(scene.table_layout)
    except RuntimeError:
        return False
