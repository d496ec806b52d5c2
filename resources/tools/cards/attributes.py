"""What the court figures hold: drawn around x = 0 at its height on the card, the fist at y = 284."""

from __future__ import annotations

from palette import DEEP_GOLD, DEEP_LEAF, DEEP_STEEL, ERMINE, GOLD, INK, LEAF, STEEL, Palette
from suits import DIAMOND, HEART
from svg import at, circle_path, fill, group, line, polygon_path, rounded, smooth_path

_WOOD, _DEEP_WOOD = "#9A6A3C", "#744C28"
_END = 390
"""How far down a shaft may reach: under the sash, and not out of it."""


def _shaft(top: float, bottom: float = _END) -> str:
    return fill(_WOOD, f"M-5 {top:g}H0V{bottom:g}H-5Z") + fill(_DEEP_WOOD, f"M0 {top:g}H5V{bottom:g}H0Z")


def sword(p: Palette) -> str:
    """Return the upright sword of the king of spades."""
    return "".join(
        [
            fill(STEEL, "M-10 246V80L0 50V246Z"),
            fill(DEEP_STEEL, "M10 246V80L0 50V246Z"),
            fill(INK, rounded(-6, 250, 12, 40, 3)),
            fill(
                GOLD, "M-44 238C-30 246 30 246 44 238A7 7 0 0 1 46 251C30 258-30 258-46 251A7 7 0 0 1-44 238Z"
            ),
            fill(p.main, circle_path(0, 249, 4.5)),
        ]
    )


def sceptre(p: Palette) -> str:
    """Return the sceptre with a heart of the king of hearts."""
    return "".join(
        [
            fill(GOLD, "M-5 120H0V390H-5Z"),
            fill(DEEP_GOLD, "M0 120H5V390H0Z"),
            group(fill(GOLD, HEART), transform=at(0, 86, 0.66)),
            group(fill(p.main, HEART), transform=at(0, 84, 0.4)),
            fill(
                GOLD,
                rounded(-15, 118, 30, 9, 4.5),
                rounded(-11, 134, 22, 7, 3.5),
                rounded(-12, 246, 24, 8, 4),
            ),
            fill(GOLD, circle_path(0, 44, 6)),
        ]
    )


def axe(p: Palette) -> str:
    """Return the broad axe of the king of diamonds."""
    return "".join(
        [
            _shaft(56),
            fill(STEEL, "M0 82C16 82 26 72 36 54C56 88 56 140 36 174C26 156 16 146 0 146Z"),
            fill(
                DEEP_STEEL,
                "M27 69C31 65 34 60 36 54C56 88 56 140 36 174C34 168 31 163 27 159C40 130 40 98 27 69Z",
            ),
            fill(DEEP_STEEL, "M0 100C-14 100-26 104-40 114C-26 124-14 128 0 128Z"),
            fill(GOLD, rounded(-9, 74, 18, 80, 4)),
            fill(
                p.second,
                *(polygon_path([(0, y - 9), (5.5, y), (0, y + 9), (-5.5, y)]) for y in (94, 114, 134)),
            ),
            fill(GOLD, "M-8 60L0 42L8 60Z"),
        ]
    )


def orb(p: Palette) -> str:
    """Return the orb of the king of clubs, resting on the open hand."""
    return "".join(
        [
            fill(p.main, circle_path(0, 218, 46)),
            fill(p.deep, "M0 172A46 46 0 0 1 0 264Z"),
            line(GOLD, 8, "M-45 210C-20 222 20 222 45 210M0 172V214"),
            fill(
                GOLD,
                circle_path(0, 164, 8),
                circle_path(-11, 150, 9),
                circle_path(11, 150, 9),
                circle_path(0, 136, 9),
            ),
            fill(ERMINE, circle_path(0, 216, 5), circle_path(-20, 213, 4), circle_path(20, 213, 4)),
        ]
    )


def open_hand(p: Palette) -> str:
    """Return the hand that carries the orb."""
    palm = (
        "M-38 248C-44 250-44 262-38 274C-30 288-14 294-8 306H24C24 296 34 286 40 272"
        "C46 258 46 248 40 246C30 262 14 266 0 266C-14 266-30 262-38 248Z"
    )
    return fill(p.skin, palm) + line(p.shade, 3, "M-26 270C-10 279 12 279 28 269")


def _stem(*leaves: str) -> str:
    return line(DEEP_LEAF, 6, "M0 130C4 190-4 250 0 390") + fill(LEAF, *leaves)


def tulip(p: Palette) -> str:
    """Return the tulip of the queen of spades."""
    return "".join(
        [
            _stem(
                "M0 250C-8 214-34 196-44 160C-16 168 4 202 0 250Z",
                "M0 236C4 204 24 186 40 166C40 200 20 222 0 236Z",
            ),
            fill(
                p.second,
                "M0 138C-28 138-38 112-34 72C-22 80-14 88-10 96L0 64L10 96C14 88 22 80 34 72"
                "C38 112 28 138 0 138Z",
            ),
            fill(p.main, "M0 138C-16 128-18 96 0 64C18 96 16 128 0 138Z"),
            fill(p.deep, "M0 138C16 128 18 96 0 64Z"),
        ]
    )


