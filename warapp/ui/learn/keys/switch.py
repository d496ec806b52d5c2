"""One switch does everything: a light goes from key to key of a page, and any press takes what is lit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.ui.learn.drawing.ink import GOLD_DEEP
from warapp.ui.learn.keys.keys import LessonKey
from warapp.ui.learn.keys.scanner import Scanner
from warapp.ui.learn.lesson.frames import Frames
from warapp.ui.play.key_takers import is_command


class Scanned(Protocol):
    """A page that can be scanned.

    Attributes:
        takes_all_keys: whether every key is the switch.
    """

    takes_all_keys: bool

    @property
    def scan_rows(self) -> Sequence[Sequence[LessonKey]]:
        """The keys that there are now, row by row."""
        ...

    def light_place(self, key: LessonKey) -> QRect:
        """Return where a key is lit, on the page."""
        ...

    def show_scan(self, choices: Sequence[Sequence[LessonKey]], lit: int) -> None:
        """Show what can be lit, and which of it is."""
        ...


def place_on(page: QWidget, key: LessonKey) -> QRect:
    """Return where a key that is in sight is lit, on its page."""
    return key.lit_box.translated(key.mapTo(page, QPoint(0, 0)))


class Light(QWidget):
    """A golden line that runs round what is lit, above all else."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._box = QRect()
        self._progress = 0.0

    def show_on(self, box: QRect, progress: float) -> None:
        """Show how much of its stay is over."""
        self._box, self._progress = box, progress
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            path = QPainterPath()
            path.addRoundedRect(QRectF(self._box).adjusted(-5, -5, 5, 5), 14, 14)
            painter.strokePath(path, QPen(QColor("#000000"), 9))
            painter.strokePath(path, QPen(QColor("#FFFFFF"), 5))
            length = path.length()
            pen = QPen(QColor(GOLD_DEEP), 5, c=Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([max(0.01, self._progress * length / 5), length / 5])
            painter.strokePath(path, pen)


class Switch(QObject):
    """Takes every press on a page, and hands it to what is lit.

    Args:
        page: what is scanned.
        keys: the same page; tells the keys that there are.
        frames: tell the time.
        stay_ms: how long the light stays on one.
        say: says the name of what is lit.
    """

    def __init__(
        self, page: QWidget, keys: Scanned, frames: Frames, stay_ms: float, say: Callable[[str], None]
    ) -> None:
        super().__init__(page)
        self._page, self._keys, self._frames, self._say = page, keys, frames, say
        keys.takes_all_keys = True
        self._scanner = Scanner(stay_ms)
        self._light = Light(page)
        self._items: list[LessonKey] = []
        for widget in (page, *page.findChildren(QWidget)):
            widget.installEventFilter(self)
        frames.add(self.advance)
        self.refresh()

    @property
    def lit(self) -> tuple[LessonKey, ...]:
        """The keys that are lit: one, or a row of which one is chosen next."""
        return tuple(self._items[number] for number in self._scanner.lit)

    def set_stay(self, stay_ms: float) -> None:
        """Let the light stay longer or shorter."""
        self._scanner.stay_ms = stay_ms

    def remove(self) -> None:
        """Let each key of the page be pressed by itself again."""
        self._keys.takes_all_keys = False
        self._frames.remove(self.advance)
        self._light.hide()
        self._light.deleteLater()
        self.deleteLater()
        for widget in (self._page, *self._page.findChildren(QWidget)):
            widget.removeEventFilter(self)

    def refresh(self) -> None:
        """Scan other keys if the page has others now."""
        rows = [list(row) for row in self._keys.scan_rows if row]
        items = [key for row in rows for key in row]
        if items != self._items:
            self._items = items
            numbers, count = [], 0
            for row in rows:
                numbers.append(tuple(range(count, count + len(row))))
                count += len(row)
            self._scanner.begin(numbers)
        self._show()

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.refresh()
        moved = self._scanner.advance(ms)
        self._show()
        lit = self._scanner.lit
        if moved and len(lit) == 1:
            self._say(self._items[lit[0]].accessibleName())

    def press(self) -> None:
        """Take what is lit."""
        chosen = self._scanner.press()
        if chosen is not None:
            self._items[chosen].press()
        self.refresh()

    def _show(self) -> None:
        self._light.setGeometry(self._page.rect())
        self._light.raise_()
        choices = [[self._items[number] for number in row] for row in self._scanner.choices]
        self._keys.show_scan(choices, self._scanner.at)
        box = QRect()
        for key in self.lit:
            box = box.united(self._keys.light_place(key))
        self._light.show_on(box, self._scanner.progress)
        self._light.setVisible(not box.isEmpty())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if isinstance(event, QMouseEvent):
                self.press()
            return True
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if is_command(event):
                return False
            if not event.isAutoRepeat():
                self.press()
            return True
        return kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease)
