"""Describes a forecast in the figures that people ask for; plays nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from warapp.engine import Reason, Rules
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translate, Translator, joined

_LONG_MINUTES = 90
"""The number of minutes from which a duration is given in hours."""
_NOTABLE, _TOO_MANY = 0.01, 0.25


@dataclass(frozen=True, slots=True)
class Quantiles:
    """Quartiles and the 90th percentile."""

    quarter: float
    half: float
    three_quarters: float
    nine_tenths: float


@dataclass(frozen=True, slots=True)
class ForecastSummary:
    """The figures of a forecast; shares are of all rounds, 0 … 1.

    Attributes:
        rounds: the number of rounds played for it.
        battles: quantiles of the length of a round in battles.
        minutes: quantiles of the length of a round in minutes.
        drawn: the share of draws.
        drawn_by: the share of draws by reason, most frequent first.
        at_limit: the share of rounds that end at a limit.
        endless: the share of rounds that would never end.
        chances: the share of rounds won by each seat.
        wars: the average number of wars in a round.
        longest_war: the greatest depth of a war in all rounds.
    """

    rounds: int
    battles: Quantiles
    minutes: Quantiles
    drawn: float
    drawn_by: Mapping[Reason, float]
    at_limit: float
    endless: float
    chances: tuple[float, ...]
    wars: float
    longest_war: int


def headline(outlook: ForecastSummary, translate: Translate) -> str:
    """Return how long a round takes and how often it is drawn, in one or two sentences."""
    words = Translator(translate)
    parts = [_typically(outlook.minutes, words), _drawn(outlook.drawn, words)]
    if outlook.endless >= _NOTABLE:
        parts.append(_endless(outlook.endless, words))
    return joined(parts, words)


def rows(outlook: ForecastSummary, names: Sequence[str], translate: Translate) -> list[tuple[str, str]]:
    """Return the forecast as pairs of a name and a value.

    Args:
        outlook: the figures.
        names: the names of the seats.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    battles, minutes = outlook.battles, outlook.minutes
    found = [
        #: a number of battles and minutes follows, as in: 12 battles, 8 minutes
        (words.tr("Half of all rounds end within"), _length(battles.half, minutes.half, words)),
        (words.tr("9 rounds in 10 end within"), _length(battles.nine_tenths, minutes.nine_tenths, words)),
        (words.tr("Draws"), _in_a_hundred(outlook.drawn, words)),
    ]
    for reason, share in outlook.drawn_by.items():
        #: below Draws: why they were drawn
        found.append((words.tr("… {reason}").format(reason=_why(reason, words)), _in_a_hundred(share, words)))
    found += [
        (words.tr("Ended by a limit"), _in_a_hundred(outlook.at_limit, words)),
        (words.tr("Would never end"), _in_a_hundred(outlook.endless, words)),
    ]
    people = SeatNames(names, 0, words)
    for seat, share in enumerate(outlook.chances):
        wins = people.sentence(seat, you=words.tr("You win"), one=words.tr("{name} wins"))
        found.append((wins, _in_a_hundred(share, words)))
    wars = words.number(outlook.wars, 1)
    deepest = words.tr("%n war(s) in one battle", "", outlook.longest_war) if outlook.longest_war else "–"
    return [*found, (words.tr("Wars in a round"), wars), (words.tr("Longest war"), deepest)]


def main_figures(
    outlook: ForecastSummary, translate: Translate, *, in_minutes: bool
) -> list[tuple[str, str]]:
    """Return the six figures that matter most, each with its name.

    Args:
        outlook: the figures.
        translate: translates into the reader's language.
        in_minutes: whether lengths are in minutes; otherwise in battles.
    """
    words, lengths = Translator(translate), outlook.minutes if in_minutes else outlook.battles

    def length(value: float) -> str:
        if not in_minutes:
            return words.number(value)
        return minutes_span(Quantiles(value, value, value, value), translate)

    longest = outlook.longest_war
    return [
        #: below a number of minutes or battles
        (length(lengths.half), words.tr("half of all are over")),
        (length(lengths.nine_tenths), words.tr("9 in 10 are over")),
        (_percent(outlook.drawn, words), words.tr("draws")),
        (_percent(outlook.endless, words), words.tr("would never end")),
        (words.number(outlook.wars, 1), words.tr("wars in a round")),
        (words.tr("%n in a row", "wars", longest) if longest else "–", words.tr("longest war")),
    ]


def _percent(share: float, words: Translator) -> str:
    if 0 < share < 0.005:
        return words.tr("under 1 %")
    return words.tr("{number} %").format(number=words.number(round(100 * share)))


def warning(outlook: ForecastSummary, translate: Translate) -> str:
    """Return a warning that few rounds have a winner; empty if most have one."""
    words = Translator(translate)
    if outlook.endless > _TOO_MANY:
        return words.tr("With these rules, many rounds would go on forever.")
    if outlook.drawn > _TOO_MANY:
        return words.tr("With these rules, many rounds have no winner.")
    if outlook.drawn + outlook.endless > _TOO_MANY:
        return words.tr("With these rules, many rounds have no winner or would go on forever.")
    return ""


