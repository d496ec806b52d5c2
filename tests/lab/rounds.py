"""Rounds for the kernel to be held against the engine with: any rules, deals, stacked piles and paces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, composite

from tests.helpers.strategies import rounds
from warapp.engine import Pile, Rules
from warapp.lab.deal_options import DealOptions, Worth
from warapp.pace import Pace

Start = int | Sequence[Pile]
"""A deal number, or piles."""

milliseconds = st.sampled_from([0.0, 1_200, 20_000]) | st.floats(0, 60_000)
paces = (
    st.builds(Pace.flat, milliseconds, milliseconds)
    | st.builds(Pace().at, st.sampled_from([0.1, 1.0, 2.5]))
    | st.builds(Pace, **{field.name: milliseconds for field in fields(Pace)})
)


@composite
def starts(draw: DrawFn) -> tuple[Rules, Start]:
    """A round, and its rules; some have no limit but the minutes."""
    limits = st.none() | st.integers(1, 60) | st.integers(1, 600)
    state, rules = draw(rounds(battle_limit=limits))
    return rules, state.deal_number or state.piles


@composite
def options_for(draw: DrawFn, rules: Rules) -> DealOptions:
    """What cards are worth, and now and then an uneven deal."""
    worth = draw(st.sampled_from(Worth))
    if draw(st.booleans()):
        return DealOptions(worth)
    numbers = st.integers(1, rules.deck_size // rules.seats)
    return DealOptions(worth, tuple(draw(st.lists(numbers, min_size=rules.seats, max_size=rules.seats))))
