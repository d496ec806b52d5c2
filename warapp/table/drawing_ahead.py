"""Draws what the table will show soon while nothing moves, so that no frame has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from warapp.table.scene import TableScene
from warapp.table.stage.sprite import Mark

if TYPE_CHECKING:
    from warapp.engine import Battle, Card, State

AHEAD = 3
"""How many faces of each pile are drawn ahead of time; the top one also as it will lie."""


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
        self._soon: list[Callable[[], object]] = []
        self._scheduled = False
        scene.destroyed.connect(self.forget)

    def expect(self, state: State, battle: Battle | None = None) -> None:
        """Note what will be needed.

        Args:
            state: the state that comes next, of which the top cards of the piles will be turned.
            battle: the battle that leads to it, if it is shown first, with its wars.
        """
        told = _cards_of(battle) if battle else []
        self._scene.keep_looks([*told, *(card for pile in state.piles for card in pile[:AHEAD])])
        soon = self._of_battle(battle) if battle else []
        soon += self._scene.end_drawings(state) or self._of_next_battle(state)
        self._soon = soon[::-1]

    def _of_next_battle(self, state: State) -> list[Callable[[], object]]:
        """Return what may be turned next."""
        tops = [pile[:AHEAD] for pile in state.piles]
        soon = [drawing for pile in tops if pile for drawing in self._lying(pile[0])]
        return soon + [
            partial(self._scene.draw_face, pile[i]) for i in range(1, AHEAD) for pile in tops if i < len(pile)
        ]

    def _lying(self, card: Card) -> tuple[Callable[[], object], ...]:
        """Return what draws a card that lies face up, in two pieces."""
        return partial(self._scene.draw_face, card), partial(self._scene.draw_look, card)

    def _of_battle(self, battle: Battle) -> list[Callable[[], object]]:
        """Return what a battle shows, as it comes: each card as it will lie, and those raised."""
        from warapp.engine import CardsLaid, CardsTurned, WarDeclared  # no battle is told in the first frame
        from warapp.table.stage.resting import rest

        draw_look, soon = self._scene.draw_look, list[Callable[[], object]]()
        fighting: dict[int, Card] = {}
        for event in battle.events:
            match event:
                case CardsTurned(cards=cards):
                    fighting = {seat: card for seat, card in enumerate(cards) if card}
                case WarDeclared(depth=depth, warriors=warriors, tied=tied):
                    soon += [partial(draw_look, fighting[seat], Mark.TIED) for seat in tied]
                    soon += reversed(self._scene.war_drawings(depth, warriors))
                case CardsLaid(laid=laid):
                    fighting |= {column.seat: column.face_up for column in laid}
                    stakes = [card for column in laid for card in column.face_down]
                    soon += [partial(draw_look, card, face_up=False) for card in stakes]
                    soon += [drawing for column in laid for drawing in self._lying(column.face_up)]
        lying = reversed(rest(battle).cards)
        return soon + [partial(draw_look, card, mark, face_up=face_up) for card, _, face_up, mark in lying]

    def forget(self) -> None:
        """Draw nothing more: the scene is gone."""
        self._soon.clear()

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


def _cards_of(battle: Battle) -> list[Card]:
    from warapp.table.stage.resting import rest  # no battle is told in the first frame

    return [lying.card for lying in rest(battle).cards]
