"""Turns the events of battles into clips; decides no rule."""

from __future__ import annotations

import math
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
    RoundEnded,
    SeatOut,
    State,
    WarDeclared,
)
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.round_end import round_end_clip
from warapp.table.motion.clips import Call, Clip, Effect, Tween, Wait, parallel, sequence, staggered
from warapp.table.motion.easing import ease_out, overshoot
from warapp.table.motion.flight import move_cards
from warapp.table.motion.timing import NORMAL_SPEED, Timing
from warapp.table.stage.order import under_piles
from warapp.table.stage.resting import columns_of, rest, settlement
from warapp.table.stage.spots import InColumn, InDeck, InPot, OnPile, Spot
from warapp.table.stage.sprite import Mark
from warapp.table.stage.stage import Stage
from warapp.vocabulary import held_ms

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
        self.timing, self.speed = Timing(), NORMAL_SPEED
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

    def battle(
        self, battle: Battle, says: Seq[str], after: Battle | None = None, *, holds: bool = False
    ) -> Clip:
        """Return the clip of a battle, from collecting the cards of the one before to its own cards at rest.

        Args:
            battle: the battle.
            says: for each event the new caption, or '' to keep the old one.
            after: the battle whose cards lie on the table, if any.
            holds: whether to hold the result for a while, as the next battle follows on its own.
        """
        columns = columns_of(battle)
        progress = _Progress([0] * len(columns), len(battle.before.pot))
        clips: list[Clip] = [Call(lambda: self._begin_battle(battle, columns, after))]
        for event, line in zip(battle.events, says, strict=True):
            say, tell = self._say(line), self._clip_for(event, progress)
            match event:
                case CardsTurned():  # the caption names the cards only once they can be seen
                    clips += [self._collect_and(tell, event, after), say, Wait(self.timing.compare_ms)]
                case RoundEnded():
                    clips += [self.hold(), self.collect(battle), say, self._end(battle.after)]
                case _:
                    clips += [say, tell]
        if holds and not battle.after.outcome:
            clips.append(self.hold())
        return sequence(*clips, Call(lambda: self._come_to_rest(battle)))

    def time_called(self, state: State, line: str, after: Battle | None = None) -> Clip:
        """Return the clip of the end of a round whose time is up, with the battle that lies on the table."""
        collect = [self.collect(after)] if after else []
        last = Call(lambda: self._stage.sync(state))
        return sequence(self._say(line), *collect, self._end(state), last)

    def hold(self) -> Clip:
        """Return a wait in which a result can be seen at any speed."""
        return Wait(held_ms(self.timing.hold_ms, self.speed) * self.speed)

    def collect(self, battle: Battle, within_ms: float = math.inf) -> Clip:
        """Return the clip that takes the cards of a battle off the table, in at most `within_ms`."""
        match settlement(battle):
            case PotTaken() as event:
                begin = Call(lambda: self._clear_result(0))
                return sequence(begin, self._gather(event, within_ms))
            case PotCarried() as event:
                return self._carry(event, len(battle.before.pot))
        return Wait(0)

    def _end(self, state: State) -> Clip:
        return round_end_clip(self._stage, state, self.timing, self._sound)

    def _come_to_rest(self, battle: Battle) -> None:
        self._stage.sync(battle.after, rest(battle))

    def _begin_battle(self, battle: Battle, columns: list[tuple[bool, ...]], after: Battle | None) -> None:
        self._stage.sync(battle.before, rest(after) if after else None)
        self._stage.begin_battle(columns)
        self._stage.labels.battle = battle.number

    def _clear_result(self, pot: int) -> None:
        """Remove the texts about a battle; `pot` cards stay on the table."""
        labels = self._stage.labels
        labels.winner, labels.gain, labels.war = None, 0, 0
        labels.pot = labels.carried = pot

    def _collect_and(self, turn: Clip, event: CardsTurned, after: Battle | None) -> Clip:
        """Return the clip that collects a battle and turns the next cards while the last are on their way."""
        if after is None:
            return turn
        settled = settlement(after)
        lead_ms, within_ms = self.timing.left_lead_ms, math.inf
        if isinstance(settled, PotTaken):
            lead_ms = self.timing.lead_ms(len(settled.cards))
            if not set(event.cards).isdisjoint(settled.cards):
                within_ms = lead_ms  # a card just won is turned next: it has to be on its pile by then
        collect = self.collect(after, within_ms)
        return parallel(collect, sequence(Wait(lead_ms), turn))

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
                return self._show_winner(event, progress)
        return Wait(0)  # a carried pot stays where it lies; `battle` appends the end

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

    def _show_winner(self, event: PotTaken, progress: _Progress) -> Clip:
        """Return the clip that raises the winning card, shades the beaten ones and counts the won cards."""

        def show() -> None:
            stage, labels = self._stage, self._stage.labels
            stage.clear_marks()
            for sprite in list(stage.sprites.values()):
                if isinstance(spot := sprite.target, InColumn) and spot.seat != event.seat:
                    stage.mark(sprite.card, Mark.BEATEN)
            stage.mark(event.card, Mark.WINNER)
            stage.raise_up(stage.sprites[event.card])
            labels.winner, labels.gain, labels.counts = event.seat, len(event.cards), list(event.counts)

        def emphasise(t: float) -> None:
            self._stage.emphasise(overshoot(t), ease_out(t))
            self._stage.labels.rise = ease_out(t)

        drama = parallel(Tween(self.timing.raise_ms, emphasise), Wait(self.timing.win_ms))
        return sequence(Call(show), *self._battle_sound(event.seat, progress), drama)

    def _gather(self, event: PotTaken, within_ms: float) -> Clip:
        timing = self.timing
        step = timing.stagger(len(event.cards), timing.gather_stagger_ms, timing.gather_stagger_total_ms)
        needed_ms = timing.gather_ms(len(event.cards))
        haste = min(1.0, within_ms / needed_ms) if needed_ms else 1.0
        flights = [
            self._gather_one(card, event.seat, i, timing.gather_flight_ms * haste)
            for i, card in enumerate(event.cards)
        ]
        return staggered(flights, step * haste)

    def _gather_one(self, card: Card, seat: int, order: int, ms: float) -> Clip:
        begin = Call(lambda: self._stage.collect(card, OnPile(seat)))
        flight = move_cards(self._stage, [card], ms, face_up=False, under=under_piles(order))
        landing = self._landing(flight, Cue.SLAP)
        return sequence(begin, landing, Call(lambda: self._stage.take_away(card)))

    def _arrive(self, card: Card, seat: int) -> None:
        self._stage.take_away(card)
        self._stage.labels.counts[seat] += 1

    def _carry(self, event: PotCarried, carried: int) -> Clip:
        new = event.pot[carried:]

        def begin() -> None:
            self._stage.clear_marks()
            self._clear_result(len(event.pot))
            for index, card in enumerate(new, carried):
                self._stage.send(card, InPot(index))

        flight = move_cards(self._stage, list(new), self.timing.carry_ms, face_up=False)
        return sequence(Call(begin), self._sound(Cue.SLIDE), self._landing(flight, Cue.SLAP))
