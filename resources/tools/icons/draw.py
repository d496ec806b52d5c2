"""Draws the icons into `resources/icons/`: `python resources/tools/icons/draw.py`.

The SVG files need nothing but the standard library; the PNG files are left out where PySide6 is missing.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PRODUCTS = HERE.parents[1] / "icons"
sys.path[:0] = [str(HERE.parent / "cards"), str(HERE.parents[2])]

from suits import BLACK, HEART, PAPER, RED, SPADE  # noqa: E402
from svg import at, circle_path, document, fill, group, line, rounded  # noqa: E402

from warapp.table.drawing.letter_outlines import GLYPHS  # noqa: E402

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_INK = "currentColor"


def _card(x: float, y: float, turn: float, shape: str, colour: str) -> str:
    width, height = 120, 168
    return group(
        fill(
            "#000000",
            rounded(-width / 2 - 3, -height / 2 + 3, width + 6, height + 5, 18),
            extra='fill-opacity=".24"',
        ),
        fill(PAPER, rounded(-width / 2, -height / 2, width, height, 15)),
        group(fill(colour, shape), transform=at(0, -3, 0.9)),
        transform=at(x, y, 1.0, turn),
    )


def application_icon() -> str:
    """Return a red card against a black one on green felt."""
    return document(
        256,
        256,
        fill("#2F7152", rounded(6, 6, 244, 244, 56)),
        fill("#245A42", "M128 6H194A56 56 0 0 1 250 62V194A56 56 0 0 1 194 250H128Z"),
        _card(92, 132, -15, HEART, RED),
        _card(163, 125, 12, SPADE, BLACK),
    )


def _symbol(*parts: str) -> str:
    return document(24, 24, *parts)


def _stroke(*data: str, width: float = 2) -> str:
    return line(_INK, width, *data)


def _ten(x: float, y: float, scale: float) -> str:
    return group(fill(_INK, GLYPHS["10"].path), transform=at(x, y, scale))


_SPEAKER = "M3 9H6.5L11.5 4.5V19.5L6.5 15H3Z"


def symbols() -> dict[str, str]:
    """Return the one-colour icons of buttons and menus, in which the program replaces `currentColor`."""
    return _of_playing() | _of_the_window()


def _of_playing() -> dict[str, str]:
    return {
        "turn-cards": _symbol(
            fill(_INK, rounded(2.5, 8, 8.5, 13, 1.8)),
            _stroke(rounded(14, 9, 6.5, 11, 1)),
            _stroke("M6.5 5.5C9 2 15 2 17.5 5M17.8 1.8V5.3H14.3", width=1.8),
        ),
        "play-ten": _symbol(fill(_INK, "M2 5.5L10.5 12L2 18.5Z"), _ten(12, 6.3, 0.114)),
        "new-round": _symbol(
            _stroke(
                "M15 3H6A2 2 0 0 0 4 5V17M8.5 7H17A2 2 0 0 1 19 9V11M12 21H8.5A2 2 0 0 1 6.5 19V9"
                "A2 2 0 0 1 8.5 7"
            ),
            _stroke("M18 14V22M14 18H22"),
        ),
        "auto-play": _symbol(
            _stroke("M20 9A9 9 0 1 0 21 12M20.5 4V9H15.5"), fill(_INK, "M10 8L16 12L10 16Z")
        ),
        "restart": _symbol(_stroke("M4 9A9 9 0 1 1 3 12M3.5 4V9H8.5")),
        "pause": _symbol(fill(_INK, rounded(5.5, 4, 4.5, 16, 1), rounded(14, 4, 4.5, 16, 1))),
        "play": _symbol(fill(_INK, "M6.5 4L19.5 12L6.5 20Z")),
        "sound-on": _symbol(
            fill(_INK, _SPEAKER), _stroke("M14.5 9A4.2 4.2 0 0 1 14.5 15M17.3 6A8 8 0 0 1 17.3 18")
        ),
        "sound-off": _symbol(fill(_INK, _SPEAKER), _stroke("M15 9.5L20.5 15M20.5 9.5L15 15")),
    }


def _of_the_window() -> dict[str, str]:
    bars = _stroke("M4 20H20M6.5 16V12M12 16V5M17.5 16V9")
    corners = "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"
    return {
        "speed": _symbol(
            _stroke("M5 18.5A9.2 9.2 0 1 1 19 18.5", "M12 14.5L16 9"), fill(_INK, circle_path(12, 14.5, 2.1))
        ),
        "history": _symbol(_stroke("M4 9A8.8 8.8 0 1 1 3.3 13.5M3.5 4.5V9H8M12 7.5V12.5L15.5 14.5")),
        "guide": _symbol(
            _stroke(
                "M12 6.5C9.5 4.8 6.5 4.3 3 4.5V18.3C6.5 18.1 9.5 18.6 12 20.3C14.5 18.6 17.5 18.1 21 18.3V4.5"
            ),
            _stroke("M21 4.5C17.5 4.3 14.5 4.8 12 6.5V20"),
        ),
        "more": _symbol(fill(_INK, *(circle_path(x, 12, 2.1) for x in (5, 12, 19)))),
        "back": _symbol(_stroke("M15 5L8 12L15 19")),
        "forward": _symbol(_stroke("M9 5L16 12L9 19")),
        "rules": _symbol(
            _stroke("M3 7H12M18 7H21M3 17H6M12 17H21", circle_path(15, 7, 2.6), circle_path(9, 17, 2.6))
        ),
        "deal": _symbol(_stroke("M9.5 3L7.5 21M16.5 3L14.5 21M4 8.5H20.5M3.5 15.5H20")),
        "open-hands": _symbol(
            _stroke("M2.5 12C5 7.8 8.2 5.7 12 5.7S19 7.8 21.5 12C19 16.2 15.8 18.3 12 18.3S5 16.2 2.5 12Z"),
            _stroke(circle_path(12, 12, 2.7)),
        ),
        "learn": _symbol(
            fill(
                _INK,
                rounded(2.5, 13, 8, 8, 1.2),
                rounded(13.5, 13, 8, 8, 1.2),
                rounded(13.5, 3, 8, 8, 1.2),
            )
        ),
        "statistics": _symbol(bars),
        "preferences": _symbol(
            _stroke("M2.5 18.5L8 5L13.5 18.5M4.5 14H11.5", "M15 18.5L18.2 11L21.5 18.5M16.2 16H20.4")
        ),
        "full-screen": _symbol(_stroke(corners)),
        "information": _symbol(
            _stroke(circle_path(12, 12, 9), "M12 11.5V16.5"), fill(_INK, circle_path(12, 7.8, 1.3))
        ),
    }


def pictures() -> dict[str, str]:
    """Return every SVG icon with its place below the folder of the icons."""
    return {"warapp.svg": application_icon()} | {
        f"symbolic/{name}.svg": drawn for name, drawn in symbols().items()
    }


def write(folder: Path) -> None:
    """Write every icon below a folder."""
    for name, picture in pictures().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(picture, encoding="ascii", newline="\n")
    write_pixels(folder)


def write_pixels(folder: Path) -> None:
    """Draw the application icon in every size as PNG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from PySide6.QtGui import QImage, QPainter
        from PySide6.QtSvg import QSvgRenderer
    except ImportError as missing:
        print(f"No PNG files, because PySide6 is missing: {missing}", file=sys.stderr)
        return
    renderer = QSvgRenderer(str(folder / "warapp.svg"))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        image.save(str(folder / f"warapp-{size}.png"))


def main() -> None:
    """Draw into the folder that is asked for, by default the one of this script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=PRODUCTS, help="the folder to write to")
    write(parser.parse_args().out)


if __name__ == "__main__":
    main()
