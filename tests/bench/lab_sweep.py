"""Plays 100,000 deals over all presets by the kernel and by the engine, and compares how they end.

python tests/bench/lab_sweep.py [--deals 100000] [--from-deal 1] [--workers N]

It takes some minutes, nearly all of it the engine's. The exit status is 1 where any round differs.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from warapp.engine import PRESETS
from warapp.lab import by_engine, kernel
from warapp.lab.simulate import processors
from warapp.lab.summary import USUAL_PACE

PART = 50


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--from-deal", type=int, default=1)
    parser.add_argument("--workers", type=int, default=processors())
    options = parser.parse_args()
    if not kernel.available():
        print("The kernel is not compiled: python -m warapp.lab.build_kernel", file=sys.stderr)
        return 1
    begun, done, differ = time.perf_counter(), 0, 0
    with ProcessPoolExecutor(options.workers) as executor:
        parts = [executor.submit(compared, *part) for part in cut(options.from_deal, options.deals)]
        for part in as_completed(parts):
            rounds, differing = part.result()
            done, differ = done + rounds, differ + len(differing)
            for line in differing:
                print(line)
            if done % (100 * PART) < rounds:
                print(f"{done:,} of {options.deals:,} deals, {differ} differ", flush=True)
    print(
        f"{done:,} deals over {len(PRESETS)} presets in {time.perf_counter() - begun:.0f} s, {differ} differ"
    )
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


if __name__ == "__main__":
    sys.exit(main())
