"""What is said of a child's progress."""

from __future__ import annotations

from datetime import date

from tests.helpers.golden_files import Golden
from warapp.learn.asking import HelpStep
from warapp.learn.boxes import Knowledge, Result
from warapp.learn.items import Pair
from warapp.learn.progress import ItemAnswer, Tally, mode_progress
from warapp.learn.settings import Mode
from warapp.words import english
from warapp.words.lesson.progress import (
    cell_words,
    game_for_the_table,
    knowledge_explained,
    lessons_words,
    numbers_words,
    sure_words,
    tally_words,
    what_is_deleted,
)

DAY = date(2025, 10, 12)


def test_the_tries_of_a_pair(golden: Golden) -> None:
    golden.check([tally_words(tally, english) for tally in (Tally(), Tally(1, 1, 0), Tally(7, 4, 2))])


def test_a_cell_of_the_grid(golden: Golden) -> None:
    answers = [ItemAnswer(Pair(3, 4), Result.NOT_AT_ONCE, HelpStep.SHAPE, 2.0, DAY)]
    progress = mode_progress(Mode.WHICH, (1, 2, 3, 4, 5), answers)
    golden.check([cell_words(progress, item, english) for item in (Pair(3, 4), Pair(1, 2))])
    golden.check(sure_words(progress, english))
    golden.check(sure_words(mode_progress(Mode.WHICH, (1, 2), []), english))


def test_what_sure_means(golden: Golden) -> None:
    golden.check([knowledge_explained(knowledge, english) for knowledge in Knowledge])


def test_a_game_without_a_computer(golden: Golden) -> None:
    golden.check(
        [game_for_the_table(items, english) for items in ([], [Pair(6, 6)], [Pair(6, 7), Pair(8, 9)])]
    )


def test_how_many_lessons_there_were_and_when(golden: Golden) -> None:
    golden.check(lessons_words(0, "", "", 0, english))
    golden.check(lessons_words(1, "3 September", "3 September", 0, english))
    golden.check(lessons_words(9, "3 September", "12 October", 10, english))
    golden.check(numbers_words("1–10", english))


def test_what_is_deleted_with_a_child(golden: Golden) -> None:
    golden.check([what_is_deleted(lessons, english) for lessons in (0, 1, 9)])
