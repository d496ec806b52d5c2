"""Who sits at the seats, and what they are called: by the settings, or by default."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from warapp.store.settings import Settings
from warapp.ui.widgets.numbers import number_text


class Players:
    """The players that the settings name.

    Args:
        settings: what a person chose.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def names(self, seats: int) -> tuple[str, ...]:
        """Return what so many seats are called."""
        return seat_names(seats, self._settings.seat_names, self.people(seats))

    def own_names(self, seats: int) -> tuple[str, ...]:
        """Return by which names score and statistics know so many seats.

        They are those given, and of several people also the default ones, so that no second person is taken
        for the computer; '' stands for you and for the computer.
        """
        given = self._settings.seat_names[:seats] + ("",) * (seats - len(self._settings.seat_names))
        shown, people = self.names(seats), self.people(seats)
        return tuple(
            name or shown[seat] if seat and people[seat] else name for seat, name in enumerate(given)
        )

    def people(self, seats: int) -> tuple[bool, ...]:
        """Return whether a person plays, for each of so many seats."""
        return people_at(seats, self._settings.seat_people)


def people_at(seats: int, chosen: Sequence[bool]) -> tuple[bool, ...]:
    """Return whether a person plays, for each seat; where nothing was chosen, at the first seat alone.

    >>> people_at(3, [True, True])
    (True, True, False)
    """
    return tuple(chosen[seat] if seat < len(chosen) else seat == 0 for seat in range(seats))


def default_names(seats: int, people: Sequence[bool] = ()) -> tuple[str, ...]:
    """Return a name for each seat: You, and the computer's players; of several people none is "you".

    Args:
        seats: how many there are.
        people: whether a person plays, for each seat.
    """
    #: the name of your seat at the table and in a score
    you = QCoreApplication.translate("SeatNames", "You")
    others: tuple[str, ...] = (
        #: the computer's players: short names, easy to read, of your language
        QCoreApplication.translate("SeatNames", "Ada"),
        QCoreApplication.translate("SeatNames", "Ben"),
        QCoreApplication.translate("SeatNames", "Cleo"),
        QCoreApplication.translate("SeatNames", "Dan"),
        QCoreApplication.translate("SeatNames", "Eve"),
    )
    if seats == 2:
        #: the name of the only other player
        others = (QCoreApplication.translate("SeatNames", "Computer"),)
    names = (you, *others[: seats - 1])
    if sum(people) < 2:
        return names
    player = QCoreApplication.translate("SeatNames", "Player {number}")
    return tuple(
        player.format(number=number_text(seat + 1)) if seat < len(people) and people[seat] else name
        for seat, name in enumerate(names)
    )


def seat_names(seats: int, chosen: Sequence[str], people: Sequence[bool] = ()) -> tuple[str, ...]:
    """Return what the seats are called: by the chosen name, or by the default one.

    >>> seat_names(3, ["", "Zoe"])
    ('You', 'Zoe', 'Ben')
    >>> seat_names(3, ["", "Zoe"], [True, True, False])
    ('Player 1', 'Zoe', 'Ben')
    """
    return tuple(
        chosen[seat] if seat < len(chosen) and chosen[seat] else name
        for seat, name in enumerate(default_names(seats, people))
    )
