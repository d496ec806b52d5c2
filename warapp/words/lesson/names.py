"""Names and short sentences of lessons: modes, knowledge, the beginning and the end."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.learn.boxes import Knowledge
from warapp.learn.items import Item, Pair, TensKind
from warapp.learn.number_cards import NumberCards
from warapp.learn.settings import HelpModel, LessonSettings, Mode, Players, Wanted
from warapp.words.lesson.sentences import Sentence, filled, number_word, plain
from warapp.words.translation import Translate, Translator


def mode_name(mode: Mode, translate: Translate, wanted: Wanted = Wanted.MORE) -> str:
    """Return the name of a mode, as a child is told it."""
    words = Translator(translate)
    if mode is Mode.WHICH and wanted is Wanted.LESS:
        return words.tr("Which is less?")
    return {
        #: kinds of questions for small children
        Mode.WHICH: words.tr("Which is more?"),
        Mode.DOTS: words.tr("Dots"),
        Mode.DIFFERENCE: words.tr("How many more?"),
        Mode.SIGNS: words.tr("Less, same, more"),
        Mode.ADD: words.tr("Add"),
        Mode.TAKE_AWAY: words.tr("Take away"),
        Mode.TENS: words.tr("Tens and ones"),
        Mode.TIMES: words.tr("Times"),
    }[mode]


def help_name(model: HelpModel, translate: Translate) -> str:
    """Return the name of a picture that helps."""
    words = Translator(translate)
    return {
        #: pictures that help to count
        HelpModel.TOWERS: words.tr("Two towers of blocks"),
        HelpModel.PIPS: words.tr("Pips to count"),
        HelpModel.FRAME: words.tr("Ten frame"),
        HelpModel.LINE: words.tr("Number line"),
    }[model]


def knowledge_name(knowledge: Knowledge, translate: Translate) -> str:
    """Return what is known of a pair, in a word or two."""
    words = Translator(translate)
    return {
        #: how well a child knows a pair of numbers
        Knowledge.SURE: words.tr("sure"),
        Knowledge.NOT_YET: words.tr("not yet"),
        Knowledge.NOT_ASKED: words.tr("not asked"),
    }[knowledge]


def item_name(item: Item, translate: Translate) -> str:
    """Return the name of an item, such as "Seven and nine"."""
    words = Translator(translate)
    if isinstance(item, Pair):
        a, b = (number_word(number, words) for number in item)
        return filled(words.tr("{a} and {b}", "a pair of numbers"), a=a, b=b).text
    return {
        TensKind.FAR_APART: words.tr("Tens far apart"),
        TensKind.NEAR: words.tr("Tens one or two apart"),
        TensKind.SAME_TENS: words.tr("The same tens"),
        TensKind.SWAPPED: words.tr("Figures swapped"),
        TensKind.EQUAL: words.tr("The same number"),
    }[item]


def range_name(cards: NumberCards) -> str:
    """Return the numbers of a range in figures.

    >>> range_name(NumberCards())
    '1–10'
    """
    numbers = cards.numbers
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return f"{numbers[0]}–{numbers[-2]}, {numbers[-1]}"


def what_to_play(translate: Translate) -> Sentence:
    """Return the question above the modes."""
    words = Translator(translate)
    return plain(words.tr("What would you like to play?"))


def turn_your_card(translate: Translate) -> Sentence:
    """Return what two children are asked before each turn."""
    words = Translator(translate)
    return plain(words.tr("Turn your card!"))


def both_ready(translate: Translate) -> Sentence:
    """Return what two children are asked before the first turn."""
    words = Translator(translate)
    return plain(words.tr("Are you both ready?"))


def before_asking(settings: LessonSettings, answered: int, translate: Translate) -> Sentence:
    """Return what stands in the bubble before the cards lie: no number, which would tell what they are."""
    if settings.players is not Players.TWO:
        return plain(mode_name(settings.mode, translate, settings.wanted))
    return turn_your_card(translate) if answered else both_ready(translate)


def tie_sentence(translate: Translate) -> Sentence:
    """Return what is said when a tie begins a war."""
    words = Translator(translate)
    return plain(words.tr("It's war! We turn another card."))


def thanks(names: Sequence[str], translate: Translate) -> Sentence:
    """Return what is said at the end of a lesson.

    Args:
        names: those of the children; none for a class.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    if len(names) > 1:
        text = words.tr("Thank you for playing, {first} and {second}. Our lesson is over.")
        return plain(text, first=names[0], second=names[1])
    if names:
        text = words.tr("Thank you for playing, {name}. Our lesson is over.")
        return plain(text, name=names[0])
    return plain(words.tr("Thank you for playing. Our lesson is over."))


def praise(*, looked_twice: bool, translate: Translate) -> Sentence:
    """Return what was done in a lesson; only what did happen."""
    words = Translator(translate)
    if looked_twice:
        return plain(words.tr("You looked closely, and you looked twice when it was hard."))
    return plain(words.tr("You looked closely."))
