"""The panel at the end of a round: who won, how, the round in numbers, and what to do next."""

from __future__ import annotations

from enum import IntEnum, auto

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QKeySequence,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.table.drawing.paint import polygon, rounded, with_alpha
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import bar_font, em_of_bar, outline
from warapp.ui.charts.share_area import ShareArea
from warapp.ui.round_end.content import EndContent
from warapp.ui.round_end.panel_parts import BigButton, FigureTile, PanelTitle, PlaceRow

_RADIUS = 20.0
_WIDTH, _WIDTH_WITH_PLACES = 36.0, 40.0
"""The width in heights of the text."""
_PART_OF_TABLE, _PART_AT_MOST = 0.64, 0.96
_NARROW = 27.0
"""A panel narrower than so many heights of the text needs more of the table."""
_MEDAL, _SMALL_MEDAL, _SIDE = 5.2, 2.6, 1.8
"""The diameter of the medal and the margin at the sides, in heights of the text."""


class _Folded(IntEnum):
    """What is left out where there is no room, each with all before it."""

    NOTHING = auto()
    FIGURES = auto()
    DETAILS = auto()
    SPACES = auto()


class EndPanel(QWidget):
    """Shows what a round's end says, with two buttons.

    Args:
        theme: the colours of the table.
        new_round: deals a new round.
        same_cards: deals the same cards again.
        parent: the widget of the table.
    """

    def __init__(self, theme: Theme, new_round: QAction, same_cards: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._content: EndContent | None = None
        self._medal = 0.0
        self._title = PanelTitle(theme, self)
        self._line = QLabel(self)
        self._line.setWordWrap(True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._line.setTextFormat(Qt.TextFormat.PlainText)
        self._figures, self._details = QWidget(self), QWidget(self)
        QHBoxLayout(self._figures)
        QGridLayout(self._details)
        self.new_round = BigButton(theme, _key_text(QKeySequence("Space")), self, golden=True)
        self.same_cards = BigButton(theme, _key_text(same_cards.shortcut()), self, golden=False)
        for button, action in ((self.new_round, new_round), (self.same_cards, same_cards)):
            button.setText(action.text())
            button.setAccessibleDescription(action.toolTip())
            button.setToolTip(action.toolTip())
            button.clicked.connect(action.trigger)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.new_round, 1)
        self._buttons.addWidget(self.same_cards, 1)
        column = QVBoxLayout(self)
        for widget in (self._title, self._line, self._figures, self._details):
            column.addWidget(widget)
        column.addLayout(self._buttons)
        self._use_colours()
        self.hide()

    @property
    def content(self) -> EndContent | None:
        """What it says."""
        return self._content

    def show_content(self, content: EndContent) -> None:
        """Say something else."""
        self._content = content
        self._title.show_text(content.title)
        self._line.setText(content.line)
        self.setAccessibleName(f"{content.title} {content.line}")
        ink = self._theme.badge if content.by_person else self._theme.plate_text
        _clear(self._figures)
        for figure in content.figures:
            _show_in(self._figures, FigureTile(self._theme, figure, ink, self._figures))
        _clear(self._details)
        grid = self._details.layout()
        assert isinstance(grid, QGridLayout)
        for nth, place in enumerate(content.places):
            row = PlaceRow(self._theme, place, self._details)
            grid.addWidget(row, nth // 2, nth % 2)
            row.show()
        if content.chart:
            chart = ShareArea(SEAT_COLOURS[0], SEAT_COLOURS[1], self._theme.badge, self._details)
            chart.show_shares(*content.chart)
            chart.setMinimumHeight(round(4.4 * em_of_bar(self.font())))
            grid.addWidget(chart, 0, 0)
            chart.show()

    def fit(self, table: QSize) -> None:
        """Take place on a table of a size; figures, then details are left out where there is no room."""
        em = em_of_bar(self.font())
        many = bool(self._content and self._content.places)
        wished = (_WIDTH_WITH_PLACES if many else _WIDTH) * em
        width = min(wished, _PART_OF_TABLE * table.width())
        if width < _NARROW * em:
            width = min(wished, _PART_AT_MOST * table.width())
        room = table.height() - 8
        height = room + 1
        for folded in _Folded:
            self._fold(folded, em, width)
            height = self._needed_height(round(width))
            if height <= room:
                break
        middle = (0.56 if many else 0.58) * table.height() + 8
        y = max(4.0, min(middle - height / 2, table.height() - 4 - height))
        self.setGeometry(round((table.width() - width) / 2), round(y), round(width), round(height))
        _layout_of(self).activate()

    def picture(self) -> QPixmap:
        """Return a picture of it, transparent beside its corners and its medal."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        self.render(pixmap, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
        return pixmap

    def _needed_height(self, width: int) -> int:
        layout = _layout_of(self)
        layout.invalidate()
        return max(layout.heightForWidth(width), layout.minimumSize().height())

    def _fold(self, folded: _Folded, em: float, width: float) -> None:
        self._figures.setVisible(folded < _Folded.FIGURES and _layout_of(self._figures).count() > 0)
        self._details.setVisible(folded < _Folded.DETAILS and _layout_of(self._details).count() > 0)
        small = folded is _Folded.SPACES
        self._medal = (_SMALL_MEDAL if small else _MEDAL) * em
        for button in (self.new_round, self.same_cards):
            button.show_key(not small)
        side = round((_SIDE / 2 if small else _SIDE) * em)
        _layout_of(self).setContentsMargins(side, round(self._medal + 0.2 * em), side, side)
        _layout_of(self).setSpacing(round((0.2 if small else 0.7) * em))
        self._buttons.setSpacing(round(0.5 * em))
        beside = QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(beside)
        if self._buttons.minimumSize().width() + 2 * side > width:
            self._buttons.setDirection(QBoxLayout.Direction.TopToBottom)
        for part in (self._figures, self._details):
            _layout_of(part).setContentsMargins(0, 0, 0, 0)
            _layout_of(part).setSpacing(round(0.6 * em))
        self._line.setFont(bar_font(self.font(), 1.2, QFont.Weight.Medium))

    def _use_colours(self) -> None:
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, QColor(self._theme.plate_text))
        self._line.setPalette(palette)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a press beside a button isn't one on the table

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        radius = self._medal / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, radius, -1, -1)
            self._paint_ground(painter, box)
            self._paint_medal(painter, QPointF(box.center().x(), box.top() + 2), radius)

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme, won = self._theme, bool(self._content and self._content.by_person)
        ground = QLinearGradient(box.topLeft(), box.bottomLeft())
        ground.setColorAt(0, QColor(theme.plate_light))
        ground.setColorAt(1, QColor(theme.plate))
        painter.fillPath(rounded(box, _RADIUS), ground)
        if theme.is_plain:
            outline(painter, box, _RADIUS, QColor(theme.badge if won else "#FFFFFF"), 4)
        else:
            outline(painter, box, _RADIUS, QColor(theme.badge) if won else with_alpha(theme.slot, 190), 2)

    def _paint_medal(self, painter: QPainter, center: QPointF, radius: float) -> None:
        """Paint a star for a person who won, else the shape of the winner or two shapes for a draw."""
        theme, content = self._theme, self._content
        if content is None:
            return
        disc = QPainterPath()
        disc.addEllipse(center, radius - 3, radius - 3)
        painter.fillPath(disc, QColor(theme.badge if content.by_person else theme.plate_light))
        rim = QColor("#FFFFFF") if content.by_person or theme.is_plain else with_alpha(theme.slot, 230)
        painter.strokePath(disc, QPen(rim, 0.16 * radius if content.by_person else 2.0))
        if content.by_person:
            painter.fillPath(polygon(5, center, radius * 0.62, 0.45), QColor(theme.badge_text))
        elif content.winner is not None:
            shape = seat_marker(content.winner, center, radius * 0.52)
            painter.fillPath(shape, QColor(SEAT_COLOURS[content.winner]))
        else:
            for seat, side in ((0, -1), (1, 1)):
                at = QPointF(center.x() + side * radius * 0.36, center.y())
                painter.fillPath(seat_marker(seat, at, radius * 0.3), QColor(SEAT_COLOURS[seat]))


def _key_text(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def _layout_of(widget: QWidget) -> QVBoxLayout:
    layout = widget.layout()
    assert layout is not None
    return layout  # type: ignore[return-value]


def _show_in(whole: QWidget, part: QWidget) -> None:
    _layout_of(whole).addWidget(part)
    part.show()


def _clear(widget: QWidget) -> None:
    layout = _layout_of(widget)
    while item := layout.takeAt(0):
        if part := item.widget():
            part.hide()
            part.deleteLater()
