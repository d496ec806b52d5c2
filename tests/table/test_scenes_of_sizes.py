"""The table at rest as pictures with words, at many sizes and in all colours."""

from __future__ import annotations

import pytest

from tests.helpers.builders import battles_of, first_battle, stacked
from tests.helpers.golden_pictures import GoldenPicture
from tests.table.pictured_table import PicturedTable, war
from warapp.engine import PLAYBOOK, Battle, Rules, Shortage, deal
from warapp.table.layout.geometry import Size
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
PILES = "QH 2C 3C 4C 5C", "9C 3D 4D 5D 6D"
LINE = "You turned a queen, Computer a nine: your queen wins."
WAR_LINE = "War! Nine against nine. You win ten cards with your king, which beats the queen."
SIX = "9C 2C", "KD 3D", "4H 5H", "JS 6S", "8D 9D", "7C 8C"
SIZES = [(700, 390), (1_000, 608), (1_280, 706), (700, 1_000), (1_900, 500)]


def size_name(size: tuple[int, int]) -> str:
    return "x".join(map(str, size))


def three_down() -> Battle:
    return war(1, Rules(face_down=3, shortage=Shortage.LAST_CARD))


@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_a_war_won(golden_picture: GoldenPicture, size: tuple[int, int]) -> None:
    battle = three_down()
    golden_picture.check(PicturedTable(Size(*size)).rest(battle.after, battle, WAR_LINE))


@pytest.mark.parametrize("size", [(700, 390), (1_400, 806), (700, 1_000), (1_900, 500)], ids=size_name)
def test_six_seats(golden_picture: GoldenPicture, size: tuple[int, int]) -> None:
    battle = first_battle(Rules(seats=6), *SIX)
    golden_picture.check(PicturedTable(Size(*size), 6).rest(battle.after, battle, LINE))


@pytest.mark.parametrize("size", [(700, 325), (1_000, 560), (700, 900), (325, 390)], ids=size_name)
@pytest.mark.parametrize("seats", [2, 6])
def test_text_of_twice_the_size(golden_picture: GoldenPicture, seats: int, size: tuple[int, int]) -> None:
    battle = three_down() if seats == 2 else first_battle(Rules(seats=6), *SIX)
    golden_picture.check(PicturedTable(Size(*size), seats, text_px=26).rest(battle.after, battle, WAR_LINE))


@pytest.mark.parametrize("theme", ThemeName)
def test_a_battle_won_in_all_colours(golden_picture: GoldenPicture, theme: ThemeName) -> None:
    battle = first_battle(PLAYBOOK, *PILES)
    table = PicturedTable(Size(800, 480), theme=theme, grain=True)
    golden_picture.check(table.rest(battle.after, battle, LINE))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_fresh_deal(golden_picture: GoldenPicture, seats: int) -> None:
    golden_picture.check(PicturedTable(Size(900, 560), seats).rest(deal(Rules(seats=seats), 1)))


def test_what_is_past_has_lost_its_colour(golden_picture: GoldenPicture) -> None:
    battle = first_battle(PLAYBOOK, *PILES)
    table = PicturedTable(Size(800, 480), grain=True)
    table.table.set_colour(0.5)
    golden_picture.check(table.rest(battle.after, battle, LINE))


def test_keys_of_two_people_one_of_whom_has_pressed(golden_picture: GoldenPicture) -> None:
    table = PicturedTable(Size(900, 560))
    table.table.set_keys({0: "Q", 1: "O"}, frozenset({0}))
    golden_picture.check(table.rest(stacked("9C 2C 3C 4C", "9D 3D")))


def test_a_seat_that_is_out_and_the_last_cards_of_another(golden_picture: GoldenPicture) -> None:
    _, second = battles_of(Rules(seats=4), 2, "9C 2C 3C", "KD 3D", "4H", "JS 6S")
    golden_picture.check(PicturedTable(Size(800, 500), 4).rest(second.after, second, LINE))


def test_a_pot_that_nobody_took(golden_picture: GoldenPicture) -> None:
    battle = first_battle(Rules(seats=4, shortage=Shortage.LAST_CARD), "9C", "9D", "2D 3D", "4D 5D")
    assert battle.after.pot
    golden_picture.check(PicturedTable(Size(800, 500), 4).rest(battle.after, battle, LINE))
