"""The backs: calm patterns of middle contrast within a border of paper, the same upside down."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ornament import rosette
from patterns import cut_each
from sheet import HEIGHT, WIDTH, edge, paper
from suits import PAPER, SUITS
from svg import (
    Point,
    at,
    circle_path,
    document,
    each,
    even,
    fill,
    group,
    line,
    number,
    rounded,
    star_path,
    use,
)

X, Y = WIDTH // 2, HEIGHT // 2
_BORDER, _BAND = 28, 18
_INSET = _BORDER + _BAND
_PANEL = rounded(_BORDER, _BORDER, WIDTH - 2 * _BORDER, HEIGHT - 2 * _BORDER, 16)
_FIELD = rounded(_INSET, _INSET, WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET, 5)
_REGION: list[Point] = [(38, 38), (WIDTH - 38, 38), (WIDTH - 38, HEIGHT - 38), (38, HEIGHT - 38)]
"""What a pattern is cut to: a little more than the field, so that the band covers the cut."""


@dataclass(frozen=True)
class Tones:
    """The tones of one back: the panel, its shade, the lines of the pattern and the few lights."""

    panel: str
    shade: str
    lines: str
    light: str


def _sheet(tones: Tones, *pattern: str) -> str:
    """Return a whole back: band and border cover what a pattern draws up to 30 units beyond the field."""
    return document(
        WIDTH,
        HEIGHT,
        paper(),
        fill(tones.panel, _PANEL),
        *pattern,
        even(tones.shade, rounded(20, 20, WIDTH - 40, HEIGHT - 40, 16), _FIELD),
        even(PAPER, rounded(3, 3, WIDTH - 6, HEIGHT - 6, 27), _PANEL),
        line(tones.light, 3.4, _FIELD, extra='stroke-opacity=".8"'),
        edge(),
    )


def _disc(tones: Tones, radius: float) -> str:
    """Return the plate of an emblem in the middle of the card, with its rim."""
    plate = circle_path(X, Y, radius)
    return fill(tones.shade, plate) + line(tones.light, 4, plate, extra='stroke-opacity=".8"')


def _wave(x: float, y: float, half: float, height: float, count: int) -> str:
    """Return a sine curve of `count` half periods; the handles keep slope and height of a true sine."""
    parts = [f"M{number(x)} {number(y)}"]
    for i in range(count):
        d = number((4 if i % 2 == 0 else -4) * height / 3)
        parts.append(f"c{number(half * 0.4244)} {d} {number(half * 0.5756)} {d} {number(half)} 0")
    return "".join(parts)


def guilloche() -> str:
    """Return an engraver's net of waves with rosettes, in blue."""
    tones = Tones("#27498A", "#1E3A70", "#7E9CD3", "#D5E0F5")
    net = [_wave(34, 350 + 34 * i, 36, height, 12) for i in range(-9, 10) for height in (23, -23)]
    great = _medal(tones, Y, 128, [(76, 114, 18, 4), (40, 84, 12, 4), (14, 46, 8, 3)])
    small = group(_medal(tones, 134, 60, [(24, 52, 10, 3)]), name="s")
    return _sheet(
        tones,
        line(tones.lines, 2.8, *net, extra='stroke-opacity=".7"'),
        great,
        small,
        use("s", f"rotate(180 {X} {Y})"),
    )


def _medal(tones: Tones, y: float, radius: float, curves: list[tuple[int, int, int, int]]) -> str:
    """Return a rosette of curves, each (inner radius, outer radius, petals, how many turned copies)."""
    parts = []
    for inner, outer, petals, copies in curves:
        name = f"c{inner}"
        parts.append(f'<path id="{name}" d="{rosette(inner, outer, petals)}"/>')
        parts += [use(name, f"rotate({number(360 / petals * i / copies)})") for i in range(1, copies)]
    return group(
        fill(tones.shade, circle_path(0, 0, radius)),
        line(tones.light, 4, circle_path(0, 0, radius)),
        group(*parts, extra=f'fill="none" stroke="{tones.light}" stroke-width="2.4" stroke-opacity=".75"'),
        fill(tones.light, circle_path(0, 0, radius / 16)),
        transform=at(X, y),
    )


def stars() -> str:
    """Return a night sky of ordered stars around a compass rose."""
    tones = Tones("#2A3365", "#1F264E", "#6673B4", "#E9CF8B")
    sky, dots = [], []
    for row in range(-7, 8):
        for half_column in range(-8, 9):
            x, y = X + 23.5 * half_column, Y + 41.0 * row
            if math.hypot(x - X, y - Y) < 124:
                continue
            if (half_column + row) % 2 == 0:
                sky.append(star_path(x, y, 13, 4.6, 4))
            else:
                dots.append(circle_path(x, y, 2.8))
    return _sheet(
        tones,
        fill(tones.lines, *dots),
        each(sky, f'fill="{tones.light}" fill-opacity=".7"'),
        _disc(tones, 104),
        fill(tones.lines, star_path(X, Y, 88, 36, 8, 22.5)),
        fill(tones.light, star_path(X, Y, 92, 38, 8), extra='fill-opacity=".9"'),
        fill(tones.shade, circle_path(X, Y, 30)),
        fill(tones.light, star_path(X, Y, 22, 9, 8)),
    )


