"""The palettes of our own: light, dark, and two of high contrast."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from warapp.ui.widgets.style.colours import mixed

_R = QPalette.ColorRole


class Tones(NamedTuple):
    """The colours of a palette as #RRGGBB; `quiet` is that of notes, `line` is around groups."""

    window: str
    paper: str
    stripe: str
    text: str
    quiet: str
    line: str
    edge: str
    groove: str
    accent: str
    on_accent: str
    visited: str


class Look(Enum):
    """A palette of our own."""

    LIGHT = Tones(
        window="#F3F2EE",
        paper="#FFFFFF",
        stripe="#F7F6F2",
        text="#1E241F",
        quiet="#5A625B",
        line="#D9D6CC",
        edge="#868D86",
        groove="#E7E3DA",
        accent="#1F7A52",
        on_accent="#FFFFFF",
        visited="#6F3FA0",
    )
    DARK = Tones(
        window="#1F2326",
        paper="#2A2F33",
        stripe="#2E3438",
        text="#ECEAE4",
        quiet="#B4B9B4",
        line="#3E454A",
        edge="#7F878B",
        groove="#1A1E20",
        accent="#58C08F",
        on_accent="#0B1C13",
        visited="#C9A9E8",
    )
    WHITE_ON_BLACK = Tones(
        window="#000000",
        paper="#000000",
        stripe="#000000",
        text="#FFFFFF",
        quiet="#FFFFFF",
        line="#FFFFFF",
        edge="#FFFFFF",
        groove="#000000",
        accent="#FFFF00",
        on_accent="#000000",
        visited="#FFFF00",
    )
    BLACK_ON_WHITE = Tones(
        window="#FFFFFF",
        paper="#FFFFFF",
        stripe="#FFFFFF",
        text="#000000",
        quiet="#000000",
        line="#000000",
        edge="#000000",
        groove="#FFFFFF",
        accent="#00007A",
        on_accent="#FFFFFF",
        visited="#4B0082",
    )


_ROLES = {
    _R.Window: "window",
    _R.Base: "paper",
    _R.AlternateBase: "stripe",
    _R.Button: "paper",
    _R.ToolTipBase: "paper",
    _R.WindowText: "text",
    _R.Text: "text",
    _R.ButtonText: "text",
    _R.ToolTipText: "text",
    _R.BrightText: "text",
    _R.PlaceholderText: "quiet",
    _R.Light: "paper",
    _R.Mid: "line",
    _R.Dark: "edge",
    _R.Midlight: "groove",
    _R.Shadow: "edge",
    _R.Highlight: "accent",
    _R.Accent: "accent",
    _R.Link: "accent",
    _R.LinkVisited: "visited",
    _R.HighlightedText: "on_accent",
}


def palette_of(look: Look) -> QPalette:
    """Return a palette; its disabled words are half as strong."""
    palette, tones = QPalette(), look.value
    for role, name in _ROLES.items():
        palette.setColor(role, QColor(getattr(tones, name)))
    disabled = QPalette.ColorGroup.Disabled
    faint = mixed(QColor(tones.text), QColor(tones.paper), _FAINT)
    for role in (_R.WindowText, _R.Text, _R.ButtonText, _R.PlaceholderText, _R.HighlightedText):
        palette.setColor(disabled, role, faint)
    for role in (_R.Highlight, _R.Accent):
        palette.setColor(disabled, role, QColor(tones.groove))
    return palette


_FAINT = 0.5
