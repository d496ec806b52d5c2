"""Paints the faces of cards, in units of the art."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from warapp.engine.cards import ACE, JACK, JOKER, KING, QUEEN, Card
from warapp.table.drawing import face_layout
from warapp.table.drawing.deck_style import PAPER
from warapp.table.drawing.face_layout import HEIGHT, INDICES, WIDTH, Index
from warapp.table.drawing.letter_outlines import GLYPHS
from warapp.table.drawing.letter_outlines import HEIGHT as LETTER_HEIGHT
from warapp.table.drawing.letters import set_letters
from warapp.table.drawing.outlines import outline
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.suit_outlines import STAR, SUITS
from warapp.vocabulary import FaceStyle

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_EDGE = QColor(0, 0, 0, 36)
_DOT = "#3B3A40"
_SHEET = QRectF(0, 0, WIDTH, HEIGHT)
_JOKER, _JOKER_TALLER = "JOKER", 1.5
"""What stands below the star of a joker, and how much taller than wide its letters are."""


class Face(NamedTuple):
    """What is painted on a face.

    Attributes:
        card: the card.
        rank: the text of its index; empty on a joker.
        ink: the colour of its suit, or of the index of a joker.
        dots: how many value dots it has.
        picture: the picture of a court, an ace or a joker; None on a number card.
    """

    card: Card
    rank: str
    ink: QColor
    dots: int
    picture: QSvgRenderer | None


def paint_face(painter: QPainter, face: Face, style: FaceStyle) -> None:
    """Paint a whole face.

    Args:
        painter: scaled to units of the art.
        face: what to paint.
        style: how to arrange it.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(_SHEET, face_layout.CORNER), QColor(PAPER))
    if style is FaceStyle.BIG_NUMBERS:
        _paint_big(painter, face)
    else:
        _paint_double(painter, face, style)
    inner = _SHEET.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.strokePath(rounded(inner, face_layout.CORNER - 1.5), QPen(_EDGE, 3))


def _paint_double(painter: QPainter, face: Face, style: FaceStyle) -> None:
    """Paint a face that looks the same upside down."""
    index = INDICES[style]
    if face.picture is not None:
        face.picture.render(painter, _SHEET)
        if face.card.rank != ACE:  # an ace has no frame
            _paint_frame(painter, index, face.ink)
    else:
        shape = outline(SUITS[face.card.suit])
        for spot in face_layout.pips(face.card.rank, style):
            scale = -spot.scale if spot.upside_down else spot.scale
            painter.fillPath(_placed(shape, spot.x, spot.y, scale, scale), face.ink)
    marks = _index_path(face, index)
    dots = _dots_path(face.dots, index.dots_top)
    for path, colour in ((marks, face.ink), (dots, QColor(_DOT))):
        painter.fillPath(path, colour)
        painter.fillPath(_half_turned(path), colour)


def _paint_frame(painter: QPainter, index: Index, ink: QColor) -> None:
    """Cover what a figure has outside of its frame, and draw the frame."""
    frame = _frame_path(*index.notch)
    outside = rounded(_SHEET.adjusted(3, 3, -3, -3), face_layout.CORNER - 3)
    outside.addPath(frame)
    outside.setFillRule(Qt.FillRule.OddEvenFill)
    painter.fillPath(outside, QColor(PAPER))
    painter.strokePath(frame, QPen(ink, 3.5, j=Qt.PenJoinStyle.RoundJoin))


def _frame_path(notch_width: float, notch_height: float) -> QPainterPath:
    """Return the frame of a court: a rectangle without the corners that the indices take."""
    near, corner = face_layout.FRAME_INSET, face_layout.FRAME_CORNER
    right, notch_left, notch_top = WIDTH - near, WIDTH - notch_width, HEIGHT - notch_height
    half = QPainterPath(QPointF(notch_width, near))
    half.lineTo(right - corner, near)
    half.quadTo(right, near, right, near + corner)
    half.lineTo(right, notch_top)
    half.lineTo(notch_left + corner, notch_top)
    half.quadTo(notch_left, notch_top, notch_left, notch_top + corner)
    whole = QPainterPath(half)
    whole.connectPath(_half_turned(half))
    whole.closeSubpath()
    return whole


def _index_path(face: Face, index: Index) -> QPainterPath:
    """Return the rank and the suit of the upper corner."""
    if face.card.rank == JOKER:
        return _joker_index(index)
    scale = index.rank_scale * (face_layout.TEN_SCALE if face.card.rank == 10 else 1)
    letter = GLYPHS[face.rank]
    across = min(scale, index.room / letter.width)
    marks = _placed(outline(letter.path), index.x - letter.width * across / 2, index.rank_top, across, scale)
    suit = outline(SUITS[face.card.suit])
    marks.addPath(_placed(suit, index.x, index.suit_y, index.suit_scale, index.suit_scale))
    return marks


