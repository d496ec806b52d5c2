"""The parts of the guide on running short of cards in a war; knows no window."""

from __future__ import annotations

from warapp.engine import Fighters, Rules, Shortage
from warapp.engine.rule_fields import FaceDown
from warapp.words.translation import Translator, joined


def running_short(rules: Rules, words: Translator) -> tuple[str, ...]:
    """Return when a player is short, what that means, and what happens if nobody can fight."""
    parts = [_who_is_short(rules, words), _what_shortage_means(rules, words)]
    if rules.shortage is not Shortage.DRAWS:
        parts.append(_equally_short(rules, words))
    return tuple(parts)


def if_i_run_out(rules: Rules, words: Translator) -> str:
    """Return what happens if the reader has too few cards for a war."""
    if rules.shortage is Shortage.DRAWS:
        return words.tr("Then the round is a draw.")
    if rules.face_down == 0:
        stays = words.tr("If you have none left, your card on the table fights on.")
        out = words.tr("If you have none left, you're out.")
        text = stays if rules.shortage is Shortage.LAST_CARD_STAYS else out
    else:
        text = {
            Shortage.LOSES: words.tr("Then you're out, and your remaining cards go to the pot."),
            Shortage.LAST_CARD: words.tr(
                "You lay what you have and turn the last card. If you have none left, you're out."
            ),
            Shortage.LAST_CARD_STAYS: words.tr(
                "You lay what you have and turn the last card. If you have none left, your card "
                "on the table fights on."
            ),
            Shortage.EQUAL_FORCE: words.tr(
                "Then everyone lays only as many cards as you have. If you have none left, you're out."
            ),
        }[rules.shortage]
    return joined((text, _unless_nobody_can(rules, words)), words)


def one_card_at_least(rules: Rules) -> bool:
    """Return whether a single card suffices to fight in a war."""
    return rules.shortage is not Shortage.LOSES or rules.face_down == 0


def stays_for_all(rules: Rules) -> bool:
    """Return whether the last face-up card stays even for seats that did not tie."""
    everybody = rules.fighters is Fighters.ALL and rules.seats > 2
    return everybody and rules.shortage is Shortage.LAST_CARD_STAYS


def pot_may_wait(rules: Rules) -> bool:
    """Return whether the pot may be carried over if nobody can fight a war."""
    others = rules.fighters is Fighters.TIED or stays_for_all(rules)
    return rules.seats > 2 and others and rules.shortage is not Shortage.DRAWS


def _who_is_short(rules: Rules, words: Translator) -> str:
    short = _too_few(rules, words)
    if rules.fighters is Fighters.ALL and rules.seats > 2:
        tied_or_not = words.tr("That goes for everyone in the war, tied or not.")
        return joined((short, tied_or_not), words)
    return short


def _too_few(rules: Rules, words: Translator) -> str:
    if isinstance(rules.face_down, FaceDown):
        return words.tr(
            "A war takes the face-down cards and one more from each player in it. A player with "
            "fewer is short."
        )
    if not rules.face_down:
        return words.tr("A player at war with no cards left is short.")
    return words.tr(
        "A war takes %n card(s) from each player in it. A player with fewer is short.",
        "",
        rules.face_down + 1,
    )


def _what_shortage_means(rules: Rules, words: Translator) -> str:
    one_is_enough = rules.face_down == 0
    no_card = words.tr("A player with no cards left is out.")
    alone = words.tr("If only one player is left at war, that player takes the pot and lays nothing.")
    match rules.shortage:
        case Shortage.DRAWS:
            return words.tr("Then no one wins: the round is a draw right away, before anything is laid.")
        case Shortage.LOSES if not one_is_enough:
            out = words.tr("A short player is out of the round, and their remaining cards go to the pot.")
            return joined((out, alone), words)
        case Shortage.LAST_CARD if not one_is_enough:
            return joined((_lays_the_last(words), no_card, alone), words)
        case Shortage.LAST_CARD_STAYS:
            stays = words.tr("If a player has no cards left, the one lying face up on the table fights on.")
            if stays_for_all(rules):
                stays = words.tr(
                    "If a player has no cards left, the one lying face up on the table fights on, even "
                    "if it wasn't part of the tie."
                )
            return stays if one_is_enough else joined((_lays_the_last(words), stays), words)
        case Shortage.EQUAL_FORCE if not one_is_enough:
            fair = words.tr(
                "To be fair, everyone then lays only as many cards as the player with the fewest has."
            )
            last = words.tr("The last one is turned face up.")
            return joined((fair, last, no_card, alone), words)
    out = words.tr("A short player is out of the round.")
    return joined((out, alone), words)


def _lays_the_last(words: Translator) -> str:
    return words.tr("A short player lays all the cards they have, the last one face up.")


def _equally_short(rules: Rules, words: Translator) -> str:
    if stays_for_all(rules):
        parts = [
            words.tr(
                "If no one who tied for the best card has a card left, nothing can break that "
                "tie, no matter who else fights."
            )
        ]
    elif one_card_at_least(rules):
        parts = [words.tr("If no one at war has a card left, no one can fight.")]
    else:
        most = words.tr("If everyone at war is short, only the player with the most cards is left.")
        parts = [most, words.tr("If several have the most, no one can fight.")]
    if not pot_may_wait(rules):
        return joined([*parts, words.tr("Then the round is a draw.")], words)
    out = words.tr("Then everyone at war is out, and the cards wait on the table for the next winner.")
    if stays_for_all(rules):
        out = words.tr(
            "Then the players who tied are out, and the cards wait on the table for the next winner."
        )
    under = words.tr("They go under the winner's pile before the new ones.")
    alone = words.tr("If only one other player still has cards, that player takes them and wins.")
    nobody = words.tr("If no one else has any, the round is a draw.")
    return joined([*parts, out, under, alone, nobody], words)


def _unless_nobody_can(rules: Rules, words: Translator) -> str:
    """Return what happens to the reader if the others are short as well."""
    if rules.seats == 2:
        if one_card_at_least(rules):
            return words.tr("If neither of you has any, the round is a draw.")
        return words.tr(
            "If you're both short, the one with more cards takes the pot. If you have the same "
            "number, it's a draw."
        )
    if stays_for_all(rules):
        return words.tr("If no one who tied for the best card has any, all of them are out.")
    if one_card_at_least(rules) and pot_may_wait(rules):
        return words.tr("If no one at war has any, no one can fight.")
    if one_card_at_least(rules):
        return words.tr("If no one has any, the round is a draw.")
    return words.tr(
        "If everyone at war is short, the player with the most cards takes the pot. If several "
        "have the most, no one can fight."
    )
