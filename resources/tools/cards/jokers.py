"""The four jokers: a fool with a bauble and a juggler, in two colourings each."""

from __future__ import annotations

import math

import attributes
import heads
from courts import Court, double_figure
from figure import fist, hem, neck, panel, quad, shadow, shoulders
from palette import ERMINE, GOLD, INK, JOKERS, Palette
from patterns import lozenges
from svg import circle_path, fill, line, polygon_path, star_path


def _bells(*places: tuple[float, float]) -> str:
    slits = "".join(f"M{x - 5:g} {y + 3:g}H{x + 5:g}" for x, y in places)
    return fill(GOLD, *(circle_path(x, y, 9.5) for x, y in places)) + line(INK, 2.2, slits)


def _motley(p: Palette) -> str:
    """Return a coat in two colours with a collar of points and bells."""
    left, right = quad(-86, 0, -126, 0, 240), quad(0, 86, 0, 126, 240)
    points = [
        (-40.0, 226.0),
        (-118.0, 262.0),
        (-104.0, 312.0),
        (-66.0, 272.0),
        (-50.0, 330.0),
        (-24.0, 282.0),
        (0.0, 336.0),
    ]
    collar = [*points, *((-x, y) for x, y in reversed(points[:-1]))]
    inner = [(x * 0.9, 226 + (y - 226) * 0.84) for x, y in collar]
    return "".join(
        [
            shoulders(p.main, 148),
            fill(p.second, lozenges(left, 44, 60, 8)),
            panel(p.second, quad(0, 36, 0, 148, 226)),
            fill(p.main, lozenges(right, 44, 60, 8)),
            fill(GOLD, polygon_path(collar)),
            fill(p.deep, polygon_path([*inner[: len(points)], (0, 226)])),
            fill(p.second, polygon_path([(0, 226), *inner[len(points) - 1 :]])),
            shadow(148),
            _bells((-118, 262), (-104, 314), (-50, 334), (0, 340), (50, 334), (104, 314), (118, 262)),
            neck(p, "M-26 222H26V240Q0 254-26 240Z"),
        ]
    )


def _pierrot(p: Palette) -> str:
    """Return a loose coat with pompons and a ruff in two tiers."""
    front = quad(-50, 50, -60, 60)
    ruffs = []
    for y, half, radius, colour in ((264, 92, 20, p.second), (246, 72, 17, ERMINE)):
        for i in range(9):
            x = half * (i - 4) / 4
            ruffs.append(fill(colour, circle_path(x, y + 14 * math.cos(x / half * 1.4) - 8, radius)))
    return "".join(
        [
            shoulders(p.main, 148),
            panel(p.deep, front),
            line(GOLD, 5, *(f"M{s * 50} 240L{s * 60} {hem(s * 60):g}" for s in (-1, 1))),
            shadow(148),
            fill(p.second, circle_path(0, 318, 13), circle_path(0, 350, 13)),
            *ruffs,
            neck(p, "M-26 222H26V234Q0 250-26 234Z"),
        ]
    )


def _fools_cap(p: Palette) -> str:
    left = (
        "M-47 14C-53-26-48-54-34-64C-52-78-74-70-84-42C-92-78-66-112-30-88C-20-82-8-74 0-70V-48"
        "C-24-48-40-30-44 8Z"
    )
    right = (
        "M47 14C53-26 48-54 34-64C52-78 74-70 84-42C92-78 66-112 30-88C20-82 8-74 0-70V-48C24-48 40-30 44 8Z"
    )
    horn = "M-30-70C-26-92-14-106 6-112C8-98 22-90 30-70Q0-58-30-70Z"
    return "".join(
        [
            fill(p.deep, horn),
            fill(p.main, left),
            fill(p.second, right),
            line(GOLD, 6, "M-45 8C-42-28-30-48 0-49C30-48 42-28 45 8"),
            _bells((-84, -38), (84, -38), (7, -112)),
        ]
    )


def _jugglers_hat(p: Palette) -> str:
    return "".join(
        [
            fill(p.main, "M-44-52L-6-114Q0-122 6-114L44-52Z"),
            fill(p.deep, "M0-118Q3-118 6-114L44-52H0Z"),
            fill(p.second, circle_path(-14, -70, 8), circle_path(16, -72, 8), circle_path(0, -92, 7)),
            fill(p.second, "M-47-42L-50-62Q0-52 50-62L47-42Q0-32-47-42Z"),
            fill(p.deep_second, "M0-57Q25-57 50-62L47-42Q24-37 0-37Z"),
            fill(GOLD, circle_path(0, -115, 10)),
        ]
    )


def _smile(p: Palette) -> str:
    return fill(p.lips, "M-18 33Q0 40 18 33Q12 50 0 50Q-12 50-18 33Z") + fill(
        "#FFFFFF", "M-14 36Q0 42 14 36Q10 42 0 43Q-10 42-14 36Z"
    )


def _fool_top(p: Palette) -> str:
    cheeks = fill(p.lips, circle_path(-27, 20, 7), circle_path(27, 20, 7), extra='fill-opacity=".45"')
    return heads.face(p, 40, 56) + cheeks + heads.eyes(p.hair, 4.6, 5) + _smile(p) + _fools_cap(p)


def _juggler_top(p: Palette) -> str:
    mask = (
        "M-41-14C-30-26-12-24 0-16C12-24 30-26 41-14C42 2 34 14 20 12C10 10 6 4 0 4"
        "C-6 4-10 10-20 12C-34 14-42 2-41-14Z"
    )
    return (
        heads.face(p, 40, 56) + fill(p.deep, mask) + heads.eyes(GOLD, 2.6, 2) + _smile(p) + _jugglers_hat(p)
    )


def _bauble(p: Palette) -> str:
    """Return the fool's bauble: a stick with a star and ribbons."""
    return "".join(
        [
            line(p.main, 9, "M0 128V388", blunt=True),
            line(p.second, 9, *(f"M0 {y}V{y + 16}" for y in range(140, 260, 32)), blunt=True),
            line(p.main, 5, "M-3 132C-20 146-14 162-26 178"),
            line(p.second, 5, "M3 132C18 148 12 164 24 182"),
            fill(GOLD, star_path(0, 88, 48, 21, 5)),
            fill(p.deep, star_path(0, 88, 27, 12, 5)),
            fill(GOLD, circle_path(0, 130, 10)),
        ]
    )


def _balls(p: Palette) -> str:
    """Return the juggler's three balls in the air."""
    spots = ((-4, 236, p.main, p.deep), (20, 150, p.second, p.deep_second), (-14, 78, GOLD, "#C48F22"))
    balls = []
    for x, y, light, dark in spots:
        balls.append(
            fill(light, circle_path(x, y, 24)) + fill(dark, f"M{x} {y - 24}A24 24 0 0 1 {x} {y + 24}Z")
        )
        balls.append(fill(ERMINE, star_path(x, y, 12, 5.4, 5)))
    return "".join(balls)


def joker_picture(copy: int) -> str:
    """Return what one of the four jokers shows between its indices."""
    p = JOKERS[copy]
    fool = Court(_motley, heads.long_hair if copy == 3 else lambda p: "", _fool_top, _bauble, fist)
    juggler = Court(
        _pierrot,
        lambda p: heads.curls(p, [(45, -36, 12), (50, -16, 12), (50, 4, 11)]),
        _juggler_top,
        _balls,
        attributes.open_hand,
    )
    return double_figure(fool if copy % 2 else juggler, p, "X")
