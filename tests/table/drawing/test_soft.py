"""Boxes with blurred edges."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from warapp.table.drawing.soft import paint_soft

BOX = QRectF(40, 30, 80, 50)


def painted(blur: float, colour: QColor) -> QImage:
    image = QImage(160, 110, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint_soft(painter, BOX, blur, colour)
    painter.end()
    return image


def exact(x: float, y: float, blur: float) -> float:
    """The opacity under a Gaussian blur whose standard deviation is 0.4 of what is called the blur here."""

    def along(at: float, begin: float, end: float) -> float:
        spread = math.sqrt(2) * 0.4 * blur
        return (math.erf((at - begin) / spread) - math.erf((at - end) / spread)) / 2

    return along(x, BOX.left(), BOX.right()) * along(y, BOX.top(), BOX.bottom())


@pytest.mark.parametrize("blur", [3.0, 9.0, 23.0])
@pytest.mark.parametrize("alpha", [255, 96])
def test_edges_are_those_of_a_gaussian_blur(blur: float, alpha: int) -> None:
    image = painted(blur, QColor(0, 0, 0, alpha))
    for x, y in ((80, 55), (40, 55), (120, 55), (35, 55), (80, 30), (80, 84), (42, 32), (118, 78)):
        wanted = alpha * exact(x + 0.5, y + 0.5, blur)
        assert image.pixelColor(x, y).alpha() == pytest.approx(wanted, abs=0.05 * alpha), (x, y)


def test_nothing_is_painted_beyond_the_blur() -> None:
    image = painted(10.0, QColor(0, 0, 0))
    for x, y in ((27, 55), (132, 55), (80, 17), (80, 92)):
        assert image.pixelColor(x, y).alpha() == 0


def test_a_glow_has_its_colour() -> None:
    pixel = painted(10.0, QColor(244, 197, 66, 200)).pixelColor(80, 55)
    assert (pixel.red(), pixel.green(), pixel.blue()) == pytest.approx((244, 197, 66), abs=2)
    assert pixel.alpha() == pytest.approx(200, abs=1)
