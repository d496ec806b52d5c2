"""The colours of lessons, as #RRGGBB: paper, blocks and seats are the same on every table; knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

PAPER, PAPER_SHADE, PAPER_LINE, KEY_LIP = "#FDFBF6", "#F3EDDF", "#DDD3BC", "#CFC4A8"
INK, INK_SOFT = "#22281F", "#5D6557"
GOLD_LIGHT, GOLD, GOLD_DEEP, ON_GOLD = "#FFE08A", "#F4C542", "#D2962A", "#2B2204"
BLOCK, BLOCK_DEEP = "#A7A28F", "#7F7A68"
"""The blocks of a question's picture: no seat's, so that they hint at no answer."""
SURE, NOT_YET, NOT_YET_PALE = "#2E7D5B", "#E0A100", "#FFE9A8"
FRAME_LINE = "#9A8F74"


class SeatInk(NamedTuple):
    """The colours of a side.

    Attributes:
        plain: its blocks and counters.
        deep: its numerals on paper.
        pale: the counters of its second card.
    """

    plain: str
    deep: str
    pale: str


SEATS = (SeatInk("#E4572E", "#B93C17", "#F6B79F"), SeatInk("#4EA5D9", "#2477AD", "#A9D4F0"))
"""Of the left and the right side; each also has its shape."""
