"""Tries, and help that fades the surer a pair is."""

import pytest

from warapp.learn.asking import Asking, HelpStep, Reaction, models_for
from warapp.learn.boxes import Result
from warapp.learn.questions import Asked, Question, Side
from warapp.learn.settings import Fading, Help, HelpModel, HelpShown

QUESTION = Question(Asked.MORE, (7,), (9,))
RIGHT, WRONG = Side.RIGHT, Side.LEFT
NONE, SHAPE, COUNTS = HelpStep.NONE, HelpStep.SHAPE, HelpStep.COUNTS
ONCE, AGAIN, TOGETHER, TOLD = Reaction.RIGHT, Reaction.LOOK_AGAIN, Reaction.LOOK_TOGETHER, Reaction.TOLD


def asked(box: int = 0, help_: Help | None = None, question: Question = QUESTION) -> Asking:
    return Asking.begin(question, box, help_ or Help())


def after_wrong(asking: Asking, times: int = 2) -> list[tuple[Reaction, HelpStep]]:
    """Return reaction and help after each of some wrong answers."""
    told = []
    for _ in range(times):
        asking = asking.answered(WRONG)
        told.append((asking.reaction, asking.step))
    return told


@pytest.mark.parametrize(
    ("box", "told"),
    [
        (0, [(TOGETHER, SHAPE), (TOLD, COUNTS)]),
        (1, [(TOGETHER, SHAPE), (TOLD, COUNTS)]),
        (2, [(TOGETHER, SHAPE), (TOLD, SHAPE)]),
        (3, [(AGAIN, NONE), (TOLD, SHAPE)]),
        (4, [(AGAIN, NONE), (TOLD, SHAPE)]),
    ],
)
def test_help_fades_the_surer_a_pair_is(box: int, told: list[tuple[Reaction, HelpStep]]) -> None:
    assert after_wrong(asked(box)) == told


def test_help_that_does_not_fade_comes_for_each_pair() -> None:
    assert after_wrong(asked(4, Help(fading=Fading.OFF))) == [(TOGETHER, SHAPE), (TOLD, COUNTS)]


def test_help_that_is_to_be_asked_for_does_not_come_by_itself() -> None:
    assert after_wrong(asked(0, Help(HelpShown.WHEN_ASKED))) == [(AGAIN, NONE), (TOLD, NONE)]


def test_without_any_picture_the_question_is_repeated() -> None:
    asking = asked(0, Help(models=()))
    assert asking.model is None
    assert asking.helped() == asking
    assert after_wrong(asking) == [(AGAIN, NONE), (TOLD, NONE)]


def test_help_may_always_be_there() -> None:
    assert asked(4, Help(HelpShown.ALWAYS)).step is SHAPE
    assert asked(4, Help(HelpShown.ALWAYS, models=())).step is NONE
    assert after_wrong(asked(4, Help(HelpShown.ALWAYS))) == [(TOGETHER, SHAPE), (TOLD, SHAPE)]


def test_once_the_answer_is_told_only_the_right_one_counts() -> None:
    told = asked().answered(WRONG).answered(WRONG)
    assert told.answered(WRONG) == told
    assert told.answered(RIGHT).reaction is ONCE
    assert told.answered(RIGHT).tries == 3


def test_an_answered_question_stays_answered() -> None:
    done = asked().answered(RIGHT)
    assert done.is_answered
    assert done.answered(WRONG) == done


@pytest.mark.parametrize(
    ("asking", "result"),
    [
        (asked().answered(RIGHT), Result.RIGHT_AT_ONCE),
        (asked().helped().answered(RIGHT), Result.RIGHT_WITH_HELP),
        (asked().answered(WRONG).answered(RIGHT), Result.NOT_AT_ONCE),
        (asked().looked_together().answered(RIGHT), Result.NOT_AT_ONCE),
    ],
)
def test_how_a_question_was_answered_goes_by_the_first_answer(asking: Asking, result: Result) -> None:
    assert asking.result is result


def test_a_question_that_waits_has_no_result() -> None:
    with pytest.raises(ValueError, match=r"^not answered yet$"):
        _ = asked().result


def test_help_after_the_first_answer_does_not_change_what_was_right_at_once() -> None:
    asking = asked().answered(WRONG).helped().answered(RIGHT)
    assert (asking.first_step, asking.step) == (NONE, COUNTS)


def test_asking_for_help_shows_the_picture_its_counts_and_then_the_next_picture() -> None:
    steps = []
    asking = asked(help_=Help(models=(HelpModel.TOWERS, HelpModel.LINE)))
    for _ in range(4):
        asking = asking.helped()
        steps.append((asking.model, asking.step))
    assert steps == [
        (HelpModel.TOWERS, SHAPE),
        (HelpModel.TOWERS, COUNTS),
        (HelpModel.LINE, COUNTS),
        (HelpModel.TOWERS, COUNTS),
    ]


def test_a_picture_can_be_chosen() -> None:
    chosen = asked().with_model(HelpModel.LINE)
    assert (chosen.model, chosen.step) == (HelpModel.LINE, SHAPE)
    assert asked().helped().helped().with_model(HelpModel.LINE).step is COUNTS


@pytest.mark.parametrize("question", Asked)
def test_each_question_has_a_picture_that_helps_unless_it_is_left_out(question: Asked) -> None:
    assert models_for(question, Help())
    assert models_for(question, Help(models=(HelpModel.LINE,))) == (HelpModel.LINE,)


def test_who_arranges_is_asked_about_both_numbers_then_with_the_same_tries() -> None:
    arranging = asked(2, question=Question(Asked.GREATEST_NUMBER, (4, 7), (5, 2)))
    wrong = arranging.answered(47)
    assert wrong.reaction is TOGETHER
    made = wrong.swapped().answered(74)
    assert made.is_answered
    then = made.follow_up()
    assert then is not None
    assert (then.question.left, then.question.asked, then.tries) == ((7, 4), Asked.GREATER_NUMBER, 2)
    assert then.answered(Side.LEFT).result is Result.NOT_AT_ONCE
    assert asked().follow_up() is None