def odd_cards_words(rules: Rules, translate: Translate) -> str:
    """Return what an odd number of cards in play means with a deterministic pick-up."""
    words = Translator(translate)
    return words.tr(
        "There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go "
        "round and round for a very long time.",
        "",
        rules.seats * rules.cards_dealt_each,
    )


def remedy_name(name: str, remedy: Rules, translate: Translate) -> str:
    """Return what a suggested change does.

    Args:
        name: its name: `shuffled`, `one_card_fewer` or `limit`.
        remedy: the changed rules.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    if name == "shuffled":
        return words.tr("Shuffle won cards")
    if name == "one_card_fewer":
        return words.tr("Deal one card fewer: %n card(s) each", "", remedy.cards_dealt_each)
    return words.tr("After %n battle(s), the most cards wins", "", remedy.battle_limit or 0)


def remedy_result(drawn: float, endless: float, translate: Translate) -> str:
    """Return how many draws and endless rounds remain after a change."""
    words, share = Translator(translate), max(drawn, endless)
    if not share:
        return words.tr("No drawn or endless rounds.")
    if share < _NOTABLE:
        return words.tr("Hardly any drawn or endless rounds.")
    number = round(100 * share)
    if number == 1:
        return words.tr("1 round in 100 is drawn or endless.")
    return words.tr("%n round(s) in 100 are drawn or endless.", "", number)


def minutes_words(minutes: float, words: Translator) -> str:
    """Return a rounded duration.

    >>> from warapp.words.translation import english
    >>> [minutes_words(minutes, Translator(english)) for minutes in (0.3, 7.6, 200)]
    ['less than a minute', '8 minutes', '3.3 hours']
    """
    if minutes < 1:
        return words.tr("less than a minute")
    if minutes < _LONG_MINUTES:
        return words.tr("%n minute(s)", "", round(minutes))
    return words.tr("{hours} hours").format(hours=words.number(minutes / 60, 1))


def minutes_span(minutes: Quantiles, translate: Translate) -> str:
    """Return in few letters how long half of all rounds take, without the shortest and longest quarter.

    >>> from warapp.words.translation import english
    >>> several = ((3, 9), (0.3, 0.6), (80, 150))
    >>> [minutes_span(Quantiles(low, high, high, high), english) for low, high in several]
    ['3 to 9 min', '1 min', '1.3 to 2.5 h']
    """
    words = Translator(translate)
    low, high = minutes.quarter, minutes.three_quarters
    if high >= _LONG_MINUTES:
        text = words.tr("{low} to {high} h", "hours") if low != high else words.tr("{high} h", "hours")
        return text.format(low=words.number(low / 60, 1), high=words.number(high / 60, 1))
    least, most = max(1, round(low)), max(1, round(high))
    if least == most:
        return words.tr("%n min", "minutes", most)
    return words.tr("{low} to %n min", "minutes", most).format(low=words.number(least))


def _typically(minutes: Quantiles, words: Translator) -> str:
    low, high = minutes.quarter, minutes.three_quarters
    if high < 1:
        return words.tr("Typically less than a minute.")
    if high >= _LONG_MINUTES:
        text = words.tr("Typically {low} to {high} hours.")
        return text.format(low=words.number(low / 60, 1), high=words.number(high / 60, 1))
    least, most = max(1, round(low)), round(high)
    if least == most:
        return words.tr("Typically about %n minute(s).", "", most)
    return words.tr("Typically {low} to %n minute(s).", "", most).format(low=words.number(least))


def _drawn(share: float, words: Translator) -> str:
    if not share:
        return words.tr("There are no draws.")
    if share < _NOTABLE:
        return words.tr("Draws are very rare.")
    if share <= 0.25:
        return words.tr("1 round in %n is a draw.", "", round(1 / share))
    if share < 0.95:
        return words.tr("%n round(s) in 10 are draws.", "", round(10 * share))
    return words.tr("Nearly every round is a draw.")


def _endless(share: float, words: Translator) -> str:
    if share <= 0.25:
        return words.tr("1 round in %n would never end.", "", round(1 / share))
    if share < 0.95:
        return words.tr("%n round(s) in 10 would never end.", "", round(10 * share))
    return words.tr("Nearly every round would never end.")


def _length(battles: float, minutes: float, words: Translator) -> str:
    counted = words.tr("%n battle(s)", "", round(battles))
    time = minutes_words(minutes, words)
    return words.tr("{battles}, {time}", "the length of a round").format(battles=counted, time=time)


def _in_a_hundred(share: float, words: Translator) -> str:
    if 0 < share < 0.005:
        return words.tr("fewer than 1 in 100")
    if 0.995 < share < 1:
        return words.tr("more than 99 in 100")
    #: rounds
    return words.tr("{number} in 100").format(number=words.number(round(100 * share)))


def _why(reason: Reason, words: Translator) -> str:
    return {
        Reason.ALL_CARDS: "",  # never a draw
        #: after Draws and …: why
        Reason.SHORTAGE: words.tr("not enough cards for a war"),
        Reason.EQUAL_SHORTAGE: words.tr("everyone at war equally short of cards"),
        Reason.BATTLE_LIMIT: words.tr("at the battle limit"),
        Reason.TRIP_LIMIT: words.tr("at the trip limit"),
        Reason.TIME_LIMIT: words.tr("at the time limit"),
        Reason.ENDLESS: words.tr("going round forever"),
    }[reason]
