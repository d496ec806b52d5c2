"""The table: shows battles, and can be skipped, cancelled and synced to any state."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from warapp.table.drawing_ahead import DrawingAhead
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.table.ticker import FrameTicker

if TYPE_CHECKING:
    from warapp.engine import Battle, State
    from warapp.table.animator import TableAnimator
    from warapp.table.motion.clips import Clip
    from warapp.table.motion.timing import Timing
    from warapp.table.stage.resting import RestingPicture

MANY_MOVING = 3
"""If more cards than this move, redrawing the whole table is cheaper."""


class Table(QObject):
    """Connects stage, choreography, player and scene.

    Args:
        scene: shows the stage that it was made with.
        play_sound: plays a `Cue` by its name.
        ticker: calls for the frames while something moves.
    """

    settled = Signal()
    """All motion has ended or was skipped."""
    caption_changed = Signal(str)
    """The caption has changed: the new text."""
    battle_shown = Signal(int)
    """The battle on the table has changed: its number."""
    panel_up = Signal(bool)
    """The panel at the end of a round has come up (True), or is gone (False)."""
    halted_changed = Signal(bool)
    """A war waits for a press to lay its next cards (True), or no longer does (False)."""
    many_moving = Signal(bool)
    """Many cards have begun (True) or ceased (False) to move at once."""

    def __init__(
        self,
        scene: TableScene,
        play_sound: Callable[[str], None],
        ticker: FrameTicker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._stage: Stage = scene.stage
        self._play_sound = play_sound
        self._animator: TableAnimator | None = None
        self._speed = 1.0
        self._reduced = False
        self._chant: tuple[str, ...] = ()
        self._halted = False
        self._ticker = ticker
        self._caption = ""
        self._battle = 0
        self._many = False
        self._panel_up = False
        self._ahead = DrawingAhead(scene, ticker.later, lambda: not self.moving)
        self._companion: Callable[[float], bool] | None = None
        self._still = True
        self._resting: Battle | None = None
        """The battle whose cards lie on the table once nothing moves."""

    @property
    def moving(self) -> bool:
        """Whether a clip is playing."""
        return self._animator is not None and not self._animator.player.idle

    @property
    def shows_panel(self) -> bool:
        """Whether the panel at the end of a round is up."""
        return self._stage.labels.end.panel >= 1.0

    @property
    def halted(self) -> bool:
        """Whether a war waits for a press to lay its next cards."""
        return self._animator is not None and self._animator.player.halted

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves, not even what may go on for a moment once the table has settled."""
        return self._companion is None and (self._animator is None or self._animator.at_rest)

    @property
    def stage(self) -> Stage:
        """The stage."""
        return self._stage

    @property
    def is_motion_reduced(self) -> bool:
        """Whether cards appear in place rather than travel."""
        return self._reduced

    @property
    def timing(self) -> Timing:
        """All durations at normal speed."""
        from warapp.table.motion.timing import Timing

        timing = Timing().reduced() if self._reduced else Timing()
        return timing if self._chant else replace(timing, chant_stagger_ms=timing.lay_stagger_ms)

    def animator(self) -> TableAnimator:
        """Return the animator, whose modules are imported by the first call."""
        if self._animator is None:
            from warapp.table.animator import TableAnimator

            self._animator = TableAnimator(self._stage, self._play_sound, self._on_settled)
            self._prepare_choreographer()
            self._follow_speed()
            self._ahead.draw_at_rest()
        return self._animator

    def set_up(
        self,
        state: State,
        names: Sequence[str],
        people: Sequence[int] = (0,),
        last: Battle | None = None,
    ) -> None:
        """Set up the table for a round and show a state of it at rest.

        Args:
            state: the state to show.
            names: the names of the seats.
            people: the seats where people play; a single one is "you".
            last: the battle that led to the state, whose cards still lie on the table.
        """
        self.cancel()
        self._stage.people = tuple(people)
        self._stage.sync(state)
        self._scene.set_names(names)
        self.sync(state, last)

    def set_colour(self, colour: float) -> None:
        """Leave the surface so much of its colour, 0 … 1, as while it shows what is past."""
        self._scene.set_colour(colour)

    def set_keys(self, keys: Mapping[int, str], pressed: frozenset[int] = frozenset()) -> None:
        """Show on the plates the keys by which seats play, until the next `set_up`, and who has pressed."""
        self._scene.set_keys(keys, pressed)

    def set_speed(self, speed: float) -> None:
        """Set the speed as a factor on time, effective at once; infinite for instant."""
        self._speed = speed
        self._follow_speed()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let cards appear in place rather than travel, from the next clip on."""
        self._reduced = reduced
        self._stage.shows_fan = not reduced
        self._prepare_choreographer()

    def set_chant(self, beats: Sequence[str]) -> None:
        """Set the four beats that are said in a war with three cards face down; none for no chant."""
        self._chant = tuple(beats)
        self._prepare_choreographer()

    def _prepare_choreographer(self) -> None:
        if self._animator:
            choreographer = self._animator.choreographer
            choreographer.timing = self.timing
            choreographer.set_chant(self._chant)

    def tell(
        self, battle: Battle, says: Sequence[str], *, holds: bool = False, step_prompt: str = ""
    ) -> None:
        """Show a battle.

        Args:
            battle: the battle.
            says: for each event the new caption, or '' to keep the old one.
            holds: whether to hold the result for a while, as the next battle follows on its own.
            step_prompt: asks for a press before each step of a war; '' where steps follow by themselves.
        """
        self._ahead.expect(battle.after, battle)
        after = self._resting if self._resting and self._resting.after == battle.before else None
        self._resting = None if battle.after.outcome else battle
        choreographer = self.animator().choreographer
        self._play(choreographer.battle(battle, says, after, holds=holds, step_prompt=step_prompt))

    def hold(self) -> None:
        """Hold the table for a while, so that a result can be seen before the next battle."""
        self._play(self.animator().choreographer.hold())

    def tell_time_called(self, state: State, line: str) -> None:
        """Show that time was called."""
        after, self._resting = self._resting, None
        self._play(self.animator().choreographer.time_called(state, line, after))

    def await_deal(self, state: State) -> None:
        """Show the deck of a round that will be dealt."""
        self.cancel()
        self._stage.lay_deck(state)
        self._refresh()

    def deal(self, state: State) -> None:
        """Show how a new round is dealt."""
        self.cancel()
        self._scene.draw_deal()
        self._play(self.animator().choreographer.deal(state))

    def sync(self, state: State, last: Battle | None = None) -> None:
        """Show a state at rest, cancelling all motion.

        Args:
            state: the state.
            last: the battle that led to it, whose cards still lie on the table, if any.
        """
        self.cancel()
        self._stage.sync(state, self._picture(state, last))
        self._refresh()
        self._ahead.expect(state)
        if self._animator:
            self._ahead.draw_at_rest()

    def say(self, line: str) -> None:
        """Show a caption."""
        self._stage.labels.caption = line
        self._refresh()

    def press(self, *, holds: bool = False) -> None:
        """Lay the next cards of a war that waits for a press, or else finish what moves.

        Args:
            holds: whether to hold a result that was not shown yet, as the next battle follows on its own.
        """
        if self._animator is None or not self._animator.player.has_halts:
            self.skip(holds=holds)
            return
        self._animator.press()
        self._refresh()
        self._ticker.start(self._frame)

    def run_on(self) -> None:
        """Wait for no more presses in the battle on the table."""
        if self._animator is not None and self._animator.player.has_halts:
            self._animator.player.drop_halts()
            self._refresh()
            self._ticker.start(self._frame)

    def skip(self, *, holds: bool = False) -> None:
        """Finish all motion at once.

        Args:
            holds: whether to hold a result that was not shown yet, as the next battle follows on its own.
        """
        seen = self._stage.labels.winner is not None
        if self._animator:
            self._animator.skip()
        self._refresh()
        if holds and not seen and not self._stage.labels.outcome:
            self.hold()

    def accompany(self, frame: Callable[[float], bool]) -> None:
        """Let `frame(ms)` move something beside the cards, until it returns False or anything else moves."""
        self._end_companion()
        self._companion = frame
        self._ticker.start(self._frame)
        if math.isinf(self._speed):
            self._end_companion()

    def _end_companion(self) -> None:
        companion, self._companion = self._companion, None
        if companion:
            companion(math.inf)

    def cancel(self) -> None:
        """Drop all motion; the table is inconsistent until the next `sync`."""
        self._end_companion()
        if self._animator:
            self._animator.cancel()
        self._resting = None
        self._ticker.stop()
        self._count_moving()

    def advance(self, ms: float) -> None:
        """Let time pass on the table; called by the ticker and by tests."""
        if self._companion and not self._companion(ms):
            self._companion = None
        self.animator().advance(ms)
        self._refresh()

    def hold_at(self, ms: float) -> None:
        """Let `ms` milliseconds pass and stop the ticker."""
        self.advance(ms)
        self._ticker.stop()

    def _follow_speed(self) -> None:
        if self._animator is None:
            return
        if math.isinf(self._speed):
            self.skip()
        else:
            self._animator.set_speed(self._speed)

    def _picture(self, state: State, last: Battle | None) -> RestingPicture | None:
        if last is None or state.outcome:
            return None
        from warapp.table.stage.resting import rest  # a fresh deal does without

        self._resting = last
        return rest(last)

    def _play(self, clip: Clip) -> None:
        self._end_companion()
        self.animator().player.enqueue(clip)
        if math.isinf(self._speed):
            self.skip()
        else:
            self._ticker.start(self._frame)

    def _frame(self, ms: float) -> None:
        self.advance(ms)
        if self._still:
            self._ahead.draw_one()

    def _refresh(self) -> None:
        self._count_moving()
        self._still = not self._stage.moved
        self._scene.refresh()
        if self.at_rest:
            self._ticker.stop()
        if self.halted != self._halted:
            self._halted = self.halted
            self.halted_changed.emit(self._halted)
        if self._stage.labels.caption != self._caption:
            self._caption = self._stage.labels.caption
            self.caption_changed.emit(self._caption)
        if self.shows_panel != self._panel_up:
            self._panel_up = self.shows_panel
            self.panel_up.emit(self._panel_up)
        if self._stage.labels.battle != self._battle:
            self._battle = self._stage.labels.battle
            self.battle_shown.emit(self._battle)

    def _count_moving(self) -> None:
        moving = sum(s.travel < 1.0 for s in self._stage.moved) if self.moving else 0
        many = moving > MANY_MOVING or (self._many and moving > 0)
        if many != self._many:
            self._many = many
            self.many_moving.emit(many)

    def _on_settled(self) -> None:
        self._refresh()
        self.settled.emit()
        if self._animator:
            self._ahead.draw_at_rest()
