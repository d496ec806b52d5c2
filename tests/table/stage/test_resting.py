"""The picture in which a battle rests: which cards lie where, how they are marked, and what is written."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.helpers.builders import battles_of, first_battle, hand, stacked
from tests.table.choreography.test_choreography_of_any_round import battles
from tests.table.stage_driver import StageDriver, all_cards, driver_of, look, look_after, look_at_rest
from warapp.engine import PLAYBOOK, Battle, PotTaken, Rules, Shortage, play_battle
from warapp.table.layout.geometry import Point, Size
from warapp.table.layout.layout import Layout, arrange
from warapp.table.motion.timing import Timing
from warapp.table.stage.placement import CardPlacement, set_off
from warapp.table.stage.resting import RestingPicture, rest, settlement
from warapp.table.stage.spots import InColumn, InPot, OnPile
from warapp.table.stage.sprite import Mark, Sprite
from warapp.table.stage.stage import Stage

FOUR = Rules(seats=4, shortage=Shortage.LAST_CARD)
WAR_ONE = first_battle(PLAYBOOK, "9C 2C KC 3C", "9D 4D 7D 5D")
WAR_TWO = first_battle(PLAYBOOK, "9C 2C 9H 3C 5C 6H", "9D 4D 9S 5D KD 6D")
WAR_THREE = first_battle(PLAYBOOK, "9C 2C 9H 3C TC 3H AS 4S", "9D 4D 9S 5D TD 6D KD 5S")
CARRIED = first_battle(FOUR, "9C", "9D", "2D 3D", "4D 5D")


def lying(picture: RestingPicture) -> dict[str, tuple[object, bool, Mark | None]]:
    """The cards of a picture: where, whether face up, and how they are marked."""
    return {str(card.card): card[1:] for card in picture.cards}


def written(picture: RestingPicture) -> tuple[object, ...]:
    """Who won how many cards, after how many wars, with how many on the table."""
    return picture.winner, picture.gain, picture.war, picture.pot, picture.carried


def test_a_plain_battle_rests_with_its_winner_on_top_and_the_others_beaten() -> None:
    picture = rest(first_battle(Rules(seats=3), "KC 2C", "9D 3D", "4S 5S"))
    assert lying(picture) == {
        "9D": (InColumn(1, 0), True, Mark.BEATEN),
        "4S": (InColumn(2, 0), True, Mark.BEATEN),
        "KC": (InColumn(0, 0), True, Mark.WINNER),
    }
    assert [str(card.card) for card in picture.cards][-1] == "KC"
    assert picture.columns == ((True,), (True,), (True,))
    assert written(picture) == (0, 3, 0, 3, 0)


def test_a_war_rests_with_the_winners_other_cards_plain() -> None:
    picture = rest(WAR_ONE)
    assert lying(picture) == {
        "9C": (InColumn(0, 0), True, None),
        "2C": (InColumn(0, 1), False, None),
        "KC": (InColumn(0, 2), True, Mark.WINNER),
        "9D": (InColumn(1, 0), True, Mark.BEATEN),
        "4D": (InColumn(1, 1), False, Mark.BEATEN),
        "7D": (InColumn(1, 2), True, Mark.BEATEN),
    }
    assert picture.columns == ((True, False, True), (True, False, True))
    assert written(picture) == (0, 6, 1, 6, 0)


@pytest.mark.parametrize(
    ("battle", "winner", "wars"), [(WAR_ONE, "KC", 1), (WAR_TWO, "KD", 2), (WAR_THREE, "AS", 3)]
)
def test_a_war_of_any_depth_rests_with_the_card_that_decided_it_marked(
    battle: Battle, winner: str, wars: int
) -> None:
    picture = rest(battle)
    assert [name for name, card in lying(picture).items() if card[2] is Mark.WINNER] == [winner]
    assert picture.columns[0] == (True, *(False, True) * wars)
    assert (picture.war, picture.gain, picture.pot) == (wars, 2 + 4 * wars, 2 + 4 * wars)


def test_a_pot_that_nobody_took_rests_where_it_was_laid_with_the_tie_that_was_not_broken() -> None:
    picture = rest(CARRIED)
    assert lying(picture) == {
        "9C": (InColumn(0, 0), True, Mark.TIED),
        "9D": (InColumn(1, 0), True, Mark.TIED),
        "2D": (InColumn(2, 0), True, Mark.BEATEN),
        "4D": (InColumn(3, 0), True, Mark.BEATEN),
    }
    assert written(picture) == (None, 0, 1, 4, 0)


def test_a_pot_that_was_carried_rests_beside_the_cards_that_took_it() -> None:
    picture = rest(play_battle(CARRIED.after, FOUR))
    spots = [card.spot for card in picture.cards]
    assert spots[:4] == [InPot(0), InPot(1), InPot(2), InPot(3)]
    assert written(picture) == (3, 6, 0, 6, 4)


def test_the_cards_of_a_seat_that_was_put_out_rest_face_down_on_its_column() -> None:
    picture = rest(first_battle(FOUR, "9C 2C 3C", "9D 2D 4D", "KS", "KH"))
    assert picture.columns[2:] == ((True,), (True,))
    short = rest(first_battle(PLAYBOOK, "9C 2C 3C", "9D 2D"))
    assert lying(short)["2D"] == (InColumn(1, 1), False, Mark.BEATEN)
    assert lying(short)["9C"] == (InColumn(0, 0), True, Mark.WINNER)


def test_a_card_that_stays_and_fights_on_is_the_one_that_is_marked() -> None:
    picture = rest(first_battle(Rules(shortage=Shortage.LAST_CARD_STAYS), "9C", "9D 4D 7D 5D"))
    assert lying(picture)["9C"] == (InColumn(0, 0), True, Mark.WINNER)
    assert picture.columns == ((True,), (True, False, True))


@given(battles())
def test_a_picture_has_every_card_of_the_battle_once_and_one_winner_or_none(battle: Battle) -> None:
    picture, settled = rest(battle), settlement(battle)
    assert settled is not None
    pot = settled.cards if isinstance(settled, PotTaken) else settled.pot
    assert sorted(map(str, pot)) == sorted(str(card.card) for card in picture.cards)
    assert len({card.spot for card in picture.cards}) == len(picture.cards)
    winners = [card.card for card in picture.cards if card.mark is Mark.WINNER]
    assert winners == ([settled.card] if isinstance(settled, PotTaken) else [])


@given(battles())
def test_a_synced_stage_shows_the_cards_of_the_picture_and_those_set_aside(battle: Battle) -> None:
    stage = Stage()
    stage.sync(battle.after, rest(battle))
    if battle.after.outcome:
        assert look(stage) == look_at_rest(battle.after)
        return
    assert set(stage.sprites) == {card.card for card in rest(battle).cards} | {*battle.after.set_aside}
    assert tuple(stage.labels.counts) == battle.after.counts
    total = sum(stage.labels.counts) + len(battle.after.set_aside)
    assert total == all_cards(battle.after) - len(battle.after.pot)


def test_nothing_is_collected_because_time_passes() -> None:
    driver = driver_of(WAR_ONE)
    driver.finish()
    before = look(driver.stage)
    driver.advance(1_000_000)
    assert look(driver.stage) == before == look_after(WAR_ONE)


def test_the_next_cards_are_turned_while_the_last_are_collected() -> None:
    first, second = battles_of(PLAYBOOK, 2, "9C 2C 4C", "KD 3D 5D")
    driver = driver_of(first)
    driver.finish()
    driver.tell(second)
    driver.advance(Timing().lead_ms(pot=2) + 20)
    ways = {type(sprite.target) for sprite in driver.stage.sprites.values() if sprite.travel < 1.0}
    assert ways == {OnPile, InColumn}
    assert Timing().lead_ms(pot=2) == 120


def test_a_won_card_that_is_turned_at_once_has_reached_its_pile_before() -> None:
    first, second = battles_of(PLAYBOOK, 2, "KC", "9D 3D")
    assert second.before.piles[0][0] in settlement_cards(first)
    driver = driver_of(first)
    driver.finish()
    driver.tell(second)
    driver.until(lambda stage: stage.labels.counts == [1, 0])
    assert driver.stage.arrived == list(settlement_cards(first))
    driver.finish()
    assert look(driver.stage) == look_after(second)


def settlement_cards(battle: Battle) -> tuple[object, ...]:
    (taken,) = [event for event in battle.events if isinstance(event, PotTaken)]
    return taken.cards


def test_what_is_marked_shrinks_back_on_its_way_off_the_table() -> None:
    first, second = battles_of(PLAYBOOK, 2, "9C 2C 4C", "KD 3D 5D")
    driver = driver_of(first)
    driver.finish()
    (king,) = hand("KD")
    driver.tell(second)
    seen = [driver.stage.sprites[king].emphasis for _ in driver.frames(10) if king in driver.stage.sprites]
    assert seen == sorted(seen, reverse=True)
    assert seen[0] > 0.8
    assert seen[-1] < 0.1


def test_the_end_of_a_round_shows_its_last_battle_before_its_cards_are_collected() -> None:
    battle = first_battle(PLAYBOOK, "KC 3C", "9D")
    driver = StageDriver(battle.before)
    driver.tell(battle, ["turned", "taken", "out", "the end"])
    seen_ms = {"out": 0, "the end": 0}
    for _ in driver.frames(1):
        labels = driver.stage.labels
        if labels.winner == 0 and labels.caption in seen_ms:
            seen_ms[labels.caption] += 1
    assert seen_ms["out"] >= Timing().hold_ms
    assert seen_ms["the end"] == 0
    assert look(driver.stage) == look_at_rest(battle.after)


@pytest.fixture
def layout() -> Layout:
    return arrange(Size(1_000, 600), 2, 16)


@pytest.mark.parametrize(
    ("mark", "scale", "below", "above"),
    [(Mark.WINNER, 1.05, -0.016, 0.016), (Mark.TIED, 1.02, -0.012, 0.012), (Mark.BEATEN, 1.0, 0.012, -0.012)],
)
def test_a_card_that_is_set_off_is_larger_about_its_middle_and_nearer_the_middle_of_the_table(
    layout: Layout, mark: Mark, scale: float, below: float, above: float
) -> None:
    (nine,) = hand("9C")
    width, height = layout.card
    for seat, moved in ((0, below), (1, above)):
        sprite = Sprite(nine, InColumn(seat, 0), 1.0)
        sprite.mark, sprite.emphasis = mark, 1.0
        at = Point(*layout.seat_areas[seat].column[:2])
        drawn = set_off(sprite, CardPlacement(at, 1.0), layout)
        assert drawn.scale == pytest.approx(scale)
        middle = drawn.at.x + width * drawn.scale / 2, drawn.at.y + height * drawn.scale / 2
        assert middle == pytest.approx((at.x + width / 2, at.y + height / 2 + moved * height))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(("width", "height"), [(1_000, 600), (700, 370), (1_900, 480), (700, 970)])
def test_a_winning_card_with_its_ring_touches_neither_words_nor_share_bar(
    width: int, height: int, seats: int
) -> None:
    layout = arrange(Size(width, height), seats, 16)
    ring = layout.card.width * 0.026
    for seat, area in enumerate(layout.seat_areas):
        sprite = Sprite(hand("9C")[0], InColumn(seat, 0), 1.0)
        sprite.mark, sprite.emphasis = Mark.WINNER, 1.0
        at, scale = set_off(sprite, CardPlacement(Point(area.column.x, area.column.y), 1.0), layout)
        top, bottom = at.y - ring, at.y + layout.card.height * scale + ring
        assert bottom < layout.words.y or top > layout.share.bottom + 3


def test_a_position_without_a_last_battle_rests_with_nothing_on_the_table() -> None:
    stage = Stage()
    stage.sync(stacked("9C 2C", "KD 3D"))
    assert stage.sprites == {}
    assert (stage.labels.winner, stage.labels.gain) == (None, 0)
