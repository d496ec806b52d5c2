"""Numbers and times written as the user's locale writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def number_text(value: float, decimals: int = 0, /) -> str:
    """Return a number with its group separators; deal numbers are names, and are written without."""
    if decimals:
        return QLocale().toString(float(value), "f", decimals)
    return QLocale().toString(round(value))


def clock_text(seconds: int) -> str:
    """Return a duration in minutes and seconds, such as 12:05."""
    minutes, rest = divmod(seconds, 60)
    return f"{number_text(minutes)}:{number_text(rest // 10)}{number_text(rest % 10)}"
