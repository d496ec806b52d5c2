"""Crowns, tiaras and caps of the court figures, around the middle of the face at (0, 0)."""

from __future__ import annotations

from palette import DEEP_GOLD, ERMINE, GOLD, Palette
from suits import DIAMOND, HEART
from svg import at, circle_path, fill, group, line, star_path


def _band(colour: str, width: int = 50, gems: str = ERMINE) -> str:
    w = width
    return fill(colour, f"M-{w - 2}-44L-{w}-60Q0-50 {w}-60L{w - 2}-44Q0-34-{w - 2}-44Z") + fill(
        gems, circle_path(0, -46.5, 4.2), circle_path(-24, -48.5, 4.2), circle_path(24, -48.5, 4.2)
    )


def pointed_crown(p: Palette) -> str:
    """Return an open crown with four points that carry pearls (spades)."""
    return "".join(
        [
            fill(GOLD, "M-47-46L-62-104L-35-76L-23-108L0-78L23-108L35-76L62-104L47-46Z"),
            fill(DEEP_GOLD, "M0-78L23-108L35-76L62-104L47-46Q24-41 0-41Z"),
            fill(
                GOLD, *(circle_path(x, y, 7.5) for x, y in ((-62, -106), (-23, -111), (23, -111), (62, -106)))
            ),
            _band(p.main),
        ]
    )


def arched_crown(p: Palette) -> str:
    """Return a closed crown: arches over a cap of velvet, a heart on top (hearts)."""
    return "".join(
        [
            fill(p.main, "M-44-50C-62-84-40-104 0-104C40-104 62-84 44-50Z"),
            fill(p.deep, "M0-104C40-104 62-84 44-50H0Z"),
            line(GOLD, 8, "M-46-54C-66-96-22-112 0-98M0-54V-98"),
            line(DEEP_GOLD, 8, "M46-54C66-96 22-112 0-98"),
            fill(GOLD, "M-50-62L-40-76L-30-62ZM-12-58L0-74L12-58ZM50-62L40-76L30-62Z"),
            group(fill(GOLD, HEART), transform=at(0, -112, 0.26)),
            _band(GOLD, 51, p.main),
        ]
    )


def flared_crown(p: Palette) -> str:
    """Return a wide crown with battlements, each with a lozenge (diamonds)."""
    merlons = "M-46-46L-66-104H-38L-34-82H-17L-15-104H15L17-82H34L38-104H66L46-46Z"
    gems = "".join(
        group(fill(p.second, DIAMOND), transform=at(x, y, 0.17, turn))
        for x, y, turn in ((-48, -86, -18), (0, -84, 0), (48, -86, 18))
    )
    return (
        fill(GOLD, merlons)
        + fill(DEEP_GOLD, "M0-104H15L17-82H34L38-104H66L46-46Q24-41 0-41Z")
        + gems
        + _band(p.second)
    )


def trefoil_crown(p: Palette) -> str:
    """Return a crown with three trefoils (clubs)."""
    leaves = "".join(
        circle_path(x, y - 12, 8.5) + circle_path(x - 9, y, 8.5) + circle_path(x + 9, y, 8.5)
        for x, y in ((-48, -92), (48, -92), (0, -98))
    )
    return "".join(
        [
            fill(
                GOLD,
                "M-46-46L-52-92L-44-92C-40-76-32-70-24-70C-14-70-6-78-4-96H4C6-78 14-70 24-70"
                "C32-70 40-76 44-92L52-92L46-46Z",
            ),
            fill(GOLD, leaves),
            fill(DEEP_GOLD, "M0-96H4C6-78 14-70 24-70C32-70 40-76 44-92L52-92L46-46Q24-41 0-41Z"),
            _band(p.main),
        ]
    )


def star_tiara(p: Palette) -> str:
    """Return a tiara with rays and a star (spades)."""
    rays = [(-40, -66, -52, -88), (-22, -74, -28, -102), (22, -74, 28, -102), (40, -66, 52, -88)]
    return "".join(
        [
            line(GOLD, 5, *(f"M{a} {b}L{c} {d}" for a, b, c, d in rays)),
            fill(GOLD, *(circle_path(c, d, 5.5) for _, _, c, d in rays)),
            fill(GOLD, star_path(0, -98, 24, 9, 8)),
            line(GOLD, 9, "M-47-52C-34-74 34-74 47-52"),
            fill(p.main, circle_path(0, -69, 4), circle_path(-22, -65, 3.4), circle_path(22, -65, 3.4)),
        ]
    )


def heart_tiara(p: Palette) -> str:
    """Return a tiara of arches with a heart in the middle (hearts)."""
    return "".join(
        [
            line(GOLD, 5, "M-44-58C-48-84-26-86-24-66C-26-98 26-98 24-66C26-86 48-84 44-58"),
            group(fill(p.main, HEART), transform=at(0, -98, 0.36)),
            line(GOLD, 9, "M-47-52C-34-72 34-72 47-52"),
            fill(
                ERMINE,
                *(
                    circle_path(x, y, 3.6)
                    for x, y in ((0, -67), (-16, -65.5), (16, -65.5), (-31, -61), (31, -61))
                ),
            ),
            fill(GOLD, circle_path(-36, -82, 5), circle_path(36, -82, 5)),
        ]
    )


