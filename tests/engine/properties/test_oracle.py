"""The engine and a second player of the same rule text agree battle by battle, card by card."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.builders import hands
from tests.helpers.engine_comparison import difference_from_deal, difference_from_piles
from tests.helpers.strategies import deal_numbers, stacks
from tests.helpers.strategies import rules as any_rules
from warapp.engine import PRESETS, Fighters, PickUp, Rules, Shortage

FOUR_NINES = ("9C", "9D", "9H", "9S")
REST = (  # four ranks a seat, in two orders that tie now and then
    "2C 3C 4C 5C",
    "2D 4D 3D 6D",
    "3H 2H 5H 4H",
    "5S 3S 4S 2S",
)


@pytest.mark.parametrize("name", PRESETS)
def test_they_agree_on_deals_of_every_preset(name: str) -> None:
    for number in (1, 48_213, 2**31 - 1):
        assert not difference_from_deal(PRESETS[name], number, most_battles=200)


@given(rules=any_rules(), number=deal_numbers)
def test_they_agree_on_random_deals_by_random_rules(rules: Rules, number: int) -> None:
    assert not difference_from_deal(rules, number, most_battles=60)


@settings(max_examples=200)
@given(data=st.data(), rules=any_rules())
def test_they_agree_on_stacked_piles_full_of_wars(data: st.DataObject, rules: Rules) -> None:
    piles = data.draw(stacks(rules.seats))
    assert not difference_from_piles(rules, piles, most_battles=60)


@pytest.mark.parametrize("fighters", Fighters)
@pytest.mark.parametrize("shortage", Shortage)
def test_they_agree_on_every_number_of_cards_left(shortage: Shortage, fighters: Fighters) -> None:
    for seats, most_left in ((2, 4), (3, 3), (4, 2)):
        for left in product(range(most_left + 1), repeat=seats):
            piles = [
                f"{nine} {' '.join(rest.split()[:number])}"
                for nine, rest, number in zip(FOUR_NINES, REST, left, strict=False)
            ]
            for beside in ([], ["7H"], ["7H 8H", "7S 8S JS"]):
                rules = Rules(
                    seats=seats + len(beside), face_down=most_left - 2, shortage=shortage, fighters=fighters
                )
                assert not difference_from_piles(rules, hands(*piles, *beside), most_battles=3)


@pytest.mark.parametrize("pick_up", PickUp)
def test_they_agree_on_how_carried_pots_are_taken(pick_up: PickUp) -> None:
    rules = Rules(seats=6, pick_up=pick_up)
    piles = hands("9C 3C", "9D 2C", "3H 8H 6C", "4S 8S 5C", "2C 7C AH", "2D 6D KD")
    assert not difference_from_piles(rules, [piles[0], hands("9D 2S")[0], *piles[2:]])
