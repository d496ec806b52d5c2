"""Shows the panel at the end of a round, once the table has told it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QGraphicsView, QWidget

from warapp._compat import override
from warapp.background import Executor, Job, ThreadExecutor, raise_error, run_in_background
from warapp.session import Round
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.geometry import Point
from warapp.table.scene import TableScene
from warapp.ui.play.window_context import WindowContext
from warapp.ui.round_end.content import EndWriter, Players
from warapp.ui.round_end.panel import EndPanel
from warapp.ui.round_end.story import RoundStory, tell_story


class RoundEndController(QObject):
    """Shows the panel over the table while a round that is over stands there.

    Args:
        context: the parts of the window.
        executor: runs the job that reads the round's story from its record.
    """

    def __init__(self, context: WindowContext, executor: Executor | None = None) -> None:
        super().__init__(context.window)
        self._context = context
        self._executor = ThreadExecutor("round end") if executor is None else executor
        self._writer = EndWriter(context.translate)
        self._panel: EndPanel | None = None
        self._job: Job | None = None
        self._story: RoundStory | None = None
        self._up = self._fits = False
        table, game = context.table, context.game_controller
        table.panel_up.connect(self._show_up)
        game.battle_told.connect(lambda _: self._prepare())
        game.time_told.connect(lambda _: self._prepare())
        game.settled.connect(self._update)
        context.session.round_started.connect(lambda _: self._start_over())
        context.settings.changed.connect(lambda *_: self._rebuild())
        context.view.installEventFilter(self)
        self._prepare()
        self._show_up(table.shows_panel)

    @property
    def panel(self) -> EndPanel | None:
        """The panel, once a round has ended."""
        return self._panel

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._panel and event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._fit(self._panel)
        return super().eventFilter(watched, event)

    def tell_at_once(self) -> None:
        """Read the story of a round that is over without delay, for a picture of the window."""
        if self._context.session.is_over:
            self._take_story(tell_story(self._context.session.round.record))

    def _start_over(self) -> None:
        """Forget the round before."""
        if self._job:
            self._job.cancel()
            self._job = None
        self._story = None
        self._prepare()

    def _prepare(self) -> None:
        """Read the story of a round that is over, while the table still tells its end."""
        session = self._context.session
        if not session.is_over:
            self._update()
            return
        record = session.round.record
        self._job = run_in_background(
            lambda job: tell_story(record, job.check),
            self._take_story,
            raise_error,
            receiver=self,
            executor=self._executor,
        )
        self._write(session.round)

    @Slot(object)
    def _take_story(self, story: RoundStory) -> None:
        self._story, self._job = story, None
        if self._context.session.is_over:
            self._write(self._context.session.round)

    def _write(self, round_: Round) -> None:
        """Write what is known of the round on the panel, and give the table its picture."""
        game = self._context.game_controller
        panel = self._panel or self._new_panel()
        players = Players(game.names, game.you, game.people)
        panel.show_content(self._writer.content(round_, players, self._story))
        self._fit(panel)
        self._update()

    def _new_panel(self) -> EndPanel:
        context = self._context
        theme = THEMES[context.settings.theme]
        actions = context.actions
        self._panel = EndPanel(theme, actions.new_round, actions.restart, context.view)
        self._panel.setLayoutDirection(context.window.layoutDirection())  # the table is never mirrored
        return self._panel

    def _rebuild(self) -> None:
        """Make the panel again in other colours."""
        if self._panel is None:
            return
        self._panel.deleteLater()
        self._panel = None
        if self._context.session.is_over:
            self._write(self._context.session.round)

    def _fit(self, panel: EndPanel) -> None:
        if self._fits:  # to draw a hidden panel resizes what it is in, if that is hidden too
            return
        self._fits = True
        scene = _scene_of(self._context.view)
        if scene is not None:
            panel.setFont(scene.text_font)
        panel.fit(self._context.view.size())
        at = panel.pos()
        if scene is not None:
            scene.set_end_panel(panel.picture(), Point(at.x(), at.y()))
        self._fits = False

    @Slot(bool)
    def _show_up(self, up: bool) -> None:
        self._up = up
        self._update()

    def _update(self) -> None:
        """Show the panel if the round's own end stands on the table."""
        context = self._context
        shown = self._up and context.session.is_over and not context.game_controller.interrupted
        if self._panel is None:
            return
        if shown:
            self._panel.raise_()
        elif self._panel.isAncestorOf(context.window.focusWidget() or self._panel.window()):
            context.view.setFocus()
        self._panel.setVisible(shown)


def _scene_of(view: QWidget) -> TableScene | None:
    scene = view.scene() if isinstance(view, QGraphicsView) else None
    return scene if isinstance(scene, TableScene) else None
