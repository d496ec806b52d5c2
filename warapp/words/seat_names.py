"""Who the seats are in words: names, and "you" for the one who reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from warapp.words.translation import Translator, listed


class SeatNames(NamedTuple):
    """The seats' names, and which seat is "you" (None: everybody is named)."""

    names: Sequence[str]
    you: int | None
    words: Translator

    def in_order(self, seats: Sequence[int]) -> list[int]:
        """Return the seats in the order in which a sentence names them: you first."""
        return sorted(seats, key=lambda seat: (seat != self.you, seat))

    def listed(self, seats: Sequence[int]) -> str:
        """Return the seats as a list within a sentence: "you, Ann and Ben"."""
        words = self.words
        return self._listed(seats, words.tr("you"))

    def _listed(self, seats: Sequence[int], you: str) -> str:
        return listed(
            [you if seat == self.you else self.names[seat] for seat in self.in_order(seats)], self.words
        )

    def sentence(self, seat: int, *, you: str, one: str, **values: object) -> str:
        """Return the sentence for this seat: `you`, or `one` with its `{name}`; with the values filled in."""
        if seat == self.you:
            return you.format(**values)
        return one.format(name=self.names[seat], **values)

    def sentence_for_all(
        self, seats: Sequence[int], *, you: str, one: str, you_and: str, several: str, **values: object
    ) -> str:
        """Return the sentence for these seats, with the values filled in.

        Args:
            seats: whom it is about, one or more.
            you: the sentence for you alone.
            one: for somebody else alone, `{name}`.
            you_and: for you among others, `{names}`: the same in English as `several`, but not everywhere.
            several: for several others, `{names}`.
            values: what else is filled in.
        """
        if len(seats) == 1:
            return self.sentence(seats[0], you=you, one=one, **values)
        words = self.words
        template = you_and if self.you in seats else several
        return template.format(
            names=self._listed(seats, words.tr("You", "before others, at the beginning of a sentence")),
            **values,
        )
