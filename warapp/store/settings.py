"""The user's settings in an ini file, each typed, with a default for missing or invalid values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, Signal

from warapp.engine import PLAYBOOK
from warapp.store.files import (
    FileProblem,
    FileProblemKind,
    kind_of_error,
    make_private_file,
    make_private_folder,
    quarantine,
    write_private,
)
from warapp.store.ini_file import find_ini_problem, texts_of, with_texts
from warapp.store.locks import AlreadyLocked, locked
from warapp.store.setting_values import (
    AS_TABLE,
    MOST_RECENT_FILES,
    Chrome,
    ReducedMotion,
    Speed,
    read_bool,
    read_bytes,
    read_json_object,
    read_language,
    read_letters,
    read_names,
    read_paths,
    read_people,
    read_rules_text,
    whole_number,
    write_bool,
    write_bytes,
    write_letters,
    write_names,
    write_paths,
    write_people,
    write_rules_text,
)
from warapp.vocabulary import FaceStyle, IndexLetters, SpokenDetail, SuitColours, ThemeName

T = TypeVar("T")

_BACK = "look/back"
_PATIENCE_S = 0.5
"""How long to wait for another window that saves its settings."""


class Setting(Generic[T]):
    """A setting: a descriptor on `Settings` that reads from the file and writes to it.

    Args:
        key: its key in the file.
        default: its value if the file has no valid one.
        read: parses the text in the file; raises ValueError if it is invalid.
        write: formats a value as text.
    """

    def __init__(
        self, key: str, default: T, read: Callable[[str], T], write: Callable[[T], str] = str
    ) -> None:
        self.key, self.default, self.read, self.write = key, default, read, write
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> Setting[T] | T:
        if settings is None:
            return self
        text = settings.text_at(self.key)
        try:
            return self.default if text is None else self.read(text)
        except ValueError:
            return self.default

    def __set__(self, settings: Settings, value: T) -> None:
        text = self.write(value)
        if self.read(text) != value:
            raise ValueError(f"{self.name}: {value!r} can't be kept")
        before = self.__get__(settings, Settings)
        settings.save_text(self.key, text)
        if value != before:
            settings.changed.emit(self.name)


class Settings(QObject):
    """All settings; setting one writes it to the file at once.

    Writing waits for the disk (about 15 ms on ext4), so a slider sets its value only when it is released.

    Args:
        store: the file, from `open_ini`.
        backs: the names of the available card backs.
        parent: the owner of this object.

    Raises:
        ValueError: a setting is set to an invalid value.
    """

    changed = Signal(str)
    """The name of a setting whose value has changed."""
    problem_arose = Signal(object)
    """A `FileProblem`: the file was damaged, or can't be written; emitted once while it lasts."""
    problem_ended = Signal(object)
    """The file can be written again: its path."""

    speed = Setting("table/speed", Speed(), Speed.parse)
    war_chant = Setting("table/war_chant", True, read_bool, write_bool)
    war_steps = Setting("table/war_steps", False, read_bool, write_bool)
    reduced_motion = Setting("table/reduced_motion", ReducedMotion.SYSTEM, ReducedMotion)
    theme = Setting("look/theme", ThemeName.GREEN, ThemeName)
    chrome = Setting("look/chrome", Chrome.SYSTEM, Chrome)
    suit_colours = Setting("look/suit_colours", SuitColours.TWO, SuitColours)
    face_style = Setting("look/face_style", FaceStyle.CLASSIC, FaceStyle)
    value_dots = Setting("look/value_dots", False, read_bool, write_bool)
    index_letters: Setting[IndexLetters | None] = Setting(
        "look/index_letters", None, read_letters, write_letters
    )
    text_size = Setting("look/text_size", 100, whole_number(100, 200))
    language = Setting("look/language", "", read_language)
    volume = Setting("sound/volume", 70, whole_number(0, 100))
    muted = Setting("sound/muted", False, read_bool, write_bool)
    battle_note = Setting("sound/battle_note", True, read_bool, write_bool)
    spoken_detail = Setting("access/spoken_detail", SpokenDetail.EVERYTHING, SpokenDetail)
    large_controls = Setting("access/large_controls", False, read_bool, write_bool)
    rules = Setting("round/rules", PLAYBOOK, read_rules_text, write_rules_text)
    seat_names: Setting[tuple[str, ...]] = Setting("round/seat_names", (), read_names, write_names)
    seat_people: Setting[tuple[bool, ...]] = Setting("round/seat_people", (), read_people, write_people)
    own_keys = Setting("round/own_keys", False, read_bool, write_bool)
    lesson = Setting("learn/lesson", "", read_json_object)
    learning_children: Setting[tuple[str, ...]] = Setting("learn/children", (), read_names, write_names)
    spoken = Setting("learn/spoken", True, read_bool, write_bool)
    speaking_rate = Setting("learn/speaking_rate", 50, whole_number(0, 100))
    one_switch = Setting("learn/one_switch", False, read_bool, write_bool)
    scan_ms = Setting("learn/scan_ms", 2_000, whole_number(500, 8_000))
    peaceful_words = Setting("learn/peaceful_words", False, read_bool, write_bool)
    geometry = Setting("window/geometry", b"", read_bytes, write_bytes)
    window_state = Setting("window/state", b"", read_bytes, write_bytes)
    recent_files: Setting[tuple[Path, ...]] = Setting("window/recent_files", (), read_paths, write_paths)

    def __init__(self, store: QSettings, backs: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.backs = (AS_TABLE, *backs)
        self._file = Path(store.fileName())
        self._texts = texts_of(store)
        self._unsaved: dict[str, str] = {}
        self._reported = False

    @property
    def back(self) -> str:
        """The name of the card back, or `AS_TABLE`."""
        text = self.text_at(_BACK)
        return text if text in self.backs else self.backs[0]

    @back.setter
    def back(self, name: str) -> None:
        if name not in self.backs:
            raise ValueError(f"back: {name!r} is not allowed; it can be {', '.join(self.backs)}")
        before = self.back
        self.save_text(_BACK, name)
        if name != before:
            self.changed.emit("back")

    def remember_file(self, path: Path) -> None:
        """Put a file at the top of the recent files."""
        latest = path.absolute()
        others = (other for other in self.recent_files if other != latest)
        self.recent_files = (latest, *others)[:MOST_RECENT_FILES]

    def text_at(self, key: str) -> str | None:
        """Return the text at a key of the file, or None if there is none."""
        return self._unsaved.get(key, self._texts.get(key))

    def save_text(self, key: str, text: str) -> None:
        """Write a text to the file at once; if that fails, it holds, and is written with the next one."""
        if text == self.text_at(key):
            return
        self._unsaved[key] = text
        problem = self._save()
        if problem and not self._reported:
            self.problem_arose.emit(problem)
        elif self._reported and not problem:
            self.problem_ended.emit(self._file)
        self._reported = problem is not None

    def _save(self) -> FileProblem | None:
        """Write what is unsaved into the file, beside what other windows have written there meanwhile."""
        try:
            make_private_folder(self._file.parent)
            with locked(self._file.with_suffix(".lock"), _PATIENCE_S):
                content = self._content()
                if content is None:
                    content, self._unsaved = b"", self._texts | self._unsaved
                content, texts = with_texts(content, self._unsaved)
                problem = write_private(self._file, content)
        except AlreadyLocked:
            return FileProblem(FileProblemKind.BUSY, self._file)
        except OSError as error:
            return FileProblem(kind_of_error(error), self._file, detail=str(error))
        if not problem:
            self._texts = texts
            self._unsaved.clear()
        return problem

    def _content(self) -> bytes | None:
        """Return the content of the file; None if it is gone, or was damaged and has been quarantined."""
        if kind := find_ini_problem(self._file, GROUPS):
            self.problem_arose.emit(FileProblem(kind, self._file, quarantine(self._file)))
            return None
        try:
            return self._file.read_bytes()
        except FileNotFoundError:
            return None


def open_ini(file: Path) -> tuple[QSettings, FileProblem | None]:
    """Open the settings file; a damaged one is quarantined."""
    kind = find_ini_problem(file, GROUPS)
    problem = FileProblem(kind, file, quarantine(file)) if kind else None
    if file.exists():
        with suppress(OSError):  # a change of a setting reports it
            make_private_file(file)
    return QSettings(str(file), QSettings.Format.IniFormat), problem


_KEYS = frozenset({_BACK, *(value.key for value in vars(Settings).values() if isinstance(value, Setting))})
GROUPS = frozenset(key.partition("/")[0] for key in _KEYS)
"""The groups of keys in a settings file."""
