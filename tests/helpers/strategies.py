"""Random rules, deals and stacked piles for property tests."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from warapp.engine import (
    ALL_CARDS,
    MOST_DEALS,
    Ace,
    AtLimit,
    CardsEach,
    FaceDown,
    Fighters,
    PickUp,
    Pile,
    Rules,
    Shortage,
    State,
    Wins,
    deal,
    from_piles,
)

deal_numbers = st.integers(1, MOST_DEALS)
short_limits = st.none() | st.integers(1, 60)


@composite
def rules(draw: DrawFn, /, **given: SearchStrategy[Any]) -> Rules:
    """Any rules; a field's values can be narrowed by name."""
    seats = draw(given.get("seats", st.integers(2, 6)))
    lowest_rank = draw(given.get("lowest_rank", st.sampled_from([2, 6, 7])))
    jokers = draw(given.get("jokers", st.integers(0, 4)))
    most_each = (4 * (15 - lowest_rank) + jokers) // seats
    fields: dict[str, SearchStrategy[Any]] = {
        "cards_each": st.just(CardsEach.ALL) | st.integers(1, most_each),
        "ace": st.sampled_from(Ace),
        "wins": st.sampled_from(Wins),
        "face_down": st.integers(0, 3) | st.integers(0, 10) | st.just(FaceDown.RANK),
        "fighters": st.sampled_from(Fighters),
        "shortage": st.sampled_from(Shortage),
        "pick_up": st.sampled_from(PickUp),
        "battle_limit": short_limits,
        "trip_limit": st.none() | st.integers(1, 5),
        "minute_limit": st.none() | st.integers(1, 1_440),
        "at_limit": st.sampled_from(AtLimit),
    }
    chosen = {name: draw(given.get(name, values)) for name, values in fields.items()}
    return Rules(seats=seats, lowest_rank=lowest_rank, jokers=jokers, **chosen)


@composite
def stacks(draw: DrawFn, seats: int) -> tuple[Pile, ...]:
    """Piles of few ranks, so that there are many wars: uneven, and empty for seats that are out."""
    ranks = draw(st.sets(st.integers(2, 15), min_size=1, max_size=4))
    cards = draw(st.permutations([card for card in ALL_CARDS if card.rank in ranks]))
    holders = draw(st.lists(st.integers(0, seats - 1), min_size=1, max_size=len(cards)))
    return tuple(
        tuple(card for card, holder in zip(cards, holders, strict=False) if holder == seat)
        for seat in range(seats)
    )


@composite
def rounds(draw: DrawFn, /, **given: SearchStrategy[Any]) -> tuple[State, Rules]:
    """A round at its start, dealt or from stacked piles, and its rules."""
    chosen = draw(rules(**given))
    if draw(st.booleans()):
        return deal(chosen, draw(deal_numbers)), chosen
    return from_piles(draw(stacks(chosen.seats))), chosen
