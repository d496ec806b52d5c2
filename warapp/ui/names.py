"""What the seats are called until somebody names them."""

from collections.abc import Callable


def default_names(seats: int, tr: Callable[[str], str]) -> list[str]:
    """Return a name for each seat: You, and the computer's players."""
    others = [tr("Ada"), tr("Ben"), tr("Cleo"), tr("Dan"), tr("Eve")]
    return [tr("You"), *([tr("Computer")] if seats == 2 else others[: seats - 1])]
