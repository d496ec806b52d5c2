"""Paints what stands in for a card whose art is missing or broken."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from warapp.table.drawing.deck_style import PAPER
from warapp.table.drawing.face_layout import CORNER, WIDTH


def paint_plain_face(painter: QPainter, size: QSizeF, name: str, ink: QColor) -> None:
    """Paint a card with its name on it."""
    _paint_paper(painter, size)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(1, round(size.width() * 0.36)))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(0, 0, size.width(), size.height()), Qt.AlignmentFlag.AlignCenter, name)


def paint_plain_back(painter: QPainter, size: QSizeF) -> None:
    """Paint a back without a pattern."""
    _paint_paper(painter, size)
    border = size.width() * 0.07
    field = QRectF(0, 0, size.width(), size.height()).adjusted(border, border, -border, -border)
    pattern = QPainterPath()
    pattern.addRoundedRect(field, border / 2, border / 2)
    painter.fillPath(pattern, QColor("#27498A"))


def _paint_paper(painter: QPainter, size: QSizeF) -> None:
    corner = size.width() * CORNER / WIDTH
    painter.setPen(QColor(0, 0, 0, 0x55))
    painter.setBrush(QColor(PAPER))
    sheet = QRectF(0, 0, size.width(), size.height()).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(sheet, corner, corner)
