"""Children, lessons and answers: the same at the next start, deleted in one place, never written over."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tests.store.samples import fill, played
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.progress.progress import Progress
from warapp.store.progress.rows import (
    AnswerOfLesson,
    Child,
    InvalidRow,
    KeptAnswer,
    KeptLesson,
    answer_of,
    child_of,
    is_cut,
    lesson_of,
    values_of,
)
from warapp.store.progress.tables import ProgressProblem
from warapp.store.setting_values import clean_name
from warapp.store.statistics.statistics import Statistics

MONDAY = datetime(2026, 3, 2, 15, 0, tzinfo=UTC)
MIA = Child("mia", "Mia", 10, date(2026, 3, 1))
NOAH = Child("noah", "Noah", 3, date(2026, 3, 1))


def lesson(lesson_id: str = "first", child: Child = MIA, **changes: object) -> KeptLesson:
    kept = KeptLesson(
        lesson_id, child.child_id, None, "which", 1, 10, "low", 0, "numeral_and_pips", "second_look",
        MONDAY, None, 4, None,
    )  # fmt: skip
    return replace(kept, **changes)  # type: ignore[arg-type]


def answer(number: int = 0, lesson_id: str = "first", child: Child = MIA, **changes: object) -> KeptAnswer:
    kept = KeptAnswer(
        lesson_id, number, child.child_id, 7, 9, None, None, "right", MONDAY + timedelta(seconds=number),
        "right", 1, 1, 0, 0, 2.5,
    )  # fmt: skip
    return replace(kept, **changes)  # type: ignore[arg-type]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.sqlite"


@pytest.fixture
def told() -> list[FileProblem]:
    return []


@pytest.fixture
def statistics(file: Path, told: list[FileProblem]) -> Iterator[Statistics]:
    statistics = Statistics(file, told.append)
    yield statistics
    statistics.close()


@pytest.fixture
def progress(statistics: Statistics) -> Progress:
    return Progress(statistics)


def execute(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def test_what_was_saved_is_there_at_the_next_start(
    progress: Progress, statistics: Statistics, file: Path, told: list[FileProblem]
) -> None:
    two = lesson("second", second_child_id="noah", began=MONDAY + timedelta(days=1), mode="add")
    sums = answer(0, "second", a=2, b=3, c=4, d=4, first_answer="left", right_at_once=0, tries=2, help_step=1)
    assert progress.save(MIA, NOAH, lesson(), answer(0), answer(1), two, sums)
    statistics.close()
    again = Progress(Statistics(file, told.append))
    assert again.children() == [MIA, NOAH]
    assert again.lessons("mia") == [lesson(), two]
    assert again.lessons("noah") == [two]
    expected = [(lesson(), answer(0)), (lesson(), answer(1)), (two, sums)]
    assert again.answers("mia") == [AnswerOfLesson(*one) for one in expected]
    assert (again.problem, told) == (None, [])


def test_rows_of_the_same_id_replace_those_before(progress: Progress) -> None:
    progress.save(MIA, lesson(), answer())
    renamed = replace(MIA, name="Mia Maria", picture=2)
    ended = lesson(ended=MONDAY + timedelta(minutes=10), ended_by="minutes")
    progress.save(renamed, ended, answer(tries=3))
    assert progress.children() == [renamed]
    assert progress.lessons("mia") == [ended]
    assert [one.answer.tries for one in progress.answers("mia")] == [3]


def test_two_children_of_one_name_are_two(progress: Progress) -> None:
    other = Child("other", "Mia", 4, date(2026, 3, 2))
    progress.save(MIA, other, lesson(), answer())
    assert progress.children() == [MIA, other]
    assert progress.answers("other") == []


def test_a_name_of_200_letters_is_cut_at_40_and_that_can_be_told(progress: Progress) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff " * 6
    assert is_cut(name)
    assert not is_cut("Mia" + " " * 60)
    child = Child("long", clean_name(name), 0, date(2026, 3, 1))
    progress.save(child)
    assert progress.children() == [child]
    assert len(child.name) == 40


def test_a_child_is_deleted_with_all_that_is_kept_of_it(
    progress: Progress, statistics: Statistics, file: Path
) -> None:
    both = lesson("both", second_child_id="noah")
    turned = lesson("turned", NOAH, second_child_id="mia", began=MONDAY + timedelta(days=1))
    of_noah = answer(1, "both", NOAH)
    progress.save(MIA, NOAH, lesson(), answer(), both, answer(0, "both"), of_noah, turned)
    statistics.save(played(1))
    assert progress.delete_child("mia")
    assert progress.children() == [NOAH]
    assert (progress.lessons("mia"), progress.answers("mia")) == ([], [])
    assert [(one.child_id, one.second_child_id) for one in progress.lessons("noah")] == [("noah", None)] * 2
    assert [one.answer for one in progress.answers("noah")] == [of_noah]
    assert statistics.count() == 1, "rounds are none of its business"
    statistics.close()
    assert b"Mia" not in file.read_bytes()


def test_deleting_all_rounds_leaves_the_children(progress: Progress, statistics: Statistics) -> None:
    progress.save(MIA, lesson(), answer())
    statistics.save(played(1))
    statistics.clear()
    assert progress.children() == [MIA]
    assert len(progress.answers("mia")) == 1


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("UPDATE progress SET version = 2", ProgressProblem.NEWER),
        ("ALTER TABLE answer DROP COLUMN seconds", ProgressProblem.DAMAGED),
        ("DROP TABLE lesson", ProgressProblem.DAMAGED),
        ("DROP TABLE progress", ProgressProblem.DAMAGED),
        ("ALTER TABLE progress ADD COLUMN other TEXT", ProgressProblem.DAMAGED),
        ("DELETE FROM progress", ProgressProblem.DAMAGED),
        ("UPDATE progress SET version = 'x'", ProgressProblem.DAMAGED),
        ("UPDATE progress SET version = 0", ProgressProblem.DAMAGED),
    ],
)
def test_tables_of_a_newer_version_or_damaged_ones_are_left_as_they_are(
    file: Path, told: list[FileProblem], change: str, problem: ProgressProblem
) -> None:
    statistics = Statistics(file, told.append)
    Progress(statistics).save(MIA, lesson(), answer())
    statistics.close()
    execute(file, change)
    before = dump(file)
    statistics = Statistics(file, told.append)
    progress = Progress(statistics)
    assert progress.children() == []
    assert progress.problem is problem
    assert not progress.save(NOAH)
    assert not progress.delete_child("mia")
    assert progress.export_csv(file.with_name("out.csv"), "mia") == FileProblem(
        FileProblemKind.UNREADABLE, file
    )
    assert statistics.save(played(1)), "rounds are still saved"
    statistics.close()
    execute(file, "DELETE FROM rounds")
    assert dump(file) == before
    assert told == []


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as db:
        return list(db.iterdump())


def test_a_bad_row_is_left_out_and_the_others_are_read(
    progress: Progress, statistics: Statistics, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    progress.save(MIA, lesson(), answer(0), answer(1))
    execute(
        file, "UPDATE answer SET a = 'seven' WHERE number = 0", "INSERT INTO child VALUES (1, 2, 99, 'x')"
    )
    assert progress.children() == [MIA]
    assert [one.answer.number for one in progress.answers("mia")] == [1]
    assert len(caplog.messages) == 2
    caplog.clear()


@pytest.mark.parametrize("place", range(4))
def test_each_value_of_a_child_is_checked(place: int) -> None:
    values = [*values_of(MIA)]
    values[place] = b"\x00"
    with pytest.raises(InvalidRow):
        child_of(values)
    assert child_of(values_of(MIA)) == MIA


@pytest.mark.parametrize("place", range(14))
def test_each_value_of_a_lesson_is_checked(place: int) -> None:
    values = [*values_of(lesson(second_child_id="noah", ended=MONDAY, ended_by="home"))]
    values[place] = b"\x00"
    with pytest.raises(InvalidRow):
        lesson_of(values)


@pytest.mark.parametrize("place", range(15))
def test_each_value_of_an_answer_is_checked(place: int) -> None:
    values = [*values_of(answer(c=1, d=2))]
    values[place] = b"\x00"
    with pytest.raises(InvalidRow):
        answer_of(values)


def test_what_a_full_disk_refuses_is_saved_once_there_is_space(
    tiny_disk: Path, told: list[FileProblem]
) -> None:
    statistics = Statistics(tiny_disk / "statistics.sqlite", told.append)
    progress = Progress(statistics)
    assert progress.save(MIA)
    fill(tiny_disk / "ballast")
    assert not progress.save(*(lesson(f"lesson {number}", seed=number) for number in range(300)))
    assert [problem.kind for problem in told] == [FileProblemKind.FULL]
    (tiny_disk / "ballast").unlink()
    assert progress.save(lesson("last"))
    assert len(progress.lessons("mia")) == 301
    statistics.close()


def test_where_nothing_can_be_written_a_lesson_is_kept_while_the_program_runs(
    read_only_folder: Path, told: list[FileProblem]
) -> None:
    statistics = Statistics(read_only_folder / "statistics.sqlite", told.append)
    progress = Progress(statistics)
    assert not progress.save(MIA, lesson(), answer())
    assert progress.children() == [MIA]
    assert len(progress.answers("mia")) == 1
    assert [problem.kind for problem in told] == [FileProblemKind.READ_ONLY]
    statistics.close()


def test_answers_as_a_table_for_spreadsheets(progress: Progress, tmp_path: Path) -> None:
    formula = replace(MIA, name="=Mia")
    sums = answer(1, a=2, b=3, c=4, d=4, first_answer="=", right_at_once=0, tries=2, help_step=1)
    progress.save(formula, lesson(), answer(), sums, NOAH, lesson("other", NOAH), answer(0, "other", NOAH))
    target = tmp_path / "mia.csv"
    assert progress.export_csv(target, "mia") is None
    header, first, second = csv.reader(io.StringIO(target.read_text(encoding="utf-8-sig")))
    assert dict(zip(header, first, strict=True)) == {
        "child": "'=Mia",
        "asked_at": "2026-03-02T15:00:00+00:00",
        "mode": "which",
        "low": "1",
        "high": "10",
        "shows": "numeral_and_pips",
        "a": "7",
        "b": "9",
        "c": "",
        "d": "",
        "greater_side": "right",
        "first_answer": "right",
        "right_at_once": "1",
        "tries": "1",
        "help_step": "0",
        "said_aloud": "0",
        "seconds": "2.5",
        "lesson": "first",
        "number": "0",
    }
    assert second[6:14] == ["2", "3", "4", "4", "right", "'=", "0", "2"]
