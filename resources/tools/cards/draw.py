"""Draws the deck into `resources/cards/`: `python resources/tools/cards/draw.py`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from aces import ace_face
from backs import BACKS
from courts import court_face
from jokers import joker_face
from pips import number_face

HERE = Path(__file__).resolve().parent
PRODUCTS = HERE.parents[1] / "cards"


def deck() -> Iterator[tuple[str, str]]:
    """Yield every picture of the deck with its place below the folder of the deck."""
    for suit in "CDHS":
        for rank in range(2, 11):
            yield f"faces/{rank}{suit}.svg", number_face(rank, suit)
        yield f"faces/A{suit}.svg", ace_face(suit)
        for court in "JQK":
            yield f"faces/{court}{suit}.svg", court_face(court, suit)
    for copy in range(1, 5):
        yield f"faces/X{copy}.svg", joker_face(copy)
    for name, back in BACKS.items():
        yield f"backs/{name}.svg", back()


def write(folder: Path) -> None:
    """Write every picture below a folder."""
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
