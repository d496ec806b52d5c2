"""The command `warapp simulate`: plays rounds and prints statistics on them."""

from __future__ import annotations

import argparse
import csv
import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from warapp.argument_parser import Finished, Refused
from warapp.engine import InvalidRules, Rules
from warapp.lab import kernel
from warapp.lab.cluster import CLUSTER_BATCH_S, ClusterFailed, NoCluster, cluster_executor
from warapp.lab.options import read_options, rules_of
from warapp.lab.report import CSV_HEADER, Report, counted, csv_row
from warapp.lab.simulate import BATCH_S, local_executor, processors, simulate
from warapp.lab.tally import Batch, Tally

LOST, REFUSED, INTERRUPTED = 1, 2, 130
"""The exit status if a worker fails, if an argument is bad, and after Ctrl+C."""
_NO_KERNEL = (
    "The compiled kernel is missing, so the engine plays the rounds, which is much slower; "
    "`python -m warapp.lab.build_kernel` compiles it."
)


def main(argv: Sequence[str]) -> int:
    """Play deals, print statistics on them and return the exit status.

    Args:
        argv: the arguments after `warapp simulate`.
    """
    try:
        options = read_options(argv)
        return _run(options, rules_of(options.preset, options.set))
    except ClusterFailed as error:
        _complain(str(error))
        return LOST
    except (Refused, InvalidRules, NoCluster) as error:
        _complain(str(error))
        return REFUSED
    except BrokenPipeError:  # the reader has closed the pipe, as `| head` does
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        return REFUSED
    except Finished:
        return 0


def _run(options: argparse.Namespace, rules: Rules) -> int:
    deals = range(options.from_deal, options.from_deal + options.rounds)
    with ExitStack() as stack:
        executor, workers, batch_s = _executor(options, stack)
        write = stack.enter_context(_csv_writer(options.csv)) if options.csv else None
        advance = stack.enter_context(_progress(len(deals)))
        begun = time.perf_counter()
        batches = simulate(
            rules,
            deals,
            executor,
            workers=workers,
            pace=options.pace,
            listed=write is not None,
            batch_s=batch_s,
        )
        tally, end = _add_up(batches, write, advance)
        took_s = time.perf_counter() - begun
    _say_how_it_ended(end, tally.rounds, took_s, workers)
    if tally.rounds:
        _print(Report(rules, options.pace, deals.start, tally), as_json=options.json)
    return 0 if end is None else INTERRUPTED if isinstance(end, KeyboardInterrupt) else LOST


def _executor(options: argparse.Namespace, stack: ExitStack) -> tuple[Executor, int, float]:
    if options.scheduler:
        executor, workers = stack.enter_context(cluster_executor(options.scheduler))
        return executor, workers, CLUSTER_BATCH_S
    if not kernel.available():
        print(_NO_KERNEL, file=sys.stderr)
    workers = options.workers or processors()
    return stack.enter_context(local_executor(workers)), workers, BATCH_S


def _add_up(
    batches: Generator[Batch, None, None],
    write: Callable[[Batch], None] | None,
    advance: Callable[[int], None],
) -> tuple[Tally, BaseException | None]:
    """Add up batches; return the tally and the exception that ended it early, if any."""
    tally = Tally()
    try:
        for batch in batches:
            with _deferred_interrupt():
                if write:
                    write(batch)
                tally += batch.tally
            advance(batch.tally.rounds)
    except (KeyboardInterrupt, ClusterFailed, BrokenExecutor) as end:
        return tally, end
    finally:
        batches.close()
    return tally, None


@contextmanager
def _deferred_interrupt() -> Iterator[None]:
    """Defer a KeyboardInterrupt to the end of a block."""
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


@contextmanager
def _csv_writer(path: Path) -> Iterator[Callable[[Batch], None]]:
    def unwritten(error: OSError) -> Refused:
        return Refused(f"--csv: {path} can't be written: {error.strerror or error}")

    try:
        file = path.open("w", newline="", encoding="utf-8")
    except OSError as error:
        raise unwritten(error) from error
    lines = csv.writer(file, lineterminator="\n")

    def write(batch: Batch) -> None:
        try:
            lines.writerows(map(csv_row, batch.summaries))
            file.flush()
        except OSError as error:
            raise unwritten(error) from error

    with file:
        lines.writerow(CSV_HEADER)
        yield write


@contextmanager
def _progress(rounds: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar if standard error is a terminal; yield the function that advances it."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} rounds"),
        TextColumn("{task.fields[speed]:,.0f} rounds/s"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=rounds, speed=0)
        yield lambda played: progress.update(task, advance=played, speed=progress.tasks[task].speed or 0)


def _say_how_it_ended(end: BaseException | None, rounds: int, took_s: float, workers: int) -> None:
    speed = rounds / took_s if took_s else 0
    played, players = counted(rounds, "round"), counted(workers, "worker")
    if end is None or isinstance(end, KeyboardInterrupt):
        stopped = "Stopped by Ctrl+C: " if end else ""
        print(f"{stopped}{played} in {took_s:.2f} s, {speed:,.0f} a second, {players}.", file=sys.stderr)
        return
    why = end if isinstance(end, ClusterFailed) else "a worker process was killed"
    _complain(f"{why}; {played} played in {took_s:.2f} s")


def _complain(sentence: str) -> None:
    print(f"warapp simulate: {sentence}", file=sys.stderr)


def _print(report: Report, *, as_json: bool) -> None:
    if as_json:
        print(report.dumps(), flush=True)
        return
    from rich.console import Console

    from warapp.lab.tables import print_report

    print_report(report, Console())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
