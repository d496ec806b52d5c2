"""How a battle is told: what is marked, counted, said and heard, and in which order cards move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from tests.helpers.builders import battles_of, first_battle, hand, only
from tests.table.stage_driver import StageDriver, driver_of, face_up, look, look_after, look_at_rest
from warapp.engine import (
    PLAYBOOK,
    Battle,
    CardsLaid,
    CardsTurned,
    Fighters,
    PotTaken,
    RanShort,
    Rules,
    SeatOut,
    Shortage,
    WarDeclared,
    play_battle,
)
from warapp.table.motion.clips import duration_ms
from warapp.table.motion.timing import Timing
from warapp.table.stage.labels import Labels
from warapp.table.stage.resting import columns_of
from warapp.table.stage.spots import InColumn, InPot, OnPile
from warapp.table.stage.sprite import Mark
from warapp.table.stage.stage import Stage

T = TypeVar("T")
FOUR = Rules(seats=4, shortage=Shortage.LAST_CARD)


def plain() -> Battle:
    return first_battle(PLAYBOOK, "9C 2C", "KD 3D")


def war() -> Battle:
    return first_battle(PLAYBOOK, "9C 2C KC 3C", "9D 4D 7D 5D")


def carry() -> Battle:
    """Two seats are equally short and out; what is on the table waits for the others."""
    return first_battle(FOUR, "9C", "9D", "2D 3D", "4D 5D")


def marks(stage: Stage) -> dict[str, Mark]:
    return {str(card): sprite.mark for card, sprite in stage.sprites.items() if sprite.mark}


def labels_of(driver: StageDriver) -> Labels:
    """What is written now: a sync writes on new labels."""
    return driver.stage.labels


def changes(driver: StageDriver, value: Callable[[], T]) -> list[T]:
    """The values that something has while all is told, each as often as it changes to it."""
    seen: list[T] = []
    for _ in driver.frames(1):
        if seen[-1:] != [value()]:
            seen.append(value())
    return seen


def test_cards_leave_the_piles_turn_and_lie_in_their_columns() -> None:
    driver = driver_of(plain())
    assert look(driver.stage) == look_at_rest(plain().before)
    driver.advance(1)
    nine, king = hand("9C KD")
    assert driver.stage.labels.counts == [2, 1]
    driver.advance(Timing().yours_later_ms)
    assert {card: (s.origin, s.target) for card, s in driver.stage.sprites.items()} == {
        nine: (OnPile(0), InColumn(0, 0)),
        king: (OnPile(1), InColumn(1, 0)),
    }
    assert driver.stage.columns == [(True,), (True,)]
    assert driver.stage.labels.counts == [1, 1]
    assert driver.stage.labels.battle == 1
    driver.advance(Timing().turn_ms - Timing().yours_later_ms)
    assert face_up(driver.stage) == ["KD"]
    driver.advance(Timing().yours_later_ms)
    assert face_up(driver.stage) == ["9C", "KD"]
    assert driver.stage.labels.pot == 2
    assert marks(driver.stage) == {}


def test_the_cards_of_a_battle_stay_marked_where_they_lie_and_the_counts_are_those_after_it() -> None:
    driver = driver_of(plain())
    driver.until(lambda stage: stage.labels.winner is not None)
    for _ in range(2):
        labels = driver.stage.labels
        assert (labels.winner, labels.gain, labels.counts) == (1, 2, [1, 3])
        assert marks(driver.stage) == {"KD": Mark.WINNER, "9C": Mark.BEATEN}
        driver.finish()
    assert face_up(driver.stage) == ["9C", "KD"]
    assert look(driver.stage) == look_after(plain())


def medals(stage: Stage) -> list[float]:
    """How large the medals of the tied cards are."""
    return [sprite.medal for sprite in stage.sprites.values() if sprite.mark is Mark.TIED]


def test_tied_cards_have_medals_until_others_are_laid_on_them_and_rings_until_the_war_is_decided() -> None:
    driver = driver_of(war())
    driver.until(lambda stage: stage.labels.impact.depth == 1)
    tied = {"9C": Mark.TIED, "9D": Mark.TIED}
    assert marks(driver.stage) == tied
    driver.advance(Timing().war_call_ms - 20)
    assert (marks(driver.stage), medals(driver.stage)) == (tied, [1.0, 1.0])
    driver.until(lambda stage: len(stage.sprites) == 4)
    assert (marks(driver.stage), medals(driver.stage)) == (tied, [0.0, 0.0])
    assert face_up(driver.stage) == ["9C", "9D"]
    driver.until(lambda stage: stage.labels.pot == 4)
    driver.until(lambda stage: stage.labels.pot == 6)
    assert len(face_up(driver.stage)) == 4
    driver.until(lambda stage: stage.labels.winner == 0)
    assert marks(driver.stage) == {
        "KC": Mark.WINNER,
        **dict.fromkeys(("9D", "4D", "7D"), Mark.BEATEN),
    }


def test_those_who_tied_are_marked_and_the_others_are_shaded() -> None:
    driver = driver_of(first_battle(Rules(seats=3), "9C 2C KC 3C", "9D 4D 7D 5D", "4S 5S 6S 7S"))
    driver.until(lambda stage: stage.labels.war == 1)
    assert marks(driver.stage) == {"9C": Mark.TIED, "9D": Mark.TIED, "4S": Mark.BEATEN}


def test_cards_of_those_who_fight_no_further_stay_shaded_to_the_end() -> None:
    driver = driver_of(first_battle(Rules(seats=3), "9C 2C KC 3C", "9D 4D 7D 5D", "4S 5S 6S 7S"))
    driver.until(lambda stage: stage.labels.war == 1)
    four = driver.stage.sprites[hand("4S")[0]]
    assert changes(driver, lambda: (four.mark, four.emphasis)) == [(Mark.BEATEN, 1.0)]


def test_where_everyone_fights_on_nobody_is_beaten_yet() -> None:
    rules = Rules(seats=3, fighters=Fighters.ALL)
    driver = driver_of(first_battle(rules, "9C 2C KC 3C", "9D 4D 7D 5D", "4S 5S 6S 7S"))
    driver.until(lambda stage: stage.labels.war == 1)
    assert marks(driver.stage) == {"9C": Mark.TIED, "9D": Mark.TIED}


def test_a_second_war_marks_the_cards_of_the_first() -> None:
    driver = driver_of(first_battle(PLAYBOOK, "9C 2C KC 3C 5C", "9D 4D KD 5D 6D"))
    driver.until(lambda stage: stage.labels.war == 2)
    assert marks(driver.stage) == {"KC": Mark.TIED, "KD": Mark.TIED}
    assert driver.stage.columns == [(True, False, True, False, True), (True, False, True, False, True)]


def test_cards_that_lie_face_down_are_never_shown() -> None:
    driver = driver_of(war())
    hidden = set(hand("2C 4D"))
    for _ in driver.frames(1):
        assert [card for card, s in driver.stage.sprites.items() if card in hidden and s.flip > 0] == []


def test_the_pot_goes_under_the_winners_pile_from_the_top_down_when_the_next_battle_begins() -> None:
    first, second = battles_of(PLAYBOOK, 2, "9C 2C KC 3C", "9D 4D 7D 5D")
    driver = driver_of(first)
    driver.finish()
    assert driver.stage.arrived == []
    driver.tell(second)
    driver.finish()
    for column in "KC 2C 9C", "7D 4D 9D":
        assert [card for card in driver.stage.arrived if card in hand(column)] == list(hand(column))
    assert len(driver.stage.arrived) == 6


def test_a_card_flies_faster_to_the_pile_beside_it_than_across_the_table() -> None:
    first, second = battles_of(PLAYBOOK, 2, "KC 2C", "9D 4D")
    driver = driver_of(first)
    driver.finish()
    driver.tell(second)
    gone: dict[str, float] = {}
    for ms, _ in enumerate(driver.frames(1), 1):
        for card in driver.stage.arrived:
            gone.setdefault(str(card), ms)
    leaves_after = {"KC": 0, "9D": Timing().gather_stagger_ms}
    flights = {card: gone[card] - leaves_after[card] for card in gone}
    assert flights == {"KC": 176, "9D": 220}


def test_the_count_on_the_winners_plate_rolls_to_what_it_is_now() -> None:
    driver = driver_of(first_battle(Rules(face_down=3), "9C 2C 3C 4C KC 5C", "9D 2D 3D 4D QD 5D"))
    driver.until(lambda stage: stage.labels.winner == 0)
    shown: list[int] = []
    while not driver.aside.idle:
        driver.advance(10)
        shown.append(labels_of(driver).on_plate(0))
        assert labels_of(driver).counts == [11, 1]
        assert labels_of(driver).on_plate(1) == 1
    assert shown == sorted(shown)
    assert set(range(1, 12)) - set(shown) <= {2, 4, 6}, "it passes most numbers"
    at_ms = [10 * (shown.index(count) + 1) for count in (3, 6, 11)]
    assert (shown[0], shown[-1]) == (1, 11)
    assert at_ms[0] >= 60
    assert at_ms[2] <= 360


def test_no_count_rolls_without_travel_or_once_it_was_skipped() -> None:
    reduced, skipped = driver_of(plain(), Timing().reduced()), driver_of(plain())
    reduced.until(lambda stage: stage.labels.winner == 1)
    skipped.until(lambda stage: stage.labels.winner == 1)
    skipped.skip()
    assert [labels_of(driver).on_plate(1) for driver in (reduced, skipped)] == [3, 3]


def test_the_pot_is_counted_while_it_grows_and_until_it_is_collected() -> None:
    first, second = battles_of(PLAYBOOK, 2, "9C 2C KC 3C", "9D 4D 7D 5D")
    driver = driver_of(first)
    assert changes(driver, lambda: labels_of(driver).pot) == [0, 1, 2, 4, 5, 6]
    driver.tell(second)
    assert changes(driver, lambda: (labels_of(driver).war, labels_of(driver).pot))[:3] == [
        (0, 0),
        (0, 1),
        (0, 2),
    ]


def test_each_event_shows_its_line_and_an_empty_one_leaves_it() -> None:
    battle = war()
    assert [type(event) for event in battle.events] == [CardsTurned, WarDeclared, CardsLaid, PotTaken]
    driver = StageDriver(battle.before)
    driver.stage.labels.caption = "before"
    driver.tell(battle, ["turned", "war!", "", "taken"])
    seen = changes(
        driver, lambda: (labels_of(driver).caption, labels_of(driver).war, labels_of(driver).winner)
    )
    assert seen == [
        ("before", 0, None),
        ("turned", 0, None),
        ("war!", 0, None),
        ("war!", 1, None),
        ("taken", 1, 0),
    ]


def test_what_was_turned_is_said_once_it_can_be_seen() -> None:
    driver = StageDriver(plain().before)
    driver.tell(plain(), ["turned", "taken"])
    driver.until(lambda stage: stage.labels.caption == "turned")
    assert face_up(driver.stage) == ["9C", "KD"]
    assert {sprite.travel for sprite in driver.stage.sprites.values()} == {1.0}


def test_a_line_for_each_event_or_nothing_is_told() -> None:
    with pytest.raises(ValueError, match="zip"):
        StageDriver(plain().before).tell(plain(), ["one"])


def test_a_skip_is_silent() -> None:
    driver = driver_of(war())
    driver.skip()
    assert driver.heard == []
    assert driver.settled == 1


def test_a_pot_that_nobody_takes_moves_together_to_its_place() -> None:
    battle = carry()
    driver = driver_of(battle)
    driver.finish()
    assert look(driver.stage) == look_after(battle)
    beaten = {"2D": Mark.BEATEN, "4D": Mark.BEATEN}
    assert marks(driver.stage) == {"9C": Mark.TIED, "9D": Mark.TIED, **beaten}
    assert [s.target for s in driver.stage.sprites.values()] == [InColumn(i, 0) for i in range(4)]
    second = play_battle(battle.after, FOUR)
    driver.tell(second)
    driver.advance(Timing().carry_ms)
    in_pot = [s.target for s in driver.stage.sprites.values() if s.card in battle.after.pot]
    assert in_pot == [InPot(i) for i in range(4)]
    assert driver.stage.arrived == []


def test_cards_carried_before_stay_where_they_are_and_go_to_the_next_winner_last() -> None:
    first = carry()
    driver = driver_of(first)
    driver.finish()
    second = play_battle(first.after, FOUR)
    driver.tell(second)
    driver.until(lambda stage: stage.labels.pot == 6)
    in_pot = [s.card for s in driver.stage.sprites.values() if isinstance(s.target, InPot)]
    assert in_pot == list(first.after.pot)
    assert driver.stage.labels.pot == 6
    driver.finish()
    assert set(driver.stage.arrived) == set(only(PotTaken, second)[0].cards)
    assert driver.stage.arrived[-4:] == list(reversed(first.after.pot))


def test_a_seat_that_is_put_out_lays_what_it_holds_on_its_column() -> None:
    battle = first_battle(PLAYBOOK, "9C 2C 3C", "9D 2D")
    assert only(SeatOut, battle)[0].cards == hand("2D")
    driver = driver_of(battle)
    driver.until(lambda stage: stage.labels.out == [1])
    two = driver.stage.sprites[hand("2D")[0]]
    assert (two.target, two.travel, two.flip) == (InColumn(1, 1), 1.0, 0.0)
    assert driver.stage.columns == [(True,), (True, False)]
    assert driver.stage.labels.counts == [5, 0]  # the pot is won by the same card
    assert driver.stage.labels.pot == 3


@pytest.mark.parametrize(
    ("piles", "short"),
    [(("9C 2C 3C 4C 5C", "9D 2D"), 1), (("9C 2C", "9D 2D", "9H 2H", "9S 2S"), 4)],
    ids=["one", "four"],
)
def test_running_short_takes_its_time_to_be_read_once_for_all_seats(
    piles: tuple[str, ...], short: int
) -> None:
    battle = first_battle(Rules(seats=len(piles), face_down=3), *piles)
    assert len(only(RanShort, battle)) == short
    says = [""] * len(battle.events)
    lasts = [
        duration_ms(driver_of(battle, timing).choreographer.battle(battle, says))
        for timing in (Timing(short_ms=10_000), Timing(short_ms=0))
    ]
    assert lasts[0] - lasts[1] == 10_000


def test_a_seat_whose_last_card_stays_fights_on_with_it() -> None:
    rules = Rules(shortage=Shortage.LAST_CARD_STAYS)
    battle = first_battle(rules, "9C", "9D 4D 7D 5D")
    assert [laid.stays for laid in only(CardsLaid, battle)[0].laid] == [True, False]
    assert columns_of(battle) == [(True,), (True, False, True)]
    driver = driver_of(battle)
    driver.until(lambda stage: stage.labels.winner is not None)
    assert {card for card, mark in marks(driver.stage).items() if mark is Mark.WINNER} == {"9C"}
    driver.finish()
    assert look(driver.stage) == look_after(battle)


def test_columns_are_reserved_for_all_that_a_battle_will_lay() -> None:
    assert columns_of(war()) == [(True, False, True), (True, False, True)]
    assert columns_of(carry()) == [(True,), (True,), (True,), (True,)]
    three = first_battle(Rules(seats=3), "9C 2C", "", "KD 3D")
    assert columns_of(three) == [(True,), (), (True,)]
