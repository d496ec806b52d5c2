"""Updates, exports and imports translations: `python resources/tools/i18n/translate.py --help`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import checks
import exchange
from ts_file import LANGUAGES, path_of, read, run_lupdate


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Updates, exports and imports translations.")
    commands = parser.add_subparsers(dest="command", required=True)
    update = commands.add_parser("update", help="bring the .ts files up to date with the sources")
    update.add_argument("languages", nargs="*", choices=[*LANGUAGES, []], help="such as de; all if left out")
    commands.add_parser("status", help="say how much of each language is translated, and what is wrong")
    export = commands.add_parser("export", help="write texts as JSON, one a line")
    export.add_argument("language", choices=LANGUAGES)
    export.add_argument("--all", action="store_true", help="also those that are translated")
    export.add_argument("--context", metavar="NAME", help="only those of a context")
    export.add_argument("--first", type=int, default=1, metavar="N", help="begin with the N-th text (1)")
    export.add_argument("--count", type=int, default=10_000, metavar="N", help="at most N texts")
    take_in = commands.add_parser("import", help="read JSON as written by export, with translations in it")
    take_in.add_argument("language", choices=LANGUAGES)
    take_in.add_argument("file", type=Path)
    options = parser.parse_args()
    if options.command == "update":
        for language in options.languages or LANGUAGES:
            run_lupdate(path_of(language), language)
        return 0
    if options.command == "status":
        return _status()
    return _export(options) if options.command == "export" else _import(options)


def _export(options: argparse.Namespace) -> int:
    entries = [
        entry
        for entry in exchange.export(options.language, everything=options.all)
        if options.context in (None, entry["context"])
    ]
    chosen = entries[options.first - 1 :][: options.count]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in chosen)
    sys.stdout.write(f"[\n{lines}\n]\n")
    return 0


def _import(options: argparse.Namespace) -> int:
    try:
        entries = json.loads(options.file.read_text(encoding="utf-8"))
    except ValueError as error:
        print(f"translate.py: {options.file} is not JSON: {error}", file=sys.stderr)
        return 1
    taken, refused = exchange.take_in(options.language, entries)
    run_lupdate(path_of(options.language), options.language)  # which writes the file in its own way
    print(f"{taken} taken in, {len(refused)} faults")
    for fault in refused:
        print(fault, file=sys.stderr)
    return 1 if refused else 0


def _status() -> int:
    wrong = 0
    for language in LANGUAGES:
        if not path_of(language).is_file():
            print(f"{language}: no file")
            continue
        messages = read(path_of(language))
        left = sum(not message.finished for message in messages)
        print(f"{language}: {len(messages) - left} of {len(messages)} translated")
        for message in messages:
            if message.finished:
                for fault in checks.faults(message, language):
                    wrong += 1
                    print(f"  {message.context}, {message.source!r}: {fault}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
