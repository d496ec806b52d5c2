"""The table in motion as pictures: battles, wars, deals and the light of an end, at fixed moments."""

from __future__ import annotations

import pytest

from tests.helpers.builders import battles_of, first_battle
from tests.helpers.golden_pictures import GoldenPicture
from tests.table.pictured_table import PicturedTable, war
from warapp.engine import PLAYBOOK, Rules, Shortage, deal
from warapp.table.layout.geometry import Size
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = Size(1_000, 608)
PILES = "QH 2C 3C 4C 5C", "9C 3D 4D 5D 6D"


@pytest.mark.parametrize("ms", [140, 340, 880])
def test_cards_are_turned_and_compared(golden_picture: GoldenPicture, ms: float) -> None:
    golden_picture.check(PicturedTable(SIZE).tell(first_battle(PLAYBOOK, *PILES)).at(ms))


@pytest.mark.parametrize("ms", [60, 300])
def test_a_battle_is_collected_as_the_next_begins(golden_picture: GoldenPicture, ms: float) -> None:
    first, second = battles_of(PLAYBOOK, 2, *PILES)
    golden_picture.check(PicturedTable(SIZE).tell(second, after=first).at(ms))


MOMENTS = {
    "clash": (1, 1, 1_140),
    "letters-come": (1, 3, 1_220),
    "letters": (1, 4, 1_400),
    "letters-sink": (1, 1, 1_900),
    "first-laid": (1, 1, 2_120),
    "all-laid": (1, 3, 2_440),
    "others-decide": (1, 4, 2_980),
    "you-decide": (1, 1, 3_340),
    "won": (1, 3, 4_440),
    "second-letters": (2, 1, 4_300),
    "second-laid": (2, 3, 5_260),
    "second-decided": (2, 4, 6_420),
    "third-letters": (3, 4, 7_400),
    "third-laid": (3, 1, 6_960),
    "third-decided": (3, 3, 8_640),
    "third-won": (3, 1, 8_500),
}


@pytest.mark.parametrize(("depth", "down", "ms"), MOMENTS.values(), ids=MOMENTS)
def test_wars(golden_picture: GoldenPicture, depth: int, down: int, ms: float) -> None:
    rules = Rules(face_down=down, shortage=Shortage.LAST_CARD)
    golden_picture.check(PicturedTable(SIZE).tell(war(depth, rules)).at(ms))


SIX = "9C 2C 3C KC", "9D 4D 5D QD", "4H 5H", "9S", "8D 9H", "7C 8C"
SIX_RULES = Rules(seats=6, face_down=2, shortage=Shortage.LAST_CARD)


@pytest.mark.parametrize("ms", [1_500, 2_900, 6_000])
def test_a_war_of_some_of_six_seats_of_which_one_is_short(golden_picture: GoldenPicture, ms: float) -> None:
    table = PicturedTable(Size(1_200, 800), 6, smaller=0.4)
    golden_picture.check(table.tell(first_battle(SIX_RULES, *SIX)).at(ms))


def test_a_war_in_high_contrast(golden_picture: GoldenPicture) -> None:
    table = PicturedTable(Size(800, 500), theme=ThemeName.HIGH_CONTRAST)
    golden_picture.check(table.tell(war(1, PLAYBOOK)).at(1_500))


def test_a_war_with_less_motion(golden_picture: GoldenPicture) -> None:
    table = PicturedTable(Size(800, 500))
    table.table.set_reduced_motion(True)
    golden_picture.check(table.tell(war(1, PLAYBOOK)).at(1_500))


@pytest.mark.parametrize("ms", [120, 330, 620, 1_230])
def test_a_deal(golden_picture: GoldenPicture, ms: float) -> None:
    table = PicturedTable(Size(800, 500))
    table.table.sync(deal(PLAYBOOK, 1))
    table.table.deal(deal(PLAYBOOK, 1))
    golden_picture.check(table.at(ms))


def test_seats_going_out_close_up(golden_picture: GoldenPicture) -> None:
    first, second = battles_of(Rules(seats=4), 2, "9C 2C 3C", "KD 3D", "4H", "JS 6S")
    table = PicturedTable(Size(800, 500), 4).tell(second, after=first)
    golden_picture.check(table.at(540))
