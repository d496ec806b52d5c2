"""Plays 100,000 deals by the kernel and by the engine, and compares how they end.

python tests/bench/lab_sweep.py [--deals 100000] [--from-deal 1] [--workers N] [--any-rules]

The deals are dealt out to the presets; with --any-rules each has rules of its own from the whole rule space,
every other one is of stacked piles full of wars, and the oracle of the engine's tests plays along as well.
It takes some minutes, nearly all of it the engine's. The exit status is 1 where any round differs.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.helpers.engine_comparison import difference_from_deal, difference_from_piles
from warapp.engine import (
    ALL_CARDS,
    PRESETS,
    Ace,
    AtLimit,
    CardsEach,
    FaceDown,
    Fighters,
    PickUp,
    Pile,
    Rules,
    Shortage,
    Wins,
)
from warapp.lab import kernel
from warapp.lab import python_backend as by_engine
from warapp.lab.deal_options import DealOptions, Worth
from warapp.lab.simulate import processors
from warapp.lab.summary import USUAL_PACE
from warapp.pace import Pace

PART = 50


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--from-deal", type=int, default=1)
    parser.add_argument("--workers", type=int, default=processors())
    parser.add_argument("--any-rules", action="store_true")
    options = parser.parse_args()
    if not kernel.available():
        print("The kernel is not compiled: python -m warapp.lab.build_kernel", file=sys.stderr)
        return 1
    begun, done, differ = time.perf_counter(), 0, 0
    with ProcessPoolExecutor(options.workers) as executor:
        parts: list[Future[tuple[int, list[str]]]] = []
        for preset, deals in cut(options.from_deal, options.deals):
            task = (compared_by_any_rules, deals) if options.any_rules else (compared, preset, deals)
            parts.append(executor.submit(*task))
        for part in as_completed(parts):
            rounds, differing = part.result()
            done, differ = done + rounds, differ + len(differing)
            for line in differing:
                print(line)
            if done % (100 * PART) < rounds:
                print(f"{done:,} of {options.deals:,} deals, {differ} differ", flush=True)
    over = "any rules" if options.any_rules else f"{len(PRESETS)} presets"
    print(f"{done:,} deals over {over} in {time.perf_counter() - begun:.0f} s, {differ} differ")
    return 1 if differ else 0


def cut(first: int, deals: int) -> Iterator[tuple[str, range]]:
    """Deal the numbers out to the presets, a part to each in turn."""
    names = list(PRESETS)
    for place, start in enumerate(range(first, first + deals, PART)):
        yield names[place % len(names)], range(start, min(start + PART, first + deals))


def compared(preset: str, deals: range) -> tuple[int, list[str]]:
    """Return how many rounds were played, and a line for each that differs."""
    rules, differing = PRESETS[preset], []
    for number in deals:
        fast, slow = kernel.play(rules, number, USUAL_PACE), by_engine.play(rules, number, USUAL_PACE)
        if fast != slow:
            differing.append(f"{preset}, deal {number}: {fast} is not {slow}")
    return len(deals), differing


def any_rules(chance: random.Random) -> Rules:
    seats, lowest_rank, jokers = chance.randint(2, 6), chance.choice([2, 6, 7]), chance.randint(0, 4)
    most_each = (4 * (15 - lowest_rank) + jokers) // seats
    cards_each: list[int | CardsEach] = [CardsEach.ALL, chance.randint(1, most_each)]
    face_down: list[int | FaceDown] = [0, 1, 2, 3, chance.randint(4, 10), FaceDown.RANK]
    return Rules(
        seats=seats,
        lowest_rank=lowest_rank,
        jokers=jokers,
        cards_each=chance.choice(cards_each),
        ace=chance.choice([*Ace]),
        wins=chance.choice([*Wins]),
        face_down=chance.choice(face_down),
        fighters=chance.choice([*Fighters]),
        shortage=chance.choice([*Shortage]),
        pick_up=chance.choice([*PickUp]),
        battle_limit=chance.choice([None, chance.randint(1, 300), chance.randint(1, 300)]),
        trip_limit=chance.choice([None, chance.randint(1, 9)]),
        minute_limit=chance.choice([None, chance.randint(1, 9)]),  # the oracle has no clock
        at_limit=chance.choice([*AtLimit]),
    )


def any_piles(chance: random.Random, seats: int) -> list[Pile]:
    ranks = chance.sample(range(2, 16), chance.randint(1, 4))
    cards = [card for card in ALL_CARDS if card.rank in ranks]
    chance.shuffle(cards)
    holders = [chance.randrange(seats) for _ in cards]
    return [tuple(c for c, h in zip(cards, holders, strict=True) if h == seat) for seat in range(seats)]


def any_options(chance: random.Random, rules: Rules) -> DealOptions:
    """Now and then the seats are dealt unevenly, which the oracle can't do."""
    worth = chance.choice([*Worth])
    if chance.randrange(4):
        return DealOptions(worth)
    most_each = rules.deck_size // rules.seats
    return DealOptions(worth, tuple(chance.randint(1, most_each) for _ in range(rules.seats)))


def compared_by_any_rules(deals: range) -> tuple[int, list[str]]:
    """Return how many rounds were played, and a line for each in which two of the three players differ."""
    differing = []
    for number in deals:
        chance = random.Random(number)
        rules = any_rules(chance)
        piles = any_piles(chance, rules.seats)
        start = piles if number % 2 else number
        pace = Pace().at(chance.choice([0.2, 1.0, 4.0]))
        options = any_options(chance, rules)
        fast, slow = kernel.play(rules, start, pace, options), by_engine.play(rules, start, pace, options)
        if fast != slow:
            differing.append(f"{rules}, {start}, {options}: {fast} is not {slow}")
        if isinstance(start, int) and options.piles_each:
            continue
        most = fast.summary.battles if fast.summary.battles < 3_000 else 300
        if number % 2:
            difference = difference_from_piles(rules, piles, most)
        else:
            difference = difference_from_deal(rules, number, most)
        if difference:
            differing.append(f"{rules}, {start}: {difference}")
    return len(deals), differing


if __name__ == "__main__":
    sys.exit(main())
