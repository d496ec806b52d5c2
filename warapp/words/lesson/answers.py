"""What is said once a question is answered, shown, or told; knows no help."""

from __future__ import annotations

from warapp.learn.number_cards import Numbers
from warapp.learn.questions import Asked, Question, Side
from warapp.words.lesson.sentences import Sentence, filled, number_word, plain
from warapp.words.translation import Translate, Translator

_SUMS = {Asked.GREATER_SUM, Asked.SUM}
_APART = {Asked.FURTHER_APART, Asked.CLOSER}
_ONE_CARD = {Asked.MORE, Asked.MORE_DOTS}


def right_sentence(question: Question, translate: Translate) -> Sentence:
    """Return what is said after a right answer.

    >>> from warapp.words import english
    >>> right_sentence(Question(Asked.MORE, (7,), (9,)), english).text
    'Yes. Nine is more than seven.'
    """
    words = Translator(translate)
    fact = fact_sentence(question, translate)
    if question.asked is Asked.SIGN:
        return fact
    return plain(words.tr("Yes. {fact}", "a whole sentence"), fact=fact)


def fact_sentence(question: Question, translate: Translate) -> Sentence:
    """Return what is true of the cards, as a sentence that tells the answer."""
    words = Translator(translate)
    asked, side = question.asked, _side_told(question)
    if asked is Asked.HOW_MANY_MORE:
        return _how_many_more(question, words)
    if asked is Asked.SIGN:
        return _sign(question, words)
    if asked is Asked.SUM:
        return _of_two(words.tr("{a} and {b} make *{s}*."), question, question.owner, words)
    if asked is Asked.GREATEST_NUMBER:
        return _tens_and_ones(_arranged(question), question, words)
    if side is Side.SAME:
        return _same(question, words)
    if asked in _ONE_CARD:
        return _both(words.tr("{a} is *more* than {b}."), question.greater, question.lesser, words)
    if asked is Asked.LESS:
        return _both(words.tr("{a} is *less* than {b}."), question.lesser, question.greater, words)
    if asked in _SUMS:
        return _of_two(words.tr("{a} and {b} make *{s}*."), question, side, words)
    if asked in _APART:
        return _of_two(words.tr("From {b} to {a} it's *{s}*."), question, side, words)
    if asked is Asked.GREATER_PRODUCT:
        return _of_two(words.tr("{a} times {b} is *{s}*."), question, side, words)
    return _greater_number(question, words)


def told_sentence(question: Question, translate: Translate) -> Sentence:
    """Return what is said the second time an answer is not right: the answer, and what to tap."""
    words = Translator(translate)
    match question.asked:
        case Asked.HOW_MANY_MORE | Asked.SUM:
            return _tell_number(question, words)
        case Asked.SIGN:
            text = words.tr("{fact} Tap this sign.", "a whole sentence")
            return plain(text, fact=_sign(question, words))
        case Asked.GREATEST_NUMBER:
            first = max(question.numbers(question.owner))
            return filled(words.tr("Put the {a} first. Tap the arrows."), a=number_word(first, words))
        case _:
            return _tell_side(question, words)


def _tell_number(question: Question, words: Translator) -> Sentence:
    number = int(str(question.answer))
    tens, ones = divmod(number, 10)
    if not tens:
        return _both(words.tr("It's *{a}*. Tap the {a}."), number, number, words)
    return filled(
        words.tr("It's *{number}*. Tap the {tens}, then the {ones}."),
        number=number_word(number, words),
        tens=number_word(tens, words),
        ones=number_word(ones, words),
    )


def _tell_side(question: Question, words: Translator) -> Sentence:
    side = _side_told(question)
    if side is Side.SAME:
        return plain(words.tr("They're *the same*. Tap the equals sign."))
    match question.asked:
        case Asked.MORE | Asked.MORE_DOTS:
            return _both(words.tr("{a} is *more*. Tap the {a}."), question.greater, question.lesser, words)
        case Asked.LESS:
            return _both(words.tr("{a} is *less*. Tap the {a}."), question.lesser, question.greater, words)
        case Asked.FURTHER_APART:
            return plain(words.tr("These two are *further apart*. Tap them."))
        case Asked.CLOSER:
            return plain(words.tr("These two are *closer together*. Tap them."))
        case Asked.GREATER_NUMBER:
            return _both(words.tr("{a} is *greater*. Tap it."), question.greater, question.lesser, words)
        case Asked.GREATER_PRODUCT:
            return _of_two(words.tr("{a} times {b} is *more*. Tap it."), question, side, words)
        case _:
            return _of_two(words.tr("{a} and {b} make *more*. Tap them."), question, side, words)


def _side_told(question: Question) -> Side:
    """Return the side that a question about sides asks for."""
    greater = question.greater_side
    return greater.other if question.asked in (Asked.LESS, Asked.CLOSER) else greater


def _both(template: str, first: int, second: int, words: Translator) -> Sentence:
    return filled(template, a=number_word(first, words), b=number_word(second, words))


def _of_two(template: str, question: Question, side: Side, words: Translator) -> Sentence:
    """Fill in the two numbers of a side and what they are worth."""
    first, second = question.numbers(side)
    if question.asked in _APART:
        first, second = max(first, second), min(first, second)
    worth = number_word(question.worth(side), words)
    return filled(template, a=number_word(first, words), b=number_word(second, words), s=worth)


def _how_many_more(question: Question, words: Translator) -> Sentence:
    if question.greater == question.lesser:
        return plain(words.tr("They're *the same*. Nothing is left over."))
    return filled(
        words.tr("{a} is *{d} more* than {b}."),
        a=number_word(question.greater, words),
        b=number_word(question.lesser, words),
        d=number_word(question.greater - question.lesser, words),
    )


def _sign(question: Question, words: Translator) -> Sentence:
    texts = {
        Side.LEFT: words.tr("{a} *is greater than* {b}."),
        Side.SAME: words.tr("{a} *is equal to* {b}."),
        Side.RIGHT: words.tr("{a} *is less than* {b}."),
    }
    return _both(texts[question.greater_side], question.left[0], question.right[0], words)


def _same(question: Question, words: Translator) -> Sentence:
    number = question.greater
    if question.asked in _SUMS:
        return _both(words.tr("Both make *{a}*."), number, number, words)
    if question.asked in _APART:
        return _both(words.tr("Both are *{a}* apart."), number, number, words)
    return _both(words.tr("Both are *{a}*."), number, number, words)


def _arranged(question: Question) -> Numbers:
    return tuple(sorted(question.numbers(question.owner), reverse=True))


def _tens_and_ones(numbers: Numbers, question: Question, words: Translator) -> Sentence:
    tens, ones = numbers
    return plain(
        words.tr("{tens} and {ones} make *{number}*."),
        tens=words.tr("%n ten(s)", "tens and ones of a number", tens),
        ones=words.tr("%n one(s)", "tens and ones of a number", ones),
        number=words.number(10 * tens + ones),
    )


def _greater_number(question: Question, words: Translator) -> Sentence:
    made = _tens_and_ones(question.numbers(question.greater_side), question, words)
    compared = words.tr("{made} {a} is *greater* than {b}.", "the first is a whole sentence")
    greater, lesser = words.number(question.greater), words.number(question.lesser)
    return plain(compared, made=made.text, a=greater, b=lesser)
