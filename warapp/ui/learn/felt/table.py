"""The table of a lesson: felt, fittings and cards in a scene, and their motion."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from warapp._compat import override
from warapp.learn.number_cards import NumberCards, Shows
from warapp.learn.questions import Side
from warapp.learn.turns import Turn
from warapp.table.drawing.deck_style import DeckStyle
from warapp.table.drawing.paint import PaintContext, painter_on
from warapp.table.drawing.surface import Surface
from warapp.table.drawing.theme import Theme
from warapp.table.layout.geometry import Box, Size
from warapp.table.motion.clips import Call, Clip, Effect, Player, Wait, sequence
from warapp.ui.learn.felt.cards import THEN_ASK_MS, LessonCards
from warapp.ui.learn.felt.fittings import Fittings, paint_fittings
from warapp.ui.learn.felt.number_art import NumberArt
from warapp.ui.learn.layout.places import LessonLayout
from warapp.ui.learn.lesson.frames import Frames

_FELT_LAYER, _FITTINGS_LAYER = 0.0, 10.0


class LessonTable(QGraphicsView):
    """Shows cards on the felt and moves them; the player of its clips owns time.

    Args:
        cards: which number each card has.
        frames: come while something moves.
        play_sound: plays a sound by its name.
        speed: returns the factor on time; infinite if nothing is to move.
        parent: the page.
    """

    def __init__(
        self,
        cards: NumberCards,
        frames: Frames,
        play_sound: Callable[[str], None],
        speed: Callable[[], float],
        parent: QWidget,
    ) -> None:
        self._own_scene = QGraphicsScene()
        super().__init__(self._own_scene, parent)
        self._own_scene.setParent(self)
        self._own_scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setInteractive(False)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._felt, self._fittings = QGraphicsPixmapItem(), QGraphicsPixmapItem()
        for item, layer in ((self._felt, _FELT_LAYER), (self._fittings, _FITTINGS_LAYER)):
            item.setZValue(layer)
            self._own_scene.addItem(item)
        self._art = NumberArt(cards)
        self.cards = LessonCards(self._own_scene, self._art)
        self._surface = Surface()
        self._felt_shown: tuple[Theme, Size, float] | None = None
        self._frames, self._play_sound, self._speed = frames, play_sound, speed
        self.player = Player()
        self._layout: LessonLayout | None = None

    @property
    def moving(self) -> bool:
        """Whether a clip is playing."""
        return not self.player.idle

    def play(self, clip: Clip) -> None:
        """Play a clip after those before it, at the speed that is set; at once if nothing is to move."""
        self.player.enqueue(clip)
        speed = self._speed()
        if math.isinf(speed):
            self.player.skip()
            return
        self.player.speed = speed
        self._frames.add(self.advance)

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.player.advance(ms)
        if self.player.idle:
            self._frames.remove(self.advance)

    def skip(self) -> None:
        """Finish all motion at once."""
        self.player.skip()

    def stop(self) -> None:
        """Drop all motion."""
        self.player.cancel()
        self._frames.remove(self.advance)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()  # it's the page's

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def show_layout(
        self,
        layout: LessonLayout,
        theme: Theme,
        style: DeckStyle,
        fittings: Fittings,
        font: QFont,
        shows: Shows,
        orders: tuple[Sequence[int], Sequence[int]],
    ) -> None:
        """Show everything at its place, also in mid-flight.

        Args:
            layout: the places.
            theme: the colours of the table.
            style: the back and the colours of the suits.
            fittings: what is painted on the felt.
            font: that of names and keys.
            shows: what the cards show.
            orders: for each side, which of its places each card has.
        """
        self._layout = layout
        size, ratio = Size(layout.felt.width, layout.felt.height), self.devicePixelRatioF()
        self._own_scene.setSceneRect(QRectF(0, 0, size.width, size.height))
        if self._felt_shown != (theme, size, ratio):
            self._felt_shown = (theme, size, ratio)
            self._felt.setPixmap(self._surface.draw(theme, size, ratio))
            self.cards.set_context(PaintContext(theme, font, ratio))
        self._art.set_style(style, ratio)
        self.cards.shows = shows
        self._paint_fittings(layout, theme, fittings, font, ratio)
        self.cards.place(layout.cards, orders)

    def _paint_fittings(
        self, layout: LessonLayout, theme: Theme, fittings: Fittings, font: QFont, ratio: float
    ) -> None:
        pixmap = QPixmap(round(layout.felt.width * ratio), round(layout.felt.height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = painter_on(pixmap)
        paint_fittings(painter, layout, theme, fittings, font)
        painter.end()
        self._fittings.setPixmap(pixmap)

    def show_piles(self, heights: tuple[float, float]) -> None:
        """Show the piles as high as they are, from 0 to 1."""
        if self._layout is not None:
            self.cards.show_piles(self._layout.piles, heights)

    def _homes(self) -> tuple[Box, Box]:
        """Return where cards come from and go to: the piles, or beyond the edges."""
        layout = self._layout
        assert layout is not None
        if len(layout.piles) == 2:
            return layout.piles[0], layout.piles[1]
        card = layout.cards[0][0]
        y = layout.felt.height / 2 - card.height / 2
        return (
            Box(-1.2 * card.width, y, card.width, card.height),
            Box(layout.felt.width + 0.2 * card.width, y, card.width, card.height),
        )

    def deal(self, turn: Turn) -> None:
        """Put other cards on the table, still where they come from."""
        self.cards.put((turn.left, turn.right), self._homes())

    def turn_cards(self, then: Callable[[], None]) -> None:
        """Turn the cards, and ask a little later."""
        sound = Effect(lambda: self._play_sound("turn"))
        self.play(sequence(sound, self.cards.turned_in(), Wait(THEN_ASK_MS), Call(then)))

    def lay_face_down(self, seat: int) -> None:
        """Lay the card of one of two children, face down."""
        self.play(sequence(Effect(lambda: self._play_sound("slide")), self.cards.brought(seat)))

    def turn_over(self, then: Callable[[], None]) -> None:
        """Turn over both cards that lie face down, and ask a little later."""
        sound = Effect(lambda: self._play_sound("turn"))
        self.play(sequence(sound, self.cards.turned_over(), Wait(THEN_ASK_MS), Call(then)))

    def mark(self, greater: Side) -> None:
        """Ring the cards of the side that has more, or of both."""
        winner = None if greater is Side.SAME else greater.seat
        self.play(sequence(Effect(lambda: self._play_sound("battle_won")), self.cards.marked(winner)))

    def nod(self, seats: Sequence[int]) -> None:
        """Let the cards of some sides nod."""
        self.play(self.cards.nodded(seats))

    def collect(self, greater: Side, then: Callable[[], None]) -> None:
        """Take the cards to the side that has more."""
        winner = None if greater is Side.SAME else greater.seat
        sound = Effect(lambda: self._play_sound("slide"))
        self.play(sequence(sound, self.cards.collected(self._homes(), winner), Call(then)))
