"""The command `warapp simulate`: plays rounds and prints statistics on them."""

from __future__ import annotations

import argparse
import csv
import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from warapp.argument_parser import Finished, Refused
from warapp.engine import InvalidRules
from warapp.lab.cluster import ClusterFailed, NoCluster
from warapp.lab.simulate import simulate
from warapp.lab.studies.options import read_options, study_of
from warapp.lab.studies.report import CSV_HEADER, counted, csv_row, dumps
from warapp.lab.studies.study import BadStudy, Study, load, save
from warapp.lab.tally import Batch, Tally
from warapp.lab.tasks import LOST as LOST_EXECUTORS
from warapp.lab.workers import Workers

LOST, REFUSED, INTERRUPTED = 1, 2, 130
"""The exit status if the workers fail, if an argument is bad, and after Ctrl+C."""
SAVE_S = 5.0
"""After how many seconds a study is written to its file again."""


def main(argv: Sequence[str]) -> int:
    """Play deals, print statistics on them and return the exit status.

    Args:
        argv: the arguments after `warapp simulate`.
    """
    try:
        options = read_options(argv)
        return _run(options, _study(options))
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


def _study(options: argparse.Namespace) -> Study:
    """Return the study to play, which is in its file, if it has one."""
    if options.csv and options.resume:
        raise Refused("--csv: not allowed with argument --resume")
    try:
        study = study_of(options, load(options.resume) if options.resume else None)
        if options.resume:
            save(study, options.resume)
    except BadStudy as error:
        raise Refused(f"--resume: {error}") from error
    return study


def _run(options: argparse.Namespace, study: Study) -> int:
    before = study.tally.rounds
    with ExitStack() as stack:
        workers = stack.enter_context(Workers(options.scheduler, options.workers, _say))
        write = stack.enter_context(_csv_writer(options.csv)) if options.csv else None
        advance = stack.enter_context(_progress(study))
        begun = time.perf_counter()
        batches = simulate(
            study.rules,
            study.deals_left,
            workers.executor,
            workers=workers.count,
            pace=study.pace,
            options=study.options,
            listed=write is not None,
            batch_s=workers.batch_s,
            replace=workers.replace,
        )
        save_now = _saver(study, options.resume) if options.resume else None
        tally, end = _add_up(batches, study.tally, (write, save_now, advance))
        took_s = time.perf_counter() - begun
        players = workers.count
    study = study.with_tally(tally)
    _say_how_it_ended(end, tally.rounds - before, took_s, players)
    if options.resume:
        end = _save_last(study, options.resume) or end
    if tally.rounds:
        _print(study, as_json=options.json)
    return 0 if end is None else INTERRUPTED if isinstance(end, KeyboardInterrupt) else LOST


def _saver(study: Study, path: Path) -> Callable[[Batch, Tally], None]:
    """Return a function that writes the study to its file now and then."""
    last_s = time.monotonic()

    def save_now(batch: Batch, tally: Tally) -> None:
        nonlocal last_s
        if time.monotonic() - last_s >= SAVE_S:
            save(study.with_tally(tally), path)
            last_s = time.monotonic()

    return save_now


def _save_last(study: Study, path: Path) -> BadStudy | None:
    """Write the study to its file; return what went wrong."""
    try:
        save(study, path)
    except BadStudy as error:
        _complain(f"--resume: {error}")
        return error
    if study.deals_left:
        _say(f"`--resume {path}` goes on with the other {counted(len(study.deals_left), 'round')}")
    return None


def _add_up(
    batches: Generator[Batch, None, None],
    tally: Tally,
    hearers: Iterable[Callable[[Batch, Tally], None] | None],
) -> tuple[Tally, BaseException | None]:
    """Add batches to a tally; return it and the exception that ended it early, if any."""
    try:
        for batch in batches:
            with _deferred_interrupt():
                tally += batch.tally
                for hear in filter(None, hearers):
                    hear(batch, tally)
    except (KeyboardInterrupt, BadStudy, *LOST_EXECUTORS) as end:
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
def _csv_writer(path: Path) -> Iterator[Callable[[Batch, Tally], None]]:
    def unwritten(error: OSError) -> Refused:
        return Refused(f"--csv: {path} can't be written: {error.strerror or error}")

    try:
        file = path.open("w", newline="", encoding="utf-8")
    except OSError as error:
        raise unwritten(error) from error
    lines = csv.writer(file, lineterminator="\n")

    def write(batch: Batch, tally: Tally) -> None:
        try:
            lines.writerows(map(csv_row, batch.summaries))
            file.flush()
        except OSError as error:
            raise unwritten(error) from error

    with file:
        lines.writerow(CSV_HEADER)
        yield write


@contextmanager
def _progress(study: Study) -> Iterator[Callable[[Batch, Tally], None]]:
    """Show a progress bar if standard error is a terminal; yield the function that advances it."""
    if not sys.stderr.isatty():
        yield lambda batch, tally: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} rounds"),
        TextColumn("{task.fields[speed]:,.0f} rounds/s"),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=study.rounds, completed=study.tally.rounds, speed=0)

        def advance(batch: Batch, tally: Tally) -> None:
            progress.update(task, completed=tally.rounds, speed=progress.tasks[task].speed or 0)

        yield advance


def _say_how_it_ended(end: BaseException | None, rounds: int, took_s: float, workers: int) -> None:
    speed = rounds / took_s if took_s else 0
    played, players = counted(rounds, "round"), counted(workers, "worker")
    if end is None or isinstance(end, KeyboardInterrupt):
        stopped = "Stopped by Ctrl+C: " if end else ""
        print(f"{stopped}{played} in {took_s:.2f} s, {speed:,.0f} a second, {players}.", file=sys.stderr)
        return
    why = "worker processes were killed again and again" if isinstance(end, BrokenExecutor) else end
    _complain(f"{why}; {played} played in {took_s:.2f} s")


def _complain(sentence: str) -> None:
    print(f"warapp simulate: {sentence}", file=sys.stderr)


def _say(sentence: str) -> None:
    print(sentence if sentence.endswith(".") else f"{sentence}.", file=sys.stderr)


def _print(study: Study, *, as_json: bool) -> None:
    if as_json:
        print(dumps(study), flush=True)
        return
    from rich.console import Console

    from warapp.lab.studies.tables import print_report

    print_report(study, Console())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
