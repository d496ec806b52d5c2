"""Cards on their way: where they are at each part of it, and how they lie when they land."""

from __future__ import annotations

import pytest

from tests.helpers.builders import hand, stacked
from warapp.table.motion.easing import ease_in_out
from warapp.table.motion.flight import move_cards
from warapp.table.stage.order import PILES, RESTING, under_piles
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
        assert (sprite.travel, sprite.lift) == (ease_in_out(0.5), 1.0)
        assert 0.5 < sprite.flip < 1.0
    tween.step(1.0)
    for sprite in stage.sprites.values():
        assert (sprite.travel, sprite.lift, sprite.flip) == (1.0, 0.0, 1.0)


def test_a_card_has_turned_before_it_lands(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400, face_up=True)
    tween.step(0.9)
    assert stage.sprites[NINE].flip == 1.0
    assert stage.sprites[NINE].travel < 1.0


def test_each_card_turns_from_how_it_lies(stage: Stage) -> None:
    stage.sprites[NINE].flip = 1.0
    tween = move_cards(stage, [NINE, KING], 400, face_up=False)
    tween.step(0.2)
    assert (stage.sprites[NINE].flip, stage.sprites[KING].flip) == (0.75, 0.0)
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


def test_a_card_sinks_under_the_piles_in_the_second_half_of_its_way(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400, under=under_piles(3))
    tween.step(0.5)
    assert stage.sprites[NINE].z > RESTING
    tween.step(0.51)
    assert stage.sprites[NINE].z == under_piles(3) < PILES


def test_the_way_follows_its_curve(stage: Stage) -> None:
    tween = move_cards(stage, [NINE], 400, ease=lambda t: t * t)
    tween.step(0.5)
    assert stage.sprites[NINE].travel == 0.25
