"""Frames: stretched from a small one, they look as if they were painted in their own size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from pytestqt.qtbot import QtBot

from warapp.table.drawing.frame import paint_frame
from warapp.table.drawing.paint import rounded

CORNER = 13.0
"""How far the curve and the outer line of the frame reach."""


def paint(painter: QPainter, box: QRectF) -> None:
    painter.strokePath(rounded(box.adjusted(2.3, 2.3, -2.3, -2.3), 9), QPen(QColor(0, 0, 0, 120), 1.7))


def blank(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [QSize(300, 180), QSize(60, 240)])
def test_a_frame_looks_as_if_it_was_painted_in_its_size(qtbot: QtBot, size: QSize, ratio: float) -> None:
    device = size * ratio
    stretched, painted = blank(device), blank(device)
    with QPainter(stretched) as painter:
        paint_frame(painter, device, ratio, CORNER, paint)
    with QPainter(painted) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        paint(painter, QRectF(0, 0, device.width() / ratio, device.height() / ratio))
    for x in range(0, device.width(), 3):
        for y in range(device.height()):
            grey = stretched.pixelColor(x, y).red()
            assert abs(grey - painted.pixelColor(x, y).red()) <= 2


def test_a_frame_with_no_room_for_straight_sides_is_painted_as_well(qtbot: QtBot) -> None:
    image = blank(QSize(24, 15))
    with QPainter(image) as painter:
        paint_frame(painter, image.size(), 1.0, CORNER, paint)
    assert image.pixelColor(12, 2).red() < 200
    assert image.pixelColor(2, 7).red() < 200
    assert image.pixelColor(12, 7).red() == 255
