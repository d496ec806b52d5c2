"""Says at the end of a round who won and how close it was, in a title and a line."""

from __future__ import annotations

from typing import NamedTuple

from warapp.engine import Reason, Rules, State
from warapp.words.outcome import how_words
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translate, Translator, joined


class Closest(NamedTuple):
    """The most cards that someone had in a round, and after which battle."""

    cards: int
    battle: int


class RoundEndWords:
    """Puts the end of a round into words.

    Args:
        state: the state at the end.
        rules: the rules of the round.
        names: the names of the seats.
        you: the seat that is addressed as "you"; None for nobody.
        people: the seats where people play.
        translate: into the reader's language.
    """

    def __init__(
        self,
        state: State,
        rules: Rules,
        names: tuple[str, ...],
        you: int | None,
        people: tuple[int, ...],
        translate: Translate,
    ) -> None:
        self._words = Translator(translate)
        self._people = SeatNames(names, you, self._words)
        self._state, self._rules, self._seats_of_people = state, rules, people

    @property
    def _winner(self) -> int | None:
        return self._state.outcome.winner if self._state.outcome else None

    def title(self) -> str:
        """Return who won, or that it's a draw."""
        words, winner = self._words, self._winner
        if winner is None:
            return words.tr("It's a draw")
        by_person = winner in self._seats_of_people
        one = words.tr("{name} wins!") if by_person else words.tr("{name} wins this time")
        return self._people.sentence(winner, you=words.tr("You win!"), one=one)

    def line(self, place: int | None, closest: Closest | None) -> str:
        """Return how it ended; to you who didn't win, how close you came.

        Args:
            place: your place among three to six seats, from 1; None for no place of yours.
            closest: the most cards that you had; None if that isn't known.
        """
        words, winner, you = self._words, self._winner, self._people.you
        how = how_words(self._state, self._rules, self._people, words)
        if winner is None or winner == you or you is None:
            return how
        told = "" if self._state.outcome and self._state.outcome.reason is Reason.ALL_CARDS else how
        parts = [told, self._place(place) if place else self._closest(closest)]
        return joined(parts, words) or how

    def _closest(self, closest: Closest | None) -> str:
        if closest is None or not closest.battle:
            return ""
        words = self._words
        cards = words.tr("%n card(s)", "", closest.cards)
        template = words.tr("Closest you came: {cards}, after battle {battle}.")
        return template.format(cards=cards, battle=words.number(closest.battle))

    def _place(self, place: int) -> str:
        words = self._words
        return {
            2: words.tr("You came second."),
            3: words.tr("You came third."),
            4: words.tr("You came fourth."),
            5: words.tr("You came fifth."),
            6: words.tr("You came sixth."),
        }[place]
