"""The choice of a player whose rounds are shown: a list at the side, or a combo box where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.store.statistics.players import EVERYONE, Player, PlayerKind
from warapp.ui.charts.colours import ink_on
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.widgets.labels import BuddyLabel, HelpLabel, make_bold
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.signs import Sign, draw_sign
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox

_ROLE = Qt.ItemDataRole.UserRole
_WIDE_EMS, _ROW_EMS, _DISC_EMS, _GAP_PX = 12.5, 2.9, 2.1, 12
_COLOURS = ("#1F7A52", "#8A4A76", "#2E6CA8", "#A0522D", "#4B6A2A", "#6A4BB0", "#9A3B3B", "#2B7A78")
_COMPUTER = "#7A8187"


class WhoPanel(QWidget):
    """The list at the side.

    Args:
        words: formats players.
    """

    chosen = Signal(object)
    """Another `Player` was chosen."""

    def __init__(self, words: RoundFormatter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formatter = words
        self.list = QListWidget(self)
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setStyleSheet("QListView { border: 0; background: transparent; }")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(_PlayerDelegate(self, self.list))
        self.list.setAccessibleName(self.tr("Whose rounds are shown"))
        #: a choice of players follows
        title = BuddyLabel(self.tr("&Who"), self.list, self)
        make_bold(title)
        note = HelpLabel(self.tr("Saved on this computer only."), self)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 14, 10, 12)
        for widget in (title, self.list, note):
            column.addWidget(widget, 1 if widget is self.list else 0)
        self.setFixedWidth(round(_WIDE_EMS * text_px(self.font())))
        self.list.currentRowChanged.connect(self._changed)

    def show_players(self, players: Sequence[Player], current: Player) -> None:
        """List players, and choose one of them."""
        self.list.blockSignals(True)
        self.list.clear()
        for player in players:
            item = QListWidgetItem(self._formatter.player(player), self.list)
            item.setData(_ROLE, player)
            item.setToolTip(item.text())
            if player == current:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    def _changed(self, row: int) -> None:
        if item := self.list.item(row):
            self.chosen.emit(item.data(_ROLE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colours_of(self.palette()).groove)


class WhoRow(QWidget):
    """The combo box, with its name beside it, or above where a long name of a player needs the room."""

    chosen = Signal(object)
    """Another `Player` was chosen."""

    def __init__(self, words: RoundFormatter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formatter = words
        self._players: list[Player] = []
        self.box = WheelSafeComboBox(self)
        self.box.setAccessibleName(self.tr("Whose rounds are shown"))
        title = BuddyLabel(self.tr("&Who"), self.box, self)
        make_bold(title)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP_PX)
        self._title = title
        self._row.addWidget(title)
        self._row.addWidget(self.box)
        self._row.addStretch(1)
        self.box.activated.connect(lambda index: self.chosen.emit(self._players[index]))

    def show_players(self, players: Sequence[Player], current: Player) -> None:
        """List players, and choose one of them."""
        self._players = list(players)
        self.box.clear()
        self.box.addItems([self._formatter.player(player) for player in players])
        self.box.setCurrentIndex(self._players.index(current))
        self._fit()

    def _fit(self) -> None:
        beside = self._title.sizeHint().width() + _GAP_PX + self.box.sizeHint().width() <= self.width()
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._title.sizeHint().width(), super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class _PlayerDelegate(QStyledItemDelegate):
    """Draws a player: an initial on a disc, and the name.

    Args:
        panel: has the palette; that of the list is changed by its style sheet.
        parent: the list.
    """

    def __init__(self, panel: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel = panel

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, round(_ROW_EMS * text_px(option.font)))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours = colours_of(self._panel.palette())
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        em, player = text_px(option.font), index.data(_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(option.rect).adjusted(0.5, 1.5, -0.5, -1.5)
        pure = colours.border_px > 1
        if chosen:
            painter.setPen(colours.line)
            painter.setBrush(colours.accent if pure else colours.paper)
            painter.drawRoundedRect(room, 8, 8)
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colours.on_accent if pure else colours.text, 2))
                painter.drawRoundedRect(room.adjusted(2, 2, -2, -2), 6, 6)
        ink = colours.on_accent if chosen and pure else colours.text
        side, mirrored = _DISC_EMS * em, option.direction == Qt.LayoutDirection.RightToLeft
        left = room.right() - side - 6 if mirrored else room.left() + 6
        disc = QRectF(left, room.center().y() - side / 2, side, side)
        self._draw_disc(painter, disc, player, index.data(), option.font, ink)
        beside = side + 14
        words = room.adjusted(6 if mirrored else beside, 0, -beside if mirrored else -6, 0)
        font = QFont(option.font)
        if chosen:
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(ink)
        metrics = painter.fontMetrics()
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, name)
        painter.restore()

    def _draw_disc(
        self, painter: QPainter, disc: QRectF, player: Player, name: str, font: QFont, ink: QColor
    ) -> None:
        if player == EVERYONE:
            inset = disc.width() * 0.2
            draw_sign(painter, Sign.PERSON, disc.adjusted(inset, inset, -inset, -inset), ink)
            return
        ground = QColor(disc_colour(player))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        initial = QFont(font)
        initial.setWeight(QFont.Weight.DemiBold)
        painter.setFont(initial)
        painter.setPen(ink_on(ground))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, name[:1].upper())


def disc_colour(player: Player) -> str:
    """Return the colour of a player's disc, always the same for the same name."""
    if player.kind is PlayerKind.COMPUTER:
        return _COMPUTER
    return _COLOURS[sum(map(ord, player.name)) % len(_COLOURS)]
