"""How close a comparison is, by what the events say of it."""

from __future__ import annotations

from warapp.engine import CardsLaid, CardsTurned, Event, PotTaken


def margin(event: CardsTurned | CardsLaid, following: Event) -> int:
    """Return by how many ranks the winner's card beats the next one, 0 if no card won.

    Ranks are those printed on the cards: the pause before a winner is for the eye, and decides nothing.

    >>> from warapp.engine import Rules, from_piles, parse_cards, play_battle
    >>> battle = play_battle(from_piles([parse_cards("9C 2C"), parse_cards("KD 3D")]), Rules())
    >>> margin(*battle.events[:2])
    4
    """
    if not isinstance(following, PotTaken) or not following.turned:
        return 0
    if isinstance(event, CardsTurned):
        cards = [card for card in event.cards if card]
    else:
        cards = [column.face_up for column in event.laid]
    won = following.card
    return min(abs(card.rank - won.rank) for card in cards if card != won)
