"""The items of the band: the line of words, the mark of a war with its pot, the share bar, and the gain."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from warapp.table.band.gain_chip import gain_chip
from warapp.table.band.share_bar import GROOVE_PX, empty_share_bar, share_bar
from warapp.table.band.war_mark import WarMark, war_mark
from warapp.table.band.words import Room, SetWords, patch_margin, set_words, words
from warapp.table.drawing.paint import PaintContext, Row, pill
from warapp.table.layout.band import reach
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout
from warapp.table.stage import order
from warapp.table.stage.labels import Labels
from warapp.words.translation import Translate, Translator

_GAP = 0.8
"""The distance between mark and words, by the height of the text."""
_MARK_AT_MOST = 0.5
"""How much of the width the mark of a war takes at most."""
_MARKS = (1.0, 0.82, 0.69)
"""How large the mark of a war is beside words that don't fit in a line at about their full size."""
_PULSE_STEPS = 20
_MARK_INTO_GAP = 0.4
"""How much of the distance between words and share bar a mark that is higher than the words may take."""
_RISE_PX = 28.0
_CHIP_INSIDE, _CHIP_ABOVE, _CHIP_LETTERS = 0.88, 0.60, 1.45
"""How much of a chip is inside the right end of its plate and above its top, and how high its letters are."""
_CHIP_ON_PILE = 0.75
"""How much of a chip is over the pile that a plate stands over or under, rather than over its name."""
_CHIP_BELOW_BAR_PX = 4.0
_LINE_CHIP_INSIDE, _LINE_CHIP_ABOVE, _LINE_CHIP_LETTERS = 0.55, 0.42, 1.1
"""The same where a plate is a single line."""


class _Item:
    """An item and what it shows; it is drawn again only if that changes."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.item = QGraphicsPixmapItem()
        self.item.setZValue(z)
        scene.addItem(self.item)
        self.shows: object = None

    def changes_to(self, shows: object) -> bool:
        """Return whether this is something new, and remember it."""
        changed = self.shows != shows
        self.shows = shows
        return changed

    @property
    def size(self) -> Size:
        """The size of what is shown."""
        size = self.item.pixmap().deviceIndependentSize()
        return Size(size.width(), size.height())


class BandItems:
    """The band of a scene."""

    def __init__(self, scene: QGraphicsScene, translate: Translate) -> None:
        self._words = Translator(translate)
        self._line = _Item(scene, order.BAND)
        self._mark = _Item(scene, order.BAND)
        self._bar = _Item(scene, order.BAND)
        self._aside = _Item(scene, order.BAND)
        self._empty_bar: QPixmap | None = None
        self._layout: Layout | None = None
        self._context: PaintContext | None = None

    def lay_out(self, layout: Layout, context: PaintContext) -> None:
        """Draw everything again after a change of size, style or theme."""
        self._layout, self._context, self._empty_bar = layout, context, None
        for part in (self._line, self._mark, self._bar, self._aside):
            part.shows = None

    def show(self, labels: Labels, shown: float = 1.0) -> None:
        """Show the current labels, as far as `shown` says, 0 … 1."""
        if self._layout is None or self._context is None:
            return
        self._show_shares(labels, self._layout, self._context)
        self._show_line(labels, self._layout, self._context)
        for part in (self._line, self._mark, self._bar, self._aside):
            part.item.setOpacity(labels.band_opacity * shown)

    @property
    def mark_box(self) -> Box | None:
        """Where the mark of a war is; None if there is none."""
        if not self._mark.item.isVisible():
            return None
        at = self._mark.item.pos()
        return Box(at.x(), at.y(), *self._mark.size)

    def _show_shares(self, labels: Labels, layout: Layout, context: PaintContext) -> None:
        shares = labels.shares
        pulse = round(labels.pulse * _PULSE_STEPS) / _PULSE_STEPS
        if not self._bar.changes_to((shares, pulse)):
            return
        self._bar.item.setVisible(shares.in_play > 0)
        if shares.in_play > 0:
            box = layout.share
            size = Size(box.width, box.height)
            if self._empty_bar is None:
                self._empty_bar = empty_share_bar(context, size)
            self._bar.item.setPixmap(share_bar(context, shares, size, pulse, self._empty_bar))
            self._bar.item.setPos(box.x - GROOVE_PX, box.y - GROOVE_PX)

    def _show_line(self, labels: Labels, layout: Layout, context: PaintContext) -> None:
        """Show the words with the mark beside them or, where both don't fit in a line, above them."""
        mark = self._mark_of(labels)
        if not self._line.changes_to((labels.caption, mark, labels.aside)):
            return
        self._mark.item.setVisible(mark is not None)
        says, room = self._set(labels.caption, mark, layout, context)
        self._line.item.setVisible(bool(labels.caption))
        self._line.item.setPixmap(words(context, says))
        self._place(says, room, layout, context.row(2 * layout.band.center.x))
        self._show_aside(labels, layout, context, says.width + (0.0 if says.mark_above else room))

    def _set(
        self, caption: str, mark: WarMark | None, layout: Layout, context: PaintContext
    ) -> tuple[SetWords, float]:
        """Set the words, and draw the mark: smaller where that leaves room for larger words.

        Returns:
            The words, and the width that the mark takes beside them.
        """
        widest, high, size_px = layout.words.width, free_height(layout), layout.words_px
        if mark is None:
            return set_words(caption, context.font, size_px, Room(widest, high, 0.0, 0.0)), 0.0
        gap = _GAP * layout.text_px if caption else 0.0
        ways: list[tuple[SetWords, float, QPixmap]] = []
        for part in _MARKS:
            drawn = _fitting_mark(context, mark, part * size_px, widest)
            size = drawn.deviceIndependentSize()
            room = Room(widest, high, size.width() + gap, size.height())
            ways.append((set_words(caption, context.font, size_px, room), room.mark, drawn))
            if ways[0][0].is_one_line_beside:
                break
        says, taken, drawn = max(ways, key=lambda way: way[0].font.pixelSize())
        self._mark.item.setPixmap(drawn)
        return says, taken

    def _place(self, says: SetWords, room: float, layout: Layout, row: Row) -> None:
        bottom, middle, mark = layout.share.y - layout.words_gap, layout.band.center.x, self._mark.size
        top, margin = bottom - says.height, patch_margin(says)
        if says.mark_above:
            left = middle - says.width / 2
            self._mark.item.setPos(middle - mark.width / 2, top - mark.height)
        else:
            left = middle - (says.width - room) / 2
            if room:
                lowest = bottom + _MARK_INTO_GAP * layout.words_gap - mark.height / 2
                axis = min(top + says.height / 2, lowest)
                top = axis - says.height / 2
                highest = bottom - free_height(layout) + mark.height / 2
                x = row.left(left - room, mark.width)
                self._mark.item.setPos(x, min(lowest, max(highest, axis)) - mark.height / 2)
        self._line.item.setPos(row.left(left, says.width) - margin, top - margin)

    def _mark_of(self, labels: Labels) -> WarMark | None:
        if labels.outcome or not (labels.war or labels.carried):
            return None
        words = self._words
        title = ""
        if labels.war == 1:
            #: capitals on the table, above the number of cards fought over; with more wars: their number
            title = words.tr("WAR")
        elif labels.war:
            title = words.tr("WAR ×{depth}").format(depth=words.number(labels.war))
        return WarMark(labels.war, title, words.tr("%n card(s)", "", labels.pot))

    def _show_aside(self, labels: Labels, layout: Layout, context: PaintContext, taken: float) -> None:
        """Say how many cards are set aside above their stack, if the words leave room."""
        words = self._words
        text = words.tr("Set aside: %n card(s)", "", labels.aside) if labels.aside else ""
        pixmap = pill(context, text, context.theme.plate, context.theme.plate_text) if text else QPixmap()
        self._aside.item.setPixmap(pixmap)
        size = self._aside.size
        free = layout.band.center.x - taken / 2 - layout.aside.x
        self._aside.item.setVisible(bool(text) and size.width < free)
        y = layout.share.y - layout.words_gap - size.height
        self._aside.item.setPos(layout.aside.x, y)


