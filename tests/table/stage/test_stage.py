"""The stage: cards put, sent and taken away, and a position shown at rest."""

from __future__ import annotations

import pytest

from tests.helpers.builders import first_battle, hand, hands, stacked
from tests.table.stage_driver import look, look_at_rest
from warapp.engine import (
    PLAYBOOK,
    AtLimit,
    Outcome,
    Reason,
    Rules,
    Shortage,
    State,
    deal,
    from_piles,
    play_battle,
)
from warapp.table.layout.geometry import Point, Size
from warapp.table.layout.layout import arrange
from warapp.table.stage import order
from warapp.table.stage.labels import EndShow
from warapp.table.stage.placement import placement
from warapp.table.stage.resting import rest
from warapp.table.stage.showcase import BEST_SHOWN, showcase
from warapp.table.stage.spots import Aside, FanShape, InColumn, InDeck, InFan, InPot, OnPile
from warapp.table.stage.sprite import Mark
from warapp.table.stage.stage import Stage

NINE, KING, TWO = hand("9C KD 2S")


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    stage.sync(stacked("9C 8C", "KD 3D"))
    stage.moved.clear()
    return stage


def drawn() -> State:
    """A round that ended in a draw with cards left on the table."""
    return first_battle(PLAYBOOK, "9C 2C", "9D 2D").after


def carried() -> State:
    """A round that goes on with a pot that nobody took."""
    rules = Rules(seats=4, shortage=Shortage.LAST_CARD)
    return first_battle(rules, "9C", "9D", "2D 3D", "4D 5D").after


def test_a_position_at_rest_shows_only_piles_and_counts() -> None:
    stage = Stage()
    stage.sync(deal(PLAYBOOK, 1))
    assert stage.sprites == {}
    assert stage.columns == [(), ()]
    labels = stage.labels
    assert (labels.counts, labels.out, labels.pot, labels.carried, labels.aside) == ([26, 26], [], 0, 0, 0)
    assert (labels.battle, labels.war, labels.winner, labels.outcome) == (0, 0, None, None)


def test_cards_set_aside_lie_in_sight_face_down() -> None:
    stage, state = Stage(), deal(Rules(seats=3), 7)
    stage.sync(state)
    assert stage.labels.aside == 1
    assert [(s.card, s.target, s.flip) for s in stage.sprites.values()] == [
        (state.set_aside[0], Aside(0), 0.0)
    ]


def test_a_pot_that_nobody_took_lies_in_sight_in_its_order() -> None:
    stage, state = Stage(), drawn()
    stage.sync(state)
    in_pot = [s for s in stage.sprites.values() if isinstance(s.target, InPot)]
    assert [(s.card, s.target) for s in in_pot] == [(card, InPot(i)) for i, card in enumerate(state.pot)]
    assert (stage.labels.pot, stage.labels.carried) == (2, 2)


def test_a_person_who_won_shows_all_cards_by_suit_and_rank_in_a_fan() -> None:
    stage = Stage()
    stage.sync(stacked("3C AS 9D 4C", ""))
    assert stage.labels.outcome == Outcome(Reason.ALL_CARDS, 0)
    assert [s.card for s in stage.sprites.values()] == list(hand("3C 4C 9D AS"))
    assert [s.target for s in stage.sprites.values()] == [InFan(FanShape.WHOLE, i, 4) for i in range(4)]
    assert [s.z for s in stage.sprites.values()] == [order.END_FAN + i for i in range(4)]
    assert {s.flip for s in stage.sprites.values()} == {1.0}
    assert stage.labels.end == EndShow(dim=1.0, panel=1.0, confetti_ms=None)


def test_someone_else_who_won_shows_the_best_cards() -> None:
    state = stacked("", "3C AS 9D 4C 5C 6C 7C 8C 10C JC QC")
    shown = showcase(state, [0])
    assert len(shown) == BEST_SHOWN
    assert tuple(shown) == hand("6C 7C 8C 10C JC QC 9D AS 5C")[-1:] + hand("6C 7C 8C 10C JC QC 9D AS")
    assert {spot.shape for spot in shown.values()} == {FanShape.BEST}


def test_a_round_that_is_drawn_shows_the_best_cards_of_seat_0_and_of_the_others() -> None:
    rules = Rules(battle_limit=1, at_limit=AtLimit.DRAW)
    state = first_battle(rules, "KC 2C", "9D 5D").after
    fans = {card: (spot.shape, spot.nth, spot.of) for card, spot in showcase(state, [0]).items()}
    best, mirrored = FanShape.BEST, FanShape.MIRRORED
    assert fans == {
        **{card: (best, nth, 1) for nth, card in enumerate(hand("5D"))},
        **{card: (mirrored, nth, 3) for nth, card in enumerate(hand("2C KC 9D"))},
    }


