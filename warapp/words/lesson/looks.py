"""What is said after an answer that is not right: a kind look at the cards, never a verdict."""

from __future__ import annotations

from warapp.learn.asking import Asking, HelpStep, Reaction
from warapp.learn.questions import Asked, Question
from warapp.learn.settings import HelpModel
from warapp.words.lesson.answers import right_sentence, told_sentence
from warapp.words.lesson.questions import question_sentence
from warapp.words.lesson.sentences import Sentence, filled, number_word, plain
from warapp.words.translation import Translate, Translator

_COMPARED = {Asked.MORE, Asked.LESS, Asked.MORE_DOTS, Asked.SIGN}
_TENS = {Asked.GREATER_NUMBER, Asked.GREATEST_NUMBER}
_APART = {Asked.FURTHER_APART, Asked.CLOSER}


def asking_sentence(asking: Asking, translate: Translate) -> Sentence:
    """Return what the bubble says about a question as it stands."""
    question = asking.question
    if asking.reaction is Reaction.RIGHT:
        return right_sentence(question, translate)
    if asking.reaction is Reaction.TOLD:
        return told_sentence(question, translate)
    if asking.reaction is Reaction.ASKED:
        return question_sentence(question, translate)
    return _second_look(asking, translate)


def _second_look(asking: Asking, translate: Translate) -> Sentence:
    words, question = Translator(translate), asking.question
    if asking.last_answer is not None and question.tells_how_many(asking.last_answer):
        text = words.tr("That's how many there are. How many *more* than {b}?")
        return filled(text, b=number_word(question.lesser, words))
    if asking.model is None or asking.step is HelpStep.NONE:
        again = words.tr("Look again. {question}", "a whole sentence")
        return plain(again, question=question_sentence(question, translate))
    return plain(_hint(question, asking.model, words))


def _hint(question: Question, model: HelpModel, words: Translator) -> str:
    """Return the hint that goes with a picture."""
    asked = question.asked
    if asked in _TENS:
        return _hint_for_tens(question, model, words)
    if asked is Asked.GREATER_PRODUCT:
        rows = words.tr("Let's look together. Which rows have more blocks?")
        hops = words.tr("Let's look together. Where do the hops end further along the line?")
        return rows if model is HelpModel.TOWERS else hops
    if asked in _APART:
        return _hint_for_apart(asked, model, words)
    if asked.is_answered_by_number:
        return _hint_for_amounts(asked, model, words)
    if asked in _COMPARED:
        return _hint_for_cards(asked, model, words)
    return {
        HelpModel.TOWERS: words.tr("Let's look together. Which tower is taller?"),
        HelpModel.PIPS: words.tr("Let's look together. Where are there more pips?"),
        HelpModel.FRAME: words.tr("Let's look together. Which frame has more dots?"),
        HelpModel.LINE: words.tr("Let's look together. Where do the hops end further along the line?"),
    }[model]


def _hint_for_cards(asked: Asked, model: HelpModel, words: Translator) -> str:
    if asked is Asked.LESS:
        return {
            HelpModel.TOWERS: words.tr("Let's look together. Which tower is shorter?"),
            HelpModel.PIPS: words.tr("Let's look together. Where are there fewer pips?"),
            HelpModel.FRAME: words.tr("Let's look together. Which frame has fewer dots?"),
            HelpModel.LINE: words.tr("Let's look together. Which number comes first on the line?"),
        }[model]
    return {
        HelpModel.TOWERS: words.tr("Let's look together. Which tower is taller?"),
        HelpModel.PIPS: words.tr("Let's look together. Where are there more pips?"),
        HelpModel.FRAME: words.tr("Let's look together. Which frame has more dots?"),
        HelpModel.LINE: words.tr("Let's look together. Which number is further along the line?"),
    }[model]


def _hint_for_amounts(asked: Asked, model: HelpModel, words: Translator) -> str:
    if asked is Asked.SUM:
        return {
            HelpModel.TOWERS: words.tr("Let's count the blocks."),
            HelpModel.PIPS: words.tr("Let's count the pips."),
            HelpModel.FRAME: words.tr("Let's count the dots."),
            HelpModel.LINE: words.tr("Let's count on along the line."),
        }[model]
    return {
        HelpModel.TOWERS: words.tr("Let's count the blocks that stick out."),
        HelpModel.PIPS: words.tr("Let's look together. How many pips have no partner?"),
        HelpModel.FRAME: words.tr("Let's look together. How many dots have no partner?"),
        HelpModel.LINE: words.tr("Let's count the hops."),
    }[model]


def _hint_for_apart(asked: Asked, model: HelpModel, words: Translator) -> str:
    towers = model is HelpModel.TOWERS
    if asked is Asked.CLOSER:
        blocks = words.tr("Let's look together. Where do fewer blocks stick out?")
        hops = words.tr("Let's look together. Where are there fewer hops?")
    else:
        blocks = words.tr("Let's look together. Where do more blocks stick out?")
        hops = words.tr("Let's look together. Where are there more hops?")
    return blocks if towers else hops


def _hint_for_tens(question: Question, model: HelpModel, words: Translator) -> str:
    if question.asked is Asked.GREATEST_NUMBER:
        return words.tr("Let's look together. What if the cards swap places?")
    if model is HelpModel.LINE:
        return words.tr("Let's look together. Which number is further along the line?")
    if question.left[0] == question.right[0]:
        return words.tr("The tens are the same. Which has more ones?")
    return words.tr("Let's look together. Which has more tens?")
