"""What is visible on the table, as plain values that motion changes; knows no Qt and no rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from warapp.table.layout import Layout, Point, fan

if TYPE_CHECKING:
    from warapp.engine import Card, Outcome, State
    from warapp.table.resting import RestingPicture


@dataclass(frozen=True, slots=True)
class OnPile:
    """On a seat's pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class InColumn:
    """In a seat's column, as the `nth` card laid in a battle, from 0.

    Attributes:
        seat: the seat.
        nth: the index of the card.
        left: for a column that is being collected, which of its cards lay face up; else None.
    """

    seat: int
    nth: int
    left: tuple[bool, ...] | None = None


@dataclass(frozen=True, slots=True)
class InPot:
    """In the pot carried to the next battle."""

    nth: int


@dataclass(frozen=True, slots=True)
class Aside:
    """Among the cards set aside."""

    nth: int


@dataclass(frozen=True, slots=True)
class InDeck:
    """In the deck being dealt."""


Spot = OnPile | InColumn | InPot | Aside | InDeck


class Mark(Enum):
    """How a card is marked: by its position and a badge or shade, never by colour alone."""

    TIED = auto()
    WINNER = auto()
    BEATEN = auto()


WON_CARDS_SHOWN, DRAWN_CARDS_SHOWN = 7, 3
UNDER_PILES = -1_000
"""The stacking order below which cards are under the piles."""


class Sprite:
    """A single visible card.

    Attributes:
        card: the card.
        origin: the spot where its motion began.
        target: the spot where it goes or lies.
        travel: its progress from origin to target, 0 … 1.
        flip: 0 for the back, 1 for the face, in between it turns.
        lift: how far it is off the table, 0 … 1.
        z: the stacking order.
        mark: how it is marked.
        emphasis: how far the mark shows, 0 … 1, or a little more as it springs up.
        retired: whether it was removed from the stage for good.
    """

    __slots__ = ("card", "emphasis", "flip", "lift", "mark", "origin", "retired", "target", "travel", "z")

    def __init__(self, card: Card, spot: Spot, flip: float) -> None:
        self.card = card
        self.origin = self.target = spot
        self.travel, self.flip, self.lift, self.z = 1.0, flip, 0.0, 0
        self.mark: Mark | None = None
        self.emphasis = 0.0
        self.retired = False


@dataclass(slots=True)
class Labels:
    """The texts and numbers on the table.

    Attributes:
        winner: the seat that won the battle on the table, if it is decided.
        gain: the number of cards that it took.
        rise: how far the note of the gain has risen, 0 … 1.
        fanned: by seat, how many of its cards are fanned out at the end of the round.
    """

    counts: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    pot: int = 0
    carried: int = 0
    aside: int = 0
    battle: int = 0
    war: int = 0
    pop: float = 1.0
    winner: int | None = None
    gain: int = 0
    rise: float = 1.0
    outcome: Outcome | None = None
    caption: str = ""
    fanned: dict[int, int] = field(default_factory=dict)

    def in_pile(self, seat: int) -> int:
        """Return how many of a seat's cards are in its pile: those that lie on the table aren't."""
        lying = self.gain if seat == self.winner else self.fanned.get(seat, 0)
        return self.counts[seat] - lying


