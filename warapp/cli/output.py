"""Prints results and errors on the command line."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from warapp.argument_parser import Finished, Refused
from warapp.engine import Record, format_cards

_CLOSED = errno.EINVAL if sys.platform == "win32" else errno.EPIPE
"""The error of writing to a closed pipe."""
_MB_ICONERROR = 0x10


def print_result(record: Record, until: int | None) -> None:
    """Print the state of a round after battle `until` (None for the last) in a few lines."""
    from warapp.words import english
    from warapp.words.result import result_lines

    print(*result_lines(record, record.played(until), english), sep="\n")


def print_log(record: Record, until: int | None) -> None:
    """Print a description of each battle up to battle `until` (None for the last)."""
    from warapp.words import english
    from warapp.words.result import log_lines

    for line in log_lines(record, until, english):
        print(line)


def print_json(record: Record, until: int | None) -> None:
    """Print the state of a round after battle `until` (None for the last) as a line of JSON."""
    played = record.played(until)
    state, outcome = played.state, played.state.outcome
    result = {
        "outcome": outcome and {"reason": outcome.reason, "winner": outcome.winner},
        "battles": state.battles,
        "wars": played.wars,
        "longest_war": played.longest_war,
        "piles": [format_cards(pile) for pile in state.piles],
        "pot": format_cards(state.pot),
        "set_aside": format_cards(state.set_aside),
        "deal_number": state.deal_number,
        "rules": record.rules.as_dict(),
    }
    print(json.dumps(result))


def shown(name: str) -> str:
    """Return a name in a printable form on one line."""
    return name if name and name.isprintable() else repr(name)


def complain(sentence: str) -> None:
    """Print an error on standard error, or show a message box if there is none.

    The windowed program on Windows has no standard error.
    """
    for stream, text in ((sys.stdout, ""), (sys.stderr, f"warapp: {sentence}\n")):
        with suppress(OSError):
            if stream:
                print(text, end="", file=stream, flush=True)
    if sys.stderr is None and sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "War", _MB_ICONERROR)


@contextmanager
def printing() -> Iterator[None]:
    """Flush everything printed in a block, and exit quietly if the reader has closed the pipe.

    Raises:
        Finished: the reader has closed the pipe.
        Refused: the output can't be written.
    """
    try:
        try:
            yield
        finally:
            print(end="", flush=True)
    except OSError as error:
        with suppress(OSError), Path(os.devnull).open("wb") as nowhere:
            # flushing the rest would fail again at exit
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError) or error.errno == _CLOSED:
            raise Finished from error
        raise Refused(f"the output can't be written: {error.strerror}") from error
