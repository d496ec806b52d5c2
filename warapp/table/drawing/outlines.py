"""Turns the path data of letters and suits into painter paths."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

_COMMANDS = re.compile(r"([MLHVCZ])([^MLHVCZ]*)")
_NUMBERS = re.compile(r"-?\d*\.?\d+")


@lru_cache(maxsize=128)
def outline(data: str) -> QPainterPath:
    """Return an outline from its path data, of which absolute M, L, H, V, C and Z are known."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    x = y = 0.0
    for command, arguments in _COMMANDS.findall(data):
        numbers = [float(number) for number in _NUMBERS.findall(arguments)]
        match command:
            case "M":
                x, y = numbers
                path.moveTo(x, y)
            case "L":
                for x, y in zip(numbers[::2], numbers[1::2], strict=True):
                    path.lineTo(x, y)
            case "H":
                (x,) = numbers
                path.lineTo(x, y)
            case "V":
                (y,) = numbers
                path.lineTo(x, y)
            case "C":
                for i in range(0, len(numbers), 6):
                    path.cubicTo(*numbers[i : i + 6])
                x, y = numbers[-2:]
            case _:
                path.closeSubpath()
    return path