def _joker_index(index: Index) -> QPainterPath:
    """Return a star, and below it the word."""
    word, star = set_letters(_JOKER, LETTER_HEIGHT), outline(STAR)
    across = index.room / word.boundingRect().right()
    star_scale = index.room / star.boundingRect().width()
    star_y = index.rank_top + star_scale * star.boundingRect().height() / 2
    top = star_y + star_scale * star.boundingRect().bottom() + 12
    marks = _placed(star, index.x, star_y, star_scale, star_scale)
    marks.addPath(_placed(word, index.x - index.room / 2, top, across, across * _JOKER_TALLER))
    return marks


def _paint_big(painter: QPainter, face: Face) -> None:
    """Paint one huge rank and one huge suit, or a court's rank, suit and bust."""
    if face.card.rank in (JACK, QUEEN, KING) and face.picture is not None:
        _paint_bust(painter, face, face.picture)
        letter, suit = GLYPHS[face.rank], outline(SUITS[face.card.suit])
        scale = face_layout.BUST_RANK_SCALE
        painter.fillPath(_placed(outline(letter.path), *face_layout.BUST_RANK, scale, scale), face.ink)
        scale = face_layout.BUST_SUIT_SCALE
        painter.fillPath(_placed(suit, *face_layout.BUST_SUIT, scale, scale), face.ink)
    else:
        painter.fillPath(_big_marks(face), face.ink)
    painter.fillPath(_dots_path(face.dots, face_layout.BIG_DOTS_TOP), QColor(_DOT))


def _big_marks(face: Face) -> QPainterPath:
    room, most = face_layout.BIG_RANK_WIDTH, face_layout.BIG_RANK_SCALE
    if face.card.rank == JOKER:
        star, word = outline(STAR), set_letters(_JOKER, LETTER_HEIGHT)
        scale = room / word.boundingRect().right()
        y = face_layout.BIG_RANK_TOP + most * LETTER_HEIGHT / 2
        marks = _placed(star, WIDTH / 2, y, most, most)
        y = face_layout.BIG_SUIT_Y - LETTER_HEIGHT * scale * _JOKER_TALLER / 2
        marks.addPath(_placed(word, (WIDTH - room) / 2, y, scale, scale * _JOKER_TALLER))
        return marks
    letter = GLYPHS[face.rank]
    scale = min(most, room / letter.width)
    marks = _placed(
        outline(letter.path), (WIDTH - letter.width * scale) / 2, face_layout.BIG_RANK_TOP, scale, scale
    )
    scale = face_layout.BIG_SUIT_SCALE
    marks.addPath(_placed(outline(SUITS[face.card.suit]), WIDTH / 2, face_layout.BIG_SUIT_Y, scale, scale))
    return marks


def _paint_bust(painter: QPainter, face: Face, picture: QSvgRenderer) -> None:
    """Paint the upper half of a double figure, enlarged, its waist at the lower edge, on a tinted ground."""
    painter.save()
    window = _SHEET.adjusted(14, 14, -14, -14)
    painter.setClipPath(rounded(window, 20))
    ground = QLinearGradient(0, 240, 0, HEIGHT)
    for at, alpha in ((0, 0), (1, 38)):
        ground.setColorAt(at, QColor(face.ink.red(), face.ink.green(), face.ink.blue(), alpha))
    painter.fillRect(window, ground)
    scale, waist = face_layout.BUST_SCALE, face_layout.BUST_WAIST
    painter.translate(WIDTH / 2 * (1 - scale) - 8, HEIGHT - waist * scale + 6)
    painter.scale(scale, scale)
    painter.setClipRect(QRectF(-WIDTH, -HEIGHT, 3 * WIDTH, HEIGHT + waist), Qt.ClipOperation.IntersectClip)
    place = picture.transformForElement("half").mapRect(picture.boundsOnElement("half"))
    picture.render(painter, "half", place)
    painter.restore()


def _dots_path(count: int, top: float) -> QPainterPath:
    path, radius = QPainterPath(), face_layout.DOT_RADIUS
    for x, y in face_layout.dots(count, top):
        path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _placed(path: QPainterPath, x: float, y: float, across: float, down: float) -> QPainterPath:
    """Return a path with its origin at (x, y), scaled."""
    return QTransform(across, 0, 0, down, x, y).map(path)


def _half_turned(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, -1, WIDTH, HEIGHT).map(path)
