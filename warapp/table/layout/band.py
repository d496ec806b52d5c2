"""The band between the rows of seats: how high it is, and where words and share bar are in it; pure."""

from __future__ import annotations

from typing import NamedTuple

from warapp.table.layout.geometry import Box, Size

_WORDS, _MOST_WORDS = 1.45, 0.075
"""The size of the words by the height of the text, and at most by the height of the table."""
_LINE = 1.3
"""The height of a line of words, relative to the size of the words."""
_LEAST_SHARE_PX, _MOST_SHARE_PX = 14.0, 28.0
_WIDEST_SHARE_PX, _WIDEST_SHARE = 1_180.0, 90.0
"""The width of the share bar at most, in pixels and, if that is more, in heights of the text."""
_LEAST, _MOST, _MOST_WITH_SLACK = 0.165, 0.32, 0.26
"""The height of the band by the height of the table: at least, at most, and at most if cards leave room."""
_SLACK = 0.9
"""How much of the room that cards leave goes to the band."""
_MANY_LETTERS = 24
"""A line that is narrower than so many sizes of the words needs a second one."""
_SMALL_LINES, _WORDS_GAP = 2.25, 0.62
"""The height of two lines of words as small as the text, from the tops of their letters, and the distance of
words to the share bar; in heights of the text."""
_REACH, _REACH_PX = 0.041, 7.0
"""How far a raised card with its ring reaches into the band, by the height of a card and in pixels."""
_MOST_OF_ROW = 0.37
"""The height of a card at most, by the height of the table."""


class BandNeeds(NamedTuple):
    """What a band must hold.

    Attributes:
        words_px: the size of the words.
        lines: the number of lines for the words.
        share_height: the height of the share bar.
        height: the height of the band.
    """

    words_px: float
    lines: int
    share_height: float
    height: float


class Band(NamedTuple):
    """The band and its parts.

    Attributes:
        box: the band.
        words: the room for the line or the two lines of words.
        words_px: the size of the words.
        lines: the number of lines for them.
        words_gap: their distance to the share bar.
        share: the share bar.
    """

    box: Box
    words: Box
    words_px: float
    lines: int
    words_gap: float
    share: Box


def text_that_fits(table: Size, text_px: float) -> float:
    """Return the height of the text, or less so that the words take no more than their part of the table."""
    return min(text_px, _MOST_WORDS / _WORDS * table.height)


def reach(card_height: float) -> float:
    """Return how far a raised card with its ring reaches into the band."""
    return _REACH * card_height + _REACH_PX


def band_needs(table: Size, margin: float, text_px: float) -> BandNeeds:
    """Return what a band must hold on a table, before it gets what the cards leave."""
    words_px = _WORDS * text_px
    share_height = min(max(1.25 * text_px, _LEAST_SHARE_PX), _MOST_SHARE_PX)
    lines = 2 if _MANY_LETTERS * words_px > table.width - 2 * margin else 1
    content = _LINE * words_px * lines + 0.55 * text_px + share_height
    raised = 0.038 * table.height + 18.0  # a winner, raised and ringed, touches neither words nor bar
    small = (_SMALL_LINES + _WORDS_GAP) * text_px + share_height + 2 * reach(_MOST_OF_ROW * table.height)
    height = min(max(_LEAST * table.height, content + raised, small), _MOST * table.height)
    return BandNeeds(words_px, lines, share_height, height)


def band(table: Size, margin: float, text_px: float, needs: BandNeeds, slack: float) -> Band:
    """Return the band in the middle of a table.

    Args:
        table: the size of the table.
        margin: its margin.
        text_px: the height of the text.
        needs: what the band must hold.
        slack: the height that the cards of a row leave.
    """
    height = min(needs.height + _SLACK * slack, max(needs.height, _MOST_WITH_SLACK * table.height))
    box = Box(margin, (table.height - height) / 2, table.width - 2 * margin, height)
    words_height, words_gap = 1.28 * needs.words_px * needs.lines, _WORDS_GAP * text_px
    top = (table.height - words_height - words_gap - needs.share_height) / 2
    near = reach(_MOST_OF_ROW * table.height)
    missing = box.y + near + _SMALL_LINES * text_px - top - words_height
    top += max(
        0.0, min(missing, top - box.y - near)
    )  # words in two lines have room, and so has the lower row
    share_width = max(1.0, min(box.width - 4 * text_px - 8, max(_WIDEST_SHARE_PX, _WIDEST_SHARE * text_px)))
    return Band(
        box=box,
        words=_centered(table, top, box.width - 2.5 * text_px, words_height),
        words_px=needs.words_px,
        lines=needs.lines,
        words_gap=words_gap,
        share=_centered(table, top + words_height + words_gap, share_width, needs.share_height),
    )


def _centered(table: Size, y: float, width: float, height: float) -> Box:
    return Box((table.width - width) / 2, y, width, height)
