"""Describes a battle from its events, for the caption at the table and for the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import groupby
from typing import NamedTuple
from unicodedata import east_asian_width

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
    Rules,
    SeatOut,
    Shortage,
    WarDeclared,
)
from warapp.words import recalled, sentences
from warapp.words.card_clauses import laid_cards, turned_cards, turned_ranks
from warapp.words.outcome import outcome_words
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translator, joined

LONGEST_LINE = 160
"""How many characters fit on two lines of the smallest window; a caption drops its first sentences to fit."""
_WIDE = frozenset("WF")
"""The widths, in Unicode's terms, of characters that take the room of two, such as Chinese ones."""


class Tense(Enum):
    """Whether a battle is told as it goes, or as it went."""

    PRESENT = auto()
    PAST = auto()


class _Telling(NamedTuple):
    """The sentences about what became of a pot, which depend on the tense."""

    why: sentences.Why
    taken_unturned: Callable[[PotTaken, Iterable[int], SeatNames, Translator], str]
    left_on_table: Callable[[int, Rules, bool, Translator], str]


_TELLINGS = {
    Tense.PRESENT: _Telling(sentences.why, sentences.taken_unturned, sentences.left_on_table),
    Tense.PAST: _Telling(recalled.why, recalled.taken_unturned, recalled.left_on_table),
}


