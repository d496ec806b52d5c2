"""Opens and saves rounds as files: by dialog, from the recent files, or dropped onto the window."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from PySide6.QtCore import QEvent, QMimeData, QObject, QStandardPaths, Qt, Slot
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu, QWidget

from warapp._compat import override
from warapp.background import Job, SerialExecutor, raise_error, run_in_background
from warapp.engine import InvalidRecord, load_record
from warapp.engine.record import MOST_BYTES, SUFFIX, NewerRecord
from warapp.session import GameSession, Round
from warapp.store.files import FileProblem, FileProblemKind, write_atomic
from warapp.store.settings import Settings
from warapp.ui.files.dialogs import OpenDialog, SaveDialog
from warapp.ui.play.actions import Actions
from warapp.ui.play.message_bar import Messages, Remedy, Topic
from warapp.ui.widgets.file_dialogs import shown_name

MOST_READING = 3
"""The most files read at once, so that a long round does not keep others waiting."""
_GRACE_S = 0.02
"""A file read within this time is waited for, without a message."""
_LONGEST_REMEMBERED = 1_000


class Refusal(Enum):
    """Why a file is not opened."""

    GONE = auto()
    UNREADABLE = auto()
    TOO_LARGE = auto()
    NEWER = auto()
    DAMAGED = auto()


@dataclass(frozen=True, slots=True)
class _ReadResult:
    """The round in a file, or the reason why there is none."""

    request: int
    file: Path
    round_: Round | None
    refusal: Refusal | None = None


class FileController(QObject):
    """Handles the actions for files.

    Args:
        window: the parent of the dialogs, and the target of drops.
        actions: of the window.
        session: owns the round.
        settings: store the recent files.
        dialog_open: holds the clock while a dialog is open.
        messages: shows results and problems.
    """

    def __init__(
        self,
        window: QWidget,
        actions: Actions,
        session: GameSession,
        settings: Settings,
        *,
        dialog_open: Callable[[], AbstractContextManager[None]],
        messages: Messages,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._settings = window, session, settings
        self._dialog_open, self._messages = dialog_open, messages
        self._latest_request = 0
        self._reading: list[Job] = []
        self._saving = SerialExecutor("save")
        actions.open.triggered.connect(self.ask_open)
        actions.save_as.triggered.connect(self.ask_save)
        menu = actions.recent_menu
        menu.setToolTipsVisible(True)
        self._populate_menu(menu)
        settings.changed.connect(lambda name: self._populate_menu(menu) if name == "recent_files" else None)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open a file that is dropped onto the window."""
        if isinstance(event, QDropEvent) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            file = self._accept(event)
            if file and event.type() == QEvent.Type.Drop:
                self.open(file)
            return file is not None
        return False

    @Slot()
    def ask_open(self) -> None:
        """Ask for a file, and open it."""
        with self._dialog_open():
            file = OpenDialog.ask(self._window, self._folder())
        if file:
            self.open(file)

    def open(self, file: Path) -> None:
        """Put the round of a file on the table once it is read; this can be undone.

        The file is read in the background, since a round of 100,000 battles takes seconds to play forward.
        Of several requests the latest counts.
        """
        self._reading = [job for job in self._reading if not job.done]
        if len(self._reading) >= MOST_READING:
            words = self.tr("{file} can't be opened yet: other files are still loading.")
            self._messages.complain(words.format(file=shown_name(file)), Topic.TOO_MANY)
            return
        self._messages.withdraw(Topic.OPENING)
        self._latest_request += 1
        request = self._latest_request
        job = run_in_background(lambda _: _read(request, file), self._put_on_table, raise_error)
        self._reading.append(job)
        if not job.wait(_GRACE_S):
            self._messages.say_meanwhile(self.tr("Opening {file}…").format(file=shown_name(file)))

    @Slot()
    def ask_save(self) -> None:
        """Ask for a file, and save the round in it as it was before the dialog opened."""
        record = self._session.round.record
        number = record.deal_number
        #: part of the name of a file
        name = self.tr("deal {number}").format(number=number) if number else self.tr("custom cards")
        with self._dialog_open():
            file = SaveDialog.ask(self._window, self._folder() / f"{name}{SUFFIX}")
        if file:
            self._save(file, f"{record.dumps()}\n".encode())

    def _accept(self, event: QDropEvent) -> Path | None:
        """Accept a drag or drop of a file, and return its path."""
        file = dropped_file(event.mimeData())
        if file:
            event.setDropAction(Qt.DropAction.CopyAction)  # after a move, the source deletes its file
            event.accept()
        return file

    def remember(self, file: Path) -> None:
        """Put a file first in the list of recent files."""
        if len(str(file.absolute())) <= _LONGEST_REMEMBERED:
            self._settings.remember_file(file)

    def _populate_menu(self, menu: QMenu) -> None:
        menu.clear()
        recent = self._settings.recent_files
        for place, file in enumerate(recent, 1):
            name = shown_name(file).replace("&", "&&")
            action = menu.addAction(f"&{place} {name}" if place < 10 else f"1&0 {name}")
            action.setToolTip(shown_name(file.parent, whole=True))
            action.triggered.connect(partial(self.open, file))
        if recent:
            menu.addSeparator()
            menu.addAction(self.tr("&Clear list")).triggered.connect(self._forget_all)
        else:
            menu.addAction(self.tr("No files yet")).setEnabled(False)

    @Slot()
    def _forget_all(self) -> None:
        self._settings.recent_files = ()

    def _put_on_table(self, read: _ReadResult) -> None:
        self._messages.withdraw(Topic.TOO_MANY)
        if read.request != self._latest_request:
            return
        if read.round_ is None:
            words = self._refusal_words(read.refusal or Refusal.DAMAGED)
            another = Remedy(self.tr("Open &another…"), self.ask_open)
            self._messages.complain(words.format(file=shown_name(read.file)), Topic.OPENING, [another])
            self._forget_missing(read.file)
            return
        self._session.put_on_table(read.round_)
        self.remember(read.file)
        self._messages.say(self.tr("{file} is open.").format(file=shown_name(read.file)))

    def _refusal_words(self, refusal: Refusal) -> str:
        """Return what is wrong with a file, and what it means for the round."""
        return {
            Refusal.GONE: self.tr("“{file}” isn't there any more. Your round on the table goes on."),
            Refusal.UNREADABLE: self.tr("“{file}” can't be read. Your round on the table goes on."),
            Refusal.TOO_LARGE: self.tr(
                "“{file}” is too large to be a round of War. Your round on the table goes on."
            ),
            Refusal.NEWER: self.tr(
                "“{file}” was saved by a newer version of War. Your round on the table goes on."
            ),
            Refusal.DAMAGED: self.tr(
                "“{file}” can't be opened: it's damaged, or isn't a round of War. Your round on the "
                "table goes on."
            ),
        }[refusal]

    def _forget_missing(self, file: Path) -> None:
        recent = self._settings.recent_files
        if file in recent and _mode(file) is None:
            self._settings.recent_files = tuple(other for other in recent if other != file)

    def _save(self, file: Path, content: bytes) -> None:
        """Save in the background; the program does not quit before it is done."""
        run_in_background(lambda _: _write(file, content), self._saved, raise_error, executor=self._saving)

    def _saved(self, saved: tuple[Path, FileProblem | None]) -> None:
        file, problem = saved
        if problem:
            elsewhere = Remedy(self.tr("&Save as…"), self.ask_save)
            self._messages.complain(self._describe_problem(problem), Topic.SAVING, [elsewhere])
            return
        self._messages.withdraw(Topic.SAVING)
        self.remember(file)
        self._messages.say(self.tr("Round saved as {file}.").format(file=shown_name(file)))

    def _describe_problem(self, problem: FileProblem) -> str:
        words = {
            FileProblemKind.FULL: self.tr("The round wasn't saved: there's no space left for {file}."),
            FileProblemKind.READ_ONLY: self.tr(
                "The round wasn't saved: you don't have permission to save {file} there."
            ),
        }.get(problem.kind, self.tr("The round wasn't saved: {file} can't be written there."))
        return words.format(file=shown_name(problem.path))

    def _folder(self) -> Path:
        """Return the folder of the latest file, or that of documents."""
        for file in self._settings.recent_files:
            if S_ISDIR(_mode(file.parent) or 0):
                return file.parent
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents))


