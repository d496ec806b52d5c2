"""How sentences refer to seats: by their names, or "you" for the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from warapp.words.translation import Translator, listed


class SeatNames(NamedTuple):
    """The names of the seats, and which one is addressed as "you" (None for none)."""

    names: Sequence[str]
    you: int | None
    words: Translator

    def in_order(self, seats: Sequence[int]) -> list[int]:
        """Return the seats in the order in which a sentence mentions them: "you" first."""
        return sorted(seats, key=lambda seat: (seat != self.you, seat))

    def listed(self, seats: Sequence[int]) -> str:
        """Return the seats as a list within a sentence: "you, Ann and Ben"."""
        words = self.words
        #: in a list after a colon, such as: First: you and Ann.
        return self._listed(seats, words.tr("you"))

    def between(self, seats: Sequence[int]) -> str:
        """Return the seats as those between whom there is war: "you and Ann"."""
        words = self.words
        return self._listed(seats, words.tr("you", "as in: war between you and Ann"))

    def _listed(self, seats: Sequence[int], you: str) -> str:
        return listed(
            [you if seat == self.you else self.names[seat] for seat in self.in_order(seats)], self.words
        )

    def sentence(self, seat: int, *, you: str, one: str, **values: object) -> str:
        """Return `you` or, with `{name}` filled in, `one`, depending on the seat; also fill in the values."""
        if seat == self.you:
            return you.format(**values)
        return one.format(name=self.names[seat], **values)

    def sentence_for_all(
        self, seats: Sequence[int], *, you: str, one: str, you_and: str, several: str, **values: object
    ) -> str:
        """Return the sentence that fits these seats, with the values filled in.

        Args:
            seats: one or more seats.
            you: the sentence if it is only you.
            one: the sentence if it is one other seat, `{name}`.
            you_and: the sentence for `{names}` with you among them; in some languages it differs from
                `several`.
            several: the sentence for several others, `{names}`.
            values: other values to fill in.
        """
        if len(seats) == 1:
            return self.sentence(seats[0], you=you, one=one, **values)
        words = self.words
        template = you_and if self.you in seats else several
        return template.format(
            names=self._listed(seats, words.tr("You", "before others, at the beginning of a sentence")),
            **values,
        )
