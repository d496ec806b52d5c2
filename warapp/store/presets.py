"""The user's own house rules, saved under names in one small file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from warapp.engine import InvalidRules, Rules, read_rules
from warapp.store.files import (
    FileProblem,
    FileProblemKind,
    make_private_folder,
    quarantine,
    read_file_content,
    write_private,
)
from warapp.store.locks import AlreadyLocked, locked
from warapp.store.setting_values import clean_name

FORMAT = "warapp-presets"
VERSION = 1
SUFFIX = ".warrules"
MOST_BYTES = 256 * 1024
MOST_PRESETS = 200
_PATIENCE_S = 0.1
"""How long to wait for another window, which locks the file for a few milliseconds."""


class InvalidPresets(ValueError):
    """A file that isn't a valid list of presets; the message says where and what is allowed."""


class NewerPresets(InvalidPresets):
    """Presets written by a newer version of this program."""


class OwnPresets:
    """The user's own presets by name, in the order in which they were first saved.

    Every change rereads the file, so that two windows don't overwrite each other's changes.

    Args:
        file: the file of the presets.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    def load(self) -> tuple[dict[str, Rules], FileProblem | None]:
        """Return the presets; a bad file is quarantined, so that it is never overwritten."""
        try:
            return read_file(self.file), None
        except (FileNotFoundError, NotADirectoryError):
            return {}, None
        except OSError as error:
            return {}, FileProblem(FileProblemKind.UNREADABLE, self.file, detail=str(error))
        except NewerPresets as error:
            kind, detail = FileProblemKind.NEWER, str(error)
        except InvalidPresets as error:
            kind, detail = FileProblemKind.DAMAGED, str(error)
        return {}, FileProblem(kind, self.file, quarantine(self.file), detail)

    def save(self, name: str, rules: Rules) -> FileProblem | None:
        """Save rules under a name, replacing those that had it.

        Raises:
            ValueError: the name is not a valid one, or there are too many presets.
        """
        checked = _checked(name)
        return self._change(lambda presets: presets | {checked: rules})

    def rename(self, name: str, new_name: str) -> FileProblem | None:
        """Rename a preset, which keeps its place in the order.

        Raises:
            ValueError: the new name is not a valid one, or is taken.
        """
        checked = _checked(new_name)

        def change(presets: dict[str, Rules]) -> dict[str, Rules]:
            if checked != name and checked in presets:
                raise ValueError(f"name: {checked!r} is not allowed; another preset has it")
            return {checked if old == name else old: rules for old, rules in presets.items()}

        return self._change(change)

    def delete(self, name: str) -> FileProblem | None:
        """Delete a preset."""
        return self._change(lambda presets: {old: presets[old] for old in presets if old != name})

    def add(self, more: Mapping[str, Rules]) -> tuple[list[str], FileProblem | None]:
        """Add presets from elsewhere; if a name is taken by other rules, a number is appended.

        Returns:
            The names under which they were added, and the problem, if any.

        Raises:
            ValueError: there are too many presets.
        """
        added: dict[str, Rules] = {}

        def change(presets: dict[str, Rules]) -> dict[str, Rules]:
            for name, rules in more.items():
                added[_free(name, rules, presets | added)] = rules
            return presets | added

        problem = self._change(change)
        return list(added), problem

    def _change(self, change: Callable[[dict[str, Rules]], dict[str, Rules]]) -> FileProblem | None:
        """Apply a change to the presets as they are in the file now."""
        with suppress(OSError):  # write_private reports it
            make_private_folder(self.file.parent)
        try:
            return self._change_locked(change)
        except AlreadyLocked:
            return FileProblem(FileProblemKind.BUSY, self.file)

    def _change_locked(self, change: Callable[[dict[str, Rules]], dict[str, Rules]]) -> FileProblem | None:
        with locked(self.file.with_name(f"{self.file.name}.lock"), _PATIENCE_S):
            presets, problem = self.load()
            if problem and not problem.quarantined:
                return problem  # a bad file that can't be moved is not overwritten
            changed = change(presets)
            if len(changed) > MOST_PRESETS:
                raise ValueError(f"presets: {len(changed)} are not allowed; there can be {MOST_PRESETS}")
            return write_private(self.file, write_presets(changed))


def read_file(file: Path) -> dict[str, Rules]:
    """Read a file of presets, such as an exported one.

    Raises:
        OSError: it can't be read.
        InvalidPresets: it isn't a file of presets.
    """
    return read_presets(read_file_content(file, MOST_BYTES + 1))


def write_presets(presets: Mapping[str, Rules]) -> bytes:
    """Return presets as JSON with every field, so that a newer version reads the same rules."""
    listed = [{"name": name, "rules": rules.as_dict()} for name, rules in presets.items()]
    text = json.dumps({"format": FORMAT, "version": VERSION, "presets": listed}, indent=2, ensure_ascii=False)
    return f"{text}\n".encode()


def read_presets(content: bytes) -> dict[str, Rules]:
    """Parse presets written by `write_presets`.

    >>> read_presets(write_presets({"Ours": Rules(face_down=3)}))["Ours"].face_down
    3

    Raises:
        InvalidPresets: the content is something else.
    """
    if len(content) > MOST_BYTES:
        raise InvalidPresets(f"the file is larger than {MOST_BYTES:,} bytes, too large for a list of presets")
    try:
        given = json.loads(content.decode(json.detect_encoding(content)))
    except (ValueError, RecursionError) as error:
        raise InvalidPresets("the file is not JSON") from error
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise InvalidPresets(f'the file has no "format": "{FORMAT}"')
    version = given.get("version")
    if type(version) is int and version > VERSION:
        raise NewerPresets(f"version: {version} is newer than {VERSION}, the latest this program can read")
    if type(version) is not int or version != VERSION:
        raise InvalidPresets(f"version: this program reads version {VERSION}")
    listed = given.get("presets")
    if not isinstance(listed, list) or len(listed) > MOST_PRESETS:
        raise InvalidPresets(f"presets: this must be a list of at most {MOST_PRESETS}")
    return dict(_read_preset(index, preset) for index, preset in enumerate(listed))


def _read_preset(index: int, given: object) -> tuple[str, Rules]:
    place = f"presets[{index}]"
    if not isinstance(given, dict):
        raise InvalidPresets(f"{place}: this must be an object with a name and rules")
    name, rules = given.get("name"), given.get("rules")
    if not isinstance(name, str) or not isinstance(rules, dict):
        raise InvalidPresets(f"{place}: a name and rules are missing")
    try:
        return _checked(name), read_rules(rules)
    except (InvalidRules, ValueError) as error:
        raise InvalidPresets(f"{place}: {error}") from error


def _checked(name: str) -> str:
    if not name or name != clean_name(name):
        raise ValueError(f"name: {name[:60]!r} is not allowed; it can be a short text on one line")
    return name


def _free(name: str, rules: Rules, taken: Mapping[str, Rules]) -> str:
    number, free = 1, name
    while free in taken and taken[free] != rules:
        number += 1
        free = f"{clean_name(name[:30])} ({number})"
    return free
