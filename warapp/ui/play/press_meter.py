"""Measures how long a person waits between battles, by the clock of the round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from warapp.session import GameSession
from warapp.store.statistics.pressing import Pressing
from warapp.ui.play.game_controller import GameController

_LONGEST_MS = 20_000
"""A longer wait counts as this: something else was going on."""


class PressMeter(QObject):
    """Counts presses and waits, and knows what earlier rounds came to.

    Args:
        session: the round.
        game_controller: says when the table is at rest.
        parent: the owner of this object.

    Attributes:
        recall: looks up what earlier rounds came to; None if that takes more than moments.
    """

    measured = Signal(object)
    """A round is over or was left: its `Pressing`."""

    def __init__(
        self, session: GameSession, game_controller: GameController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.recall: Callable[[], Pressing | None] = Pressing
        self._session, self._game_controller = session, game_controller
        self._earlier: Pressing | None = None
        self._round = Pressing()
        self._at_rest_ms: float | None = None
        session.round_started.connect(lambda _: self.close_round())
        session.battle_played.connect(lambda _: self._count_battle())
        game_controller.settled.connect(self._note_rest)

    def rest_ms(self, followed_ms: float) -> float | None:
        """Return how long the table rests between two battles on average; None while too little is known.

        Args:
            followed_ms: how long it rests where battles follow each other on their own.
        """
        if self._earlier is None:
            self._earlier = self.recall()
        return self._earlier.plus(self._round).rest_ms(followed_ms) if self._earlier else None

    def forget(self) -> None:
        """Forget what was measured."""
        self._earlier, self._round = Pressing(), Pressing()

    def close_round(self) -> None:
        """Tell what the round came to, and begin another one."""
        self._at_rest_ms = None
        told, self._round = self._round, Pressing()
        if any(told):
            if self._earlier is not None:
                self._earlier = self._earlier.plus(told)
            self.measured.emit(told)

    def _note_rest(self) -> None:
        if not self._game_controller.interrupted and not self._session.is_over:
            self._at_rest_ms = self._session.clock.elapsed_ms

    def _count_battle(self) -> None:
        at_rest_ms, self._at_rest_ms = self._at_rest_ms, None
        if at_rest_ms is None or self._session.state.battles == 1:
            return
        if self._game_controller.auto_play.mode:
            self._round = self._round.plus(Pressing(followed=1))
        else:
            waited_ms = min(self._session.clock.elapsed_ms - at_rest_ms, _LONGEST_MS)
            self._round = self._round.plus(Pressing(presses=1, waited_ms=max(0, round(waited_ms))))
        if self._session.is_over:
            self.close_round()
