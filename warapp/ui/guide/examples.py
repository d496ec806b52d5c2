"""Plays worked examples on the table, and puts the round back afterwards."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from warapp.clock import Hold
from warapp.engine.examples import Example
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.play.bar_offer import BarOffer, Offer, Ribbon
from warapp.ui.play.window_context import WindowContext
from warapp.words import Narrator
from warapp.words.examples import example_title
from warapp.words.translation import Translator

SLOW = 0.5
"""The speed of an example, as a factor of the normal speed."""


class ExamplePlayer(QObject):
    """Shows an example in place of the round; the clock stands still, and the session is never touched.

    Args:
        context: the parts of the window.
    """

    changed = Signal()
    """An example started, finished, or left the table."""
    announced = Signal(str)
    """Text for a screen reader."""

    def __init__(self, context: WindowContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context, self._table, self._translate = context, context.table, context.translate
        self._example: Example | None = None
        self._caption = ""
        self._finished = False
        self._was_paused = False
        self._again = QAction(self)
        self._again.setToolTip(self.tr("Play the example again"))
        self._again.triggered.connect(self.replay)
        context.table.settled.connect(self._announce_end)

    @property
    def example(self) -> Example | None:
        """The example on the table, or None."""
        return self._example

    @property
    def showing(self) -> bool:
        """Whether an example is on the table."""
        return self._example is not None

    @property
    def title(self) -> str:
        """The title of the example, or ''."""
        return example_title(self._example.name, self._translate) if self._example else ""

    @property
    def description(self) -> str:
        """The position at the end of the example in words, or ''."""
        if self._example is None:
            return ""
        return self._narrator(self._example).position(self._example.battle.after)

    @property
    def bar_offer(self) -> BarOffer:
        """The example once more, or the way back."""
        actions = self._context.actions
        esc = actions.to_table.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = self.tr("{tip} ({key})").format(tip=self.tr("Show your round again"), key=esc)
        return BarOffer(
            Offer(actions.to_table, self.tr("Back to the round"), key=esc, tip=tip),
            #: a button: play the example again
            (Offer(self._again, self.tr("Once more"), Symbol.RESTART),),
            Offer(actions.new_round, self.tr("New round"), Symbol.NEW_ROUND),
            self.tr("Example"),
            Ribbon(self.tr("Example: {title}").format(title=self.title), Symbol.PLAY),
        )

    def show(self, example: Example) -> None:
        """Play an example in place of the round, or of another example."""
        if self._example is None:
            game_controller = self._context.game_controller
            if game_controller.takeover:
                game_controller.takeover.end()
            game_controller.takeover = self
            self._was_paused = game_controller.paused
            game_controller.pause(False)
            game_controller.stop_auto_play()
            self._table.skip()
            self._caption = self._table.stage.labels.caption
            self._context.session.clock.hold(Hold.EXAMPLE)
        self._example, self._finished = example, False
        words, start = Translator(self._translate), example.record.start
        self._table.set_speed(SLOW)
        self._table.set_up(start, self._context.usual_names(example.record.rules.seats))
        self._table.say(words.tr("Example: {title}.").format(title=self.title))
        self.changed.emit()
        self._table.deal(start)
        self._table.tell(example.battle, self._narrator(example).says(example.battle))

    def replay(self) -> None:
        """Play the example again from the start."""
        if self._example:
            self.show(self._example)

    def press(self) -> None:
        """Finish any motion, or go back to the round if there is none."""
        if self._table.moving:
            self._table.skip()
        else:
            self.end()

    def end(self) -> None:
        """Put the round back as it was."""
        if self._example is None:
            return
        self._leave_table()
        self._context.game_controller.set_up_table()
        self._table.say(self._caption)
        self._context.game_controller.pause(self._was_paused)
        self.changed.emit()

    def give_way(self) -> None:
        """End without putting the round back, since something else takes the table."""
        if self._example is not None:
            self._leave_table()
            self.changed.emit()

    def _narrator(self, example: Example) -> Narrator:
        rules = example.record.rules
        return Narrator(self._context.usual_names(rules.seats), rules, self._translate)

    def _leave_table(self) -> None:
        self._example = None
        self._table.cancel()
        self._table.set_speed(self._context.speed)
        self._context.session.clock.release(Hold.EXAMPLE)

    def _announce_end(self) -> None:
        if self._example is None or self._finished:
            return
        self._finished = True
        self.announced.emit(self._narrator(self._example).battle(self._example.battle))
        self.changed.emit()
