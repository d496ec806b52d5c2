"""What a battle shows is drawn while nothing moves: no frame in which cards fly draws a card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QPixmap

from tests.helpers.builders import battles_of
from tests.helpers.manual_ticker import ManualTicker
from warapp.engine import Battle, Card, Rules, Shortage
from warapp.table.drawing.card_art import CardArt
from warapp.table.end.dimmed_table import DimmedTable
from warapp.table.end.turned_cards import TurnedCards
from warapp.table.items import card_looks
from warapp.table.layout.geometry import Size
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.table.table import Table
from warapp.words import english

pytestmark = pytest.mark.usefixtures("qapp")
TURNS = Rules(), ("9C 2C KC", "8D 4D 7D")
WAR = Rules(face_down=3, shortage=Shortage.LAST_CARD), ("9C 2C 3C 4C KC 5C 6C", "9D 4D 7D 8D QD 5D 6D")
TWO_WARS = Rules(), ("9C 2C JC 3C KC 6C", "9D 4D JD 5D QD 7D")


class CountingArt(CardArt):
    """Card art that counts the faces that it draws."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def scaled_face(self, card: Card, scale: float) -> QPixmap:
        self.drawn += 1
        return super().scaled_face(card, scale)


class Drawn:
    """A table that counts the cards it draws, whose idle time is in the hands of the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turned, turn = 0, card_looks._turned

        def turned(*args: object) -> QPixmap:
            self.turned += 1
            return turn(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(card_looks, "_turned", turned)
        self.art, self.ticker = CountingArt(), ManualTicker()
        self._idle: list[Callable[[], None]] = []
        monkeypatch.setattr(self.ticker, "later", self._idle.append)
        self.scene = TableScene(Stage(), self.art, english)
        self.table = Table(self.scene, lambda cue: None, self.ticker)
        self.scene.set_names(["You", "Computer"])
        self.scene.lay_out(Size(1_000, 600), 1.0, QFont())

    @property
    def count(self) -> int:
        return self.art.drawn + self.turned

    def rest(self) -> None:
        """Let the idle time pass in which things are drawn ahead."""
        while self._idle:
            self._idle.pop()()

    def drawn_in_motion(self, battle: Battle) -> int:
        """Tell a battle frame by frame, and count the cards that are drawn while some move."""
        drawn = 0
        self.table.tell(battle, [""] * len(battle.events))
        while self.table.moving:
            before = self.count
            self.ticker.tick(16)
            drawn += 0 if self.table._still else self.count - before
        return drawn


@pytest.mark.parametrize(("rules", "piles"), [TURNS, WAR, TWO_WARS], ids=["turns", "war", "two wars"])
def test_no_frame_in_which_cards_move_draws_a_card(
    monkeypatch: pytest.MonkeyPatch, rules: Rules, piles: tuple[str, ...]
) -> None:
    drawn = Drawn(monkeypatch)
    battles = battles_of(rules, 2 if rules is TURNS[0] else 1, *piles)
    drawn.table.sync(battles[0].before)
    drawn.table.animator()
    drawn.rest()
    for battle in battles:
        assert drawn.drawn_in_motion(battle) == 0
        drawn.rest()
    assert drawn.count > 0


def test_a_table_at_rest_has_drawn_the_next_cards_as_they_fly_and_as_they_lie(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = Drawn(monkeypatch)
    (battle,) = battles_of(*TURNS[:1], 1, *TURNS[1])
    drawn.table.sync(battle.before)
    drawn.table.animator()
    drawn.rest()
    assert (drawn.art.drawn, drawn.turned) == (6, 2)


def test_an_end_that_was_drawn_ahead_draws_neither_shade_nor_fan_while_it_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = Drawn(monkeypatch)
    (battle,) = battles_of(Rules(), 1, "9C 2C KC", "8D")
    assert battle.after.outcome is not None
    drawn.table.sync(battle.before)
    drawn.table.tell(battle, [""] * len(battle.events))
    for piece in drawn.scene.end_drawings(battle.after):
        piece()
    monkeypatch.delattr(TurnedCards, "_draw")
    monkeypatch.delattr(DimmedTable, "draw_piece")
    while drawn.table.moving:
        drawn.ticker.tick(16)
    assert drawn.table.stage.labels.end.dim == 1.0


def test_what_was_drawn_for_an_end_that_does_not_come_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawn(monkeypatch)
    (battle,) = battles_of(Rules(), 1, "9C 2C KC", "8D")
    for piece in drawn.scene.end_drawings(battle.after):
        piece()
    assert drawn.scene._end._turned._faces
    drawn.table.sync(battle.before)
    drawn.scene.refresh()
    assert not drawn.scene._end._turned._faces
    assert drawn.scene._end._items is not None
    assert drawn.scene._end._items._dimmed is None
