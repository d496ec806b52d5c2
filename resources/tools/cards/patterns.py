"""Cloth patterns and the cutting of them to a shape, so that no picture needs a clip path."""

from __future__ import annotations

from collections.abc import Sequence

from svg import Point, circle_path, number, polygon_path

Shape = Sequence[Point]


def cut(shape: Shape, region: Shape) -> list[Point]:
    """Return the part of a polygon within a convex region, given clockwise (Sutherland-Hodgman)."""
    rest = list(shape)
    for (ax, ay), (bx, by) in zip(region, [*region[1:], region[0]], strict=True):
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in rest]
        kept: list[Point] = []
        for i, here in enumerate(rest):
            before, d0, d1 = rest[i - 1], sides[i - 1], sides[i]
            if (d0 < 0) != (d1 < 0):
                t = d0 / (d0 - d1)
                kept.append((before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])))
            if d1 >= 0:
                kept.append(here)
        rest = kept
    return rest


def cut_all(shapes: Sequence[Shape], region: Shape) -> str:
    """Return the path data of all that is left of the shapes within the region."""
    return "".join(cut_each(shapes, region))


def cut_each(shapes: Sequence[Shape], region: Shape) -> list[str]:
    """Return the path data of each shape of which something is left within the region."""
    return [polygon_path(left) for left in (cut(shape, region) for shape in shapes) if len(left) > 2]


def chevrons(region: Shape, pitch: float, thick: float, rise: float) -> str:
    """Return bands in the form of a V, hanging from the axis of the figure."""
    return cut_all(
        [
            [
                (-160, y - rise),
                (0, y),
                (160, y - rise),
                (160, y - rise + thick),
                (0, y + thick),
                (-160, y - rise + thick),
            ]
            for y in _steps(200, 560, pitch)
        ],
        region,
    )


def stripes(region: Shape, pitch: float, thick: float) -> str:
    """Return upright stripes, one of them on the axis."""
    return cut_all(
        [
            [(x - thick / 2, 0), (x + thick / 2, 0), (x + thick / 2, 700), (x - thick / 2, 700)]
            for x in _steps(-10 * pitch, 10 * pitch, pitch)
        ],
        region,
    )


def bars(region: Shape, pitch: float, thick: float, slope: float = 0.2) -> str:
    """Return level bars that run along the divide of the card."""
    return cut_all(
        [
            [
                (-250, y - 250 * slope),
                (250, y + 250 * slope),
                (250, y + 250 * slope + thick),
                (-250, y - 250 * slope + thick),
            ]
            for y in _steps(180, 460, pitch)
        ],
        region,
    )


def lozenges(region: Shape, width: float, height: float, gap: float = 0.0) -> str:
    """Return a harlequin pattern: upright lozenges in rows."""
    w, h = (width - gap) / 2, (height - gap * height / width) / 2
    shapes = []
    for y in _steps(200, 480, height):
        for x in _steps(-7 * width, 7 * width, width):
            shapes.append([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])
    return cut_all(shapes, region)


def dots(region: Shape, pitch: float, radius: float) -> str:
    """Return discs in shifted rows; none touches the border of the region."""
    found = []
    for row, y in enumerate(_steps(210, 470, pitch * 0.8)):
        for x in _steps(-7 * pitch, 7 * pitch, pitch):
            centre = (x + (pitch / 2 if row % 2 else 0), y)
            if _inside(centre, region, radius * 1.3):
                found.append(circle_path(*centre, radius))
    return "".join(found)


def scales(region: Shape, pitch: float) -> str:
    """Return rows of hanging arcs, each second row shifted by half; none leaves the region."""
    r = pitch / 2
    found = []
    for row, y in enumerate(_steps(210, 480, pitch * 0.55)):
        for x in _steps(-7 * pitch, 7 * pitch, pitch):
            middle = x + (r if row % 2 else 0)
            if all(_inside((middle + d, y), region, 0) for d in (-r, r)) and _inside(
                (middle, y + r), region, 0
            ):
                found.append(
                    f"M{number(middle - r)} {number(y)}a{number(r)} {number(r)} 0 0 0 {number(pitch)} 0"
                )
    return "".join(found)


def _inside(point: Point, region: Shape, margin: float) -> bool:
    x, y = point
    for (ax, ay), (bx, by) in zip(region, [*region[1:], region[0]], strict=True):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < margin * length:
            return False
    return True


def _steps(first: float, last: float, pitch: float) -> list[float]:
    return [first + i * pitch for i in range(int((last - first) / pitch + 1e-9) + 1)]
