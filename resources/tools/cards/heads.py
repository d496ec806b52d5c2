"""Faces, hair and beards of the court figures, around the middle of the face at (0, 0)."""

from __future__ import annotations

from palette import GOLD, INK, Palette
from svg import circle_path, fill, line

_WHITE = "#FFFFFF"


def face(p: Palette, half: int = 42, chin: int = 58) -> str:
    """Return face and nose: one half in light, one in shade."""
    jaw = f"C{half} 34 22 {chin} 0 {chin}"
    return "".join(
        [
            fill(p.skin, f"M-{half}-52V0C-{half} 34-22 {chin} 0 {chin}L8 0V-52Z"),
            fill(p.shade, f"M0-52H{half}V0{jaw}Z"),
            fill(p.skin, "M0-24L12 18Q8 25 0 25Z"),
            line(p.lips, 2.4, "M-7 23Q0 28 7 24", extra='stroke-opacity=".55"'),
        ]
    )


def eyes(brow: str, brow_width: float = 5.4, arch: int = 0, lash: bool = False) -> str:
    """Return eyes and brows; a higher arch looks gentler, a lower one sterner."""
    white, iris, lids, brows = "", "", "", ""
    for s in (-1, 1):
        white += f"M{9 * s}-3Q{19 * s}-13 {30 * s}-4Q{20 * s} 5 {9 * s}-3Z"
        iris += circle_path(19.5 * s, -4.6, 5.2)
        lids += f"M{8 * s}-3Q{19 * s}-14 {31 * s}-5" + (f"L{36 * s}-9" if lash else "")
        brows += f"M{9 * s}-{17 - arch / 3:g}Q{20 * s}-{25 + arch} {34 * s}-17"
    return fill(_WHITE, white) + fill(INK, iris) + line(INK, 3.2, lids) + line(brow, brow_width, brows)


def mouth(colour: str) -> str:
    """Return the full lips of a queen."""
    return fill(colour, "M-12 36Q-5 31 0 34Q5 31 12 36Q0 48-12 36Z") + line(
        "#000000", 1.6, "M-10 36.5Q0 39 10 36.5", extra='stroke-opacity=".3"'
    )


def young_mouth(colour: str) -> str:
    """Return the calm mouth of a jack."""
    return line(colour, 4.4, "M-9 37Q0 40 9 37") + line(colour, 2, "M-4 45H4", extra='stroke-opacity=".5"')


def moustache(colour: str, lips: str) -> str:
    """Return a moustache and the lip below it."""
    return fill(colour, "M0 29C-8 21-24 24-35 39C-20 43-8 41 0 36C8 41 20 43 35 39C24 24 8 21 0 29Z") + fill(
        lips, "M-9 42Q0 38 9 42Q0 50-9 42Z"
    )


def pointed_beard(p: Palette) -> str:
    """Return the long beard of the king of spades."""
    shape = (
        "M-43-12C-42 14-34 25-22 27C-12 28 12 28 22 27C34 25 42 14 43-12V18C43 58 22 92 0 114"
        "C-22 92-43 58-43 18Z"
    )
    locks = (
        "M0 60V98M-12 58C-13 72-10 82-6 91M12 58C13 72 10 82 6 91M-25 50C-25 62-21 71-17 78"
        "M25 50C25 62 21 71 17 78"
    )
    return fill(p.hair, shape) + line(p.curl, 3, locks)


def curled_beard(p: Palette) -> str:
    """Return the round, curly beard of the king of hearts."""
    curls = [(-40, 18, 11), (-39, 38, 13), (-30, 58, 14), (-14, 72, 15), (3, 76, 15)]
    both = [*curls, *((-x, y, r) for x, y, r in curls)]
    base = (
        "M-42-12C-41 14-34 25-22 27C-12 28 12 28 22 27C34 25 41 14 42-12V30C38 70 18 74 0 76"
        "C-18 74-38 70-42 30Z"
    )
    arcs = "".join(
        f"M{x - r * 0.45:g} {y + r * 0.2:g}a{r * 0.45:g} {r * 0.45:g} 0 1 1 {r * 0.8:g} {r * 0.2:g}"
        for x, y, r in both
        if abs(x) != 3
    )
    return fill(p.hair, base, *(circle_path(*curl) for curl in both)) + line(
        p.curl, 2.6, arcs, "M-6 78a7 7 0 0 0 12 0"
    )


