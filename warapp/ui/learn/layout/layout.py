"""Where everything of a lesson is, in logical pixels, for any window; knows no Qt."""

from __future__ import annotations

from warapp.table.layout.geometry import CARD_ASPECT, Box, Size
from warapp.ui.learn.layout.mats_layout import MatsRoom
from warapp.ui.learn.layout.places import Form, LessonLayout, Need
from warapp.ui.learn.layout.room import LEAST_KEY, Room


def lay_out(window: Size, bubble_height: float, need: Need) -> LessonLayout:
    """Return the places in a window.

    Args:
        window: its size.
        bubble_height: that of the bubble, which depends on its words.
        need: what is to be placed.
    """
    sides, halves = _SidesRoom(window, bubble_height, need), MatsRoom(window, bubble_height, need)
    match need.form:
        case Form.SIDES:
            return sides.helped_sides() if need.has_help else sides.sides()
        case Form.NUMBER:
            return sides.number()
        case Form.SIGNS:
            return sides.signs()
        case Form.CLASS:
            return halves.huge_cards()
        case Form.TURN:
            return halves.halves()
        case Form.MATS | Form.MATS_AND_PAD:
            return halves.mats()


class _SidesRoom(Room):
    """Places one card on either side."""

    def sides(self) -> LessonLayout:
        """Return the places of two cards."""
        u, width = self.u, self.window.width
        free = self.foot - self.top - 44 * u
        height = min(free, 0.378 * width, 372 * u)
        card = Size(height / CARD_ASPECT, height)
        gap = max(112 * u, 0.5 * card.width)
        if 2 * card.width + gap > 0.80 * width:
            shrink = (0.80 * width - gap) / (2 * card.width)
            card = Size(card.width * shrink, card.height * shrink)
        y = self.top + max(0.0, (free - card.height) * 0.42)
        left = Box(self.middle - gap / 2 - card.width, y, card.width, card.height)
        right = Box(self.middle + gap / 2, y, card.width, card.height)
        side = min(100 * u, gap - 14 * u)
        equals = Box(self.middle - side / 2, y + card.height / 2 - side / 2 - 6 * u, side, side)
        piles, players = self._outside(left, right)
        return self.result(
            ((left,), (right,)),
            equals=equals,
            piles=piles,
            players=players,
            hints=_below(left, right, 26 * u),
        )

    def _outside(self, left: Box, right: Box) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
        """Return the piles and faces beside the cards, if there is room."""
        rest = left.x
        if rest < 112 * self.u:
            return (), ()
        width = min(104 * self.u, 0.5 * rest)
        pile = Size(width, width * CARD_ASPECT)
        y = left.y + left.height - pile.height
        piles, faces = [], []
        for card, sign in ((left, -1), (right, 1)):
            edge = card.x if sign < 0 else card.right
            x = edge + sign * 0.53 * rest - pile.width / 2
            x = min(max(x, 12 * self.u), self.window.width - pile.width - 12 * self.u)
            piles.append(Box(x, y, pile.width, pile.height))
            side = 60 * self.u
            faces.append(Box(x + pile.width / 2 - side / 2, y - 112 * self.u, side, side))
        return tuple(piles), tuple(faces)

    def helped_sides(self) -> LessonLayout:
        """Return the places of two cards and what helps."""
        return self._sides_over_frames() if self.need.is_wide else self._sides_beside_sheet()

    def _sides_beside_sheet(self) -> LessonLayout:
        u = self.u
        tabs = Box(self.middle - 144 * u, self.bubble.bottom + 20 * u, 288 * u, 40 * u)
        sheet = Box(self.middle - 200 * u, tabs.bottom, 400 * u, self.foot - tabs.bottom)
        room = sheet.x
        width = min(0.66 * room, 196 * u)
        y = sheet.y + 10 * u
        height = min(width * CARD_ASPECT, self.foot - y - 84 * u)
        card = Size(height / CARD_ASPECT, height)
        left = Box(room / 2 - card.width / 2, y, card.width, card.height)
        right = Box(self.window.width - room / 2 - card.width / 2, y, card.width, card.height)
        side = 94 * u
        equals = Box(self.middle - side / 2, sheet.y + 0.52 * sheet.height - side / 2, side, side)
        return self.result(
            ((left,), (right,)), equals=equals, sheets=(sheet,), tabs=tabs, hints=_below(left, right, 58 * u)
        )

    def _sides_over_frames(self) -> LessonLayout:
        u = self.u
        tabs = Box(self.middle - 144 * u, self.bubble.bottom + 14 * u, 288 * u, 40 * u)
        frame = Size(316 * u, 142 * u)
        top = tabs.bottom + 10 * u
        height = min(280 * u, self.foot - frame.height - 22 * u - top)
        card = Size(height / CARD_ASPECT, height)
        centres = (self.middle - 210 * u, self.middle + 210 * u)
        left, right = (Box(x - card.width / 2, top, card.width, card.height) for x in centres)
        sheets = tuple(
            Box(x - frame.width / 2, top + height + 22 * u, frame.width, frame.height) for x in centres
        )
        side = min(104 * u, 2 * 210 * u - card.width - 20 * u)
        equals = Box(self.middle - side / 2, top + height / 2 - side / 2, side, side)
        hints = tuple(
            (x, y - 30 * u)
            for x, y in (
                (sheets[0].x - 26 * u, sheets[0].center.y),
                (sheets[1].right + 26 * u, sheets[1].center.y),
            )
        )
        return self.result(((left,), (right,)), equals=equals, sheets=sheets, tabs=tabs, hints=hints)

    def number(self) -> LessonLayout:
        """Return the places of two cards and a pad."""
        u, width = self.u, self.window.width
        edge = 36 * u
        sheet_height = (158 if self.window.height >= 600 else 104) * u
        sheet = Box(edge, self.foot - 10 * u - sheet_height, width - 2 * edge, sheet_height)
        room = sheet.y - 40 * u - self.top if self.need.has_help else self.foot - self.top - 60 * u
        pad_width = min(0.465 * width, 470 * u)
        height = min(room - 26 * u, 262 * u)
        gap = 104 * u
        across = width - 2 * edge - pad_width - 30 * u
        card_width = min(height / CARD_ASPECT, (across - gap) / 2)
        card = Size(card_width, card_width * CARD_ASPECT)
        y = self.top + 26 * u + max(0.0, (room - 26 * u - card.height) * 0.35)
        if not self.need.pad_keys:
            return self._aloud(sheet, room)
        pad_x = width - edge - pad_width if self.need.pad_side else edge
        x = edge if self.need.pad_side else width - edge - 2 * card.width - gap
        left = Box(x, y, card.width, card.height)
        right = Box(x + card.width + gap, y, card.width, card.height)
        slot = Box(left.right + gap / 2 - 42 * u, y + card.height / 2 - 42 * u, 84 * u, 84 * u)
        pad = self.pad_keys(Box(pad_x, y, pad_width, card.height))
        sheets = (sheet,) if self.need.has_help else ()
        side = max(LEAST_KEY, 58 * u)
        delete = Box(slot.center.x - side / 2, slot.bottom + 6 * u, side, side)
        hints = _below(left, right, 18 * u)
        return self.result(((left,), (right,)), pad=pad, slot=slot, delete=delete, sheets=sheets, hints=hints)

    def _aloud(self, sheet: Box, room: float) -> LessonLayout:
        """Return the places without a pad: the answer is shown between the cards."""
        u = self.u
        height = min(room - 14 * u, 300 * u)
        card = Size(height / CARD_ASPECT, height)
        gap = 148 * u
        y = self.top + 8 * u
        left = Box(self.middle - gap / 2 - card.width, y, card.width, card.height)
        right = Box(self.middle + gap / 2, y, card.width, card.height)
        slot = Box(self.middle - 54 * u, y + card.height / 2 - 54 * u, 108 * u, 108 * u)
        sheets = (sheet,) if self.need.has_help else ()
        return self.result(((left,), (right,)), slot=slot, sheets=sheets, hints=_below(left, right, 8 * u))

    def signs(self) -> LessonLayout:
        """Return the places of two cards and three signs."""
        u = self.u
        key = Size(112 * u, max(100 * u, LEAST_KEY))
        keys_top = self.foot - key.height - 44 * u
        signs = tuple(
            Box(self.middle + (nth - 1) * 128 * u - key.width / 2, keys_top, key.width, key.height)
            for nth in range(3)
        )
        top = self.top + 14 * u
        height = min(255 * u, keys_top - 56 * u - top)
        card = Size(height / CARD_ASPECT, height)
        sheet = Box(self.middle - 188 * u, top - 2 * u, 376 * u, height + 8 * u)
        left = Box(sheet.x - 26 * u - card.width, top, card.width, card.height)
        right = Box(sheet.right + 26 * u, top, card.width, card.height)
        return self.result(
            ((left,), (right,)), sheets=(sheet,), signs=signs, hints=_below(left, right, 16 * u)
        )


def _below(left: Box, right: Box, down: float) -> tuple[tuple[float, float], ...]:
    return tuple((card.center.x, card.bottom + down) for card in (left, right))
