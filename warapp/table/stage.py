"""What is on the table at this instant, as plain values that motion changes; knows no Qt and no rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from warapp.table.layout import Layout, Point, fan

if TYPE_CHECKING:
    from warapp.engine import Card, Outcome, State


@dataclass(frozen=True, slots=True)
class OnPile:
    """On a seat's pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class InColumn:
    """In a seat's column, the `nth` card laid, from 0, in this battle."""

    seat: int
    nth: int


@dataclass(frozen=True, slots=True)
class InPot:
    """In the pot that is carried to the next battle."""

    nth: int


@dataclass(frozen=True, slots=True)
class Aside:
    """Among the cards that were not dealt."""

    nth: int


@dataclass(frozen=True, slots=True)
class InDeck:
    """In the deck that is being dealt."""


Spot = OnPile | InColumn | InPot | Aside | InDeck


class Mark(Enum):
    """A badge on a card: a shape, so that it does not depend on colour."""

    TIED = auto()
    WINNER = auto()


WON_CARDS_SHOWN, DRAWN_CARDS_SHOWN = 7, 3
UNDER_PILES = -1_000
"""The depth below which cards lie under the piles."""


class Sprite:
    """One card that is in sight by itself.

    Attributes:
        card: which.
        origin: where its motion began.
        target: where it goes, or lies.
        travel: how far it is from origin to target, 0 … 1.
        flip: 0 shows the back, 1 the face, between them it turns.
        lift: how far it is off the table, 0 … 1.
        z: what lies above what.
        mark: its badge.
        retired: whether it was taken off the stage, for good.
    """

    __slots__ = ("card", "flip", "lift", "mark", "origin", "retired", "target", "travel", "z")

    def __init__(self, card: Card, spot: Spot, flip: float) -> None:
        self.card = card
        self.origin = self.target = spot
        self.travel, self.flip, self.lift, self.z = 1.0, flip, 0.0, 0
        self.mark: Mark | None = None
        self.retired = False


@dataclass(slots=True)
class Labels:
    """What is written on the table."""

    counts: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    pot: int = 0
    carried: int = 0
    aside: int = 0
    battle: int = 0
    war: int = 0
    pop: float = 1.0
    winner: int | None = None
    outcome: Outcome | None = None
    caption: str = ""


