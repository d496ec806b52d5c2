"""Numbers, times and days written as the user's locale writes them."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QLocale

_PARTS = re.compile(r"'[^']*'|d+|M+|y+|[^'dMy]+")
"""Of the format of a date: words in quotes, day, month, year, and what stands between them."""


def number_text(value: float, decimals: int = 0, /) -> str:
    """Return a number with its group separators; deal numbers are names, and are written without."""
    if decimals:
        return QLocale().toString(float(value), "f", decimals)
    return QLocale().toString(round(value))


def clock_text(seconds: int) -> str:
    """Return a duration in minutes and seconds, such as 12:05."""
    minutes, rest = divmod(seconds, 60)
    return f"{number_text(minutes)}:{number_text(rest // 10)}{number_text(rest % 10)}"


def day_text(day: date) -> str:
    """Return a day without its year, such as 4 September, 4 de septiembre or 9月4日."""
    locale = QLocale()
    parts = _PARTS.findall(locale.dateFormat(QLocale.FormatType.LongFormat))
    ends = [nth for nth, part in enumerate(parts) if part in ("d", "dd") or part[0] == "M"]
    rest = parts[ends[-1] + 1 : ends[-1] + 2]
    unit = re.match(r"[^\s,،'dMy]*", "".join(rest))  # after the number in Japanese and Chinese
    wanted = "".join(parts[ends[0] : ends[-1] + 1]) + (unit[0] if unit else "")
    return locale.toString(day, wanted)  # type: ignore[call-overload, no-any-return]
