"""Something that is on the table in place of the round, such as an example or an earlier position."""

from __future__ import annotations

from typing import Protocol

from warapp.ui.play.bar_offer import BarOffer


class TableTakeover(Protocol):
    """Uses the table for a while, until `end` or `give_way`."""

    @property
    def showing(self) -> bool:
        """Whether it is on the table now."""
        ...

    @property
    def description(self) -> str:
        """What is on the table, in words."""
        ...

    @property
    def bar_offer(self) -> BarOffer:
        """What the bar offers meanwhile."""
        ...

    def press(self) -> None:
        """Do what Space and a click do in it."""
        ...

    def end(self) -> None:
        """Show the round again as it was."""
        ...

    def give_way(self) -> None:
        """End without showing the round, since another one comes."""
        ...
