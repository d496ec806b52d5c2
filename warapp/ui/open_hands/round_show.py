"""Shows a whole round with open hands, battle after battle or step by step; knows no window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from warapp.engine import Battle, CardsLaid, PotTaken, Record, Rules, State, play_battle
from warapp.engine.replay import Replay
from warapp.pace import Pace
from warapp.table.table import Table
from warapp.ui.open_hands.scene import OpenScene
from warapp.ui.play.auto_play import AutoPlay, AutoPlayMode
from warapp.words import Narrator, Translate

_MINUTE_MS = 60_000


class RoundShow(QObject):
    """Plays a round of its own; the round of the window is never touched.

    Args:
        table: tells the battles.
        scene: of the table; shows the piles.
        names_of: returns the names of so many seats.
        translate: into the reader's language.
        may_go_on: whether nothing else is in the way of the next battle.

    Attributes:
        auto_play: plays battle after battle.
    """

    changed = Signal()
    """Another battle is on the table, or it plays or stops."""
    battle_told = Signal(object)
    """The table tells a battle, or has told it at once: the Battle."""
    time_told = Signal(object)
    """The table tells that the minutes are over: the State."""
    looked_back = Signal(str)
    """The table shows the deal or an earlier battle: what that is, in words."""

    def __init__(
        self,
        table: Table,
        scene: OpenScene,
        names_of: Callable[[int], Sequence[str]],
        translate: Translate,
        may_go_on: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table, self._scene = table, scene
        self._names_of, self._translate, self._may_go_on = names_of, translate, may_go_on
        self._record = Record(Rules(), deal_number=1)
        self._replay = Replay(self._record)
        self._number = 0
        self._elapsed_ms = 0.0
        self._narrator = self._new_narrator()
        self.auto_play = AutoPlay(self._next_by_itself, self._can_go_on, self)
        self.auto_play.changed.connect(lambda _: self.changed.emit())
        table.settled.connect(self._settled)

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
        return self._record.rules

    @property
    def replay(self) -> Replay:
        """Its battles so far."""
        return self._replay

    @property
    def deal_number(self) -> int:
        """The number of its deal."""
        return self._replay.start.deal_number

    @property
    def number(self) -> int:
        """The number of the battle on the table; 0 for the deal."""
        return self._number

    @property
    def playing(self) -> bool:
        """Whether battle follows battle."""
        return self.auto_play.mode is not None

    @property
    def is_over(self) -> bool:
        """Whether the battle on the table is the last one."""
        return self._state.outcome is not None

    @property
    def description(self) -> str:
        """What is on the table, in words."""
        return self._narrator.position(self._state)

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats."""
        return self._names_of(self.rules.seats)

    @property
    def narrator(self) -> Narrator:
        """Puts the round into words."""
        return self._narrator

    @property
    def _state(self) -> State:
        return self._replay.position(self._number)

    def begin(self, record: Record) -> None:
        """Deal a round, and play it."""
        self.auto_play.stop()
        self._record, self._replay = record, Replay(record)
        self._number, self._elapsed_ms = 0, 0.0
        self._narrator = self._new_narrator()
        start = self._replay.start
        self._scene.expect(start)
        self._table.set_up(start, self.names, ())
        self._table.say(self._narrator.start(start))
        self._table.deal(start)
        self._table.advance(0.0)  # takes the cards off the piles
        self._scene.show_hands(start, start)
        self.looked_back.emit(self.description)
        self.auto_play.toggle(AutoPlayMode.AUTO)

    def _new_narrator(self) -> Narrator:
        prompt = self.tr("All cards lie open.")
        return Narrator(self.names, self.rules, self._translate, prompt=prompt)

    def press(self) -> None:
        """Stop, or play on; finish what moves if it does not play."""
        if not self.playing and self._table.moving:
            self._table.skip()
        elif not self.is_over:
            self.auto_play.toggle(AutoPlayMode.AUTO)

    def step(self, by: int) -> None:
        """Show the next battle, or the one before as it rested."""
        self.auto_play.stop()
        self._table.skip()
        if by > 0 and not self.is_over:
            self._tell_next(holds=False)
        elif by < 0 and self._number:
            self._show(self._number - 1)

    def stop(self) -> None:
        """Stop everything."""
        self.auto_play.stop()
        self._table.cancel()

    def go_on(self) -> None:
        """Go on if nothing is in the way any more."""
        self.auto_play.table_settled()

    def _show(self, number: int) -> None:
        self._number = number
        state = self._replay.position(number)
        last = self._replay.battle(number) if number else None
        self._scene.show_hands(last.before if last else state, state)
        self._table.sync(state, last)
        self._table.say(self._narrator.result(last) if last else self._narrator.start(state))
        self.looked_back.emit(self._narrator.battle(last) if last else self.description)
        self.changed.emit()

    def _can_go_on(self) -> bool:
        return not self._table.moving and self._may_go_on()

    def _next_by_itself(self) -> bool:
        return self._tell_next(holds=True)

    def _tell_next(self, *, holds: bool) -> bool:
        if self.is_over:
            return False
        battle = self._next()
        self._number = battle.number
        self._scene.show_hands(battle.before, battle.after)
        self._table.tell(battle, self._narrator.says(battle), holds=holds)
        self.battle_told.emit(battle)
        self._call_time_if_over(battle)
        self.changed.emit()
        return True

    def _next(self) -> Battle:
        """Return the battle after the one on the table, which was played before or is played now."""
        if self._number < self._replay.battles:
            return self._replay.battle(self._number + 1)
        battle = play_battle(self._state, self._record.rules)
        self._replay.follow(battle)
        self._elapsed_ms += told_ms(battle, self._table.timing.pace)
        return battle

    def _call_time_if_over(self, battle: Battle) -> None:
        """Call time once the battles have taken as many minutes, told at normal speed, as the rules allow."""
        limit = self.rules.minute_limit
        if limit is None or battle.after.outcome or self._elapsed_ms < limit * _MINUTE_MS:
            return
        if battle.number == self._replay.battles:
            self._replay.call_time()
            outcome = self._narrator.outcome(self._state)
            self._table.tell_time_called(self._state, outcome)
            self.time_told.emit(self._state)

    def _settled(self) -> None:
        self.changed.emit()
        self.auto_play.table_settled()


def told_ms(battle: Battle, pace: Pace) -> float:
    """Return how long a battle is told.

    >>> from warapp.engine import parse_cards, from_piles
    >>> state = from_piles([parse_cards("9C 2C KC 3C"), parse_cards("9D 4D 7D 5D")])
    >>> told_ms(play_battle(state, Rules()), Pace.flat(1_200, 2_500))
    3700.0
    """
    wars_ms, own_ms = 0.0, pace.left_battle_ms
    for event in battle.events:
        if isinstance(event, CardsLaid):
            wars_ms += pace.war_ms(max(len(laid.face_down) for laid in event.laid))
        elif isinstance(event, PotTaken):
            own_ms = pace.battle_ms(len(event.cards))
    return own_ms + wars_ms
