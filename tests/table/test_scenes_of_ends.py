"""The light, the fans and the confetti of an end as pictures, without the panel that comes over them."""

from __future__ import annotations

import pytest

from tests.helpers.builders import first_battle
from tests.helpers.golden_pictures import GoldenPicture
from tests.table.pictured_table import PicturedTable
from warapp.engine import Battle, Rules
from warapp.table.layout.geometry import Size
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = Size(900, 560)
ALL = "KC 2C 3C 4C 5D 6D 7D 8H 9H 10H JS QS AS"


def end_of(*piles: str, seats: int = 2, limit: int = 1) -> Battle:
    battle = first_battle(Rules(seats=seats, battle_limit=limit), *piles)
    assert battle.after.outcome
    return battle


WON = end_of(ALL, "9C")
LOST = end_of("2C", "KC 3C 4C 5D 6D 7D 8H 9H 10H JS QS AS")
DRAWN = end_of("2C 4D 5D 9H 10H", "KC 3C 4C 6D 7D JS")


@pytest.mark.parametrize("ms", [1_500, 1_900, 3_000])
def test_a_person_wins(golden_picture: GoldenPicture, ms: float) -> None:
    golden_picture.check(PicturedTable(SIZE).tell(WON).at(ms))


@pytest.mark.parametrize("battle", [WON, LOST, DRAWN], ids=["won", "lost", "drawn"])
def test_at_rest(golden_picture: GoldenPicture, battle: Battle) -> None:
    golden_picture.check(PicturedTable(SIZE).rest(battle.after))


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.HIGH_CONTRAST])
def test_in_other_colours(golden_picture: GoldenPicture, theme: ThemeName) -> None:
    golden_picture.check(PicturedTable(SIZE, theme=theme).rest(WON.after))


def test_of_six_seats_on_a_high_table(golden_picture: GoldenPicture) -> None:
    battle = end_of("KC 2C 3C 4C 5C 6C", "9D", "8D", "7D", "6D", "5D", seats=6)
    golden_picture.check(PicturedTable(Size(700, 900), 6).rest(battle.after))


def test_with_less_motion_no_cards_are_fanned(golden_picture: GoldenPicture) -> None:
    table = PicturedTable(Size(600, 400))
    table.table.set_reduced_motion(True)
    golden_picture.check(table.rest(WON.after))
