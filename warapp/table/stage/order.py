"""The stacking order of everything on the table, from the lowest to the highest; knows no Qt."""

from __future__ import annotations

FELT = 0
"""The surface of the table."""
OUTLINES = 10
"""The slots, and the outlines where stakes will lie."""
RAYS = 15
UNDER_PILES = 18
"""The cards that slip under a pile: `under_piles` has the order among them."""
PILES = 20
PLATES = 30
"""The plates, and the chips of the seats that are out."""
VIGNETTE = 40
BAND = 50
"""The line of words, the mark of a war with its pot, and the share bar."""
GAINS = 60
RESTING = 100
"""The cards at rest, each laid one higher than the one before."""
RAISED = 5_000
"""The winning card and tied ones."""
FLYING = 10_000
"""The cards in flight, each one higher than the one that left before."""
WAR_LETTERS = 20_000
END_DIM = 30_000
"""What darkens the table at the end of a round, and its rays."""
END_FAN = 31_000
CONFETTI = 32_000
END_PANEL = 33_000
PAUSE = 40_000
FOCUS = 50_000
"""The frame that shows the keyboard focus."""


def under_piles(nth: int) -> float:
    """Return the order of the `nth` card, from 0, that slips under a pile: below the one before.

    >>> UNDER_PILES - 1 < under_piles(59) < under_piles(1) < under_piles(0) == UNDER_PILES
    True
    """
    return UNDER_PILES - nth / 100