def dropped_file(data: QMimeData) -> Path | None:
    """Return the local file that is dragged, preferring a round's; None if there is none."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    rounds = [file for file in files if file.suffix.lower() == SUFFIX]
    return next(iter(rounds + files), None)


def _read(request: int, file: Path) -> _ReadResult:
    try:
        return _ReadResult(request, file, _round_of(file))
    except InvalidRecord as error:
        return _ReadResult(request, file, None, _refusal(error, file))


def _refusal(error: InvalidRecord, file: Path) -> Refusal:
    mode = _mode(file)
    if mode is None:
        return Refusal.GONE
    if not S_ISREG(mode) or isinstance(error.__cause__, OSError):
        return Refusal.UNREADABLE
    if isinstance(error, NewerRecord):
        return Refusal.NEWER
    return Refusal.TOO_LARGE if file.stat().st_size > MOST_BYTES else Refusal.DAMAGED


def _write(file: Path, content: bytes) -> tuple[Path, FileProblem | None]:
    return file, FileProblem(FileProblemKind.UNWRITABLE, file) if _is_not_a_file(file) else write_atomic(
        file, content
    )


def _round_of(file: Path) -> Round:
    if _is_not_a_file(file):  # opening a pipe or a device might block forever
        raise InvalidRecord("it isn't a file")
    return Round.at(load_record(file))


def _is_not_a_file(file: Path) -> bool:
    """Return whether a path is something other than a file, such as a folder, a pipe or a device."""
    mode = _mode(file)
    return mode is not None and not S_ISREG(mode)


def _mode(file: Path) -> int | None:
    """Return the mode of a path, or None if it can't be read."""
    try:
        return file.stat().st_mode
    except OSError:
        return None
