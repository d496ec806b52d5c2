"""The main window: the table, the line of words, the buttons, and what joins them."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction, QFont, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QVBoxLayout

from warapp._compat import override
from warapp.desktop.keyboard import keyboard_of
from warapp.session import GameSession, Round
from warapp.store.setting_values import Speed
from warapp.store.settings import Settings
from warapp.table.scene import scaled_font
from warapp.table.table import Table
from warapp.table.view import TableView
from warapp.ui.play.actions import Actions
from warapp.ui.play.auto_play import Kind
from warapp.ui.play.game_controller import GameController
from warapp.ui.play.message_bar import MessageBar, Topic
from warapp.ui.play.seat_names import people_at, seat_names
from warapp.ui.window.caption import Caption
from warapp.ui.window.central_widget import Central, LeastSize
from warapp.ui.window.control_bar import Controls
from warapp.ui.window.dialogs import Dialogs
from warapp.ui.window.full_screen import set_full_screen
from warapp.ui.window.status_bar import StatusBar
from warapp.ui.window.window_activity import WindowActivity
from warapp.words import Translate

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent

    from warapp.ui.files.file_controller import Files
    from warapp.ui.play.round_recorder import RoundRecorder
    from warapp.ui.window.history_and_statistics import HistoryAndStatistics
    from warapp.ui.window.pause_overlay import PauseOverlay

_FIRST_SIZE, _PLAIN_SIZE, _LEAST_SIZE = QSize(1000, 720), QSize(1100, 800), QSize(640, 480)


class MainWindow(QMainWindow):
    """Shows one round, and lets a person play it."""

    def __init__(
        self, session: GameSession, table: Table, view: TableView, settings: Settings, translate: Translate
    ) -> None:
        super().__init__()
        self._session, self._table, self._view = session, table, view
        self._settings, self._translate = settings, translate
        self.keyboard = keyboard_of(QGuiApplication.platformName(), self)
        self.game_controller = GameController(session, table, translate, self)
        self.actions_ = Actions(self)
        self._caption = Caption(self)
        self.notice = MessageBar(self)
        self.controls = Controls(self.actions_, self)
        self._recorder: RoundRecorder | None = None
        self.files: Files | None = None
        self._desk: HistoryAndStatistics | None = None
        self._cover: PauseOverlay | None = None
        self._status = StatusBar(self)
        self._dialogs = Dialogs(self, settings, session.clock, self.game_controller.series.stop)
        WindowActivity(self, session.clock, self.game_controller.series)
        self._build()
        self._join()
        self._name_seats()
        self._follow_settings("speed", "muted")
        self.game_controller.show_position()
        if not settings.geometry:  # a first start
            hint = self.tr("F1 explains the rules.")
            table.say(f"{table.stage.labels.caption} {hint}")
        self._describe()
        view.take_first_focus()

    def _build(self) -> None:
        self.setWindowTitle(self.tr("War"))
        LeastSize(self, _LEAST_SIZE)
        self.setAcceptDrops(True)
        self._view.setAcceptDrops(False)  # so that the window gets what is dropped onto the table
        if not self.restoreGeometry(self._settings.geometry):
            self.resize(_FIRST_SIZE)
        self._view.setAccessibleName(self.tr("Table"))
        center = Central(self)
        layout = QVBoxLayout(center)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._view, 1)
        layout.addWidget(self.notice)
        layout.addWidget(self._caption)
        layout.addWidget(self.controls)
        self._column = layout
        self.setCentralWidget(center)
        self.setStatusBar(self._status)

    def _join(self) -> None:
        actions, game_controller, session, table = (
            self.actions_,
            self.game_controller,
            self._session,
            self._table,
        )
        actions.turn.triggered.connect(game_controller.turn_cards)
        self._view.clicked.connect(game_controller.turn_cards)
        for action, kind in self._series_actions():
            action.triggered.connect(lambda _=False, kind=kind: self._toggle(kind))
        actions.new_round.triggered.connect(lambda: session.new_round())
        actions.restart.triggered.connect(session.restart)
        actions.take_back.triggered.connect(session.take_back)
        actions.pause.triggered.connect(game_controller.pause)
        actions.faster.triggered.connect(lambda: self.controls.speed.step(1))
        actions.slower.triggered.connect(lambda: self.controls.speed.step(-1))
        actions.full_screen.triggered.connect(lambda full: set_full_screen(self, full))
        actions.to_table.triggered.connect(self._to_table)
        actions.about.triggered.connect(self._dialogs.about)
        actions.preferences.triggered.connect(self._dialogs.preferences)
        actions.mute.triggered.connect(lambda muted: setattr(self._settings, "muted", muted))
        actions.quit.triggered.connect(self.close)
        self.controls.speed.speed_changed.connect(self._set_speed)
        self._settings.changed.connect(self._follow_settings)
        game_controller.paused_changed.connect(self._paused)
        game_controller.announced.connect(self._caption.announce)
        session.round_started.connect(self._round_started)
        for changed in (
            game_controller.series.changed,
            game_controller.battle_told,
            game_controller.time_told,
        ):
            changed.connect(lambda _: self._follow())
        table.caption_changed.connect(self._caption.setText)
        table.battle_shown.connect(self._show_battle)
        game_controller.settled.connect(self._describe)
        table.many_moving.connect(self._view.set_many_moving)
        session.clock_changed.connect(self._show_time)

    @property
    def view(self) -> TableView:
        """What shows the table."""
        return self._view

    def prepare(self, presets_file: Path) -> None:
        """Load what the first frame does without, so that the first turn need not wait for it.

        Args:
            presets_file: a person's own house rules.
        """
        from warapp.ui.deals.deal_controller import Deals
        from warapp.ui.files.file_controller import Files
        from warapp.ui.play.window_context import WindowContext
        from warapp.ui.window.features import connect_features

        self._table.animator()
        session, actions, waiting = self._session, self.actions_, self._dialogs.waiting
        deals = Deals(self, session, translate=self._translate, waiting=waiting, messages=self)
        deals.join(actions, self._status.deal)
        self.files = Files(self, session, self._settings, waiting=waiting, messages=self)
        self.files.join(actions)
        restore_dock = (self, self._column, self._view, self._table)
        parts = WindowContext(
            *restore_dock,
            session,
            self.game_controller,
            self._settings,
            self._translate,
            self.keyboard,
            presets_file,
        )
        self._desk = connect_features(
            parts, self.game_controller, actions, waiting, self._describe, self._caption.announce
        )

    def say(self, words: str) -> None:
        """Tell in passing what was done."""
        self._status.showMessage(words, 5_000)
        self._caption.announce(words)

    def say_meanwhile(self, words: str) -> None:
        """Tell what is going on, until something else is told."""
        self._status.showMessage(words)
        self._caption.announce(words)

    def complain(self, words: str, topic: Topic) -> None:
        """Tell what could not be done, until it is understood or over."""
        self._status.clearMessage()
        self.notice.show_words(words, topic)
        self._caption.announce(words)

    def withdraw(self, *topics: Topic) -> None:
        """Take back what is over."""
        self.notice.withdraw(*topics)

    def set_recorder(self, recorder: RoundRecorder) -> None:
        """Say who keeps what is played."""
        self._recorder = recorder
        recorder.problem_arose.connect(self.notice.show_trouble)
        recorder.problem_ended.connect(self.notice.withdraw)
        self.game_controller.settled.connect(recorder.settled)
        self.game_controller.series.changed.connect(
            recorder.settled
        )  # the last of its battles settled before
        if self._desk:
            self._desk.set_recorder(recorder)

    def set_text_font(self, font: QFont) -> None:
        """Write the line of words and the buttons in a font that grows with a large window."""
        larger = scaled_font(
            font, min(self.width() / _PLAIN_SIZE.width(), self.height() / _PLAIN_SIZE.height())
        )
        if larger != self.controls.font():
            self._caption.set_text_font(larger)
            self.controls.setFont(larger)

    def _set_speed(self, speed: float) -> None:
        self._table.set_speed(speed)
        self._settings.speed = Speed(None if math.isinf(speed) else speed)

    def _follow_settings(self, *names: str) -> None:
        if "muted" in names:
            self.actions_.mute.setChecked(self._settings.muted)
        if "speed" in names:
            factor = self._settings.speed.factor
            self.controls.speed.set_speed(math.inf if factor is None else factor)

    def _toggle(self, kind: Kind) -> None:
        self.game_controller.toggle_series(kind)
        self._follow()

    def show_moment(self, ms: float) -> None:
        """Show the next battle as it is so many milliseconds after its cards were turned."""
        self.game_controller.turn_cards()
        self._table.hold_at(ms)

    def _series_actions(self) -> tuple[tuple[QAction, Kind], ...]:
        actions = self.actions_
        return ((actions.ten, Kind.TEN), (actions.auto, Kind.AUTO), (actions.to_end, Kind.TO_END))

    def _round_started(self, round_: Round) -> None:
        self.withdraw(*Topic)
        self._name_seats()
        self.game_controller.begin(round_)
        self._status.show_round(round_.state, round_.rules)
        self._describe()

    def _name_seats(self) -> None:
        seats, settings = self._session.rules.seats, self._settings
        people = people_at(seats, settings.seat_people)
        self.game_controller.set_names(seat_names(seats, settings.seat_names, people), people)
        self.game_controller.seat()

    def _show_battle(self, number: int) -> None:
        if not self.game_controller.interrupted:
            self._status.show_battle(number, self._session.rules)

    def _describe(self) -> None:
        """Say where the round stands, once the table shows it."""
        self._view.setAccessibleDescription(self.game_controller.position)
        self._follow()

    def _follow(self) -> None:
        """Bring actions and status in line with the session; tell no end before the table has shown it."""
        session, actions, game_controller = self._session, self.actions_, self.game_controller
        playing, moving = game_controller.series.kind, self._table.moving
        interrupted = game_controller.interrupted
        going_on = not game_controller.paused and not interrupted and (moving or not session.is_over)
        for action, kind in self._series_actions():
            action.setEnabled(going_on)
            action.setChecked(kind is playing)
        actions.turn.setEnabled(going_on or interrupted)
        actions.take_back.setEnabled(session.can_take_back)
        actions.pause.setEnabled(going_on or game_controller.paused)
        actions.pause.setChecked(game_controller.paused)
        if not moving and not interrupted:
            actions.to_end.setVisible(game_controller.you_are_out)
            self._status.show_round(session.state, session.rules)
        self._show_time()

    def _show_time(self) -> None:
        self._status.show_time(self._session.left_ms)

    def _paused(self, paused: bool) -> None:
        if self._cover is None:
            from warapp.ui.window.pause_overlay import PauseOverlay

            self._cover = PauseOverlay(self._view)
            self._cover.resumed.connect(lambda: self.game_controller.pause(False))
        self._cover.setGeometry(self._view.rect())
        self._cover.cover(paused)
        if not paused:
            self._view.setFocus()
        self._follow()

    def _to_table(self) -> None:
        if not self.game_controller.stop():
            set_full_screen(self, False)
        self._view.take_keys()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.files:
            self.files.accept(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if self.files:
            self.files.drop(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_text_font(self.font())

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        from warapp.ui.appearance.window_state import save_window_state

        self.game_controller.stop()
        self._table.cancel()
        if self._recorder:
            self._recorder.close()
        save_window_state(self, self._settings)
        super().closeEvent(event)
