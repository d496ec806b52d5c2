"""What the seats are called until somebody names them, and then."""

from collections.abc import Callable, Sequence


def default_names(seats: int, tr: Callable[[str], str]) -> list[str]:
    """Return a name for each seat: You, and the computer's players."""
    others = [tr("Ada"), tr("Ben"), tr("Cleo"), tr("Dan"), tr("Eve")]
    return [tr("You"), *([tr("Computer")] if seats == 2 else others[: seats - 1])]


def seat_names(seats: int, given: Sequence[str], tr: Callable[[str], str]) -> list[str]:
    """Return what the seats are called: as somebody named them, the others as usual.

    >>> seat_names(3, ["", "Zoe"], str)
    ['You', 'Zoe', 'Ben']
    """
    usual = default_names(seats, tr)
    return [given[seat] if seat < len(given) and given[seat] else name for seat, name in enumerate(usual)]
