"""What may stand on the table in place of the round, such as an example or an earlier position."""

from __future__ import annotations

from typing import Protocol


class TableTakeover(Protocol):
    """Has the table for a while; the round gets it back by `end`."""

    @property
    def showing(self) -> bool:
        """Whether it is on the table now."""
        ...

    @property
    def description(self) -> str:
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
