"""The main window: the table and the bar below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.session import GameSession, Round
from warapp.store.settings import Settings
from warapp.table.drawing.theme import THEMES
from warapp.table.table import Table
from warapp.table.view import TableView
from warapp.ui.play.actions import Actions
from warapp.ui.play.auto_play import AutoPlayMode
from warapp.ui.play.game_controller import GameController
from warapp.ui.play.message_bar import MessageBar, Remedy, Topic
from warapp.ui.window.bar_offers import FOLDING, BarOffers, Moment
from warapp.ui.window.bar_popups import BarPopups
from warapp.ui.window.central_widget import CentralWidget, LeastSize
from warapp.ui.window.control_bar import ControlBar
from warapp.ui.window.news import News
from warapp.ui.window.speed import SpeedSteps

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QResizeEvent

    from warapp.table.drawing.theme import Theme
    from warapp.ui.play.bar_offer import Ribbon
    from warapp.ui.window.pause_overlay import PauseOverlay
    from warapp.ui.window.ribbon import RibbonStrip

_FIRST_SIZE, _LEAST_SIZE = QSize(1000, 720), QSize(640, 480)


class MainWindow(QMainWindow):
    """Shows one round, and lets a person play it.

    Args:
        session: the round.
        table: shows it.
        view: the widget of the table.
        settings: what a person chose.
        game_controller: leads session and table.

    Attributes:
        actions_: of the menus; `QWidget.actions` is a method.
        message_bar: shows what a person should know.
        control_bar: the round in numbers, and the buttons.
        news: says for some seconds what was done.
        speed: of the table.
    """

    closing = Signal()
    """The window is about to close, and nothing moves any more."""

    def __init__(
        self,
        session: GameSession,
        table: Table,
        view: TableView,
        settings: Settings,
        game_controller: GameController,
    ) -> None:
        super().__init__()
        self._session, self._table, self._view, self._settings = session, table, view, settings
        self.game_controller = game_controller
        self.actions_ = Actions(self)
        self.message_bar = MessageBar(self)
        self.ribbon: RibbonStrip | None = None
        self._offers = BarOffers(self.actions_, game_controller, self)
        self.control_bar = ControlBar(
            self._offers.icons, FOLDING, self._offers.menu, THEMES[settings.theme], self
        )
        self.news = News(view)
        self.speed = SpeedSteps(settings, self)
        self._pause_overlay: PauseOverlay | None = None
        self._instead: QWidget | None = None
        self._popups = BarPopups(
            self,
            self.control_bar,
            self.actions_,
            self._offers.menu_action,
            settings=settings,
            speed=self.speed,
            table=table,
        )
        self._column = QVBoxLayout()
        self._build()
        self._connect_actions()
        self._connect_game()
        game_controller.set_up_table()
        self._apply_settings("muted")
        self._follow_speed()
        game_controller.show_round()
        self.describe_table()
        view.take_first_focus()

    def _build(self) -> None:
        self._name_game()
        LeastSize(self, _LEAST_SIZE)
        self.setAcceptDrops(True)
        self._view.setAcceptDrops(False)  # so that the window gets what is dropped onto the table
        if not self.restoreGeometry(self._settings.geometry):
            self.resize(_FIRST_SIZE)
        self._view.setAccessibleName(self.tr("Table"))
        center = CentralWidget(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.message_bar)
        self._column.addWidget(self._view, 1)
        center.setLayout(self._column)
        self.setCentralWidget(center)
        self.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self.control_bar)
        self.control_bar.set_usual_words(*self._offers.usual_words)

    def _connect_actions(self) -> None:
        actions, game_controller, session = self.actions_, self.game_controller, self._session
        actions.turn.triggered.connect(game_controller.turn_cards)
        for action, mode in actions.series:
            action.triggered.connect(lambda _=False, mode=mode: self._toggle_auto_play(mode))
        actions.new_round.triggered.connect(lambda: session.new_round())
        actions.restart.triggered.connect(session.restart)
        actions.take_back.triggered.connect(session.take_back)
        actions.pause.triggered.connect(game_controller.pause)
        actions.faster.triggered.connect(lambda: self.speed.move(1))
        actions.slower.triggered.connect(lambda: self.speed.move(-1))
        actions.full_screen.triggered.connect(self._set_full_screen)
        actions.to_table.triggered.connect(self._go_to_table)
        actions.mute.triggered.connect(lambda muted: setattr(self._settings, "muted", muted))
        actions.quit.triggered.connect(self.close)

    def _connect_game(self) -> None:
        game_controller, session, table = self.game_controller, self._session, self._table
        self._view.clicked.connect(game_controller.turn_cards)
        self.speed.changed.connect(self._follow_speed)
        self._settings.changed.connect(self._apply_settings)
        game_controller.paused_changed.connect(self._show_pause)
        game_controller.keys_changed.connect(self._show_offer)
        session.round_started.connect(self._show_round)
        for changed in (
            game_controller.auto_play.changed,
            game_controller.battle_told,
            game_controller.time_told,
        ):
            changed.connect(lambda _: self._update_actions())
        table.caption_changed.connect(self._describe)
        table.battle_shown.connect(self._show_battle)
        game_controller.settled.connect(self.describe_table)
        table.many_moving.connect(self._view.set_many_moving)
        table.halted_changed.connect(self._show_offer)
        session.clock_changed.connect(self._show_time)
        self.closing.connect(self.news.clear)
        self.closing.connect(self._popups.close)

    def announce(self, words: str, is_urgent: bool = False) -> None:
        """Have a screen reader read a text, at once if it is urgent."""
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._instead or self._view, words)
            if is_urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

    def say(self, words: str) -> None:
        """Show for some seconds what was done."""
        self.news.show_words(words)
        self.announce(words)

    def say_meanwhile(self, words: str) -> None:
        """Show what is going on, until the next message."""
        self.news.show_words(words, stays=True)
        self.announce(words)

    def complain(self, words: str, topic: Topic, remedies: Sequence[Remedy] = ()) -> None:
        """Show what could not be done, and what to do, until a person closes it or it is over."""
        self.news.clear()
        self.message_bar.show_message(words, topic, remedies)
        self.announce(words)

    def withdraw(self, *topics: Topic) -> None:
        """Remove what was shown on these topics."""
        self.message_bar.withdraw(*topics)

    def fit_to_size(self) -> None:
        """Fit the bar to the size of the window."""
        self.control_bar.set_window_height(self.height())

    def show_moment(self, ms: float) -> None:
        """Show the next battle as it is so many milliseconds after its cards were turned."""
        self.game_controller.turn_cards()
        self._table.hold_at(ms)

    def describe_table(self) -> None:
        """Describe the table to screen readers, and update the actions, once it shows another position."""
        self._describe()
        self._update_actions()

    def _describe(self) -> None:
        """Describe the table once it is at rest; a screen reader asks for it, see `screen_reader`."""
        if self._table.moving or QAccessible.isActive():
            return
        line, description = self._table.stage.labels.caption, self.game_controller.description
        self._view.setAccessibleDescription(f"{line} {description}".strip())

    def _follow_speed(self) -> None:
        self._table.set_speed(self.speed.factor)

    def _apply_settings(self, *names: str) -> None:
        if "muted" in names:
            self.actions_.mute.setChecked(self._settings.muted)
            self.control_bar.show_icons(self._offers.icons)

        if "peaceful_words" in names:
            self._name_game()
            self.control_bar.show_icons(self._offers.icons)
            if not self.game_controller.interrupted:
                self.game_controller.show_round()

    def _name_game(self) -> None:
        """Call the game by its name: another one if words are to be peaceful."""
        #: the name of the game, in the title of the window
        self.setWindowTitle(self.tr("War"))
        self.actions_.name_game()

    def _toggle_auto_play(self, mode: AutoPlayMode) -> None:
        self.game_controller.toggle_auto_play(mode)
        self._update_actions()

    def _show_round(self, round_: Round) -> None:
        """Show another round in words and numbers; the game controller has put it on the table."""
        self.withdraw(*Topic)
        self.control_bar.status.show_round(round_.state, round_.rules)
        self.describe_table()

    def _show_battle(self, number: int) -> None:
        if not self.game_controller.interrupted:
            self.control_bar.status.show_battle(number, self._session.rules)

    def _update_actions(self) -> None:
        """Update actions and status from the session; an end shows once the table has told it."""
        session, actions, game_controller = self._session, self.actions_, self.game_controller
        playing, moving = game_controller.auto_play.mode, self._table.moving
        interrupted = game_controller.interrupted
        going_on = not game_controller.paused and not interrupted and (moving or not session.is_over)
        for action, mode in actions.series:
            action.setEnabled(going_on)
            action.setChecked(mode is playing)
        actions.turn.setEnabled(not game_controller.paused)
        actions.take_back.setEnabled(session.can_take_back)
        actions.pause.setEnabled(going_on or game_controller.paused)
        actions.pause.setChecked(game_controller.paused)
        if not moving and not interrupted:
            actions.to_end.setVisible(game_controller.you_are_out)
            self.control_bar.status.show_round(session.state, session.rules)
        self._show_offer()
        self._show_time()

    def _show_offer(self) -> None:
        """Let the bar offer what can be done now."""
        game_controller, takeover = self.game_controller, self.game_controller.takeover
        if takeover and takeover.showing:
            self.control_bar.show_offer(takeover.bar_offer)
            self._show_ribbon(takeover.bar_offer.ribbon)
            return
        self._show_ribbon(None)
        moment = Moment.OVER if self._session.is_over else Moment.TURN
        if self._table.moving or game_controller.auto_play.mode:
            moment = Moment.LAY if self._table.halted else Moment.FINISH
        self.control_bar.show_offer(self._offers.offer(moment, game_controller.keys))

    def show_above_table(self, widget: QWidget) -> None:
        """Put a widget above the table."""
        self._column.insertWidget(0, widget)

    def _show_ribbon(self, ribbon: Ribbon | None) -> None:
        if self.ribbon is None and ribbon:
            from warapp.ui.window.ribbon import RibbonStrip

            self.ribbon = RibbonStrip(self.control_bar.theme, self)
            self._column.insertWidget(0, self.ribbon)
        if self.ribbon:
            self.ribbon.show_ribbon(ribbon)

    def show_instead_of_table(self, widget: QWidget | None) -> None:
        """Show another widget where the table is, which has the keys meanwhile; None for the table."""
        left, self._instead = self._instead, widget
        if left is not None:
            self._column.removeWidget(left)
        if widget is not None:
            self._column.insertWidget(self._column.indexOf(self._view), widget, 1)
        (widget or self._view).show()
        self._view.setFocusProxy(cast(QWidget, widget))  # which may be None: none
        self._view.setFocus()
        if left is not None:
            left.hide()  # only now: with what is hidden the focus would go to a button
        self._view.setVisible(widget is None)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table for the bar and the ribbon."""
        self.control_bar.set_theme(theme)
        if self.ribbon:
            self.ribbon.set_theme(theme)

    def _show_time(self) -> None:
        self.control_bar.status.show_time(self._session.left_ms)

    def _show_pause(self, paused: bool) -> None:
        if self._pause_overlay is None:
            from warapp.ui.window.pause_overlay import PauseOverlay

            self._pause_overlay = PauseOverlay(self, self._view, self.control_bar.theme)
            self._pause_overlay.resumed.connect(lambda: self.game_controller.pause(False))
        if paused:
            self._popups.close()
            self._pause_overlay.cover(self.control_bar.theme)
        else:
            self._pause_overlay.hide()
            self._view.setFocus()
        self._update_actions()

    def _go_to_table(self) -> None:
        if not self.game_controller.stop():
            self._set_full_screen(False)
        self._view.take_keys()

    def _set_full_screen(self, full: bool) -> None:
        """Use the whole screen, or restore the window, maximized or not."""
        now, full_screen = self.windowState(), Qt.WindowState.WindowFullScreen
        self.setWindowState(now | full_screen if full else now & ~full_screen)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.ribbon:
            self.ribbon.fit_font()
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())
            self.menuBar().setVisible(not self.isFullScreen())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_to_size()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        from warapp.ui.appearance.window_state import save_window_state

        self.game_controller.stop()
        self._table.cancel()
        self.closing.emit()
        save_window_state(self, self._settings)
        super().closeEvent(event)
