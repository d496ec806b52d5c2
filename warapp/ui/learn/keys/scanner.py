"""Scanning for one switch: a light goes from item to item, and one press chooses what is lit; knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

REST_MS = 500.0
"""After a press, and before the light starts, nothing is taken."""
_ROUNDS = 3
_FIRST_FACTOR = 2.0
Row = tuple[int, ...]
"""The numbers of the items of a row; a row of one is an item."""


class Scanner:
    """The light, and what it is on. Time passes by `advance` alone.

    Args:
        stay_ms: how long the light stays on an item; on the first it stays twice as long.
    """

    def __init__(self, stay_ms: float) -> None:
        self.stay_ms = stay_ms
        self._rows: tuple[Row, ...] = ()
        self._at, self._row = 0, -1
        self._since_ms, self._rest_ms, self._rounds = 0.0, 0.0, 0
        self._waits = False

    def begin(self, rows: Sequence[Row]) -> None:
        """Start on the first of other items; rows of several are chosen first, then what is in them."""
        self._rows = tuple(rows)
        self._start()

    def _start(self, row: int = -1) -> None:
        self._at, self._row = 0, row
        self._since_ms, self._rounds, self._waits = 0.0, 0, False

    @property
    def at(self) -> int:
        """Which of the choices is lit."""
        return self._at

    @property
    def choices(self) -> tuple[Row, ...]:
        """What the light goes through: rows, or the items of one."""
        if self._row < 0:
            return self._rows
        return tuple((item,) for item in self._rows[self._row])

    @property
    def lit(self) -> Row:
        """The items that are lit; none while there is nothing to choose."""
        choices = self.choices
        return choices[self._at] if choices else ()

    @property
    def waits(self) -> bool:
        """Whether the light waits on the first item for any press."""
        return self._waits

    @property
    def progress(self) -> float:
        """How much of its stay is over, from 0 to 1."""
        return 1.0 if self._waits else min(1.0, self._since_ms / self._stay)

    @property
    def _stay(self) -> float:
        return self.stay_ms * (_FIRST_FACTOR if self._at == 0 else 1.0)

    def advance(self, ms: float) -> bool:
        """Let time pass; return whether the light is on another item now."""
        if self._rest_ms > 0:
            used = min(self._rest_ms, ms)
            self._rest_ms -= used
            ms -= used
        if not self.choices or self._waits:
            return False
        self._since_ms += ms
        moved = False
        while self._since_ms >= self._stay and not self._waits:
            self._since_ms -= self._stay
            self._step()
            moved = True
        return moved

    def _step(self) -> None:
        self._at += 1
        if self._at < len(self.choices):
            return
        self._at, self._rounds = 0, self._rounds + 1
        if self._rounds < _ROUNDS:
            return
        if self._row >= 0:  # nothing in this row was wanted
            self._start()
        else:
            self._waits, self._since_ms = True, 0.0

    def press(self) -> int | None:
        """Take a press: return the item chosen, or None if a row was, if it rests, or if it waited."""
        if self._rest_ms > 0 or not self.choices:
            return None
        self._rest_ms = REST_MS
        if self._waits:
            self._start()
            return None
        lit = self.lit
        if len(lit) > 1:
            self._start(self._at)
            return None
        self._start()
        return lit[0]
