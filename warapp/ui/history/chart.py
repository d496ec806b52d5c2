"""The history's chart: the cards each seat held over the battles, and a cursor to move along them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QStyle, QStyleOptionFocusRect, QToolTip, QWidget

from warapp._compat import override
from warapp.ui.charts.painter import ChartPainter
from warapp.ui.charts.plot import Plot
from warapp.ui.history.chart_painting import cards_plot, draw_counts
from warapp.ui.play.seat_marks import draw_mark, mark_radius
from warapp.ui.widgets.numbers import number_text
from warapp.words.translation import Translator, comma_separated

_HANDLE = QColor("#F4C542")
"""The colour of the handle on the line where the shares of two seats meet."""
_PAGES = 20
"""Page Up and Page Down move by one of this many parts of the round."""


class CardsChart(QAbstractSlider):
    """A chart of the cards held that is also a slider: mouse, wheel and keys move its cursor.

    The slider's value is the number of battles played.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[Sequence[int], ...] = ()
        self._names: tuple[str, ...] = ()
        self._lines: QPixmap | None = None
        self._drawn = (0, 0)
        """The battles that the lines were drawn for, and how many of them were known then."""
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Cards held, battle by battle"))
        self.valueChanged.connect(self._update_description)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, 6 * self.fontMetrics().height())

    def set_names(self, names: Sequence[str]) -> None:
        """Set the names of the seats."""
        self._names = tuple(names)
        self._lines = None
        self._update_description()

    def show_counts(self, counts: tuple[Sequence[int], ...], last: int, battle: int) -> None:
        """Show the cards held after 0, 1, … battles, as far as they are known.

        Args:
            counts: the cards of each seat.
            last: the last battle to show.
            battle: the battle at the cursor.
        """
        self._counts = tuple(row[: last + 1] for row in counts)
        with QSignalBlocker(self):
            self.setRange(0, last)
            self.setPageStep(max(5, last // _PAGES))
        self._invalidate_lines()
        self.show_battle(battle)

    def show_battle(self, battle: int) -> None:
        """Move the cursor to a battle."""
        with QSignalBlocker(self):
            self.setValue(battle)
        self._update_description()
        self.update()

    def text_at(self, battle: int) -> str:
        """Return the cards that each seat held after a battle, in words."""
        held = [
            self.tr("{name} {number}").format(name=name, number=number_text(row[battle]))
            for name, row in zip(self._names, self._counts, strict=False)
            if battle < len(row)
        ]
        return self.tr("Battle {number}: {held}").format(
            number=number_text(battle), held=comma_separated(held, Translator(QCoreApplication.translate))
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._lines is None:
            self._lines = self._draw_lines()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().base())
            ChartPainter(painter, self._plot(), self.palette().text().color()).axes()
            painter.drawPixmap(0, 0, self._lines)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_cursor(painter)
            if self.hasFocus():
                option = QStyleOptionFocusRect()
                option.initFrom(self)
                self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.mouseMoveEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._battle_at(event.position().x()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            battle = max(0, min(self._battle_at(event.pos().x()), self.maximum()))
            QToolTip.showText(event.globalPos(), self.text_at(battle), self)
            return True
        if event.type() in (
            QEvent.Type.Resize,
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.LayoutDirectionChange,
            QEvent.Type.DevicePixelRatioChange,
        ):
            self._lines = None
        return super().event(event)

    def _update_description(self) -> None:
        self.setAccessibleDescription(self.text_at(self.value()))

    def _plot(self) -> Plot:
        total = sum(row[0] for row in self._counts) or 1
        room, font = QRectF(self.rect()), self.fontMetrics()
        return cards_plot(room, font, self.maximum(), total, mirrored=self.isRightToLeft())

    def _battle_at(self, x: float) -> int:
        return round(self._plot().value_at(x))

    def _invalidate_lines(self) -> None:
        """Discard the drawn lines, unless they would be longer by less than a pixel."""
        now = (self.maximum(), len(self._counts[0]) if self._counts else 0)
        added = sum(abs(new - old) for new, old in zip(now, self._drawn, strict=True))
        plot = self._plot()
        if added * plot.area.width() >= plot.x_axis.span:
            self._lines, self._drawn = None, now

    def _draw_lines(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        if self._counts:
            with QPainter(picture) as painter:
                painter.setFont(self.font())
                draw_counts(painter, self._plot(), self._counts, self.palette())
        return picture

    def _draw_cursor(self, painter: QPainter) -> None:
        plot, palette, battle = self._plot(), self.palette(), self.value()
        x, radius = plot.x(battle), mark_radius(self.fontMetrics()) * 1.25
        painter.setPen(QPen(palette.text().color(), 1.0))
        painter.drawLine(QLineF(x, plot.area.top() - 2, x, plot.area.bottom() + 2))
        if len(self._counts) == 2 and battle < len(self._counts[0]):
            painter.setBrush(_HANDLE)
            painter.drawEllipse(QPointF(x, plot.y(self._counts[0][battle])), radius, radius)
            return
        for seat, row in enumerate(self._counts):
            if battle < len(row):
                draw_mark(painter, seat, QPointF(x, plot.y(row[battle])), radius, palette)
