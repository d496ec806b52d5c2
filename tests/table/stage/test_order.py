"""What lies above what on the table."""

from __future__ import annotations

from itertools import pairwise

from warapp.table.stage import order


def test_everything_lies_on_the_table_in_this_order() -> None:
    from_below = (
        order.FELT,
        order.OUTLINES,
        order.RAYS,
        order.under_piles(60),
        order.under_piles(0),
        order.PILES,
        order.PLATES,
        order.VIGNETTE,
        order.BAND,
        order.GAINS,
        order.RESTING,
        order.RAISED,
        order.FLYING,
        order.WAR_LETTERS,
        order.END_DIM,
        order.END_FAN,
        order.CONFETTI,
        order.END_PANEL,
        order.PAUSE,
        order.FOCUS,
    )
    assert all(lower < higher for lower, higher in pairwise(from_below))


def test_there_is_room_for_every_card_between_two_of_its_heights() -> None:
    heights = (order.RESTING, order.RAISED, order.FLYING, order.WAR_LETTERS)
    assert all(higher - lower >= 1_000 for lower, higher in pairwise(heights))
