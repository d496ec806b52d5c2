"""The parts of the guide that are the same under all rules: another game, tips, and a whole round."""

from __future__ import annotations

from warapp.engine import PRESETS
from warapp.engine.examples import ExampleName
from warapp.words.guide.sections import Section
from warapp.words.translation import Translate, Translator, joined

QUADRUPLE_WAR = PRESETS["quadruple_war"]
"""The rules that a part of the guide tells, whatever is on the table."""


def quadruple_war(translate: Translate) -> Section:
    """Return the rules of Quadruple War."""
    words, rules = Translator(translate), QUADRUPLE_WAR
    return Section(
        words.tr("Quadruple War"),
        (
            words.tr(
                "War for two with four cards face down. This page tells its rules, whatever is on the table."
            ),
            words.tr(
                "Two players have %n card(s) each. Both turn a card; the higher takes both.",
                "",
                rules.cards_dealt_each,
            ),
            words.tr(
                "If the cards tie, each lays four cards face down on theirs, then one face up. The higher "
                "of these takes all %n card(s). If they tie again, each lays four more face down and "
                "one face up.",
                "",
                2 * (rules.need(2) + 1),
            ),
            words.tr(
                "A player with too few cards lays them all, the last one face up. With none left, the card "
                "on the table fights on; if neither player has any, it's a draw."
            ),
            joined(
                (
                    words.tr("The player with all %n card(s) wins.", "", rules.deck_size),
                    words.tr(
                        "After %n battle(s) the bigger pile wins, and equal piles are a draw.",
                        "",
                        rules.battle_limit or 0,
                    ),
                ),
                words,
            ),
        ),
        (ExampleName.WAR,),
    )


def tips(translate: Translate) -> Section:
    """Return what to agree on, and what to do with small children."""
    words = Translator(translate)
    return Section(
        words.tr("Tips"),
        (
            words.tr(
                "Agree on the rules before you begin. How many cards go face down in a war? What happens "
                "to a player who has too few?"
            ),
            words.tr(
                "Most people put the cards they win under their pile in the order they come. If you shuffle "
                "them first, the same battles can't come round again and again."
            ),
            words.tr(
                "Small children lose interest in a game that can't be finished. Give everyone fewer cards, "
                "or set a limit of time or of trips through the cards. Then the biggest pile wins."
            ),
            words.tr(
                "To practise numbers, let the winner of each battle say how much higher or lower their card "
                "is."
            ),
            words.tr(
                "Fewer cards and limits are set under House rules, which also shows how long a round "
                "will take."
            ),
        ),
    )


def whole_round(translate: Translate) -> Section:
    """Return what there is to see in a whole round with open hands."""
    words = Translator(translate)
    return Section(
        words.tr("Watch a whole round"),
        (
            words.tr(
                "Every pile lies open, from the deal to the score, and each battle is told. Your own round "
                "waits."
            ),
        ),
    )