def waves() -> str:
    """Return overlapping ripples, as on a quiet sea."""
    tones = Tones("#1E6B75", "#16525B", "#58A0A4", "#A9D2D0")
    r, left, rows = 42.8, 36.0, 14
    ripples = []
    for row in range(rows, 0, -1):
        y, shift = Y - r / 2 * row, row % 2
        ripples += [use("up", at(left + r * (2 * column + 1 + shift), y)) for column in range(5 - shift)]
        if shift:
            ripples += [use("side", at(left, y)), use("side", at(WIDTH - left, y) + " scale(-1 1)")]
    middle = [use("whole", at(left + r * (2 * column + 1), Y)) for column in range(5)]
    defined = "".join(_ripple(tones, r, name) for name in ("up", "side", "whole"))
    upper = group(*ripples, name="upper")
    return _sheet(tones, f"<defs>{defined}</defs>", upper, use("upper", f"rotate(180 {X} {Y})"), *middle)


def _ripple(tones: Tones, r: float, part: str) -> str:
    """Return one ripple to be used: its upper half, the right side of that, or the whole."""

    def ring(radius: float, width: float) -> str:
        return _dome(radius, part, 2) + _dome(radius - width, part, 2)

    return group(
        fill(tones.panel, _dome(r, part, 2)),
        even(tones.light, ring(r - 0.5, 3)),
        even(tones.lines, ring(r - 11, 3.4), ring(r - 22, 3.4)),
        name=part,
    )


def _dome(radius: float, part: str, foot: float) -> str:
    if part == "whole":
        return circle_path(0, 0, radius)
    r = number(radius)
    start = f"M-{r} 0A{r} {r} 0 0 1" if part == "up" else f"M0-{r}A{r} {r} 0 0 1"
    return f"{start} {r} 0v{foot:g}H{'-' + r if part == 'up' else '0'}Z"


def lattice() -> str:
    """Return a trellis with quatrefoils, in crimson."""
    tones = Tones("#A3213A", "#86182E", "#C4626F", "#EBBDB8")
    step_x, step_y = 76, 98
    bars, foils = [], []
    for i in range(-9, 10):
        x = X + step_x * i
        for side in (-1, 1):
            ends = (x - side * 4 * step_x, Y - 4 * step_y), (x + side * 4 * step_x, Y + 4 * step_y)
            bars.append(_within(*ends))
    for row in range(-6, 7):
        for column in range(-3, 4):
            across, down = step_x * (column + (0.5 if row % 2 else 0)), step_y / 2 * row
            if abs(across) < 200 and abs(down) < 300:
                foils.append(use("foil", at(X + across, Y + down)))
    leaves = [circle_path(dx, dy, 6.6) for dx, dy in ((0, -8), (8, 0), (0, 8), (-8, 0))]
    foil = group(fill(tones.light, *leaves), fill(tones.panel, circle_path(0, 0, 3.4)), name="foil")
    drawn = [bar for bar in bars if bar]
    return _sheet(
        tones,
        f"<defs>{foil}</defs>",
        each(drawn, f'fill="none" stroke="{tones.shade}" stroke-width="15"'),
        each(drawn, f'fill="none" stroke="{tones.lines}" stroke-width="3.4"'),
        *foils,
    )


def _within(a: Point, b: Point) -> str:
    """Return the path data of a line as far as it runs within the region, or nothing."""
    first, last = 0.0, 1.0
    for axis, (low, high) in enumerate(((38, WIDTH - 38), (38, HEIGHT - 38))):
        span = b[axis] - a[axis]
        enter, leave = sorted(((low - a[axis]) / span, (high - a[axis]) / span))
        first, last = max(first, enter), min(last, leave)
    if first >= last:
        return ""
    (x0, y0), (x1, y1) = ((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for t in (first, last))
    return f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}"


def rays() -> str:
    """Return rays from the middle, and the suits in a ring, in copper."""
    tones = Tones("#B4592B", "#8A401D", "#CB7E4D", "#F8E0C4")
    wedges = []
    for i in range(0, 48, 2):
        turns = [math.radians(7.5 * (k + 0.5)) for k in (i, i + 1)]
        wedges.append(
            [(float(X), float(Y)), *((X + 450 * math.cos(a), Y + 450 * math.sin(a)) for a in turns)]
        )
    suits = []
    for i, suit in enumerate("SHCDSHCD"):
        a = math.radians(45 * i)
        suits.append(
            group(
                fill(tones.light, SUITS[suit]),
                transform=at(X + 84 * math.sin(a), Y - 84 * math.cos(a), 0.42, 45 * i),
            )
        )
    return _sheet(
        tones,
        each(cut_each(wedges, _REGION), f'fill="{tones.lines}" fill-opacity=".8"'),
        line(tones.light, 3.4, circle_path(X, Y, 172), extra='stroke-opacity=".7"'),
        _disc(tones, 128),
        *suits,
        fill(tones.light, star_path(X, Y, 40, 17, 8)),
        fill(tones.shade, circle_path(X, Y, 8)),
    )


def plain() -> str:
    """Return one colour with a small emblem: the calmest back."""
    tones = Tones("#5E3163", "#4A234F", "#8F6093", "#E7D3E6")
    return _sheet(
        tones,
        _disc(tones, 66),
        fill(tones.lines, star_path(X, Y, 46, 19, 4, 45)),
        fill(tones.light, star_path(X, Y, 54, 17, 4)),
    )


BACKS: dict[str, Callable[[], str]] = {
    "guilloche": guilloche,
    "stars": stars,
    "waves": waves,
    "lattice": lattice,
    "rays": rays,
    "plain": plain,
}
