"""The bubble of a lesson: what the joker says, with its key words on gold; a press says it again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.engine import parse_card
from warapp.table.drawing.paint import rounded
from warapp.ui.appearance.symbols import Symbol, draw_symbol
from warapp.ui.learn.drawing.ink import GOLD, INK, PAPER, PAPER_SHADE
from warapp.ui.learn.drawing.number_face import paint_portrait
from warapp.ui.learn.keys.keys import LessonKey
from warapp.words.lesson.sentences import Sentence

DrawPicture = Callable[[QPainter, QRectF], None]
_JOKER = parse_card("X1")
_MOST_LINES = 2
_PICTURE = (64.0, 52.0)


class Bubble(LessonKey):
    """A face and a bubble with a picture of the question, words, and a loudspeaker where there is a voice.

    Args:
        parent: the page.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._sentence = Sentence("")
        self._picture: DrawPicture | None = None
        self._unit, self._scale = 1.0, 1.0
        self._has_voice, self.shows_key = False, True
        self.is_plain = False
        """Whether it is written on the felt, large, for a class."""

    def set_measure(self, unit: float, text_scale: float) -> None:
        """Set what lengths and words grow with."""
        if (unit, text_scale) != (self._unit, self._scale):
            self._unit, self._scale = unit, text_scale
            self.update()

    def set_voice(self, has_voice: bool) -> None:
        """Show the loudspeaker, or hide it."""
        if has_voice != self._has_voice:
            self._has_voice = has_voice
            self.update()

    def say(self, sentence: Sentence, picture: DrawPicture | None) -> None:
        """Show a sentence, and a picture that asks the same."""
        self._sentence, self._picture = sentence, picture
        self.set_name(sentence.text)
        self.update()

    @property
    def words(self) -> str:
        """What it says."""
        return self._sentence.text

    def height_for(self, width: float) -> float:
        """Return the height that it needs in a window of a width."""
        layout, _ = self._laid_out(width)
        return max(72 * self._unit, layout.boundingRect().height() + 22 * self._unit)

    @property
    def _face(self) -> float:
        return 39 * self._unit

    def _text_room(self, width: float) -> float:
        u = self._unit
        picture = (_PICTURE[0] + 14) * u if self._picture else 0.0
        voice = 66 * u if self._has_voice else 0.0
        return width - 2 * 24 * u - 2 * self._face - 30 * u - picture - voice - 40 * u

    def _laid_out(self, width: float) -> tuple[QTextLayout, float]:
        """Return the words in at most two lines, smaller if they need more, and the width of the widest."""
        u, k = self._unit, self._scale
        px = 27 * u * k
        least = 18 * u * min(k, 1.5)
        while True:
            layout = QTextLayout(self._sentence.text, self._font(px))
            layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeading))
            lines = _break_lines(layout, self._text_room(width))
            if lines <= _MOST_LINES or px <= least:
                widest = max((layout.lineAt(n).naturalTextWidth() for n in range(lines)), default=0.0)
                return layout, widest
            px = max(least, px * 0.94)

    def _font(self, px: float) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(8, round(px)))
        font.setWeight(QFont.Weight.Bold)
        return font

    @property
    @override
    def lit_box(self) -> QRect:
        if self.is_plain:
            return self.rect()
        box, face = self._places()
        around = 2 * self._face
        return box.united(
            QRectF(face.x() - around / 2, face.y() - around / 2, around, around)
        ).toAlignedRect()

    @override
    def paint_small(self, painter: QPainter, box: QRectF, ink: QColor, ground: QColor) -> None:
        draw_symbol(painter, Symbol.SOUND_ON, box, ink)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            if self.is_plain:
                self._paint_plain(painter)
            else:
                self._paint_bubble(painter)

    def _paint_plain(self, painter: QPainter) -> None:
        """Paint the words large on the felt, as a class sees them."""
        height = float(self.height())
        px = 0.52 * height
        font = self._font(px)
        painter.setFont(font)
        while (
            px > 12
            and painter.fontMetrics().horizontalAdvance(self._sentence.text) > self.width() - 1.6 * height
        ):
            px *= 0.94
            painter.setFont(self._font(px))
        words = painter.fontMetrics().horizontalAdvance(self._sentence.text)
        face = 0.40 * height
        whole = words + 2 * face + 0.22 * height
        x = (self.width() - whole) / 2
        mirrored = self.isRightToLeft()
        middle = QPointF(x + whole - face if mirrored else x + face, height / 2)
        paint_portrait(painter, middle, face, _JOKER, QColor(PAPER))
        left = x if mirrored else x + 2 * face + 0.22 * height
        painter.setPen(QColor("#FFFFFF"))
        painter.drawText(
            QRectF(left, 0, words + 4, height), Qt.AlignmentFlag.AlignVCenter, self._sentence.text
        )

    @property
    def _picture_width(self) -> float:
        return (_PICTURE[0] + 14) * self._unit if self._picture else 0.0

    @property
    def _voice_width(self) -> float:
        return 66 * self._unit if self._has_voice else 0.0

    def _places(self) -> tuple[QRectF, QPointF]:
        """Return where the bubble is, and the middle of the face."""
        u = self._unit
        layout, wide = self._laid_out(self.width())
        height = max(72 * u, layout.boundingRect().height() + 22 * u)
        body = 26 * u + self._picture_width + wide + self._voice_width + 22 * u
        whole = 2 * self._face + 14 * u + body
        mirrored = self.isRightToLeft()
        x, y = (self.width() - whole) / 2, (self.height() - height) / 2
        face = QPointF(x + whole - self._face if mirrored else x + self._face, y + height / 2)
        return QRectF(x if mirrored else x + 2 * self._face + 14 * u, y, body, height), face

    def _paint_bubble(self, painter: QPainter) -> None:
        u = self._unit
        layout, wide = self._laid_out(self.width())
        picture, voice, mirrored = self._picture_width, self._voice_width, self.isRightToLeft()
        box, face = self._places()
        self._paint_body(painter, box, face, mirrored=mirrored)
        paint_portrait(painter, face, self._face, _JOKER, QColor(PAPER))
        parts = [("picture", picture), ("words", wide), ("voice", voice)]
        at = box.left() + 24 * u
        for part, width in reversed(parts) if mirrored else parts:
            room = QRectF(at, box.top(), width, box.height())
            self._paint_part(painter, part, room, layout)
            at += width
        self.paint_focus(painter, box.adjusted(-1, -1, 1, 1), 24 * u)

    def _paint_body(self, painter: QPainter, box: QRectF, face: QPointF, *, mirrored: bool) -> None:
        u = self._unit
        shape = rounded(box, 24 * u)
        tail = QPainterPath()
        edge, tip = (box.right(), face.x() - self._face) if mirrored else (box.left(), face.x() + self._face)
        tail.moveTo(edge - (2 if mirrored else -2), face.y() - 15 * u)
        tail.lineTo(tip, face.y())
        tail.lineTo(edge - (2 if mirrored else -2), face.y() + 15 * u)
        tail.closeSubpath()
        whole = shape.united(tail)
        painter.fillPath(whole.translated(0, 3 * u), QColor(0, 0, 0, 60))
        painter.fillPath(whole, QColor(PAPER))

    def _paint_part(self, painter: QPainter, part: str, room: QRectF, layout: QTextLayout) -> None:
        u = self._unit
        if part == "picture" and self._picture:
            width, height = _PICTURE[0] * u, _PICTURE[1] * u
            x = room.right() - width if self.isRightToLeft() else room.left()
            self._picture(painter, QRectF(x, room.center().y() - height / 2, width, height))
        elif part == "voice" and self._has_voice:
            side = 54 * u
            x = room.left() if self.isRightToLeft() else room.right() - side
            field = QRectF(x, room.center().y() - side / 2, side, side)
            painter.fillPath(rounded(field, 12 * u), QColor(PAPER_SHADE))
            icon = QRectF(0, 0, 26 * u, 26 * u)
            icon.moveCenter(field.center())
            draw_symbol(painter, Symbol.SOUND_ON, icon, QColor(INK))
            if self.shows_key:
                self._paint_cap(painter, field)
        elif part == "words":
            self._paint_words(painter, room, layout)

    def _paint_cap(self, painter: QPainter, field: QRectF) -> None:
        u = self._unit
        cap = QRectF(field.right() - 14 * u, field.bottom() - 14 * u, 20 * u, 20 * u)
        painter.fillPath(rounded(cap, 5 * u), QColor("#FFFFFF"))
        painter.strokePath(rounded(cap, 5 * u), QPen(QColor("#B7AE96"), 1))
        font = self._font(11 * u)
        painter.setFont(font)
        painter.setPen(QColor("#4A4A44"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, "R")

    def _paint_words(self, painter: QPainter, room: QRectF, layout: QTextLayout) -> None:
        at = QPointF(room.left(), room.center().y() - layout.boundingRect().height() / 2)
        start = 0
        for text, is_key in self._sentence.parts:
            if is_key:
                self._paint_gold(painter, at, layout, start, start + len(text))
            start += len(text)
        painter.setPen(QColor(INK))
        layout.draw(painter, at)

    def _paint_gold(self, painter: QPainter, at: QPointF, layout: QTextLayout, start: int, end: int) -> None:
        """Paint gold behind a part of the words, line by line."""
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            first = max(start, line.textStart())
            last = min(end, line.textStart() + line.textLength())
            if first >= last:
                continue
            x1, x2 = float(line.cursorToX(first)[0]), float(line.cursorToX(last)[0])  # type: ignore[index]
            left, right = min(x1, x2), max(x1, x2)
            box = QRectF(at.x() + left - 5, at.y() + line.y() + 1, right - left + 10, line.height() - 2)
            painter.fillPath(rounded(box, 6 * self._unit), QColor(GOLD))


def _break_lines(layout: QTextLayout, width: float) -> int:
    """Break words into lines of a width, and return how many there are."""
    layout.beginLayout()
    y, lines = 0.0, 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(40.0, width))
        line.setPosition(QPointF(0, y))
        y += 1.06 * line.height()
        lines += 1
    layout.endLayout()
    return lines
