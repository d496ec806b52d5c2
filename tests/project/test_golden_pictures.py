"""A golden picture fails on any change but a trace, and none is kept that no test draws."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.helpers.golden_pictures import PICTURES, TOLERANCE, GoldenPicture, difference
from tests.helpers.source_files import ROOT

pytestmark = pytest.mark.usefixtures("qapp")


def picture(colour: str = "#20714A", spot: QColor | None = None, side: int = 6) -> QImage:
    image = QImage(100, 80, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    if spot is not None:
        with QPainter(image) as painter:
            painter.fillRect(20, 20, side, side, spot)
    return image


def golden(tmp_path: Path, *, rewrites: bool = False) -> GoldenPicture:
    aside = tmp_path / "aside"
    aside.mkdir(exist_ok=True)
    return GoldenPicture(tmp_path / "kept.png", rewrites=rewrites, aside=aside)


def test_a_picture_passes_as_it_was_kept(tmp_path: Path) -> None:
    golden(tmp_path, rewrites=True).check(picture(spot=QColor("#FF0000")))
    golden(tmp_path).check(picture(spot=QColor("#FF0000")))


def test_a_picture_that_is_not_kept_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="is missing"):
        golden(tmp_path).check(picture())


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (picture(), 0.0),
        (picture("#24714A"), 0.0),
        (picture("#25714A"), 1 / 3),
        (picture("#25764F"), 1.0),
        (picture(spot=QColor("#FFFFFF")), 36 / 8_000),
        (picture().copy(0, 0, 99, 80), 1.0),
    ],
    ids=["same", "a trace of red", "more red", "more of all", "a spot", "another size"],
)
def test_what_is_beyond_a_trace_is_counted(other: QImage, expected: float) -> None:
    assert TOLERANCE == 4
    assert difference(picture(), other) == pytest.approx(expected)
    assert difference(other, picture()) == pytest.approx(expected)


def test_a_spot_of_a_few_pixels_fails_and_what_was_drawn_is_kept_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.helpers.golden_pictures.ROOT", tmp_path)
    kept = GoldenPicture(tmp_path / "kept.png", rewrites=True, aside=tmp_path)
    kept.check(picture())
    (aside := tmp_path / "aside").mkdir()
    with pytest.raises(pytest.fail.Exception, match=r"0\.4% of .*kept\.png differ from kept\.png"):
        GoldenPicture(tmp_path / "kept.png", rewrites=False, aside=aside).check(
            picture(spot=QColor("#FFFFFF"))
        )
    assert QImage(str(aside / "kept.png")) == picture(spot=QColor("#FFFFFF"))


def test_no_picture_is_kept_that_no_test_draws() -> None:
    kept = sorted(PICTURES.rglob("*.png"))
    assert kept
    orphans = []
    for path in kept:
        within = path.parent.relative_to(PICTURES)
        module = ROOT / "tests" / within.with_name(f"test_{within.name}.py")
        test = f"def test_{path.stem.partition('-')[0]}("
        if not module.is_file() or test not in module.read_text(encoding="utf-8"):
            orphans.append(path.name)
    assert orphans == []
