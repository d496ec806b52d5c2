"""Tells a screen reader what happens and what is on the table, as soon as there is one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView

from warapp._compat import override
from warapp.session import Round
from warapp.table.layout.layout import Layout
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.ui.play.window_context import WindowContext
from warapp.ui.screen_reader.parts import table_parts
from warapp.ui.screen_reader.standing import line_and_standing, standing
from warapp.ui.screen_reader.table_objects import TableObjects
from warapp.ui.screen_reader.teller import Teller, Told
from warapp.words.spoken.battles import SpokenBattles
from warapp.words.spoken.table_parts import TableNames
from warapp.words.translation import Translator, joined


class TableInstead(Protocol):
    """Another table, in place of that of the round."""

    @property
    def line(self) -> str:
        """Its line of words."""
        ...

    @property
    def standing(self) -> str:
        """What is on it, in words."""
        ...


class ScreenReaderController(QObject):
    """Keeps the table's objects, and announces what was done.

    Args:
        context: the parts of the window.
        announce: has a text read out, at once if it is urgent.
        speed_words: returns the speed in words.

    Attributes:
        is_heard: whether a screen reader is there.
        instead: the table that is shown in place of that of the round; None for that.
    """

    spoken = Signal(str)
    """What a screen reader was told of the round, or of what a key did."""

    def __init__(
        self,
        context: WindowContext,
        announce: Callable[[str, bool], None],
        speed_words: Callable[[], str],
    ) -> None:
        super().__init__(context.window)
        self._context, self._announce, self._speed_words = context, announce, speed_words
        self._words = Translator(context.translate)
        self._objects: TableObjects | None = None
        self._shown, self._earlier = context.session.round, ""
        self._last = ""
        self.instead: TableInstead | None = None
        self.is_heard: Callable[[], bool] = QAccessible.isActive
        self.teller = Teller(self._told, context.settings, context.translate, lambda: self.is_heard(), self)
        self.teller.spoken.connect(self.speak)
        self._connect_teller()
        self._connect()
        self.update_objects()

    @property
    def _told(self) -> Told:
        """The round of the window."""
        context, game, session = self._context, self._context.game_controller, self._context.session
        return Told(
            context.table,
            narrator=lambda: game.narrator,
            battles=lambda: SpokenBattles(game.names, session.rules, context.translate, game.you),
            is_over=lambda: session.is_over,
            is_done=lambda: game.auto_play.is_done,
            step_prompt=lambda: game.step_prompt,
        )

    def _connect_teller(self) -> None:
        game, teller = self._context.game_controller, self.teller
        game.battle_told.connect(teller.tell_battle)
        game.time_told.connect(teller.tell_time)
        game.settled.connect(teller.end_steps)
        game.auto_play.changed.connect(teller.tell_mode)
        self._context.session.round_started.connect(lambda _: teller.series.take())

    def _connect(self) -> None:
        context, actions, game = self._context, self._context.actions, self._context.game_controller
        context.session.round_started.connect(self._tell_round)
        game.paused_changed.connect(self._tell_pause)
        game.settled.connect(self.update_objects)
        game.keys_changed.connect(self.update_objects)
        context.table.caption_changed.connect(lambda _: self.update_objects())
        context.settings.changed.connect(self._tell_setting)
        actions.full_screen.toggled.connect(self._tell_full_screen)
        actions.say_again.triggered.connect(self._say_again)
        actions.say_standing.triggered.connect(self._say_standing)
        context.view.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.FocusIn):
            self.update_objects()
        return False

    @property
    def standing(self) -> str:
        """What is on the table, in words: who holds how many cards, and which cards lie there."""
        if self.instead:
            return self.instead.standing
        context, game = self._context, self._context.game_controller
        names = TableNames(game.names, context.translate)
        return standing(context.table.stage, game.description, names, self._words)

    @Slot()
    def update_objects(self) -> None:
        """Update the objects of the table; in a series only with each sentence about it."""
        if self._context.game_controller.auto_play.mode is None:
            self._update()

    def _update(self, *, in_motion: bool = False) -> None:
        """Update the objects while nothing moves, or as things are on their way."""
        table, view = self._context.table, self._context.view
        if not self.is_heard() or (table.moving and not table.halted and not in_motion):
            return
        scene = view.scene() if isinstance(view, QGraphicsView) else None
        if isinstance(view, QGraphicsView) and isinstance(scene, TableScene):
            with suppress(RuntimeError):  # it has no size yet
                self._show_objects(view, scene.stage, scene.table_layout)

    def _show_objects(self, view: QGraphicsView, stage: Stage, layout: Layout) -> None:
        context = self._context
        if self._objects is None:
            self._objects = TableObjects(view, self.describe)
        game = context.game_controller
        names = TableNames(game.names, context.translate)
        self._objects.show(table_parts(stage, layout, names, game.keys))

    def describe(self) -> str:
        """Return what is on the table in sight, while it is at rest."""
        return line_and_standing(self._line, self.standing, self._words)

    @property
    def _line(self) -> str:
        return self.instead.line if self.instead else self._context.table.stage.labels.caption

    @Slot(str)
    @Slot(str, bool)
    def speak(self, words: str, is_urgent: bool = False) -> None:
        """Have a text read out, at once if it is urgent; a key says it again."""
        if not self.is_heard():
            return
        self._last = words
        self._announce(words, is_urgent)
        self.spoken.emit(words)
        self._update(in_motion=self._context.game_controller.auto_play.mode is not None)

    @Slot()
    def _say_again(self) -> None:
        self._context.messages.say(self._last or self._line)

    @Slot()
    def _say_standing(self) -> None:
        self._context.messages.say(self.standing)

    @Slot(object)
    def _tell_round(self, round_: Round) -> None:
        """Say which round is on the table now."""
        state, before = round_.state, self._shown
        is_restored = round_.round_id == self._earlier
        self._shown, self._earlier = round_, before.round_id
        what = ""
        if is_restored:
            what = self.tr("Back to the round before.")
        elif not state.battles and not state.outcome:
            same = round_.start == before.start and round_.rules == before.rules
            what = self.tr("Same cards again.") if same else self.tr("New round.")
        caption = self._context.table.stage.labels.caption
        standing = self._context.game_controller.description
        self.speak(joined((what, caption, standing if state.battles else ""), self._words))

    @Slot(bool)
    def _tell_pause(self, paused: bool) -> None:
        self.speak(self.tr("Paused. The cards are covered.") if paused else self.tr("The round goes on."))

    @Slot(str)
    def _tell_setting(self, name: str) -> None:
        if name == "muted":
            self.speak(self.tr("Sound off.") if self._context.settings.muted else self.tr("Sound on."))
        elif name == "speed":
            self.speak(self.tr("Speed: {speed}.").format(speed=self._speed_words()))

    @Slot(bool)
    def _tell_full_screen(self, full: bool) -> None:
        self.speak(self.tr("Full screen on.") if full else self.tr("Full screen off."))