def rose(p: Palette) -> str:
    """Return the rose of the queen of hearts."""
    petals = [(0, -24), (23, -8), (14, 20), (-14, 20), (-23, -8)]
    return "".join(
        [
            _stem(
                "M0 220C-8 196-30 190-44 172C-40 202-22 220 0 220Z",
                "M0 196C6 176 24 168 40 152C38 180 20 196 0 196Z",
            ),
            fill(p.deep, *(circle_path(x, 98 + y, 21) for x, y in petals)),
            fill(p.main, *(circle_path(x * 0.8, 98 + y * 0.8, 17) for x, y in petals)),
            line(p.second, 4, "M-4 99a6 6 0 1 1 7 6a12 12 0 1 1 9-14a17 17 0 0 1-8 21"),
        ]
    )


def lily(p: Palette) -> str:
    """Return the lily of the queen of diamonds."""
    outer = "C{0}10 112 {0}30 104 {0}48 70C{0}52 100 {0}40 134 {0}6 144Z"
    inner = "C{0}2 100 {0}8 70 {0}22 50C{0}32 82 {0}24 124 {0}4 144Z"
    sides = ("-", " ")
    return "".join(
        [
            _stem(
                "M0 244C-4 210-26 196-42 176C-40 212-22 234 0 244Z",
                "M0 220C4 194 22 180 42 164C40 198 20 214 0 220Z",
            ),
            fill(p.deep, *(f"M{s}1 144" + inner.format(s) for s in sides)),
            fill(p.main, *(f"M{s}1 146" + outer.format(s) for s in sides)),
            fill(GOLD, "M0 148C-20 126-16 92 0 66C16 92 20 126 0 148Z"),
            line(p.second, 3, "M0 112V138M-8 108L-3 134M8 108L3 134"),
            fill(p.second, circle_path(0, 108, 4), circle_path(-9, 104, 3.6), circle_path(9, 104, 3.6)),
        ]
    )


def sunflower(p: Palette) -> str:
    """Return the sunflower of the queen of clubs."""
    petal = "M0-14C-13-22-11-42 0-50C11-42 13-22 0-14Z"
    return "".join(
        [
            _stem(
                "M0 236C-6 208-28 196-44 180C-42 212-22 232 0 236Z",
                "M0 208C6 186 24 176 42 162C40 192 20 206 0 208Z",
            ),
            *(
                group(fill(DEEP_GOLD, petal), transform=at(0, 98, 1.0, turn + 18))
                for turn in range(0, 360, 36)
            ),
            *(group(fill(GOLD, petal), transform=at(0, 98, 0.96, turn)) for turn in range(0, 360, 36)),
            fill(_DEEP_WOOD, circle_path(0, 98, 18)),
            fill(INK, circle_path(0, 98, 9), extra='fill-opacity=".5"'),
        ]
    )


def halberd(p: Palette) -> str:
    """Return the halberd of the jack of spades."""
    return "".join(
        [
            _shaft(110),
            fill(STEEL, "M-7 120L0 44L0 120Z"),
            fill(DEEP_STEEL, "M7 120L0 44L0 120Z"),
            fill(STEEL, "M0 104C16 104 26 96 38 92C46 114 44 136 32 156C24 146 14 142 0 142Z"),
            fill(DEEP_STEEL, "M38 92C46 114 44 136 32 156C29 152 26 150 24 148C32 132 34 112 28 96Z"),
            fill(DEEP_STEEL, "M0 110L-34 104C-24 116-24 128-30 138L0 134Z"),
            fill(GOLD, rounded(-8, 102, 16, 44, 3)),
            line(p.main, 4, "M-4 152C-10 164-8 172-14 182M4 152C10 164 8 174 12 186M0 152V178"),
        ]
    )


def sprig(p: Palette) -> str:
    """Return the laurel sprig of the jack of hearts."""
    leaves = []
    for i, y in enumerate((232, 200, 168, 136, 104)):
        size = 1.0 - 0.06 * i
        leaves += [(-3, y, -52, size), (3, y - 14, 52, size)]
    leaf = "M0 0C-14-12-12-34 0-48C12-34 14-12 0 0Z"
    half = "M0 0C12-12 12-34 0-48Z"
    return "".join(
        [
            line(DEEP_LEAF, 6, "M0 84V390"),
            *(
                group(fill(LEAF, leaf), fill(DEEP_LEAF, half), transform=at(x, y, s, t))
                for x, y, t, s in [*leaves, (0, 92, 0, 0.9)]
            ),
            fill(p.main, circle_path(-12, 246, 6), circle_path(11, 224, 6)),
        ]
    )


def banner(p: Palette) -> str:
    """Return the lance with a pennant of the jack of diamonds."""
    return "".join(
        [
            _shaft(88),
            fill(p.second, "M-5 96L-72 122L-46 138L-72 154L-5 178Z"),
            fill(p.main, "M-5 96L-72 122L-61 129L-5 110ZM-5 178L-72 154L-61 147L-5 164Z"),
            group(fill(GOLD, DIAMOND), transform=at(-26, 137, 0.26)),
            fill(STEEL, "M0 44L-11 78L0 94Z"),
            fill(DEEP_STEEL, "M0 44L11 78L0 94Z"),
            fill(GOLD, rounded(-8, 88, 16, 8, 3)),
        ]
    )


def bow(p: Palette) -> str:
    """Return the bow of the jack of clubs."""
    limb = smooth_path([(-30, 58), (-10, 82), (8, 160), (10, 240), (10, 330), (4, 386)])
    return "".join(
        [
            line(INK, 2.2, "M-30 60V384"),
            line(_WOOD, 11, limb),
            line(_DEEP_WOOD, 3, smooth_path([(-6, 86), (12, 162), (14, 240), (14, 330)])),
            line(GOLD, 12, "M9 204L10 216M-20 69L-13 78", blunt=True),
            fill(p.main, rounded(2, 256, 16, 60, 4)),
        ]
    )
