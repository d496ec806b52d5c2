"""Decides what is spoken of each battle: at once, or of a series now and then; knows no table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from warapp.engine import Battle, SeatOut, State
from warapp.ui.play.auto_play import AutoPlayMode
from warapp.ui.play.window_context import WindowContext
from warapp.ui.screen_reader.series import Series
from warapp.vocabulary import SpokenDetail
from warapp.words.spoken.battles import SpokenBattles
from warapp.words.translation import Translator, joined


class Teller(QObject):
    """Puts battles into words for a screen reader.

    A battle for which a person pressed a key is told when its cards are turned; a series at most every four
    seconds, in one sentence; the end of a round always, at once and last.

    Args:
        context: the parts of the window.
        is_heard: whether anyone listens.
    """

    spoken = Signal(str, bool)
    """A text, and whether it is urgent."""

    def __init__(self, context: WindowContext, is_heard: Callable[[], bool]) -> None:
        super().__init__(context.window)
        self._context, self._is_heard = context, is_heard
        self._words = Translator(context.translate)
        self._steps = False
        self._mode: AutoPlayMode | None = None
        self.series = Series(self)
        self.series.due.connect(self._tell_series)
        game = context.game_controller
        game.battle_told.connect(self._tell_battle)
        game.time_told.connect(self._tell_time)
        game.settled.connect(self._end_steps)
        game.auto_play.changed.connect(self._tell_mode)
        context.table.caption_changed.connect(self._tell_step)
        context.session.round_started.connect(lambda _: self.series.take())

    @property
    def _detail(self) -> SpokenDetail:
        return self._context.settings.spoken_detail

    @property
    def _battles(self) -> SpokenBattles:
        game, session = self._context.game_controller, self._context.session
        return SpokenBattles(game.names, session.rules, self._context.translate, game.you)

    @Slot(object)
    def _tell_battle(self, battle: Battle) -> None:
        if not self._is_heard():
            return
        if battle.after.outcome:
            self._tell_end(battle)
        elif self._mode is not None:
            self.series.add(battle)
        elif self._context.game_controller.step_prompt and battle.wars:
            self._steps = self._context.table.moving
            self._tell_step(self._context.table.stage.labels.caption)
        elif self._is_worth_telling([battle]):
            self._say(self._left(), self._one(battle))

    def _tell_end(self, battle: Battle) -> None:
        self._steps = False
        self._say(self._left(), self._one(battle), self._after_end(), is_urgent=True)

    @Slot(object)
    def _tell_time(self, state: State) -> None:
        if self._is_heard():
            outcome = self._context.game_controller.narrator.outcome(state)
            self._say(self._left(), outcome, self._after_end(), is_urgent=True)

    def _after_end(self) -> str:
        return self.tr("Press Space for a new round.")

    def _left(self) -> str:
        """Return what was not told yet of a series."""
        left = self.series.take()
        return self._several(left) if left and self._is_worth_telling(left) else ""

    def _several(self, battles: Sequence[Battle]) -> str:
        return self._one(battles[0]) if len(battles) == 1 else self._battles.summary(battles)

    def _one(self, battle: Battle) -> str:
        if self._detail is SpokenDetail.SHORT:
            return self._battles.short(battle)
        return self._context.game_controller.narrator.battle(battle)

    def _is_worth_telling(self, battles: Sequence[Battle]) -> bool:
        return self._detail is not SpokenDetail.WARS or any(
            battle.wars or any(isinstance(event, SeatOut) for event in battle.events) for battle in battles
        )

    @Slot(tuple)
    def _tell_series(self, battles: tuple[Battle, ...]) -> None:
        if self._is_worth_telling(battles):
            self._say(self._several(battles))
        else:
            self.series.put_back(battles)

    @Slot(object)
    def _tell_mode(self, mode: AutoPlayMode | None) -> None:
        before, self._mode = self._mode, mode
        if not self._is_heard():
            return
        if mode is not None:
            self._say(self._left(), self._begun(mode))
            self.series.start()
        elif self._context.session.is_over:
            self.series.take()
        elif before is AutoPlayMode.TEN and self._context.game_controller.auto_play.is_done:
            self.series.finish()
        else:
            self._say(self._left(), self.tr("Auto-play off."))

    def _begun(self, mode: AutoPlayMode) -> str:
        return {
            AutoPlayMode.TEN: self.tr("Ten battles."),
            AutoPlayMode.AUTO: self.tr("Auto-play on."),
            AutoPlayMode.TO_END: self.tr("Playing to the end."),
        }[mode]

    @Slot(str)
    def _tell_step(self, caption: str) -> None:
        if self._steps and self._is_heard():
            self._say(caption)

    @Slot()
    def _end_steps(self) -> None:
        self._steps = False

    def _say(self, *parts: str, is_urgent: bool = False) -> None:
        if text := joined(parts, self._words):
            self.spoken.emit(text, is_urgent)
