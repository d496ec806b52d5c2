"""How confetti flies up and falls."""

import pytest

from warapp.table.layout.geometry import Point, Size
from warapp.table.motion.confetti import PIECES, Piece, falling, pieces

TABLE = Size(1000, 600)
PIECE = Piece(delay_s=0.1, across=-0.2, up=0.9, turns=0.5, size=Size(8, 5), colour=2)


def test_a_piece_waits_then_flies_up_and_falls() -> None:
    assert falling(PIECE, 99, TABLE) is None
    start = falling(PIECE, 100, TABLE)
    assert start is not None
    assert (start.at, start.angle, start.tilt) == (Point(500, 300), 0, 1)
    later = falling(PIECE, 600, TABLE)
    assert later is not None
    assert later.at == pytest.approx((500 - 0.2 * 0.5 * 1000, (0.5 - 0.9 * 0.5 + 1.5 * 0.25 / 2) * 600))
    assert later.angle == pytest.approx(90)
    assert later.tilt == pytest.approx(0)


def test_every_piece_is_off_the_table_in_the_end() -> None:
    assert len(pieces(6)) == PIECES == 70
    assert [piece for piece in pieces(6) if falling(piece, 2_200, TABLE)] == []
    assert any(falling(piece, 1_500, TABLE) for piece in pieces(6))


def test_pieces_have_all_colours_and_are_the_same_every_time() -> None:
    assert {piece.colour for piece in pieces(6)} == set(range(6))
    assert pieces(6) == pieces(6)
