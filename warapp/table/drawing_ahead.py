"""Draws what the table will show soon while nothing moves, so that no frame has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from warapp.table.scene import TableScene

if TYPE_CHECKING:
    from warapp.engine import Battle, State

AHEAD = 3
"""How many faces of each pile are drawn ahead of time."""


class DrawingAhead:
    """What is still to be drawn, the next last.

    Args:
        scene: draws it.
        later: calls a function once all pending events have been handled.
        may_draw: whether nothing moves.
    """

    def __init__(
        self,
        scene: TableScene,
        later: Callable[[Callable[[], None]], None],
        may_draw: Callable[[], bool],
    ) -> None:
        self._scene, self._later, self._may_draw = scene, later, may_draw
        self._soon: list[Callable[[], None]] = []
        self._scheduled = False

    def expect(self, state: State, battle: Battle | None = None) -> None:
        """Note what will be needed.

        Args:
            state: the state that comes next, of which the top cards of the piles will be turned.
            battle: the battle that leads to it, if it is shown first, with its wars.
        """
        cards = [pile[i] for i in reversed(range(AHEAD)) for pile in state.piles if i < len(pile)]
        self._soon = [partial(self._scene.draw_face, card) for card in cards]
        if battle:
            self._expect_wars(battle)

    def _expect_wars(self, battle: Battle) -> None:
        from warapp.engine import CardsLaid, WarDeclared  # no battle is told in the first frame

        for event in reversed(battle.events):
            match event:
                case WarDeclared(depth=depth, warriors=warriors):
                    self._soon += self._scene.war_drawings(depth, warriors)
                case CardsLaid(laid=laid):
                    self._soon += [partial(self._scene.draw_face, column.face_up) for column in laid]

    def draw_one(self) -> None:
        """Draw one thing."""
        if self._soon:
            self._soon.pop()()

    def draw_at_rest(self) -> None:
        """Draw one thing, and the next via the event loop, so that input never waits for more than one."""
        if self._soon and not self._scheduled:
            self._scheduled = True
            self._later(self._draw)

    def _draw(self) -> None:
        self._scheduled = False
        if self._may_draw():
            self.draw_one()
            self.draw_at_rest()
