"""Opens the history in the window, and lets earlier positions take over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence

from warapp.engine import State
from warapp.ui.appearance.deck import small_deck_style
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.appearance.window_state import restore_dock
from warapp.ui.play.bar_offer import BarOffer, Offer, Ribbon
from warapp.ui.play.window_context import WindowContext
from warapp.ui.widgets.numbers import number_text
from warapp.words.lab.chances import chance_sentence
from warapp.words.position import position_words

if TYPE_CHECKING:
    from warapp.ui.history.chance import Chance, ChanceWorker
    from warapp.ui.history.dock import HistoryDock
    from warapp.ui.history.review import Review
    from warapp.ui.play.small_cards import SmallCards

COLOUR_OF_THE_PAST = 0.5
"""How much of its colour the table keeps while it shows an earlier battle."""


class HistoryController(QObject):
    """Opens the history, and takes over the table; creates review and dock on first use.

    Args:
        context: the parts of the window.

    Attributes:
        review: steps through the round; set when the history is first opened.
        dock: shows it; likewise.
    """

    changed = Signal()
    """The table shows another position."""
    announced = Signal(str)
    """Text for a screen reader."""
    review: Review
    dock: HistoryDock
    _chances: ChanceWorker

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context, self._game_controller = context, context.game_controller
        self._past: State | None = None
        self._is_created = False
        actions = context.actions
        actions.history.triggered.connect(self.show)
        actions.first.triggered.connect(lambda: self._look_back(lambda review: review.to_first()))
        actions.back.triggered.connect(lambda: self._look_back(lambda review: review.step(-1)))
        actions.replay.triggered.connect(lambda: self._look_back(lambda review: review.toggle_replay()))

    @property
    def showing(self) -> bool:
        """Whether an earlier position is on the table."""
        return self._past is not None and self.review.looking_back

    @property
    def description(self) -> str:
        """The earlier position in words, or ''."""
        return self._game_controller.narrator.position(self._past) if self._past else ""

    @property
    def bar_offer(self) -> BarOffer:
        """The steps, and the way back."""
        actions, review = self._context.actions, self.review
        esc = actions.to_table.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        back_to_now = self.tr("Back to now")
        tip = self.tr("{tip} ({key})").format(tip=self.tr("Show the current table"), key=esc)
        #: the place before the first battle
        place = self.tr("The deal")
        if review.current:
            words = self.tr("Battle {number} of {last}")
            place = words.format(number=number_text(review.current), last=number_text(review.last))
        return BarOffer(
            Offer(actions.to_table, back_to_now, key=esc, tip=tip),
            (
                #: a button: one battle earlier
                Offer(actions.back, self.tr("Back"), Symbol.BACK),
                #: a button: one battle later
                Offer(actions.forward, self.tr("Next"), Symbol.FORWARD),
            ),
            Offer(actions.new_round, self.tr("New round"), Symbol.NEW_ROUND),
            place,
            Ribbon(self.tr("{place} – looking back").format(place=place), Symbol.HISTORY),
        )

    def press(self) -> None:
        """Finish any motion, or go back to the round if there is none."""
        if self._context.table.moving:
            self._context.table.skip(holds=self.review.replaying)
        else:
            self.end()

    def end(self) -> None:
        """Go back to the round."""
        self.review.return_to_round()

    def give_way(self) -> None:
        """Leave the table to something else."""
        self.review.give_way()

    @Slot(bool)
    def show(self, shown: bool = True) -> None:
        """Open or close the dock."""
        if not self._is_created:
            self._create()
        if shown:
            self.dock.open_over(self._context.window)
        else:
            self.dock.close()

    @Slot()
    def replay_all(self) -> None:
        """Open the dock, and replay the whole round."""
        self.show()
        self.review.replay_from(1)

    @Slot()
    def refresh(self) -> None:
        """Show another round, or other players."""
        self.dock.reset(self._game_controller.names)
        self._update_actions()

    def _look_back(self, do: Callable[[Review], object]) -> None:
        self.show()
        do(self.review)

    def _create(self) -> None:
        from warapp.ui.history.chance import ChanceWorker
        from warapp.ui.history.dock import HistoryActions, HistoryDock
        from warapp.ui.history.review import Review

        context, actions, game_controller = self._context, self._context.actions, self._game_controller
        steps = HistoryActions(
            actions.first, actions.back, actions.replay, actions.forward, actions.last, actions.continue_here
        )
        self._is_created = True
        self.review = Review(context.session, context.table, lambda: game_controller.narrator, self)
        self.dock = HistoryDock(self.review, steps, self._words_of, self._small_cards(), context.window)
        self._chances = ChanceWorker(self)
        self.refresh()
        self._connect()
        restore_dock(self.dock, context.window)

    def _connect(self) -> None:
        """Connect review and dock."""
        from warapp.ui.history.page_turn import PageTurn

        review, actions, game_controller = self.review, self._context.actions, self._game_controller
        actions.forward.triggered.connect(lambda: review.step(1))
        actions.last.triggered.connect(review.to_last)
        actions.continue_here.triggered.connect(review.continue_from_here)
        game_controller.battle_told.connect(review.add_battle)
        game_controller.settled.connect(review.table_settled)
        page = PageTurn(self._context.view, self._context.table)
        review.stepping.connect(page.lift)
        review.stepped.connect(page.turn)
        review.looked_back.connect(self._looked_back)
        review.returned.connect(game_controller.show_round)
        review.round_changed.connect(self.refresh)
        review.announced.connect(self.announced)
        review.current_changed.connect(self.changed)
        for changed in (review.extended, review.current_changed, review.replaying_changed):
            changed.connect(self._update_actions)
        for moved in (review.extended, review.current_changed, review.round_changed):
            moved.connect(self._ask_chance)
        self._chances.found.connect(self._show_chance)
        self.dock.opened.connect(self._dock_opened)
        self._context.settings.changed.connect(self._apply_deck_style)

    def _dock_opened(self, opened: bool) -> None:
        if opened:
            self._game_controller.stop_auto_play()
            self.review.open()
            self._ask_chance()
        else:
            self._chances.cancel()
            self.review.close()
        self._context.actions.history.setChecked(opened)
        if not opened:
            self._context.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _ask_chance(self) -> None:
        """Ask how often such a seat wins from the position at the cursor, while the dock is in sight."""
        from warapp.ui.history.chance import Standing

        context, review = self._context, self.review
        rows = review.replay.counts()
        if not self.dock.isVisible() or any(review.current >= len(row) for row in rows):
            return
        counts = [row[review.current] for row in rows]
        rules, pace = context.session.rules, context.clock_pace
        standing = Standing.of(rules, counts, review.current, pace, self._game_controller.you)
        if standing is None:
            self._chances.cancel()
            self.dock.show_chance("")
        else:
            self._chances.ask(standing)

    def _show_chance(self, chance: Chance) -> None:
        cards = (chance.held, chance.there)
        self.dock.show_chance(chance_sentence(cards, chance.share, chance.rounds, self._context.translate))

    def _looked_back(self, past: State | None) -> None:
        before, self._past = self._past, past
        if past and not before:
            self._take_over_table()
        self._update_actions()
        if (past is None) != (before is None):
            self._context.table.set_colour(1.0 if past is None else COLOUR_OF_THE_PAST)
            self.changed.emit()

    def _take_over_table(self) -> None:
        game_controller = self._game_controller
        other, game_controller.takeover = game_controller.takeover, None
        if other and other is not self:
            other.end()
        game_controller.stop_auto_play()
        game_controller.pause(False)
        game_controller.takeover = self

    def _update_actions(self) -> None:
        review, actions = self.review, self._context.actions
        for action in (actions.first, actions.back):
            action.setEnabled(review.current > 0)
        for action in (actions.forward, actions.last, actions.continue_here):
            action.setEnabled(review.looking_back)
        actions.replay.setEnabled(review.last > 0)
        actions.replay.setChecked(review.replaying)

    def _small_cards(self) -> SmallCards:
        from warapp.ui.play.small_cards import SmallCards

        context = self._context
        return SmallCards(small_deck_style(context.settings, context.session.rules), context.theme())

    def _apply_deck_style(self) -> None:
        """Draw the small cards in the chosen style."""
        self.dock.show_cards(self._small_cards())

    def _words_of(self, number: int) -> str:
        """Return the text of a battle by its number; 0 is the deal."""
        replay, game_controller = self.review.replay, self._game_controller
        if number:
            return game_controller.narrator.battle(replay.battle(number))
        deal = self.tr("The deal. {held}")
        return deal.format(
            held=position_words(
                replay.start, game_controller.names, self._context.translate, game_controller.you
            )
        )
