"""The items of the seats: places for cards, piles, plates, and the chips of those that are out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from warapp.table.drawing.paint import PaintContext
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout, SeatArea
from warapp.table.seats import piles, plates
from warapp.table.seats.plate_style import PlateStyle, plate_style
from warapp.table.stage import order
from warapp.table.stage.labels import Labels
from warapp.table.stage.shares import LAST_CARDS
from warapp.words.translation import Translate, Translator

_BELOW_PILES = order.PILES - 0.5
_CHIP_OPACITY = 0.55
_SQUASH = 0.04
"""How much a pile gives way under the last cards dealt, by its height."""


class _Look(NamedTuple):
    """What all seats have in common until the table changes.

    Attributes:
        context: colours, font and resolution.
        back: the back of a pile's top card.
        pile: the size of that card.
        chip: the size of a chip.
        style: of the plates.
    """

    context: PaintContext
    back: QPixmap
    pile: Size
    chip: Size
    style: PlateStyle


class _Part:
    """An item of a seat, and what it shows; it is redrawn only if that changes.

    Args:
        scene: shows the item.
        z: its stacking order.
        at: where it is in the area of its seat.
    """

    def __init__(self, scene: QGraphicsScene, z: float, at: Callable[[SeatArea], Point]) -> None:
        self.item = QGraphicsPixmapItem()
        self.item.setZValue(z)
        scene.addItem(self.item)
        self._at = at
        self._shows: object = None
        self._squash = 0.0

    def show(self, shows: object, draw: Callable[[], QPixmap]) -> None:
        """Show a pixmap, unless it shows the same already."""
        if shows != self._shows:
            self._shows = shows
            self.item.setPixmap(draw())

    def place(self, area: SeatArea, ratio: float) -> None:
        """Put the item where it belongs in an area, on whole device pixels."""
        x, y = self._at(area)
        self.item.setPos(round(x * ratio) / ratio, round(y * ratio) / ratio)

    def squash(self, squash: float) -> None:
        """Press the item flat by this part of its height, down to its lower edge."""
        if squash != self._squash:
            self._squash = squash
            down = self.item.boundingRect().height() * squash
            self.item.setTransform(QTransform(1, 0, 0, 1.0 - squash, 0, down))

    def set_opacity(self, opacity: float) -> None:
        """Show the item to a degree."""
        self.item.setVisible(opacity > 0.0)
        self.item.setOpacity(opacity)


class _Seat:
    """All items of a seat."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.slot = _Part(scene, order.OUTLINES, lambda area: Point(area.column.x, area.column.y))
        self.invitation = _Part(
            scene, _BELOW_PILES, lambda area: _beyond(area.pile, piles.INVITATION_MARGIN_PX)
        )
        self.pile = _Part(scene, order.PILES, lambda area: _beyond(area.pile, piles.PILE_MARGIN_PX))
        self.plate = _Part(scene, order.PLATES, lambda area: _beyond(area.plate, plates.MARGIN_PX))
        self.chip = _Part(scene, order.PLATES, lambda area: Point(area.chip.x, area.chip.y))

    @property
    def parts(self) -> tuple[_Part, ...]:
        """All its parts."""
        return (self.slot, self.invitation, self.pile, self.plate, self.chip)


