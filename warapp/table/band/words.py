"""Draws the line of words in the band, as large as it fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap, QTextLayout

from warapp.table.drawing import paint
from warapp.table.drawing.paint import PaintContext, painter_on, with_alpha
from warapp.table.drawing.soft import paint_soft

_SMALLEST_IN_ONE_LINE = 0.82
"""How far words shrink, by their full size, before they take two lines."""
_LEAST_PX = 9
_LINE = 0.9
"""The distance between lines, by the height of a line."""
MARK_HEIGHT = 1.62
"""The height of the mark of a war, by the full size of the words."""
_PATCH, _PATCH_ALPHA = 1.5, 105
"""How far the soft dark patch below the words reaches beyond them, by their size, and how dark it is."""
_SHADOW, _SHADOW_DOWN = "#82000000", 0.06
"""The shadow of light words, and how far below them it is, by their size."""


class SetWords(NamedTuple):
    """Words that are set.

    Attributes:
        lines: the lines.
        font: their font.
        mark_above: whether the mark of a war stands above them rather than beside.
    """

    lines: tuple[str, ...]
    font: QFont
    mark_above: bool

    @property
    def is_one_line_beside(self) -> bool:
        """Whether they are one line with nothing above it."""
        return len(self.lines) == 1 and not self.mark_above

    @property
    def width(self) -> float:
        """The width of the longest line in logical pixels."""
        return _longest(self.lines, self.font)

    @property
    def height(self) -> float:
        """The height of all lines in logical pixels."""
        return _height(len(self.lines), QFontMetricsF(self.font))


class Room(NamedTuple):
    """The room for words.

    Attributes:
        width: the width, for a mark beside them too.
        height: the height from the tops of the letters, for a mark above them too.
        mark: the width of the mark of a war with its distance from the words; 0 for none.
        mark_height: the height of the mark.
    """

    width: float
    height: float
    mark: float
    mark_height: float


def set_words(text: str, font: QFont, size_px: float, room: Room) -> SetWords:
    """Set words beside the mark on one line, a little smaller if need be; else as large as they fit at all.

    Args:
        text: the words.
        font: the font, of any size.
        size_px: their full size.
        room: the room for them.
    """
    sizes = [_sized(font, px) for px in range(int(size_px), _LEAST_PX - 1, -1)] or [_sized(font, _LEAST_PX)]
    for sized in sizes:
        if sized.pixelSize() >= _SMALLEST_IN_ONE_LINE * size_px and _fits(
            text, sized, room.width - room.mark
        ):
            return SetWords((text,), sized, mark_above=False)
    for sized in sizes:
        for says in _ways(text, sized, room):
            if _stands(says, room):
                return says
    return SetWords(_broken(text, sizes[-1], room.width - room.mark), sizes[-1], mark_above=False)


def _ways(text: str, font: QFont, room: Room) -> tuple[SetWords, ...]:
    """Return the words in as many lines as they need beside a mark and below it, the better one first."""
    beside = SetWords(_broken(text, font, room.width - room.mark), font, mark_above=False)
    if not room.mark:
        return (beside,)
    below = SetWords(_broken(text, font, room.width), font, mark_above=True)
    return (below, beside) if len(below.lines) == 1 or len(beside.lines) > 2 else (beside, below)


def _stands(says: SetWords, room: Room) -> bool:
    """Return whether words, with the mark above them if it is there, take no more than their room."""
    if says.mark_above:
        return says.width <= room.width and says.height + room.mark_height <= room.height
    metrics = QFontMetricsF(says.font)
    height = says.height - metrics.ascent() - metrics.tightBoundingRect(says.lines[0]).top()
    return says.width <= room.width - room.mark and height <= room.height


def _height(lines: int, metrics: QFontMetricsF) -> float:
    return metrics.height() * (1.0 + _LINE * (lines - 1))


def _longest(lines: Sequence[str], font: QFont) -> float:
    metrics = QFontMetricsF(font)
    return max(map(metrics.horizontalAdvance, lines), default=0.0)


def _fits(text: str, font: QFont, width: float) -> bool:
    return QFontMetricsF(font).horizontalAdvance(text) <= width


def _sized(font: QFont, px: float) -> QFont:
    sized = QFont(font)
    sized.setPixelSize(max(_LEAST_PX, int(px)))
    sized.setWeight(QFont.Weight.DemiBold)
    return sized


def _broken(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """Return the lines of a text, in as few as the width allows, and these about equally long."""
    lines = _lines(text, font, width)
    if len(lines) < 2:
        return lines
    least, most = width / 2, width
    while most - least > 0.5 * font.pixelSize():
        middle = (least + most) / 2
        if len(_lines(text, font, middle)) == len(lines):
            most = middle
        else:
            least = middle
    return _lines(text, font, most)


def _lines(text: str, font: QFont, width: float) -> tuple[str, ...]:
    layout = QTextLayout(text, font)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines)


def patch_margin(words: SetWords) -> float:
    """Return how far the dark patch reaches beyond the words."""
    return words.font.pixelSize() * _PATCH


def words(context: PaintContext, says: SetWords) -> QPixmap:
    """Return the words, centered, and around them the soft dark patch that carries light ones."""
    margin, metrics = patch_margin(says), QFontMetricsF(says.font)
    width, height = says.width, says.height
    pixmap = context.canvas(width + 2 * margin, height + 2 * margin)
    painter = painter_on(pixmap)
    theme = context.theme
    on_patch = not (theme.is_plain or theme.is_light)
    if on_patch:
        box = QRectF(margin, margin, width, height)
        paint_soft(painter, box, margin, with_alpha(theme.shade, _PATCH_ALPHA))
    for nth, line in enumerate(says.lines):
        x = margin + (width - metrics.horizontalAdvance(line)) / 2
        at = QPointF(x, margin + nth * _LINE * metrics.height())
        if on_patch:
            down = QPointF(0, max(1.0, _SHADOW_DOWN * says.font.pixelSize()))
            paint.draw_text(painter, at + down, line, says.font, _SHADOW)
        paint.draw_text(painter, at, line, says.font, theme.text)
    painter.end()
    return pixmap
