"""The deck before its cards are dealt: which card goes to whom, and which lies where."""

from __future__ import annotations

from warapp.engine import Card, State
from warapp.table.stage.spots import InDeck

CARDS_PER_EDGE = 7
"""How many cards of the deck show one edge."""


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


def shown_of(state: State) -> dict[Card, int]:
    """Return the cards of the deck that are shown, one for each edge and the top one, and where each lies.

    They are in order from below, with the index of each from below.
    """
    from_below = [card for _, card in reversed(deal_order(state))]
    shown = {card: nth for nth, card in enumerate(from_below) if nth % CARDS_PER_EDGE == 0}
    return shown | {from_below[-1]: len(from_below) - 1}


def deck_of(state: State) -> dict[Card, InDeck]:
    """Return where in the deck each card that is shown lies before it is cut; its left half lies below."""
    shown = shown_of(state)
    cards = list(shown)
    return {card: InDeck(nth) for card, nth in zip([*cards[1::2], *cards[::2]], shown.values(), strict=True)}


def halves_of(state: State) -> dict[Card, InDeck]:
    """Return where in the halves of the deck each card that is shown lies once it is cut."""
    return {
        card: InDeck(nth // 2 * CARDS_PER_EDGE, -1 if nth % 2 else 1)
        for nth, card in enumerate(shown_of(state))
    }
