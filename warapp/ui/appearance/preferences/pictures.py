"""Draws the pictures from which tables, backs, faces and suits are chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from warapp.engine import PLAYBOOK, parse_cards
from warapp.store.setting_values import AS_TABLE
from warapp.store.settings import Settings
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import BACKS, PAPER, DeckStyle, back_of, ink_of
from warapp.table.drawing.outlines import outline
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.suit_outlines import SUITS
from warapp.table.drawing.surface import Surface, rim_width
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Size
from warapp.ui.appearance.deck import deck_style
from warapp.vocabulary import FaceStyle, SuitColours, ThemeName

_ON_TABLE, _ON_FACES, _ACES = parse_cards("QH")[0], parse_cards("7D KC"), parse_cards("AS AH AC AD")
_RADIUS_PX, _SHADOW_PX, _HEIGHT = 10, 3, 7 / 5
_GROUND = QSize(300, 220)
"""The size at which a table is drawn before it is scaled down, so that its grain is as fine as on a table."""
_CARD_ON_TABLE, _CARD_OF_FACES, _CARD_OF_BACKS, _TILTED_CARD = 0.66, 0.8, 0.97, 0.84
"""The heights of cards by those of their pictures."""
_GAP, _TILT = 0.22, 8
"""Between two cards, by their width; and by how many degrees cards are turned."""
_EDGE = QColor(0, 0, 0, 46)

Paint = Callable[[QPainter, QSizeF, float], None]
"""Paints a picture of a size in logical pixels, with so many device pixels in each."""


class Pictures:
    """Draws each picture once for its size, and again when a setting changes what is on it.

    Args:
        settings: the settings.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._surface = Surface()
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._grounds: dict[ThemeName, QPixmap] = {}

    def draw_table(self, theme: ThemeName, painter: QPainter, room: QRectF) -> None:
        """Draw a table with a card face down and one face up."""
        style = self._style
        if self._settings.back == AS_TABLE:
            style = style._replace(back=back_of(theme))

        def paint(painter: QPainter, size: QSizeF, ratio: float) -> None:
            self._paint_ground(painter, size, ratio, theme)
            art = _art(style, size.height() * _CARD_ON_TABLE, ratio)
            _paint_side_by_side(painter, size, art, [art.back(), art.face(_ON_TABLE)])

        self._draw((theme, style), painter, room, paint)

    def draw_back(self, back: str, painter: QPainter, room: QRectF) -> None:
        """Draw a back; where it goes with the table two of them."""
        own = back_of(self._settings.theme)
        other = next(name for name in (back_of(ThemeName.NIGHT_BLUE), *BACKS) if name != own)

        def paint(painter: QPainter, size: QSizeF, ratio: float) -> None:
            if back != AS_TABLE:
                art = _art(DeckStyle(back), size.height() * _CARD_OF_BACKS, ratio)
                _paint_side_by_side(painter, size, art, [art.back()])
                return
            for name, turn in ((other, -_TILT), (own, _TILT)):
                art = _art(DeckStyle(name), size.height() * _TILTED_CARD, ratio)
                painter.save()
                painter.translate(size.width() / 2 + turn * 0.35, size.height() / 2 + turn * 0.2)
                painter.rotate(turn)
                _paint_card(painter, QPointF(-art.size.width() / 2, -art.size.height() / 2), art, art.back())
                painter.restore()

        self._draw((back, own), painter, room, paint)

    def draw_faces(self, faces: FaceStyle, painter: QPainter, room: QRectF) -> None:
        """Draw a number card and a court on the chosen table."""
        theme, style = self._settings.theme, self._style._replace(faces=faces)

        def paint(painter: QPainter, size: QSizeF, ratio: float) -> None:
            self._paint_ground(painter, size, ratio, theme)
            art = _art(style, size.height() * _CARD_OF_FACES, ratio)
            _paint_side_by_side(painter, size, art, [art.face(card) for card in _ON_FACES])

        self._draw((theme, style), painter, room, paint)

    def draw_suits(self, colours: SuitColours, painter: QPainter, room: QRectF) -> None:
        """Draw the four suits on paper."""

        def paint(painter: QPainter, size: QSizeF, ratio: float) -> None:
            sheet = QRectF(QPointF(), size)
            painter.fillPath(rounded(sheet, _RADIUS_PX), QColor(PAPER))
            painter.strokePath(rounded(sheet.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS_PX), QPen(_EDGE, 1))
            step, scale = size.width() / (len(_ACES) + 0.4), size.height() * 0.005
            for nth, ace in enumerate(_ACES):
                place = QTransform(scale, 0, 0, scale, step * (nth + 0.7), size.height() / 2)
                painter.fillPath(place.map(outline(SUITS[ace.suit])), QColor(ink_of(ace, colours)))

        self._draw(colours, painter, room, paint)

    @property
    def _style(self) -> DeckStyle:
        return deck_style(self._settings, PLAYBOOK)

    def _draw(self, what: Hashable, painter: QPainter, room: QRectF, paint: Paint) -> None:
        ratio = painter.device().devicePixelRatioF()
        key = (what, room.width(), room.height(), ratio)
        if key not in self._pixmaps:
            pixmap = QPixmap((room.size() * ratio).toSize())
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            hints = QPainter.RenderHint
            with QPainter(pixmap) as on_pixmap:
                on_pixmap.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
                paint(on_pixmap, room.size(), ratio)
            self._pixmaps[key] = pixmap
        painter.drawPixmap(room.topLeft(), self._pixmaps[key])

    def _paint_ground(self, painter: QPainter, size: QSizeF, ratio: float, theme: ThemeName) -> None:
        """Paint a table without its rim, in a rounded rectangle; pictures of one table share it."""
        whole = Size(_GROUND.width(), _GROUND.height())
        if theme not in self._grounds:
            self._grounds[theme] = self._surface.draw(THEMES[theme], whole, ratio)
        table = self._grounds[theme]
        rim = rim_width(whole) * table.devicePixelRatio() * 1.5
        inside = QRectF(table.rect()).adjusted(rim, rim, -rim, -rim)
        inside.setHeight(inside.width() * size.height() / size.width())
        painter.save()
        painter.setClipPath(rounded(QRectF(QPointF(), size), _RADIUS_PX))
        painter.drawPixmap(QRectF(QPointF(), size), table, inside)
        painter.restore()


def _art(style: DeckStyle, height: float, ratio: float) -> CardArt:
    art = CardArt(style)
    art.set_size(height / _HEIGHT, ratio)
    return art


def _paint_side_by_side(painter: QPainter, size: QSizeF, art: CardArt, cards: list[QPixmap]) -> None:
    step = art.size.width() * (1 + _GAP)
    x = (size.width() - step * len(cards) + art.size.width() * _GAP) / 2
    y = (size.height() - art.size.height()) / 2
    for nth, card in enumerate(cards):
        _paint_card(painter, QPointF(round(x + step * nth), round(y)), art, card)


def _paint_card(painter: QPainter, place: QPointF, art: CardArt, card: QPixmap) -> None:
    painter.drawPixmap(place - QPointF(_SHADOW_PX, _SHADOW_PX - 1), art.shadow(_SHADOW_PX))
    painter.drawPixmap(place, card)
