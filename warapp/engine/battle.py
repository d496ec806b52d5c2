"""Plays one battle: cards are turned, wars fought, the pot taken and the limits checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from warapp.engine.cards import Card, Pile
from warapp.engine.events import (
    CardsLaid,
    CardsTurned,
    Event,
    Laid,
    PotCarried,
    PotTaken,
    RanShort,
    RoundEnded,
    SeatOut,
    WarDeclared,
)
from warapp.engine.pickup import picked_up, seat_order
from warapp.engine.rule_fields import MOST_BATTLES, AtLimit, Fighters, InvalidRules, PickUp
from warapp.engine.rules import Rules
from warapp.engine.shortage import ShortageDecision, resolve_shortage
from warapp.engine.state import Outcome, Position, Reason, State


class RoundOver(ValueError):
    """Playing on was attempted after the end of the round."""

    def __init__(self, state: State) -> None:
        super().__init__(f"the round is over after battle {state.battles}; deal a new one to play on")


@dataclass(frozen=True, slots=True)
class Battle:
    """One battle: the state before it, its events, and the state after it."""

    before: State
    events: tuple[Event, ...]
    after: State

    @property
    def number(self) -> int:
        """The number of the battle within its round, from 1."""
        return self.after.battles

    @property
    def wars(self) -> int:
        """The number of wars declared, which is also the depth of the last one."""
        return sum(isinstance(event, WarDeclared) for event in self.events)


def play_battle(state: State, rules: Rules) -> Battle:
    """Play one battle with all its wars, until the pot is taken or carried over.

    >>> from warapp.engine.cards import parse_cards
    >>> from warapp.engine.state import from_piles
    >>> war = play_battle(from_piles([parse_cards("9C 2C KC 3C"), parse_cards("9D 4D 7D 5D")]), Rules())
    >>> print(war.after)
    #1 3C 9C 2C KC 9D 4D 7D | 5D

    Raises:
        RoundOver: the round has ended.
    """
    if state.outcome:
        raise RoundOver(state)
    battle = _BattleInProgress(state, rules)
    outcome = battle.play()
    after = battle.state_after(outcome)
    if after.outcome:
        battle.emit(RoundEnded(counts=after.counts, outcome=after.outcome))
    return Battle(state, tuple(battle.events), after)


def call_time(state: State, rules: Rules) -> State:
    """End the round because its time is up.

    Raises:
        RoundOver: the round has ended.
        InvalidRules: the rules have no minute limit.
    """
    if state.outcome:
        raise RoundOver(state)
    if rules.minute_limit is None:
        raise InvalidRules("minute_limit", None, "a number of minutes where time is called")
    return state._replace(outcome=_at_limit(Reason.TIME_LIMIT, state.position, rules))


class _BattleInProgress:
    """The piles, columns and pot while a battle is played."""

    def __init__(self, state: State, rules: Rules) -> None:
        self.state, self.rules = state, rules
        self.piles = list(state.piles)
        self.columns: list[list[Card]] = [[] for _ in self.piles]
        self.pot = state.pot
        self.face_up: dict[int, Card] = {}
        self.put_out_seats: set[int] = set()
        self.events: list[Event] = []

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(map(len, self.piles))

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def draw(self, seat: int, number: int) -> Pile:
        """Move cards from the top of a pile onto the seat's column."""
        cards, self.piles[seat] = self.piles[seat][:number], self.piles[seat][number:]
        self.columns[seat].extend(cards)
        return cards

    def play(self) -> Outcome | None:
        """Turn cards and fight wars until the tie is broken; return the outcome if the round is decided."""
        self.turn_cards()
        depth = 0
        while len(tied := self.best_seats()) > 1:
            depth += 1
            warriors = tied if self.rules.fighters is Fighters.TIED else list(self.face_up)
            decision = self.declare_war(depth, warriors, tied)
            for seat in decision.out:
                self.put_out(seat)
            if decision.draws:
                return self.carry_pot(warriors, Reason.SHORTAGE)
            if decision.equally_short:
                return self.resolve_equal_shortage(decision.equally_short)
            if len(decision.lays) == 1:
                return self.award_pot(next(iter(decision.lays)), turned=False)
            self.lay(depth, decision.lays)
        return self.award_pot(tied[0], turned=True)

    def turn_cards(self) -> None:
        self.face_up = {seat: self.draw(seat, 1)[0] for seat in self.state.position.holders}
        cards = tuple(self.face_up.get(seat) for seat in range(len(self.piles)))
        self.emit(CardsTurned(counts=self.counts, cards=cards))

    def best_seats(self) -> list[int]:
        """Return the seats that share the best face-up card."""
        strength = {seat: self.rules.strength(card.rank) for seat, card in self.face_up.items()}
        most = max(strength.values())
        return [seat for seat, value in strength.items() if value == most]

    def declare_war(self, depth: int, warriors: list[int], tied: list[int]) -> ShortageDecision:
        rank = self.face_up[tied[0]].rank
        need = self.rules.need(rank)
        seats = {"warriors": tuple(warriors), "tied": tuple(tied)}
        self.emit(WarDeclared(counts=self.counts, depth=depth, rank=rank, need=need, **seats))
        held = {seat: len(self.piles[seat]) for seat in warriors}
        for seat, cards in held.items():
            if cards < need:
                self.emit(RanShort(counts=self.counts, seat=seat, held=cards, need=need))
        return resolve_shortage(self.rules.shortage, held, need, tied)

    def put_out(self, seat: int) -> None:
        self.put_out_seats.add(seat)
        cards = self.draw(seat, len(self.piles[seat]))
        self.emit(SeatOut(counts=self.counts, seat=seat, cards=cards))

    def lay(self, depth: int, lays: Mapping[int, int]) -> None:
        laid = []
        for seat, number in lays.items():
            cards = self.draw(seat, number)
            stays = self.face_up[seat]
            laid.append(Laid(seat, cards[:-1], cards[-1]) if cards else Laid(seat, (), stays, stays=True))
        self.face_up = {column.seat: column.face_up for column in laid}
        self.emit(CardsLaid(counts=self.counts, depth=depth, laid=tuple(laid)))

    def resolve_equal_shortage(self, seats: tuple[int, ...]) -> Outcome | None:
        """Settle an equal shortage: a draw, or the warriors are out and the pot is carried over."""
        others = [seat for seat, pile in enumerate(self.piles) if pile and seat not in seats]
        if not others:
            return self.carry_pot(seats, Reason.EQUAL_SHORTAGE)
        for seat in seats:
            self.put_out(seat)
        if len(others) == 1:
            return self.award_pot(others[0], turned=False, pot=self.pot_on_table)
        return self.carry_pot(seats, None)

    @property
    def pot_on_table(self) -> Pile:
        """The pot in the order in which it is carried over."""
        return (*self.pot, *seat_order(self.columns))

    def award_pot(self, seat: int, *, turned: bool, pot: Pile | None = None) -> Outcome | None:
        if pot is None:
            number = self.state.battles + 1
            pot = self.pot + picked_up(self.columns, seat, self.rules, self.state.deal_number, number)
        self.piles[seat] += pot
        self.pot = ()
        card = self.face_up.get(seat, self.columns[seat][0])
        self.emit(PotTaken(counts=self.counts, seat=seat, cards=pot, turned=turned, card=card))
        self.report_empty_seats(except_for=())
        if sum(map(bool, self.piles)) > 1:
            return None
        return Outcome(Reason.ALL_CARDS if turned else Reason.SHORTAGE, seat)

    def carry_pot(self, seats: Sequence[int], drawn: Reason | None) -> Outcome | None:
        self.pot = self.pot_on_table
        self.emit(PotCarried(counts=self.counts, pot=self.pot, seats=tuple(seats)))
        self.report_empty_seats(except_for=seats)
        return Outcome(drawn, None) if drawn else None

    def report_empty_seats(self, except_for: Sequence[int]) -> None:
        """Emit `SeatOut` for seats that turned their last card and won nothing."""
        for seat in self.state.position.holders:
            if not self.piles[seat] and seat not in self.put_out_seats and seat not in except_for:
                self.emit(SeatOut(counts=self.counts, seat=seat))

    def state_after(self, outcome: Outcome | None) -> State:
        left = tuple(map(len, self.columns))
        state = self.state._replace(
            position=Position(tuple(self.piles), self.pot),
            battles=self.state.battles + 1,
            trip=self.state.trip.after(left, self.counts),
        )
        outcome = outcome or _limit_reached(state, self.rules)
        return state._replace(outcome=outcome, checkpoint=_checkpoint(state, self.rules))


