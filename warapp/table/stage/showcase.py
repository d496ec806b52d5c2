"""Which cards are fanned out at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.engine import ALL_CARDS, Card, State
from warapp.table.stage.spots import FanShape, InFan

BEST_SHOWN = 9
"""How many cards the fan of the best ones shows."""


def showcase(state: State, people: Sequence[int]) -> dict[Card, InFan]:
    """Return where in a fan cards are shown at the end of a round; empty while it goes on.

    A person who won shows all cards, anybody else the best ones; in a draw seat 0 and the others do so.

    Args:
        state: the state.
        people: the seats where people play.

    >>> from warapp.engine import from_piles, parse_cards
    >>> over = from_piles([parse_cards("3C 9C AS 9D"), ()])
    >>> {str(card): spot.nth for card, spot in showcase(over, [0]).items()}
    {'3C': 0, '9C': 1, '9D': 2, 'AS': 3}
    """
    if not state.outcome:
        return {}
    winner = state.outcome.winner
    if winner is None:
        others = [card for pile in state.piles[1:] for card in pile]
        return _fan(FanShape.BEST, _best(others)) | _fan(FanShape.MIRRORED, _best(state.piles[0]))
    if winner in people:
        return _fan(FanShape.WHOLE, state.piles[winner])
    return _fan(FanShape.BEST, _best(state.piles[winner]))


def _best(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.rank)[-BEST_SHOWN:]


def _fan(shape: FanShape, cards: Sequence[Card]) -> dict[Card, InFan]:
    by_suit = sorted(cards, key=ALL_CARDS.index)
    return {card: InFan(shape, nth, len(cards)) for nth, card in enumerate(by_suit)}
