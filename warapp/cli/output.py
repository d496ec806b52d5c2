"""What the command line prints: results, and the one sentence about what can't be."""

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
"""What writing fails with where whoever read it has closed it."""
_MB_ICONERROR = 0x10


def print_result(record: Record, until: int | None) -> None:
    """Print in a few lines how a round stands after battle `until`, None for its last one."""
    from warapp.words import english
    from warapp.words.result import result_lines

    print(*result_lines(record, record.played(until), english), sep="\n")


def print_log(record: Record, until: int | None) -> None:
    """Print each battle in words, up to battle `until`, None for the last one."""
    from warapp.words import english
    from warapp.words.result import log_lines

    for line in log_lines(record, until, english):
        print(line)


def print_json(record: Record, until: int | None) -> None:
    """Print one JSON object on a line: how a round stands after battle `until`, None for its last one."""
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
    """Return a name on one line, whatever is in it."""
    return name if name and name.isprintable() else repr(name)


def complain(sentence: str) -> None:
    """Say on standard error what is wrong, after all that was printed before; without one, in a box.

    There is none in Windows' program for the window, which is what opens a file there.
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
    """Write all that is printed inside, and give up quietly where nobody reads it any more.

    Raises:
        Finished: whoever read the output has closed it.
        Refused: the output can't be written.
    """
    try:
        try:
            yield
        finally:
            print(end="", flush=True)
    except OSError as error:
        with suppress(OSError), Path(os.devnull).open("wb") as nowhere:
            # what waits to be written would fail again when the interpreter ends
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError) or error.errno == _CLOSED:
            raise Finished from error
        raise Refused(f"the output can't be written: {error.strerror}") from error
