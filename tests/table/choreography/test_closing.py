"""Seats that go out make room for the others once their cards are off the table."""

from __future__ import annotations

import pytest

from tests.helpers.builders import battles_of, hand
from tests.table.stage_driver import StageDriver
from warapp.engine import Battle, Rules
from warapp.table.motion.timing import Timing

(LAST,) = hand("2S")


def two_battles(seats: int = 3) -> list[Battle]:
    """The last seat loses its only card in the first."""
    piles = [f"{rank}C {rank}D {rank}H" for rank in ("9", "K", "5", "6")[: seats - 1]]
    return battles_of(Rules(seats=seats), 2, *piles, "2S")


def driver(battle: Battle, timing: Timing | None = None) -> StageDriver:
    made = StageDriver(battle.before, timing)
    made.tell(battle)
    made.finish()
    return made


def test_a_seat_makes_room_when_its_card_has_been_collected() -> None:
    first, second = two_battles()
    table = driver(first)
    assert (table.stage.labels.out, table.stage.labels.closed) == ([2], {})
    table.tell(second)
    seen = []
    for _ in table.frames(10):
        seen.append(table.stage.labels.closed.get(2, 0.0))
        assert not seen[-1] or LAST not in table.stage.sprites
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    on_the_way = [part for part in seen if 0.0 < part < 1.0]
    assert len(on_the_way) == pytest.approx(Timing().close_ms / 10, abs=2)
    assert seen[0] == 0.0


def test_without_motion_it_makes_room_at_once() -> None:
    first, second = two_battles()
    table = driver(first, Timing().reduced())
    table.tell(second)
    assert {table.stage.labels.closed.get(2, 0.0) for _ in table.frames(10)} <= {0.0, 1.0}
    assert table.stage.labels.closed == {2: 1.0}


def test_a_seat_that_went_out_before_stays_closed() -> None:
    first, second = two_battles(4)
    table = driver(first)
    table.tell(second)
    table.finish()
    assert table.stage.labels.closed == {3: 1.0}


def test_seats_put_out_by_the_last_battle_stay_closed_once_the_end_is_told() -> None:
    (battle,) = battles_of(Rules(seats=4), 1, "KC", "2D", "3H", "4S")
    table = driver(battle)
    table.tell(battle)
    table.until(lambda stage: stage.labels.end.dim > 0.0)
    assert table.stage.labels.closed == {1: 1.0, 2: 1.0, 3: 1.0}
    table.finish()
    assert table.stage.labels.closed == {1: 1.0, 2: 1.0, 3: 1.0}
