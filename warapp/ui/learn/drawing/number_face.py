"""Draws number cards: exactly as many pips as the number says, all upright, and the number once."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from warapp.assets import resource
from warapp.engine import Card
from warapp.engine.cards import ACE
from warapp.learn.number_cards import Shows
from warapp.table.drawing.deck_style import PAPER, ink_of
from warapp.table.drawing.letters import letters_width, set_letters
from warapp.table.drawing.outlines import outline
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.suit_outlines import SUITS
from warapp.vocabulary import SuitColours

ASPECT = 1.4
"""How much taller than wide a card is."""
_CORNER, _EDGE = 0.055, QColor(0, 0, 0, 40)
_PIP_UNIT = 108.0
"""The height of a pip's outline."""
_FIRST_FACE = 11
_TEN = 10


class Grid(NamedTuple):
    """Where pips are, in card widths, and how high they are.

    Attributes:
        columns: from the left.
        top: the middle of the first row, in card heights.
        bottom: that of the last.
        pip: the height of a pip in card widths.
    """

    columns: tuple[float, float, float]
    top: float
    bottom: float
    pip: float


_GRIDS = {
    Shows.NUMERAL_AND_PIPS: Grid((0.385, 0.60, 0.79), 0.145, 0.855, 0.205),
    Shows.PIPS: Grid((0.25, 0.50, 0.75), 0.145, 0.855, 0.23),
}
_ONE_SCALE = 1.7
_ROWS = {4: (0.0, 1.0), 5: (0.0, 1.0), 6: (0.0, 0.5, 1.0), 7: (0.0, 0.5, 1.0), 8: (0.0, 0.5, 1.0)}
_FOUR_ROWS = (0.0, 1 / 3, 2 / 3, 1.0)
_MIDDLES = {
    1: (0.5,), 2: (0.0, 1.0), 3: (0.0, 0.5, 1.0), 5: (0.5,), 7: (0.25,), 8: (0.25, 0.75),
    9: (0.5,), 10: (1 / 6, 5 / 6),
}  # fmt: skip


def pip_places(number: int, grid: Grid) -> tuple[tuple[float, float], ...]:
    """Return the middles of the pips of a number from 1 to 10, in card widths and heights, in counting order.

    >>> len(pip_places(7, _GRIDS[Shows.PIPS]))
    7
    """
    left, middle, right = grid.columns
    rows = _ROWS.get(number, _FOUR_ROWS if number > 8 else ())
    places = [(column, down) for down in rows for column in (left, right)]
    places += [(middle, down) for down in _MIDDLES.get(number, ())]
    field = grid.bottom - grid.top
    return tuple((x, grid.top + down * field) for x, down in sorted(places, key=lambda place: place[1]))


class NumberFace(NamedTuple):
    """What a card shows.

    Attributes:
        card: the card, of whose suit the pips are.
        number: its number.
        shows: numeral, pips or both.
        colours: how many colours the suits have.
    """

    card: Card
    number: int
    shows: Shows
    colours: SuitColours = SuitColours.TWO

    @property
    def ink(self) -> QColor:
        """The colour of numeral and pips."""
        return QColor(ink_of(self.card, self.colours))


def paint_number_face(painter: QPainter, box: QRectF, face: NumberFace) -> None:
    """Paint a number card.

    Args:
        painter: with antialiasing.
        box: the card.
        face: what it shows.
    """
    painter.save()
    painter.translate(box.topLeft())
    width, height = box.width(), box.height()
    sheet = rounded(QRectF(0, 0, width, height), _CORNER * width)
    painter.fillPath(sheet, QColor(PAPER))
    if face.number >= _FIRST_FACE and face.shows is Shows.NUMERAL_AND_PIPS:
        _paint_picture(painter, face, width, height)
    elif face.shows is not Shows.NUMERAL:
        painter.fillPath(_pips(face, width, height), face.ink)
        if face.number > _TEN:
            _paint_frame(painter, face, width, height)
    if face.shows is not Shows.PIPS:
        painter.fillPath(_numeral(face, width, height), face.ink)
    painter.strokePath(sheet, QPen(_EDGE, max(0.6, 0.004 * width)))
    painter.restore()


def _numeral(face: NumberFace, width: float, height: float) -> QPainterPath:
    text = str(face.number)
    if face.shows is Shows.NUMERAL:
        tall = 0.46 * height
        across = min(1.0, 0.8 * width / letters_width(text, tall))
        path = QTransform.fromScale(across, 1.0).map(set_letters(text, tall))
        middle = path.boundingRect().center()
        return path.translated(width / 2 - middle.x(), height / 2 - middle.y())
    tall = 0.165 * height
    room = (0.195 if face.shows is Shows.NUMERAL_AND_PIPS and face.number == _TEN else 0.26) * width
    across = min(1.0, room / letters_width(text, tall))
    return (
        QTransform.fromScale(across, 1.0)
        .map(set_letters(text, tall))
        .translated(0.055 * width, 0.05 * height)
    )


