"""Converts rules, cards and counts to and from the memory layout of kernel.c; plays nothing."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import (
    POINTER,
    Array,
    Structure,
    c_int,
    c_int8,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint32,
    string_at,
)
from dataclasses import asdict
from functools import cache
from struct import Struct
from typing import Any

from warapp.engine import (
    ALL_CARDS,
    MOST_SEATS,
    Ace,
    AtLimit,
    Card,
    FaceDown,
    Fighters,
    Outcome,
    PickUp,
    Pile,
    Position,
    Reason,
    Rules,
    Shortage,
    Suit,
    Wins,
)
from warapp.lab.deal_options import DealOptions, Worth
from warapp.lab.durations import MOST_FACE_DOWN, Durations
from warapp.lab.summary import MINUTE_US, Summary
from warapp.lab.tally import Extremes, Histogram, Standing, Tally
from warapp.pace import Pace

_MOST_CARDS = len(ALL_CARDS)
_STRENGTHS, _MOST_WORTH, _SMALL_VALUES = 16, 512, 1024
_SHORTAGES, _PICK_UPS, _REASONS = list(Shortage), list(PickUp), list(Reason)
_SUITS = [suit for suit in Suit if suit is not Suit.JOKER]


class RulesIn(Structure):
    """`struct rules`, where 0 stands for no limit."""

    _fields_ = (
        ("time_limit_us", c_int64),
        ("taken_us", c_int64 * (_MOST_CARDS + 1)),
        ("left_us", c_int64),
        ("call_us", c_int64),
        ("fight_us", c_int64 * (MOST_FACE_DOWN + 1)),
        ("again_call_us", c_int64),
        ("again_fight_us", c_int64),
        ("short_us", c_int64),
        ("put_out_us", c_int64),
        ("war_us", c_int64 * _STRENGTHS),
        ("same_war_us", c_int64),
        ("seats", c_int32),
        ("deck_size", c_int32),
        ("all_fight", c_int32),
        ("lowest_wins", c_int32),
        ("most_cards_win", c_int32),
        ("shortage", c_int32),
        ("pick_up", c_int32),
        ("battle_limit", c_int32),
        ("trip_limit", c_int32),
        ("worthy", c_int32),
        ("same_need", c_int32),
        ("dealt", c_int32 * MOST_SEATS),
        ("deck", c_uint8 * 64),
        ("need", c_uint8 * _STRENGTHS),
    )

    @classmethod
    def of(cls, rules: Rules, pace: Pace, options: DealOptions) -> RulesIn:
        """Convert rules for the kernel."""
        given = cls(
            time_limit_us=(rules.minute_limit or 0) * MINUTE_US,
            **_durations_in(pace),
            seats=rules.seats,
            deck_size=rules.deck_size,
            all_fight=rules.fighters is Fighters.ALL,
            lowest_wins=rules.wins is Wins.LOWEST,
            most_cards_win=rules.at_limit is AtLimit.MOST_CARDS,
            shortage=_SHORTAGES.index(rules.shortage),
            pick_up=_PICK_UPS.index(rules.pick_up),
            battle_limit=rules.battle_limit or 0,
            trip_limit=rules.trip_limit or 0,
            worthy=_worthy(rules.ace, rules.wins, options.worth),
        )
        given.deck[: rules.deck_size] = _deck_in(rules.lowest_rank, rules.jokers, rules.ace, rules.wins)
        given.need[:], given.war_us[:] = _wars_in(rules.face_down, rules.ace, rules.wins, pace)
        given.dealt[: rules.seats] = options.cards_each(rules)
        if not isinstance(rules.face_down, FaceDown):
            durations = Durations.of(pace)
            given.same_need = rules.face_down + 1
            given.same_war_us = durations.call_us + durations.fight_us[rules.face_down]
        return given


class PositionInOut(Structure):
    """`struct position`."""

    _fields_ = (
        ("count", c_int * MOST_SEATS),
        ("pot_count", c_int),
        ("cards", c_uint8 * _MOST_CARDS * MOST_SEATS),
        ("pot", c_uint8 * _MOST_CARDS),
    )

    @classmethod
    def of(cls, rules: Rules, piles: Sequence[Pile]) -> PositionInOut:
        """Return a position with these piles and no pot."""
        given = cls()
        for seat, pile in enumerate(piles):
            given.count[seat] = len(pile)
            given.cards[seat][: len(pile)] = codes(rules, pile)
        return given

    def read(self, rules: Rules) -> Position:
        """Convert the position back to the engine's."""
        cards = {_code(rules, card): card for card in ALL_CARDS}
        piles = (self.cards[seat][: self.count[seat]] for seat in range(rules.seats))
        pot = tuple(cards[code] for code in self.pot[: self.pot_count])
        return Position(tuple(tuple(cards[code] for code in pile) for pile in piles), pot)


