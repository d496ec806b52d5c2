"""Formats answers of lessons as CSV for spreadsheets; knows no file."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import UTC

from warapp.store.progress.rows import AnswerOfLesson
from warapp.store.statistics.csv_export import harmless

COLUMNS = (
    "child",
    "asked_at",
    "mode",
    "low",
    "high",
    "shows",
    "a",
    "b",
    "c",
    "d",
    "greater_side",
    "first_answer",
    "right_at_once",
    "tries",
    "help_step",
    "said_aloud",
    "seconds",
    "lesson",
    "number",
)


def as_csv(answers: Iterable[AnswerOfLesson], names: Mapping[str, str]) -> bytes:
    """Return a header and one line an answer, in UTF-8 with the byte order mark that Excel needs.

    Args:
        answers: in order.
        names: those of the children, by ID.
    """
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(COLUMNS)
    table.writerows(_line(one, names) for one in answers)
    return text.getvalue().encode("utf-8-sig")


def _line(one: AnswerOfLesson, names: Mapping[str, str]) -> list[str]:
    lesson, answer = one.lesson, one.answer
    cells = (
        names.get(answer.child_id, ""),
        answer.asked_at.astimezone(UTC).isoformat(timespec="seconds"),
        lesson.mode,
        lesson.low,
        lesson.high,
        lesson.shows,
        answer.a,
        answer.b,
        answer.c,
        answer.d,
        answer.greater_side,
        answer.first_answer,
        answer.right_at_once,
        answer.tries,
        answer.help_step,
        answer.said_aloud,
        f"{answer.seconds:.1f}",
        lesson.lesson_id,
        answer.number,
    )
    return ["" if cell is None else harmless(str(cell)) for cell in cells]
