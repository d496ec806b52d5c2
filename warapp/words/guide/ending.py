"""The parts of the guide on how a round ends and when it is a draw; knows no window."""

from __future__ import annotations

from warapp.engine import MOST_BATTLES, AtLimit, PickUp, Rules, Shortage
from warapp.words.guide.shortage import one_card_at_least, pot_may_wait, stays_for_all
from warapp.words.translation import Translator, joined


def end(rules: Rules, words: Translator) -> tuple[str, ...]:
    """Return when a player is out and who wins."""
    if rules.seats == 2:
        return (
            words.tr("The player with all the cards wins. A player with none left after a battle loses."),
            _no_points(words),
        )
    return (
        words.tr("A player with no cards left after a battle is out, and the others play on."),
        words.tr("The last player with cards wins, and by then has all of them."),
        _no_points(words),
    )


def _no_points(words: Translator) -> str:
    return words.tr("There are no points: only the cards count.")


def limits(rules: Rules, words: Translator) -> tuple[str, ...]:
    """Return which limits end a round and who wins then."""
    said = [*_each_limit(rules, words)]
    if said:
        said.append(_at_limit(rules, words))
    else:
        said.append(words.tr("There's no limit: the round goes on until one player has all the cards."))
    if rules.may_be_endless:
        said.append(_endless(rules, words))
    return tuple(said)


def _each_limit(rules: Rules, words: Translator) -> list[str]:
    said = []
    if rules.battle_limit is not None:
        ends = words.tr("The round ends after %n battle(s), if not before.", "", rules.battle_limit)
        last = words.tr("Winning all the cards in the last battle still counts.")
        said.append(joined((ends, last), words))
    if rules.trip_limit is not None:
        ends = words.tr(
            "The round ends after %n trip(s) through the cards, if not before.", "", rules.trip_limit
        )
        trip = words.tr("A trip ends when every player has gone through their pile once.")
        laid = words.tr("Cards laid in a war count, too.")
        said.append(joined((ends, trip, laid), words))
    if rules.minute_limit is not None:
        ends = words.tr("The round ends after %n minute(s) on the clock.", "", rules.minute_limit)
        said.append(joined((ends, _clock(words)), words))
    return said


def _clock(words: Translator) -> str:
    finished = words.tr(
        "If time runs out during a battle or a war, that battle is finished with all its wars, and counts."
    )
    stands = words.tr(
        "The clock stops during a pause, while an example, a round with open hands, the history or a "
        "dialog is open, and while the window is minimised. It also stops while you're in another "
        "window, unless battles are playing automatically."
    )
    return joined((finished, stands), words)


def _at_limit(rules: Rules, words: Translator) -> str:
    if rules.at_limit is AtLimit.DRAW:
        return words.tr("If no one has all the cards by then, it's a draw.")
    counted = words.tr(
        "If no one has all the cards by then, the biggest pile wins. If the biggest piles are "
        "equal, it's a draw."
    )
    if pot_may_wait(rules):
        waiting = words.tr("Cards waiting on the table don't count for anyone.")
        return joined((counted, waiting), words)
    return counted


def _endless(rules: Rules, words: Translator) -> str:
    if rules.pick_up is PickUp.SHUFFLED:
        after = words.tr("The round also ends after %n battle(s).", "", MOST_BATTLES)
    else:
        after = words.tr(
            "The round also ends after %n battle(s), or sooner if the cards come back to the same "
            "order as before, because then it would go on forever.",
            "",
            MOST_BATTLES,
        )
    drawn, counted = words.tr("That's a draw."), words.tr("The player with the most cards then wins.")
    return joined((after, drawn if rules.at_limit is AtLimit.DRAW else counted), words)


def draws(rules: Rules, words: Translator) -> str:
    """Return all reasons for a draw under these rules."""
    said = []
    limited = (rules.battle_limit, rules.trip_limit, rules.minute_limit) != (None,) * 3
    if limited and rules.at_limit is AtLimit.DRAW:
        said.append(words.tr("A limit ended it before anyone had all the cards."))
    elif limited:
        said.append(words.tr("A limit ended it while the biggest piles were equal."))
    if rules.shortage is Shortage.DRAWS:
        said.append(words.tr("Someone had too few cards for a war, and under these rules that's a draw."))
    else:
        said.append(_nobody_could_fight(rules, words))
    if rules.may_be_endless:
        said.append(_without_end(rules, words))
    return joined([words.tr("Under these rules, it was one of the following."), *said], words)


def _nobody_could_fight(rules: Rules, words: Translator) -> str:
    if stays_for_all(rules):
        return words.tr("The players who tied had no cards left to break the tie, and no one else had any.")
    if not one_card_at_least(rules):
        if pot_may_wait(rules):
            return words.tr(
                "The last players at war had the same number of cards, too few to fight, and no one "
                "else had any."
            )
        return words.tr("The last players at war had the same number of cards, too few to fight.")
    if pot_may_wait(rules):
        return words.tr("No one at war had a card left, and no one else had any.")
    return words.tr("No one at war had a card left.")


def _without_end(rules: Rules, words: Translator) -> str:
    drawn, counted = (
        words.tr("It would have gone on forever."),
        words.tr("It would have gone on forever, and the biggest piles were equal."),
    )
    if rules.pick_up is PickUp.SHUFFLED:  # cycles are not detected
        drawn = words.tr("It wasn't over after %n battle(s).", "", MOST_BATTLES)
        counted = words.tr(
            "It wasn't over after %n battle(s), and the biggest piles were equal.", "", MOST_BATTLES
        )
    return drawn if rules.at_limit is AtLimit.DRAW else counted