class Stage:
    """The cards and labels in sight: one sprite for each card that is.

    Attributes:
        sprites: those in sight.
        moved: those in sight that changed since they were last shown; never a retired one.
        gone: the retired ones that may still be shown.
        people: the seats whose win is the reader's; one alone is "you".
    """

    def __init__(self) -> None:
        self.sprites: dict[Card, Sprite] = {}
        self.columns: list[tuple[bool, ...]] = []
        self.labels = Labels()
        self.moved: set[Sprite] = set()
        self.gone: list[Sprite] = []
        self.people: tuple[int, ...] = (0,)
        self._z = 0

    def sync(self, state: State) -> None:
        """Show a position at rest: the repair for any motion that was cut short."""
        for card in list(self.sprites):
            self._retire(card)
        self.columns = [()] * len(state.piles)
        self._z = 0
        out = _out(self.labels.out, state)
        self.labels = Labels(
            counts=list(state.counts),
            out=out,
            pot=len(state.pot),
            carried=len(state.pot),
            aside=len(state.set_aside),
            battle=state.battles,
            outcome=state.outcome,
            caption=self.labels.caption,
        )
        for index, card in enumerate(state.pot):
            self.put(card, InPot(index))
        for index, card in enumerate(state.set_aside):
            self.put(card, Aside(index))
        for seat, cards in showcase(state).items():
            self.columns[seat] = (True,) * len(cards)
            for index, card in enumerate(cards):
                self.put(card, InColumn(seat, index), flip=1.0)

    def put(self, card: Card, spot: Spot, flip: float = 0.0) -> Sprite:
        """Bring a card into sight at a spot; where it was before, it is no more."""
        if card in self.sprites:
            self._retire(card)
        sprite = self.sprites[card] = Sprite(card, spot, flip)
        self.raise_up(sprite)
        return sprite

    def send(self, card: Card, target: Spot) -> None:
        """Let a card begin its way to another spot; `move` takes it along."""
        sprite = self.sprites[card]
        sprite.origin, sprite.target, sprite.travel = sprite.target, target, 0.0
        sprite.mark = None
        self.raise_up(sprite)

    def raise_up(self, sprite: Sprite) -> None:
        """Lay a card above all others."""
        self._z += 1
        sprite.z = self._z
        self._note_change(sprite)

    def move(self, sprite: Sprite, travel: float, lift: float, flip: float) -> None:
        """Put a card somewhere on its way."""
        sprite.travel, sprite.lift, sprite.flip = travel, lift, flip
        self._note_change(sprite)

    def take_away(self, card: Card) -> None:
        """Take a card out of sight."""
        self._retire(card)

    def _retire(self, card: Card) -> None:
        sprite = self.sprites.pop(card)
        sprite.retired = True
        self.moved.discard(sprite)
        self.gone.append(sprite)

    def mark(self, card: Card, mark: Mark) -> None:
        """Put a badge on a card."""
        sprite = self.sprites[card]
        sprite.mark = mark
        self._note_change(sprite)

    def clear_marks(self) -> None:
        """Take all badges off."""
        for sprite in self.sprites.values():
            if sprite.mark:
                sprite.mark = None
                self._note_change(sprite)

    def last_face_up(self, seat: int) -> Card:
        """Return the card of a seat's column that fights: the face-up card laid last."""
        column = [
            s for s in self.sprites.values() if isinstance(s.target, InColumn) and s.target.seat == seat
        ]
        return max((s for s in column if s.flip == 1.0), key=lambda s: s.z).card

    def everything_moved(self) -> None:
        """Have every card placed anew, for a table of another size."""
        self.moved.update(self.sprites.values())

    def _note_change(self, sprite: Sprite) -> None:
        if not sprite.retired:
            self.moved.add(sprite)


def _out(known: list[int], state: State) -> list[int]:
    """The seats without cards, in the order they went out where that is known; nobody is out by a draw."""
    drawn = state.outcome is not None and state.outcome.winner is None and bool(state.pot)
    without = [seat for seat, pile in enumerate(state.piles) if not pile]
    return [seat for seat in known if seat in without] + [
        seat for seat in without if seat not in known and not drawn
    ]


def showcase(state: State) -> dict[int, tuple[Card, ...]]:
    """Return the cards that are shown when a round is over: the winner's best, or a few of each in a draw.

    >>> from warapp.engine import from_piles, parse_cards
    >>> showcase(from_piles([parse_cards("3C AS 9D"), ()]))
    {0: (<3C>, <9D>, <AS>)}
    """
    if not state.outcome:
        return {}
    winner = state.outcome.winner
    seats = range(len(state.piles)) if winner is None else [winner]
    most = DRAWN_CARDS_SHOWN if winner is None else WON_CARDS_SHOWN
    best = {seat: sorted(state.piles[seat], key=lambda card: card.rank)[-most:] for seat in seats}
    return {seat: tuple(cards) for seat, cards in best.items() if cards}


class CardPlacement(NamedTuple):
    """Where a card is drawn: its upper left corner, and its scale."""

    at: Point
    scale: float


def placement(spot: Spot, layout: Layout, columns: list[tuple[bool, ...]]) -> CardPlacement:
    """Return where a spot is on a table laid out."""
    match spot:
        case OnPile(seat):
            return CardPlacement(layout.seat_areas[seat].pile, 1.0)
        case InColumn(seat, index):
            return CardPlacement(fan(columns[seat], layout.seat_areas[seat].column, layout.card)[index], 1.0)
        case InPot(index):
            return CardPlacement(_stacked(layout.pot, index, layout), layout.mini)
        case Aside(index):
            return CardPlacement(_stacked(layout.aside, index, layout), layout.mini)
    return CardPlacement(layout.deck, 1.0)


def _stacked(at: Point, index: int, layout: Layout) -> Point:
    """A stack whose cards lie a little to the right of each other, and no wider than a card."""
    return Point(at.x + layout.card.width * layout.mini * min(0.5, index * 0.04), at.y)
