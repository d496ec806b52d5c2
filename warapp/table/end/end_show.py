"""The end of a round in a scene: its fan of cards and all else, drawn ahead of time or when it shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from warapp.engine import Card, State
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.paint import PaintContext
from warapp.table.end.turned_cards import TurnedCards
from warapp.table.layout.geometry import Point
from warapp.table.layout.layout import Layout
from warapp.table.stage.end_fan import FanPlace, fan_place
from warapp.table.stage.stage import Stage

if TYPE_CHECKING:
    from warapp.table.end.end_items import EndItems


class EndShow:
    """The end of a round in a scene.

    Args:
        scene: shows it.
        stage: has the cards.
        art: draws their faces.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage, art: CardArt) -> None:
        self._scene, self._stage = scene, stage
        self._turned = TurnedCards(art)
        self._items: EndItems | None = None
        self._panel: tuple[QPixmap, Point] | None = None
        self._expected = False
        self._layout: Layout | None = None
        self._context: PaintContext | None = None

    @property
    def has_panel(self) -> bool:
        """Whether a panel comes up."""
        return self._panel is not None

    def lay_out(self, layout: Layout, context: PaintContext) -> None:
        """Draw everything again after a change of size or theme."""
        self._layout, self._context = layout, context
        self._turned.forget()
        if self._items is not None:
            self._items.lay_out(layout.size, context)

    def set_panel(self, panel: QPixmap, at: Point) -> None:
        """Set the picture of the panel, and its upper left corner."""
        self._panel = (panel, at)
        if self._items is not None:
            self._items.panel = self._panel

    def face(self, card: Card, place: FanPlace) -> QPixmap:
        """Return a face as it lies in its fan."""
        assert self._context is not None
        return self._turned.face(card, place, self._context)

    def drawings(self, state: State) -> tuple[Callable[[], object], ...]:
        """Return what draws, ahead of time and piece by piece, the end of a round, if a state is one."""
        self._expected = state.outcome is not None
        items, layout = self._drawn_items() if self._expected else self._items, self._layout
        if state.outcome is None or layout is None or items is None:
            if items is not None:
                items.drop_drawings()
            return ()
        dim = items.drawings(won_by_person=state.outcome.winner in self._stage.people)
        fan = self._stage.fan_of(state).items()
        return (*dim, *(partial(self.face, card, fan_place(spot, layout)) for card, spot in fan))

    def show(self) -> None:
        """Show what has changed on the stage."""
        labels = self._stage.labels
        items = self._drawn_items() if labels.outcome else self._items
        if items is not None:
            won = labels.outcome is not None and labels.outcome.winner in self._stage.people
            items.show(labels, won_by_person=won)
        if not labels.outcome and not self._expected:
            self._turned.forget()

    def _drawn_items(self) -> EndItems | None:
        """Return the items, which are made with the first end, unless the table has no size yet."""
        if self._items is None and self._layout is not None and self._context is not None:
            from warapp.table.end.end_items import EndItems  # no round ends in the first frame

            self._items = EndItems(self._scene)
            self._items.panel = self._panel
            self._items.lay_out(self._layout.size, self._context)
        return self._items