def _pips(face: NumberFace, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if face.number > _TEN:
        return path
    grid = _GRIDS[face.shows]
    scale = grid.pip * width / _PIP_UNIT * (_ONE_SCALE if face.number == 1 else 1.0)
    for x, y in pip_places(face.number, grid):
        path.addPath(_pip(face.card, x * width, y * height, scale))
    return path


def _pip(card: Card, x: float, y: float, scale: float) -> QPainterPath:
    return QTransform(scale, 0, 0, scale, x, y).map(outline(SUITS[card.suit]))


def _paint_frame(painter: QPainter, face: NumberFace, width: float, height: float) -> None:
    """Paint ten pips in a ten frame, and the rest below it."""
    cell = 0.17 * width
    left, top = (width - 5 * cell) / 2, 0.5 * height - 1.6 * cell
    painter.setPen(QPen(face.ink, max(0.6, 0.006 * width)))
    for place in range(_TEN):
        row, column = divmod(place, 5)
        painter.drawRect(QRectF(left + column * cell, top + row * cell, cell, cell))
    scale = 0.72 * cell / _PIP_UNIT
    places = [(left + (n % 5 + 0.5) * cell, top + (n // 5 + 0.5) * cell) for n in range(_TEN)]
    places += [(left + (n + 0.5) * cell, top + 2.9 * cell) for n in range(face.number - _TEN)]
    for x, y in places:
        painter.fillPath(_pip(face.card, x, y, scale), face.ink)


def _paint_picture(painter: QPainter, face: NumberFace, width: float, height: float) -> None:
    """Paint the bust of a court, or the picture of an ace, in the lower part of a card."""
    picture = court_picture(face.card)
    if picture is None:
        return
    inset = 0.028 * width
    window = QRectF(inset, 0.26 * height, width - 2 * inset, 0.74 * height - inset)
    painter.save()
    painter.setClipPath(rounded(window, 0.04 * width))
    ground = QLinearGradient(0, window.top(), 0, window.bottom())
    ground.setColorAt(0, QColor(PAPER))
    ground.setColorAt(1, _tinted(face.ink))
    painter.fillRect(window, ground)
    if face.card.rank == ACE:
        size = 0.82 * width
        whole = QRectF((width - size) / 2, window.center().y() - size * ASPECT / 2, size, size * ASPECT)
        picture.render(painter, whole)
    else:
        scale = 1.42 * width / 500
        painter.translate(width / 2 - 250 * scale - 0.016 * width, height - 352 * scale)
        painter.scale(scale, scale)
        painter.setClipRect(QRectF(-500, -700, 1500, 1052), Qt.ClipOperation.IntersectClip)
        place = picture.transformForElement("half").mapRect(picture.boundsOnElement("half"))
        picture.render(painter, "half", place)
    painter.restore()


def _tinted(ink: QColor) -> QColor:
    """Return the paper with a little ink; opaque, since some printers know no transparent gradients."""
    paper, part = QColor(PAPER), 0.15
    mixed = [
        round(one * part + other * (1 - part))
        for one, other in zip(ink.getRgb()[:3], paper.getRgb()[:3], strict=True)  # type: ignore[index]
    ]
    return QColor(*mixed)


@lru_cache(maxsize=24)
def court_picture(card: Card) -> QSvgRenderer | None:
    """Return the picture of a court card, an ace or a joker; None if it is missing."""
    renderer = QSvgRenderer(str(resource("cards", "pictures", f"{card}.svg")))
    return renderer if renderer.isValid() and renderer.elementExists("picture") else None


def paint_portrait(painter: QPainter, middle: QPointF, radius: float, card: Card, ring: QColor) -> None:
    """Paint the head of a court card or joker in a disc.

    Args:
        painter: with antialiasing.
        middle: of the disc.
        radius: of the disc, its ring included.
        card: whose head.
        ring: the colour round it.
    """
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(middle, radius, radius)
    painter.fillPath(disc, ring)
    inner = QPainterPath()
    inner.addEllipse(middle, 0.93 * radius, 0.93 * radius)
    painter.fillPath(inner, QColor("#FFF8EC"))
    picture = court_picture(card)
    if picture is not None:
        painter.setClipPath(inner)
        scale = radius / 104
        painter.translate(middle.x() - 250 * scale, middle.y() - 176 * scale)
        painter.scale(scale, scale)
        place = picture.transformForElement("half").mapRect(picture.boundsOnElement("half"))
        picture.render(painter, "half", place)
    painter.restore()


__all__ = [
    "ASPECT",
    "Grid",
    "NumberFace",
    "court_picture",
    "paint_number_face",
    "paint_portrait",
    "pip_places",
]
