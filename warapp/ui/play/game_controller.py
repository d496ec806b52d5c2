"""Coordinates session, table and auto-play: what a press does, and what is shown when; knows no window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from warapp.clock import Hold
from warapp.session import GameSession, Round
from warapp.table.table import Table
from warapp.ui.play.auto_play import AutoPlay, AutoPlayMode
from warapp.ui.play.seat_names import Players
from warapp.ui.play.table_takeover import TableTakeover
from warapp.words import Narrator, Translate
from warapp.words.translation import Translator, joined

if TYPE_CHECKING:
    from warapp.engine import Battle, State


_YOU = 0
"""The seat of a single person."""


class GameController(QObject):
    """Plays battles when a person asks for them, and has the table tell them.

    The order of signals: `GameSession.battle_played` and `time_called` are facts, for objects that record or
    tell them, in any order. Objects that look at the table connect to `battle_told` and `time_told`, emitted
    once it has begun to tell. `Table.settled` comes here first; all others connect to `settled`, emitted
    once the line says what came of it.

    Args:
        session: the round.
        table: shows it.
        translate: into the reader's language.
        players: who sits at the seats.

    Attributes:
        auto_play: plays several battles in a row.
        takeover: what may stand on the table in place of the round.
        step_prompt: asks for a press before each step of a war; '' where steps follow by themselves.
    """

    battle_told = Signal(object)
    """The table tells a battle that was played, or has told it at once: the Battle."""
    time_told = Signal(object)
    """The table tells that the minutes are over: the State."""
    settled = Signal()
    """Nothing moves on the table, and the line says what came of it."""
    names_changed = Signal(tuple)
    """The players have changed: their names."""
    keys_changed = Signal()
    """Players turn cards by other keys."""
    paused_changed = Signal(bool)
    """The table is covered, or uncovered."""

    def __init__(
        self,
        session: GameSession,
        table: Table,
        translate: Translate,
        players: Players,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._table, self._translate, self._players = session, table, translate, players
        self.takeover: TableTakeover | None = None
        self.step_prompt = ""
        self._words = Translator(translate)
        self._people: tuple[int, ...] = (_YOU,)
        self._keys: Mapping[int, str] = {}
        self._pressed: frozenset[int] = frozenset()
        self._keys_prompt = self._space_taken = ""
        self.auto_play = AutoPlay(session.turn_cards, self._may_go_on, self)
        self._names: tuple[str, ...] = ()
        self._narrator = self._seat_players()
        session.round_started.connect(self._put_on_table)
        session.battle_played.connect(self._tell_battle)
        session.time_called.connect(self._tell_time_called)
        session.clock_changed.connect(self.auto_play.table_settled)
        table.settled.connect(self._table_settled)

    @property
    def paused(self) -> bool:
        """Whether the table is covered and the clock stands still."""
        return self._session.clock.holds(Hold.PAUSE)

    @property
    def interrupted(self) -> bool:
        """Whether something else, such as an example, is on the table in place of the round."""
        return self.takeover is not None and self.takeover.showing

    @property
    def description(self) -> str:
        """What is on the table, in words."""
        if self.takeover and self.takeover.showing:
            return self.takeover.description
        return self._narrator.position(self._session.state)

    @property
    def you_are_out(self) -> bool:
        """Whether all people are out while others play on."""
        state = self._session.state
        return not state.outcome and not any(state.counts[seat] for seat in self._people)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self._names

    @property
    def keys(self) -> Mapping[int, str]:
        """The keys by which several people turn cards together, by seat; empty for none."""
        return self._keys

    @property
    def narrator(self) -> Narrator:
        """Puts this round into words."""
        return self._narrator

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people play."""
        return self._people

    @property
    def you(self) -> int | None:
        """The seat that is addressed as "you"; None if several people play."""
        return _YOU if self._people == (_YOU,) else None

    def set_up_table(self) -> None:
        """Set up the table for the players of the round."""
        round_ = self._session.round
        self._table.set_up(round_.state, self._names, self._people, round_.last_battle)
        self._table.set_keys(self._keys, self._pressed)

    @property
    def may_deal(self) -> bool:
        """Whether the round is fresh, so that its deal can be shown."""
        round_ = self._session.round
        return not round_.state.battles and bool(round_.start.deal_number) and not round_.state.outcome

    def await_deal(self) -> None:
        """Show the deck of a fresh round, until `deal` shows how it is dealt."""
        self._table.await_deal(self._session.state)

    def deal(self) -> None:
        """Show how a fresh round is dealt."""
        self._table.deal(self._session.state)

    def show_round(self) -> None:
        """Show the round as it stands, at rest."""
        round_ = self._session.round
        self._table.sync(round_.state, round_.last_battle)
        self._table.say(self._line_at_rest())

    @Slot(object)
    def _put_on_table(self, round_: Round) -> None:
        """Show another round: a fresh one being dealt, any other as it stands."""
        names = self._names
        self._narrator = self._seat_players()
        if self._names != names:
            self.names_changed.emit(self._names)
        self.set_up_table()
        self.auto_play.stop()
        if self.takeover:
            self.takeover.give_way()
        self.pause(False)
        if self.may_deal:
            self.deal()
            self._table.say(self._narrator.start(round_.state))
        else:
            self.show_round()

    def turn_cards(self) -> None:
        """Turn cards, finish what moves or deal a round; if players have keys of their own, say which."""
        if self._keys_prompt and self._may_go_on() and not self._session.is_over:
            self._table.say(self._prompt)
        else:
            self.turn_cards_together()

    def turn_cards_together(self) -> None:
        """Turn cards, finish what moves or deal a round, once every player has pressed a key."""
        if self.paused:
            return
        if self.takeover and self.takeover.showing:
            self.takeover.press()
        elif self._table.moving:
            self._table.press(holds=self.auto_play.mode is not None)
        elif self._session.is_over:
            self._session.new_round()
        else:
            self._session.turn_cards()

    def set_keys(self, keys: Mapping[int, str], prompt: str, pressed: frozenset[int] = frozenset()) -> None:
        """Set the keys by which several people turn cards together.

        Args:
            keys: by seat; empty for none.
            prompt: the same in words.
            pressed: the seats that have pressed theirs.
        """
        self._keys, self._pressed = keys, pressed
        if not self.interrupted:
            self._table.set_keys(keys, pressed)
        with self._prompt_updated():
            self._keys_prompt = prompt
        self.keys_changed.emit()

    def set_space_taken(self, name: str) -> None:
        """Set the name of the widget that Space acts on; '' for the table."""
        with self._prompt_updated():
            self._space_taken = name

    def stop_auto_play(self) -> None:
        """Play no further battle without a press."""
        self.auto_play.stop()

    def stop(self) -> bool:
        """Stop auto-play and end a takeover of the table; return whether there was anything to stop."""
        stopped = self.auto_play.mode is not None or self.interrupted
        self.auto_play.stop()
        if self.takeover:
            self.takeover.end()
        return stopped

    def toggle_auto_play(self, mode: AutoPlayMode) -> None:
        """Start playing battles in a row, or stop it."""
        if not self.paused and not self.interrupted and (self.auto_play.mode or not self._session.is_over):
            self.auto_play.toggle(mode)
            if self.auto_play.mode and self._table.moving:
                self._table.run_on()
                self._table.hold()

    def pause(self, paused: bool) -> None:
        """Cover the table and hold the clock, or go on."""
        if paused == self.paused:
            return
        if self.takeover:
            self.takeover.end()
        clock = self._session.clock
        if paused:
            self.auto_play.stop()
            self._table.skip()
        with self._prompt_updated():
            (clock.hold if paused else clock.release)(Hold.PAUSE)
        self.paused_changed.emit(paused)

    def stop_and_show_round(self) -> None:
        """Stop everything that goes on, and show the round as it stands."""
        self.stop()
        self.show_round()

    @property
    def _prompt(self) -> str:
        """How to turn cards now; '' if by Space."""
        if self.paused:
            return self.tr("Press P to resume.")
        if self._keys_prompt or not self._space_taken:
            return self._keys_prompt
        words = self.tr("Space goes to “{name}” right now. To turn cards, press Esc, then Space.")
        return words.format(name=self._space_taken)

    @contextmanager
    def _prompt_updated(self) -> Iterator[None]:
        """Update the line if it says how to turn cards and that changes within the block."""
        shown, before = self._table.stage.labels.caption, self._line_at_rest()
        yield
        self._narrator.prompt = self._prompt
        after = self._line_at_rest()
        if after != before and shown.startswith(before) and not self.interrupted:
            self._table.say(after + shown.removeprefix(before))

    def _may_go_on(self) -> bool:
        clock = self._session.clock
        out_of_sight = clock.holds(Hold.HIDDEN) or clock.holds(Hold.DIALOG)
        return not self._table.moving and not self.paused and not self.interrupted and not out_of_sight

    def _seat_players(self) -> Narrator:
        """Take the players from the settings, and return a narrator for them; a single person is "you"."""
        rules = self._session.rules
        people = [seat for seat, is_person in enumerate(self._players.people(rules.seats)) if is_person]
        self._people = tuple(people) if len(people) > 1 else (_YOU,)
        self._names = self._players.names(rules.seats)
        return Narrator(self._names, rules, self._translate, self.you, prompt=self._prompt)

    @contextmanager
    def dialog_open(self) -> Iterator[None]:
        """Stop auto-play, and hold the clock while a dialog is open."""
        self.stop_auto_play()
        self._session.clock.hold(Hold.DIALOG)
        try:
            yield
        finally:
            self._session.clock.release(Hold.DIALOG)

    def _tell_battle(self, battle: Battle) -> None:
        series = self.auto_play.mode is not None
        prompt = "" if series else self.step_prompt
        self._table.tell(battle, self._narrator.says(battle), holds=series, step_prompt=prompt)
        self.battle_told.emit(battle)

    def _tell_time_called(self, state: State) -> None:
        outcome = self._narrator.outcome(state)
        self._table.tell_time_called(state, outcome)
        self.time_told.emit(state)

    def _table_settled(self) -> None:
        if not self.interrupted:
            if self._session.is_over:
                self._table.say(self._line_at_rest())
            self.auto_play.table_settled()
        self.settled.emit()

    def _line_at_rest(self) -> str:
        round_, narrator = self._session.round, self._narrator
        state = round_.state
        if not state.outcome:
            if not round_.last_battle:
                return narrator.start(state)
            prompt = "" if self._prompt == self._keys_prompt else self._prompt
            return joined((narrator.result(round_.last_battle), prompt), self._words)
        places = narrator.places(round_.out, state) if len(state.piles) > 2 else ""
        return joined((narrator.outcome(state), places, narrator.what_next(state)), self._words)
