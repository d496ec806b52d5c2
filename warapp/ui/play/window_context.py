"""What the features of a window share: its widgets, its round and what a person chose."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QMainWindow, QWidget

from warapp.desktop.keyboard import Keyboard
from warapp.session import GameSession
from warapp.store.settings import Settings
from warapp.table.drawing.theme import Theme
from warapp.table.scene import TableScene
from warapp.table.table import Table
from warapp.table.ticker import FrameTicker
from warapp.ui.play.actions import Actions
from warapp.ui.play.game_controller import GameController
from warapp.ui.play.message_bar import Messages
from warapp.ui.play.press_meter import PressMeter
from warapp.ui.play.seat_names import Players, default_names
from warapp.words import Translate

if TYPE_CHECKING:
    from warapp.pace import Pace


def clock_pace(pace: Pace, speed: float, rest_ms: float | None = None) -> Pace:
    """Return what the clock counts where the table is played at a speed; at instant speed, at the normal one.

    Args:
        pace: what it counts at normal speed.
        speed: the factor.
        rest_ms: how long the table rests between two battles in real time; None for as long as in a series.
    """
    found = pace if math.isinf(speed) else pace.at(speed)
    return found if rest_ms is None else replace(found, hold_ms=rest_ms)


class WindowContext(NamedTuple):
    """The parts of one window that the controllers of its features are built with.

    Attributes:
        window: has docks.
        actions: of its menus.
        view: the widget with the table.
        table: the table.
        session: the round.
        game_controller: leads session and table.
        players: who sits at the seats.
        settings: what a person chose.
        translate: into the reader's language.
        keyboard: knows what is printed on the keys.
        messages: shows what came of something.
        new_table: makes another table that shows a scene, with the sounds and the frames of the first.
        theme: returns the colours and the material of the table.
        ticker: calls for the frames of the table while something moves on it.
        play_sound: plays a sound by its name.
        press_meter: measures how long a person waits between battles.
    """

    window: QMainWindow
    actions: Actions
    view: QWidget
    table: Table
    session: GameSession
    game_controller: GameController
    players: Players
    settings: Settings
    translate: Translate
    keyboard: Keyboard
    messages: Messages
    new_table: Callable[[TableScene], Table]
    theme: Callable[[], Theme]
    ticker: FrameTicker
    play_sound: Callable[[str], None]
    press_meter: PressMeter

    @property
    def speed(self) -> float:
        """The speed that is set."""
        factor = self.settings.speed.factor
        return math.inf if factor is None else factor

    @property
    def pace(self) -> Pace:
        """What a battle and a war take at the table at normal speed."""
        return self.table.timing.pace

    @property
    def rest_ms(self) -> float | None:
        """How long the table rests between two battles, in real time; None while too little is known."""
        return self.press_meter.rest_ms(clock_pace(self.pace, self.speed).hold_ms)

    @property
    def clock_pace(self) -> Pace:
        """What the clock counts at the speed that is set, with the person's own waits once they are known."""
        return clock_pace(self.pace, self.speed, self.rest_ms)

    def usual_names(self, seats: int, people: Sequence[bool] = ()) -> tuple[str, ...]:
        """Return what so many seats are called if nobody names them."""
        return default_names(seats, people)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats of the round are called."""
        return self.players.names(self.session.rules.seats)

    @property
    def people(self) -> tuple[bool, ...]:
        """Whether a person plays, for each seat of the round."""
        return self.players.people(self.session.rules.seats)
