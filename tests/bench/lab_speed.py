"""Measures the kernel against a bare loop in C, on two threads and under other rules, and the adviser.

python tests/bench/lab_speed.py [--repeat 9]

Only ratios mean something: what is compared is measured in turn, again and again, and the least time of each
counts, so that other work on the machine matters little. The loop is `war_floor.c`, compiled for this very
processor; the kernel is the one that the wheel has. Times on one thread are processor time.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.helpers.processes import start
from warapp.engine import (
    PLAYBOOK,
    PRESETS,
    CardsLaid,
    CardsTurned,
    FaceDown,
    Fighters,
    PickUp,
    Rules,
    SeatOut,
    Shortage,
    Wins,
    battles,
    deal,
)
from warapp.lab import kernel
from warapp.lab.adviser.request import Request, Wish
from warapp.lab.adviser.search import SUGGESTED, Search
from warapp.lab.build_kernel import find_compiler
from warapp.lab.forecast import FINE_ROUNDS, forecasts
from warapp.lab.simulate import local_executor, tally
from warapp.lab.summary import USUAL_PACE

ROUNDS = 100_000
SAMPLE_BATTLES = 3_000
"""After how many battles of a round no more cards are counted: enough for what is played in a battle."""
SAMPLE_DEALS = 100
FLOOR_GOAL, THREADS_GOAL, RULES_GOAL, FORECAST_GOAL_MS = 2.2, 1.9, 0.3, 150
FIRST_FIVE_GOAL_MS, LAST_FIVE_GOAL_MS, CANCEL_GOAL_MS = 1_000, 3_000, 100
EVENING = Request(3, 15, wishes=frozenset({Wish.FEW_DRAWS, Wish.NOBODY_OUT_EARLY}))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeat", type=int, default=9, help="how often everything is measured")
    repeat = parser.parse_args().repeat
    if not kernel.available():
        print("The kernel is not compiled: python -m warapp.lab.build_kernel", file=sys.stderr)
        return 1
    measured = [floor(repeat), threads(repeat), other_rules(repeat), forecast(repeat), adviser(repeat)]
    return 0 if all(measured) else 1


def told(name: str, value: float, goal: float, *, unit: str = "", at_most: bool = False) -> bool:
    """Print a figure beside its goal; return whether it is reached."""
    reached = value <= goal if at_most else value >= goal
    limit = "at most" if at_most else "at least"
    print(
        f"{name:52} {value:8.2f}{unit}   {limit} {goal:g}{unit}{'' if reached else '   MISSED'}", flush=True
    )
    return reached


def processor_s(rules: Rules, rounds: int) -> float:
    """Return the processor time that the kernel takes for deals, with all that is counted of them."""
    begun = time.thread_time()
    kernel.play_deals(rules, range(1, rounds + 1), USUAL_PACE)
    return time.thread_time() - begun


def fastest(repeat: int, *measures: Callable[[], float]) -> list[float]:
    """Take each measure in turn, again and again; return the least of each."""
    taken = [[measure() for measure in measures] for _ in range(repeat)]
    return [min(column) for column in zip(*taken, strict=True)]


@contextmanager
def bare_loop() -> Iterator[str]:
    """Compile the bare loop for this processor, for a while."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "war_floor")
        source = Path(__file__).with_name("war_floor.c")
        subprocess.run(
            [*find_compiler(), "-O3", "-march=native", source, "-o", program], check=True, timeout=600
        )
        yield str(program)


def floor(repeat: int) -> bool:
    with bare_loop() as program:

        def loop_s() -> float:
            printed = subprocess.run(
                [program, str(ROUNDS)], capture_output=True, text=True, check=True, timeout=600
            ).stdout
            return ROUNDS / float(printed.split()[0])

        loop, own = fastest(repeat, loop_s, partial(processor_s, PLAYBOOK, ROUNDS))
    print(f"bare loop {ROUNDS / loop:,.0f} rounds/s, kernel {ROUNDS / own:,.0f} rounds/s, one thread each")
    return told("kernel to bare loop, playbook rules", loop / own, FLOOR_GOAL)


def threads(repeat: int) -> bool:
    """Compare two threads with one, beside what the machine gives two processes of the bare loop."""

    def wall_s(workers: int) -> float:
        with ThreadPoolExecutor(workers) as executor:
            begun = time.perf_counter()
            tally(PLAYBOOK, range(1, 2 * ROUNDS + 1), executor, workers=workers)
            return time.perf_counter() - begun

    with bare_loop() as program:

        def loops_s(processes: int) -> float:
            begun = time.perf_counter()
            command = [program, str(ROUNDS)]
            running = [start(command, stdout=subprocess.DEVNULL) for _ in range(processes)]
            for process in running:
                process.wait(600)
            return time.perf_counter() - begun

        measures = (partial(wall_s, 1), partial(wall_s, 2), partial(loops_s, 1), partial(loops_s, 2))
        one, two, one_loop, two_loops = fastest(repeat, *measures)
    print(f"two processes of the bare loop do {2 * one_loop / two_loops:.2f} times what one does here")
    return told("two threads to one, playbook rules", one / two, THREADS_GOAL)