def _fitting_mark(context: PaintContext, says: WarMark, words_px: float, widest: float) -> QPixmap:
    """Return the mark of a war, smaller if it would take too much of a narrow table."""
    mark = war_mark(context, says, words_px)
    part = mark.deviceIndependentSize().width() / (_MARK_AT_MOST * widest)
    return mark if part <= 1.0 else war_mark(context, says, words_px / part)


def free_height(layout: Layout) -> float:
    """Return the height above the share bar and its distance that no raised card reaches."""
    return layout.share.y - layout.words_gap - layout.band.y - reach(layout.card.height)


class GainItem:
    """How many cards the winner of a battle took: a chip that rises to the upper end of its plate."""

    def __init__(self, scene: QGraphicsScene, translate: Translate) -> None:
        self._words = Translator(translate)
        self._chip = _Item(scene, order.GAINS)
        self._layout: Layout | None = None
        self._context: PaintContext | None = None

    def lay_out(self, layout: Layout, context: PaintContext) -> None:
        """Draw the chip again after a change of size, style or theme."""
        self._layout, self._context = layout, context
        self._chip.shows = None

    def show(self, labels: Labels) -> None:
        """Show the current labels."""
        if self._layout is None or self._context is None:
            return
        seat, layout = labels.winner, self._layout
        self._chip.item.setVisible(seat is not None)
        if seat is None:
            return
        if self._chip.changes_to((seat, labels.gain)):
            gain = f"+{self._words.number(labels.gain)}"
            letters = _LINE_CHIP_LETTERS if has_lines(layout) else _CHIP_LETTERS
            chip = gain_chip(self._context, gain, layout.text_px, letters * layout.text_px)
            self._chip.item.setPixmap(chip)
        at = chip_at(layout, seat, self._chip.size, mirrored=self._context.mirrored)
        self._chip.item.setOpacity(min(1.0, max(0.0, 2.0 * labels.rise)))
        self._chip.item.setPos(at.x, at.y + (1.0 - labels.rise) * _RISE_PX)


def has_lines(layout: Layout) -> bool:
    """Return whether plates are single lines."""
    return layout.composition is Composition.OUTSIDE


def chip_at(layout: Layout, seat: int, chip: Size, *, mirrored: bool = False) -> Point:
    """Return where a chip settles: at the far end of a plate, away from its cards, and on the table."""
    area = layout.seat_areas[seat]
    plate, inside, above = area.plate, _CHIP_INSIDE, _CHIP_ABOVE
    if has_lines(layout):
        inside, above = _LINE_CHIP_INSIDE, _LINE_CHIP_ABOVE
    x = min(plate.right - inside * chip.width, layout.size.width - chip.width)
    if mirrored:
        x = max(plate.x - (1.0 - inside) * chip.width, 0.0)
    if has_lines(layout) and not area.above:  # the cards are above the plate
        return Point(x, min(plate.bottom - (1.0 - above) * chip.height, layout.size.height - chip.height))
    if layout.composition is Composition.STACKED:
        on_pile = _CHIP_ON_PILE * chip.height
        return Point(x, plate.bottom - chip.height + on_pile if area.above else plate.y - on_pile)
    top = 0.0 if area.above else layout.share.bottom + _CHIP_BELOW_BAR_PX
    return Point(x, max(top, plate.y - above * chip.height))
