"""Plays clips on a stage; loaded after the first frame, which saves 25 ms of imports."""

from __future__ import annotations

from collections.abc import Callable

from warapp.table.choreography.choreographer import Choreographer
from warapp.table.choreography.cue import FASTEST_OF_BATTLE, OF_BATTLE
from warapp.table.motion.clips import Player
from warapp.table.stage.stage import Stage


class TableAnimator:
    """A player of clips together with the choreographer that makes them.

    Args:
        stage: the stage that they change.
        play_sound: plays the sound of a `Cue`, given its value.
        on_settled: called when all motion has ended.
    """

    def __init__(
        self, stage: Stage, play_sound: Callable[[str], None], on_settled: Callable[[], None]
    ) -> None:
        self.player, self._aside = Player(on_settled), Player()
        self._play_sound = play_sound
        self.choreographer = Choreographer(stage, self._play_unless_fast, self._aside)

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves at all, not even what may still move when a battle has come to rest."""
        return (self.player.idle or self.player.halted) and self._aside.idle

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.player.advance(ms)
        self._aside.advance(ms)

    def skip(self) -> None:
        """Finish all motion at once."""
        self.player.skip()
        self._aside.skip()

    def cancel(self) -> None:
        """Drop all motion."""
        self.player.cancel()
        self._aside.cancel()

    def set_speed(self, speed: float) -> None:
        """Play at a factor of the normal speed, from this instant on."""
        self.player.speed = self._aside.speed = self.choreographer.speed = speed

    def press(self) -> None:
        """Go on from a halt, or finish all motion up to the next one at once."""
        self.player.press()
        self._aside.skip()

    def _play_unless_fast(self, name: str) -> None:
        if name not in OF_BATTLE or self.player.speed <= FASTEST_OF_BATTLE:
            self._play_sound(name)
