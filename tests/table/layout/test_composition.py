"""Where plates go: what each composition allows, and which of them wins."""

from __future__ import annotations

import pytest

from warapp.table.layout.composition import (
    Composition,
    Room,
    best_fit,
    fits,
    height_over_pile,
    plate_distance,
    width_beside_pile,
)

BESIDE, STACKED, OUTSIDE = Composition
WIDE = Room(2, 10, 1000.0, 2000.0, 300.0)


def widths(room: Room) -> dict[Composition, float]:
    return {fit.composition: fit.card.width for fit in fits(room)}


def test_in_a_wide_row_the_height_limits_the_cards() -> None:
    # 0.985 of 300 is 295.5, and of 274 it is 269.89; by 1.4
    assert widths(WIDE) == {BESIDE: 211, STACKED: 211, OUTSIDE: 192}


def test_in_a_high_row_of_two_seats_half_the_table_limits_them() -> None:
    # 300 less 85 by 1.8, and 300 by 1.42
    assert widths(Room(2, 10, 300.0, 600.0, 900.0)) == {BESIDE: 119, STACKED: 211, OUTSIDE: 211}


def test_in_a_high_row_of_more_seats_the_cell_limits_them() -> None:
    # 300 less 12, less 85 for a plate beside the pile and then by 2.6, else by 2.17
    assert widths(Room(3, 10, 450.0, 300.0, 900.0)) == {BESIDE: 78, STACKED: 132, OUTSIDE: 132}


@pytest.mark.parametrize(
    ("composition", "pile_scale", "gap", "plate_line", "block"),
    [
        (BESIDE, 1.0, 0.30, 0.0, 211 * 2.30),
        (STACKED, 0.72, 0.15, 0.0, 211 * 1.87),
        (OUTSIDE, 0.72, 0.15, 26.0, 192 * 1.87),
    ],
)
def test_each_composition_has_its_pile_and_its_gap(
    composition: Composition, pile_scale: float, gap: float, plate_line: float, block: float
) -> None:
    (fit,) = (fit for fit in fits(WIDE) if fit.composition is composition)
    assert (fit.pile_scale, fit.gap, fit.plate_line) == (pile_scale, gap, plate_line)
    assert fit.block_width == pytest.approx(block)


def test_a_plate_over_a_pile_has_what_the_pile_leaves_of_the_cards_height() -> None:
    (stacked,) = (fit for fit in fits(WIDE) if fit.composition is STACKED)
    assert height_over_pile(stacked) == pytest.approx(211 * 1.4 * 0.28 - 8)


@pytest.mark.parametrize(
    ("half_width", "winner"),
    [
        # 211 high cards stacked count 223.66; beside they must be at least 200 wide for that
        (85 + 200 * 1.8, BESIDE),
        (85 + 199.9 * 1.8, STACKED),
    ],
)
def test_plates_beside_piles_may_cost_a_little_of_the_cards(half_width: float, winner: Composition) -> None:
    assert best_fit(Room(2, 10, half_width, 2 * half_width, 300.0)).composition is winner


@pytest.mark.parametrize(
    ("text_px", "winner"),
    [
        # a pile 0.72 of 211 wide has room for 6.6 heights of text of 23 px, its plate for 3.3 of 22.6
        (22.6, STACKED),
        (22.7, OUTSIDE),
    ],
)
def test_a_plate_over_a_pile_must_be_high_enough(text_px: float, winner: Composition) -> None:
    assert best_fit(Room(3, text_px, 1000.0, 560.0, 300.0)).composition is winner


@pytest.mark.parametrize(("cell_width", "winner"), [(766.9, BESIDE), (766.7, OUTSIDE)])
def test_more_seats_have_plates_beside_their_piles_only_for_much_larger_cards(
    cell_width: float, winner: Composition
) -> None:
    # plates of 30 on lines of their own leave cards 164 wide, so beside they must be 183 for 0.9 of that
    assert best_fit(Room(3, 30.0, 1000.0, cell_width, 300.0)).composition is winner


def test_what_is_free_beside_a_pile_is_what_cards_and_distances_leave() -> None:
    room = Room(3, 30.0, 1000.0, 800.0, 300.0)
    fit = best_fit(room)
    assert (fit.composition, fit.card.width) == (BESIDE, 195)
    # 800 less 36, less 27, less 2.6 cards
    assert width_beside_pile(fit, room) == pytest.approx(800 - 36 - 27 - 2.6 * 195)


@pytest.mark.parametrize(("text_px", "distance"), [(10, 12.0), (20, 18.0)])
def test_a_plate_beside_a_pile_keeps_its_distance(text_px: float, distance: float) -> None:
    assert plate_distance(text_px) == distance


@pytest.mark.parametrize(("cell_width", "winner"), [(844.5, STACKED), (844.0, OUTSIDE)])
def test_a_plate_over_a_pile_must_be_wide_enough(cell_width: float, winner: Composition) -> None:
    # less 1.2 heights of text, by 2.17, is 367 or 366 whole pixels: 0.72 of them must be 6.6 times 40
    assert best_fit(Room(3, 40.0, 2000.0, cell_width, 900.0)).composition is winner
