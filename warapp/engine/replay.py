"""A round gone through in any order: every battle and position of it, derived from its record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from warapp.engine.battle import Battle, call_time, play_battle
from warapp.engine.events import SeatOut
from warapp.engine.play import Played, battles
from warapp.engine.record import Record
from warapp.engine.rules import Rules
from warapp.engine.state import State

STRIDE = 16
"""So many battles lie between two kept positions: what is played again for any position at most."""
STRETCHES_KEPT = 16


class Replay:
    """The battles of a round up to where its record stands, and on with it as it is played further.

    The record is played forward once, by the first who asks for its end or in pieces by `catch_up`; after
    that no battle or position costs more than `STRIDE` battles.

    >>> from warapp.engine.rules import PLAYBOOK
    >>> replay = Replay(Record(PLAYBOOK, deal_number=1, battles=200))
    >>> replay.position(150).counts, replay.battle(3).number
    ((26, 26), 3)
    """

    def __init__(self, record: Record) -> None:
        self._rules, self._battles = record.rules, record.battles
        self._time_called = record.time_called_after == record.battles
        self._latest: list[Battle] = []
        """The battles since the last kept position."""
        self._kept = [record.start]
        self._counts = tuple(bytearray((count,)) for count in self.start.counts)
        self._wars = bytearray(1)
        self._out: list[tuple[int, int]] = []
        self._stretch = lru_cache(STRETCHES_KEPT)(self._play_stretch)

    @property
    def rules(self) -> Rules:
        """What the round is played by."""
        return self._rules

    @property
    def start(self) -> State:
        """The position before the first battle."""
        return self._kept[0]

    @property
    def battles(self) -> int:
        """How many battles the round has by now."""
        return self._battles

    @property
    def known(self) -> int:
        """Up to which battle the record is played forward."""
        return len(self._wars) - 1

    def catch_up(self, most: int) -> bool:
        """Play the record forward by at most so many battles; return whether all of it is known."""
        for _ in range(min(most, self._battles - self.known)):
            self._note(play_battle(self._furthest, self._rules))
        return self.known == self._battles

    def follow(self, battle: Battle) -> None:
        """Go on with the round, in which this battle was played."""
        if self.known == self._battles:
            self._note(battle)
        self._battles = battle.number

    def call_time(self) -> None:
        """Note that time was called after the last battle."""
        self._time_called = True

    def battle(self, number: int) -> Battle:
        """Return a battle by its number, from 1.

        Raises:
            IndexError: the round has no such battle.
        """
        if not 1 <= number <= self._battles:
            raise IndexError(f"battle {number} of a round of {self._battles}")
        self.catch_up(number - self.known)
        stretch, place = divmod(number - 1, STRIDE)
        return (self._stretch(stretch) if stretch < len(self._kept) - 1 else self._latest)[place]

    def position(self, after: int) -> State:
        """Return the round after so many battles, 0 for the deal.

        Raises:
            IndexError: the round has not so many.
        """
        state = self.battle(after).after if after else self.start
        return call_time(state, self._rules) if self._time_called and after == self._battles else state

    def played(self, after: int) -> Played:
        """Return the round after so many battles, and what wars there were on the way."""
        state = self.position(after)
        wars = self._wars[: after + 1]
        return Played(state, sum(wars), max(wars))

    def out(self, after: int) -> tuple[int, ...]:
        """Return the seats that are out after so many battles, in the order in which they went out."""
        self.catch_up(after - self.known)
        return tuple(seat for number, seat in self._out if number <= after)

    def counts(self) -> tuple[Sequence[int], ...]:
        """Return how many cards each seat held after 0, 1, … battles, as far as they are known."""
        return tuple(map(bytes, self._counts))

    def wars(self) -> Sequence[int]:
        """Return how many wars each battle had, as far as they are known; the first number is the deal's."""
        return bytes(self._wars)

    @property
    def _furthest(self) -> State:
        return self._latest[-1].after if self._latest else self._kept[-1]

    def _note(self, battle: Battle) -> None:
        self._latest.append(battle)
        self._wars.append(battle.wars)
        for counts, count in zip(self._counts, battle.after.counts, strict=True):
            counts.append(count)
        self._out += [(battle.number, event.seat) for event in battle.events if isinstance(event, SeatOut)]
        if len(self._latest) == STRIDE:
            self._kept.append(battle.after)
            self._latest = []

    def _play_stretch(self, stretch: int) -> list[Battle]:
        return list(islice(battles(self._kept[stretch], self._rules), STRIDE))
