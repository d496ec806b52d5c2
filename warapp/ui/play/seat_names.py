"""What the seats are called until somebody names them, and then."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from warapp.ui.widgets.numbers import number_text


def people_at(seats: int, given: Sequence[bool]) -> tuple[bool, ...]:
    """Return whether a person plays, for each seat; where nothing was chosen, at the first seat alone.

    >>> people_at(3, [True, True])
    (True, True, False)
    """
    return tuple(given[seat] if seat < len(given) else seat == 0 for seat in range(seats))


def default_names(seats: int, people: Sequence[bool] = ()) -> tuple[str, ...]:
    """Return a name for each seat: You, and the computer's players; of several people none is "you".

    Args:
        seats: how many there are.
        people: whether a person plays, for each seat.
    """
    you = QCoreApplication.translate("SeatNames", "You")
    others: tuple[str, ...] = (
        QCoreApplication.translate("SeatNames", "Ada"),
        QCoreApplication.translate("SeatNames", "Ben"),
        QCoreApplication.translate("SeatNames", "Cleo"),
        QCoreApplication.translate("SeatNames", "Dan"),
        QCoreApplication.translate("SeatNames", "Eve"),
    )
    if seats == 2:
        others = (QCoreApplication.translate("SeatNames", "Computer"),)
    names = (you, *others[: seats - 1])
    if sum(people) < 2:
        return names
    player = QCoreApplication.translate("SeatNames", "Player {number}")
    return tuple(
        player.format(number=number_text(seat + 1)) if seat < len(people) and people[seat] else name
        for seat, name in enumerate(names)
    )


def seat_names(seats: int, given: Sequence[str], people: Sequence[bool] = ()) -> tuple[str, ...]:
    """Return what the seats are called: as somebody named them, the others as usual.

    >>> seat_names(3, ["", "Zoe"])
    ('You', 'Zoe', 'Ben')
    >>> seat_names(3, ["", "Zoe"], [True, True, False])
    ('Player 1', 'Zoe', 'Ben')
    """
    usual = default_names(seats, people)
    return tuple(
        given[seat] if seat < len(given) and given[seat] else name for seat, name in enumerate(usual)
    )
