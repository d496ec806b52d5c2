"""Says how often a seat wins that holds so many of the cards."""

from __future__ import annotations

import math

from warapp.words.translation import Translate, Translator, joined


def chance_sentence(
    cards: tuple[int, int], chance: tuple[float, float, float], rounds: int, translate: Translate
) -> str:
    """Return how often such a seat wins, with the interval.

    >>> from warapp.words.translation import english
    >>> chance_sentence((12, 52), (0.112, 0.103, 0.122), 4_000, english)
    'With 12 of 52 cards, about 1 in 9 still wins. Between 10 and 13 in 100, by 4,000 deals like this.'

    Args:
        cards: how many the seat holds, and how many there are.
        chance: the share of rounds that it wins, and the limits of its interval.
        rounds: how many rounds were played for it.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    held, there = map(words.number, cards)
    share, low, high = chance
    interval = words.tr("Between {low} and {high} in 100, by {rounds} deals like this.").format(
        low=words.number(math.floor(100 * low)),
        high=words.number(math.ceil(100 * high)),
        rounds=words.number(rounds),
    )
    return joined([_chance(share, high, words).format(held=held, there=there), interval], words)


def _chance(share: float, high: float, words: Translator) -> str:
    if share <= 0.0 and high < 0.5:
        least = words.number(math.floor(1 / high))
        return words.tr("With {held} of {there} cards, fewer than 1 in {number} still wins.").replace(
            "{number}", least
        )
    if 0.0 < share < 0.4:
        one_in = words.number(round(1 / share))
        return words.tr("With {held} of {there} cards, about 1 in {number} still wins.").replace(
            "{number}", one_in
        )
    if share >= 0.95:
        return words.tr("With {held} of {there} cards, nearly everyone wins.")
    in_ten = words.number(round(10 * share))
    return words.tr("With {held} of {there} cards, about {number} in 10 win.").replace("{number}", in_ten)
