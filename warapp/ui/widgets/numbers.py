"""Numbers as they are written in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def number_text(value: float, decimals: int = 0, /) -> str:
    """Return a number with so many decimals; the number of a deal is a name, and stays in plain digits."""
    if decimals:
        return QLocale().toString(float(value), "f", decimals)
    return QLocale().toString(round(value))


def clock_text(seconds: int) -> str:
    """Return a length of time in minutes and seconds, such as 12:05."""
    minutes, rest = divmod(seconds, 60)
    return f"{number_text(minutes)}:{number_text(rest // 10)}{number_text(rest % 10)}"