def _limit_reached(state: State, rules: Rules) -> Outcome | None:
    if rules.battle_limit is not None and state.battles >= rules.battle_limit:
        return _at_limit(Reason.BATTLE_LIMIT, state.position, rules)
    if rules.trip_limit is not None and state.trip.ended >= rules.trip_limit:
        return _at_limit(Reason.TRIP_LIMIT, state.position, rules)
    if rules.may_be_endless and (_repeats(state, rules) or state.battles >= MOST_BATTLES):
        return _at_limit(Reason.ENDLESS, state.position, rules)
    return None


def _repeats(state: State, rules: Rules) -> bool:
    return rules.pick_up is not PickUp.SHUFFLED and state.position == state.checkpoint


def _checkpoint(state: State, rules: Rules) -> Position:
    """Return the position to compare with from now on.

    Brent's cycle detection ("An improved Monte Carlo factorization algorithm", 1980).
    """
    is_power_of_two = state.battles & (state.battles - 1) == 0
    compared = rules.may_be_endless and rules.pick_up is not PickUp.SHUFFLED
    return state.position if is_power_of_two and compared else state.checkpoint


def _at_limit(reason: Reason, position: Position, rules: Rules) -> Outcome:
    counts = position.counts
    leaders = [seat for seat, count in enumerate(counts) if count == max(counts)]
    wins = rules.at_limit is AtLimit.MOST_CARDS and len(leaders) == 1
    return Outcome(reason, leaders[0] if wins else None)
