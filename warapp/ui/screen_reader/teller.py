"""Decides what is spoken of each battle: at once, or of a series now and then; knows no table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from warapp.engine import Battle, SeatOut, State
from warapp.store.settings import Settings
from warapp.table.table import Table
from warapp.ui.play.auto_play import AutoPlayMode
from warapp.ui.screen_reader.series import Series
from warapp.vocabulary import SpokenDetail
from warapp.words import Narrator, Translate
from warapp.words.spoken.battles import SpokenBattles
from warapp.words.translation import Translator, joined


class Told(NamedTuple):
    """The round that is told.

    Attributes:
        table: shows it.
        narrator: returns what puts it into words.
        battles: returns what puts it into few words.
        is_over: whether it has ended.
        is_done: whether ten battles were played since a series began.
        step_prompt: returns what asks for a press before each step of a war; '' for none.
        after_end: what can be done after its end; '' for a new round.
    """

    table: Table
    narrator: Callable[[], Narrator]
    battles: Callable[[], SpokenBattles]
    is_over: Callable[[], bool]
    is_done: Callable[[], bool] = lambda: False
    step_prompt: Callable[[], str] = str
    after_end: str = ""


class Teller(QObject):
    """Puts battles into words for a screen reader.

    A battle for which a person pressed a key is told when its cards are turned; a series at most every four
    seconds, in one sentence; the end of a round always, at once and last.

    Args:
        told: the round.
        settings: say how much is told.
        translate: into the reader's language.
        is_heard: whether anyone listens.
    """

    spoken = Signal(str, bool)
    """A text, and whether it is urgent."""

    def __init__(
        self,
        told: Told,
        settings: Settings,
        translate: Translate,
        is_heard: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._told, self._settings, self._is_heard = told, settings, is_heard
        self._words = Translator(translate)
        self._steps = False
        self._mode: AutoPlayMode | None = None
        self.series = Series(self)
        self.series.due.connect(self._tell_series)
        told.table.caption_changed.connect(self._tell_step)

    @property
    def _detail(self) -> SpokenDetail:
        return self._settings.spoken_detail

    @Slot(object)
    def tell_battle(self, battle: Battle) -> None:
        """Tell a battle that the table has begun to tell, or keep it for the sentence about a series."""
        if not self._is_heard():
            return
        if battle.after.outcome:
            self._tell_end(battle)
        elif self._mode is not None:
            self.series.add(battle)
        elif self._told.step_prompt() and battle.wars:
            self._steps = self._told.table.moving
            self._tell_step(self._told.table.stage.labels.caption)
        elif self._is_worth_telling([battle]):
            self._say(self._left(), self._one(battle))

    def _tell_end(self, battle: Battle) -> None:
        self._steps = False
        self._say(self._left(), self._one(battle), self._after_end(), is_urgent=True)

    @Slot(object)
    def tell_time(self, state: State) -> None:
        """Tell that the minutes are over."""
        if self._is_heard():
            outcome = self._told.narrator().outcome(state)
            self._say(self._left(), outcome, self._after_end(), is_urgent=True)

    def _after_end(self) -> str:
        return self._told.after_end or self.tr("Press Space for a new round.")

    def _left(self) -> str:
        """Return what was not told yet of a series."""
        left = self.series.take()
        return self._several(left) if left and self._is_worth_telling(left) else ""

    def _several(self, battles: Sequence[Battle]) -> str:
        return self._one(battles[0]) if len(battles) == 1 else self._told.battles().summary(battles)

    def _one(self, battle: Battle) -> str:
        if self._detail is SpokenDetail.SHORT:
            return self._told.battles().short(battle)
        return self._told.narrator().battle(battle)

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
    def tell_mode(self, mode: AutoPlayMode | None) -> None:
        """Tell that a series begins, or ends."""
        before, self._mode = self._mode, mode
        if not self._is_heard():
            return
        if mode is not None:
            self._say(self._left(), self._begun(mode))
            self.series.start()
        elif self._told.is_over():
            self.series.take()
        elif before is AutoPlayMode.TEN and self._told.is_done():
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
    def end_steps(self) -> None:
        """Tell no further steps of a war: the table is at rest."""
        self._steps = False

    def _say(self, *parts: str, is_urgent: bool = False) -> None:
        if text := joined(parts, self._words):
            self.spoken.emit(text, is_urgent)
