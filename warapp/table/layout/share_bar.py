"""Divides the share bar among the seats and the pot; knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

from warapp.table.layout.geometry import Box
from warapp.table.stage.shares import Shares

_GAP_PX = 2.0
_MORE_THAN_FAIR_PX = 6.0


class Segment(NamedTuple):
    """A part of the share bar.

    Attributes:
        seat: the seat that owns these cards; None for the pot.
        cards: the number of cards.
        box: where it is.
        fair_x: where a fair share would end, if the segment is clearly longer than that; else None.
    """

    seat: int | None
    cards: int
    box: Box
    fair_x: float | None


def divide(shares: Shares, bar: Box) -> tuple[Segment, ...]:
    """Return the segments of a share bar from left to right, in the order of the seats.

    With two seats the pot lies between them, with more at the right end.

    >>> [(s.seat, s.box.x, s.box.width) for s in divide(Shares((30, 20)), Box(0, 0, 102, 9))]
    [(0, 0, 60.0), (1, 62.0, 40.0)]
    """
    owners: list[int | None] = list(range(len(shares.seats)))
    owners.insert(1 if len(owners) == 2 else len(owners), None)
    owned = {seat: shares.pot if seat is None else shares.seats[seat] for seat in owners}
    parts = [(seat, owned[seat]) for seat in owners if owned[seat] > 0]
    room = bar.width - _GAP_PX * (len(parts) - 1)
    fair = room / len(shares.seats)
    segments: list[Segment] = []
    x = bar.x
    for seat, cards in parts:
        box = Box(x, bar.y, room * cards / shares.in_play, bar.height)
        ticked = len(shares.seats) > 2 and seat is not None and box.width > fair + _MORE_THAN_FAIR_PX
        segments.append(Segment(seat, round(cards), box, x + fair if ticked else None))
        x = box.right + _GAP_PX
    return tuple(segments)
