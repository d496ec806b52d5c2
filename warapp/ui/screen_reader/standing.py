"""Says in sentences what is on a table: who holds how many cards, and which cards lie there."""

from __future__ import annotations

from warapp.table.stage.stage import Stage
from warapp.ui.screen_reader.parts import card_words, cards_before
from warapp.words.spoken.table_parts import TableNames
from warapp.words.translation import Translator, joined


def standing(stage: Stage, position: str, names: TableNames, words: Translator) -> str:
    """Return what is on a table; at the end of a round who won and why.

    Args:
        stage: what lies there.
        position: who holds how many cards, in words.
        names: names the cards that lie there.
        words: translates.
    """
    if stage.labels.outcome:
        return stage.labels.caption
    parts = [position]
    for seat in range(len(stage.labels.counts)):
        lying = [sprite for sprite in cards_before(seat, stage) if sprite.flip >= 1.0]
        parts += [names.sentence(card_words(seat, [sprite], names)) for sprite in lying]
    return joined(parts, words)


def line_and_standing(line: str, standing: str, words: Translator) -> str:
    """Return the line of words and what is on the table, which the line may begin with already."""
    return line if line.startswith(standing) else joined((line, standing), words)
