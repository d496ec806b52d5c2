"""A table whose time is in the hands of a test, drawn with words in blocks and on felt without a grain."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.helpers.block_font import blocks
from tests.helpers.builders import first_battle
from tests.helpers.manual_ticker import ManualTicker
from warapp.engine import Battle, Rules, State
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Size
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.table.table import Table
from warapp.vocabulary import ThemeName
from warapp.words import english

FRAME_MS = 20
_NAMES = ("You", "Computer", "Ada", "Benjamin", "Cleo", "Dan")
_MOST_FRAMES = 1_000


class PicturedTable:
    """A table that can be pictured at any moment.

    Args:
        size: its size.
        seats: the number of seats.
        theme: its colours.
        text_px: the height of its text.
        smaller: how much smaller than the table its pictures are.
        grain: whether the felt is drawn with its grain, light and rim.
    """

    def __init__(
        self,
        size: Size,
        seats: int = 2,
        *,
        theme: ThemeName = ThemeName.GREEN,
        text_px: int = 13,
        smaller: float = 0.5,
        grain: bool = False,
    ) -> None:
        self.scene = TableScene(Stage(), CardArt(), english)
        self.table = Table(self.scene, _unheard, ManualTicker())
        self._theme, self._size, self._smaller = THEMES[theme], size, smaller
        self.scene.set_theme(self._theme)
        self.scene.set_names(_NAMES[:seats])
        self.scene.lay_out(size, 1.0, blocks(text_px))
        self.scene._ground.setVisible(grain)

    def rest(
        self, state: State, last: Battle | None = None, line: str = "Some words on the table."
    ) -> QImage:
        """Picture a state at rest."""
        self.table.sync(state, last)
        self.table.say(line)
        return self.picture()

    def tell(self, battle: Battle, after: Battle | None = None) -> PicturedTable:
        """Begin to tell a battle."""
        self.table.sync(battle.before, after)
        self.table.tell(battle, [f"{type(event).__name__} in words." for event in battle.events])
        return self

    def at(self, ms: float) -> QImage:
        """Picture what moves after so much time."""
        passed = 0.0
        while passed < ms:
            self.table.advance(min(FRAME_MS, ms - passed))
            passed += FRAME_MS
        return self.picture()

    def picture(self) -> QImage:
        """Draw the table as it is now."""
        width, height = self._size.width * self._smaller, self._size.height * self._smaller
        image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
        image.fill(QColor(self._theme.felt))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.scene.render(painter, QRectF(image.rect()), self.scene.sceneRect())
        painter.end()
        return image


def _unheard(_cue: str) -> None:
    """Play nothing."""


def war(depth: int, rules: Rules) -> Battle:
    """Return a battle of two seats with so many wars, which seat 0 wins by a king."""
    down = rules.face_down
    assert isinstance(down, int)
    low = [rank + suit for rank in ("2", "3", "4", "5", "6", "10", "J") for suit in "CDHS"]
    piles: list[str] = []
    for suit, best in (("C", "K"), ("D", "Q")):
        pile: list[str] = []
        for tie in ("9", "8", "7")[:depth]:
            pile += [tie + suit, *(low.pop(0) for _ in range(down))]
        piles.append(" ".join([*pile, best + suit, "A" + suit]))
    battle = first_battle(rules, *piles)
    assert battle.wars == depth
    return battle
