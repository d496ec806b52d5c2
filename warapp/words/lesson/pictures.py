"""What the pictures of a lesson show, for screen readers, and how they are counted aloud."""

from __future__ import annotations

from warapp.learn.help_pictures import Frames, HelpPicture, Line, Lines, Pips, Rods, Tower, Towers
from warapp.learn.number_cards import Numbers
from warapp.words.lesson.sentences import filled, number_word
from warapp.words.translation import Translate, Translator, joined, listed


def picture_words(picture: HelpPicture, translate: Translate) -> str:
    """Return what a picture shows, without any answer.

    >>> from warapp.learn.help_pictures import Frames, Part
    >>> from warapp.words import english
    >>> picture_words(Frames(((Part.FIRST,) * 3, (Part.FIRST,))), english)
    'Ten frames: 3 dots on the left, 1 dot on the right.'
    """
    words = Translator(translate)
    match picture:
        case Towers():
            return _towers(picture, words)
        case Rods():
            return words.tr("Rods of ten and cubes: {left} on the left, {right} on the right.").format(
                left=_tens_and_ones(picture.left.tens, picture.left.ones, words),
                right=_tens_and_ones(picture.right.tens, picture.right.ones, words),
            )
        case Frames():
            left, right = (words.tr("%n dot(s)", "in a ten frame", len(side)) for side in picture.sides)
            text = words.tr("Ten frames: {left} on the left, {right} on the right.")
            return text.format(left=left, right=right)
        case Lines():
            return joined((_line(line, words) for line in picture.lines), words)
        case Pips():
            left, right = (words.tr("%n pip(s)", "of cards", sum(side)) for side in picture.sides)
            text = words.tr("Pips to count: {left} on the left, {right} on the right.")
            return text.format(left=left, right=right)
        case _:
            text = words.tr("Rows of blocks: {left} on the left, {right} on the right.")
            return text.format(left=_rows(picture.left, words), right=_rows(picture.right, words))


def _towers(picture: Towers, words: Translator) -> str:
    return joined((_tower_group(group, words) for group in picture.groups), words)


def _tower_group(group: tuple[Tower, ...], words: Translator) -> str:
    left, right = (words.tr("%n block(s)", "in a tower", tower.height) for tower in group)
    return words.tr("Towers: {left} on the left, {right} on the right.").format(left=left, right=right)


def _tens_and_ones(tens: int, ones: int, words: Translator) -> str:
    return words.tr("{tens} and {ones}", "tens and ones of a number").format(
        tens=words.tr("%n ten(s)", "tens and ones of a number", tens),
        ones=words.tr("%n one(s)", "tens and ones of a number", ones),
    )


def _rows(numbers: Numbers, words: Translator) -> str:
    rows, width = numbers
    text = words.tr("%n row(s) of {width}", "rows of so many blocks", rows)
    return text.format(width=words.number(width))


def _line(line: Line, words: Translator) -> str:
    to = words.tr("A number line from 0 to {end}.").format(end=words.number(line.end))
    parts = [to]
    if line.marks:
        marks = listed([words.number(number) for number, _ in line.marks], words)
        parts.append(words.tr("Marked: {numbers}.").format(numbers=marks))
    if line.hops:
        parts.append(
            words.tr("%n hop(s) from {start} to {end}.", "along a number line", len(line.hops)).format(
                start=words.number(line.hops[0].start), end=words.number(line.hops[-1].end)
            )
        )
    return joined(parts, words)


def counted_aloud(number: int, translate: Translate) -> str:
    """Return the numbers up to one, as they are counted aloud: "One, two, three."."""
    words = Translator(translate)
    names = [number_word(step, words) for step in range(1, number + 1)]
    text = names[0]
    for name in names[1:]:
        text = words.tr("{items}, {item}").format(items=text, item=name)
    return filled(words.tr("{counted}.", "numbers counted aloud"), counted=text).text