def test_a_draw_shows_nothing_of_a_seat_without_cards() -> None:
    state = first_battle(PLAYBOOK, "9C", "9D").after
    assert state.outcome == Outcome(Reason.EQUAL_SHORTAGE, None)
    assert showcase(state, [0]) == {}


def test_a_round_that_goes_on_shows_no_fan() -> None:
    stage = Stage()
    stage.sync(stacked("AS", "KS"))
    assert stage.fan_of(stacked("AS", "KS")) == {}
    assert stage.labels.end == EndShow()


def test_without_a_fan_the_cards_stay_in_their_piles() -> None:
    stage = Stage()
    stage.shows_fan = False
    stage.sync(stacked("3C AS", ""))
    assert stage.sprites == {}
    assert stage.labels.in_pile(0) == 2


def test_syncing_forgets_all_that_was_in_sight(stage: Stage) -> None:
    nine = stage.put(NINE, InDeck())
    stage.labels.war = 3
    stage.labels.winner = 1
    stage.labels.caption = "words"
    state = stacked("2S", "3S")
    stage.sync(state)
    assert look(stage) == look_at_rest(state)
    assert stage.gone == [nine]
    assert stage.labels.caption == "words"


def test_seats_stay_in_the_order_in_which_they_went_out() -> None:
    stage, state = Stage(), stacked("AS KS", "", "QS", "")
    stage.labels.out = [3, 0]
    stage.sync(state)
    assert stage.labels.out == [3, 1]


def test_a_seat_that_a_draw_left_without_cards_is_not_out() -> None:
    stage, state = Stage(), first_battle(PLAYBOOK, "9C", "9D").after
    assert state.counts == (0, 0)
    stage.sync(state)
    assert stage.labels.out == []


def test_seats_that_are_out_while_the_pot_waits_are_out() -> None:
    stage, state = Stage(), carried()
    assert (state.outcome, len(state.pot)) == (None, 4)
    stage.sync(state)
    assert stage.labels.out == [0, 1]


def test_a_card_that_is_put_lies_there_above_all_others(stage: Stage) -> None:
    nine, king = stage.put(NINE, OnPile(0)), stage.put(KING, OnPile(1), flip=1.0)
    assert (nine.origin, nine.target, nine.travel, nine.flip) == (OnPile(0), OnPile(0), 1.0, 0.0)
    assert king.flip == 1.0
    assert king.z > nine.z
    assert stage.moved == {nine, king}


def test_a_card_that_is_sent_begins_where_it_lies_loses_its_badge_and_is_on_top(stage: Stage) -> None:
    nine, king = stage.put(NINE, OnPile(0)), stage.put(KING, OnPile(1))
    stage.mark(NINE, Mark.TIED)
    stage.moved.clear()
    stage.send(NINE, InColumn(0, 0))
    assert (nine.origin, nine.target, nine.travel) == (OnPile(0), InColumn(0, 0), 0.0)
    assert nine.mark is None
    assert nine.z > king.z
    stage.move(nine, 0.5, 0.9, 0.3)
    assert (nine.travel, nine.lift, nine.flip) == (0.5, 0.9, 0.3)
    assert stage.moved == {nine}


def test_a_card_that_is_taken_away_is_gone(stage: Stage) -> None:
    nine = stage.put(NINE, OnPile(0))
    stage.take_away(NINE)
    assert stage.sprites == {}
    assert stage.moved == set()
    assert stage.gone == [nine]


def test_a_card_that_is_put_again_lies_there_once(stage: Stage) -> None:
    first = stage.put(NINE, OnPile(0))
    second = stage.put(NINE, OnPile(1))
    assert stage.sprites == {NINE: second}
    assert stage.moved == {second}
    assert stage.gone == [first]


@pytest.mark.parametrize("change", ["move", "land"])
@pytest.mark.parametrize("end", ["taken away", "put again", "synced"])
def test_a_card_out_of_sight_comes_back_by_no_change(stage: Stage, end: str, change: str) -> None:
    old = stage.put(NINE, OnPile(0))
    if end == "taken away":
        stage.take_away(NINE)
    elif end == "put again":
        stage.put(NINE, OnPile(1))
    else:
        stage.sync(stacked("2S", "3S"))
    if change == "move":
        stage.move(old, 0.5, 0.0, 1.0)
    else:
        stage.land(old)
    assert old not in stage.moved
    assert stage.gone == [old]


def test_spots_of_different_kinds_are_different() -> None:
    spots = [OnPile(0), InPot(0), Aside(0), InColumn(0, 0), InDeck()]
    assert len(set(spots)) == len(spots)
    assert InPot(0) == InPot(0)


