"""One byte of the statistics' file is another: it is set aside once or goes on, and no error comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.store.samples import played
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.statistics import statistics as statistics_module
from warapp.store.statistics.statistics import Statistics

PAGE = 4096
SCHEMA = range(3300, PAGE)
"""Where the first page has the text of the schema."""
FEW = 211
"""Of the first three pages every so many bytes, of the schema a third."""
ROUNDS = 60


def a_sound_file(folder: Path) -> bytes:
    file = folder / "sound.sqlite"
    statistics = Statistics(file, lambda problem: pytest.fail(str(problem)))
    assert statistics.save(*map(played, range(1, ROUNDS + 1)))
    statistics.close()
    return file.read_bytes()


def use(statistics: Statistics, table: Path) -> None:
    """Read all that can be read."""
    statistics.summary()
    statistics.by_preset()
    statistics.lengths()
    statistics.rounds(100)
    statistics.export_csv(table)


def faults_of(content: bytes, folder: Path) -> list[str]:
    """Return what is wrong with how a damaged file is met."""
    file = folder / "statistics.sqlite"
    for path in folder.glob("statistics*"):
        path.unlink()
    file.write_bytes(content)
    told: list[FileProblem] = []
    statistics = Statistics(file, told.append)
    use(statistics, folder / "rounds.csv")
    first = statistics.save(played(1_000))
    statistics.clear()
    second = statistics.save(played(1_001))
    count = statistics.count()
    statistics.close()
    if [problem.kind for problem in told] == [FileProblemKind.NEWER]:
        return [] if file.read_bytes() == content else ["a file of a later version was changed"]
    again: list[FileProblem] = []
    statistics = Statistics(file, again.append)
    use(statistics, folder / "rounds.csv")
    counted_again = statistics.count()
    statistics.close()
    asides = list(folder.glob("statistics.damaged-*.sqlite"))
    return [
        words
        for words, wrong in (
            (f"told {told}", [problem.kind for problem in told] not in ([], [FileProblemKind.DAMAGED])),
            ("told, but not set aside", len(asides) != len(told)),
            ("set aside changed", any(path.read_bytes() != content for path in asides) and len(told) == 1),
            (f"kept {first}, {second}, counted {count}", (first, second, count) != (True, True, 1)),
            (f"at the next start: told {again}, counted {counted_again}", bool(again) or counted_again != 1),
        )
        if wrong
    ]


def check(places: Iterable[int], changes: Iterable[int], folder: Path) -> None:
    sound = a_sound_file(folder)
    assert len(sound) > 3 * PAGE
    faults = {}
    for place in places:
        for change in changes:
            content = bytearray(sound)
            content[place] ^= change
            if found := faults_of(bytes(content), folder):
                faults[place, change] = found
    assert faults == {}


@pytest.fixture(autouse=True)
def unreadable_rows_are_expected(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics_module._log, "warning", lambda *_: None)


@pytest.mark.parametrize("change", [0xFF, 0x80, 0x01])
def test_every_byte_of_the_first_pages(tmp_path: Path, change: int) -> None:
    first = change % FEW
    check(range(first, 3 * PAGE, FEW), [change], tmp_path)


def test_every_byte_of_the_schema(tmp_path: Path) -> None:
    check(SCHEMA[::17], [0xFF], tmp_path)


@pytest.mark.parametrize("place", [18, 19, 24, 28, 43, 44, 52, 56, 59, 60, 63, 68, 71, 100, 105])
def test_every_field_of_the_header(tmp_path: Path, place: int) -> None:
    check([place], [0xFF, 0x03, 0x01], tmp_path)


@pytest.mark.parametrize("length", [0, 1, 15, 99, 100, 511, 512, PAGE - 1, PAGE, PAGE + 1])
def test_a_file_that_was_cut_short_is_told_and_set_aside(tmp_path: Path, length: int) -> None:
    assert faults_of(a_sound_file(tmp_path)[:length], tmp_path) == []
    assert len(list(tmp_path.glob("statistics.damaged-*.sqlite"))) == 1


def test_a_text_of_the_schema_that_is_no_unicode_is_told_and_set_aside(tmp_path: Path) -> None:
    content = bytearray(a_sound_file(tmp_path))
    content[content.index(b"seats INTEGER NOT NULL", 0, PAGE) + 18] = 0xFF
    assert faults_of(bytes(content), tmp_path) == []
    assert len(list(tmp_path.glob("statistics.damaged-*.sqlite"))) == 1


@pytest.mark.parametrize("column", [b"id INTEGER PRIMARY", b"finished_at TEXT", b"names TEXT", b"winner INT"])
def test_a_column_of_another_name_is_told_and_set_aside(tmp_path: Path, column: bytes) -> None:
    content = bytearray(a_sound_file(tmp_path))
    content[content.index(column, 0, PAGE)] = ord("z")
    assert faults_of(bytes(content), tmp_path) == []
    assert len(list(tmp_path.glob("statistics.damaged-*.sqlite"))) == 1
