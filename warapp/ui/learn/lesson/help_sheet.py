"""The sheet of paper with the picture that helps."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.learn.help_pictures import HelpPicture, Towers
from warapp.ui.learn.drawing.figures import paint_sign
from warapp.ui.learn.drawing.ink import GOLD, GOLD_DEEP, ON_GOLD, PAPER
from warapp.ui.learn.drawing.pictures import HelpPainter
from warapp.ui.learn.drawing.sheet import paint_sheet


class HelpSheet(QWidget):
    """Shows a picture of both sides, or of one.

    Args:
        parent: the page.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture: HelpPicture | None = None
        self._side: int | None = None
        self._unit, self._counted, self._has_markers = 1.0, False, False
        self._sign, self._has_sign = "", False
        self.hide()

    def show_picture(
        self,
        picture: HelpPicture | None,
        words: str,
        *,
        unit: float,
        side: int | None,
        counted: bool,
        has_markers: bool,
    ) -> None:
        """Show a picture.

        Args:
            picture: what it shows; None for an empty sheet.
            words: the same for a screen reader.
            unit: what lengths grow with.
            side: the side that it shows; None for both.
            counted: whether counts are written on it.
            has_markers: whether blocks bear the shape of their side.
        """
        self._picture, self._side, self._unit = picture, side, unit
        self._counted, self._has_markers = counted, has_markers
        self.setAccessibleName(words)
        self.update()

    def show_sign(self, sign: str, *, has_place: bool) -> None:
        """Show a sign between two towers, or a place for it."""
        self._sign, self._has_sign = sign, has_place
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(7, 5, -7, -9)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sheet(painter, box, 18 * self._unit, PAPER)
            inside = box.adjusted(10 * self._unit, 8 * self._unit, -10 * self._unit, -8 * self._unit)
            if self._picture is not None:
                paint = HelpPainter(
                    painter,
                    self._picture,
                    self._unit,
                    counted=self._counted,
                    has_markers=self._has_markers,
                    captions=(self.tr("tens"), self.tr("ones")),
                )
                if self._side is None:
                    self._paint_both(paint, inside)
                else:
                    paint.paint_side(self._side, inside)
            if self._has_sign:
                self._paint_sign(painter, box)

    def _paint_both(self, paint: HelpPainter, inside: QRectF) -> None:
        """Paint both sides; towers beside a sign stand, however wide the sheet is."""
        if self._has_sign and isinstance(self._picture, Towers):
            paint.paint_beside_sign(self._picture, inside)
        else:
            paint.paint(inside)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        radius = (
            54 * self._unit if self._picture is None or isinstance(self._picture, Towers) else 26 * self._unit
        )
        middle = (
            box.center()
            if radius > 30 * self._unit
            else QPointF(box.center().x(), box.top() + 34 * self._unit)
        )
        disc = QPainterPath()
        disc.addEllipse(middle, radius, radius)
        if self._sign:
            painter.fillPath(disc, QColor(GOLD))
            paint_sign(painter, middle, 1.15 * radius, self._sign, QColor(ON_GOLD))
        else:
            pen = QPen(QColor(GOLD_DEEP), 3 * self._unit)
            pen.setDashPattern([3, 2])
            painter.strokePath(disc, pen)
