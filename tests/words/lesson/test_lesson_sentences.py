"""What is said in lessons: questions, answers, second looks and the end."""

from __future__ import annotations

import re

import pytest

from tests.helpers.golden_files import Golden
from warapp.engine import Ace
from warapp.learn.asking import Asking, HelpStep, Reaction, models_for
from warapp.learn.boxes import Knowledge
from warapp.learn.help_pictures import help_picture
from warapp.learn.items import Pair, TensKind
from warapp.learn.number_cards import NumberCards, NumberRange
from warapp.learn.questions import Asked, Question, Side
from warapp.learn.settings import Help, HelpModel, LessonSettings, Mode, Players, Wanted
from warapp.words import english
from warapp.words.lesson.answers import fact_sentence, right_sentence, told_sentence
from warapp.words.lesson.looks import asking_sentence
from warapp.words.lesson.names import (
    before_asking,
    both_ready,
    help_name,
    item_name,
    knowledge_name,
    mode_name,
    praise,
    range_name,
    thanks,
    tie_sentence,
    turn_your_card,
    what_to_play,
)
from warapp.words.lesson.pictures import counted_aloud, picture_words
from warapp.words.lesson.questions import question_sentence
from warapp.words.lesson.sentences import Sentence, filled, plain

ONE_CARD = {
    "left": ((9,), (7,)),
    "right": ((7,), (9,)),
    "same": ((7,), (7,)),
    "above thirteen": ((14,), (2,)),
}
TWO_CARDS = {
    "left": ((6, 4), (5, 3)),
    "right": ((4, 5), (9, 3)),
    "same": ((4, 6), (6, 4)),
    "above thirteen": ((13, 2), (10, 12)),
}
TENS = {"left": ((5, 2), (4, 7)), "right": ((1, 1), (1, 4)), "same": ((4, 7), (4, 7))}
_OF_ONE = {Asked.MORE, Asked.LESS, Asked.MORE_DOTS, Asked.HOW_MANY_MORE, Asked.SIGN}
_OF_TENS = {Asked.GREATER_NUMBER, Asked.GREATEST_NUMBER}


def marked(sentence: Sentence) -> str:
    """Return a sentence with its key words in brackets."""
    return "".join(f"[{text}]" if is_key else text for text, is_key in sentence.parts)


def questions(asked: Asked) -> dict[str, Question]:
    cards = ONE_CARD if asked in _OF_ONE else TENS if asked in _OF_TENS else TWO_CARDS
    return {name: Question(asked, *sides) for name, sides in cards.items()}


each_question = pytest.mark.parametrize("asked", Asked, ids=[asked.value for asked in Asked])


@each_question
def test_questions(asked: Asked, golden: Golden) -> None:
    for question in questions(asked).values():
        golden.check(marked(question_sentence(question, english)))


@each_question
def test_right_answers(asked: Asked, golden: Golden) -> None:
    for question in questions(asked).values():
        golden.check(marked(right_sentence(question, english)))


@each_question
def test_answers_that_are_told(asked: Asked, golden: Golden) -> None:
    for question in questions(asked).values():
        golden.check(marked(told_sentence(question, english)))


def second_look(question: Question, model: HelpModel | None, step: HelpStep) -> str:
    asking = Asking(question, 0, Help(), 1, step, model, Reaction.LOOK_TOGETHER, last_answer=Side.LEFT)
    return marked(asking_sentence(asking, english))


@each_question
def test_second_looks(asked: Asked, golden: Golden) -> None:
    question = questions(asked)["left"]
    golden.check(second_look(question, HelpModel.TOWERS, HelpStep.NONE))
    for model in models_for(asked, Help()):
        golden.check(second_look(question, model, HelpStep.SHAPE))


def test_a_second_look_at_numbers_with_the_same_tens_is_at_the_ones(golden: Golden) -> None:
    question = Question(Asked.GREATER_NUMBER, (1, 1), (1, 4))
    golden.check(second_look(question, HelpModel.TOWERS, HelpStep.SHAPE))


def test_a_child_who_tells_how_many_there_are_is_asked_how_many_more(golden: Golden) -> None:
    asking = Asking.begin(Question(Asked.HOW_MANY_MORE, (9,), (7,)), 0, Help())
    golden.check(marked(asking_sentence(asking.answered(9), english)))
    golden.check(marked(asking_sentence(asking.answered(9).answered(9), english)))
    golden.check(marked(asking_sentence(asking.answered(2), english)))


