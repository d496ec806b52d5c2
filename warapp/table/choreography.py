"""Turns the events of battles into clips; decides no rule."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Seq
from dataclasses import dataclass

from warapp.engine import (
    Battle,
    Card,
    CardsLaid,
    CardsTurned,
    Event,
    PotCarried,
    PotTaken,
    RanShort,
    SeatOut,
    State,
    WarDeclared,
)
from warapp.table.celebration import round_end_clip
from warapp.table.cue import Cue
from warapp.table.easing import ease_out, overshoot
from warapp.table.flight import move_cards
from warapp.table.motion import Call, Clip, Effect, Tween, Wait, parallel, sequence, staggered
from warapp.table.stage import (
    UNDER_PILES,
    InColumn,
    InDeck,
    InPot,
    Mark,
    OnPile,
    Spot,
    Stage,
)
from warapp.table.timing import Timing

SOUND_LEAD_MS = 18
"""How long before a card lands its sound begins, by the clock: the device is heard some 20 ms later."""


@dataclass(slots=True)
class _Progress:
    """The number of cards laid so far in each column, and of those carried over."""

    laid: list[int]
    carried: int

    def next_spot(self, seat: int) -> InColumn:
        """Return the spot of the seat's next card."""
        self.laid[seat] += 1
        return InColumn(seat, self.laid[seat] - 1)

    @property
    def pot(self) -> int:
        """The number of cards in the pot."""
        return self.carried + sum(self.laid)


