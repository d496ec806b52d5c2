"""The items of the seats: piles, plates and outlines; redrawn when they change."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from warapp.table.drawing import piles, plates
from warapp.table.drawing.paint import PaintContext
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Box, Size
from warapp.table.layout.layout import Layout
from warapp.table.stage import order
from warapp.table.stage.labels import Labels
from warapp.words.translation import Translate, Translator


class _Label:
    """An item and what it shows; it is redrawn only if that changes."""

    def __init__(self, item: QGraphicsPixmapItem) -> None:
        self.item = item
        self.shows: object = None


class LabelItems:
    """All labels of a scene.

    Attributes:
        names: the names of the seats.
        keys: the keys by which seats play.
        you: the seat addressed as "you"; None for nobody.
    """

    def __init__(self, scene: QGraphicsScene, translate: Translate) -> None:
        self.names: tuple[str, ...] = ()
        self.keys: Mapping[int, str] = {}
        self.you: int | None = 0
        self._scene = scene
        self._words = Translator(translate)
        self._labels: dict[str, _Label] = {}
        self._layout: Layout | None = None
        self._context: PaintContext | None = None
        self._back = QPixmap()

    def lay_out(self, layout: Layout, context: PaintContext, back: QPixmap) -> None:
        """Redraw everything after a change of size, style, theme or number of seats."""
        for label in self._labels.values():
            self._scene.removeItem(label.item)
        self._labels.clear()
        self._layout, self._context = layout, context
        width = round(back.width() * layout.pile_scale)
        self._back = back.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        for seat, place in enumerate(layout.seat_areas):
            outline = self._label(f"column {seat}", order.OUTLINES).item
            outline.setPixmap(piles.slot(context, layout.card))
            outline.setPos(place.column.x, place.column.y)

    def show(self, labels: Labels) -> None:
        """Show the current labels."""
        if self._layout is None or self._context is None:
            return
        for seat in range(len(labels.counts)):
            self._show_pile(seat, labels.in_pile(seat), self._layout, self._context)
            self._show_plate(seat, labels, self._layout, self._context)

    def _label(self, key: str, z: int) -> _Label:
        if key not in self._labels:
            item = QGraphicsPixmapItem()
            item.setZValue(z)
            self._scene.addItem(item)
            self._labels[key] = _Label(item)
        return self._labels[key]

    def _show_pile(self, seat: int, count: int, layout: Layout, context: PaintContext) -> None:
        label = self._label(f"pile {seat}", order.PILES)
        shows = piles.layers(count) if count else None
        if label.shows == (shows,):
            return
        label.shows = (shows,)
        at = layout.seat_areas[seat].pile
        card = Size(at.width, at.height)
        if shows is None:
            label.item.setPixmap(piles.slot(context, card, dashed=True))
        else:
            label.item.setPixmap(piles.pile(context, self._back, card, shows))
        label.item.setPos(at.x, at.y)

    def _show_plate(self, seat: int, labels: Labels, layout: Layout, context: PaintContext) -> None:
        label = self._label(f"plate {seat}", order.PLATES)
        words, count = self._words, labels.counts[seat]
        note = words.tr("out") if seat in labels.out else words.tr("%n card(s)", "", count)
        star = labels.outcome is not None and seat == labels.outcome.winner
        gain = labels.gain if seat == labels.winner else 0
        if label.shows == (note, star, gain):
            return
        label.shows = (note, star, gain)
        box = layout.seat_areas[seat].plate
        two_lines = layout.composition is not Composition.OUTSIDE
        most = box.width * (0.6 if two_lines else 0.45)
        if context.metrics().horizontalAdvance(note) > most:
            note = words.number(count)
        says = plates.Plate(
            seat,
            self._name(seat),
            note,
            winner=star or gain > 0,
            star=star,
        )
        pixmap = plates.plate(context, says, box.width * 0.96, two_lines=two_lines)
        self._show_centered(label, pixmap, box)

    def _name(self, seat: int) -> str:
        """Return a seat's name on its plate; the key comes first, since long names are cut."""
        name, key, words = self.names[seat], self.keys.get(seat), self._words
        return words.tr("{key} · {name}").format(key=key, name=name) if key else name

    def _show_centered(self, label: _Label, pixmap: QPixmap, box: Box) -> None:
        size = pixmap.deviceIndependentSize()
        label.item.setPixmap(pixmap)
        label.item.setPos(box.center.x - size.width() / 2, box.center.y - size.height() / 2)
