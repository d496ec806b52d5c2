"""The order in which a pot goes under the winner's pile, regardless of how it was won."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.engine.cards import Card, Pile
from warapp.engine.rule_fields import PickUp
from warapp.engine.rules import Rules
from warapp.engine.shuffle import pick_up_stream, shuffled


def seat_order(columns: Sequence[Sequence[Card]]) -> Pile:
    """Return the cards column by column, from seat 0."""
    return tuple(card for column in columns for card in column)


def picked_up(
    columns: Sequence[Sequence[Card]], winner: int, rules: Rules, deal_number: int, battle: int
) -> Pile:
    """Return the cards of a battle in the order in which they go under the winner's pile.

    Args:
        columns: the cards of each seat, in the order laid.
        winner: the seat that took the pot.
        rules: the pick-up rule, and the order of ranks for HIGHEST_FIRST.
        deal_number: the seed for SHUFFLED.
        battle: the number of the battle, from 1.
    """
    clockwise = [*range(winner, len(columns)), *range(winner)]
    match rules.pick_up:
        case PickUp.SEAT_ORDER:
            return seat_order(columns)
        case PickUp.LOSER_FIRST:
            return seat_order([columns[seat] for seat in (*clockwise[1:], winner)])
        case PickUp.TURNED_OVER:
            rows = range(max(map(len, columns)) - 1, -1, -1)
            return tuple(columns[seat][r] for r in rows for seat in clockwise if r < len(columns[seat]))
        case PickUp.HIGHEST_FIRST:
            return tuple(sorted(seat_order(columns), key=lambda card: -rules.rank_value(card.rank)))
        case PickUp.SHUFFLED:
            winner_first = seat_order([columns[seat] for seat in clockwise])
            return shuffled(winner_first, pick_up_stream(deal_number, battle))
    return seat_order([columns[seat] for seat in clockwise])
