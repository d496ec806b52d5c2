"""Random access to the battles and positions of a round, derived from its record."""

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
"""The number of battles between two stored states, and so the most that is replayed for any position."""
CACHED_STRETCHES = 16


class Replay:
    """The battles of a round up to the end of its record, and those played after that.

    The record is played forward once, on first use or in portions by `catch_up`; after that no battle or
    position costs more than `STRIDE` battles.

    >>> from warapp.engine.rules import PLAYBOOK
    >>> replay = Replay(Record(PLAYBOOK, deal_number=1, battles=200))
    >>> replay.position(150).counts, replay.battle(3).number
    ((26, 26), 3)
    """

    def __init__(self, record: Record) -> None:
        self._rules, self._battles = record.rules, record.battles
        self._time_called = record.time_called_after == record.battles
        self._latest: list[Battle] = []
        """The battles since the last stored state."""
        self._stored = [record.start]
        self._counts = tuple(bytearray((count,)) for count in self.start.counts)
        self._wars = bytearray(1)
        self._out: list[tuple[int, int]] = []
        self._stretch = lru_cache(CACHED_STRETCHES)(self._play_stretch)

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
        return self._rules

    @property
    def start(self) -> State:
        """The state before the first battle."""
        return self._stored[0]

    @property
    def battles(self) -> int:
        """The number of battles in the round so far."""
        return self._battles

    @property
    def known(self) -> int:
        """The number of battles of the record that have been played forward."""
        return len(self._wars) - 1

    def catch_up(self, most: int) -> bool:
        """Play the record forward by at most `most` battles; return whether all of it is known."""
        for _ in range(min(most, self._battles - self.known)):
            self._add(play_battle(self._furthest, self._rules))
        return self.known == self._battles

    def follow(self, battle: Battle) -> None:
        """Add a battle played after the record."""
        if self.known == self._battles:
            self._add(battle)
        self._battles = battle.number

    def call_time(self) -> None:
        """Note that time was called after the last battle."""
        self._time_called = True

    def battle(self, number: int) -> Battle:
        """Return the battle with this number, from 1.

        Raises:
            IndexError: there is no such battle.
        """
        if not 1 <= number <= self._battles:
            raise IndexError(f"battle {number} of a round of {self._battles}")
        self.catch_up(number - self.known)
        stretch, place = divmod(number - 1, STRIDE)
        return (self._stretch(stretch) if stretch < len(self._stored) - 1 else self._latest)[place]

    def position(self, after: int) -> State:
        """Return the state after a battle, 0 for the deal.

        Raises:
            IndexError: there is no such battle.
        """
        state = self.battle(after).after if after else self.start
        return call_time(state, self._rules) if self._time_called and after == self._battles else state

    def played(self, after: int) -> Played:
        """Return the state after a battle together with the wars so far."""
        state = self.position(after)
        wars = self._wars[: after + 1]
        return Played(state, sum(wars), max(wars))

    def out(self, after: int) -> tuple[int, ...]:
        """Return the seats that are out after a battle, in the order in which they went out."""
        self.catch_up(after - self.known)
        return tuple(seat for number, seat in self._out if number <= after)

    def counts(self) -> tuple[Sequence[int], ...]:
        """Return the number of cards of each seat after 0, 1, … battles, as far as they are known."""
        return tuple(map(bytes, self._counts))

    def wars(self) -> Sequence[int]:
        """Return the number of wars in each known battle; index 0 is the deal."""
        return bytes(self._wars)

    @property
    def _furthest(self) -> State:
        return self._latest[-1].after if self._latest else self._stored[-1]

    def _add(self, battle: Battle) -> None:
        self._latest.append(battle)
        self._wars.append(battle.wars)
        for counts, count in zip(self._counts, battle.after.counts, strict=True):
            counts.append(count)
        self._out += [(battle.number, event.seat) for event in battle.events if isinstance(event, SeatOut)]
        if len(self._latest) == STRIDE:
            self._stored.append(battle.after)
            self._latest = []

    def _play_stretch(self, stretch: int) -> list[Battle]:
        return list(islice(battles(self._stored[stretch], self._rules), STRIDE))
