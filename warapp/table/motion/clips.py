"""Motion as data, and the player that owns time; knows nothing of what is moved."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Tween:
    """Calls `step` with 0 … 1 during its duration, and once with 1 at its end."""

    duration_ms: float
    step: Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Wait:
    """A pause."""

    duration_ms: float


@dataclass(frozen=True, slots=True)
class Call:
    """A call that must happen, once and in order, even on skip."""

    function: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Effect:
    """A call only for effect, such as a sound; dropped on skip."""

    function: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Halt:
    """A point at which the player halts until a press; passed over on skip. Nothing else may move then."""


@dataclass(frozen=True, slots=True)
class Sequence:
    """Clips played one after the other."""

    clips: tuple[Clip, ...]


@dataclass(frozen=True, slots=True)
class Parallel:
    """Clips that begin at the same time."""

    clips: tuple[Clip, ...]


Clip = Tween | Wait | Call | Effect | Halt | Sequence | Parallel


def sequence(*clips: Clip) -> Sequence:
    """Return a clip that plays clips one after the other."""
    return Sequence(clips)


def parallel(*clips: Clip) -> Parallel:
    """Return a clip that plays clips at the same time."""
    return Parallel(clips)


def staggered(clips: list[Clip], step_ms: float) -> Parallel:
    """Return a clip that begins each clip `step_ms` after the one before."""
    return Parallel(tuple(sequence(Wait(step_ms * i), clip) for i, clip in enumerate(clips)))


def duration_ms(clip: Clip) -> float:
    """Return the duration of a clip at speed 1.

    >>> duration_ms(sequence(Wait(200), parallel(Wait(50), Wait(80))))
    280.0
    """
    return _lay_out(clip, 0.0, [])


@dataclass(slots=True)
class _Entry:
    start_ms: float
    end_ms: float
    clip: Tween | Call | Effect | Halt


def _lay_out(clip: Clip, start_ms: float, entries: list[_Entry]) -> float:
    """Add the entries of a clip and return its end, at which the next clip begins.

    Recomputing the end by summing in another order could differ in the last digit, and let the next clip
    begin too early.
    """
    match clip:
        case Tween():
            end_ms = start_ms + clip.duration_ms
            entries.append(_Entry(start_ms, end_ms, clip))
            return end_ms
        case Wait():
            return start_ms + clip.duration_ms
        case Sequence():
            for part in clip.clips:
                start_ms = _lay_out(part, start_ms, entries)
            return start_ms
        case Parallel():
            return max((_lay_out(part, start_ms, entries) for part in clip.clips), default=start_ms)
        case _:
            entries.append(_Entry(start_ms, start_ms, clip))
            return start_ms


@dataclass(slots=True)
class _Timeline:
    """The entries to come, the next one last, and the tweens in progress."""

    waiting: list[_Entry] = field(default_factory=list)
    moving: list[_Entry] = field(default_factory=list)

    def next(self, until_ms: float) -> _Entry | None:
        """Remove and return the next entry due by `until_ms`; ends come before simultaneous beginnings."""
        while True:
            ending = min(self.moving, key=lambda entry: entry.end_ms, default=None)
            begins_ms = self.waiting[-1].start_ms if self.waiting else math.inf
            if ending and ending.end_ms <= min(until_ms, begins_ms):
                self.moving.remove(ending)
                return ending
            if not self.waiting or begins_ms > until_ms:
                return None
            entry = self.waiting.pop()
            if not isinstance(entry.clip, Tween):
                return entry
            self.moving.append(entry)


class Player:
    """Plays clips; the only owner of time, which passes by `advance` alone.

    Args:
        on_settled: called whenever the last clip has ended, by `advance` or by `skip`.
    """

    def __init__(self, on_settled: Callable[[], None] = lambda: None) -> None:
        self.speed = 1.0
        self._on_settled = on_settled
        self._timeline = _Timeline()
        self._cancelled = 0
        self._halted = False
        self._now_ms = 0.0
        self._end_ms = 0.0

    @property
    def idle(self) -> bool:
        """Whether there is nothing to play."""
        return self._now_ms >= self._end_ms and not self._timeline.waiting and not self._timeline.moving

    @property
    def has_halts(self) -> bool:
        """Whether it waits for a press, or will."""
        return self._halted or any(isinstance(entry.clip, Halt) for entry in self._timeline.waiting)

    @property
    def halted(self) -> bool:
        """Whether it waits for a press."""
        return self._halted

    def press(self) -> None:
        """Go on from a halt, or finish all clips up to the next halt at once."""
        if self._halted:
            self._halted = False
        elif self.has_halts:
            self._skip_to_halt()
        else:
            self.skip()

    def drop_halts(self) -> None:
        """Go on, and halt no more in the clips enqueued so far."""
        self._halted = False
        waiting = self._timeline.waiting
        waiting[:] = [entry for entry in waiting if not isinstance(entry.clip, Halt)]

    def enqueue(self, clip: Clip) -> None:
        """Play a clip after all those enqueued before."""
        if self.idle:
            self._now_ms = self._end_ms = 0.0
        added: list[_Entry] = []
        self._end_ms = _lay_out(clip, self._end_ms, added)
        self._timeline.waiting[:0] = sorted(added, key=lambda entry: entry.start_ms)[::-1]

    def advance(self, ms: float) -> None:
        """Let time pass; the speed is a factor on it, so it can change in mid-flight."""
        if self.idle or self._halted:
            return
        timeline, self._now_ms = self._timeline, self._now_ms + ms * self.speed
        while timeline is self._timeline and (entry := timeline.next(self._now_ms)):
            if isinstance(entry.clip, Halt):
                self._halt_at(entry)
                return
            _finish(entry.clip, with_effects=True)
        if timeline is not self._timeline:  # a call has skipped or cancelled
            return
        for entry in timeline.moving:
            tween = entry.clip
            assert isinstance(tween, Tween)  # nothing else lasts
            tween.step((self._now_ms - entry.start_ms) / tween.duration_ms)
        if self.idle:
            self._on_settled()

    def skip(self) -> None:
        """Finish all clips at once: every call once and in order, without effects."""
        if self.idle:
            return
        timeline, cancelled = self._timeline, self._cancelled
        self._clear()
        while self._cancelled == cancelled and (entry := timeline.next(math.inf)):
            _finish(entry.clip, with_effects=False)
        if self._cancelled == cancelled and self.idle:
            self._on_settled()

    def _skip_to_halt(self) -> None:
        timeline = self._timeline
        while timeline is self._timeline and (entry := timeline.next(math.inf)):
            if isinstance(entry.clip, Halt):
                self._halt_at(entry)
                return
            _finish(entry.clip, with_effects=False)

    def _halt_at(self, entry: _Entry) -> None:
        self._halted, self._now_ms = True, entry.start_ms

    def cancel(self) -> None:
        """Drop all clips; nothing more of them happens."""
        self._cancelled += 1
        self._clear()

    def _clear(self) -> None:
        self._timeline = _Timeline()
        self._halted = False
        self._now_ms = self._end_ms = 0.0


def _finish(clip: Tween | Call | Effect | Halt, *, with_effects: bool) -> None:
    if isinstance(clip, Tween):
        clip.step(1.0)
    elif isinstance(clip, Call) or (with_effects and isinstance(clip, Effect)):
        clip.function()
