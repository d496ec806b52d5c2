"""Looking back at the round on the table, step by step or replayed; knows no widget."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from warapp.clock import Hold
from warapp.engine import Battle, State
from warapp.engine.replay import Replay
from warapp.session import GameSession, Round
from warapp.table.table import Table
from warapp.ui.play.auto_play import AutoPlay, AutoPlayMode
from warapp.words import Narrator

READ_AT_ONCE = 40
"""The battles of a long record that are played forward between two events: a few milliseconds."""
MOST_AT_ONCE = 1_000
"""The most battles that are played forward at once to show the last of them: some 20 ms."""
_REPORTS = 50
"""How often `extended` is emitted while a long record is read: each time redraws the chart."""


class Review(QObject):
    """Puts earlier positions of the round on the table, and the round back.

    A battle is added once the table has shown it, not when it is played. The clock stands still from `open`
    on, and whenever an earlier position is shown; playing on starts it again.

    Args:
        session: owns the round.
        table: shows the positions.
        narrator: returns the narrator of the round.
    """

    round_changed = Signal()
    """Another round is on the table."""
    extended = Signal()
    """More battles are known, or have been shown."""
    stepping = Signal(bool)
    """A step is about to show another position: forward (True) or back."""
    stepped = Signal()
    """That position is shown."""
    current_changed = Signal(int)
    """The table shows another position: the number of battles played."""
    looked_back = Signal(object)
    """The table shows an earlier `State` of the round; None where it is given back."""
    returned = Signal()
    """The review is over: the table has to show the round again."""
    replaying_changed = Signal(bool)
    """A replay started (True) or stopped."""
    announced = Signal(str)
    """Text for a screen reader."""
    pending_changed = Signal()
    """`pending` has changed."""
    _more_requested = Signal()

    def __init__(
        self,
        session: GameSession,
        table: Table,
        narrator: Callable[[], Narrator],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._table, self._narrator = session, table, narrator
        self._auto_play = AutoPlay(self._replay_next, self._can_go_on, self)
        self._replay = Replay(session.round.record)
        self._last = self._current = max(0, self._replay.battles - table.moving)
        self._replaying_battle: int | None = None
        self._looking_back = False
        self._pending: int | None = None
        self._on_pending_read: Callable[[], None] = lambda: None
        self._reported = 0
        self._auto_play.changed.connect(lambda mode: self.replaying_changed.emit(mode is not None))
        # queued, so that a long record is read in between other events
        self._more_requested.connect(self._read_on, Qt.ConnectionType.QueuedConnection)
        session.round_started.connect(self._reset)
        session.time_called.connect(lambda _: self._replay.call_time())
        session.clock_changed.connect(self._auto_play.table_settled)
        self._more_requested.emit()

    @property
    def replay(self) -> Replay:
        """The battles of the round."""
        return self._replay

    @property
    def last(self) -> int:
        """The number of the last battle that was shown."""
        return self._last

    @property
    def current(self) -> int:
        """The number of battles played in the position on the table."""
        return self._current

    @property
    def pending(self) -> int | None:
        """The battle to go to as soon as it is read."""
        return self._pending

    @property
    def looking_back(self) -> bool:
        """Whether the table shows an earlier position of the round."""
        return self._looking_back

    @property
    def replaying(self) -> bool:
        """Whether a replay is running."""
        return self._auto_play.mode is not None

    def open(self) -> None:
        """Start the review: the clock stands still until the round is played on."""
        self._set_clock_held(True)

    def close(self) -> None:
        """End the review: return the table to the round, and let the clock run."""
        self.return_to_round()
        self._set_clock_held(False)

    def go_to(self, number: int) -> None:
        """Show the position after this many battles, once it is read; the last one is the round itself."""
        self._seek(number, lambda: None)

    def step(self, by: int) -> None:
        """Go forward or back by this many battles, and announce it."""
        self._finish_motion()
        current = self._current if self._replaying_battle is None or by > 0 else self._replaying_battle
        number = (current if self._pending is None else self._pending) + by
        turns = 0 <= number <= self._last
        if turns:
            self.stepping.emit(by > 0)
        self._seek(number, self._announce)
        if turns and self._pending is None:
            self.stepped.emit()

    def to_first(self) -> None:
        """Go to the deal, and announce it."""
        self._seek(0, self._announce)

    def to_last(self) -> None:
        """Go to the current position of the round, and announce it."""
        self._seek(self._last, self._announce)

    def toggle_replay(self) -> None:
        """Replay the battles after this position, or stop; at the end, start again from the deal."""
        if not self.replaying:
            self._finish_motion()
            self.replay_from(1 if self._current == self._last else self._current + 1)
        else:
            self._auto_play.stop()

    def replay_from(self, number: int) -> None:
        """Replay from this battle on."""
        self._finish_motion()
        if self._last:
            self._auto_play.stop()
            self._go_to_once_read(max(0, number - 1), lambda: self._auto_play.toggle(AutoPlayMode.AUTO))

    def stop(self) -> None:
        """Stop the replay after the battle on the table."""
        self._auto_play.stop()

    def return_to_round(self) -> None:
        """Give the table back to the round."""
        self._set_pending(None)
        if self._looking_back:
            self.give_way()
            self.returned.emit()
            self._set_current(self._last)

    def give_way(self) -> None:
        """Leave the table to something else."""
        self._set_pending(None)
        if self._looking_back:
            self._looking_back, self._replaying_battle = False, None
            self._auto_play.stop()
            self.looked_back.emit(None)

    def continue_from_here(self) -> None:
        """Play on from this position as a new round; this can be undone."""
        replay, current, round_ = self._replay, self._current, self._session.round
        played = replay.played(current)
        if played.state.outcome:
            return
        share = current / replay.battles if replay.battles else 0.0
        self._session.put_on_table(
            Round(
                round_.rules,
                replay.start,
                played.state,
                out=replay.out(current),
                wars=played.wars,
                longest_war=played.longest_war,
                elapsed_ms=self._session.clock.elapsed_ms * share,
                round_id=self._session.lesson_id,
                last_battle=replay.battle(current) if current else None,
            )
        )

    def _reset(self, round_: Round) -> None:
        self.give_way()
        self._replay = Replay(round_.record)
        self._last = self._current = self._replay.battles
        self._reported = 0
        self.round_changed.emit()
        self._more_requested.emit()

    def _read_on(self) -> None:
        is_all = self._replay.catch_up(READ_AT_ONCE)
        known = self._replay.known
        if not is_all:
            self._more_requested.emit()
        if known > self._reported and (is_all or known - self._reported > self._last // _REPORTS):
            self._reported = known
            self.extended.emit()
        if self._pending is not None and self._pending <= known:
            self._show_battle(self._pending)
            when_read = self._on_pending_read
            self._set_pending(None)
            when_read()

    def add_battle(self, battle: Battle) -> None:
        """Add a battle of the round that the table is showing, or has shown at once."""
        self._replay.follow(battle)
        self._set_pending(None)
        self._set_clock_held(False)
        if not self._table.moving:  # an instant table has settled already
            self._reveal_all()

    def table_settled(self) -> None:
        """Continue, now that the table is at rest."""
        if not self._looking_back:
            self._reveal_all()
            return
        if self._replaying_battle is not None:
            battle, self._replaying_battle = self._replaying_battle, None
            if battle == self._last:
                self.return_to_round()
                return
            self._set_current(battle)
            if not self.replaying:
                self._table.say(self._caption_of(battle))
        self._auto_play.table_settled()

    def _reveal_all(self) -> None:
        if self._last != self._replay.battles:
            self._last = self._replay.battles
            self.extended.emit()
            self._set_current(self._last)

    def _finish_motion(self) -> None:
        """Finish the battle on the table before showing an earlier position."""
        if not self._looking_back and self._table.moving:
            self._table.skip()

    def _seek(self, number: int, then: Callable[[], None]) -> None:
        """Show a position once it is read, then call `then`."""
        self._finish_motion()
        number = max(0, min(number, self._last))
        self._auto_play.stop()
        if number == self._last:
            self.return_to_round()
            then()
        else:
            self._go_to_once_read(number, then)

    def _go_to_once_read(self, number: int, then: Callable[[], None]) -> None:
        """Show a position as soon as it is read: playing forward to it at once may take seconds."""
        if number - self._replay.known > MOST_AT_ONCE:
            self._on_pending_read = then
            self._set_pending(number)
            return
        self._set_pending(None)
        self._show_battle(number)
        then()

    def _set_pending(self, number: int | None) -> None:
        if number != self._pending:
            self._pending = number
            self.pending_changed.emit()

    def _show_battle(self, number: int) -> None:
        self._look_back_at(self._replay.position(number))
        last = self._replay.battle(number) if number else None
        self._table.sync(self._replay.position(number), last)
        self._table.say(self._caption_of(number))
        self._set_current(number)

    def _can_go_on(self) -> bool:
        return not self._table.moving and not self._session.clock.holds(Hold.HIDDEN)

    def _replay_next(self) -> bool:
        if not self._looking_back:
            return False
        battle = self._replay.battle(self._current + 1)
        self._look_back_at(battle.after)
        self._replaying_battle = battle.number
        self._table.tell(battle, self._narrator().says(battle), holds=self.replaying)
        return True

    def _look_back_at(self, state: State) -> None:
        self._looking_back = True
        self._replaying_battle = None
        self._set_clock_held(True)
        self.looked_back.emit(state)

    def _set_current(self, number: int) -> None:
        if number != self._current:
            self._current = number
            self.current_changed.emit(number)

    def _caption_of(self, number: int) -> str:
        if not number:
            return self.tr("The deal, before the first battle.")
        return self._narrator().recalled(self._replay.battle(number))

    def _announce(self) -> None:
        if not self._looking_back:
            self.announced.emit(self.tr("Back to now."))
        elif self._current:
            self.announced.emit(self._narrator().battle(self._replay.battle(self._current)))
        else:
            self.announced.emit(self._caption_of(0))

    def _set_clock_held(self, held: bool) -> None:
        self._session.clock.set_held(Hold.HISTORY, held=held)
