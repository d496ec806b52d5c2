"""What large buttons and those of the bar are painted with: fonts, faces, key caps, shadows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
)

from warapp.table.drawing.paint import mixed, rounded, with_alpha
from warapp.table.drawing.theme import Theme

_LIP_PX, _PRESSED_LIP_PX, _SINKS_PX = 3.5, 1.0, 2.0
_CAP_RADIUS = 6.0
_RING_PX, _RING_GAP_PX = 2.4, 4.0


def em_of_bar(font: QFont) -> float:
    """Return the height of the text of the bar in pixels."""
    return float(QFontInfo(font).pixelSize())


def bar_font(font: QFont, factor: float, weight: int) -> QFont:
    """Return a font larger by a factor, of a weight of 1 … 1000."""
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * factor)
    else:
        made.setPixelSize(round(font.pixelSize() * factor))
    made.setWeight(QFont.Weight(weight))
    return made


def primary_font(font: QFont) -> QFont:
    """Return the font of the primary button."""
    return bar_font(font, 1.42, QFont.Weight.Bold)


def cap_font(font: QFont) -> QFont:
    """Return the font of a key cap."""
    return bar_font(font, 0.92, QFont.Weight.DemiBold)


def cap_width(key: str, font: QFont) -> float:
    """Return how wide the cap of a key is beside text of a font."""
    return max(
        2.1 * em_of_bar(font), QFontMetricsF(cap_font(font)).horizontalAdvance(key) + 1.3 * em_of_bar(font)
    )


def outline(painter: QPainter, rect: QRectF, radius: float, colour: QColor, width: float) -> None:
    """Draw an outline that lies within a rectangle."""
    half = width / 2
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def paint_gold(painter: QPainter, rect: QRectF, theme: Theme, radius: float, *, is_down: bool) -> QRectF:
    """Paint the face of a large button, and return where its words stand."""
    if theme.is_plain:
        painter.fillPath(rounded(rect, radius), QColor(theme.badge))
        if is_down:
            outline(painter, rect, radius, QColor(theme.badge_text), 4)
        return rect
    painter.fillPath(rounded(rect.adjusted(0, _SINKS_PX, 0, 0), radius), QColor(theme.badge_dark).darker(128))
    face = rect.adjusted(0, _SINKS_PX, 0, -_PRESSED_LIP_PX) if is_down else rect.adjusted(0, 0, 0, -_LIP_PX)
    light = QLinearGradient(face.topLeft(), face.bottomLeft())
    light.setColorAt(0, QColor(theme.badge_light))
    light.setColorAt(0.5, QColor(theme.badge))
    light.setColorAt(1, mixed(theme.badge, theme.badge_dark, 0.35))
    painter.fillPath(rounded(face, radius), light)
    outline(painter, face, radius, with_alpha("#FFFFFF", 150), 1.2)
    return face


def paint_cap(painter: QPainter, rect: QRectF, key: str, font: QFont, theme: Theme) -> None:
    """Paint a light key cap on a large button."""
    ink = theme.badge_text
    painter.fillPath(rounded(rect.translated(0, 1.5), _CAP_RADIUS), with_alpha(ink, 95))
    painter.fillPath(rounded(rect, _CAP_RADIUS), QColor("#FFFDF3"))
    outline(painter, rect, _CAP_RADIUS, with_alpha(ink, 110), 1)
    painter.setFont(cap_font(font))
    painter.setPen(QColor(ink))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)


def paint_shadow(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the soft shadow below a large button."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 14))
    for spread in range(6, -5, -1):
        place = rect.adjusted(-spread, 4 - spread, spread, 4 + spread)
        painter.drawRoundedRect(place, radius + spread, radius + spread)


def paint_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the ring around a button that has the focus."""
    painter.setPen(QPen(QColor("#FFFFFF"), _RING_PX))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gap = _RING_GAP_PX
    painter.drawRoundedRect(rect.adjusted(-gap, -gap, gap, gap), radius + gap, radius + gap)


def draw_words(painter: QPainter, at: QPointF, words: str, font: QFont, colour: QColor) -> None:
    """Draw one line of words from a point on, centred on its height by their capitals."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(at.x(), at.y() + metrics.capHeight() / 2), words)
