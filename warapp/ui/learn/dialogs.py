"""Opens the dialogs of lessons, over a page, and holds its clock meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from warapp.learn.settings import LessonSettings, Players
from warapp.store.progress.rows import Child
from warapp.store.settings import Settings
from warapp.ui.learn.children import Children
from warapp.ui.learn.choices import read_choices
from warapp.ui.learn.voice import LessonVoice
from warapp.ui.widgets.modal import run_modal
from warapp.words import Translate
from warapp.words.lesson.names import what_to_play

if TYPE_CHECKING:
    from warapp.ui.learn.choose.grown_ups import GrownUpsDialog
    from warapp.ui.learn.paper_output import PaperOutput


class LearnDialogs(QObject):
    """Opens what is for grown-ups, who plays, progress and what is printed.

    Args:
        settings: keep what is chosen.
        children: reads and writes progress.
        voice: speaks.
        translate: into the reader's language.
        dialog_open: holds all clocks while a dialog is open.
        window: over which they open.
    """

    guide_wanted = Signal()
    """The page for parents and teachers is to be opened."""

    def __init__(
        self,
        settings: Settings,
        children: Children,
        voice: LessonVoice,
        translate: Translate,
        dialog_open: Callable[[], AbstractContextManager[None]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings, self._children, self._voice = settings, children, voice
        self._translate, self._dialog_open, self._window = translate, dialog_open, window
        self._output: PaperOutput | None = None

    @property
    def choices(self) -> LessonSettings:
        """What is chosen for lessons."""
        return read_choices(self._settings.lesson)

    @property
    def players(self) -> tuple[Child, ...]:
        """The children who play, as far as they're chosen; none for a class."""
        places = self.places
        chosen = [self._children.child(child_id) for child_id in self._settings.learning_children]
        known = tuple(child for child in chosen if child is not None)
        return known[:places] if len(known) >= places else ()

    @property
    def places(self) -> int:
        """How many children are chosen: 0 for a class, else 1 or 2."""
        return {Players.ONE: 1, Players.TWO: 2, Players.CLASS: 0}[self.choices.players]

    def open_grown_ups(self) -> None:
        """Open what is for grown-ups."""
        from warapp.ui.learn.choose.grown_ups import GrownUpsDialog

        with self._dialog_open():
            self._voice.prepare()
            dialog = GrownUpsDialog(self._settings, self._translate, lambda: self._voice.status, self._window)
            dialog.progress_wanted.connect(partial(self._open_progress, dialog))
            dialog.print_wanted.connect(partial(self._open_print, dialog))
            dialog.children_wanted.connect(partial(self._choose_children, dialog))
            dialog.guide_wanted.connect(partial(self._go_to_guide, dialog))
            dialog.voice_tried.connect(self._try_voice)
            self._voice.changed.connect(dialog.show_voice)
            run_modal(dialog)

    def choose_children(self) -> None:
        """Choose who plays."""
        with self._dialog_open():
            self._choose_children(self._window)

    def _choose_children(self, parent: QWidget) -> None:
        from warapp.ui.learn.choose.children_dialog import ChildrenDialog

        places = max(1, self.places)
        dialog = ChildrenDialog(
            self._children, self._settings.learning_children, places, self._translate, parent
        )
        if run_modal(dialog) == ChildrenDialog.DialogCode.Accepted:
            self._settings.learning_children = tuple(dialog.chosen)

    def _open_progress(self, parent: QWidget) -> None:
        from warapp.ui.learn.progress.dialog import ProgressDialog

        first = next(iter(self._settings.learning_children), "")
        run_modal(
            ProgressDialog(self._children, first, self.choices.cards, self._paper(), self._translate, parent)
        )

    def _open_print(self, parent: QWidget) -> None:
        from warapp.ui.learn.choose.print_dialog import PrintDialog

        run_modal(PrintDialog(self.choices, self._paper(), self._translate, parent))

    def _paper(self) -> PaperOutput:
        if self._output is None:
            from warapp.ui.learn.paper_output import PaperOutput

            self._output = PaperOutput(self)
        return self._output

    def _go_to_guide(self, dialog: GrownUpsDialog) -> None:
        dialog.accept()
        self.guide_wanted.emit()

    def _try_voice(self) -> None:
        self._voice.prepare()
        self._voice.say(what_to_play(self._translate).text)
