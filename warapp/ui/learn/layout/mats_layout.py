"""The places of mats, of two children about to turn their cards, and of a class; knows no Qt."""

from __future__ import annotations

from warapp.table.layout.geometry import CARD_ASPECT, Box, Size
from warapp.ui.learn.layout.places import Form, LessonLayout
from warapp.ui.learn.layout.room import LEAST_KEY, PAD_ROW, Room


class MatsRoom(Room):
    """Places two halves of the table."""

    def mats(self) -> LessonLayout:
        """Return two mats with cards and pictures, and a pad at one side where it's needed."""
        u, width = self.u, self.window.width
        has_pad = self.need.form is Form.MATS_AND_PAD
        gap = 0.114 * width if not has_pad else 0.04 * width
        mat_width = min(412 * u, (width - gap - 60 * u) / 2)
        if has_pad:
            mat_width = min(mat_width, (width - 0.44 * width - 60 * u) / 2 + 30 * u)
        bottom = self.foot - 40 * u
        mat_height = bottom - self.top
        lefts = self._mat_lefts(mat_width, gap, has_pad=has_pad)
        mats = tuple(Box(x, self.top, mat_width, mat_height) for x in lefts)
        sheet_share = 0.50 if self.need.has_help else 0.0
        card_room = mat_height * (1 - sheet_share) - 34 * u
        widest = (108 if self.need.is_tens else 128) * u
        card_width = min(widest, card_room / CARD_ASPECT, (mat_width - 100 * u) / 2)
        if not self.need.has_help:
            card_width = min(170 * u, (mat_height - 60 * u) / CARD_ASPECT, (mat_width - 90 * u) / 2)
        card = Size(card_width, card_width * CARD_ASPECT)
        cards = tuple(self._cards_on(mat, card) for mat in mats)
        sheets = tuple(self._sheet_on(mat, card) for mat in mats) if self.need.has_help else ()
        room = self._pad_room(mats)
        pad = self.pad_keys(room._replace(y=room.y + 90 * u, height=room.height - 90 * u)) if has_pad else ()
        side = min(92 * u, gap - 20 * u)
        equals = (
            None
            if has_pad
            else Box(self.middle - side / 2, self.top + 0.36 * mat_height - side / 2, side, side)
        )
        return self.result(
            (cards[0], cards[1]),
            mats=mats,
            sheets=sheets,
            equals=equals,
            pad=pad,
            hints=tuple((mat.center.x, mat.bottom + 12 * u) for mat in mats),
            swap=self._swap_key(cards[self.need.owner]) if self.need.is_tens else None,
            slot=self._slot_over(pad) if has_pad else None,
            delete=self._delete_over(pad) if has_pad else None,
        )

    def _slot_over(self, pad: tuple[Box, ...]) -> Box:
        """Return the slot above a pad, where the figures typed are seen."""
        side = 84 * self.u
        middle = (pad[0].x + pad[PAD_ROW - 1].right) / 2
        return Box(middle - side / 2, max(self.top, pad[0].y - side - 14 * self.u), side, side)

    def _delete_over(self, pad: tuple[Box, ...]) -> Box:
        slot, side = self._slot_over(pad), max(LEAST_KEY, 58 * self.u)
        return Box(slot.right + 14 * self.u, slot.center.y - side / 2, side, side)

    def _swap_key(self, cards: tuple[Box, Box]) -> Box:
        first, second = cards
        side = max(LEAST_KEY, 58 * self.u)
        x = (first.right + second.x) / 2
        return Box(x - side / 2, first.center.y - side / 2, side, side)

    def _mat_lefts(self, mat_width: float, gap: float, *, has_pad: bool) -> tuple[float, float]:
        if not has_pad:
            return self.middle - gap / 2 - mat_width, self.middle + gap / 2
        edge = 30 * self.u
        if self.need.pad_side:
            return edge, edge + mat_width + gap / 2
        right = self.window.width - edge - mat_width
        return right - mat_width - gap / 2, right

    def _pad_room(self, mats: tuple[Box, ...]) -> Box:
        edge, u = 30 * self.u, self.u
        if self.need.pad_side:
            x = mats[1].right + 24 * u
            return Box(x, mats[0].y, self.window.width - edge - x, mats[0].height)
        return Box(edge, mats[0].y, mats[0].x - 24 * u - edge, mats[0].height)

    def _cards_on(self, mat: Box, card: Size) -> tuple[Box, Box]:
        top = mat.y + 18 * self.u
        if not self.need.has_help:
            top = mat.y + (mat.height - card.height) / 2
        if self.need.is_tens:
            centres = (mat.x + 0.285 * mat.width, mat.x + 0.79 * mat.width)
        else:
            away = card.width / 2 + 26 * self.u
            centres = (mat.center.x - away, mat.center.x + away)
        first, second = (Box(x - card.width / 2, top, card.width, card.height) for x in centres)
        return first, second

    def _sheet_on(self, mat: Box, card: Size) -> Box:
        u = self.u
        top = mat.y + 18 * u + card.height + 16 * u
        return Box(mat.x + 14 * u, top, mat.width - 28 * u, mat.bottom - 14 * u - top)

    def halves(self) -> LessonLayout:
        """Return half the table for each child: its pile, the place of its card, and its key."""
        u, width = self.u, self.window.width
        half = width / 2 - 42 * u
        mats = tuple(Box(x, self.top, half, self.foot - self.top) for x in (30 * u, width - 30 * u - half))
        key = Size(max(108 * u, LEAST_KEY), max(104 * u, LEAST_KEY))
        card_height = min(0.56 * mats[0].height, 270 * u)
        card = Size(card_height / CARD_ASPECT, card_height)
        pile = Size(0.68 * card.width, 0.68 * card.height)
        places, piles, faces, keys = [], [], [], []
        for seat, mat in enumerate(mats):
            inner = 0.70 if seat == 0 else 0.30
            x = mat.x + inner * mat.width
            places.append(Box(x - card.width / 2, mat.y + 24 * u, card.width, card.height))
            outer = mat.x + 0.23 * mat.width if seat == 0 else mat.x + 0.77 * mat.width
            top = mat.y + 24 * u + card.height - pile.height
            piles.append(Box(outer - pile.width / 2, top, pile.width, pile.height))
            side = 76 * u
            faces.append(Box(outer - side / 2, mat.y - 22 * u, side, side))
            keys.append(Box(x - key.width / 2, places[seat].bottom + 30 * u, key.width, key.height))
        laid = tuple(
            tuple(place._replace(x=place.x + nth * 0.17 * place.width) for nth in range(self.need.cards_each))
            for place in places
        )
        return self.result(
            (laid[0], laid[1]),
            mats=mats,
            piles=tuple(piles),
            players=tuple(faces),
            seat_keys=tuple(keys),
        )

    def huge_cards(self) -> LessonLayout:
        """Return huge cards over the whole window, in its upper half if a picture helps."""
        window = self.window
        felt = Box(0, 0, window.width, window.height)
        foot = 0.08 * window.height if self.need.has_strip else 0.0
        share = (0.40 if self.need.has_help else 0.76) - foot / window.height
        each = self.need.cards_each
        room = (0.80 if each == 1 else 0.92) * window.width
        gap = 0.13 * window.width if each == 1 else 0.07 * window.width
        inner = 0.012 * window.width
        card_width = min(share * window.height / CARD_ASPECT, ((room - gap) / 2 - (each - 1) * inner) / each)
        card = Size(card_width, card_width * CARD_ASPECT)
        side = each * card.width + (each - 1) * inner
        y = 0.198 * window.height
        if not self.need.has_help:
            y += (0.76 * window.height - foot - card.height) / 2
        starts = (self.middle - gap / 2 - side, self.middle + gap / 2)
        cards = tuple(
            tuple(Box(x + nth * (card.width + inner), y, card.width, card.height) for nth in range(each))
            for x in starts
        )
        bubble = Box(0, 0.035 * window.height, window.width, 0.145 * window.height)
        top = y + card.height + 0.03 * window.height
        bottom = 0.97 * window.height - foot
        sheet = Box(0.08 * window.width, top, 0.84 * window.width, bottom - top)
        sheets = (sheet,) if self.need.has_help else ()
        bar = Box(0, window.height, window.width, 0)
        return LessonLayout(self.u, felt, bar, bubble, (cards[0], cards[1]), sheets=sheets)
