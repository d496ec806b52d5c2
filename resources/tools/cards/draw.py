"""Draws the deck into `resources/cards/`: `python resources/tools/cards/draw.py`.

The program puts faces together, of the pictures of courts, aces and jokers and of what it paints itself.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
PRODUCTS = HERE.parents[1] / "cards"
sys.path.insert(0, str(HERE.parents[2]))  # where the suits are

from aces import ace_picture  # noqa: E402
from backs import BACKS  # noqa: E402
from courts import court_picture  # noqa: E402
from jokers import joker_picture  # noqa: E402


def deck() -> Iterator[tuple[str, str]]:
    """Yield every file of the deck with its place below the folder of the deck."""
    for suit in "CDHS":
        yield f"pictures/A{suit}.svg", ace_picture(suit)
        for court in "JQK":
            yield f"pictures/{court}{suit}.svg", court_picture(court, suit)
    for copy in range(1, 5):
        yield f"pictures/X{copy}.svg", joker_picture(copy)
    for name, back in BACKS.items():
        yield f"backs/{name}.svg", back()


def write(folder: Path) -> None:
    """Write every file below a folder."""
    for name, picture in deck():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(picture, encoding="ascii", newline="\n")


def main() -> None:
    """Draw into the folder that is asked for, by default the one of this script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=PRODUCTS, help="the folder to write to")
    write(parser.parse_args().out)


if __name__ == "__main__":
    main()
