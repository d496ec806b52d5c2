"""Calls into Qt that return nothing lose no reference to None: else the interpreter aborts in mid-game.

From Python 3.12 on None is immortal: it outlives what PySide6 6.12.0 does to its count on Python 3.11.
"""

import sys
from collections.abc import Callable

from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from warapp._compat import override

CALLS = 500


class PaintedInPython(QGraphicsRectItem):
    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.drawRect(0, 0, 1, 1)


def references_gained(act: Callable[[], object]) -> int:
    """Return how many references to None many calls leave behind (or, below zero, take away)."""
    act()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        act()
    return sys.getrefcount(None) - before


def test_moving_a_sprite_loses_no_reference_to_none(qapp: QApplication) -> None:
    sprite = QGraphicsPixmapItem(QPixmap(4, 4))

    def move() -> None:
        sprite.setPos(1, 2)
        sprite.setVisible(True)
        sprite.update()

    assert abs(references_gained(move)) < CALLS / 10


def test_painting_in_python_loses_no_reference_to_none(qapp: QApplication) -> None:
    scene = QGraphicsScene(0, 0, 8, 8)
    scene.addItem(PaintedInPython(0, 0, 4, 4))
    image = QImage(8, 8, QImage.Format.Format_RGB32)

    def paint() -> None:
        painter = QPainter(image)
        scene.render(painter)
        painter.end()

    assert abs(references_gained(paint)) < CALLS / 10
