"""Leads from the choice of a mode to the end of a lesson, page by page over the window."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from warapp._compat import override
from warapp.clock import Hold, monotonic_ms
from warapp.learn.boxes import Boxes, Result
from warapp.learn.lesson import Lesson
from warapp.learn.settings import LEAST_BATTLES, Answering, Battles, LessonSettings, Mode, Players
from warapp.session import LESSON_ID, GameSession, Round
from warapp.store.progress.rows import Child
from warapp.store.saved_lesson import LessonFile, SavedLesson
from warapp.ui.learn.around import seats_of, surroundings_of
from warapp.ui.learn.children import PORTRAITS, Children
from warapp.ui.learn.choices import read_choices, write_choices
from warapp.ui.learn.choose.mode_page import ModePage
from warapp.ui.learn.cover import WindowCover
from warapp.ui.learn.dialogs import LearnDialogs
from warapp.ui.learn.example import ExamplePlayer
from warapp.ui.learn.keys.switch import Switch
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.frames import Frames
from warapp.ui.learn.lesson.page import LessonPage
from warapp.ui.learn.lesson_log import EndedBy, LessonLog
from warapp.ui.learn.voice import LessonVoice
from warapp.ui.play.window_context import WindowContext

if TYPE_CHECKING:
    from warapp.desktop.speech import Speech

_EXAMPLE_SEED = 7
_OF_LOOK = frozenset({"theme", "back", "suit_colours"})


class Lessons(QObject):
    """Shows one page at a time: the choice of a mode, a lesson, or an example.

    Args:
        context: the parts of the window.
        file: has the lesson while it goes on; None for none.
        make_speech: makes what speaks, given the name of a locale.
        show_guide: opens the guide at the page for parents and teachers.

    Attributes:
        kept: the children who may play, and their progress.
        voice: speaks.
    """

    def __init__(
        self,
        context: WindowContext,
        file: LessonFile | None,
        make_speech: Callable[[str], Speech],
        show_guide: Callable[[], None],
    ) -> None:
        super().__init__(context.window)
        self._context, self._file, self._show_guide = context, file, show_guide
        settings, window = context.settings, context.window
        self.kept = Children(self)
        self.voice = LessonVoice(settings, make_speech, self)
        self._frames = Frames(context.ticker)
        self._cover = WindowCover(window)
        self._around = surroundings_of(context, self._frames, self.voice)
        self._dialogs = LearnDialogs(
            settings, self.kept, self.voice, context.translate, self._dialog_open, window
        )
        self._flow: LessonFlow | None = None
        self._log: LessonLog | None = None
        self._switch: Switch | None = None
        self._asked = 0
        self._dialogs.guide_wanted.connect(self._go_to_guide)
        self.voice.changed.connect(self._follow_voice)
        self.kept.changed.connect(self._show_people)
        settings.changed.connect(self._follow)
        window.installEventFilter(self)

    @property
    def are_shown(self) -> bool:
        """Whether a page is over the window."""
        return self._cover.page is not None

    @property
    def page(self) -> ModePage | LessonPage | None:
        """The page that is shown."""
        page = self._cover.page
        return page if isinstance(page, (ModePage, LessonPage)) else None

    @property
    def round(self) -> Round | None:
        """The round of War that the lesson on the table is; None where it is none."""
        flow = self._flow
        if flow is None or flow.settings.mode.cards_each > 1 or not flow.session.state.battles:
            return None
        return flow.session.round

    def open(self) -> None:
        """Show the choice of a mode."""
        self._take_window()
        self.kept.load()
        self._show_modes()

    def _take_window(self) -> None:
        context = self._context
        context.game_controller.stop()
        context.table.skip()
        context.session.clock.hold(Hold.LESSON)
        self.voice.prepare()

    def _show_modes(self) -> None:
        self._end_lesson(EndedBy.HOME)
        page = ModePage(self._around, self._context.window)
        page.mode_chosen.connect(lambda mode: self._choose(mode=mode))
        page.players_chosen.connect(lambda players: self._choose(players=players))
        page.play_wanted.connect(self.play)
        page.example_wanted.connect(self._show_example)
        page.grown_ups_wanted.connect(self._open_grown_ups)
        page.people_wanted.connect(self._dialogs.choose_children)
        page.left.connect(self.leave)
        self._show_choice(page)
        self._show(page)
        page.say_again()

    def _choose(self, *, mode: Mode | None = None, players: Players | None = None) -> None:
        now = self._dialogs.choices
        changed = replace(now, mode=mode or now.mode, players=players or now.players)
        self._context.settings.lesson = write_choices(changed)

    def _show_choice(self, page: ModePage) -> None:
        choices = self._dialogs.choices
        page.show_choice(choices.mode, choices.wanted, choices.players)
        people = [(child.name, PORTRAITS[child.picture]) for child in self._dialogs.players]
        names = " + ".join(name for name, _ in people)
        page.show_people(
            people or [(self.tr("Who?"), None)],
            self.tr("{names}: choose who plays").format(names=names) if people else self.tr("Who plays?"),
        )

    def _show_people(self) -> None:
        if isinstance(self.page, ModePage):
            self._show_choice(self.page)

    def _show(self, page: ModePage | LessonPage) -> None:
        self._frames.stop()
        self._switch = None
        self._cover.show_page(page)
        self._follow_switch()

    def play(self) -> None:
        """Begin a lesson with what is chosen."""
        players, choices = self._dialogs.players, self._dialogs.choices
        self._ask_boxes(players, choices, lambda boxes: self._begin(choices, players, boxes))

    def _ask_boxes(
        self,
        players: Sequence[Child],
        choices: LessonSettings,
        take: Callable[[list[Boxes]], None],
        without: str = "",
    ) -> None:
        """Read what the children know already, unless something else has been wanted in the meantime."""
        self._asked += 1
        asked = self._asked
        self.kept.boxes(
            players, choices, lambda boxes: take(boxes) if asked == self._asked else None, without
        )

    def _begin(self, choices: LessonSettings, players: Sequence[Child], boxes: Sequence[Boxes]) -> None:
        seed = int.from_bytes(os.urandom(7), "big")
        flow = self._new_flow(Lesson(choices, boxes, seed), f"{LESSON_ID}{os.urandom(8).hex()}", players)
        page = self._show_lesson(flow, players)
        page.grown_ups_wanted.connect(self._open_grown_ups)
        self._log = LessonLog(flow, players, self.kept, self._file)
        flow.start()

    def _new_flow(self, lesson: Lesson, lesson_id: str, players: Sequence[Child]) -> LessonFlow:
        self._end_lesson(EndedBy.HOME)
        session = GameSession(lambda: 1, lambda: lesson_id, monotonic_ms)
        names = [child.name for child in players]
        flow = LessonFlow(lesson, lesson_id, names, session, monotonic_ms, self._context.translate, self)
        session.setParent(flow)
        self._flow = flow
        return flow

    def _show_lesson(self, flow: LessonFlow, players: Sequence[Child]) -> LessonPage:
        page = LessonPage(flow, seats_of(players, are_two=flow.are_two), self._around, self._context.window)
        page.left.connect(self._leave_lesson)
        page.again_wanted.connect(self.play)
        self._show(page)
        return page

    def _leave_lesson(self) -> None:
        """Go back to the choice of a mode; or give the window back, once goodbye was said."""
        if self._flow is not None and self._flow.lesson.is_over:
            self.leave()
        else:
            self._show_modes()

    def _show_example(self) -> None:
        """Show an example of the chosen mode."""
        choices = replace(
            self._dialogs.choices,
            players=Players.ONE,
            answering=Answering.PRESSED,
            length=Battles(LEAST_BATTLES),
        )
        flow = self._new_flow(Lesson(choices, (), _EXAMPLE_SEED), LESSON_ID, ())
        page = self._show_lesson(flow, ())
        self._drop_switch()
        ExamplePlayer(page, self._frames, self._show_modes)
        flow.start()

    def resume(self) -> None:
        """Go on with the lesson in the file, once the children are known."""
        saved = self._file.load() if self._file else None
        if saved is not None:
            self._take_window()
            self.kept.load(lambda: self._resume(saved))

    def _resume(self, saved: SavedLesson) -> None:
        choices = read_choices(saved.choices)
        found = [self.kept.child(child_id) for child_id in saved.children]
        players = tuple(child for child in found if child is not None)
        if len(players) < len(found):
            players = ()
        known = {result.value: result for result in Result}
        results = [known[name] for name in saved.results if name in known]

        def begin(boxes: list[Boxes]) -> None:
            flow = self._new_flow(Lesson(choices, boxes, saved.seed), saved.lesson_id, players)
            page = self._show_lesson(flow, players)
            page.grown_ups_wanted.connect(self._open_grown_ups)
            flow.resume(results, saved.elapsed_ms)
            self._log = LessonLog(flow, players, self.kept, self._file, saved.began)

        self._ask_boxes(players, choices, begin, saved.lesson_id)

    def leave(self) -> None:
        """Give the window back."""
        if not self.are_shown:
            return
        self._end_lesson(EndedBy.HOME)
        self._uncover()
        self._context.view.setFocus()

    def close(self) -> None:
        """Give the window back as it closes; the lesson goes on the next time."""
        self._end_lesson(EndedBy.WINDOW)
        self._uncover()
        if self._file is not None:
            self._file.wait()

    def _uncover(self) -> None:
        self._asked += 1
        self._switch = None
        self._frames.stop()
        self._cover.uncover()
        self.voice.close()
        self._context.session.clock.release(Hold.LESSON)

    def _end_lesson(self, by: EndedBy) -> None:
        if isinstance(self.page, LessonPage):
            self.page.stop()
        if self._log is not None:
            self._log.end(by)
        if self._flow is not None:
            self._flow.deleteLater()
        self._flow = self._log = None

    def _open_grown_ups(self) -> None:
        """Open what is for grown-ups; a lesson that goes on begins again if they chose another one."""
        before = self._context.settings.lesson
        self._dialogs.open_grown_ups()
        if isinstance(self.page, LessonPage) and self._context.settings.lesson != before:
            self.play()

    def _go_to_guide(self) -> None:
        self.leave()
        self._show_guide()

    @contextmanager
    def _dialog_open(self) -> Iterator[None]:
        """Hold the clock of the lesson, and let nothing be said or scanned, while a dialog is open."""
        flow = self._flow
        self.voice.stop()
        self._drop_switch()
        if flow is not None:
            flow.clock.hold(Hold.DIALOG)
        try:
            with self._context.game_controller.dialog_open():
                yield
        finally:
            if flow is not None:
                flow.clock.release(Hold.DIALOG)
            self._follow_switch()

    def _follow(self, name: str) -> None:
        """Follow a setting that has changed."""
        page = self.page
        if page is None:
            return
        if name in _OF_LOOK:
            page.follow_theme()
        elif name in ("one_switch", "scan_ms"):
            self._follow_switch()
        elif name in ("lesson", "learning_children") and isinstance(page, ModePage):
            self._show_choice(page)

    def _follow_switch(self) -> None:
        """Let one switch do everything, or each key what it does."""
        page, settings = self.page, self._context.settings
        self._drop_switch()
        if page is not None and settings.one_switch:
            self._switch = Switch(page, page, self._frames, settings.scan_ms, self.voice.say)
        if isinstance(page, LessonPage) and page.places is not None:
            page.arrange()

    def _drop_switch(self) -> None:
        if self._switch is not None:
            self._switch.remove()
            self._switch = None

    def _follow_voice(self) -> None:
        page = self.page
        if isinstance(page, ModePage):
            page.follow_voice()
        elif page is not None and page.places is not None:
            page.arrange()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the minutes of a lesson pass only while the window is in sight."""
        if event.type() in (QEvent.Type.WindowStateChange, QEvent.Type.Hide, QEvent.Type.Show):
            window = self._context.window
            hidden = window.isMinimized() or not window.isVisible()
            if self._flow is not None:
                self._flow.clock.set_held(Hold.HIDDEN, held=hidden)
        return False
