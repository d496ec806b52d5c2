"""Finds painted words that are cut: watches what is drawn, and compares it with the room that it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

_WRAPS = Qt.TextFlag.TextWordWrap.value
_SLACK_PX = 1.5
"""What smooth edges and rounding may take."""


class Painted(NamedTuple):
    """A text that was painted.

    Attributes:
        text: what it says.
        ink: where it is drawn, in the pixels of the painter.
        room: where it may be drawn without being cut.
        canvas: the whole device in the same pixels.
    """

    text: str
    ink: QRectF
    room: QRectF
    canvas: QRectF

    @property
    def fault(self) -> str:
        """How it is cut; '' if it isn't."""
        if self.text.endswith("…") and len(self.text) > 1:
            return f"{self.text!r} is elided"
        for name, around in (("its room", self.room), ("the picture", self.canvas)):
            if not around.adjusted(-_SLACK_PX, -_SLACK_PX, _SLACK_PX, _SLACK_PX).contains(self.ink):
                ink, has = _numbers(self.ink), _numbers(around)
                return f"{self.text!r} at {ink} goes beyond {name} {has}"
        return ""


def _numbers(rect: QRectF) -> tuple[int, ...]:
    return tuple(map(round, (rect.x(), rect.y(), rect.width(), rect.height())))


def ink_of(painter: QPainter, args: tuple[object, ...]) -> tuple[QRectF, QRectF] | None:
    """Return where a call draws its text, and the room that the call gives it; None for an unknown call."""
    metrics = QFontMetricsF(painter.font())
    match args:
        case (QPoint() | QPointF() as at, str(text)):
            ink = metrics.tightBoundingRect(text).translated(QPointF(at))
            return ink, ink
        case (QRect() | QRectF() as given, int() | Qt.AlignmentFlag() | Qt.TextFlag() as flags, str(text)):
            room = QRectF(given)
            number = flags if isinstance(flags, int) else flags.value
            box = QRectF(painter.boundingRect(room, number, text))
            if number & _WRAPS:
                return box.adjusted(0, metrics.descent() / 2, 0, -metrics.descent() / 2), room
            tight = metrics.tightBoundingRect(text)
            top = box.top() + metrics.ascent() + tight.top()
            return QRectF(box.left(), top, metrics.horizontalAdvance(text), tight.height()), room
    return None


@contextmanager
def painted_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Painted]]:
    """Note each text that Python code paints meanwhile."""
    found: list[Painted] = []
    draw: Callable[..., object] = QPainter.drawText

    def watched(painter: QPainter, *args: object) -> object:
        places, text = ink_of(painter, args), str(args[-1])
        if places and text.strip():
            ink, room = places
            device = painter.device()
            ratio = 1.0 if isinstance(device, QWidget) else device.devicePixelRatioF()
            whole = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
            if isinstance(device, QWidget) and isinstance(device.parentWidget(), QAbstractItemView):
                whole.adjust(0, -whole.height(), 0, whole.height())  # its rows are scrolled
            back, _ = painter.combinedTransform().inverted()
            found.append(Painted(text, ink, room, back.mapRect(whole)))
        return draw(painter, *args)

    with monkeypatch.context() as patched:
        patched.setattr(QPainter, "drawText", watched)
        yield found


def faults(painted: list[Painted], allowed: Callable[[str], bool] = lambda text: False) -> list[str]:
    """Return the faults of what was painted, each once."""
    return list(dict.fromkeys(text.fault for text in painted if text.fault and not allowed(text.text)))
