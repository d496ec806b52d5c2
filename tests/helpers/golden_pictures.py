"""Pictures that tests pin, as PNG files that a person looks at and one command draws again.

    pytest --rewrite-golden [the tests whose pictures changed]

A picture of `test_medals` in `tests/table/drawing/test_parts.py` is kept in
`tests/golden/pictures/table/drawing/parts/medals.png`, with its case after a hyphen. Edges may come out a
trace lighter or darker on another processor; all else fails, and what was drawn is beside what was expected.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.helpers.golden_files import FOLDER, name_and_case
from tests.helpers.source_files import ROOT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPixmap

PICTURES = FOLDER / "pictures"
TOLERANCE, MOST_BEYOND = 4, 0.001
"""How far a channel of a pixel may differ, 0 … 255, and how many of them may differ by more."""


class GoldenPicture:
    """The picture that one test checks.

    Args:
        path: where it is kept.
        rewrites: whether what is checked replaces what is kept.
        aside: the folder for what was drawn if it isn't what is kept.
    """

    def __init__(self, path: Path, *, rewrites: bool, aside: Path) -> None:
        self._path, self._rewrites, self._aside = path, rewrites, aside

    def check(self, drawn: QImage | QPixmap) -> None:
        """Hold a picture against the one that is kept."""
        from PySide6.QtGui import QImage, QPixmap

        image = drawn.toImage() if isinstance(drawn, QPixmap) else drawn
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        if self._rewrites:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            assert image.save(str(self._path))
            return
        kept = QImage(str(self._path)).convertToFormat(QImage.Format.Format_RGB32)
        assert not kept.isNull(), f"{self._path} is missing: draw it by --rewrite-golden, and look at it"
        if (beyond := difference(image, kept)) > MOST_BEYOND:
            there = self._aside / self._path.name
            image.save(str(there))
            pytest.fail(f"{beyond:.1%} of {there} differ from {self._path.relative_to(ROOT)}")


def difference(one: QImage, other: QImage) -> float:
    """Return how many channels of all pixels differ by more than the tolerance; 1 if the sizes do."""
    from PySide6.QtGui import QImage, QPainter

    if one.size() != other.size():
        return 1.0
    apart = QImage(one).convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(apart) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, other)
    beyond = bytes(value > TOLERANCE for value in range(256))
    pixels = bytes(apart.constBits()).translate(beyond)  # four bytes each; the last is not used
    channels = [pixels[first::4] for first in range(4)]
    if sys.byteorder == "big":
        channels.reverse()
    return sum(map(sum, channels[:3])) / (3 * len(channels[0]))


@pytest.fixture
def golden_picture(request: pytest.FixtureRequest, tmp_path: Path) -> GoldenPicture:
    """Checks a picture against the one that is kept for the test."""
    rewrites = request.config.getoption("--rewrite-golden", default=False)
    return GoldenPicture(picture_path(request.node), rewrites=rewrites, aside=tmp_path)


def picture_path(item: pytest.Item) -> Path:
    """Return where the picture of a test is kept."""
    name, case = name_and_case(item)
    within = item.path.relative_to(ROOT / "tests")
    folder = PICTURES / within.with_name(within.stem.removeprefix("test_"))
    return folder / ("-".join(filter(None, (name.replace(" ", "_"), case))) + ".png")
