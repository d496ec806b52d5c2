"""The history dock: the chart, the buttons that step through the round, and the list of battles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.engine import Battle
from warapp.ui.history.battle_delegate import BattleDelegate
from warapp.ui.history.battle_list import BattleListModel, BattleListView
from warapp.ui.history.chart import CardsChart
from warapp.ui.history.legend import SeatsLegend
from warapp.ui.history.review import Review
from warapp.ui.history.transport_buttons import TransportButton, TransportIcon
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.widgets.base_dialog import SheetWidget
from warapp.ui.widgets.buttons import ActionButton
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.labels import HelpLabel
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.style.dock import Dock

_LEAST_PX = 140
_WIDE_LINES, _HIGH_LINES, _LEAST_LINES = 21, 34, 14
"""The initial size, and the least width beside a table, in text heights."""


@dataclass(frozen=True, slots=True)
class HistoryActions:
    """The menu actions of the history."""

    first: QAction
    back: QAction
    replay: QAction
    forward: QAction
    last: QAction
    continue_here: QAction


class HistoryDock(Dock):
    """Shows a review, and steps through it.

    Args:
        review: the review to show.
        actions: the actions behind the buttons.
        text_of: returns the text of a battle by its number; 0 is the deal.
        cards: draws the small cards.
        parent: the window.
    """

    opened = Signal(bool)
    """The dock was opened (True) or closed."""

    def __init__(
        self,
        review: Review,
        actions: HistoryActions,
        text_of: Callable[[int], str],
        cards: SmallCards,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._review, self._text_of = review, text_of
        self.setObjectName("history")
        self.setWindowTitle(self.tr("History"))
        self._model = BattleListModel(text_of, self._battle_of)
        self.status = QLabel(self)
        self.chart = CardsChart(self)
        self.chance = HelpLabel("", self)
        self.legend = SeatsLegend(self)
        self.list = BattleListView(self._model, self)
        self.told = QLabel(self)
        self._delegate = BattleDelegate(cards, self.list)
        self.list.setItemDelegate(self._delegate)
        inner, sheet = QWidget(self), SheetWidget(self)
        inner.setLayout(self._build_layout(actions))
        around = QVBoxLayout(sheet)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(_ScrollArea(inner, sheet))
        self.setWidget(sheet)
        self._connect_signals()

    def reset(self, names: Sequence[str]) -> None:
        """Show another round, or other names."""
        self.chart.set_names(names)
        self.legend.set_names(names)
        self.list.set_row_height(self._delegate.height)
        self._model.reset(self._review.last)
        self._show_all()

    def show_cards(self, cards: SmallCards) -> None:
        """Draw the cards in another style."""
        self._delegate.set_cards(cards)
        self.list.viewport().update()

    def open_over(self, window: QMainWindow) -> None:
        """Open beside the table, or floating if that would leave the table too little room."""
        self.open_beside(window, _LEAST_LINES * self.fontMetrics().height())

    def show_chance(self, words: str) -> None:
        """Say below the chart how often such a seat wins; '' for nothing."""
        self.chance.setText(words)
        self.chance.setVisible(bool(words))

    def _build_layout(self, actions: HistoryActions) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(6, 4, 6, 6)
        column.setSpacing(4)
        self.status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.status.setWordWrap(True)
        self.chance.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.chance.hide()
        frame = QFrame(self)
        frame.setFrameShape(QFrame.Shape.StyledPanel)
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.chart)
        column.addWidget(self.status)
        column.addWidget(frame, 2)
        column.addWidget(self.chance)
        column.addWidget(self.legend)
        column.addLayout(self._transport_row(actions))
        column.addWidget(self.list, 5)
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.told)
        below = QWidget(self)
        flow = FlowLayout(below)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(6)
        for action in (actions.continue_here, actions.last):
            flow.addWidget(ActionButton(action, below))
        column.addWidget(below)
        return column

    def _transport_row(self, actions: HistoryActions) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)

        def replay_icon() -> TransportIcon:
            return TransportIcon.STOP if actions.replay.isChecked() else TransportIcon.PLAY

        for action, icon in (
            (actions.first, lambda: TransportIcon.FIRST),
            (actions.back, lambda: TransportIcon.BACK),
            (actions.replay, replay_icon),
            (actions.forward, lambda: TransportIcon.FORWARD),
            (actions.last, lambda: TransportIcon.LAST),
        ):
            row.addWidget(TransportButton(action, icon, self), 1)
        return row

    def _connect_signals(self) -> None:
        review = self._review
        review.extended.connect(self._show_more)
        review.current_changed.connect(self._show_battle)
        review.looked_back.connect(lambda _: self._update_status())
        review.pending_changed.connect(self._update_status)
        self.chart.valueChanged.connect(review.go_to)
        self.list.battle_selected.connect(review.go_to)
        self.list.replay_requested.connect(review.replay_from)
        self.visibilityChanged.connect(self._visibility_changed)

    def _show_more(self) -> None:
        self._model.extend(self._review.last)
        self._show_all()
        self.list.viewport().update()

    def _show_all(self) -> None:
        review = self._review
        self.chart.show_counts(review.replay.counts(), review.last, review.current)
        self._show_battle(review.current)

    def _show_battle(self, number: int) -> None:
        self.chart.show_battle(number)
        self.list.show_current(number)
        counts = self._review.replay.counts()
        self.legend.show_counts([row[number] for row in counts if number < len(row)])
        self.told.setText(self._text_of(number) if number <= self._review.replay.known else "")
        self._update_status()

    def _update_status(self) -> None:
        review = self._review
        back = self.tr("Looking back: battle {number} of {last}")
        now = self.tr("Battle {number}, the latest")
        words = back if review.looking_back else now
        number = review.current
        if review.pending is not None:
            words, number = self.tr("Loading battle {number} of {last}…"), review.pending
        self.status.setText(words.format(number=number_text(number), last=number_text(review.last)))
        font = self.font()
        font.setBold(review.looking_back)
        self.status.setFont(font)

    def _battle_of(self, number: int) -> Battle | None:
        """Return a battle, or None if a long record would have to be played forward to it first."""
        replay = self._review.replay
        return replay.battle(number) if number <= replay.known else None

    def _visibility_changed(self, visible: bool) -> None:
        if visible or self.isHidden():  # hidden behind another dock, it is still open
            self.opened.emit(visible)


class _ScrollArea(QScrollArea):
    """Scrolls the content of a low dock; its size hint follows the font."""

    def __init__(self, inner: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._inner = inner
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its content takes the focus
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @override
    def sizeHint(self) -> QSize:
        return QSize(_WIDE_LINES, _HIGH_LINES) * self.fontMetrics().height()

    @override
    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()  # most styles put it beside the content
        return QSize(self._inner.minimumSizeHint().width() + bar, _LEAST_PX)
