"""The storyteller of a round: what the table, the log and the screen reader say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translate, Translator

if TYPE_CHECKING:
    from warapp.engine import Battle, Rules, State
    from warapp.words.battle_narration import BattleNarration

# What tells battles is imported where it is first wanted: a fresh deal has none.


class Narrator:
    """Tells the battles and the end of rounds with these rules.

    Args:
        names: the seats' names, one a seat.
        rules: what the rounds are played by.
        translate: into the reader's language.
        you: the seat that is addressed as "you"; None names everybody.
        prompt: how cards are turned, in words; '' for Space.
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
        """Return what the line on the window shows from each of the battle's events on.

        An empty text leaves the line as it is. Texts grow within a war, and forget its beginning where they
        would become too long for two lines.
        """
        return self._narration(battle).line()

    def battle(self, battle: Battle) -> str:
        """Return the whole battle in words, with every turned card and, where it ended the round, how."""
        return self._narration(battle).log()

    def outcome(self, state: State) -> str:
        """Return who won and why, or why the round is drawn; empty while it goes on."""
        from warapp.words.outcome import outcome_words

        return outcome_words(state, self._rules, self._people, self._words)

    def what_next(self, state: State) -> str:
        """Return what there is to do now."""
        words, you = self._words, self._people.you
        if state.outcome:
            return words.tr(
                "Press New round to deal again, or Restart this deal to play the same cards again."
            )
        if you is not None and not state.counts[you]:
            return words.tr("The others play on: press Turn cards, or Play to the end.")
        return self.prompt or words.tr("Press Space to turn cards.")

    def places(self, out: Sequence[int], state: State) -> str:
        """Return the places of all seats, and who is still in.

        Args:
            out: the seats that went out, the first one first.
            state: the round.
        """
        from warapp.words.position import places_words

        return places_words(out, state, self._rules, self._people, self._words)

    def position(self, state: State) -> str:
        """Return where the round stands: everybody's cards, the battles played, the cards on the table."""
        if not state.battles and not state.outcome:
            return self.start(state)
        from warapp.words.position import position_words

        return position_words(state, self._people.names, self._translate, self._people.you)

    def start(self, state: State) -> str:
        """Return the line on a fresh deal: how many cards there are, and what to do."""
        words, counts = self._words, state.counts
        if state.outcome:
            return self.outcome(state)
        is_even = min(counts) == max(counts)
        said = [words.tr("%n card(s) each.", "", counts[0]) if is_even else self._counts(counts)]
        if state.set_aside:
            said.append(words.tr("%n card(s) set aside.", "", len(state.set_aside)))
        return " ".join([*said, self.what_next(state)])

    def _counts(self, counts: tuple[int, ...]) -> str:
        from warapp.words.position import describe_counts

        return describe_counts(counts, self._people, self._words)

    def _narration(self, battle: Battle) -> BattleNarration:
        from warapp.words.battle_narration import BattleNarration

        return BattleNarration(battle, self._rules, self._people, self._words)
