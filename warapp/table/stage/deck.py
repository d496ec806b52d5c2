"""The deck before its cards are dealt: which card goes to whom, and which lies where."""

from __future__ import annotations

from warapp.engine import Card, State
from warapp.table.stage.spots import InDeck


def deal_order(state: State) -> list[tuple[int, Card]]:
    """Return which seat gets which card, in the order in which they are dealt.

    >>> from warapp.engine import from_piles, parse_cards
    >>> deal_order(from_piles([parse_cards("2C 3C"), parse_cards("4C")]))
    [(0, <2C>), (1, <4C>), (0, <3C>)]
    """
    return [
        (seat, pile[i])
        for i in range(max(state.counts))
        for seat, pile in enumerate(state.piles)
        if i < len(pile)
    ]


def deck_of(state: State) -> dict[Card, InDeck]:
    """Return where in the deck each card lies before it is cut; its left half lies below."""
    from_below = [card for _, card in reversed(deal_order(state))]
    return {card: InDeck(nth) for nth, card in enumerate([*from_below[1::2], *from_below[::2]])}
