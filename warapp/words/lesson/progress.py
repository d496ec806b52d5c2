"""What a child's progress is told as, for those who help it; never with a mark."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.learn.boxes import Knowledge
from warapp.learn.items import Item, Pair
from warapp.learn.progress import ModeProgress, Tally
from warapp.words.lesson.names import item_name, knowledge_name
from warapp.words.translation import Translate, Translator, comma_separated, joined


def tally_words(tally: Tally, translate: Translate) -> str:
    """Return how an item was answered: "Asked 7 times, 4 right at once, 2 with help."."""
    words = Translator(translate)
    if not tally.tries:
        return words.tr("This hasn't come up yet.")
    parts = [
        words.tr("Asked %n time(s)", "a pair of numbers", tally.tries),
        words.tr("{number} right at once").format(number=words.number(tally.right_at_once)),
        words.tr("{number} with help").format(number=words.number(tally.with_help)),
    ]
    return words.tr("{counts}.", "tries of a pair").format(counts=comma_separated(parts, words))


def cell_words(progress: ModeProgress, item: Item, translate: Translate) -> str:
    """Return what a cell of the grid is told as."""
    words = Translator(translate)
    knowledge = knowledge_name(progress.boxes.knowledge(item), translate)
    return words.tr("{pair}: {counts} {knowledge}", "a pair of numbers, sentence, sure or not").format(
        pair=item_name(item, translate),
        counts=tally_words(progress.tally(item), translate),
        knowledge=words.tr("Now: {knowledge}.").format(knowledge=knowledge),
    )


def sure_words(progress: ModeProgress, translate: Translate) -> str:
    """Return of how many items a child is sure: "sure of 32 of 55"."""
    words = Translator(translate)
    if not progress.boxes.answered:
        return words.tr("not asked yet")
    return words.tr("sure of {number} of {all}").format(
        number=words.number(progress.count(Knowledge.SURE)), all=words.number(len(progress.items))
    )


def lessons_words(lessons: int, first: str, last: str, minutes: int, translate: Translate) -> str:
    """Return how many lessons there were, and when: "9 lessons from 3 September to 12 October"."""
    words = Translator(translate)
    if not lessons:
        return words.tr("no lessons yet")
    counted = words.tr("%n lesson(s)", "", lessons)
    if first == last:
        text = words.tr("{lessons} on {day}").format(lessons=counted, day=first)
    else:
        text = words.tr("{lessons} from {first} to {last}").format(lessons=counted, first=first, last=last)
    if not minutes:
        return text
    each = words.tr("about %n minute(s) each", "lessons", minutes)
    return words.tr("{lessons} · {minutes}", "lessons, and how long they are").format(
        lessons=text, minutes=each
    )


def what_is_deleted(lessons: int, translate: Translate) -> str:
    """Return what is deleted with a child."""
    words = Translator(translate)
    if not lessons:
        return words.tr("It has had no lessons.")
    return words.tr("%n lesson(s) and all answers in them are deleted.", "", lessons)


def numbers_words(numbers: str, translate: Translate) -> str:
    """Return the name of a range: "Numbers 1–10"."""
    words = Translator(translate)
    return words.tr("Numbers {range}").format(range=numbers)


def knowledge_explained(knowledge: Knowledge, translate: Translate) -> str:
    """Return what it means that a pair is sure, not yet sure, or not asked."""
    words = Translator(translate)
    return {
        Knowledge.SURE: words.tr("Right at once twice running, with other pairs in between."),
        Knowledge.NOT_YET: words.tr("Met, and worth another look."),
        Knowledge.NOT_ASKED: words.tr("Hasn't come up so far."),
    }[knowledge]


def game_for_the_table(items: Sequence[Item], translate: Translate) -> str:
    """Return a game without a computer for what is worth another look."""
    words = Translator(translate)
    numbers = sorted({number for item in items if isinstance(item, Pair) for number in item})
    if not numbers:
        cards = words.tr("Take the number cards.")
    elif len(numbers) == 1:
        cards = words.tr("Take all cards with the number {number}.").format(number=words.number(numbers[0]))
    else:
        cards = words.tr("Take the cards {first} to {last}.").format(
            first=words.number(numbers[0]), last=words.number(numbers[-1])
        )
    rest = words.tr(
        "Each turns one. Build a tower of blocks for either card, and say which is taller and by how many."
    )
    return joined((cards, rest), words)
