"""How a round ends by the rules, and when it is drawn; knows no window."""

from __future__ import annotations

from warapp.engine import MOST_BATTLES, AtLimit, PickUp, Rules, Shortage
from warapp.words.guide_shortage import one_card_at_least, pot_may_wait, stays_for_all
from warapp.words.translation import Translator


def end(rules: Rules, words: Translator) -> tuple[str, ...]:
    """Return who is out, and who wins."""
    if rules.seats == 2:
        return (words.tr("Whoever has all the cards wins. Whoever has none after a battle has lost."),)
    return (
        words.tr("Whoever has no cards after a battle is out, and the others play on."),
        words.tr("The last one who has cards wins, and then has all of them."),
    )


def limits(rules: Rules, words: Translator) -> tuple[str, ...]:
    """Return what else ends a round, and who wins then."""
    said = [*_each_limit(rules, words)]
    if said:
        said.append(_at_limit(rules, words))
    else:
        said.append(words.tr("There is no limit: the round goes on until one has all the cards."))
    if rules.may_be_endless:
        said.append(_endless(rules, words))
    return tuple(said)


def _each_limit(rules: Rules, words: Translator) -> list[str]:
    said = []
    if rules.battle_limit is not None:
        said.append(words.tr("The round ends after %n battle(s) at the latest.", "", rules.battle_limit))
    if rules.trip_limit is not None:
        ends = words.tr(
            "The round ends after %n trip(s) through the cards at the latest.", "", rules.trip_limit
        )
        trip = words.tr("A trip is over when all have played as many cards as their pile held when it began.")
        said.append(f"{ends} {trip}")
    if rules.minute_limit is not None:
        ends = words.tr("The round ends after %n minute(s) on the clock.", "", rules.minute_limit)
        said.append(f"{ends} {_clock(words)}")
    return said


def _clock(words: Translator) -> str:
    finished = words.tr("A battle in which time runs out is finished and counts.")
    stands = words.tr(
        "The clock stands still during a pause, while an example, the history or a dialog is shown, while "
        "the window is minimised, and, unless the cards turn by themselves, while you are in another window."
    )
    return f"{finished} {stands}"


def _at_limit(rules: Rules, words: Translator) -> str:
    if rules.at_limit is AtLimit.DRAW:
        return words.tr("If nobody has all the cards by then, it is a draw.")
    counted = words.tr(
        "If nobody has all the cards by then, whoever has the most in the pile wins; equally many are a draw."
    )
    if pot_may_wait(rules):
        waiting = words.tr("Cards that wait on the table count for nobody.")
        return f"{counted} {waiting}"
    return counted


def _endless(rules: Rules, words: Translator) -> str:
    said = words.tr("The round also ends after {battles} battles").format(battles=words.number(MOST_BATTLES))
    if rules.pick_up is PickUp.SHUFFLED:
        after = words.tr("{said}.").format(said=said)
    else:
        after = words.tr(
            "{said}, or earlier if all cards lie as they lay before, since it would go on like that for ever."
        ).format(said=said)
    drawn, counted = words.tr("That is a draw."), words.tr("Whoever has the most cards then wins.")
    return f"{after} {drawn if rules.at_limit is AtLimit.DRAW else counted}"


def draws(rules: Rules, words: Translator) -> str:
    """Return every way in which a round by these rules has no winner."""
    said = []
    limited = (rules.battle_limit, rules.trip_limit, rules.minute_limit) != (None,) * 3
    if limited and rules.at_limit is AtLimit.DRAW:
        said.append(words.tr("A limit ended it before anybody had all the cards."))
    elif limited:
        said.append(words.tr("A limit ended it when several had equally many cards, and nobody more."))
    if rules.shortage is Shortage.DRAWS:
        said.append(words.tr("Somebody had too few cards for a war, and these rules call that a draw."))
    else:
        said.append(_nobody_could_fight(rules, words))
    if rules.may_be_endless:
        said.append(_without_end(rules, words))
    return " ".join([words.tr("A round by these rules is drawn for one of these reasons."), *said])


def _nobody_could_fight(rules: Rules, words: Translator) -> str:
    if stays_for_all(rules):
        return words.tr("Those who tied had no card left to break the tie, and nobody else had any.")
    if not one_card_at_least(rules):
        if pot_may_wait(rules):
            return words.tr("The last ones at war had equally few cards, and nobody else had any.")
        return words.tr("The last ones at war had equally few cards, too few to fight it.")
    if pot_may_wait(rules):
        return words.tr("Nobody at war had a card left, and nobody else had any.")
    return words.tr("Nobody at war had a card left.")


def _without_end(rules: Rules, words: Translator) -> str:
    drawn, counted = (
        words.tr("It would have gone on for ever."),
        words.tr("It would have gone on for ever, and several had equally many cards."),
    )
    if rules.pick_up is PickUp.SHUFFLED:  # never found out to go round
        drawn = words.tr("It was not over after {battles} battles.")
        counted = words.tr("It was not over after {battles} battles, and several had equally many cards.")
    said = drawn if rules.at_limit is AtLimit.DRAW else counted
    return said.format(battles=words.number(MOST_BATTLES))
