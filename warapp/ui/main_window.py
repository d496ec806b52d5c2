"""The main window: the table, the line of words, the buttons, and what joins them."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QVBoxLayout, QWidget

from warapp import __version__
from warapp.clock import Hold
from warapp.session import GameSession, Round
from warapp.table.table import Table
from warapp.table.view import TableView
from warapp.ui.actions import Actions
from warapp.ui.caption import Caption
from warapp.ui.conductor import Conductor
from warapp.ui.controls import Controls
from warapp.ui.names import default_names
from warapp.ui.pause_cover import PauseCover
from warapp.ui.series import Kind
from warapp.ui.status import StatusBar
from warapp.words import Translate, position_words

if sys.version_info >= (3, 12):
    from typing import override
else:
    from typing_extensions import override

_FIRST_SIZE = QSize(1000, 720)
_LEAST_SIZE = QSize(640, 480)


class MainWindow(QMainWindow):
    """Shows one round, and lets a person play it."""

    def __init__(self, session: GameSession, table: Table, view: TableView, translate: Translate) -> None:
        super().__init__()
        self._session, self._table, self._view, self._translate = session, table, view, translate
        self._names: list[str] = []
        self.conductor = Conductor(session, table, translate, self)
        self.actions_ = Actions(self, view)
        self._caption = Caption(self)
        self.controls = Controls(self.actions_, self)
        self._cover = PauseCover(view)
        self._status = StatusBar(self)
        self._clock_timer = QTimer(self, interval=1_000)
        self._build()
        self._join()
        self._name_seats()
        self.conductor.show_position()
        self._follow()
        view.setFocus()

    def _build(self) -> None:
        self.setWindowTitle(self.tr("War"))
        self.setMinimumSize(_LEAST_SIZE)
        self.resize(_FIRST_SIZE)
        self._view.setAccessibleName(self.tr("Table"))
        center = QWidget(self)
        layout = QVBoxLayout(center)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._view, 1)
        layout.addWidget(self._caption)
        layout.addWidget(self.controls)
        self.setCentralWidget(center)
        self.setStatusBar(self._status)

    def _join(self) -> None:
        actions, conductor, session, table = self.actions_, self.conductor, self._session, self._table
        actions.turn.triggered.connect(conductor.turn_cards)
        self._view.clicked.connect(conductor.turn_cards)
        for action, kind in self._series_actions():
            action.triggered.connect(lambda _=False, kind=kind: self._toggle(kind))
        actions.new_round.triggered.connect(lambda: session.new_round())
        actions.restart.triggered.connect(session.restart)
        actions.take_back.triggered.connect(session.take_back)
        actions.pause.triggered.connect(conductor.pause)
        actions.faster.triggered.connect(lambda: self.controls.speed.step(1))
        actions.slower.triggered.connect(lambda: self.controls.speed.step(-1))
        actions.full_screen.triggered.connect(self._set_full_screen)
        actions.to_table.triggered.connect(self._to_table)
        actions.about.triggered.connect(self._about)
        actions.quit.triggered.connect(self.close)
        self.controls.speed.speed_changed.connect(table.set_speed)
        self._cover.resumed.connect(lambda: conductor.pause(False))
        conductor.paused_changed.connect(self._paused)
        conductor.announced.connect(self._caption.announce)
        conductor.series.changed.connect(lambda _: self._follow())
        session.round_started.connect(self._round_started)
        session.battle_played.connect(lambda _: self._follow())
        session.time_called.connect(lambda _: self._follow())
        table.caption_changed.connect(self._caption.setText)
        table.battle_shown.connect(lambda number: self._status.show_battle(number, session.rules))
        table.settled.connect(self._settled)
        table.many_moving.connect(self._view.set_many_moving)
        self._clock_timer.timeout.connect(self._tick)

    def _toggle(self, kind: Kind) -> None:
        self.conductor.toggle_series(kind)
        self._follow()

    def _series_actions(self) -> tuple[tuple[QAction, Kind], ...]:
        actions = self.actions_
        return ((actions.ten, Kind.TEN), (actions.auto, Kind.AUTO), (actions.to_end, Kind.TO_END))

    def _round_started(self, round_: Round) -> None:
        self._name_seats()
        self.conductor.begin(round_)
        self._status.show_battle(round_.state.battles, round_.rules)
        self._follow()

    def _name_seats(self) -> None:
        seats = self._session.rules.seats
        if seats != len(self._names):
            self._names = default_names(seats, self.tr)
        self._view.set_names(self._names)
        self.conductor.set_names(self._names)

    def _settled(self) -> None:
        self._view.setAccessibleDescription(position_words(self._session.state, self._names, self._translate))
        self._follow()

    def _follow(self) -> None:
        """Bring actions and status in line with the session."""
        session, actions, playing = self._session, self.actions_, self.conductor.series.kind
        going_on = not session.is_over and not self.conductor.paused
        for action, kind in self._series_actions():
            action.setEnabled(going_on)
            action.setChecked(kind is playing)
        actions.turn.setEnabled(going_on)
        actions.to_end.setVisible(self.conductor.you_are_out)
        actions.take_back.setEnabled(session.can_take_back)
        actions.pause.setEnabled(not session.is_over)
        actions.pause.setChecked(self.conductor.paused)
        self._status.show_round(session.state, session.rules)
        self._follow_clock()

    def _follow_clock(self) -> None:
        """Let the clock tick in sight only where there is a limit, and only while it runs."""
        left = self._session.left_ms
        self._status.show_time(left)
        if left is not None and self._session.clock.running:
            self._clock_timer.start()
        else:
            self._clock_timer.stop()

    def _tick(self) -> None:
        left = self._session.left_ms
        self._status.show_time(left)
        if left is not None and left <= 0:
            self._session.call_time()

    def _paused(self, paused: bool) -> None:
        self._cover.setGeometry(self._view.rect())
        self._cover.cover(paused)
        if not paused:
            self._view.setFocus()
        self._follow()

    def _to_table(self) -> None:
        self.conductor.series.stop()
        self._view.setFocus()

    def _set_full_screen(self, full: bool) -> None:
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def _about(self) -> None:
        self._session.clock.hold(Hold.DIALOG)
        words = self.tr(
            "War {version}\n\nThe card game War, with every house rule.\nNo money, no prizes, no network.\n\n"
            "Free software under the GNU General Public License, version 3 or later. Made with Qt for Python."
        )
        QMessageBox.about(self, self.tr("About War"), words.format(version=__version__))
        self._session.clock.release(Hold.DIALOG)
        self._follow_clock()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            clock = self._session.clock
            if self.isActiveWindow() and not self.isMinimized():
                clock.release(Hold.INACTIVE)
            else:
                clock.hold(Hold.INACTIVE)
            self._follow_clock()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self.conductor.series.stop()
        self._clock_timer.stop()
        self._table.cancel()
        super().closeEvent(event)
