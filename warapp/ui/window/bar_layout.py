"""Where the parts of the bar lie, and what folds in a narrow one; knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

GAP_PX = 4.0
_WIDE_EMS = 864 / 13
"""From this width in text heights on, buttons have words."""
_WIDE_PX, _USUAL_EM = 900.0, 16.0
"""With text up to the usual size they have words from this width on at the latest."""


class Span(NamedTuple):
    """Where something lies in logical pixels from the leading edge."""

    x: float
    width: float

    @property
    def end(self) -> float:
        """Where it ends."""
        return self.x + self.width


class Wording(Enum):
    """How much a button says."""

    WORDS = auto()
    SHORT = auto()
    ICON = auto()


class BarWidths(NamedTuple):
    """How wide the parts of the bar are, in logical pixels.

    Attributes:
        bar: the whole bar.
        em: the height of its text.
        primary, bare_primary: the primary button, with and without its key cap.
        icon: a button that is an icon alone.
        before: each button before the primary one, with its words and with its short ones.
        after: the button after it, with its words.
        status: each form of the status, the best first.
        icons: the numbers of the icon buttons, besides that of the menu of all else.
    """

    bar: float
    em: float
    primary: float
    bare_primary: float
    icon: float
    before: tuple[tuple[float, float], ...]
    after: float
    status: tuple[float, ...]
    icons: tuple[int, ...]

    @property
    def edge(self) -> float:
        """The room at both ends."""
        return max(8.0, 0.7 * self.em)

    @property
    def beside(self) -> float:
        """The room on both sides of the primary button."""
        return 0.95 * self.em

    @property
    def is_wide(self) -> bool:
        """Whether buttons have words."""
        return self.bar >= _WIDE_EMS * self.em or (self.bar >= _WIDE_PX and self.em <= _USUAL_EM)


class BarPlan(NamedTuple):
    """Where the parts of the bar lie; what is None, or beyond the end of `icons`, is in the menu.

    Attributes:
        primary: the primary button.
        has_cap: whether its key cap is on it.
        before: the buttons before it; empty if they are in the menu.
        before_wording: how much they say.
        after: the button after it.
        after_wording: how much it says.
        icons: by the number of the icon button.
        menu: the button of the menu.
        status: the room of the status.
        status_form: which of its forms is shown.
    """

    primary: Span
    has_cap: bool
    before: tuple[Span, ...]
    before_wording: Wording
    after: Span | None
    after_wording: Wording
    icons: dict[int, Span]
    menu: Span
    status: Span | None
    status_form: int


def plan_bar(widths: BarWidths, folding: Sequence[int]) -> BarPlan:
    """Return where everything lies.

    Args:
        widths: of all parts.
        folding: the numbers of the icon buttons, in the order in which they fold into the menu.
    """
    has_cap, primary_width = _primary(widths)
    primary = Span((widths.bar - primary_width) / 2, primary_width)
    before, before_wording, form = _before(widths, primary.x - widths.beside)
    start = min((span.x for span in before), default=primary.x - widths.beside)
    status = Span(widths.edge, start - widths.edge - 0.4 * widths.em) if form is not None else None
    after, after_wording, icons = _after(widths, primary.end + widths.beside, folding)
    return BarPlan(
        primary,
        has_cap,
        before,
        before_wording,
        after,
        after_wording,
        icons,
        Span(widths.bar - widths.edge - widths.icon, widths.icon),
        status,
        form or 0,
    )


def mirrored(span: Span, bar: float) -> Span:
    """Return a span as it lies in a bar that reads from right to left."""
    return Span(bar - span.end, span.width)


def _primary(widths: BarWidths) -> tuple[bool, float]:
    """Return whether the primary button keeps its key cap, and its width, centred as it is."""
    beside = 2 * (widths.edge + widths.beside)
    both = beside + 4 * widths.icon + 2 * GAP_PX
    if widths.primary + both <= widths.bar:
        return True, widths.primary
    return False, max(0.0, min(widths.bare_primary, widths.bar - beside - 2 * widths.icon))


def _before(widths: BarWidths, end: float) -> tuple[tuple[Span, ...], Wording, int | None]:
    """Return the buttons before the primary one, what they say, and the form of the status."""
    room = end - widths.edge
    for wording, form in _before_choices(widths):
        spans = _row_before(widths, end, wording)
        left = end - spans[0].x if spans else 0.0
        status = 0.0 if form is None else widths.status[form] + 0.4 * widths.em
        if left + status <= room:
            return spans, wording, form
    return (), Wording.ICON, None


def _before_choices(widths: BarWidths) -> Iterator[tuple[Wording, int | None]]:
    worded = (Wording.WORDS, Wording.SHORT) if widths.is_wide else ()
    for wording in (*worded, Wording.ICON):
        for form in range(len(widths.status)):
            yield wording, form
    for wording in (*worded, Wording.ICON):
        yield wording, None


def _row_before(widths: BarWidths, end: float, wording: Wording) -> tuple[Span, ...]:
    spans: list[Span] = []
    for words, short in reversed(widths.before):
        width = {Wording.WORDS: words, Wording.SHORT: short, Wording.ICON: widths.icon}[wording]
        end -= width
        spans.insert(0, Span(end, width))
        end -= GAP_PX
    return tuple(spans)


def _after(
    widths: BarWidths, start: float, folding: Sequence[int]
) -> tuple[Span | None, Wording, dict[int, Span]]:
    """Return the button after the primary one, what it says, and the icon buttons that have room."""
    words = range(3) if widths.is_wide else ()
    choices = [(widths.after, Wording.WORDS, folded) for folded in words]
    choices += [(widths.icon, Wording.ICON, folded) for folded in range(len(folding) + 1)]
    stop = widths.bar - widths.edge
    for width, wording, folded in choices:
        kept = [number for number in widths.icons if number not in folding[:folded]]
        needed = width + (len(kept) + 1) * (widths.icon + GAP_PX)
        if start + needed <= stop + 0.5:
            return Span(start, width), wording, _row_at_end(widths, stop, kept)
    return None, Wording.ICON, {}


def _row_at_end(widths: BarWidths, stop: float, kept: Sequence[int]) -> dict[int, Span]:
    first = stop - (len(kept) + 1) * widths.icon - len(kept) * GAP_PX
    step = widths.icon + GAP_PX
    return {number: Span(first + nth * step, widths.icon) for nth, number in enumerate(kept)}