class SummaryOut(Structure):
    """`struct summary`."""

    _fields_ = (
        ("deal_number", c_uint32),
        ("battles", c_int32),
        ("wars", c_int32),
        ("seconds", c_uint32),
        ("lead_changes", c_int32),
        ("behind", c_int32),
        ("out_at", c_int32 * MOST_SEATS),
        ("worth", c_uint16 * MOST_SEATS),
        ("reason", c_int8),
        ("winner", c_int8),
        ("longest_war", c_uint8),
        ("fewest", c_uint8),
    )
    _packed = Struct(f"=IiiIii{MOST_SEATS}i{MOST_SEATS}Hbb2B")

    @classmethod
    def read_all(cls, summaries: bytes, seats: int) -> list[Summary]:
        """Convert an array of summaries of rounds with this many seats."""
        return [cls._read(fields, seats) for fields in cls._packed.iter_unpack(summaries)]

    @staticmethod
    def _read(fields: tuple[int, ...], seats: int) -> Summary:
        deal_number, battles, wars, seconds, lead_changes, behind, *rest = fields
        out_at, worth = rest[:seats], rest[MOST_SEATS : MOST_SEATS + seats]
        reason, winner, longest_war, fewest = rest[2 * MOST_SEATS :]
        return Summary(
            deal_number=deal_number,
            outcome=_outcome(reason, winner),
            battles=battles,
            wars=wars,
            seconds=seconds,
            longest_war=longest_war,
            fewest=fewest,
            lead_changes=lead_changes,
            behind=behind,
            out_at=tuple(None if battle < 0 else battle for battle in out_at),
            worth=tuple(worth),
        )


class HistogramOut(Structure):
    """`struct histogram`: pairs of a value and its count."""

    _fields_ = (
        ("entries", POINTER(c_uint32)),
        ("capacity", c_uint32),
        ("used", c_uint32),
        ("small", c_uint32 * _SMALL_VALUES),
    )
    _packed = Struct("=II")

    def read(self) -> Histogram:
        """Convert to the lab's value."""
        entries = string_at(self.entries, self.used * self._packed.size) if self.used else b""
        return Histogram(dict(self._packed.iter_unpack(entries)))


class StandingOut(Structure):
    """`struct standing`."""

    _fields_ = (("seats", c_int64), ("won", c_int64), ("drawn", c_int64))


