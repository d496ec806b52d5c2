"""The table as its owner uses it: tells battles, can be skipped, cancelled and brought to a position."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from warapp.engine import Battle, State
from warapp.table.choreography import Choreographer
from warapp.table.motion import Clip, Player
from warapp.table.scene import TableScene
from warapp.table.stage import Stage
from warapp.table.ticker import FrameTicker
from warapp.table.timing import NORMAL_SPEED, Timing

MANY_MOVING = 3
"""More cards than this in motion are cheaper to draw with the whole table."""


class Table(QObject):
    """Joins stage, choreography, time and scene.

    Args:
        scene: shows the stage that it was made with.
        play_sound: plays a `Cue` by its name.
    """

    settled = Signal()
    """Nothing moves any more, by itself or by skip."""
    caption_changed = Signal(str)
    """The line of words is another."""
    battle_shown = Signal(int)
    """The number of the battle on the table is another."""
    many_moving = Signal(bool)
    """Whether many cards move at once."""

    def __init__(
        self, scene: TableScene, play_sound: Callable[[str], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._stage: Stage = scene.stage
        self._player = Player(self._on_settled)
        self._choreographer = Choreographer(self._stage, play_sound)
        self._ticker = FrameTicker(self._frame, self)
        self._caption = ""
        self._battle = 0
        self._many = False
        self.set_speed(NORMAL_SPEED)

    @property
    def moving(self) -> bool:
        """Whether a clip is under way."""
        return not self._player.idle

    @property
    def stage(self) -> Stage:
        """What is on the table."""
        return self._stage

    def set_speed(self, speed: float) -> None:
        """Play at a factor of the normal speed, from this instant on; infinite for instant."""
        self._speed = speed
        if math.isinf(speed):
            self.skip()
        else:
            self._player.speed = speed

    def set_timing(self, timing: Timing) -> None:
        """Play what is enqueued from now on with other durations."""
        self._choreographer.timing = timing

    def tell(self, battle: Battle, says: Sequence[str]) -> None:
        """Show a battle, with the line of words from each event on."""
        self._play(self._choreographer.battle(battle, says))

    def tell_time_called(self, state: State, line: str) -> None:
        """Show that time was called."""
        self._play(self._choreographer.time_called(state, line))

    def deal(self, state: State) -> None:
        """Show how a fresh round is dealt."""
        self.cancel()
        self._play(self._choreographer.deal(state))

    def sync(self, state: State) -> None:
        """Show a position at rest, whatever was under way."""
        self.cancel()
        self._stage.sync(state)
        self._refresh()

    def say(self, line: str) -> None:
        """Show a line of words."""
        self._stage.labels.caption = line
        self._refresh()

    def skip(self) -> None:
        """Finish all that is under way, at once."""
        self._player.skip()
        self._refresh()

    def cancel(self) -> None:
        """Drop all that is under way; the table is wrong until it is synced."""
        self._player.cancel()
        self._ticker.stop()
        self._count_moving()

    def advance(self, ms: float) -> None:
        """Let time pass on the table; the ticker does so, and tests."""
        self._player.advance(ms)
        self._refresh()

    def _play(self, clip: Clip) -> None:
        self._player.enqueue(clip)
        if math.isinf(self._speed):
            self.skip()
        else:
            self._ticker.start()

    def _frame(self, ms: float) -> None:
        self.advance(ms)

    def _refresh(self) -> None:
        self._count_moving()
        self._scene.refresh()
        if self._player.idle:
            self._ticker.stop()
        if self._stage.labels.caption != self._caption:
            self._caption = self._stage.labels.caption
            self.caption_changed.emit(self._caption)

        if self._stage.labels.battle != self._battle:
            self._battle = self._stage.labels.battle
            self.battle_shown.emit(self._battle)

    def _count_moving(self) -> None:
        many = self.moving and sum(s.travel < 1.0 for s in self._stage.moved) > MANY_MOVING
        if many != self._many:
            self._many = many
            self.many_moving.emit(many)

    def _on_settled(self) -> None:
        self._refresh()
        self.settled.emit()
