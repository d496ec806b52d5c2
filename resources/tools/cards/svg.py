"""Writes the few SVG Tiny 1.2 elements the deck is made of; knows nothing of cards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def number(value: float) -> str:
    """Write a coordinate with at most one decimal and never as minus nought."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def points(corners: Iterable[Point]) -> str:
    """Write corners as they stand in the path of a polygon."""
    return "L".join(f"{number(x)} {number(y)}" for x, y in corners)


def polygon_path(corners: Iterable[Point]) -> str:
    """Return the path data of one closed polygon."""
    return f"M{points(corners)}Z"


def circle_path(x: float, y: float, radius: float) -> str:
    """Return the path data of one circle as two arcs, so that many circles can share one path."""
    r, across = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1 -{across} 0Z"


def star_path(x: float, y: float, outer: float, inner: float, tips: int = 5, turn: float = 0.0) -> str:
    """Return the path data of a star whose first tip points upwards, turned by degrees."""
    step = math.pi / tips
    start = math.radians(turn) - math.pi / 2
    radii = [outer, inner] * tips
    return polygon_path(
        (x + r * math.cos(start + i * step), y + r * math.sin(start + i * step)) for i, r in enumerate(radii)
    )


def smooth_path(corners: Sequence[Point], closed: bool = False) -> str:
    """Return the path data of a smooth curve through the points (Catmull-Rom as cubic Beziers)."""
    n = len(corners)
    parts = [f"M{points(corners[:1])}"]
    for i in range(n if closed else n - 1):
        p0 = corners[(i - 1) % n] if closed or i else corners[0]
        p1, p2 = corners[i], corners[(i + 1) % n]
        p3 = corners[(i + 2) % n] if closed or i + 2 < n else corners[-1]
        c1 = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        c2 = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        parts.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (c1, c2, p2)))
    return "".join(parts) + ("Z" if closed else "")


def fill(colour: str, *data: str, extra: str = "") -> str:
    """Return one filled path."""
    return f'<path fill="{colour}"{_more(extra)} d="{"".join(data)}"/>'


def even(colour: str, *data: str, extra: str = "") -> str:
    """Return one filled path in which a shape within a shape is a hole."""
    return f'<path fill="{colour}" fill-rule="evenodd"{_more(extra)} d="{"".join(data)}"/>'


def line(colour: str, width: float, *data: str, extra: str = "", blunt: bool = False) -> str:
    """Return one stroked path, with round ends and joins or with blunt ends and sharp joins."""
    ends = "" if blunt else ' stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}"{ends}{_more(extra)} '
        f'd="{"".join(data)}"/>'
    )


def each(paths: Iterable[str], paint: str) -> str:
    """Return a group of paths painted alike; Qt draws many small paths many times faster than a long one."""
    return group(*(f'<path d="{data}"/>' for data in paths), extra=paint)


def group(*parts: str, name: str = "", transform: str = "", extra: str = "") -> str:
    """Return a group, with an id and a transform where they are given."""
    head = (f' id="{name}"' if name else "") + (f' transform="{transform}"' if transform else "")
    return f"<g{head}{_more(extra)}>{''.join(parts)}</g>"


def use(name: str, transform: str = "") -> str:
    """Return one more showing of the element with this id."""
    turned = f' transform="{transform}"' if transform else ""
    return f'<use xlink:href="#{name}"{turned}/>'


def at(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """Return the transform that puts the origin at (x, y), turned by degrees and scaled."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1.0:
        parts.append(f"scale({scale:.4g})")
    return " ".join(parts)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return the path data of a rounded rectangle."""
    r, w, h = number(radius), number(width - 2 * radius), number(height - 2 * radius)
    return (
        f"M{number(x + radius)} {number(y)}h{w}a{r} {r} 0 0 1 {r} {r}v{h}a{r} {r} 0 0 1 -{r} {r}"
        f"h-{w}a{r} {r} 0 0 1 -{r} -{r}v-{h}a{r} {r} 0 0 1 {r} -{r}Z"
    )


def document(width: int, height: int, *parts: str) -> str:
    """Return a whole SVG file, one top-level element a line."""
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
        f'baseProfile="tiny" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    )
    return "\n".join([head, *parts, "</svg>", ""])


def _more(extra: str) -> str:
    return f" {extra}" if extra else ""