class BattleNarration:
    """Describes one battle, once: either for the caption or for the log."""

    def __init__(
        self,
        battle: Battle,
        rules: Rules,
        people: SeatNames,
        words: Translator,
        tense: Tense = Tense.PRESENT,
    ) -> None:
        self._told = _TELLINGS[tense]
        self._battle, self._rules, self._people, self._words = battle, rules, people, words
        self._face_up: dict[int, Card] = {}
        self._war: WarDeclared | None = None
        self._pot_is_gone = False

    @property
    def _goes_on(self) -> bool:
        return self._battle.after.outcome is None

    def line(self) -> tuple[str, ...]:
        """Return the caption for each event; empty to keep the old one."""
        shown: list[str] = []
        parts: list[str] = []
        for group in self._groups():
            new, asides = self._sentences(group), self._asides(group)
            parts = new if self._begins_new_caption(group[0]) else parts + new
            shown += [self._fitting(parts + asides) if new else ""] + [""] * (len(group) - 1)
        return tuple(shown)

    def log(self) -> str:
        """Return a description of the whole battle with every card turned."""
        words, people = self._words, self._people
        parts = [words.tr("Battle {number}.").format(number=words.number(self._battle.number))]
        clause = ""
        for group in self._groups():
            new, asides = self._sentences(group), self._asides(group)
            match group[0]:
                case CardsTurned():
                    clause = turned_cards(self._face_up, people, words)
                case CardsLaid(laid=laid):
                    down, clause = laid_cards(laid, people, words)
                    parts += new + down
                case WarDeclared() as war:
                    parts += [self._tie(clause, war), *asides]
                    clause = ""
                case _:
                    #: makes a sentence of: You turned a king, Ann a seven
                    parts += [words.tr("{clause}.").format(clause=clause)] if clause else []
                    parts += new + asides
                    clause = ""
        return joined(parts, words)

    def _groups(self) -> Iterator[list[Event]]:
        """Yield consecutive events of the same type together, updating the state that sentences depend on."""
        for _, events in groupby(self._battle.events, type):
            group = list(events)
            match group[0]:
                case CardsTurned(cards=cards):
                    self._face_up = {seat: card for seat, card in enumerate(cards) if card}
                case CardsLaid(laid=laid):
                    self._face_up = {column.seat: column.face_up for column in laid}
                case WarDeclared() as war:
                    self._war = war
                case PotTaken() | PotCarried():
                    self._pot_is_gone = True
            yield group

    def _begins_new_caption(self, event: Event) -> bool:
        settles = isinstance(event, PotTaken | PotCarried)
        return isinstance(event, CardsTurned | WarDeclared | RoundEnded) or (settles and not self._war)

    def _sentences(self, group: Sequence[Event]) -> list[str]:
        """Return the sentences about events, which stay in the caption while the battle goes on."""
        rules, people, words = self._rules, self._people, self._words
        match group[0]:
            case CardsTurned():
                return [self._turned()]
            case WarDeclared() as war:
                return [sentences.tie(war, people, words)]
            case RanShort(need=need):
                return self._too_few([event for event in group if isinstance(event, RanShort)], need)
            case CardsLaid() as event if self._war:
                return sentences.fewer_laid(event, self._war.need, rules, people, words)
            case SeatOut():
                return [self._out([event for event in group if isinstance(event, SeatOut)])]
            case PotTaken() as event:
                return [self._taken(event)]
            case PotCarried(pot=pot):
                return [self._told.left_on_table(len(pot), rules, self._goes_on, words)]
        return [outcome_words(self._battle.after, rules, people, words)]

    def _asides(self, group: Sequence[Event]) -> list[str]:
        """Return the sentences that are shown with these events only."""
        rules, words = self._rules, self._words
        match group[0]:
            case WarDeclared() as war:
                return sentences.war_terms(war, rules, words)
            case SeatOut() if self._goes_on:
                you_are_out = any(
                    isinstance(event, SeatOut) and event.seat == self._people.you for event in group
                )
                return [words.tr("The round goes on.")] if you_are_out else []
            case PotTaken(turned=turned):
                cards = self._face_up.values() if turned else ()
                return sentences.about_the_pot(cards, len(self._battle.before.pot), rules, words)
        return []

    def _turned(self) -> str:
        words = self._words
        text = words.tr("{clause}.").format(clause=turned_ranks(self._face_up, self._people, words))
        return text if _width(text) <= LONGEST_LINE else words.tr("Everyone turned a card.")

    def _tie(self, clause: str, war: WarDeclared) -> str:
        words = self._words
        values = {"clause": clause, "war": sentences.nth_war(war.depth, words)}
        if len(war.warriors) == len(self._face_up):
            #: such as: You turned a king, Ann a king: a second war.
            return words.tr("{clause}: {war}.").format(**values)
        fighters = self._people.between(war.warriors)
        return words.tr("{clause}: {war} between {fighters}.").format(fighters=fighters, **values)

    def _too_few(self, events: Sequence[RanShort], need: int) -> list[str]:
        held = {event.seat: event.held for event in events}
        parts = [sentences.too_few(held, need, self._people, self._words)]
        all_short = self._war and len(held) == len(self._war.warriors) and len({*held.values()}) > 1
        if all_short and self._rules.shortage is Shortage.LOSES:
            parts.append(sentences.who_runs_out_first(self._words))
        return parts

    def _out(self, events: Sequence[SeatOut]) -> str:
        seats = [event.seat for event in events]
        if self._pot_is_gone:
            return sentences.out_of_cards(seats, self._people, self._words)
        cards = sum(len(event.cards) for event in events)
        return sentences.put_out(seats, cards, self._people, self._words)

    def _taken(self, event: PotTaken) -> str:
        if event.turned:
            return sentences.taken_by_card(
                event, self._face_up, self._rules, self._people, self._words, self._told.why
            )
        return self._told.taken_unturned(event, self._fought_to_the_end(), self._people, self._words)

    def _fought_to_the_end(self) -> tuple[int, ...]:
        """Return the seats whose shortage may have decided the war."""
        if not self._war:
            return ()
        stays = self._rules.shortage is Shortage.LAST_CARD_STAYS
        return self._war.tied if stays else self._war.warriors

    def _fitting(self, parts: Sequence[str]) -> str:
        """Return as many of the last sentences as fit in the caption."""
        first = 0
        while first < len(parts) - 1 and _width(joined(parts[first:], self._words)) > LONGEST_LINE:
            first += 1
        return joined(parts[first:], self._words)


def _width(text: str) -> int:
    return len(text) if text.isascii() else sum(1 + (east_asian_width(c) in _WIDE) for c in text)