def forked_beard(p: Palette) -> str:
    """Return the forked beard of the king of diamonds."""
    shape = (
        "M-43-12C-42 14-34 25-22 27C-12 28 12 28 22 27C34 25 42 14 43-12V20C44 62 36 88 24 112"
        "C12 100 4 86 0 70"
        "C-4 86-12 100-24 112C-36 88-44 62-43 20Z"
    )
    locks = (
        "M-12 56C-12 74-17 86-23 98M12 56C12 74 17 86 23 98M-26 48C-28 64-29 74-28 86M26 48C28 64 29 74 28 86"
    )
    return fill(p.hair, shape) + line(p.curl, 3, locks)


def boxed_beard(p: Palette) -> str:
    """Return the short, trimmed beard of the king of clubs."""
    shape = (
        "M-43-12C-42 14-34 25-22 27C-12 28 12 28 22 27C34 25 42 14 43-12V24C43 56 26 78 0 78"
        "C-26 78-43 56-43 24Z"
    )
    return fill(p.hair, shape) + line(
        p.curl, 3, "M-10 58V68M0 60V71M10 58V68M-21 53V62M21 53V62M-31 44V52M31 44V52"
    )


def long_hair(p: Palette) -> str:
    """Return straight hair that turns outwards above the shoulders."""
    half = "C{0}56-40 {0}58-10 {0}54 20C{0}53 40 {0}63 46 {0}68 58C{0}58 68 {0}40 64 {0}34 48L{0}28-44Z"
    return fill(p.hair, *(f"M{s}40-52" + half.format(s) for s in ("-", " ")))


def curls(p: Palette, rows: list[tuple[int, int, int]]) -> str:
    """Return locks as discs on both sides."""
    both = [*rows, *((-x, y, r) for x, y, r in rows)]
    arcs = "".join(
        f"M{x - r * 0.4:g} {y + r * 0.3:g}a{r * 0.5:g} {r * 0.5:g} 0 1 1 {r * 0.8:g} {r * 0.1:g}"
        for x, y, r in both
    )
    return fill(p.hair, *(circle_path(*curl) for curl in both)) + line(p.curl, 2.6, arcs)


def ringed_locks(p: Palette) -> str:
    """Return tight locks that end in gold rings."""
    hair, rings = "", ""
    for s in (-1, 1):
        for x, end in ((43, 62), (53, 54), (62, 42)):
            hair += f"M{s * 34}-48C{s * (x - 8)}-48 {s * x}-34 {s * x}-14V{end}"
            rings += f"M{s * x} {end - 12}V{end - 6}"
    return line(p.hair, 10.5, hair) + line(GOLD, 10.5, rings, blunt=True)


def straight_fall(p: Palette) -> str:
    """Return long, parted hair that falls behind the shoulders."""
    return fill(p.hair, "M-46-20C-56 10-56 60-64 104L-22 110V20H22V110L64 104C56 60 56 10 46-20Z")


def wavy_fall(p: Palette) -> str:
    """Return hair that falls in waves."""
    wave = (
        "C{0}66-20 {0}50 4 {0}60 26C{0}70 46 {0}54 60 {0}64 82C{0}68 94 {0}62 104 {0}54 110"
        "L{0}18 100L{0}24-30Z"
    )
    strand = "M{0}50-10C{0}52 10 {0}44 20 {0}50 40C{0}56 56 {0}46 70 {0}50 90"
    sides = ("-", " ")
    return fill(p.hair, *(f"M{s}40-50" + wave.format(s) for s in sides)) + line(
        p.curl, 3, *(strand.format(s) for s in sides)
    )


def parting(p: Palette, low: int = -8, part: int = -44) -> str:
    """Return the hair above the forehead, parted in the middle."""
    return fill(
        p.hair,
        f"M-47 {low + 14}C-54-54-34-80 0-80C34-80 54-54 47 {low + 14}C44 {low - 14} 26-34 0 {part}"
        f"C-26-34-44 {low - 14}-47 {low + 14}Z",
    )


def earrings(colour: str, y: int = 26) -> str:
    """Return a drop at each ear."""
    return fill(
        colour,
        circle_path(-43, y, 4),
        circle_path(43, y, 4),
        *(f"M{x} {y + 3}l5 9a5 5 0 0 1-10 0Z" for x in (-43, 43)),
    )
