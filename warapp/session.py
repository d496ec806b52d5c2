"""The round being played: rules, state and what can be done with them, told by signals; knows no window."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from warapp import engine
from warapp.clock import Hold, RoundClock

if TYPE_CHECKING:
    from warapp.engine import Battle, Event, Played, Record, Rules, State
    from warapp.store.standing import Standing


class Round(NamedTuple):
    """A round as far as it is played.

    Attributes:
        rules: what it is played by.
        start: the deal.
        state: where it stands.
        out: the seats in the order in which they went out.
        wars: how many were declared.
        longest_war: the greatest depth of one.
        elapsed_ms: the time that the clock counted up to the last change of rounds.
        time_called_after: after which battle its minutes are over; None where only the clock knows.
        round_id: a name that no other round has.
        last_battle: the battle after which it stands; None before the first.
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
        """Return the round that a record keeps, played forward to its position."""
        start, called = record.start, record.time_called_after
        round_ = cls(record.rules, start, start, time_called_after=called)
        if record.battles:
            for battle in record.play():
                round_ = round_.then(battle)
                if battle.number == record.battles:
                    break
        return round_._with_time_called()

    @classmethod
    def resumed(cls, record: Record, standing: Standing) -> Round:
        """Return the round of a record where it stands, which costs one battle however long it is.

        Raises:
            RoundOver: it can't stand there.
        """
        start = record.start
        round_ = cls(record.rules, start, start, time_called_after=record.time_called_after)
        if record.battles:
            battle = engine.play_battle(standing.before, record.rules)
            figures = (standing.out, standing.wars, standing.longest_war)
            round_ = cls(
                record.rules, start, battle.after, *figures, 0.0, record.time_called_after, "", battle
            )
        return round_._with_time_called()

    def _with_time_called(self) -> Round:
        if self.time_called_after != self.state.battles:
            return self
        return self._replace(state=engine.call_time(self.state, self.rules))

    def then(self, battle: Battle) -> Round:
        """Return the round one battle further."""
        return self._replace(
            state=battle.after,
            out=self.out + went_out(battle.events),
            wars=self.wars + battle.wars,
            longest_war=max(self.longest_war, battle.wars),
            last_battle=battle,
        )

    @property
    def played(self) -> Played:
        """The round as far as it is played, as the engine has it."""
        return engine.Played(self.state, self.wars, self.longest_war)

    @property
    def record(self) -> Record:
        """The round as a record."""
        return engine.Record.of(self.start, self.rules, self.state.battles, self.time_called_after)

    @property
    def standing(self) -> Standing:
        """Where it stands, to go on from without playing it forward."""
        from warapp.store.standing import Standing  # it loads the playing of battles, 15 ms of a start

        before = self.last_battle.before if self.last_battle else self.start
        return Standing(before, self.out, self.wars, self.longest_war)


def went_out(events: tuple[Event, ...]) -> tuple[int, ...]:
    """Return the seats that events put out, in order."""
    return tuple(event.seat for event in events if isinstance(event, engine.SeatOut))