class Stage:
    """The visible cards and labels.

    Attributes:
        sprites: the sprite of each visible card.
        moved: the visible sprites that have changed since they were last drawn.
        gone: retired sprites that may still be drawn.
        people: the seats where people play; a single one is "you".
    """

    def __init__(self) -> None:
        self.sprites: dict[Card, Sprite] = {}
        self.columns: list[tuple[bool, ...]] = []
        self.labels = Labels()
        self.moved: set[Sprite] = set()
        self.gone: list[Sprite] = []
        self.people: tuple[int, ...] = (0,)
        self._z = 0

    def sync(self, state: State, picture: RestingPicture | None = None) -> None:
        """Show a state at rest, which repairs any interrupted motion.

        Args:
            state: the state.
            picture: the last battle at rest, not used once the round is over.
        """
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
            fanned={seat: len(cards) for seat, cards in showcase(state).items()},
        )
        for index, card in enumerate(state.set_aside):
            self.put(card, Aside(index))
        if picture and not state.outcome:
            self._lay(picture)
            return
        for index, card in enumerate(state.pot):
            self.put(card, InPot(index))
        for seat, cards in showcase(state).items():
            self.columns[seat] = (True,) * len(cards)
            for index, card in enumerate(cards):
                self.put(card, InColumn(seat, index), flip=1.0)

    def _lay(self, picture: RestingPicture) -> None:
        self.columns = list(picture.columns)
        for lying in picture.cards:
            self.put(lying.card, lying.spot, flip=float(lying.face_up))
            if lying.mark:
                self.mark(lying.card, lying.mark)
        labels = self.labels
        labels.winner, labels.gain, labels.war = picture.winner, picture.gain, picture.war
        labels.pot, labels.carried = picture.pot, picture.carried

    def begin_battle(self, columns: list[tuple[bool, ...]]) -> None:
        """Start new columns; cards of the last battle stay where they are until they are collected."""
        for sprite in self.sprites.values():
            if isinstance(spot := sprite.target, InColumn):
                sprite.target = sprite.origin = InColumn(spot.seat, spot.nth, self.columns[spot.seat])
        self.columns = columns

    def put(self, card: Card, spot: Spot, flip: float = 0.0) -> Sprite:
        """Make a card visible at a spot, replacing its sprite if it was visible."""
        if card in self.sprites:
            self._retire(card)
        sprite = self.sprites[card] = Sprite(card, spot, flip)
        self.raise_up(sprite)
        return sprite

    def send(self, card: Card, target: Spot) -> None:
        """Set a new target for a card; `move` takes it there."""
        sprite = self.sprites[card]
        sprite.origin, sprite.target, sprite.travel = sprite.target, target, 0.0
        sprite.mark = None
        self.raise_up(sprite)

    def collect(self, card: Card, target: Spot) -> None:
        """Start moving a card off the table, keeping its place in the stacking order."""
        sprite = self.sprites[card]
        sprite.origin, sprite.target, sprite.travel = sprite.target, target, 0.0
        self._note_change(sprite)

    def raise_up(self, sprite: Sprite) -> None:
        """Put a card on top of all others."""
        self._z += 1
        sprite.z = self._z
        self._note_change(sprite)

    def move(self, sprite: Sprite, travel: float, lift: float, flip: float) -> None:
        """Update a card in motion."""
        sprite.travel, sprite.lift, sprite.flip = travel, lift, flip
        self._note_change(sprite)

    def take_away(self, card: Card) -> None:
        """Make a card invisible."""
        self._retire(card)

    def _retire(self, card: Card) -> None:
        sprite = self.sprites.pop(card)
        sprite.retired = True
        self.moved.discard(sprite)
        self.gone.append(sprite)

    def mark(self, card: Card, mark: Mark) -> None:
        """Mark a card."""
        sprite = self.sprites[card]
        sprite.mark, sprite.emphasis = mark, 1.0
        self._note_change(sprite)

    def clear_marks(self) -> None:
        """Remove all marks."""
        for sprite in self.sprites.values():
            if sprite.mark:
                sprite.mark = None
                self._note_change(sprite)

    def emphasise(self, winning: float, beaten: float) -> None:
        """Set how far the marks of the winning card and of the beaten ones show."""
        for sprite in self.sprites.values():
            if sprite.mark:
                sprite.emphasis = beaten if sprite.mark is Mark.BEATEN else winning
                self._note_change(sprite)

    def last_face_up(self, seat: int) -> Card:
        """Return the last face-up card of a seat's column, the one that fights."""
        column = [
            s for s in self.sprites.values() if isinstance(s.target, InColumn) and s.target.seat == seat
        ]
        return max((s for s in column if s.flip == 1.0), key=lambda s: s.z).card

    def everything_moved(self) -> None:
        """Mark every card as changed, for a table of another size."""
        self.moved.update(self.sprites.values())

    def _note_change(self, sprite: Sprite) -> None:
        if not sprite.retired:
            self.moved.add(sprite)


def _out(known: list[int], state: State) -> list[int]:
    """Return the seats that are out, in the order in which they went out if it is known.

    Seats without cards are not out if the round was drawn with a pot on the table.
    """
    drawn = state.outcome is not None and state.outcome.winner is None and bool(state.pot)
    without = [seat for seat, pile in enumerate(state.piles) if not pile]
    return [seat for seat in known if seat in without] + [
        seat for seat in without if seat not in known and not drawn
    ]


def showcase(state: State) -> dict[int, tuple[Card, ...]]:
    """Return the cards shown at the end of a round: the winner's best, or a few of each seat in a draw.

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
    """The upper left corner and the scale of a card."""

    at: Point
    scale: float


def placement(spot: Spot, layout: Layout, columns: list[tuple[bool, ...]]) -> CardPlacement:
    """Return the placement of a card at a spot."""
    match spot:
        case OnPile(seat):
            return CardPlacement(layout.seat_areas[seat].pile, 1.0)
        case InColumn(seat, index, left):
            faces = columns[seat] if left is None else left
            return CardPlacement(fan(faces, layout.seat_areas[seat].column, layout.card)[index], 1.0)
        case InPot(index):
            return CardPlacement(_stacked(layout.pot, index, layout), layout.mini)
        case Aside(index):
            return CardPlacement(_stacked(layout.aside, index, layout), layout.mini)
    return CardPlacement(layout.deck, 1.0)


_SCALED = {Mark.WINNER: 0.05, Mark.TIED: 0.02, Mark.BEATEN: 0.0}
"""How much larger a card is that is set off."""
_TOWARD_BAND = {Mark.WINNER: 0.016, Mark.TIED: 0.012, Mark.BEATEN: -0.012}
"""How far it lies toward the middle of the table, by its height."""


def set_off(sprite: Sprite, placed: CardPlacement, layout: Layout) -> CardPlacement:
    """Return where a card is drawn that may be set off: larger about its middle, and nearer the other row."""
    if sprite.mark is None:
        return placed
    at, scale = placed
    larger = scale * (1.0 + _SCALED[sprite.mark] * sprite.emphasis)
    width, height = layout.card
    toward = 1.0 if at.y < layout.band.y else -1.0
    y = at.y + toward * _TOWARD_BAND[sprite.mark] * sprite.emphasis * height
    return CardPlacement(
        Point(at.x - (larger - scale) * width / 2, y - (larger - scale) * height / 2), larger
    )


def _stacked(at: Point, index: int, layout: Layout) -> Point:
    """Return the position of a card in a stack whose cards are slightly offset to the right."""
    return Point(at.x + layout.card.width * layout.mini * min(0.5, index * 0.04), at.y)
