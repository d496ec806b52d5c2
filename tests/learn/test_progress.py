"""What a child's answers tell of each pair."""

from datetime import date

from warapp.learn.asking import HelpStep
from warapp.learn.boxes import Knowledge, Result
from warapp.learn.items import Pair
from warapp.learn.progress import ItemAnswer, Tally, mode_progress
from warapp.learn.settings import Mode

TO_FIVE = (1, 2, 3, 4, 5)
DAY = date(2025, 10, 12)
AT_ONCE, WITH_HELP, NOT_AT_ONCE = Result.RIGHT_AT_ONCE, Result.RIGHT_WITH_HELP, Result.NOT_AT_ONCE


def answers(*given: tuple[Pair, Result, HelpStep, float]) -> list[ItemAnswer]:
    return [ItemAnswer(*answer, on=DAY) for answer in given]


def test_each_pair_has_its_tries_those_right_at_once_and_those_with_help() -> None:
    pair = Pair(3, 4)
    progress = mode_progress(
        Mode.WHICH,
        TO_FIVE,
        answers(
            (pair, NOT_AT_ONCE, HelpStep.COUNTS, 4.0),
            (pair, WITH_HELP, HelpStep.SHAPE, 3.0),
            (pair, AT_ONCE, HelpStep.NONE, 2.0),
            (Pair(1, 5), AT_ONCE, HelpStep.NONE, 1.0),
        ),
    )
    assert progress.tally(pair) == Tally(tries=3, right_at_once=2, with_help=2, seconds=9.0, last=DAY)
    assert progress.tally(pair).mean_seconds == 3.0
    assert progress.tally(Pair(1, 2)) == Tally()
    assert progress.tally(Pair(1, 2)).mean_seconds == 0.0


def test_what_is_sure_not_yet_and_not_asked_adds_up_to_all_pairs() -> None:
    given = answers(
        *[(Pair(1, 5), AT_ONCE, HelpStep.NONE, 1.0)] * 2, (Pair(2, 3), NOT_AT_ONCE, HelpStep.NONE, 1.0)
    )
    progress = mode_progress(Mode.WHICH, TO_FIVE, given)
    assert [progress.count(knowledge) for knowledge in Knowledge] == [1, 1, 13]
    assert len(progress.items) == 15


def test_the_pairs_worth_another_look_were_hard_and_are_those_tried_most() -> None:
    given = [
        (Pair(4, 5), 4), (Pair(1, 2), 1), (Pair(3, 4), 3), (Pair(2, 3), 2),
    ]  # fmt: skip
    wrong = answers(
        *[(pair, NOT_AT_ONCE, HelpStep.SHAPE, 1.0) for pair, times in given for _ in range(times)]
    )
    progress = mode_progress(Mode.WHICH, TO_FIVE, wrong)
    assert progress.worth_a_look == (Pair(4, 5), Pair(3, 4), Pair(2, 3))


def test_what_is_not_in_the_range_is_left_out() -> None:
    progress = mode_progress(Mode.WHICH, TO_FIVE, answers((Pair(7, 9), AT_ONCE, HelpStep.NONE, 1.0)))
    assert progress.boxes.answered == 0
    assert progress.tallies == {}
