"""How a row of seats shares its width, and what it does when seats go out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warapp.table.layout.seats import ROWS, cells, fullest_row

ROW = (2, 3, 4)


def widths(out: dict[int, float], row: tuple[int, ...] = ROW) -> list[float]:
    return [round(cell.width, 3) for cell in cells(row, out, 20.0, 900.0, 120.0)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_sits_in_one_row(seats: int) -> None:
    upper, lower = ROWS[seats]
    assert sorted(upper + lower) == list(range(seats))
    assert fullest_row(seats) == {2: 1, 3: 2, 4: 3, 5: 3, 6: 3}[seats]


def test_seats_that_are_in_have_equal_parts() -> None:
    assert cells(ROW, {}, 20.0, 900.0, 120.0) == [(20, 300), (320, 300), (620, 300)]
    assert [cell.middle for cell in cells(ROW, {}, 20.0, 900.0, 120.0)] == [170, 470, 770]
    assert [cell.right for cell in cells(ROW, {}, 20.0, 900.0, 120.0)] == [320, 620, 920]


@pytest.mark.parametrize(
    ("out", "expected"),
    [
        ({3: 1.0}, [390, 120, 390]),
        ({3: 0.5}, [336, 228, 336]),
        ({2: 1.0, 4: 1.0}, [120, 660, 120]),
        ({2: 1.0, 3: 0.5, 4: 1.0}, [220, 460, 220]),
        ({2: 1.0, 3: 1.0, 4: 1.0}, [300, 300, 300]),
        ({5: 1.0}, [300, 300, 300]),
    ],
)
def test_a_seat_that_is_out_leaves_the_others_what_its_chip_does_not_need(
    out: dict[int, float], expected: list[float]
) -> None:
    assert widths(out) == expected


def test_a_seat_alone_in_its_row_keeps_it() -> None:
    for gone in (0.0, 0.3, 1.0):
        assert widths({0: gone}, (0,)) == [900]


@given(st.lists(st.floats(0.0, 1.0), min_size=3, max_size=3))
def test_the_cells_of_a_row_fill_it(going: list[float]) -> None:
    row = cells(ROW, dict(zip(ROW, going, strict=True)), 20.0, 900.0, 120.0)
    assert row[0].x == 20
    assert row[-1].right == pytest.approx(920)
    for before, after in pairwise(row):
        assert after.x == before.right


@given(st.lists(st.floats(0.0, 0.99), min_size=3, max_size=3))
def test_a_row_closes_up_without_a_jump(going: list[float]) -> None:
    def middles(further: float) -> list[float]:
        out = {seat: gone + further for seat, gone in zip(ROW, going, strict=True)}
        return [cell.middle for cell in cells(ROW, out, 20.0, 900.0, 120.0)]

    for before, after in zip(middles(0.0), middles(0.01), strict=True):
        assert abs(after - before) < 15
