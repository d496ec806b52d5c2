"""Opens a whole round with open hands in place of the table, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from warapp.clock import Hold
from warapp.engine import Record
from warapp.table.drawing.deck_style import DeckStyle
from warapp.ui.appearance.deck import deck_style
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.play.bar_offer import BarOffer, Offer, Ribbon
from warapp.ui.play.window_context import WindowContext
from warapp.ui.widgets.numbers import number_text

if TYPE_CHECKING:
    from warapp.table.table import Table
    from warapp.table.view import TableView
    from warapp.ui.open_hands.reader import OpenHandsReader
    from warapp.ui.open_hands.round_show import RoundShow
    from warapp.ui.open_hands.scene import OpenScene
    from warapp.ui.screen_reader.controller import ScreenReaderController


class OpenHandsController(QObject):
    """Takes over the table; builds one of its own each time, and keeps none.

    Args:
        context: the parts of the window.
        show_instead: shows a widget in place of the table; None for the table.
        screen_reader: tells what happens.
    """

    changed = Signal()
    """The table shows something else, or another battle."""

    def __init__(
        self,
        context: WindowContext,
        show_instead: Callable[[QWidget | None], None],
        screen_reader: ScreenReaderController,
    ) -> None:
        super().__init__(context.window)
        self._context, self._show_instead = context, show_instead
        self._screen_reader = screen_reader
        self._show: RoundShow | None = None
        self._table: Table | None = None
        self._view: TableView | None = None
        self._scene: OpenScene | None = None
        self._reader: OpenHandsReader | None = None
        self._was_paused = False
        self._back, self._next = QAction(self), QAction(self)
        for action, by in ((self._back, -1), (self._next, 1)):
            action.triggered.connect(lambda _=False, by=by: self._step(by))
        context.actions.open_hands.triggered.connect(self.open)
        context.session.clock_changed.connect(self._go_on)
        context.settings.changed.connect(self._follow_settings)

    @property
    def showing(self) -> bool:
        """Whether it is on the table."""
        return self._show is not None

    @property
    def description(self) -> str:
        """What is on the table, in words."""
        return self._show.description if self._show else ""

    @property
    def bar_offer(self) -> BarOffer:
        """The steps, stopping and going on, and the way back."""
        actions, show = self._context.actions, self._show
        assert show is not None
        words, tip = self.tr("Stop"), self.tr("Stop after this battle (Space)")
        if show.is_over and not show.playing:
            words, tip = self.tr("Watch another"), self.tr("Watch another round (Space)")
        elif not show.playing:
            #: a button: go on with battle after battle
            words, tip = self.tr("Play on"), self.tr("Play battle after battle (Space)")
        space = QKeySequence("Space").toString(QKeySequence.SequenceFormat.NativeText)
        limit = show.rules.battle_limit
        place = self.tr("Battle {number}").format(number=number_text(show.number))
        if limit is not None:
            both = self.tr("Battle {number} / {limit}")
            place = both.format(number=number_text(show.number), limit=number_text(limit))
        return BarOffer(
            Offer(actions.turn, words, key=space, tip=tip),
            (
                #: a button: one battle earlier
                Offer(
                    self._back,
                    self.tr("Back"),
                    Symbol.BACK,
                    tip=self._tip(self.tr("Show the battle before"), self._back),
                ),
                #: a button: one battle later
                Offer(
                    self._next,
                    self.tr("Next"),
                    Symbol.FORWARD,
                    tip=self._tip(self.tr("Show the next battle"), self._next),
                ),
            ),
            Offer(
                actions.to_table,
                self.tr("Back to my round"),
                Symbol.RESTART,
                tip=self._tip(self.tr("Show your round again"), actions.to_table),
            ),
            place,
            Ribbon(self.tr("Open hands – a whole round"), Symbol.OPEN_HANDS),
            self.tr("Deal {number}").format(number=show.deal_number),
            frozenset((actions.history, actions.guide)),
        )

    def _tip(self, tip: str, action: QAction) -> str:
        """Return what a button does, and by which key."""
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return self.tr("{tip} ({key})").format(tip=tip, key=key)

    @Slot()
    def open(self) -> None:
        """Show a round by the rules on the table, but of another deal: this one is to be played."""
        if self._show is None:
            self._take_over()
            self.changed.emit()  # so that the table has its size before anything is drawn
        show = self._show
        assert show is not None
        session = self._context.session
        show.begin(Record(session.rules, deal_number=session.draw_number()))

    def press(self) -> None:
        """Stop, play on, or watch another round."""
        if self._show is None:
            return
        if self._show.is_over and not self._table_moves:
            self.open()
        else:
            self._show.press()

    def end(self) -> None:
        """Put the round back as it was."""
        if self._show is not None:
            self._leave()
            self._context.game_controller.pause(self._was_paused)
            self.changed.emit()

    def give_way(self) -> None:
        """End, since something else takes the table."""
        if self._show is not None:
            self._leave()
            self.changed.emit()

    @property
    def _deck_style(self) -> DeckStyle:
        return deck_style(self._context.settings, self._context.session.rules)

    @property
    def _table_moves(self) -> bool:
        return self._table is not None and self._table.moving

    def _take_over(self) -> None:
        game_controller = self._context.game_controller
        other, game_controller.takeover = game_controller.takeover, None
        if other:
            other.end()
        self._was_paused = game_controller.paused
        game_controller.pause(False)
        game_controller.stop_auto_play()
        self._context.table.skip()
        self._build()
        game_controller.takeover = self
        self._context.session.clock.hold(Hold.EXAMPLE)
        self._take_keys()

    def _build(self) -> None:
        from warapp.table.view import TableView
        from warapp.ui.open_hands.reader import OpenHandsReader
        from warapp.ui.open_hands.round_show import RoundShow
        from warapp.ui.open_hands.scene import OpenScene, OpenStage

        context = self._context
        scene = self._scene = OpenScene(OpenStage(), self._deck_style, context.translate, self)
        scene.set_theme(context.theme())
        table = self._table = context.new_table(scene)
        table.setParent(scene)
        table.set_reduced_motion(context.table.is_motion_reduced)
        table.set_speed(context.speed)
        show = self._show = RoundShow(
            table, scene, context.usual_names, context.translate, self._may_go_on, scene
        )
        show.changed.connect(self._show_changed)
        view = self._view = TableView(scene)
        view.setAccessibleName(self.tr("Open hands"))
        view.clicked.connect(context.game_controller.turn_cards)
        table.many_moving.connect(view.set_many_moving)
        reader = OpenHandsReader(context, self._screen_reader, view, scene, table, show)
        self._reader = self._screen_reader.instead = reader
        self._show_instead(view)
        view.lay_out()

    def _leave(self) -> None:
        show, view, scene = self._show, self._view, self._scene
        assert show is not None
        assert view is not None
        assert scene is not None
        assert self._reader is not None
        self._reader.leave()
        show.stop()
        self._reader = self._screen_reader.instead = None
        self._show_instead(None)
        self._show = self._table = self._view = self._scene = None
        view.deleteLater()
        scene.deleteLater()
        self._give_keys_back()
        self._context.session.clock.release(Hold.EXAMPLE)

    def _take_keys(self) -> None:
        """Let the keys of the history's steps make the steps."""
        actions = self._context.actions
        for mine, theirs in ((self._back, actions.back), (self._next, actions.forward)):
            mine.setShortcuts(theirs.shortcuts())
            theirs.setShortcuts([])
            self._context.window.addAction(mine)

    def _give_keys_back(self) -> None:
        actions = self._context.actions
        for mine, theirs in ((self._back, actions.back), (self._next, actions.forward)):
            self._context.window.removeAction(mine)
            theirs.setShortcuts(mine.shortcuts())
            mine.setShortcuts([])

    def _step(self, by: int) -> None:
        if self._show:
            self._show.step(by)

    def _may_go_on(self) -> bool:
        clock = self._context.session.clock
        return not clock.holds(Hold.HIDDEN) and not clock.holds(Hold.DIALOG)

    def _go_on(self) -> None:
        if self._show:
            self._show.go_on()

    def _show_changed(self) -> None:
        if show := self._show:
            self._back.setEnabled(show.number > 0)
            self._next.setEnabled(not show.is_over)
        self.changed.emit()

    def _follow_settings(self, name: str) -> None:
        if not self._table or not self._scene:
            return
        if name == "speed":
            self._table.set_speed(self._context.speed)
        elif name == "reduced_motion":
            self._table.set_reduced_motion(self._context.table.is_motion_reduced)
        elif name == "theme":
            self._scene.set_theme(self._context.theme())
        self._scene.set_deck_style(self._deck_style)
