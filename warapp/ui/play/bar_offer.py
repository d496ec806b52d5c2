"""What the buttons of the bar do now, and what is on the table: values that the window shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QAction

from warapp.ui.appearance.symbols import Symbol


class Offer(NamedTuple):
    """What one button does.

    Attributes:
        action: what it triggers, and follows in being enabled and checked.
        words: what it says; also its accessible name.
        symbol: its icon; none on the primary button.
        key: what is printed on its key cap, on the primary button.
        short: what it says where there is less room; '' for nothing shorter.
        tip: what its tooltip says; '' for that of the action.
        press: what it does instead of triggering the action.
    """

    action: QAction
    words: str
    symbol: Symbol | None = None
    key: str = ""
    short: str = ""
    tip: str = ""
    press: Callable[[], None] | None = None


class Ribbon(NamedTuple):
    """What a strip above the table says.

    Attributes:
        words: what is on the table in place of the round.
        symbol: its icon.
    """

    words: str
    symbol: Symbol


class BarOffer(NamedTuple):
    """What the bar offers.

    Attributes:
        primary: the large button in the middle.
        before: the buttons on its leading side.
        after: the button on its trailing side.
        place: the first line of the status, in place of the number of the battle; '' for that.
        ribbon: the strip above the table; none while the round is on it.
        detail: the second line of the status, in place of the deal on the table; '' for that.
        without: actions whose buttons are left out.
    """

    primary: Offer
    before: tuple[Offer, ...]
    after: Offer
    place: str = ""
    ribbon: Ribbon | None = None
    detail: str = ""
    without: frozenset[QAction] = frozenset()
