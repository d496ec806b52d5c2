"""What is visible on the table, as plain values that motion changes; knows no Qt and no rule."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from warapp.table.stage import order
from warapp.table.stage.deck import deck_of
from warapp.table.stage.labels import EndShow, Labels
from warapp.table.stage.showcase import showcase
from warapp.table.stage.spots import Aside, InColumn, InFan, InPot, Spot
from warapp.table.stage.sprite import RAISED_MARKS, Mark, Sprite

if TYPE_CHECKING:
    from warapp.engine import Card, State
    from warapp.table.stage.resting import RestingPicture


class Stage:
    """The visible cards and labels.

    Attributes:
        sprites: the sprite of each visible card.
        moved: the visible sprites that have changed since they were last drawn.
        gone: retired sprites that may still be drawn.
        people: the seats where people play; a single one is "you".
        shows_fan: whether cards are fanned out at the end of a round.
    """

    def __init__(self) -> None:
        self.sprites: dict[Card, Sprite] = {}
        self.columns: list[tuple[bool, ...]] = []
        self.labels = Labels()
        self.moved: set[Sprite] = set()
        self.gone: list[Sprite] = []
        self.people: tuple[int, ...] = (0,)
        self.shows_fan = True
        self._placed = 0

    def sync(self, state: State, picture: RestingPicture | None = None) -> None:
        """Show a state at rest, which repairs any interrupted motion.

        Args:
            state: the state.
            picture: the last battle at rest, not used once the round is over.
        """
        picture = None if state.outcome else picture
        for card in list(self.sprites):
            self._retire(card)
        self.columns = [()] * len(state.piles)
        self._placed = 0
        out = _out(self.labels.out, state)
        fan = self.fan_of(state)
        self.labels = Labels(
            counts=list(state.counts),
            out=out,
            pot=len(state.pot),
            carried=len(state.pot),
            aside=len(state.set_aside),
            battle=state.battles,
            outcome=state.outcome,
            caption=self.labels.caption,
            invitation=float(not state.battles and not state.outcome),
            closed=_closed(out, picture, len(state.piles)),
            fanned={seat: tuple(c for c in fan if c in pile) for seat, pile in enumerate(state.piles)},
            in_play=sum(state.counts) + len(state.pot),
        )
        self.labels.shares = self.labels.true_shares()
        if state.outcome:
            self.labels.end = EndShow(dim=1.0, panel=1.0)
        for index, card in enumerate(state.set_aside):
            self.put(card, Aside(index))
        if picture:
            self._lay(picture)
            return
        for index, card in enumerate(state.pot):
            self.put(card, InPot(index))
        for card, spot in fan.items():
            self.put_in_fan(card, spot)

    def fan_of(self, state: State) -> dict[Card, InFan]:
        """Return which cards are fanned out where, if a state is the end of a round."""
        return showcase(state, self.people) if self.shows_fan else {}

    def put_in_fan(self, card: Card, spot: InFan) -> Sprite:
        """Make a card visible in its fan."""
        sprite = self.put(card, spot, flip=1.0)
        sprite.z = order.END_FAN + spot.nth
        return sprite

    def _lay(self, picture: RestingPicture) -> None:
        self.columns = list(picture.columns)
        for lying in picture.cards:
            self.put(lying.card, lying.spot, flip=float(lying.face_up))
            if lying.mark:
                self.mark(lying.card, lying.mark)
        labels = self.labels
        labels.winner, labels.gain, labels.war = picture.winner, picture.gain, picture.war
        labels.pot, labels.carried = picture.pot, picture.carried

    def lay_deck(self, state: State) -> None:
        """Show the cards of a state as a deck that is to be dealt, without words."""
        self.sync(state)
        self.labels.counts = [0] * len(state.piles)
        self.labels.band_opacity = self.labels.invitation = 0.0
        for card, spot in deck_of(state).items():
            self.put(card, spot)

    def begin_battle(self, columns: list[tuple[bool, ...]]) -> None:
        """Start new columns; cards of the last battle stay where they are until they are collected."""
        for sprite in self.sprites.values():
            if isinstance(spot := sprite.target, InColumn):
                sprite.target = sprite.origin = InColumn(spot.seat, spot.nth, self.columns[spot.seat])
        self.columns = columns
        self.labels.invitation = 0.0

    def put(self, card: Card, spot: Spot, flip: float = 0.0) -> Sprite:
        """Make a card visible at a spot, replacing its sprite if it was visible."""
        if card in self.sprites:
            self._retire(card)
        sprite = self.sprites[card] = Sprite(card, spot, flip)
        self._place(sprite, order.RESTING)
        return sprite

    def send(self, card: Card, target: Spot) -> None:
        """Set a new target for a card, above all others; `move` takes it there."""
        sprite = self.sprites[card]
        sprite.origin, sprite.target, sprite.travel = sprite.target, target, 0.0
        sprite.mark = None
        self._place(sprite, order.FLYING)

    def collect(self, card: Card, target: Spot) -> None:
        """Start moving a card off the table, keeping its place in the stacking order."""
        sprite = self.sprites[card]
        sprite.origin, sprite.target, sprite.travel = sprite.target, target, 0.0
        self._note_change(sprite)

    def land(self, sprite: Sprite) -> None:
        """Lay down a card that flew, on those laid before it; one in the fan of an end is in its place."""
        if not isinstance(sprite.target, InFan):
            sprite.z = order.RESTING + sprite.nth
        self._note_change(sprite)

    def move(self, sprite: Sprite, travel: float, lift: float, flip: float, tilt: float = 0.0) -> None:
        """Update a card in motion."""
        sprite.travel, sprite.lift, sprite.flip, sprite.tilt = travel, lift, flip, tilt
        self._note_change(sprite)

    def take_away(self, card: Card) -> None:
        """Make a card invisible."""
        self._retire(card)

    def _retire(self, card: Card) -> None:
        sprite = self.sprites.pop(card)
        sprite.retired = True
        self.moved.discard(sprite)
        self.gone.append(sprite)

    def _place(self, sprite: Sprite, base: int) -> None:
        """Put a card above all others of its kind."""
        self._placed += 1
        sprite.nth = self._placed
        sprite.z = base + sprite.nth
        self._note_change(sprite)

    def mark(self, card: Card, mark: Mark) -> None:
        """Mark a card, and raise it over the others unless it is beaten."""
        sprite = self.sprites[card]
        sprite.mark, sprite.emphasis, sprite.ring, sprite.medal = mark, 1.0, 1.0, 1.0
        if mark is not Mark.BEATEN:
            sprite.z = order.RAISED + sprite.nth
        self._note_change(sprite)

    def clear_marks(self) -> None:
        """Remove all marks."""
        self._clear(set(Mark))

    def lower_raised(self) -> None:
        """Lay down the cards that are raised; beaten ones stay shaded."""
        self._clear(RAISED_MARKS)

    def _clear(self, marks: Collection[Mark]) -> None:
        for sprite in self.sprites.values():
            if sprite.mark in marks:
                sprite.mark = None
                self.land(sprite)

    def cover_tied(self) -> None:
        """Lay tied cards down, as others are laid on them: the rings stay, the medals go."""
        for sprite in self.sprites.values():
            if sprite.mark is Mark.TIED:
                sprite.medal = 0.0
                self.land(sprite)

    def shade_others(self, seats: Collection[int]) -> None:
        """Mark the cards in the columns of all other seats as beaten; `shade_beaten` lets that be seen."""
        for sprite in self.sprites.values():
            others = isinstance(spot := sprite.target, InColumn) and spot.seat not in seats
            if others and sprite.mark is not Mark.BEATEN:
                self.mark(sprite.card, Mark.BEATEN)
                sprite.emphasis = 0.0

    def shade_beaten(self, emphasis: float) -> None:
        """Shade beaten cards at least so far, 0 … 1."""
        for sprite in self.sprites.values():
            if sprite.mark is Mark.BEATEN and sprite.emphasis < emphasis:
                sprite.emphasis = emphasis
                self._note_change(sprite)

    def set_off_raised(self, emphasis: float) -> None:
        """Set how far the cards that are raised are set off from the others."""
        for sprite in self.sprites.values():
            if sprite.mark in RAISED_MARKS:
                sprite.emphasis = emphasis
                self._note_change(sprite)

    def adorn(self, ring: float, medal: float) -> None:
        """Set how far the rings and the medals of the cards that are raised show."""
        for sprite in self.sprites.values():
            if sprite.mark in RAISED_MARKS:
                sprite.ring, sprite.medal = ring, medal
                self._note_change(sprite)

    def fade(self, sprite: Sprite, emphasis: float) -> None:
        """Set how much is left of a card's mark."""
        sprite.emphasis = emphasis
        sprite.ring, sprite.medal = min(sprite.ring, emphasis), min(sprite.medal, emphasis)
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


def _closed(out: list[int], picture: RestingPicture | None, seats: int) -> dict[int, float]:
    """Return the seats that have made room for others: those that are out and have no cards lying.

    Two seats never do, since each has its row for itself.
    """
    lying = picture.columns if picture else ((),) * seats
    return {seat: 1.0 for seat in out if not lying[seat]} if seats > 2 else {}


def _out(known: list[int], state: State) -> list[int]:
    """Return the seats that are out, in the order in which they went out if it is known.

    Seats without cards are not out if the round was drawn with a pot on the table.
    """
    drawn = state.outcome is not None and state.outcome.winner is None and bool(state.pot)
    without = [seat for seat, pile in enumerate(state.piles) if not pile]
    return [seat for seat in known if seat in without] + [
        seat for seat in without if seat not in known and not drawn
    ]
