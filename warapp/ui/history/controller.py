"""The history of the round on the table: made when it is first wanted, it joins review, dock and menus."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from warapp.engine import State
from warapp.table.card_art import CardArt
from warapp.ui.appearance.controller import deck_style
from warapp.ui.appearance.window_state import restore_dock
from warapp.ui.history.dock import HistoryActions, HistoryDock
from warapp.ui.history.review import Review
from warapp.ui.play.actions import Actions
from warapp.ui.play.game_controller import GameController
from warapp.ui.play.window_context import WindowContext
from warapp.vocabulary import FaceStyle
from warapp.words.position import position_words


class History(QObject):
    """Everything about the history of one window; an earlier position is an interlude on the table.

    Args:
        parts: of the window.
        conductor: gives the table away, and has it back.
        actions: the menus.
    """

    changed = Signal()
    """Another position is on the table."""
    opened = Signal(bool)
    """The dock was opened, or closed."""
    announced = Signal(str)
    """Words for a screen reader."""

    def __init__(self, parts: WindowContext, game_controller: GameController, actions: Actions) -> None:
        super().__init__(parts.window)
        self._parts, self._conductor = parts, game_controller
        self._actions = HistoryActions(
            actions.first, actions.back, actions.replay, actions.forward, actions.last, actions.continue_here
        )
        self._past: State | None = None
        self._art = CardArt()
        self.review = Review(parts.session, parts.table, lambda: game_controller.narrator, self)
        self.dock = HistoryDock(self.review, self._actions, self._words_of, self._art, parts.window)
        self._follow_style()
        self.refresh()
        self._join()
        restore_dock(self.dock, parts.window)

    @property
    def showing(self) -> bool:
        """Whether an earlier position is on the table."""
        return self.review.looking_back

    @property
    def position(self) -> str:
        """That position in words."""
        return self._conductor.narrator.position(self._past) if self._past else ""

    def press(self) -> None:
        """Do what a press on the table means: finish what moves, else go back to the round."""
        if self._parts.table.moving:
            self._parts.table.skip()
        else:
            self.end()

    def end(self) -> None:
        """Go back to the round."""
        self.review.return_to_round()

    def give_way(self) -> None:
        """Leave the table to another round."""
        self.review.give_way()

    def show(self, shown: bool = True) -> None:
        """Open the dock, or close it."""
        if shown:
            self.dock.open_over(self._parts.window)
        else:
            self.dock.close()

    def replay_all(self) -> None:
        """Open the dock, and tell the whole round once more."""
        self.show()
        self.review.replay_from(1)

    def refresh(self) -> None:
        """Show the round anew: it is another, or other people are at the table."""
        self.dock.reset(self._conductor.names)
        self._follow()

    def _join(self) -> None:
        review, actions, game_controller = self.review, self._actions, self._conductor
        actions.first.triggered.connect(review.to_first)
        actions.back.triggered.connect(lambda: review.step(-1))
        actions.replay.triggered.connect(review.toggle_replay)
        actions.forward.triggered.connect(lambda: review.step(1))
        actions.last.triggered.connect(review.to_last)
        actions.continue_here.triggered.connect(review.continue_from_here)
        game_controller.battle_told.connect(review.add_battle)
        game_controller.settled.connect(review.table_settled)
        review.looked_back.connect(self._looked_back)
        review.returned.connect(game_controller.show_position)
        review.round_changed.connect(self.refresh)
        review.announced.connect(self.announced)
        review.current_changed.connect(self.changed)
        for changed in (review.extended, review.current_changed, review.replaying_changed):
            changed.connect(self._follow)
        self.dock.opened.connect(self._dock_opened)
        self.dock.opened.connect(self.opened)
        self._parts.settings.changed.connect(self._follow_style)

    def _dock_opened(self, opened: bool) -> None:
        if opened:
            self._conductor.stop_series()
            self.review.open()
        else:
            self.review.close()

    def _looked_back(self, past: State | None) -> None:
        before, self._past = self._past, past
        if past and not before:
            self._take_table()
        self._follow()
        if (past is None) != (before is None):
            self.changed.emit()

    def _take_table(self) -> None:
        game_controller = self._conductor
        other, game_controller.interlude = game_controller.interlude, None
        if other and other is not self:
            other.end()
        game_controller.stop_series()
        game_controller.pause(False)
        game_controller.interlude = self

    def _follow(self) -> None:
        review, actions = self.review, self._actions
        for action in (actions.first, actions.back):
            action.setEnabled(review.current > 0)
        for action in (actions.forward, actions.last, actions.continue_here):
            action.setEnabled(review.looking_back)
        actions.replay.setEnabled(review.last > 0)
        actions.replay.setChecked(review.replaying)

    def _follow_style(self) -> None:
        """Draw the small cards in the chosen colours, always with big numbers."""
        self._art.set_style(deck_style(self._parts.settings)._replace(faces=FaceStyle.BIG_NUMBERS))
        self.dock.redraw_cards()

    def _words_of(self, number: int) -> str:
        replay = self.review.replay
        if number:
            return self._conductor.narrator.battle(replay.battle(number))
        deal = self.tr("The deal. {held}")
        return deal.format(
            held=position_words(
                replay.start, self._conductor.names, self._parts.translate, self._conductor.you
            )
        )
