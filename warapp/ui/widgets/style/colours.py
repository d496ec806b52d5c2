"""The colours of dialogs and docks, all made from the palette, so that any theme of the system works."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

_SUB, _LINE, _EDGE, _GROOVE, _SOFT = 0.72, 0.12, 0.51, 0.06, 0.13
"""The shares of the text in quieter colours, and of the accent in the soft one."""


class Colours(NamedTuple):
    """The colours of one palette.

    Attributes:
        window: behind everything.
        paper: behind groups and fields.
        text: on both.
        sub: of help and notes.
        line: around groups.
        edge: around controls.
        groove: behind segments and lists at the side.
        accent, on_accent: of what is chosen and of the default button, and what stands on it.
        soft, on_soft: behind a chosen row.
        warning, warning_line, warning_text: of what should be known.
        bad, bad_ground: of what is wrong or can't be undone.
        past, on_past: behind the row of a battle looked back at.
        border_px: the width of lines and edges.
    """

    window: QColor
    paper: QColor
    text: QColor
    sub: QColor
    line: QColor
    edge: QColor
    groove: QColor
    accent: QColor
    on_accent: QColor
    soft: QColor
    on_soft: QColor
    warning: QColor
    warning_line: QColor
    warning_text: QColor
    bad: QColor
    bad_ground: QColor
    past: QColor
    on_past: QColor
    border_px: int = 1


def colours_of(palette: QPalette) -> Colours:
    """Return the colours for a palette: mixed from it, but pure in one of high contrast."""
    return _pure(palette) if is_high_contrast(palette) else _mixed(palette)


def _pure(palette: QPalette) -> Colours:
    window, text = palette.window().color(), palette.windowText().color()
    accent, on_accent = palette.highlight().color(), palette.highlightedText().color()
    return Colours(
        window=window,
        paper=palette.base().color(),
        text=text,
        sub=text,
        line=text,
        edge=text,
        groove=window,
        accent=accent,
        on_accent=on_accent,
        soft=accent,
        on_soft=on_accent,
        warning=window,
        warning_line=QColor("#FFFF00") if is_dark(palette) else text,
        warning_text=text,
        bad=text,
        bad_ground=window,
        past=accent,
        on_past=on_accent,
        border_px=2,
    )


def _mixed(palette: QPalette) -> Colours:
    window, text = palette.window().color(), palette.windowText().color()
    paper, accent = palette.base().color(), palette.highlight().color()
    own = _ON_DARK if is_dark(palette) else _ON_LIGHT
    warning, warning_line, warning_text, bad, bad_ground, past = map(QColor, own)
    return Colours(
        window=window,
        paper=paper,
        text=text,
        sub=mixed(text, window, _SUB),
        line=mixed(text, window, _LINE),
        edge=mixed(text, window, _EDGE),
        groove=mixed(text, window, _GROOVE),
        accent=accent,
        on_accent=palette.highlightedText().color(),
        soft=mixed(accent, paper, _SOFT),
        on_soft=text,
        warning=warning,
        warning_line=warning_line,
        warning_text=warning_text,
        bad=bad,
        bad_ground=bad_ground,
        past=past,
        on_past=text,
    )


_ON_LIGHT = ("#FFF3D1", "#D9A521", "#5B4100", "#A32020", "#FBEAE7", "#FFE9B0")
_ON_DARK = ("#3B3216", "#B58A1E", "#F8E2A4", "#FF9C8C", "#46241F", "#4A3D14")
"""Ground, line and text of a warning; what is bad, and its ground; a battle looked back at."""


def mixed(colour: QColor, ground: QColor, share: float) -> QColor:
    """Return a colour laid over a ground with this opacity, 0 … 1.

    >>> mixed(QColor("#000000"), QColor("#FFFFFF"), 0.2).name()
    '#cccccc'
    """
    parts = zip(colour.getRgb()[:3], ground.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(over * share + under * (1 - share)) for over, under in parts))


def is_dark(palette: QPalette) -> bool:
    """Return whether text is lighter than the window behind it."""
    return palette.window().color().lightness() < palette.windowText().color().lightness()


def is_high_contrast(palette: QPalette) -> bool:
    """Return whether a palette is black and white, with fields in the colour of the window."""
    window, text = palette.window().color().lightness(), palette.windowText().color().lightness()
    return {window, text} == {0, 255} and palette.base().color() == palette.window().color()
