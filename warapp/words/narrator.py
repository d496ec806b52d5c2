"""Describes a round for the table, the log and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translate, Translator, joined

if TYPE_CHECKING:
    from warapp.engine import Battle, Rules, State
    from warapp.words.battle_narration import BattleNarration

# The modules that describe battles are imported on first use: a new deal needs none of them.


class Narrator:
    """Describes battles and the end of rounds played by the same rules.

    Args:
        names: the name of each seat.
        rules: the rules.
        translate: translates into the reader's language.
        you: the seat addressed as "you"; None to use names for all.
        prompt: how to turn cards, as a sentence; '' for that about Space.
    """

    def __init__(
        self,
        names: Sequence[str],
        rules: Rules,
        translate: Translate,
        you: int | None = 0,
        *,
        prompt: str = "",
    ) -> None:
        self.prompt = prompt
        self._rules, self._translate = rules, translate
        self._words = Translator(translate)
        self._people = SeatNames(tuple(names), you, self._words)

    def says(self, battle: Battle) -> tuple[str, ...]:
        """Return the caption for each event of a battle; empty to keep the old one.

        Captions grow during a war, and drop their first sentences when they get too long for two lines.
        """
        return self._narration(battle).line()

    def result(self, battle: Battle) -> str:
        """Return what the line shows once all of a battle is told."""
        return next((line for line in reversed(self.says(battle)) if line), "")

    def recalled(self, battle: Battle) -> str:
        """Return what the line shows when a battle is looked back at."""
        from warapp.words.battle_narration import BattleNarration, Tense

        told = BattleNarration(battle, self._rules, self._people, self._words, Tense.PAST)
        return next((line for line in reversed(told.line()) if line), "")

    def battle(self, battle: Battle) -> str:
        """Return a description of a battle with every card turned and, if it ended the round, the outcome."""
        return self._narration(battle).log()

    def outcome(self, state: State) -> str:
        """Return who won and why, or why it is a draw; empty while the round goes on."""
        from warapp.words.outcome import outcome_words

        return outcome_words(state, self._rules, self._people, self._words)

    def what_next(self, state: State) -> str:
        """Return what the user can do next."""
        words, you = self._words, self._people.you
        if state.outcome:
            return words.tr("Press New round to deal again, or Same cards to play this deal again.")
        if you is not None and not state.counts[you]:
            return words.tr("The others play on: press Turn cards, or Play to the end.")
        return self.prompt or words.tr("Press Space to turn cards.")

    def places(self, out: Sequence[int], state: State) -> str:
        """Return the ranking of all seats, and who is still in.

        Args:
            out: the seats that are out, in the order in which they went out.
            state: the state of the round.
        """
        from warapp.words.position import places_words

        return places_words(out, state, self._rules, self._people, self._words)

    def position(self, state: State) -> str:
        """Return each seat's number of cards, the number of battles and the cards on the table."""
        if not state.battles and not state.outcome:
            return self.start(state)
        from warapp.words.position import position_words

        return position_words(state, self._people.names, self._translate, self._people.you)

    def start(self, state: State) -> str:
        """Return the caption for a new deal: the numbers of cards, and what to do."""
        words, counts = self._words, state.counts
        if state.outcome:
            return self.outcome(state)
        is_even = min(counts) == max(counts)
        parts = [words.tr("%n card(s) each.", "", counts[0]) if is_even else self._counts(counts)]
        if state.set_aside:
            parts.append(words.tr("%n card(s) set aside.", "", len(state.set_aside)))
        return joined([*parts, self.what_next(state)], words)

    def _counts(self, counts: tuple[int, ...]) -> str:
        from warapp.words.position import describe_counts

        return describe_counts(counts, self._people, self._words)

    def _narration(self, battle: Battle) -> BattleNarration:
        from warapp.words.battle_narration import BattleNarration

        return BattleNarration(battle, self._rules, self._people, self._words)
