"""Describes a battle in a few words, and many battles in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from warapp.engine import (
    Battle,
    Card,
    CardsLaid,
    CardsTurned,
    PotCarried,
    PotTaken,
    RoundEnded,
    Rules,
    SeatOut,
    WarDeclared,
)
from warapp.words.cards import rank_name
from warapp.words.outcome import outcome_words
from warapp.words.position import describe_counts
from warapp.words.seat_names import SeatNames
from warapp.words.sentences import put_out
from warapp.words.translation import Translate, Translator, comma_separated, joined


class SpokenBattles:
    """Describes the battles of rounds played by the same rules.

    Args:
        names: the name of each seat.
        rules: the rules.
        translate: translates into the reader's language.
        you: the seat addressed as "you"; None to use names for all.
    """

    def __init__(self, names: Sequence[str], rules: Rules, translate: Translate, you: int | None) -> None:
        self._rules, self._translate = rules, translate
        self._words = Translator(translate)
        self._people = SeatNames(tuple(names), you, self._words)

    def short(self, battle: Battle) -> str:
        """Return the ranks that were turned, who took how many cards, and what else happened.

        >>> from warapp.engine import PLAYBOOK, from_piles, parse_cards, play_battle
        >>> from warapp.words import english
        >>> state = from_piles([parse_cards("9C 2C"), parse_cards("JD 3D")])
        >>> SpokenBattles(("You", "Ann"), PLAYBOOK, english, 0).short(play_battle(state, PLAYBOOK))
        'Nine, jack. Ann takes 2 cards.'
        """
        return joined(self._parts(battle), self._words)

    def summary(self, battles: Sequence[Battle]) -> str:
        """Return what several battles came to: who won how many, wars, who went out, who holds what.

        Args:
            battles: one after the other; at least one.
        """
        words, people, last = self._words, self._people, battles[-1]
        parts = [self._won(battles)]
        if wars := sum(battle.wars for battle in battles):
            #: how many wars there were in a series of battles
            parts += [words.tr("%n war(s).", "", wars), self._largest_pot(battles)]
        if out := [event.seat for battle in battles for event in battle.events if isinstance(event, SeatOut)]:
            parts.append(put_out(out, 0, people, words))
        parts.append(
            outcome_words(last.after, self._rules, people, words)
            if last.after.outcome
            else describe_counts(last.after.counts, people, words)
        )
        return joined(parts, words)

    def _won(self, battles: Sequence[Battle]) -> str:
        words, people = self._words, self._people
        won = Counter(taken.seat for battle in battles if (taken := _taken(battle)))
        first, last = battles[0].number, battles[-1].number
        seats = people.in_order(sorted({*won, *([] if people.you is None else [people.you])}))
        if not seats:
            #: nobody won any of them
            return words.tr("Battles {first} to {last}.").format(
                first=words.number(first), last=words.number(last)
            )
        #: how many battles; after it: , Ann 3.
        clauses = [
            people.sentence(
                seats[0],
                you=words.tr("Battles {first} to {last}: you won {number}"),
                one=words.tr("Battles {first} to {last}: {name} won {number}"),
                first=words.number(first),
                last=words.number(last),
                number=words.number(won[seats[0]]),
            )
        ]
        for seat in seats[1:]:
            #: after: Battles 6 to 12: you won 4, …
            template = words.tr("{name} {number}")
            clauses.append(template.format(name=people.names[seat], number=words.number(won[seat])))
        return words.tr("{clause}.").format(clause=comma_separated(clauses, words))

    def _largest_pot(self, battles: Sequence[Battle]) -> str:
        """Return who took the most cards in a war."""
        words = self._words
        pots = [taken for battle in battles if battle.wars and (taken := _taken(battle))]
        if not pots:
            return ""
        pot = max(pots, key=lambda taken: len(taken.cards))
        you = words.tr("The largest pot: you took %n card(s).", "", len(pot.cards))
        one = words.tr("The largest pot: {name} took %n card(s).", "", len(pot.cards))
        return self._people.sentence(pot.seat, you=you, one=one)

    def _parts(self, battle: Battle) -> Iterator[str]:
        words, people = self._words, self._people
        for event in battle.events:
            match event:
                case CardsTurned(cards=cards):
                    yield self._ranks({seat: card for seat, card in enumerate(cards) if card})
                case WarDeclared():
                    #: called out as a tie falls
                    yield words.tr("War!")
                case CardsLaid(laid=laid):
                    yield self._ranks({column.seat: column.face_up for column in laid})
                case PotTaken(seat=seat, cards=cards):
                    you = words.tr("You take %n card(s).", "", len(cards))
                    one = words.tr("{name} takes %n card(s).", "", len(cards))
                    yield people.sentence(seat, you=you, one=one)
                case PotCarried(pot=pot) if not battle.after.outcome:
                    yield words.tr("%n card(s) stay on the table.", "", len(pot))
                case SeatOut(seat=seat):
                    yield put_out([seat], 0, people, words)
                case RoundEnded():
                    yield outcome_words(battle.after, self._rules, people, words)

    def _ranks(self, cards: Mapping[int, Card]) -> str:
        words = self._words
        seats = self._people.in_order(list(cards))
        ranks = comma_separated([rank_name(cards[seat].rank, self._translate) for seat in seats], words)
        return words.tr("{clause}.").format(clause=ranks[:1].upper() + ranks[1:])


def _taken(battle: Battle) -> PotTaken | None:
    return next((event for event in battle.events if isinstance(event, PotTaken)), None)
