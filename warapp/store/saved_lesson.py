"""A lesson that was interrupted, as it is saved between two runs of the program."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from warapp.background import SerialExecutor
from warapp.store.files import quarantine, read_file_content, write_private
from warapp.store.setting_values import read_json_object

FORMAT, VERSION = "warapp-lesson", 1
_MOST_BYTES = 64 * 1024
_MOST_RESULTS, _MOST_MS, _MOST_CHILDREN = 2_000, 24 * 3_600_000, 2


@dataclass(frozen=True, slots=True)
class SavedLesson:
    """What a lesson is drawn again from.

    Attributes:
        lesson_id: its ID in the progress tables.
        choices: what it is about, as JSON.
        seed: of its lots.
        began: when it began.
        children: the IDs of those who play; empty where nothing is kept.
        results: how its questions were answered.
        elapsed_ms: how long it has been going on.
    """

    lesson_id: str
    choices: str
    seed: int
    began: datetime
    children: tuple[str, ...]
    results: tuple[str, ...]
    elapsed_ms: int

    def dumps(self) -> bytes:
        """Return it as JSON, for `load_lesson`."""
        return json.dumps(
            {
                "format": FORMAT,
                "version": VERSION,
                "lesson_id": self.lesson_id,
                "choices": self.choices,
                "seed": self.seed,
                "began": self.began.isoformat(),
                "children": list(self.children),
                "results": list(self.results),
                "elapsed_ms": self.elapsed_ms,
            }
        ).encode("ascii")


class LessonFile:
    """The file of the lesson of one window, written in a background thread, so that no frame waits for it.

    The program doesn't exit before it's written. Whatever goes wrong, the lesson itself goes on.

    Args:
        path: its path.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._executor = SerialExecutor("lesson")

    def load(self) -> SavedLesson | None:
        """Return the lesson in it, or None if there is none; a file that isn't one is quarantined."""
        try:
            content = read_file_content(self.path, _MOST_BYTES + 1)
        except OSError:
            return None
        try:
            return _read(content)
        except (ValueError, KeyError, TypeError, RecursionError):
            quarantine(self.path)
            return None

    def save(self, lesson: SavedLesson) -> None:
        """Write a lesson to it."""
        self._execute(lambda: self._write(lesson))

    def remove(self) -> None:
        """Remove it, since its lesson is over."""
        self._execute(self._remove)

    def wait(self) -> None:
        """Wait until it's written."""
        self._executor.wait()

    def _write(self, lesson: SavedLesson) -> None:
        write_private(self.path, lesson.dumps())

    def _remove(self) -> None:
        with suppress(OSError):
            self.path.unlink()

    def _execute(self, work: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # no thread can be started
            self._executor.execute(work)


def _read(content: bytes) -> SavedLesson:
    given = json.loads(content)
    if len(content) > _MOST_BYTES or not isinstance(given, dict) or given["format"] != FORMAT:
        raise ValueError("not a lesson")
    if given["version"] != VERSION:
        raise ValueError("not a version")
    return SavedLesson(
        _text(given["lesson_id"]),
        read_json_object(_text(given["choices"])),
        _number(given["seed"], 2**63),
        datetime.fromisoformat(_text(given["began"])).astimezone(),
        tuple(map(_text, _listed(given["children"], _MOST_CHILDREN))),
        tuple(map(_text, _listed(given["results"], _MOST_RESULTS))),
        _number(given["elapsed_ms"], _MOST_MS),
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _number(value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError("not a number")
    return value


def _listed(value: object, most: int) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError("not a list")
    return value
