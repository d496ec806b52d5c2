"""Tiles with a large figure above its name, as many a row as have room, all of the same width."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.widgets.style.colours import colours_of

DrawSample = Callable[[QPainter, QRectF, QWidget], None]
"""Draws the sample of a colour and pattern beside a tile's name."""
_FIGURE_SIZE, _NAME_SIZE = 1.9, 0.92
_RADIUS_PX, _PAD_PX, _GAP_PX = 12, 9, 8


class Tile(QWidget):
    """A figure and its name.

    Args:
        name: what is counted.
        sample: draws what stands for it in a chart; None for nothing.
    """

    def __init__(self, name: str, sample: DrawSample | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.figure, self._sample = name, "0", sample
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figure(self, figure: str) -> None:
        """Show another figure."""
        self.figure = figure
        self.setAccessibleDescription(figure)
        self.updateGeometry()
        self.update()

    @property
    def figure_font(self) -> QFont:
        """The font of the figure."""
        return _scaled(self.font(), _FIGURE_SIZE, QFont.Weight.DemiBold)

    @property
    def name_font(self) -> QFont:
        """The font of the name."""
        return _scaled(self.font(), _NAME_SIZE, QFont.Weight.Normal)

    @property
    def needed_width(self) -> int:
        """The least width at which nothing is cut."""
        name = QFontMetrics(self.name_font)
        words = name.horizontalAdvance(self.name) + 2 + self._sample_room(name)
        return max(words, QFontMetrics(self.figure_font).horizontalAdvance(self.figure) + 2) + 2 * _PAD_PX

    @override
    def sizeHint(self) -> QSize:
        figure, name = QFontMetrics(self.figure_font), QFontMetrics(self.name_font)
        return QSize(self.needed_width, figure.height() + name.height() + 2 * _PAD_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.line, colours.border_px))
            painter.setBrush(colours.paper)
            half = colours.border_px / 2
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(half, half, -half, -half), _RADIUS_PX, _RADIUS_PX
            )
            high = QFontMetrics(self.figure_font).height()
            painter.setPen(colours.text)
            painter.setFont(self.figure_font)
            painter.drawText(
                QRectF(0, _PAD_PX, self.width(), high), Qt.AlignmentFlag.AlignCenter, self.figure
            )
            self._draw_name(painter, _PAD_PX + high)

    def _draw_name(self, painter: QPainter, top: float) -> None:
        metrics = QFontMetrics(self.name_font)
        sample = self._sample_room(metrics)
        words = metrics.horizontalAdvance(self.name) + 2
        left = (self.width() - words - sample) / 2
        mirrored = self.isRightToLeft()
        painter.setFont(self.name_font)
        painter.setPen(colours_of(self.palette()).sub)
        room = QRectF(left if mirrored else left + sample, top, words, metrics.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.name)
        if self._sample:
            side = metrics.ascent() * 0.72
            x = left + words + sample - side if mirrored else left
            self._sample(painter, QRectF(x, top + (metrics.height() - side) / 2, side, side), self)

    def _sample_room(self, metrics: QFontMetrics) -> int:
        return round(metrics.ascent() * 0.72) + 5 if self._sample else 0


class TileGrid(QWidget):
    """Tiles in rows of the first of some numbers that has room.

    Args:
        tiles: in reading order.
        columns: how many a row, the most first.
    """

    def __init__(self, tiles: Sequence[Tile], columns: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles, self._columns = list(tiles), columns
        self._shown: tuple[int, list[Tile]] = (0, [])
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP_PX)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._arrange(columns[-1])

    def arrange(self) -> None:
        """Put as many of the tiles that are not hidden into a row as have room."""
        widest = max(tile.needed_width for tile in self.tiles)
        fitting = (n for n in self._columns if n * (widest + _GAP_PX) - _GAP_PX <= self.width())
        self._arrange(next(fitting, self._columns[-1]))

    def _arrange(self, columns: int) -> None:
        tiles = [tile for tile in self.tiles if not _is_hidden(tile)]
        columns = min(columns, len(tiles)) or 1
        if (columns, tiles) == self._shown:
            return
        self._shown = (columns, tiles)
        for nth, tile in enumerate(tiles):
            self._grid.addWidget(tile, nth // columns, nth % columns)
        for column in range(self._columns[0]):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    @override
    def minimumSizeHint(self) -> QSize:
        least, widest = self._columns[-1], max(tile.needed_width for tile in self.tiles)
        return QSize(least * (widest + _GAP_PX) - _GAP_PX, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.arrange()


def _is_hidden(widget: QWidget) -> bool:
    """Return whether a widget was hidden; one that was not shown yet is hidden, too, for `isHidden`."""
    explicit = widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
    return explicit and widget.isHidden()


def _scaled(font: QFont, factor: float, weight: QFont.Weight) -> QFont:
    scaled = QFont(font)
    scaled.setPointSizeF(font.pointSizeF() * factor)
    scaled.setWeight(weight)
    return scaled
