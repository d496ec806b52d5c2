"""What the seats are called until somebody names them, and then."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication


def default_names(seats: int) -> tuple[str, ...]:
    """Return a name for each seat: You, and the computer's players."""
    you = QCoreApplication.translate("SeatNames", "You")
    if seats == 2:
        return you, QCoreApplication.translate("SeatNames", "Computer")
    others = (
        QCoreApplication.translate("SeatNames", "Ada"),
        QCoreApplication.translate("SeatNames", "Ben"),
        QCoreApplication.translate("SeatNames", "Cleo"),
        QCoreApplication.translate("SeatNames", "Dan"),
        QCoreApplication.translate("SeatNames", "Eve"),
    )
    return you, *others[: seats - 1]


def seat_names(seats: int, given: Sequence[str]) -> tuple[str, ...]:
    """Return what the seats are called: as somebody named them, the others as usual.

    >>> seat_names(3, ["", "Zoe"])
    ('You', 'Zoe', 'Ben')
    """
    usual = default_names(seats)
    return tuple(
        given[seat] if seat < len(given) and given[seat] else name for seat, name in enumerate(usual)
    )
