"""Cards on their way: where they are at each part of it, and how they lie when they land."""

from __future__ import annotations

import pytest

from tests.helpers.builders import hand, stacked
from warapp.table.motion.easing import ease_in_out
from warapp.table.motion.flight import move_cards
from warapp.table.stage.order import FLYING, PILES, RESTING, under_piles
from warapp.table.stage.spots import InColumn, OnPile
from warapp.table.stage.stage import Stage

NINE, KING = hand("9C KD")


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    stage.sync(stacked("9C 8C", "KD 3D"))
    for seat, card in enumerate((NINE, KING)):
        stage.put(card, OnPile(seat))
        stage.send(card, InColumn(seat, 0))
    return stage


def test_cards_fly_together_and_land_flat_and_face_up(stage: Stage) -> None:
    tween = move_cards(stage, [NINE, KING], 400, face_up=True)
    assert tween.duration_ms == 400
    tween.step(0.0)
    for sprite in stage.sprites.values():
        assert (sprite.travel, sprite.lift, sprite.flip) == (0.0, 0.0, 0.0)
    tween.step(0.5)
    for sprite in stage.sprites.values():
        assert (sprite.travel, sprite.lift, sprite.flip) == (ease_in_out(0.5), 1.0, 0.5)
    tween.step(1.0)
    for sprite in stage.sprites.values():
        assert (sprite.travel, sprite.lift, sprite.flip) == (1.0, 0.0, 1.0)


def test_a_card_is_turned_over_in_the_middle_half_of_its_flight(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400, face_up=True)
    flips = []
    for t in (0.25, 0.26, 0.74, 0.75):
        tween.step(t)
        flips.append(stage.sprites[NINE].flip)
    assert flips[0] == 0.0 < flips[1] < 0.01 < 0.99 < flips[2] < flips[3] == 1.0
    assert stage.sprites[NINE].travel < 1.0


def test_a_card_is_tilted_in_flight_and_lies_straight_before_and_after(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400, tilt=-6.0)
    tilts = []
    for t in (0.0, 0.5, 1.0):
        tween.step(t)
        tilts.append(stage.sprites[NINE].tilt)
    assert tilts == [0.0, -6.0, 0.0]


def test_a_card_flies_over_all_others_and_lies_down_on_those_laid_before(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400)
    tween.step(0.5)
    assert stage.sprites[NINE].z > FLYING
    tween.step(1.0)
    stage.send(KING, InColumn(1, 1))
    move_cards(stage, [KING], 400).step(1.0)
    assert RESTING < stage.sprites[NINE].z < stage.sprites[KING].z < FLYING


def test_each_card_turns_from_how_it_lies(stage: Stage) -> None:
    stage.sprites[NINE].flip = 1.0
    tween = move_cards(stage, [NINE, KING], 400, face_up=False)
    tween.step(0.5)
    assert (stage.sprites[NINE].flip, stage.sprites[KING].flip) == (0.5, 0.0)
    tween.step(1.0)
    assert (stage.sprites[NINE].flip, stage.sprites[KING].flip) == (0.0, 0.0)


def test_cards_stay_as_they_lie_where_nothing_else_is_said(stage: Stage) -> None:
    stage.sprites[NINE].flip = 1.0
    tween = move_cards(stage, [NINE, KING], 400)
    for t in (0.0, 0.3, 1.0):
        tween.step(t)
        assert (stage.sprites[NINE].flip, stage.sprites[KING].flip) == (1.0, 0.0)


def test_a_flight_may_take_no_time_at_all(stage: Stage) -> None:
    move_cards(stage, [NINE], 0, face_up=True).step(1.0)
    sprite = stage.sprites[NINE]
    assert (sprite.travel, sprite.lift, sprite.flip) == (1.0, 0.0, 1.0)


def test_a_card_lies_under_the_pile_once_it_covers_it(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400, under=under_piles(3), ease=lambda t: t)
    tween.step(0.8)
    assert stage.sprites[NINE].z > RESTING
    tween.step(0.81)
    assert stage.sprites[NINE].z == under_piles(3) < PILES


def test_the_way_follows_its_curve(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400, ease=lambda t: t * t)
    tween.step(0.5)
    assert stage.sprites[NINE].travel == 0.25
