"""The window that a start is compared with: PySide6, a graphics view, 52 pixmaps, and nothing else."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QMainWindow

from tests.bench.first_frame import tell_first_frame


def main() -> None:
    application = QApplication(sys.argv)
    scene = QGraphicsScene()
    for i in range(52):
        pixmap = QPixmap(100, 140)
        pixmap.fill(QColor("navy"))
        item = QGraphicsPixmapItem(pixmap)
        item.setPos(i % 13 * 60, i // 13 * 150)
        scene.addItem(item)
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(scene))
    window.resize(1280, 800)
    window.show()
    QTimer.singleShot(0, tell_first_frame)
    application.exec()


if __name__ == "__main__":
    main()
