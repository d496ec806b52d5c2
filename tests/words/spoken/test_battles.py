"""A battle in a few words, and a series in one sentence."""

from __future__ import annotations

import pytest

from tests.helpers.builders import hands
from tests.helpers.golden_files import Golden
from warapp.engine import PLAYBOOK, Battle, Rules, Shortage, from_piles, play_battle
from warapp.words import english
from warapp.words.spoken.battles import SpokenBattles

NAMES = ("You", "Ann", "Ben")


def battles(*piles: str, rules: Rules | None = None) -> tuple[SpokenBattles, list[Battle]]:
    """A round to its end, and what puts it into words."""
    rules = rules or Rules(seats=len(piles))
    state, played = from_piles(hands(*piles)), []
    while not state.outcome:
        played.append(play_battle(state, rules))
        state = played[-1].after
    return SpokenBattles(NAMES[: len(piles)], rules, english, 0), played


@pytest.mark.parametrize(
    "piles",
    [("9C 2C", "JD 3D"), ("9C 2C KC", "9D 3D 4D"), ("2C 4C", "KD AD", "3S 5S"), ("9C", "9D")],
    ids=["two cards", "war", "three seats", "nobody takes it"],
)
def test_a_battle_in_short_has_its_ranks_and_who_takes_how_many(
    piles: tuple[str, ...], golden: Golden
) -> None:
    words, played = battles(*piles)
    golden.check([words.short(battle) for battle in played])


def test_a_series_says_who_won_how_many_battles_and_what_they_hold(golden: Golden) -> None:
    words, played = battles("9C 2C KC 5C 6C 7C", "8D 3D 4D 2D 3S 2S")
    golden.check(words.summary(played[:4]))


def test_a_series_says_its_wars_and_the_largest_pot(golden: Golden) -> None:
    words, played = battles("5C 9C 2C KC 8C", "4D 9D 3D 4S 7D")
    assert [battle.wars for battle in played[:2]] == [0, 1]
    golden.check(words.summary(played[:2]))


def test_a_series_says_who_went_out_and_the_end_of_the_round_last(golden: Golden) -> None:
    words, played = battles("KC AC QC", "2D", "3S 4S 2S")
    assert played[-1].after.outcome
    golden.check(words.summary(played))


def test_a_series_that_you_never_won_says_so(golden: Golden) -> None:
    words, played = battles("2C 3C 4C", "KD AD QD")
    golden.check(words.summary(played[:2]))


def test_several_people_are_all_named(golden: Golden) -> None:
    _, played = battles("9C 2C KC", "8D 3D 4D")
    words = SpokenBattles(("Zoe", "Ann"), PLAYBOOK, english, None)
    golden.check([words.short(played[0]), words.summary(played[:2])])


def test_a_round_that_ends_without_enough_cards_says_why(golden: Golden) -> None:
    rules = Rules(shortage=Shortage.DRAWS)
    words, played = battles("9C", "9D", rules=rules)
    golden.check(words.short(played[0]))