class Choreographer:
    """Makes clips that change a stage.

    Args:
        stage: the stage.
        play_sound: plays the sound of a `Cue`, given its value.

    Attributes:
        timing: all durations.
        speed: the factor on time at which the clips will be played, as far as is known.
    """

    def __init__(self, stage: Stage, play_sound: Callable[[str], None]) -> None:
        self.timing = Timing()
        self.speed = 1.0
        self._stage = stage
        self._play_sound = play_sound

    def deal(self, state: State) -> Clip:
        """Return the clip of a deal, one card at a time to each seat in turn."""
        longest = max(state.counts)
        dealt = [
            (seat, pile[i]) for i in range(longest) for seat, pile in enumerate(state.piles) if i < len(pile)
        ]
        timing = self.timing
        step = timing.deal_total_ms / max(1, len(dealt))
        flights = [self._deal_one(seat, card, sound=n % 2 == 0) for n, (seat, card) in enumerate(dealt)]
        begin = Call(lambda: self._begin_deal(state))
        return sequence(begin, staggered(flights, step), Call(lambda: self._stage.sync(state)))

    def _begin_deal(self, state: State) -> None:
        self._stage.sync(state)
        self._stage.labels.counts = [0] * len(state.piles)
        for pile in reversed(state.piles):
            for card in reversed(pile):
                self._stage.put(card, InDeck())

    def _deal_one(self, seat: int, card: Card, *, sound: bool) -> Clip:
        def begin() -> None:
            self._stage.send(card, OnPile(seat))

        flight = move_cards(self._stage, [card], self.timing.deal_flight_ms, ease=ease_out)
        landing = self._landing(flight, Cue.SLAP) if sound else flight
        return sequence(Call(begin), landing, Call(lambda: self._arrive(card, seat)))

    def battle(self, battle: Battle, says: Seq[str]) -> Clip:
        """Return the clip of a battle, from its first card to the position after it.

        Args:
            battle: the battle.
            says: for each event the new caption, or '' to keep the old one.
        """
        columns = columns_of(battle.events, len(battle.before.piles))
        progress = _Progress([0] * len(columns), len(battle.before.pot))
        clips: list[Clip] = [Call(lambda: self._begin_battle(battle, columns))]
        for event, line in zip(battle.events, says, strict=True):
            say, tell = self._say(line), self._clip_for(event, progress)
            if isinstance(event, CardsTurned):  # the caption names the cards only once they can be seen
                clips += [tell, say, Wait(self.timing.compare_ms)]
            else:
                clips += [say, tell]
        if battle.after.outcome:
            clips.append(self._end(battle.after))
        return sequence(*clips, Call(lambda: self._stage.sync(battle.after)))

    def time_called(self, state: State, line: str) -> Clip:
        """Return the clip of the end of a round whose time is up."""
        return sequence(self._say(line), self._end(state), Call(lambda: self._stage.sync(state)))

    def _end(self, state: State) -> Clip:
        return round_end_clip(self._stage, state, self.timing, self._sound)

    def _begin_battle(self, battle: Battle, columns: list[tuple[bool, ...]]) -> None:
        self._stage.columns = columns
        self._stage.labels.battle = battle.number

    def _say(self, line: str) -> Call:
        def say() -> None:
            if line:
                self._stage.labels.caption = line

        return Call(say)

    def _sound(self, cue: Cue) -> Effect:
        return Effect(lambda: self._play_sound(cue.value))

    def _landing(self, flight: Tween, cue: Cue) -> Clip:
        until_sound_ms = max(0.0, flight.duration_ms - SOUND_LEAD_MS * self.speed)
        return parallel(flight, sequence(Wait(until_sound_ms), self._sound(cue)))

    def _battle_sound(self, winner: int, progress: _Progress) -> list[Effect]:
        people = self._stage.people
        if len(people) != 1 or not progress.laid[people[0]]:
            return []
        return [self._sound(Cue.BATTLE_WON if winner in people else Cue.BATTLE_LOST)]

    def _clip_for(self, event: Event, progress: _Progress) -> Clip:
        match event:
            case CardsTurned():
                return self._turn(event, progress)
            case WarDeclared():
                return self._declare(event)
            case RanShort():
                return Wait(self.timing.short_ms)
            case CardsLaid():
                return self._lay(event, progress)
            case SeatOut():
                return self._put_out(event, progress)
            case PotTaken():
                return self._gather(event, progress)
            case PotCarried():
                return self._carry(event, progress)
        return Wait(0)  # RoundEnded: `battle` appends the end

    def _turn(self, event: CardsTurned, progress: _Progress) -> Clip:
        turned = [(seat, card) for seat, card in enumerate(event.cards) if card]
        begins = [self._leave_pile(seat, card, progress.next_spot(seat)) for seat, card in turned]
        flight = move_cards(self._stage, [card for _, card in turned], self.timing.turn_ms, face_up=True)
        return sequence(
            parallel(*begins),
            self._landing(flight, Cue.TURN),
            self._count_pot(progress),
        )

    def _leave_pile(self, seat: int, card: Card, target: Spot) -> Clip:
        def leave() -> None:
            self._stage.put(card, OnPile(seat))
            self._stage.send(card, target)
            self._stage.labels.counts[seat] -= 1

        return Call(leave)

    def _count_pot(self, progress: _Progress) -> Call:
        number = progress.pot

        def count() -> None:
            self._stage.labels.pot = number

        return Call(count)

    def _declare(self, event: WarDeclared) -> Clip:
        def declare() -> None:
            self._stage.labels.war = event.depth
            for seat in event.tied:
                self._stage.mark(self._stage.last_face_up(seat), Mark.TIED)

        def pop(t: float) -> None:
            self._stage.labels.pop = overshoot(t)

        drama = parallel(Tween(self.timing.pop_ms, pop), Wait(self.timing.war_call_ms))
        return sequence(Call(declare), self._sound(Cue.WAR), drama)

    def _lay(self, event: CardsLaid, progress: _Progress) -> Clip:
        timing = self.timing
        deepest = max(len(laid.face_down) for laid in event.laid)
        step = timing.stagger(deepest, timing.lay_stagger_ms, timing.lay_stagger_total_ms)
        rows: list[Clip] = []
        for row in range(deepest):
            cards = [(laid.seat, laid.face_down[row]) for laid in event.laid if row < len(laid.face_down)]
            rows.append(self._lay_row(cards, progress, face_up=False))
        last = [(laid.seat, laid.face_up) for laid in event.laid if not laid.stays]
        return sequence(
            Call(self._stage.clear_marks),
            staggered(rows, step),
            self._lay_row(last, progress, face_up=True),
            Wait(timing.compare_ms),
        )

    def _lay_row(self, cards: list[tuple[int, Card]], progress: _Progress, *, face_up: bool) -> Clip:
        begins = [self._leave_pile(seat, card, progress.next_spot(seat)) for seat, card in cards]
        ms = self.timing.reveal_ms if face_up else self.timing.lay_ms
        flight = move_cards(self._stage, [card for _, card in cards], ms, face_up=face_up)
        sounds = [] if face_up else [self._sound(Cue.SLIDE)]
        landing = self._landing(flight, Cue.TURN if face_up else Cue.SLAP)
        return sequence(parallel(*begins), *sounds, landing, self._count_pot(progress))

    def _put_out(self, event: SeatOut, progress: _Progress) -> Clip:
        begins = [self._leave_pile(event.seat, card, progress.next_spot(event.seat)) for card in event.cards]
        flight = move_cards(self._stage, list(event.cards), self.timing.put_out_ms, face_up=False)
        out = Call(lambda: self._stage.labels.out.append(event.seat))
        if not event.cards:
            return out
        landing = self._landing(flight, Cue.SLAP)
        return sequence(parallel(*begins), self._sound(Cue.SLIDE), landing, self._count_pot(progress), out)

    def _gather(self, event: PotTaken, progress: _Progress) -> Clip:
        timing = self.timing

        def show_winner() -> None:
            self._stage.clear_marks()
            self._stage.labels.winner = event.seat
            self._stage.mark(event.card, Mark.WINNER)

        step = timing.stagger(len(event.cards), timing.gather_stagger_ms, timing.gather_stagger_total_ms)
        flights = [self._gather_one(card, event.seat, i) for i, card in enumerate(event.cards)]
        sounds = self._battle_sound(event.seat, progress)
        return sequence(Call(show_winner), *sounds, Wait(timing.win_ms), staggered(flights, step))

    def _gather_one(self, card: Card, seat: int, order: int) -> Clip:
        def begin() -> None:
            self._stage.send(card, OnPile(seat))
            self._stage.labels.pot -= 1

        flight = move_cards(
            self._stage, [card], self.timing.gather_flight_ms, face_up=False, under=UNDER_PILES - order
        )
        landing = self._landing(flight, Cue.SLAP)
        return sequence(Call(begin), landing, Call(lambda: self._arrive(card, seat)))

    def _arrive(self, card: Card, seat: int) -> None:
        self._stage.take_away(card)
        self._stage.labels.counts[seat] += 1

    def _carry(self, event: PotCarried, progress: _Progress) -> Clip:
        new = event.pot[progress.carried :]

        def begin() -> None:
            self._stage.clear_marks()
            for index, card in enumerate(new, progress.carried):
                self._stage.send(card, InPot(index))

        flight = move_cards(self._stage, list(new), self.timing.carry_ms, face_up=False)
        return sequence(Call(begin), self._sound(Cue.SLIDE), self._landing(flight, Cue.SLAP))


def columns_of(events: tuple[Event, ...], seats: int) -> list[tuple[bool, ...]]:
    """Return for each seat which cards of its column lie face up once all cards of a battle are laid."""
    columns: list[tuple[bool, ...]] = [()] * seats
    for event in events:
        match event:
            case CardsTurned():
                columns = [(True,) if card else () for card in event.cards]
            case CardsLaid():
                for laid in event.laid:
                    columns[laid.seat] += (False,) * len(laid.face_down) + (True,) * (not laid.stays)
            case SeatOut():
                columns[event.seat] += (False,) * len(event.cards)
    return columns
