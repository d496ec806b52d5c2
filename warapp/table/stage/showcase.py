"""Which cards are shown at the end of a round."""

from __future__ import annotations

from warapp.engine import Card, State

WON_CARDS_SHOWN, DRAWN_CARDS_SHOWN = 7, 3


def showcase(state: State) -> dict[int, tuple[Card, ...]]:
    """Return the cards shown at the end of a round: the winner's best, or a few of each seat in a draw.

    >>> from warapp.engine import from_piles, parse_cards
    >>> showcase(from_piles([parse_cards("3C AS 9D"), ()]))
    {0: (<3C>, <9D>, <AS>)}
    """
    if not state.outcome:
        return {}
    winner = state.outcome.winner
    seats = range(len(state.piles)) if winner is None else [winner]
    most = DRAWN_CARDS_SHOWN if winner is None else WON_CARDS_SHOWN
    best = {seat: sorted(state.piles[seat], key=lambda card: card.rank)[-most:] for seat in seats}
    return {seat: tuple(cards) for seat, cards in best.items() if cards}