class GameSession(QObject):
    """Owns the round on the table.

    Args:
        draw_number: draws the number of a new deal.
        draw_id: draws a name for a round.
        now_ms: the clock's source, in milliseconds.
        round_: what is on the table at first; None for a fresh round of the playbook.
    """

    round_started = Signal(object)
    """Another round is on the table: its Round. Also after taking back, restarting and opening."""
    battle_played = Signal(object)
    """A battle was played: the Battle."""
    time_called = Signal(object)
    """The minutes are over: the State."""
    clock_changed = Signal()
    """The clock is restarted, held or released, or another second of the time left has passed."""

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
        self._round = self._named(round_) if round_ else self._fresh(engine.PLAYBOOK, draw_number())
        self._start_clock()

    @property
    def round(self) -> Round:
        """The round on the table."""
        return self._round

    @property
    def rules(self) -> Rules:
        """What it is played by."""
        return self._round.rules

    @property
    def state(self) -> State:
        """Where it stands."""
        return self._round.state

    @property
    def is_over(self) -> bool:
        """Whether it has its outcome."""
        return self.state.outcome is not None

    @property
    def before(self) -> Round | None:
        """The round that can be taken back."""
        return self._before

    @property
    def can_take_back(self) -> bool:
        """Whether the round before can be had back."""
        return self._before is not None

    @property
    def left_ms(self) -> float | None:
        """The time left on the clock, or None where it does not matter."""
        limit = self.rules.minute_limit
        return None if limit is None or self.is_over else limit * 60_000 - self.clock.elapsed_ms

    def new_round(self, rules: Rules | None = None, deal_number: int | None = None) -> None:
        """Deal another round, by the same rules and from a drawn number unless others are given."""
        number = self._draw_number() if deal_number is None else deal_number
        self.put_on_table(self._fresh(rules or self.rules, number))

    def restart(self) -> None:
        """Begin the round on the table again from its deal."""
        start = self._round.start
        self.put_on_table(Round(self.rules, start, start))

    def open(self, record: Record) -> None:
        """Put the round of a record on the table, at its position."""
        self.put_on_table(Round.at(record))

    def put_on_table(self, round_: Round) -> None:
        """Play another round from now on; the one before can be taken back until cards are turned."""
        self._before = self._round._replace(elapsed_ms=self.clock.elapsed_ms)
        self._round = self._named(round_)
        self._begin()

    def correct(self, corrected: Round, resumed: Round) -> bool:
        """Put a corrected round in the place of the one resumed, with the battles that were played since.

        Args:
            corrected: what the record of the resumed round leads to.
            resumed: the round as it was at the start.

        Returns:
            Whether the resumed round was still there.
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
        self._begin()
        return True

    def take_back(self) -> None:
        """Have the round back that a new one replaced; possible until cards are turned."""
        if self._before:
            self._round, self._before = self._before, None
            self._begin()

    def turn_cards(self) -> bool:
        """Play one battle; return whether there was one to play."""
        if self.is_over:
            return False
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
        """End the round because its minutes are over."""
        if self.is_over or self.rules.minute_limit is None:
            return
        self.clock.hold(Hold.OVER)
        state = engine.call_time(self.state, self.rules)
        self._round = self._round._replace(state=state, time_called_after=state.battles)
        self.time_called.emit(self.state)

    def _fresh(self, rules: Rules, deal_number: int) -> Round:
        start = engine.deal(rules, deal_number)
        return Round(rules, start, start, round_id=self._draw_id())

    def _named(self, round_: Round) -> Round:
        return round_ if round_.round_id else round_._replace(round_id=self._draw_id())

    def _begin(self) -> None:
        self._start_clock()
        self.round_started.emit(self._round)

    def _start_clock(self) -> None:
        self.clock.restart(self._round.elapsed_ms)
        self.clock.set_held(Hold.OVER, held=self.is_over)
        self.clock.set_held(Hold.DEAL, held=not self.state.battles)


class ClockTicker(QObject):
    """Calls time when the minutes of a session are over, and tells of each second until then.

    It ticks only where there is a limit, and only while the clock runs.
    """

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._second = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._second.timeout.connect(self._second_passed)
        session.clock_changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        left = self._session.left_ms
        if left is None or not self._session.clock.running:
            self._second.stop()
        else:
            self._second.start(math.ceil(left % 1_000 or 1_000) if left > 0 else 0)

    @Slot()
    def _second_passed(self) -> None:
        left = self._session.left_ms
        if left is not None and left <= 0:
            self._session.call_time()
        else:
            self._session.clock_changed.emit()


def next_deal(number: int, step: int = 1) -> int:
    """Return the deal after a number, or before it; after the last comes the first.

    >>> next_deal(2**31 - 1), next_deal(1, -1) == 2**31 - 1
    (1, True)
    """
    return (number - 1 + step) % engine.MOST_DEALS + 1
