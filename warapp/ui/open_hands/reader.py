"""The table with open hands for a screen reader: its things as objects, and what is spoken of its battles."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot

from warapp._compat import override
from warapp.table.table import Table
from warapp.table.view import TableView
from warapp.ui.open_hands.round_show import RoundShow
from warapp.ui.open_hands.scene import OpenScene
from warapp.ui.play.window_context import WindowContext
from warapp.ui.screen_reader.controller import ScreenReaderController
from warapp.ui.screen_reader.parts import OpenPile, table_parts
from warapp.ui.screen_reader.standing import standing
from warapp.ui.screen_reader.table_objects import TableObjects
from warapp.ui.screen_reader.teller import Teller, Told
from warapp.words.spoken.battles import SpokenBattles
from warapp.words.spoken.table_parts import TableNames
from warapp.words.translation import Translator


class OpenHandsReader(QObject):
    """Keeps the objects of a table with open hands, and has its battles told as those of a round are.

    Args:
        context: the parts of the window.
        screen_reader: speaks.
        view: shows the table.
        scene: what the view shows.
        table: tells the battles.
        show: plays them.
    """

    def __init__(
        self,
        context: WindowContext,
        screen_reader: ScreenReaderController,
        view: TableView,
        scene: OpenScene,
        table: Table,
        show: RoundShow,
    ) -> None:
        super().__init__(show)
        self._context, self._screen_reader = context, screen_reader
        self._view, self._scene, self._table, self._show = view, scene, table, show
        self._words = Translator(context.translate)
        self._objects: TableObjects | None = None
        self.teller = Teller(
            self._told, context.settings, context.translate, lambda: screen_reader.is_heard(), self
        )
        self._connect()

    @property
    def _told(self) -> Told:
        context, show = self._context, self._show
        return Told(
            self._table,
            narrator=lambda: show.narrator,
            battles=lambda: SpokenBattles(show.names, show.rules, context.translate, 0),
            is_over=lambda: show.is_over,
            after_end=self.tr("Press Space to watch another round."),
        )

    def _connect(self) -> None:
        show, teller = self._show, self.teller
        show.battle_told.connect(teller.tell_battle)
        show.time_told.connect(teller.tell_time)
        show.auto_play.changed.connect(teller.tell_mode)
        show.looked_back.connect(self._look_back)
        show.changed.connect(self.update)
        teller.spoken.connect(self._speak)
        self._view.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.FocusIn):
            self.update()
        return False

    @property
    def line(self) -> str:
        """The line of words."""
        return self._table.stage.labels.caption

    @property
    def standing(self) -> str:
        """What is on the table, in words: who holds how many cards, and which cards lie beside the piles."""
        return standing(self._table.stage, self._show.description, self._names, self._words)

    @property
    def _names(self) -> TableNames:
        return TableNames(self._show.names, self._context.translate)

    @Slot()
    def update(self) -> None:
        """Update the objects at rest; in a series only after the deal, and with each sentence about it."""
        self._update(is_due=not self._show.playing or not self._show.number)

    def _update(self, *, is_due: bool) -> None:
        if not self._screen_reader.is_heard():
            return
        if self._objects is None:
            self._objects = TableObjects(self._view, self._screen_reader.describe)
        scene, show = self._scene, self._show
        in_series = show.playing and show.number > 0
        if is_due and scene.shown_piles and (in_series or not self._table.moving):
            piles = [OpenPile(*pile) for pile in zip(scene.shown_piles, scene.strips, strict=True)]
            self._objects.show(table_parts(scene.stage, scene.table_layout, self._names, {}, piles))

    def leave(self) -> None:
        """Say no more of it: the round comes back."""
        self.teller.series.take()
        self.teller.spoken.disconnect(self._speak)

    @Slot(str)
    def _look_back(self, words: str) -> None:
        self.teller.series.take()
        self._speak(words)

    @Slot(str, bool)
    def _speak(self, words: str, is_urgent: bool = False) -> None:
        self._screen_reader.speak(words, is_urgent)
        self._update(is_due=True)
