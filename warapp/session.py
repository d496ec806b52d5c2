"""The round being played: its rules, its state, and signals for its changes; knows no window."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from warapp import engine
from warapp.clock import Hold, RoundClock

if TYPE_CHECKING:
    from warapp.engine import Battle, Event, Played, Record, Rules, State
    from warapp.store.snapshot import Snapshot


LESSON_ID = "lesson-"
"""The beginning of the IDs of rounds that are played in lessons, which nobody counts."""


class Round(NamedTuple):
    """A round as far as it has been played.

    Attributes:
        rules: the rules.
        start: the state before the first battle.
        state: the current state.
        out: the seats that are out, in the order in which they went out.
        wars: the number of wars declared.
        longest_war: the greatest depth of a war.
        elapsed_ms: the time on the clock when the round was last put on the table or taken off it.
        time_called_after: the battle after which time is called; None if the clock decides.
        round_id: a unique ID.
        last_battle: the last battle played; None before the first.
    """

    rules: Rules
    start: State
    state: State
    out: tuple[int, ...] = ()
    wars: int = 0
    longest_war: int = 0
    elapsed_ms: float = 0.0
    time_called_after: int | None = None
    round_id: str = ""
    last_battle: Battle | None = None

    @classmethod
    def at(cls, record: Record) -> Round:
        """Return the round of a record, played forward to its position."""
        start, called = record.start, record.time_called_after
        round_ = cls(record.rules, start, start, time_called_after=called)
        for battle in record.play(record.battles):
            round_ = round_.then(battle)
        return round_._with_time_called()

    @classmethod
    def resumed(cls, record: Record, snapshot: Snapshot) -> Round:
        """Return the round of a record at a snapshot, by playing only its last battle.

        Raises:
            RoundOver: the snapshot is of a round that is over.
        """
        start = record.start
        round_ = cls(record.rules, start, start, time_called_after=record.time_called_after)
        if record.battles:
            battle = engine.play_battle(snapshot.before, record.rules)
            figures = (snapshot.out, snapshot.wars, snapshot.longest_war)
            round_ = cls(
                record.rules, start, battle.after, *figures, 0.0, record.time_called_after, "", battle
            )
        return round_._with_time_called()

    def _with_time_called(self) -> Round:
        if self.time_called_after != self.state.battles:
            return self
        return self._replace(state=engine.call_time(self.state, self.rules))

    def then(self, battle: Battle) -> Round:
        """Return the round after one more battle."""
        played = self.played.then(battle)
        return self._replace(
            state=played.state,
            out=self.out + went_out(battle.events),
            wars=played.wars,
            longest_war=played.longest_war,
            last_battle=battle,
        )

    @property
    def is_of_lesson(self) -> bool:
        """Whether it is one of a lesson, which neither the score nor the statistics count."""
        return self.round_id.startswith(LESSON_ID)

    @property
    def played(self) -> Played:
        """The state and the wars so far."""
        return engine.Played(self.state, self.wars, self.longest_war)

    @property
    def record(self) -> Record:
        """The record of the round."""
        return engine.Record.of(self.start, self.rules, self.state.battles, self.time_called_after)

    @property
    def snapshot(self) -> Snapshot:
        """A snapshot from which the round can be resumed without playing it forward."""
        from warapp.store.snapshot import Snapshot  # imports the playing of battles, 15 ms

        before = self.last_battle.before if self.last_battle else self.start
        return Snapshot(before, self.out, self.wars, self.longest_war)


def went_out(events: tuple[Event, ...]) -> tuple[int, ...]:
    """Return the seats that went out, in order."""
    return tuple(event.seat for event in events if isinstance(event, engine.SeatOut))


class GameSession(QObject):
    """Owns the round on the table.

    Args:
        draw_number: returns a random deal number.
        draw_id: returns a unique ID for a round.
        now_ms: a monotonic clock, in milliseconds.
        round_: the first round; None for a new one by the playbook rules.
    """

    round_started = Signal(object)
    """Another round is on the table, also after undoing, restarting and opening: the `Round`."""
    battle_played = Signal(object)
    """A battle was played: the `Battle`."""
    time_called = Signal(object)
    """Time was called: the `State`."""
    clock_changed = Signal()
    """The clock was restarted, held or released, or another second of the remaining time has passed."""

    def __init__(
        self,
        draw_number: Callable[[], int],
        draw_id: Callable[[], str],
        now_ms: Callable[[], float],
        round_: Round | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.clock = RoundClock(now_ms, self.clock_changed.emit)
        self._draw_number, self._draw_id = draw_number, draw_id
        self._before: Round | None = None
        self._round = self._with_id(round_) if round_ else self._fresh(engine.PLAYBOOK, draw_number())
        self._start_clock()

    @property
    def round(self) -> Round:
        """The round on the table."""
        return self._round

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
        return self._round.rules

    @property
    def state(self) -> State:
        """The state of the round."""
        return self._round.state

    @property
    def is_over(self) -> bool:
        """Whether the round has an outcome."""
        return self.state.outcome is not None

    @property
    def before(self) -> Round | None:
        """The previous round, if it can be restored."""
        return self._before

    @property
    def own_round(self) -> Round:
        """The round that people play: the one on the table, or the one that waits below that of a lesson."""
        if self._round.is_of_lesson and self._before is not None:
            return self._before
        return self._round._replace(elapsed_ms=self.clock.elapsed_ms)

    @property
    def can_take_back(self) -> bool:
        """Whether the previous round can be restored."""
        return self._before is not None

    @property
    def left_ms(self) -> float | None:
        """The remaining time, or None if there is no limit or the round is over."""
        limit = self.rules.minute_limit
        return None if limit is None or self.is_over else limit * 60_000 - self.clock.elapsed_ms

    def draw_number(self) -> int:
        """Return a random deal number."""
        return self._draw_number()

    def new_round(self, rules: Rules | None = None, deal_number: int | None = None) -> None:
        """Deal a new round, by default with the rules that people play by and a random deal number."""
        number = self._draw_number() if deal_number is None else deal_number
        self.put_on_table(self._fresh(rules or self.own_round.rules, number))

    def restart(self) -> None:
        """Begin the same deal again."""
        start = self._round.start
        self.put_on_table(Round(self.rules, start, start, round_id=self.lesson_id))

    @property
    def lesson_id(self) -> str:
        """The ID of the round on the table if it is of a lesson, for what is played on of it; '' if not."""
        return self._round.round_id if self._round.is_of_lesson else ""

    def put_on_table(self, round_: Round) -> None:
        """Put another round on the table; the previous one can be restored until cards are turned.

        A round of a lesson takes no other one's place: the one below it can be restored in any case.
        """
        self._before = self.own_round
        self._round = self._with_id(round_)
        self._start_round()

    def correct(self, corrected: Round, resumed: Round) -> bool:
        """Replace the resumed round by a corrected one, repeating the battles played since.

        Args:
            corrected: the round that its record leads to.
            resumed: the round as it was resumed.

        Returns:
            Whether the resumed round was still on the table or could be restored.
        """
        if self._before and self._before.round_id == resumed.round_id:
            self._before = corrected
            return True
        if self._round.round_id != resumed.round_id:
            return False
        elapsed_ms = self.clock.elapsed_ms
        for _ in range(self.state.battles - resumed.state.battles):
            if not corrected.state.outcome:
                corrected = corrected.then(engine.play_battle(corrected.state, corrected.rules))
        self._round = corrected._replace(elapsed_ms=elapsed_ms)
        self._start_round()
        return True

    def take_back(self) -> None:
        """Restore the previous round; possible until cards are turned."""
        if self._before:
            self._round, self._before = self._before, None
            self._start_round()

    def turn_cards(self) -> bool:
        """Play one battle; return False if the round is over."""
        if self.is_over:
            return False
        if not self._round.is_of_lesson:
            self._before = None
        self.clock.release(Hold.DEAL)
        battle = engine.play_battle(self.state, self.rules)
        self._round = self._round.then(battle)
        if battle.after.outcome:
            self.clock.hold(Hold.OVER)
        self.battle_played.emit(battle)
        if not self.is_over and battle.number == self._round.time_called_after:
            self.call_time()
        return True

    def call_time(self) -> None:
        """End the round because its time is up."""
        if self.is_over or self.rules.minute_limit is None:
            return
        self.clock.hold(Hold.OVER)
        state = engine.call_time(self.state, self.rules)
        self._round = self._round._replace(state=state, time_called_after=state.battles)
        self.time_called.emit(self.state)

    def _fresh(self, rules: Rules, deal_number: int) -> Round:
        start = engine.deal(rules, deal_number)
        return Round(rules, start, start, round_id=self._draw_id())

    def _with_id(self, round_: Round) -> Round:
        return round_ if round_.round_id else round_._replace(round_id=self._draw_id())

    def _start_round(self) -> None:
        self._start_clock()
        self.round_started.emit(self._round)

    def _start_clock(self) -> None:
        self.clock.restart(self._round.elapsed_ms)
        self.clock.set_held(Hold.OVER, held=self.is_over)
        self.clock.set_held(Hold.DEAL, held=not self.state.battles)


class ClockTicker(QObject):
    """Calls time when the minutes of a round are over, and emits `clock_changed` every second until then.

    It ticks only if there is a limit, and only while the clock runs.
    """

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._report_second)
        session.clock_changed.connect(self._restart_timer)
        self._restart_timer()

    @Slot()
    def _restart_timer(self) -> None:
        left = self._session.left_ms
        if left is None or not self._session.clock.running:
            self._timer.stop()
        else:
            self._timer.start(math.ceil(left % 1_000 or 1_000) if left > 0 else 0)

    @Slot()
    def _report_second(self) -> None:
        left = self._session.left_ms
        if left is not None and left <= 0:
            self._session.call_time()
        else:
            self._session.clock_changed.emit()


def next_deal(number: int, step: int = 1) -> int:
    """Return the next or previous deal number; the first follows the last.

    >>> next_deal(2**31 - 1), next_deal(1, -1) == 2**31 - 1
    (1, True)
    """
    return (number - 1 + step) % engine.MOST_DEALS + 1
