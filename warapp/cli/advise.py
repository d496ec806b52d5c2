"""The command `warapp advise`: finds rules for an evening, and prints what to expect of them."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence

from warapp.argument_parser import ArgumentParser, Refused, number_from, one_of
from warapp.engine import MOST_SEATS, InvalidRules
from warapp.lab.adviser.appraisal import Appraisal
from warapp.lab.adviser.request import LEAST_MINUTES, MOST_MINUTES, Length, Request, Wish
from warapp.lab.adviser.rule_space import known_as
from warapp.lab.adviser.search import Advice, Search
from warapp.lab.cluster import NoCluster
from warapp.lab.intervals import Interval
from warapp.lab.studies.options import add_workers, read_pace
from warapp.lab.summary import USUAL_PACE
from warapp.lab.workers import Workers
from warapp.words import english
from warapp.words.lab.obstacles import about_sentence, no_time_sentence, obstacle_sentence
from warapp.words.lab.rules_sentence import rules_sentence
from warapp.words.rules_text import rules_name

INTERRUPTED = 130


def main(argv: Sequence[str]) -> int:
    """Search for rules, print them and return the exit status.

    Args:
        argv: the arguments after `warapp advise`.

    Raises:
        Refused: an argument is bad, or the scheduler can't be joined.
        Finished: help was requested and shown.
    """
    options = _parser().parse_args(argv)
    try:
        length = Length.ABOUT if options.about else Length.OVER_BY
        request = Request(options.players, options.minutes, length, frozenset(options.wish), options.pace)
    except InvalidRules as error:
        raise Refused(f"--{error}") from error
    begun = time.perf_counter()
    try:
        advice, status = _searched(request, options)
    except NoCluster as error:
        raise Refused(str(error)) from error
    if advice is None:
        return status
    _say(
        f"{advice.tried:,} sets of rules tried, {advice.rounds:,} rounds played in "
        f"{time.perf_counter() - begun:.1f} s."
    )
    print(dumps(advice) if options.json else "\n".join(_lines(advice)), flush=True)
    return status


def _searched(request: Request, options: argparse.Namespace) -> tuple[Advice | None, int]:
    """Return the best advice that was found, and the exit status."""
    advice, best = None, None
    with Workers(options.scheduler, options.workers, lambda sentence: _say(_ended(sentence))) as workers:
        found = Search(request, workers.executor, workers.count, workers.replace).run()
        try:
            for advice in found:
                best = advice if advice.suggestions else best
        except KeyboardInterrupt:
            return best, INTERRUPTED
        finally:
            found.close()
    return best, 0


def dumps(advice: Advice) -> str:
    """Return advice as JSON."""
    request = advice.request
    return json.dumps(
        {
            "players": request.players,
            "minutes": request.minutes,
            "length": request.length,
            "wishes": sorted(request.wishes),
            "fits": advice.fits,
            "obstacles": [wish or "minutes" for wish in advice.obstacles],
            "coarse": advice.coarse,
            "tried": advice.tried,
            "rounds": advice.rounds,
            "suggestions": [_suggestion(suggestion) for suggestion in advice.suggestions],
        },
        indent=2,
    )


def _suggestion(found: Appraisal) -> dict[str, object]:
    figures: dict[str, Interval] = {
        "in_time": found.in_time,
        "about": found.about,
        "draws": found.draws,
        "wars": found.wars,
        "lead_changes": found.lead_changes,
        "sitting_out": found.sitting_out,
    }
    return {
        "sentence": rules_sentence(found.rules, english),
        "known_as": known_as(found.rules),
        **{name: interval.value for name, interval in figures.items()},
        "rounds": found.tally.rounds,
        "intervals": {name: [interval.low, interval.high] for name, interval in figures.items()},
        "rules": found.rules.as_dict(),
    }


def _lines(advice: Advice) -> list[str]:
    lines = [] if advice.fits else [no_fit(advice), ""]
    for nth, found in enumerate(advice.suggestions, 1):
        known = known_as(found.rules)
        lines += [
            f"{nth}. {rules_sentence(found.rules, english)}{f' ({known})' if known else ''}",
            f"   {_timely(advice.request, found)}",
            f"   draws {_percent(found.draws)}, wars {_number(found.wars)}, lead changes "
            f"{_number(found.lead_changes)}, sitting out {_percent(found.sitting_out)}; "
            f"{found.tally.rounds:,} rounds",
            f"   {rules_name(found.rules)}",
        ]
    if advice.coarse:
        lines.append("The compiled kernel is missing, so few rounds were played: these figures are rough.")
    return lines


def no_fit(advice: Advice) -> str:
    """Say in English what stands in the way, and what the nearest rules have."""
    nearest, obstacle, request = advice.suggestions[0], advice.obstacles[0], advice.request
    if obstacle is not None:
        return obstacle_sentence(obstacle, nearest.value_of(obstacle).value, english)
    if request.length is Length.ABOUT:
        return about_sentence(request.minutes, nearest.usual_minutes, english)
    return no_time_sentence(request.players, request.minutes, nearest.needed_minutes, english)


def _timely(request: Request, found: Appraisal) -> str:
    share = found.in_time if request.length is Length.OVER_BY else found.about
    low, high = math.floor(100 * share.low), math.ceil(100 * share.high)
    how = "over within" if request.length is Length.OVER_BY else "about"
    return f"{how} {request.minutes} minutes: {100 * share.value:.0f} in 100 ({low} to {high})"


def _percent(share: Interval) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def _number(mean: Interval) -> str:
    return f"{mean.value:.1f} ({mean.low:.1f} to {mean.high:.1f})"


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="warapp advise",
        description="Finds house rules for the players and the time that there are, by playing many rounds.",
        epilog="example: warapp advise --players 3 --minutes 15 --wish few-draws --wish nobody-out-early",
    )
    add = parser.add_argument
    add(
        "--players", metavar="N", type=number_from(2, MOST_SEATS), required=True, help="how many play, 2 to 6"
    )
    minutes = number_from(LEAST_MINUTES, MOST_MINUTES)
    add("--minutes", metavar="N", type=minutes, required=True, help="how long they have, 2 to 60")
    add("--about", action="store_true", help="a round should last about so long; otherwise it's over by then")
    wish = f"what matters; can be repeated: {', '.join(Wish)}"
    add("--wish", metavar="WISH", type=one_of(Wish), action="append", default=[], help=wish)
    pace = "milliseconds that each battle takes and each war adds (as at the table)"
    add("--pace", metavar="BATTLE,WAR", type=read_pace, default=USUAL_PACE, help=pace)
    add("--json", action="store_true", help="print JSON")
    add_workers(parser)
    return parser


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith(".") else f"{sentence}."


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)
