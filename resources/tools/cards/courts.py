"""Kings, queens and jacks: puts body, head and attribute of the twelve figures together on a card."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import attributes
import heads
import headwear
import jacks
import kings
import queens
from figure import AXIS, HAND, SLOPE, fist, forearm
from palette import GOLD, INK, PALETTES, Palette
from patterns import cut_each
from sheet import HALF_TURN, HEIGHT, WIDTH
from svg import Point, at, circle_path, document, each, fill, group, line, polygon_path, rounded, use

_HEAD_Y, _HEAD_SCALE = 180, 1.16

Part = Callable[[Palette], str]


@dataclass(frozen=True)
class Court:
    """What makes one figure: its clothes, its head and what it holds, each drawn for a palette."""

    body: Part
    hair: Part
    top: Part
    holds: Part
    hand: Part = fist
    wears: Palette | None = None


def _king(beard: Part, crown: Part, brow: str = "") -> Part:
    def top(p: Palette) -> str:
        return "".join(
            [heads.face(p), beard(p), heads.moustache(p.curl, p.lips), heads.eyes(brow or p.hair), crown(p)]
        )

    return top


def _queen(tiara: Part, low: int = -8, part: int = -44) -> Part:
    def top(p: Palette) -> str:
        face = heads.face(p, 40, 56) + heads.eyes(p.hair, 4, 3, lash=True) + heads.mouth(p.lips)
        return face + heads.parting(p, low, part) + tiara(p) + heads.earrings(GOLD)

    return top


def _jack(cap: Part, arch: int = 1) -> Part:
    def top(p: Palette) -> str:
        return heads.face(p, 40, 57) + heads.eyes(p.hair, 5, arch) + heads.young_mouth(p.lips) + cap(p)

    return top


def _locks(*discs: tuple[int, int, int]) -> Part:
    return lambda p: heads.curls(p, list(discs))


_SILVER = replace(PALETTES["D"], hair="#EFE9DE", curl="#C9C0B0")

COURTS = {
    "KS": Court(
        kings.king_of_spades,
        heads.long_hair,
        _king(heads.pointed_beard, headwear.pointed_crown, INK),
        attributes.sword,
    ),
    "KH": Court(
        kings.king_of_hearts,
        _locks((47, -34, 12), (54, -14, 14), (55, 8, 14), (51, 30, 14), (52, 50, 13)),
        _king(heads.curled_beard, headwear.arched_crown),
        attributes.sceptre,
    ),
    "KD": Court(
        kings.king_of_diamonds,
        heads.long_hair,
        _king(heads.forked_beard, headwear.flared_crown, "#B9AF9E"),
        attributes.axe,
        wears=_SILVER,
    ),
    "KC": Court(
        kings.king_of_clubs,
        heads.ringed_locks,
        _king(heads.boxed_beard, headwear.trefoil_crown),
        attributes.orb,
        attributes.open_hand,
    ),
    "QS": Court(queens.queen_of_spades, heads.straight_fall, _queen(headwear.star_tiara), attributes.tulip),
    "QH": Court(queens.queen_of_hearts, heads.wavy_fall, _queen(headwear.heart_tiara), attributes.rose),
    "QD": Court(
        queens.queen_of_diamonds, _locks((54, 0, 22)), _queen(headwear.lozenge_tiara), attributes.lily
    ),
    "QC": Court(
        queens.queen_of_clubs,
        _locks((40, -52, 20), (56, -30, 20), (62, -4, 20), (58, 22, 19), (52, 44, 16)),
        _queen(headwear.leaf_diadem, -14, -46),
        attributes.sunflower,
    ),
    "JS": Court(jacks.jack_of_spades, heads.long_hair, _jack(headwear.flat_cap), attributes.halberd),
    "JH": Court(
        jacks.jack_of_hearts,
        _locks((47, -34, 12), (52, -14, 13), (52, 8, 13), (48, 28, 12)),
        _jack(headwear.beret, 3),
        attributes.sprig,
    ),
    "JD": Court(jacks.jack_of_diamonds, heads.long_hair, _jack(headwear.chaperon, 2), attributes.banner),
    "JC": Court(
        jacks.jack_of_clubs,
        _locks((44, -36, 10), (48, -20, 11), (48, -2, 10)),
        _jack(headwear.pointed_cap),
        attributes.bow,
    ),
}


def _rays() -> str:
    """Return the rays behind the upper figure."""
    half = [(32.0, 32.0), (468.0, 32.0), (468.0, 350 + SLOPE * 218), (32.0, 350 - SLOPE * 218)]
    rays = []
    for i in range(0, 40, 2):
        turns = [math.radians(9 * k + 4.5) for k in (i, i + 1)]
        ends = [(AXIS + 600 * math.cos(a), _HEAD_Y + 600 * math.sin(a)) for a in turns]
        rays.append([(AXIS, _HEAD_Y), *ends])
    return each(cut_each(rays, half), 'fill="#FFFFFF" fill-opacity=".45"')


def _on_sash(x: float, away: float) -> Point:
    return (x, 350 + SLOPE * (x - 250) + away)


def _sash(rank: str, colour: str) -> str:
    """Return the band that covers the place where the two halves meet."""

    def strip(half: float) -> str:
        return polygon_path(
            [_on_sash(24, -half), _on_sash(476, -half), _on_sash(476, half), _on_sash(24, half)]
        )

    along = range(26, 475, 28)
    if rank == "K":
        shapes = [[(x, -8), (x + 9, 0), (x, 8), (x - 9, 0)] for x in along]
        stones = fill(GOLD, *(polygon_path(_on_sash(x, away) for x, away in shape) for shape in shapes))
    elif rank == "Q":
        pearls = [circle_path(*_on_sash(x, 0), 6.5) for x in along]
        stones = fill(GOLD, *pearls, *(circle_path(*_on_sash(x + 14, 0), 3) for x in along[:-1]))
    else:
        zigzag = [_on_sash(26 + 14 * i, -7 if i % 2 else 7) for i in range(33)]
        stones = line(GOLD, 4, "M" + polygon_path(zigzag)[1:-1], blunt=True)
    return fill(GOLD, strip(20)) + fill(colour, strip(15)) + stones


def double_figure(court: Court, p: Palette, rank: str) -> str:
    """Return a double-headed figure on its ground, which the frame of the card bounds.

    Args:
        court: the figure; its upper half is the element `half`.
        p: what it wears.
        rank: which ornament the sash has.
    """
    figure = group(
        court.body(p),
        group(court.holds(p), court.hand(p), transform=at(HAND[0], 0)),
        forearm(p.main),
        group(court.hair(p), court.top(p), transform=at(0, _HEAD_Y, _HEAD_SCALE)),
        name="half",
        transform=at(AXIS, 0),
    )
    return document(
        WIDTH,
        HEIGHT,
        group(
            fill(p.ground, rounded(32, 32, 436, 636, 12)),
            group(_rays(), name="rays"),
            use("rays", HALF_TURN),
            figure,
            use("half", HALF_TURN),
            _sash(rank, p.sash),
            name="picture",
        ),
    )


def court_picture(rank: str, suit: str) -> str:
    """Return what a king, queen or jack shows between its indices."""
    court = COURTS[rank + suit]
    return double_figure(court, court.wears or PALETTES[suit], rank)
