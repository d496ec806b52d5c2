"""Draws shapes and texts on pixmaps of the table's colours, font and resolution."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from warapp.table.drawing.theme import Theme


class PaintContext(NamedTuple):
    """What all that is drawn on the table depends on.

    Attributes:
        theme: its colours.
        font: its font.
        ratio: the number of device pixels per logical pixel.
        mirrored: whether what stands in a row begins at the right, as the language is read.
    """

    theme: Theme
    font: QFont
    ratio: float
    mirrored: bool = False

    def row(self, width: float) -> Row:
        """Return a row of this width."""
        return Row(width, mirrored=self.mirrored)

    def canvas(self, width: float, height: float) -> QPixmap:
        """Return a transparent pixmap of this size in logical pixels."""
        pixmap = QPixmap(QSize(math.ceil(width * self.ratio), math.ceil(height * self.ratio)))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        return pixmap

    def metrics(self) -> QFontMetricsF:
        """Return the metrics of the font."""
        return QFontMetricsF(self.font)


class Row(NamedTuple):
    """What stands side by side, from the left to the right or the other way.

    Attributes:
        width: of the whole row.
        mirrored: whether it begins at the right.
    """

    width: float
    mirrored: bool

    def left(self, start: float, width: float = 0.0) -> float:
        """Return the left edge of a part.

        Args:
            start: its distance to where the row begins.
            width: its width.
        """
        return self.width - start - width if self.mirrored else start

    def box(self, box: QRectF) -> QRectF:
        """Return where a box is that is given as in a row from the left to the right."""
        return QRectF(self.left(box.x(), box.width()), box.y(), box.width(), box.height())

    def draw(self, painter: QPainter, start: QPointF, text: str, font: QFont, colour: QColor) -> None:
        """Draw a line of text that begins at a distance to where the row does, as `draw_centred_text`."""
        x = self.left(start.x(), QFontMetricsF(font).horizontalAdvance(text))
        draw_centred_text(painter, QPointF(x, start.y()), text, font, colour)


def painter_on(pixmap: QPixmap) -> QPainter:
    """Return a painter with antialiasing."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setLayoutDirection(
        Qt.LayoutDirection.LayoutDirectionAuto
    )  # the direction follows the script of the name
    return painter


def fill(painter: QPainter, shape: QPainterPath, colour: str) -> None:
    """Fill a shape."""
    painter.fillPath(shape, QColor(colour))


def outline(painter: QPainter, shape: QPainterPath, colour: str, width: float) -> None:
    """Draw the outline of a shape."""
    painter.strokePath(shape, QPen(QColor(colour), width))


def draw_text(painter: QPainter, at: QPointF, text: str, font: QFont, colour: str | QColor) -> None:
    """Draw a line of text with its upper left corner at `at`."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(at + QPointF(0, QFontMetricsF(font).ascent()), text)


def draw_centred_text(painter: QPainter, at: QPointF, text: str, font: QFont, colour: QColor) -> None:
    """Draw a line of text from `at` on, whose capitals have their middle at its height."""
    metrics = QFontMetricsF(font)
    draw_text(painter, at + QPointF(0, metrics.capHeight() / 2 - metrics.ascent()), text, font, colour)


def sized(font: QFont, px: int, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """Return a font in another size and weight."""
    changed = QFont(font)
    changed.setPixelSize(max(1, px))
    changed.setWeight(weight)
    return changed


def scaled_font(font: QFont, factor: float) -> QFont:
    """Return a font enlarged by a factor, clamped to 1 … 3."""
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() * max(1.0, min(factor, 3.0)))
    return larger


def with_alpha(colour: str, alpha: int) -> QColor:
    """Return a colour that is opaque to a degree, 0 … 255."""
    found = QColor(colour)
    found.setAlpha(alpha)
    return found


def mixed(one: str, other: str, share: float) -> QColor:
    """Return a colour between two, `share` of the way to the other."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs))


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def polygon(corners: int, center: QPointF, radius: float, inner: float = 1.0) -> QPainterPath:
    """Return a regular polygon, or a star if `inner` is the ratio of its inner to its outer radius."""
    points = corners if inner == 1.0 else 2 * corners
    path = QPainterPath()
    shape = QPolygonF()
    for i in range(points):
        r = radius * (inner if inner != 1.0 and i % 2 else 1.0)
        angle = 2 * math.pi * i / points - math.pi / 2
        shape.append(QPointF(center.x() + r * math.cos(angle), center.y() + r * math.sin(angle)))
    path.addPolygon(shape)
    path.closeSubpath()
    return path


def pill(
    context: PaintContext, text: str, back: str, fore: str, *, widest: float = math.inf, bold: bool = False
) -> QPixmap:
    """Return text on a rounded background, elided if it is wider than `widest`."""
    font = QFont(context.font)
    font.setBold(bold)
    metrics = QFontMetricsF(font)
    pad = metrics.height() * 0.55
    text = elided(metrics, text, max(1.0, widest - 2 * pad))
    width, height = metrics.horizontalAdvance(text) + 2 * pad, metrics.height() * 1.3
    pixmap = context.canvas(width, height)
    painter = painter_on(pixmap)
    fill(painter, rounded(QRectF(0, 0, width, height), height / 2), back)
    draw_text(painter, QPointF(pad, (height - metrics.height()) / 2), text, font, fore)
    painter.end()
    return pixmap


def elided(metrics: QFontMetricsF, text: str, widest: float) -> str:
    """Return text, elided if it is wider than `widest`."""
    if metrics.horizontalAdvance(text) <= widest:
        return text
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, widest)
