"""The questions of a lesson as sentences; knows no answers."""

from __future__ import annotations

from warapp.learn.questions import Asked, Question
from warapp.words.lesson.sentences import Sentence, filled, number_word, plain
from warapp.words.translation import Translate, Translator


def question_sentence(question: Question, translate: Translate) -> Sentence:
    """Return a question.

    >>> from warapp.words import english
    >>> question_sentence(Question(Asked.HOW_MANY_MORE, (7,), (9,)), english).text
    'How many more is nine than seven?'
    """
    words = Translator(translate)
    match question.asked:
        case Asked.HOW_MANY_MORE:
            return _filled(
                words.tr("How many more is {a} than {b}?"), words, question.greater, question.lesser
            )
        case Asked.SIGN:
            text = words.tr("Which sign belongs between {a} and {b}?")
            return _filled(text, words, *question.left, *question.right)
        case Asked.SUM:
            text = words.tr("How much are {a} and {b} together?")
            return _filled(text, words, *question.numbers(question.owner))
        case Asked.GREATER_PRODUCT:
            text = words.tr("Which is more: {a} times {b}, or {c} times {d}?")
            return _filled(text, words, *question.left, *question.right)
        case _:
            return plain(_without_numbers(question.asked, words))


def _without_numbers(asked: Asked, words: Translator) -> str:
    return {
        Asked.MORE: words.tr("Which is more?"),
        Asked.LESS: words.tr("Which is less?"),
        Asked.MORE_DOTS: words.tr("Which has more dots?"),
        Asked.GREATER_SUM: words.tr("Which two cards make more together?"),
        Asked.FURTHER_APART: words.tr("Which two cards are further apart?"),
        Asked.CLOSER: words.tr("Which two cards are closer together?"),
        Asked.GREATEST_NUMBER: words.tr("Make the greatest number you can."),
        Asked.GREATER_NUMBER: words.tr("Which number is greater?"),
    }[asked]


def _filled(template: str, words: Translator, *numbers: int) -> Sentence:
    return filled(
        template,
        **{name: number_word(number, words) for name, number in zip("abcd", numbers, strict=False)},
    )