def test_badges_are_put_on_and_all_taken_off(stage: Stage) -> None:
    nine, king, two = (stage.put(card, OnPile(0)) for card in (NINE, KING, TWO))
    stage.moved.clear()
    stage.mark(NINE, Mark.TIED)
    stage.mark(TWO, Mark.WINNER)
    assert (nine.mark, king.mark, two.mark) == (Mark.TIED, None, Mark.WINNER)
    assert stage.moved == {nine, two}
    stage.moved.clear()
    stage.clear_marks()
    assert (nine.mark, king.mark, two.mark) == (None, None, None)
    assert stage.moved == {nine, two}


def test_the_card_that_fights_is_the_last_that_lies_face_up_in_its_seats_column(stage: Stage) -> None:
    stage.put(NINE, InColumn(0, 0), flip=1.0)
    stage.put(KING, InColumn(1, 0), flip=1.0)
    assert stage.last_face_up(0) == NINE
    stage.put(TWO, InColumn(0, 1))
    assert stage.last_face_up(0) == NINE
    stage.put(hand("AS")[0], InColumn(0, 2), flip=1.0)
    assert stage.last_face_up(0) == hand("AS")[0]
    stage.put(hand("QS")[0], InPot(0), flip=1.0)
    assert stage.last_face_up(1) == KING


def test_another_size_moves_every_card(stage: Stage) -> None:
    sprites = {stage.put(card, OnPile(0)) for card in (NINE, KING)}
    stage.moved.clear()
    stage.everything_moved()
    assert stage.moved == sprites


def test_every_spot_has_its_place_on_the_table() -> None:
    layout = arrange(Size(1_000, 600), 2, 16)
    columns: list[tuple[bool, ...]] = [(True, False, True), ()]
    seat = layout.seat_areas[0]
    assert placement(OnPile(0), layout, columns) == (
        Point(seat.pile.x, seat.pile.y),
        layout.pile_scale,
    )
    assert placement(InColumn(0, 0), layout, columns) == (Point(seat.column.x, seat.column.y), 1.0)
    assert placement(InDeck(), layout, columns) == (layout.deck, 1.0)
    assert placement(InPot(0), layout, columns) == (layout.pot, layout.mini)
    assert placement(Aside(0), layout, columns) == (layout.aside, layout.mini)
    xs = [placement(InColumn(0, i), layout, columns).at.x for i in range(3)]
    assert xs == sorted(set(xs))


def test_a_stack_grows_to_the_right_and_never_wider_than_another_card() -> None:
    layout = arrange(Size(1_000, 600), 2, 16)
    xs = [placement(InPot(i), layout, []).at.x for i in range(60)]
    assert xs == sorted(xs)
    assert xs[0] < xs[1]
    assert xs[-1] - xs[0] <= layout.card.width * layout.mini + 1e-9


def test_cards_that_lie_on_the_table_are_in_no_pile() -> None:
    battle = play_battle(from_piles(hands("KS", "2H 4D")), Rules())
    stage = Stage()
    stage.sync(battle.after, rest(battle))
    assert stage.labels.counts == [2, 1]
    assert [stage.labels.in_pile(seat) for seat in (0, 1)] == [0, 1]


def test_cards_that_are_fanned_out_at_the_end_are_in_no_pile() -> None:
    stage = Stage()
    stage.sync(play_battle(from_piles(hands("AS", "2H")), Rules()).after)
    assert [stage.labels.in_pile(seat) for seat in (0, 1)] == [0, 0]


def test_your_pile_is_lit_until_the_first_battle_begins() -> None:
    battle = first_battle(Rules(), "9C 2C", "KD 3D")
    stage = Stage()
    stage.sync(battle.before)
    assert stage.labels.invitation == 1.0
    stage.begin_battle([(True,), (True,)])
    assert stage.labels.invitation == 0.0
    stage.sync(battle.after, rest(battle))
    assert stage.labels.invitation == 0.0


def test_a_seat_that_is_out_makes_room_once_its_cards_are_off_the_table() -> None:
    battle = first_battle(Rules(seats=3), "9C 2C", "KD 3D", "4H")
    stage = Stage()
    stage.sync(battle.after, rest(battle))
    assert stage.labels.out == [2]
    assert stage.labels.closed == {}
    stage.sync(battle.after)
    assert stage.labels.closed == {2: 1.0}


def test_of_two_seats_none_ever_makes_room() -> None:
    stage = Stage()
    stage.sync(stacked("KS 2H", ""))
    assert stage.labels.out == [1]
    assert stage.labels.closed == {}
