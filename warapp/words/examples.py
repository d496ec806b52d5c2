"""Titles and descriptions of the worked examples; knows no window."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.engine.examples import Example, ExampleName
from warapp.words.narrator import Narrator
from warapp.words.translation import Translate, Translator


def example_title(name: ExampleName, translate: Translate) -> str:
    """Return the title of an example."""
    words = Translator(translate)
    return {
        ExampleName.BATTLE: words.tr("A plain battle"),
        ExampleName.WAR: words.tr("A war"),
        ExampleName.DOUBLE_WAR: words.tr("A double war"),
        ExampleName.SHORT: words.tr("Too few cards for a war"),
        ExampleName.NONE_LEFT: words.tr("No cards left for a war"),
        ExampleName.TIE_OF_TWO: words.tr("Two of three players tie"),
    }[name]


def example_words(example: Example, names: Sequence[str], translate: Translate) -> str:
    """Return a description of the example's battle with every card turned.

    Args:
        example: the example.
        names: the names of its seats.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    told = Narrator(names, example.record.rules, translate).battle(example.battle)
    heading = words.tr("Battle {number}.").format(number=words.number(1))
    return told.removeprefix(heading).lstrip()


def not_enough_cards(name: ExampleName, translate: Translate) -> str:
    """Return why an example is impossible under some rules."""
    words = Translator(translate)
    if name is ExampleName.SHORT:
        return words.tr(
            "Here a war takes just one card from each player, so you either have enough or none at all."
        )
    return words.tr("This deck is too small to show it, because so many cards go face down.")
