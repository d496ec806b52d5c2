"""The parts of a window that house rules and guide are joined to."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QBoxLayout, QMainWindow, QWidget

from warapp.desktop.keyboard import Keyboard
from warapp.session import GameSession
from warapp.store.settings import Settings
from warapp.table.table import Table
from warapp.ui.play.seat_names import default_names, people_at, seat_names
from warapp.vocabulary import Pace
from warapp.words import Translate


def clock_pace(pace: Pace, speed: float) -> Pace:
    """Return what the clock counts where the table is played at a speed; at instant speed, at the normal one.

    Args:
        pace: what it counts at normal speed.
        speed: the factor.
    """
    return pace if math.isinf(speed) else pace.at(speed)


class TableTakeover(Protocol):
    """What may stand on the table in place of the round, such as an example."""

    @property
    def showing(self) -> bool:
        """Whether it does."""
        ...

    @property
    def position(self) -> str:
        """What is on the table, in words."""
        ...

    def press(self) -> None:
        """Do what Space and a click mean in it."""
        ...

    def end(self) -> None:
        """Put the round back as it was."""
        ...

    def give_way(self) -> None:
        """Leave the table to another round."""
        ...


class TableController(Protocol):
    """What leads session and table together.

    Attributes:
        interlude: what may stand on the table in place of the round.
    """

    interlude: TableTakeover | None

    @property
    def paused(self) -> bool:
        """Whether the table is covered and the clock stands still."""
        ...

    @property
    def interrupted(self) -> bool:
        """Whether something else, such as an example, stands on the table in place of the round."""
        ...

    def pause(self, paused: bool) -> None:
        """Cover the table and stop the clock, or go on."""
        ...

    def seat(self) -> None:
        """Lay the table for those who play the round."""
        ...

    def set_keys(self, keys: Mapping[int, str], prompt: str) -> None:
        """Say by which keys people turn cards together: by seat, and in words; nothing for none."""
        ...

    def turn_cards_together(self) -> None:
        """Turn cards because everybody has pressed."""
        ...

    def stop_series(self) -> None:
        """Let no further battle follow by itself."""
        ...


@dataclass(frozen=True, slots=True)
class WindowContext:
    """The parts of one window.

    Attributes:
        window: has docks.
        below: the column that the table and what is below it stand in.
        view: the widget with the table.
        table: the table.
        session: the round.
        leader: leads the two together.
        settings: what a person chose.
        translate: into the reader's language.
        keyboard: knows what is printed on the keys.
        presets_file: a person's own house rules.
    """

    window: QMainWindow
    below: QBoxLayout
    view: QWidget
    table: Table
    session: GameSession
    leader: TableController
    settings: Settings
    translate: Translate
    keyboard: Keyboard
    presets_file: Path

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
    def clock_pace(self) -> Pace:
        """What the clock counts at the speed that is set."""
        return clock_pace(self.pace, self.speed)

    def usual_names(self, seats: int, people: Sequence[bool] = ()) -> tuple[str, ...]:
        """Return what so many seats are called until somebody names them."""
        return default_names(seats, people)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats of the round are called."""
        return seat_names(self.session.rules.seats, self.settings.seat_names, self.people)

    @property
    def people(self) -> tuple[bool, ...]:
        """Whether a person plays, for each seat of the round."""
        return people_at(self.session.rules.seats, self.settings.seat_people)