def test_without_a_picture_the_question_is_asked_again(golden: Golden) -> None:
    asking = Asking.begin(Question(Asked.MORE, (9,), (7,)), 0, Help(models=()))
    golden.check(marked(asking_sentence(asking, english)))
    golden.check(marked(asking_sentence(asking.answered(Side.RIGHT), english)))


def test_a_sum_of_two_figures_is_told_figure_by_figure(golden: Golden) -> None:
    golden.check(told_sentence(Question(Asked.SUM, (9, 5), (1, 2)), english).text)
    golden.check(told_sentence(Question(Asked.SUM, (1, 2), (9, 3), Side.RIGHT), english).text)


def test_a_fact_for_every_pair_names_both_numbers_and_is_one_line() -> None:
    for a in range(1, 15):
        for b in range(1, 15):
            for asked in (Asked.MORE, Asked.LESS, Asked.SIGN, Asked.HOW_MANY_MORE):
                text = fact_sentence(Question(asked, (a,), (b,)), english).text
                assert text[0].isupper() or text[0].isdigit()
                assert "{" not in text


@pytest.mark.parametrize("model", HelpModel)
def test_pictures_for_those_who_do_not_see_them(model: HelpModel, golden: Golden) -> None:
    for asked in Asked:
        if model in models_for(asked, Help()):
            picture = help_picture(questions(asked)["left"], model)
            golden.check(picture_words(picture, english), f"{model.value} {asked.value}")


def test_counting_aloud(golden: Golden) -> None:
    golden.check([counted_aloud(number, english) for number in (1, 3, 14)])


def test_modes_and_ranges(golden: Golden) -> None:
    golden.check([mode_name(mode, english) for mode in Mode], "modes")
    golden.check(mode_name(Mode.WHICH, english, Wanted.LESS), "less")
    golden.check([help_name(model, english) for model in HelpModel], "help")
    golden.check([knowledge_name(knowledge, english) for knowledge in Knowledge], "knowledge")
    golden.check([item_name(item, english) for item in (Pair(7, 9), Pair(7, 14), *TensKind)], "items")


def test_a_range_is_written_in_figures() -> None:
    ranges = [range_name(NumberCards(number_range, ace)) for number_range in NumberRange for ace in Ace]
    assert ranges == ["2–5, 14", "1–5", "2–10, 14", "1–10", "2–14", "1–13"]


def test_the_beginning_and_the_end(golden: Golden) -> None:
    golden.check([f(english).text for f in (what_to_play, both_ready, turn_your_card, tie_sentence)])
    golden.check([thanks(names, english).text for names in ([], ["Mia"], ["Mia", "Noah"])])
    golden.check([praise(looked_twice=twice, translate=english).text for twice in (False, True)])


def test_a_name_is_never_taken_for_a_key_word() -> None:
    assert thanks(["*Mi{a}*"], english).parts == (
        ("Thank you for playing, *Mi{a}*. Our lesson is over.", False),
    )


def test_a_sentence_keeps_the_key_words_of_one_within_it() -> None:
    fact = filled("{a} is *more*.", a="nine")
    assert plain("Yes. {fact}", fact=fact).parts == (("Yes. Nine is ", False), ("more", True), (".", False))
    assert str(fact) == fact.text == "Nine is more."


def test_nothing_said_to_a_child_is_a_verdict() -> None:
    said = " ".join(
        sentence(question, english).text
        for asked in Asked
        for question in questions(asked).values()
        for sentence in (question_sentence, right_sentence, told_sentence)
    )
    assert not re.search(r"\b(wrong|mistake|fast|only|still|bad|fail\w*|score|points?)\b", said, re.I)


def test_before_the_cards_lie_no_number_is_said() -> None:
    one, two = LessonSettings(mode=Mode.DIFFERENCE), LessonSettings(players=Players.TWO)
    assert before_asking(one, 0, english).text == "How many more?"
    assert [before_asking(two, answered, english).text for answered in (0, 1)] == [
        "Are you both ready?",
        "Turn your card!",
    ]