def lozenge_tiara(p: Palette) -> str:
    """Return a high diadem of lozenges (diamonds)."""
    stones = [
        (-38, -74, 0.2, -24),
        (-20, -84, 0.27, -12),
        (0, -90, 0.38, 0),
        (20, -84, 0.27, 12),
        (38, -74, 0.2, 24),
    ]
    return "".join(
        [
            *(group(fill(GOLD, DIAMOND), transform=at(x, y, s * 1.35, t)) for x, y, s, t in stones),
            *(group(fill(p.second, DIAMOND), transform=at(x, y, s * 0.8, t)) for x, y, s, t in stones),
            line(GOLD, 9, "M-47-52C-34-72 34-72 47-52"),
            line(p.second, 2.5, "M-44-53C-32-71 32-71 44-53"),
        ]
    )


def leaf_diadem(p: Palette) -> str:
    """Return a wreath of golden leaves (clubs)."""
    leaves = [
        (-44, -56, -66),
        (-32, -68, -44),
        (-17, -76, -22),
        (0, -80, 0),
        (17, -76, 22),
        (32, -68, 44),
        (44, -56, 66),
    ]
    leaf = "M0 8C-12-4-9-20 0-32C9-20 12-4 0 8Z"
    return "".join(
        [
            *(group(fill(GOLD, leaf), transform=at(x, y, 1.0, t)) for x, y, t in leaves),
            line(GOLD, 8, "M-47-48C-34-72 34-72 47-48"),
            fill(p.main, circle_path(0, -66, 4.4)),
        ]
    )


def feather(light: str, deep: str, turn: float, x: float, y: float, scale: float = 1.0) -> str:
    """Return a feather whose quill is at (x, y), leaning by degrees."""
    blade = "M0 0C-20-12-28-50-8-92C-4-100 6-100 8-92C24-52 18-12 0 0Z"
    notches = "M-22-30L-5-26M-23-52L-4-46M-17-74L-1-66"
    return group(
        fill(light, blade),
        fill(deep, "M0 0C18-12 24-52 8-92C7-96 4-98 2-98C4-62 4-30 0 0Z"),
        line(deep, 3, notches),
        transform=at(x, y, scale, turn),
    )


def flat_cap(p: Palette) -> str:
    """Return a broad, flat cap with a feather laid along it (spades)."""
    return "".join(
        [
            fill(
                p.main, "M-62-66C-64-96-30-106 0-106C34-106 66-96 62-66C60-58 40-54 0-54C-40-54-60-58-62-66Z"
            ),
            fill(p.deep, "M0-106C34-106 66-96 62-66C60-58 40-54 0-54Z"),
            fill(p.second, "M-47-44L-48-62Q0-52 48-62L47-44Q0-34-47-44Z"),
            feather(ERMINE, p.second, 62, -34, -56, 1.02),
            fill(GOLD, circle_path(-33, -54, 8.5)),
            fill(p.main, circle_path(-33, -54, 3.8)),
        ]
    )


def beret(p: Palette) -> str:
    """Return a beret that hangs to one side, with an upright feather (hearts)."""
    return "".join(
        [
            feather(GOLD, DEEP_GOLD, -22, -32, -60, 0.62),
            fill(p.main, "M-48-52C-54-88-16-110 26-104C64-98 84-70 76-48C70-34 54-40 46-48Z"),
            fill(p.deep, "M26-104C64-98 84-70 76-48C70-34 54-40 46-48L20-50C34-66 36-86 26-104Z"),
            fill(GOLD, "M-47-44L-49-60Q0-50 48-60L47-44Q0-34-47-44Z"),
            fill(p.main, circle_path(0, -46.5, 4), circle_path(-22, -48.5, 4), circle_path(22, -48.5, 4)),
        ]
    )


def chaperon(p: Palette) -> str:
    """Return a hat of a padded roll with cloth that falls beside the face (diamonds)."""
    return "".join(
        [
            fill(p.deep, "M40-62C66-64 74-40 70-10C68 16 78 40 72 66L46 62C52 36 46 10 46-20Z"),
            fill(p.main, "M-40-62C-46-92-20-112 8-106C38-102 50-82 42-60Z"),
            fill(p.deep, "M8-106C38-102 50-82 42-60H14C22-78 20-94 8-106Z"),
            line(p.second, 25, "M-44-55Q0-66 44-55"),
            line(GOLD, 4.5, "M-33-69L-39-45M-15-73L-18-49M15-73L18-49M33-69L39-45"),
            group(fill(GOLD, DIAMOND), transform=at(0, -62, 0.34)),
            group(fill(p.main, DIAMOND), transform=at(0, -62, 0.19)),
        ]
    )


def pointed_cap(p: Palette) -> str:
    """Return a forester's cap with a long brim and a feather (clubs)."""
    return "".join(
        [
            feather(GOLD, DEEP_GOLD, -38, -26, -60, 0.66),
            fill(p.main, "M-46-50C-54-88-34-110-8-106C20-102 36-76 74-60L40-46Z"),
            fill(p.deep, "M-8-106C20-102 36-76 74-60L40-46H4C14-66 8-92-8-106Z"),
            fill(p.second, "M-60-34C-46-62 20-66 92-66C66-38 6-34-60-34Z"),
            fill(p.deep_second, "M8-64.5C32-65.8 62-66 92-66C73-45.5 40-38 4-35.5Z"),
            fill(GOLD, circle_path(-27, -56, 6.5)),
        ]
    )
