"""Paints the pictures that help with a question: both sides on one sheet, or each side on its own."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from warapp.learn.help_pictures import (
    Frames,
    HelpPicture,
    Lines,
    Part,
    Pips,
    Rods,
    Rows,
    TensAndOnes,
    Tower,
    Towers,
    cell,
)
from warapp.learn.number_cards import Numbers
from warapp.ui.learn.drawing.figures import (
    paint_block,
    paint_number,
    paint_number_line,
    paint_sign,
    paint_ten_frame,
    paint_tower,
    tower_height,
)
from warapp.ui.learn.drawing.ink import GOLD, GOLD_DEEP, INK_SOFT, SEATS, SeatInk
from warapp.ui.learn.drawing.sheet import halves

_TALLEST_BLOCK = 32.0
_WIDE = 1.35
"""A sheet that is so many times as wide as high shows towers lying down."""


class HelpPainter:
    """Paints one picture.

    Args:
        painter: with antialiasing.
        picture: what it shows.
        unit: what lengths grow with.
        counted: whether counts are written on it.
        has_markers: whether blocks bear the shape of their side, where colours are few.
        captions: what tens and ones are called.
    """

    def __init__(
        self,
        painter: QPainter,
        picture: HelpPicture,
        unit: float,
        *,
        counted: bool,
        has_markers: bool,
        captions: tuple[str, str] = ("", ""),
    ) -> None:
        self.painter, self.picture, self.unit = painter, picture, unit
        self.counted, self.has_markers, self.captions = counted, has_markers, captions

    def paint(self, box: QRectF) -> None:
        """Paint both sides on one sheet."""
        picture = self.picture
        is_wide = box.width() > _WIDE * box.height()
        match picture:
            case Towers() if len(picture.groups) == 1:
                if is_wide:
                    self._lying_towers(picture.groups[0], box)
                else:
                    self._standing_towers(picture.groups[0], picture.level[0], box)
            case Lines() if len(picture.lines) == 1:
                self._line(picture, 0, box)
            case Pips():
                self._matched_pips(picture, box, is_wide=is_wide)
            case _:
                for side, part in enumerate(halves(box, is_wide=is_wide)):
                    self.paint_side(side, part)

    def paint_side(self, side: int, box: QRectF) -> None:
        """Paint one side alone: 0 or 1."""
        picture = self.picture
        match picture:
            case Towers():
                group = picture.groups[side] if len(picture.groups) > 1 else (picture.groups[0][side],)
                self._lying_group(group, side, box)
            case Rods():
                self._rods(picture.left if side == 0 else picture.right, side, box)
            case Frames():
                self._frames(picture, side, box)
            case Lines():
                self._line(picture, side if len(picture.lines) > 1 else 0, box)
            case Pips():
                self._pips_of(picture.sides[side], side, box)
            case Rows():
                self._rows(picture.left if side == 0 else picture.right, side, box)

    def _marker(self, side: int) -> int | None:
        return side if self.has_markers else None

    def _standing_towers(self, group: tuple[Tower, ...], level: int, box: QRectF) -> None:
        """Paint two towers, the ground below them, and where the lesser one ends."""
        painter, unit = self.painter, self.unit
        most = max(tower.height for tower in group)
        ground = box.bottom() - 62 * unit
        side = min(_TALLEST_BLOCK * unit, (ground - box.top() - 24 * unit) / max(10.12, most + 0.5))
        places = (box.left() + 0.205 * box.width(), box.left() + 0.795 * box.width())
        for seat, (tower, x) in enumerate(zip(group, places, strict=True)):
            inks = _inks(tower, seat)
            paint_tower(painter, QPointF(x, ground), side, inks, tower.surplus, self._marker(seat))
            if self.counted:
                self._seam_numbers(x, ground, side, tower.height, seat)
            paint_number(
                painter,
                QPointF(x, ground + 34 * unit),
                36 * unit,
                str(tower.height),
                QColor(SEATS[seat].deep),
            )
        painter.setPen(QPen(QColor("#DDCFB6"), 6 * unit, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(
            QLineF(
                box.left() + 0.1 * box.width(),
                ground + 3 * unit,
                box.right() - 0.1 * box.width(),
                ground + 3 * unit,
            )
        )
        if any(tower.surplus for tower in group):
            y = ground - tower_height(level, side) - 1
            painter.setPen(QPen(QColor(INK_SOFT), 2 * unit, Qt.PenStyle.DotLine))
            painter.drawLine(QLineF(places[0] - side, y, places[1] + side, y))

    def paint_beside_sign(self, picture: Towers, box: QRectF) -> None:
        """Paint two towers at the edges of a sheet, and rails from one to the other along their ends."""
        group = picture.groups[0]
        most = max(tower.height for tower in group)
        side = min(22 * self.unit, 0.92 * box.height() / (most + 0.4))
        edges = []
        for seat, tower in enumerate(group):
            x = box.left() + (0.12 if seat == 0 else 0.88) * box.width()
            height = tower_height(tower.height, side)
            base = QPointF(x, box.center().y() + height / 2)
            paint_tower(self.painter, base, side, _inks(tower, seat), 0, self._marker(seat))
            inner = x + (side if seat == 0 else -side)
            edges.append((inner, base.y() - height, base.y()))
        pen = QPen(QColor(GOLD_DEEP), 3.2 * self.unit, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        (left, left_top, left_foot), (right, right_top, right_foot) = edges
        self.painter.drawLine(QLineF(left, left_top, right, right_top))
        self.painter.drawLine(QLineF(left, left_foot, right, right_foot))

    def _seam_numbers(self, x: float, ground: float, side: float, blocks: int, seat: int) -> None:
        """Write 5 and 10 beside a tower, and its surplus in order."""
        for number in (5, 10):
            if number <= blocks:
                y = ground - tower_height(number, side) + side / 2
                out = -0.95 * side if seat == 0 else 0.95 * side
                paint_number(self.painter, QPointF(x + out, y), 0.5 * side, str(number), QColor(INK_SOFT))

    def _lying_towers(self, group: tuple[Tower, ...], box: QRectF) -> None:
        """Paint two towers lying side by side, their grounds at the left."""
        painter = self.painter
        most = max(tower.height for tower in group)
        row = box.height() / 2
        side = min(0.74 * row, (box.width() - 2.0 * row) / max(10, most), 90 * self.unit)
        for seat, tower in enumerate(group):
            y = box.top() + (seat + 0.5) * row
            start = box.left() + 1.4 * min(row, 110 * self.unit)
            number = QPointF(box.left() + 0.7 * min(row, 110 * self.unit), y)
            paint_number(
                painter, number, 0.55 * min(row, 110 * self.unit), str(tower.height), QColor(SEATS[seat].deep)
            )
            self._lying(tower, seat, QPointF(start, y), side)

    def _lying(self, tower: Tower, seat: int, start: QPointF, side: float) -> None:
        """Paint a tower lying from a point to the right, its surplus counted."""
        for nth, ink in enumerate(_inks(tower, seat)):
            x = start.x() + nth * side + (nth // 5) * 0.14 * side
            block = QRectF(x, start.y() - side / 2 + 0.03 * side, 0.94 * side, 0.94 * side)
            over = nth - (tower.height - tower.surplus)
            paint_block(self.painter, block, ink, ringed=over >= 0, marker=self._marker(seat))
            if self.counted and over >= 0:
                paint_number(self.painter, block.center(), 0.42 * side, str(over + 1), QColor("#FFFFFF"))
            elif self.counted and nth % 5 == 4:
                paint_number(self.painter, block.center(), 0.42 * side, str(nth + 1), QColor("#FFFFFF"))

    def _lying_group(self, group: tuple[Tower, ...], side: int, box: QRectF) -> None:
        """Paint the towers of one side below each other."""
        row = box.height() / len(group)
        most = max(10, *(tower.height for tower in group))
        fits = most if len(group) > 1 or most <= 14 else 10
        block = min(0.74 * row, (box.width() - 0.16 * box.width()) / (fits * 1.05), 40 * self.unit)
        for nth, tower in enumerate(group):
            y = box.top() + (nth + 0.5) * row
            if fits == most:
                self._lying(tower, side, QPointF(box.left() + 0.07 * box.width(), y), block)
            else:
                self._wrapped(
                    tower,
                    side,
                    QRectF(box.left() + 0.07 * box.width(), box.top() + nth * row, 0.86 * box.width(), row),
                )

    def _wrapped(self, tower: Tower, seat: int, box: QRectF) -> None:
        """Paint a long tower in rows of ten."""
        rows = -(-tower.height // 10)
        side = min(box.width() / 10.5, 0.86 * box.height() / rows, 36 * self.unit)
        top = box.center().y() - rows * side / 2
        for nth, ink in enumerate(_inks(tower, seat)):
            row, column = divmod(nth, 10)
            x = box.left() + column * side + (column // 5) * 0.14 * side
            block = QRectF(x, top + row * side, 0.94 * side, 0.94 * side)
            ringed = nth >= tower.height - tower.surplus
            paint_block(self.painter, block, ink, ringed=ringed, marker=self._marker(seat))

    def _line(self, picture: Lines, nth: int, box: QRectF) -> None:
        height = min(box.height(), 158 * self.unit)
        room = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
        paint_number_line(self.painter, room, picture.lines[nth], counted=self.counted)

    def _frames(self, picture: Frames, side: int, box: QRectF) -> None:
        """Paint the ten frames of one side, below each other, and how many counters they have."""
        counters = picture.sides[side]
        frames = max(1, -(-len(counters) // 10))
        room = box.width() * (0.74 if self.counted else 0.92)
        gap = 0.06 * box.height()
        width = min(room, 2.5 * (box.height() * 0.92 - (frames - 1) * gap) / frames)
        height = width / 2.5
        top = box.center().y() - (frames * height + (frames - 1) * gap) / 2
        left = box.left() + (0.03 * box.width() if self.counted else (box.width() - width) / 2)
        for frame in range(frames):
            within = [(part, nth) for nth, part in enumerate(counters) if cell(nth)[0] == frame]
            where = QRectF(left, top + frame * (height + gap), width, height)
            paint_ten_frame(self.painter, where, within, side)
        if self.counted:
            middle = QPointF((left + width + box.right()) / 2, box.center().y())
            tall = min(0.5 * height * frames, 58 * self.unit)
            ink = QColor(SEATS[side].deep)
            if Part.SECOND in counters:
                sign = QPointF(left + width + 0.055 * box.width(), middle.y())
                paint_sign(self.painter, sign, 0.05 * box.width(), "=", QColor(INK_SOFT))
                middle.setX(middle.x() + 0.035 * box.width())
            paint_number(self.painter, middle, tall, str(len(counters)), ink, 0.15 * box.width())

    def _matched_pips(self, picture: Pips, box: QRectF, *, is_wide: bool) -> None:
        """Paint the pips of both sides in rows, each beside its partner; those left over are ringed."""
        counts = [sum(side) for side in picture.sides]
        most, least = max(counts), min(counts)
        across = box.width() if is_wide else box.height()
        step = min(across / (most + 2), (box.height() if is_wide else box.width()) / 3.2, 46 * self.unit)
        for side, count in enumerate(counts):
            for nth in range(count):
                along = (nth - (most - 1) / 2) * step + (nth // 5 - (most - 1) // 5 / 2) * 0.3 * step
                away = (side - 0.5) * 1.5 * step
                middle = box.center() + (QPointF(along, away) if is_wide else QPointF(away, along))
                self._pip(
                    middle, 0.38 * step, side, str(nth + 1) if self.counted else "", ringed=nth >= least
                )

    def _pip(self, middle: QPointF, radius: float, side: int, count: str, *, ringed: bool) -> None:
        disc = QPainterPath()
        disc.addEllipse(middle, radius, radius)
        self.painter.fillPath(disc, QColor(SEATS[side].plain))
        if ringed:
            ring = QPainterPath()
            ring.addEllipse(middle, 1.22 * radius, 1.22 * radius)
            self.painter.strokePath(ring, QPen(QColor(GOLD), 0.26 * radius))
        if count:
            paint_number(self.painter, middle, 0.95 * radius, count, QColor("#FFFFFF"), 1.5 * radius)

    def _pips_of(self, numbers: Numbers, side: int, box: QRectF) -> None:
        """Paint the pips of both cards of one side in rows of five."""
        count = sum(numbers)
        rows = -(-count // 5)
        step = min(box.width() / 6.5, box.height() / (rows + 0.6), 40 * self.unit)
        top = box.center().y() - (rows - 1) * step / 2
        for nth in range(count):
            row, column = divmod(nth, 5)
            middle = QPointF(box.center().x() + (column - 2) * step, top + row * step)
            self._pip(middle, 0.38 * step, side, str(nth + 1) if self.counted else "", ringed=False)

    def _rods(self, number: TensAndOnes, side: int, box: QRectF) -> None:
        """Paint tens as rods and ones as cubes; a cube is exactly a tenth of a rod."""
        painter, ink, unit = self.painter, SEATS[side], self.unit
        seam = box.left() + 0.585 * box.width()
        painter.setPen(QPen(QColor("#DED6C4"), 2 * unit))
        painter.drawLine(QLineF(seam, box.top() + 12 * unit, seam, box.bottom() - 12 * unit))
        foot = 66 * unit if box.height() > 170 * unit else 52 * unit
        base = box.bottom() - foot - 6 * unit
        cube = min((base - box.top() - 12 * unit) / 10, 0.55 * box.width() / 13)
        tens_middle, ones_middle = (box.left() + seam) / 2, (seam + box.right()) / 2
        step = min(1.45 * cube, 0.53 * box.width() / max(1, number.tens))
        for rod in range(number.tens):
            x = tens_middle + (rod - (number.tens - 1) / 2) * step - cube / 2
            self._column(x, base, cube, 10, ink, side, joined=True)
        for column in range(2):
            blocks = number.ones - 5 * column if column else min(5, number.ones)
            self._column(
                ones_middle + (column - 1) * 1.15 * cube,
                base,
                cube,
                max(0, min(5, blocks)),
                ink,
                side,
                joined=False,
            )
        counts = ((tens_middle, number.tens), (ones_middle, number.ones))
        for (middle, count), caption in zip(counts, self.captions, strict=True):
            figure = QPointF(middle, base + 0.42 * foot)
            paint_number(painter, figure, 0.54 * foot, str(count), QColor(ink.deep))
            self._caption(QRectF(middle - 90 * unit, base + 0.74 * foot, 180 * unit, 0.34 * foot), caption)

    def _caption(self, box: QRectF, text: str) -> None:
        """Write a word below a number."""
        font = self.painter.font()
        font.setPixelSize(max(9, round(min(14 * self.unit, 0.9 * box.height()))))
        font.setWeight(QFont.Weight.DemiBold)
        self.painter.setFont(font)
        self.painter.setPen(QColor(INK_SOFT))
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _column(
        self, x: float, base: float, cube: float, count: int, ink: SeatInk, side: int, *, joined: bool
    ) -> None:
        for nth in range(count):
            gap = 0.0 if joined else 0.06 * cube
            box = QRectF(x, base - (nth + 1) * cube + gap, cube, cube - gap)
            paint_block(self.painter, box, ink, ringed=False, marker=self._marker(side))

    def _rows(self, numbers: Numbers, side: int, box: QRectF) -> None:
        """Paint so many rows of so many blocks."""
        rows, width = numbers
        block = min(box.width() * 0.9 / (width + 0.5), box.height() * 0.9 / (rows + 0.5), 38 * self.unit)
        left = box.center().x() - (width * block + (width - 1) // 5 * 0.14 * block) / 2
        top = box.center().y() - (rows * block + (rows - 1) // 5 * 0.14 * block) / 2
        for row in range(rows):
            for column in range(width):
                x = left + column * block + column // 5 * 0.14 * block
                y = top + row * block + row // 5 * 0.14 * block
                where = QRectF(x, y, 0.92 * block, 0.92 * block)
                paint_block(self.painter, where, SEATS[side], ringed=False, marker=self._marker(side))
            if self.counted:
                count = QPointF(left - 0.7 * block, top + (row + 0.5) * block + row // 5 * 0.14 * block)
                paint_number(
                    self.painter, count, 0.42 * block, str((row + 1) * width), QColor(INK_SOFT), 0.9 * block
                )


def _inks(tower: Tower, seat: int) -> list[SeatInk]:
    """Return the colours of a tower's blocks; those of a second card are pale."""
    ink = SEATS[seat]
    pale = SeatInk(ink.pale, ink.plain, ink.pale)
    is_mixed = len(set(tower.parts)) > 1
    return [pale if is_mixed and part is Part.SECOND else ink for part in tower.parts]
