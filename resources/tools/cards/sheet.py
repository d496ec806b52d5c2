"""The sheet of a card: its size, the paper and its edge."""

from __future__ import annotations

from suits import PAPER
from svg import fill, group, rounded

WIDTH, HEIGHT, CORNER = 500, 700, 30
HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


def paper() -> str:
    """Return the sheet of the card."""
    return group(fill(PAPER, rounded(0, 0, WIDTH, HEIGHT, CORNER)), name="card")


def edge() -> str:
    """Return the faint line that parts a white card from the next one."""
    data = rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER - 1.5)
    return f'<path id="edge" fill="none" stroke="#000000" stroke-opacity=".14" stroke-width="3" d="{data}"/>'
