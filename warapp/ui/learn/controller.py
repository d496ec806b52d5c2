"""Opens lessons over the window; what they're made of is loaded by the first one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from warapp.session import Round
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.play.window_context import WindowContext

if TYPE_CHECKING:
    from warapp.desktop.speech import Speech
    from warapp.ui.learn.lessons import Lessons


class LearnController(QObject):
    """Opens the page of lessons, and gives the window back before anything else is done in it.

    Args:
        context: the parts of the window.
        lesson_file: has the lesson that goes on when the window is opened again; None for none.
        make_speech: makes what speaks, given the name of a locale.
        show_guide: opens the guide at the page for parents and teachers.
    """

    def __init__(
        self,
        context: WindowContext,
        lesson_file: Path | None,
        make_speech: Callable[[str], Speech],
        show_guide: Callable[[], None],
    ) -> None:
        super().__init__(context.window)
        self._context, self._lesson_file = context, lesson_file
        self._make_speech, self._show_guide = make_speech, show_guide
        self._worker: StatisticsWorker | None = None
        self._lessons: Lessons | None = None
        actions = context.actions
        actions.learn.triggered.connect(self.toggle)
        actions.history.triggered.connect(self._show_in_history)
        actions.history.toggled.connect(self._follow_history)
        for menu in (actions.round_menu, actions.deal_menu, actions.history_menu, actions.help_menu):
            for action in menu.actions():
                if action not in (actions.quit, actions.about, actions.report, actions.history):
                    action.triggered.connect(self.leave)
        for action in (actions.turn, actions.ten, actions.auto, actions.to_end, actions.pause):
            action.triggered.connect(self.leave)

    def connect_worker(self, worker: StatisticsWorker) -> None:
        """Keep progress with the statistics from now on."""
        self._worker = worker
        if self._lessons:
            self._lessons.kept.connect_worker(worker)

    def resume(self) -> None:
        """Go on with the lesson that was going on when the window was last closed, if there was one."""
        if self._lesson_file is not None and self._lesson_file.exists():
            self.lessons().resume()

    @Slot()
    def toggle(self) -> None:
        """Open the choice of a mode, or give the window back."""
        if self._lessons and self._lessons.are_shown:
            self._lessons.leave()
        else:
            self._give_back_round()
            self.lessons().open()

    @Slot()
    def leave(self) -> None:
        """Give the window back, since something else is done in it."""
        if self._lessons:
            self._lessons.leave()

    @Slot()
    def close(self) -> None:
        """Keep the lesson for the next time, since the window closes."""
        if self._lessons:
            self._lessons.close()

    def _show_in_history(self) -> None:
        """Put the round of the lesson on the table, so that its battles can be looked at."""
        round_: Round | None = self._lessons.round if self._lessons else None
        self.leave()
        if round_ is not None:
            self._context.session.put_on_table(round_)

    def _follow_history(self, is_open: bool) -> None:
        """Once the history of a lesson is closed, put the round that waits back on the table."""
        if not is_open:
            self._give_back_round()

    def _give_back_round(self) -> None:
        session = self._context.session
        if session.round.is_of_lesson:
            session.take_back()

    def lessons(self) -> Lessons:
        """Return the lessons, which are loaded by the first call."""
        if self._lessons is None:
            from warapp.store.saved_lesson import LessonFile
            from warapp.ui.learn.lessons import Lessons

            file = LessonFile(self._lesson_file) if self._lesson_file else None
            self._lessons = Lessons(self._context, file, self._make_speech, self._show_guide)
            if self._worker:
                self._lessons.kept.connect_worker(self._worker)
        return self._lessons