class SeatItems:
    """The items of all seats of a scene.

    Attributes:
        names: the names of the seats.
        keys: the keys by which seats play.
        pressed: the seats whose key was pressed.
    """

    def __init__(self, scene: QGraphicsScene, translate: Translate) -> None:
        self.names: tuple[str, ...] = ()
        self.keys: Mapping[int, str] = {}
        self.pressed: Collection[int] = ()
        self._scene = scene
        self._words = Translator(translate)
        self._seats: list[_Seat] = []
        self._stakes: list[_Part] = []
        self._piles: dict[int | None, QPixmap] = {}
        self._blanks: dict[tuple[int, bool], QPixmap] = {}
        self._look: _Look | None = None
        self._shows: object = None

    def lay_out(self, layout: Layout, context: PaintContext, back: QPixmap) -> None:
        """Draw everything again after a change of size, style, theme or names.

        Args:
            layout: where everything is.
            context: colours, font and resolution.
            back: the back of a pile's top card.
        """
        self._remove()
        self._shows = None
        area = layout.seat_areas[0]
        plate = Size(area.plate.width, area.plate.height)
        style = plate_style(context.font, self.names, layout.composition, plate, layout.text_px)
        pile, chip = Size(area.pile.width, area.pile.height), Size(area.chip.width, area.chip.height)
        self._look = _Look(context, back, pile, chip, style)
        self._piles.clear()
        self._blanks.clear()
        for nth in range(len(layout.seat_areas)):
            seat = _Seat(self._scene)
            seat.slot.show(True, partial(piles.seat_slot, context, layout.card, nth))
            self._seats.append(seat)
        if len(self._seats) == 2 and not context.theme.is_plain:
            self._show_stakes(layout, context)
        self.arrange(layout)

    def arrange(self, layout: Layout) -> None:
        """Move everything to where it is in a layout of the same size, as seats go out."""
        ratio = self._look.context.ratio if self._look else 1.0
        for seat, area in zip(self._seats, layout.seat_areas, strict=True):
            for part in seat.parts:
                part.place(area, ratio)
        for stakes, area in zip(self._stakes, layout.seat_areas, strict=False):
            stakes.place(area, ratio)

    def show(self, labels: Labels, people: Collection[int]) -> None:
        """Show the current counts and what goes with them.

        Args:
            labels: the texts and numbers on the table.
            people: the seats where people play.
        """
        if self._look is None or not self._changes_to(labels, people):
            return
        dealt = sum(labels.counts) == labels.in_play
        invitation = labels.invitation if dealt else 0.0
        for nth, seat in enumerate(self._seats[: len(labels.counts)]):
            gone = labels.closed.get(nth, 0.0)
            for part in (seat.slot, seat.pile, seat.plate):
                part.set_opacity(1.0 - gone)
            seat.invitation.set_opacity(invitation if nth in people else 0.0)
            self._show_pile(nth, seat, labels, self._look)
            seat.pile.squash(_SQUASH * labels.squash)
            if labels.invitation and nth in people:
                seat.invitation.show(True, partial(piles.invitation, self._look.context, self._look.pile))
            self._show_plate(nth, seat, labels, self._look)
            self._show_chip(nth, seat, gone, self._look)

    def _changes_to(self, labels: Labels, people: Collection[int]) -> bool:
        """Return whether something differs from what the last call showed: in most frames nothing does."""
        shows = (
            tuple((count, labels.on_plate(seat)) for seat, count in enumerate(labels.counts)),
            tuple(labels.out),
            tuple(labels.closed.items()),
            tuple(labels.fanned.items()),
            labels.winner,
            labels.gain,
            labels.outcome,
            labels.invitation,
            labels.squash,
            labels.in_play,
            labels.band_opacity > 0.0,
            tuple(people),
            self.names,
            tuple(self.keys.items()),
            tuple(self.pressed),
        )
        changed = shows != self._shows
        self._shows = shows
        return changed

    def _show_pile(self, nth: int, seat: _Seat, labels: Labels, look: _Look) -> None:
        count = labels.in_pile(nth)
        edges = piles.layers(count) if count else None
        seat.pile.show((edges,), lambda: self._drawn_pile(edges, look))

    def draw_piles(self) -> None:
        """Draw the piles of any height ahead of time."""
        if self._look is not None:
            for edges in range(piles.MOST_LAYERS + 1):
                self._drawn_pile(edges, self._look)

    def _drawn_pile(self, edges: int | None, look: _Look) -> QPixmap:
        """Return the picture of a pile, which all piles of so many edges share."""
        if edges not in self._piles:
            self._piles[edges] = (
                piles.empty_pile(look.context, look.pile)
                if edges is None
                else piles.pile(look.context, look.back, look.pile, edges)
            )
        return self._piles[edges]

    def _show_plate(self, nth: int, seat: _Seat, labels: Labels, look: _Look) -> None:
        words, count = self._words, labels.counts[nth]
        warning = ""
        if 0 < count <= LAST_CARDS and labels.band_opacity and not labels.outcome:
            #: below a player's number of cards; last %n! is for 2 and 3 cards
            warning = words.tr("last card!") if count == 1 else words.tr("last %n!", "cards of a seat", count)
        says = plates.Plate(
            nth,
            self.names[nth],
            words.number(labels.on_plate(nth)),
            #: a player without cards, where the number of cards was
            words.tr("out") if nth in labels.out else words.tr("card(s)", "below their number", count),
            warning,
            winner=nth == (labels.outcome.winner if labels.outcome else labels.winner),
            key=self.keys.get(nth, ""),
            pressed=nth in self.pressed,
        )
        seat.plate.show(says, lambda: plates.plate(look.context, says, look.style, self._blank(says, look)))

    def _blank(self, says: plates.Plate, look: _Look) -> QPixmap:
        """Return the plate of a seat without its number, which changes often."""
        key = says.seat, says.winner
        if key not in self._blanks:
            self._blanks[key] = plates.blank_plate(look.context, says, look.style)
        return self._blanks[key]

    def _show_chip(self, nth: int, seat: _Seat, gone: float, look: _Look) -> None:
        theme, words = look.context.theme, self._words
        seat.chip.set_opacity(gone * (1.0 if theme.is_plain else _CHIP_OPACITY))
        if gone:
            says = plates.Chip(nth, self.names[nth], words.tr("out"))
            seat.chip.show(says, lambda: plates.chip(look.context, says, look.chip, look.style.text_px))

    def _show_stakes(self, layout: Layout, context: PaintContext) -> None:
        def at(area: SeatArea) -> Point:
            return Point(area.column.x + layout.card.width, area.column.y)

        drawn = piles.stakes(context, layout.card)
        for _ in layout.seat_areas:
            stakes = _Part(self._scene, order.OUTLINES, at)
            stakes.show(True, lambda: drawn)
            self._stakes.append(stakes)

    def _remove(self) -> None:
        parts = [part for seat in self._seats for part in seat.parts]
        for part in (*parts, *self._stakes):
            self._scene.removeItem(part.item)
        self._seats.clear()
        self._stakes.clear()


def _beyond(box: Box, margin: float) -> Point:
    """Return the corner of a pixmap that extends beyond a box."""
    return Point(box.x - margin, box.y - margin)
