"""What all plates of a table have in common: the sizes of what is on them, and that of their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from warapp.table.drawing.letters import letters_width
from warapp.table.drawing.paint import elided, sized
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Size

_TALL = 5.9
"""From this height on, in heights of the text, a plate has wide margins and large letters."""
LINE = 1.2
"""The distance between two lines of a name, by its size."""
_LEAST_NAME, _LEAST_NAME_PX = 0.82, 9
"""The least size of a name before it is shortened, in heights of the text and in pixels."""


class PlateStyle(NamedTuple):
    """What all plates of a table have in common.

    Attributes:
        composition: where the plates are.
        size: the size of a plate.
        text_px: the height of the text.
        name_px: the size of the names.
        name_alone: whether a name has its line for itself, as it wouldn't fit beside the shape.
    """

    composition: Composition
    size: Size
    text_px: float
    name_px: int
    name_alone: bool

    @property
    def is_tall(self) -> bool:
        """Whether a plate has wide margins and large letters."""
        return self.size.height > _TALL * self.text_px

    @property
    def padding(self) -> float:
        """The distance of a plate's content to its left and right edge."""
        if self.composition is Composition.OUTSIDE:
            return 0.42 * self.size.height
        return max(8.0, 0.85 * self.text_px) if self.is_tall else max(7.0, 0.6 * self.text_px)

    @property
    def number_height(self) -> float:
        """The height of the number of cards."""
        height, text_px = self.size.height, self.text_px
        if self.composition is Composition.OUTSIDE:
            return 0.50 * height
        return min(3.0 * text_px, 0.40 * height) if self.is_tall else min(1.85 * text_px, 0.37 * height)

    @property
    def shape_radius(self) -> float:
        """The radius of a seat's shape."""
        if self.composition is Composition.OUTSIDE:
            return 0.24 * self.size.height
        return 0.52 * self.full_name_px

    @property
    def full_name_px(self) -> float:
        """The size of names that have room enough."""
        if self.composition is Composition.OUTSIDE:
            return min(1.15 * self.text_px, 0.56 * self.size.height)
        return min(1.25 * self.text_px, (0.22 if self.is_tall else 0.31) * self.size.height)

    @property
    def room_beside_shape(self) -> float:
        """The width for a name beside the shape, and on a single line before a number of two digits."""
        room = self.size.width - 2 * self.padding - 2 * self.shape_radius
        if self.composition is Composition.OUTSIDE:
            return room - (0.45 + 0.6) * self.text_px - letters_width("00", self.number_height)
        return room - 0.55 * self.text_px

    @property
    def edge(self) -> float:
        """The distance of a plate's content to its upper and lower edge."""
        return self.padding if self.is_tall else 0.8 * self.padding

    @property
    def _slack(self) -> float:
        """The height that name and number leave."""
        return self.size.height - 2 * self.edge - self.full_name_px - self.number_height

    @property
    def _inset(self) -> float:
        """How much further from the edge name and number are, as there is room."""
        return 0.18 * self._slack if self.is_tall else 0.0

    @property
    def name_y(self) -> float:
        """The middle of the line of the name."""
        return self.edge + self._inset + self.full_name_px / 2

    @property
    def number_y(self) -> float:
        """The top of the number."""
        return self.size.height - self.edge - self._inset - self.number_height

    def has_room_for_two_lines(self, name_px: int) -> bool:
        """Return whether a name of this size may take two lines."""
        return self._slack - self._inset >= LINE * name_px

    @property
    def room_alone(self) -> float:
        """The width for a name that has its line for itself."""
        return self.size.width - 1.5 * self.padding


def plate_style(
    font: QFont, names: Sequence[str], composition: Composition, size: Size, text_px: float
) -> PlateStyle:
    """Return the style in which all names are as large as the longest one can be.

    Args:
        font: the font of the table.
        names: the names of all seats.
        composition: where the plates are.
        size: the size of a plate.
        text_px: the height of the text.
    """
    style = PlateStyle(composition, size, text_px, 0, name_alone=False)
    full, least = round(style.full_name_px), round(max(_LEAST_NAME_PX, _LEAST_NAME * text_px))
    sizes = range(max(full, least), least - 1, -1)
    beside = _largest(font, names, sizes, style.room_beside_shape)
    if beside or composition is Composition.OUTSIDE:
        return style._replace(name_px=beside or least)
    alone = _largest(font, names, sizes, style.room_alone)
    if alone is None:
        lines = [line for name in names for line in broken(name, QFontMetricsF(sized(font, least)))]
        lower = [px for px in sizes if style.has_room_for_two_lines(px)]
        alone = _largest(font, lines, lower, style.room_alone)
    return style._replace(name_px=alone or least, name_alone=True)


def name_lines(name: str, metrics: QFontMetricsF, style: PlateStyle) -> tuple[str, ...]:
    """Return a name as it stands on a plate where it has its line for itself, on two if it needs them."""
    if metrics.horizontalAdvance(name) <= style.room_alone or not style.has_room_for_two_lines(style.name_px):
        return (elided(metrics, name, style.room_alone),)
    return tuple(elided(metrics, line, style.room_alone) for line in broken(name, metrics))


def broken(name: str, metrics: QFontMetricsF) -> tuple[str, ...]:
    """Return a name broken at the space where the longer part is the shortest, if it has spaces."""
    words = name.split()
    parts = [(" ".join(words[:nth]), " ".join(words[nth:])) for nth in range(1, len(words))]
    return min(parts, key=lambda part: max(map(metrics.horizontalAdvance, part)), default=(name,))


def _largest(font: QFont, names: Sequence[str], sizes: Iterable[int], room: float) -> int | None:
    """Return the first of some sizes at which each name fits into a room, if there is one."""
    for px in sizes:
        metrics = QFontMetricsF(sized(font, px))
        if all(metrics.horizontalAdvance(name) <= room for name in names):
            return px
    return None
