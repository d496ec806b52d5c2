"""A round with open hands in a window, whose frames the test lets pass."""

from __future__ import annotations

from tests.ui.helpers.window_driver import Game
from warapp.table.table import Table
from warapp.table.view import TableView
from warapp.ui.open_hands.round_show import RoundShow
from warapp.ui.open_hands.scene import OpenScene


class Shown:
    """Open hands, from the key that opens them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        game.prepare()
        game.press("Ctrl+Shift+O")
        self.show = game.child(RoundShow)
        self.scene = game.child(OpenScene)
        self.table = self.scene.findChildren(Table)[0]
        (self.view,) = (view for view in game.window.findChildren(TableView) if view is not game.view)

    @property
    def strips(self) -> list[tuple[str, ...]]:
        return [tuple(map(str, cards)) for cards in self.scene.shown_piles]

    @property
    def words(self) -> str:
        offer = self.game.controls.primary.offer
        assert offer is not None
        return offer.words

    def finish(self) -> None:
        while self.table.moving:
            self.table.advance(16)
        self.game.catch_up()

    def stop(self) -> None:
        """Let the battle on the table end, and none follow."""
        self.game.press("Space")
        while self.table.moving:
            self.table.advance(16)
        self.game.catch_up()