class TallyOut(Structure):
    """`struct tally`."""

    _fields_ = (
        ("outcomes", c_int64 * (MOST_SEATS + 1) * len(_REASONS)),
        ("depths", c_int64 * 64),
        ("standings", StandingOut * _MOST_WORTH),
        ("extremes", SummaryOut * 5),
        ("battles", HistogramOut),
        ("wars", HistogramOut),
        ("seconds", HistogramOut),
        ("lead_changes", HistogramOut),
        ("behind", HistogramOut),
        ("sitting_out", HistogramOut),
        ("outs", HistogramOut * MOST_SEATS),
    )

    def read(self, seats: int) -> Tally:
        """Convert to the lab's value, of rounds with this many seats."""
        if not self.battles.used:
            return Tally()
        longest, shortest, wars, deepest, closest = SummaryOut.read_all(bytes(self.extremes), seats)
        return Tally(
            self._read_outcomes(),
            self.battles.read(),
            self.wars.read(),
            self.seconds.read(),
            {depth: wars for depth, wars in enumerate(_numbers(self.depths)) if wars},
            self.lead_changes.read(),
            self.behind.read(),
            self.sitting_out.read(),
            {nth: self.outs[nth - 1].read() for nth in range(1, seats + 1) if self.outs[nth - 1].used},
            self._read_standings(),
            Extremes(
                longest,
                shortest,
                most_wars=wars,
                deepest_war=deepest,
                closest=None if closest.outcome.winner is None else closest,
            ),
        )

    def read_brief(self) -> Tally:
        """Convert only lengths, outcomes, wars, changes of lead and sitting out."""
        return Tally(
            self._read_outcomes(),
            self.battles.read(),
            self.wars.read(),
            self.seconds.read(),
            lead_changes=self.lead_changes.read(),
            sitting_out=self.sitting_out.read(),
        )

    def _read_outcomes(self) -> dict[Outcome, int]:
        found = {}
        for place, rounds in enumerate(_numbers(self.outcomes)):
            if rounds:
                reason, winner = divmod(place, MOST_SEATS + 1)
                found[_outcome(reason, -1 if winner == MOST_SEATS else winner)] = rounds
        return found

    def _read_standings(self) -> dict[int, Standing]:
        numbers = _numbers(self.standings)
        worths = [worth for worth, seats in enumerate(numbers[::3]) if seats]
        return {worth: Standing(*numbers[3 * worth : 3 * worth + 3]) for worth in worths}


def _numbers(array: Array[Any]) -> list[int]:
    """Return the 64-bit numbers in an array; one by one, ctypes would take long."""
    return memoryview(bytes(array)).cast("q").tolist()


def codes(rules: Rules, cards: Sequence[Card]) -> list[int]:
    """Return cards as the kernel encodes them: four times the strength plus the suit."""
    return [_code(rules, card) for card in cards]


def _code(rules: Rules, card: Card) -> int:
    within = card.copy - 1 if card.suit is Suit.JOKER else _SUITS.index(card.suit)
    return _strength(rules.ace, rules.wins, card.rank) * len(_SUITS) + within


def _strength(ace: Ace, wins: Wins, rank: int) -> int:
    rank_value = Rules(ace=ace).rank_value(rank)
    return rank_value if wins is Wins.HIGHEST else _STRENGTHS - rank_value


def _outcome(reason: int, winner: int) -> Outcome:
    return Outcome(_REASONS[reason], None if winner < 0 else winner)


@cache
def _worthy(ace: Ace, wins: Wins, worth: Worth) -> int:
    """Return the strength of the cards that are worth 1; 0 if each is worth its rank."""
    rules = Rules(ace=ace, wins=wins)
    worthy = (card for card in ALL_CARDS if worth is not Worth.STRENGTH and worth.of(rules, card))
    return next((_strength(ace, wins, card.rank) for card in worthy), 0)


@cache
def _deck_in(lowest_rank: int, jokers: int, ace: Ace, wins: Wins) -> list[int]:
    rules = Rules(lowest_rank=lowest_rank, jokers=jokers, ace=ace, wins=wins)
    return codes(rules, rules.deck)


@cache
def _wars_in(face_down: int | FaceDown, ace: Ace, wins: Wins, pace: Pace) -> tuple[list[int], list[int]]:
    """Return the cards of a full war, and how long a battle's first one takes, by the strength of the tie."""
    rules, durations = Rules(face_down=face_down, ace=ace, wins=wins), Durations.of(pace)
    needs, wars_us = [0] * _STRENGTHS, [0] * _STRENGTHS
    for rank in {card.rank for card in ALL_CARDS}:
        strength, need = _strength(ace, wins, rank), rules.need(rank)
        needs[strength], wars_us[strength] = need, durations.call_us + durations.fight_us[need - 1]
    return needs, wars_us


@cache
def _durations_in(pace: Pace) -> dict[str, int | tuple[int, ...]]:
    return asdict(Durations.of(pace))