def cards_in_a_battle(rules: Rules) -> float:
    """Return how many cards leave the piles in a battle, on average."""
    cards = played = 0
    for number in range(1, SAMPLE_DEALS + 1):
        for battle in islice(battles(deal(rules, number), rules), SAMPLE_BATTLES):
            played += 1
            for event in battle.events:
                if isinstance(event, CardsTurned):
                    cards += sum(card is not None for card in event.cards)
                elif isinstance(event, CardsLaid):
                    cards += sum(len(column.face_down) + (not column.stays) for column in event.laid)
                elif isinstance(event, SeatOut):
                    cards += len(event.cards)
    return cards / played


def rules_to_compare() -> dict[str, Rules]:
    """Every preset, every pick-up and shortage for each number of seats, and what is slow to play."""
    found = {f"preset {name}": rules for name, rules in PRESETS.items()}
    for seats in range(2, 7):
        base = replace(PLAYBOOK, seats=seats)
        found |= {f"{seats} seats, {pick_up}": replace(base, pick_up=pick_up) for pick_up in PickUp}
        found |= {f"{seats} seats, {rule}": replace(base, shortage=rule) for rule in Shortage}
        shuffled = replace(base, pick_up=PickUp.SHUFFLED, shortage=Shortage.LAST_CARD)
        found |= {
            f"{seats} seats, all fight": replace(
                base, fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS
            ),
            f"{seats} seats, rank-sized wars": replace(
                base, face_down=FaceDown.RANK, shortage=Shortage.EQUAL_FORCE
            ),
            f"{seats} seats, lowest wins, highest first": replace(
                base, wins=Wins.LOWEST, pick_up=PickUp.HIGHEST_FIRST
            ),
            f"{seats} seats, no limit": replace(base, battle_limit=None),
            f"{seats} seats, 20 trips": replace(base, battle_limit=None, trip_limit=20),
            f"{seats} seats, shuffled, 30 minutes": replace(shuffled, battle_limit=None, minute_limit=30),
        }
    return found


def other_rules(repeat: int) -> bool:
    """Compare what a card played takes under other rules with what it takes under the playbook's."""
    usual_each, reached = cards_in_a_battle(PLAYBOOK), True
    for name, rules in rules_to_compare().items():
        each = cards_in_a_battle(rules)
        once = max(processor_s(rules, 200), 1e-4)
        rounds = max(200, int(200 * 0.02 / once))
        numbers = range(1, rounds + 1)
        cards = kernel.play_deals(rules, numbers, USUAL_PACE).tally.battles.sum * each
        usual_cards = kernel.play_deals(PLAYBOOK, range(1, 20_001), USUAL_PACE).tally.battles.sum * usual_each
        usual_s, rules_s = fastest(
            repeat, partial(processor_s, PLAYBOOK, 20_000), partial(processor_s, rules, rounds)
        )
        reached &= told(
            f"cards played, to playbook: {name}", usual_s / usual_cards * cards / rules_s, RULES_GOAL
        )
    return reached


def forecast(repeat: int) -> bool:
    def wall_ms() -> float:
        begun = time.perf_counter()
        with local_executor(2) as executor:
            for growing in forecasts(PLAYBOOK, executor, workers=2):
                assert growing.minutes(0.5) <= growing.minutes(0.9)
        return (time.perf_counter() - begun) * 1_000

    (least_ms,) = fastest(repeat, wall_ms)
    return told(f"a forecast of {FINE_ROUNDS:,} rounds", least_ms, FORECAST_GOAL_MS, unit=" ms", at_most=True)


def adviser(repeat: int) -> bool:
    """Search on two threads for rules of an evening: to the first five, to the last five, until stopped."""

    def searched_ms(*, finished: bool) -> float:
        begun = time.perf_counter()
        with local_executor(2) as executor, closing(Search(EVENING, executor, 2).run()) as growing:
            for advice in growing:
                if len(advice.suggestions) == SUGGESTED and (advice.finished or not finished):
                    return (time.perf_counter() - begun) * 1_000
        raise RuntimeError("the search has found no five")

    def cancelled_ms() -> float:
        with local_executor(2) as executor:
            growing = Search(EVENING, executor, 2).run()
            for _ in islice(growing, 40):
                pass
            begun = time.perf_counter()
            growing.close()
        return (time.perf_counter() - begun) * 1_000

    first, last = partial(searched_ms, finished=False), partial(searched_ms, finished=True)
    first_ms, last_ms, cancelled = fastest(repeat, first, last, cancelled_ms)
    reached = told("the adviser's first five", first_ms, FIRST_FIVE_GOAL_MS, unit=" ms", at_most=True)
    reached &= told("the adviser's last five", last_ms, LAST_FIVE_GOAL_MS, unit=" ms", at_most=True)
    return reached & told("stopping the adviser", cancelled, CANCEL_GOAL_MS, unit=" ms", at_most=True)


if __name__ == "__main__":
    sys.exit(main())
