"""The page on which a child chooses what to play: big pictures, who plays, and a way for grown-ups."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from warapp._compat import override
from warapp.engine import Card
from warapp.learn.settings import Mode, Players, Wanted
from warapp.table.drawing.surface import Surface
from warapp.table.layout.geometry import Size
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.learn.choose.mode_keys import ModeKey, PersonKey
from warapp.ui.learn.drawing.icons import Icon
from warapp.ui.learn.keys.bar_keys import RoundKey, WordsKey
from warapp.ui.learn.keys.keys import LessonKey, Mood
from warapp.ui.learn.keys.switch import place_on
from warapp.ui.learn.layout.places import unit_of
from warapp.ui.learn.lesson.bar import LessonBar
from warapp.ui.learn.lesson.bubble import Bubble
from warapp.ui.learn.lesson.surroundings import Surroundings
from warapp.ui.play.key_takers import KeyTaker, is_command
from warapp.words.lesson.names import mode_name, what_to_play

_NARROW_PX, _MOST_COLUMNS = 760, 4
_PLAIN_TEXT_PX, _LARGE_TEXT = 13.0, 1.5
_PERSON_PX = 148.0
"""The width of who plays in a window of the usual size; in a small one only where its words take it."""


class ModePage(QWidget, KeyTaker):
    """Chooses a mode. A press chooses and says its name; a second press, or Space, plays.

    Args:
        around: what it takes from its window.
        parent: the window.

    Attributes:
        keys: the modes.
        play: the large button.
        takes_all_keys: whether every key is one switch.
    """

    play_wanted = Signal()
    """The chosen mode is to be played."""
    example_wanted = Signal()
    """An example of the chosen mode is to be shown."""
    grown_ups_wanted = Signal()
    people_wanted = Signal()
    """Other children are to play."""
    left = Signal()

    def __init__(self, around: Surroundings, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = around
        self.takes_all_keys = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Learn with War"))
        self._chosen, self._wanted, self._players = Mode.WHICH, Wanted.MORE, Players.ONE
        self._surface, self._felt = Surface(), QPixmap()
        theme = around.theme()
        self.bubble = Bubble(self)
        self.bubble.taken.connect(self.say_again)
        self._scroll = QScrollArea(self)
        self._sheet = QWidget()
        self._set_up_scroll()
        self.keys = {mode: ModeKey(mode, mode_name(mode, around.translate), self._sheet) for mode in Mode}
        for mode, key in self.keys.items():
            key.taken.connect(self._press_of(mode))
        self.bar = LessonBar(theme, self)
        self.person = PersonKey(theme, self)
        self.one = RoundKey(self.tr("One child"), Icon.ONE_CHILD, "", theme, self)
        self.two = RoundKey(self.tr("Two children"), Icon.TWO_CHILDREN, "", theme, self)
        self.play, self.example, self.gear = (
            WordsKey(theme, self),
            WordsKey(theme, self),
            WordsKey(theme, self),
        )
        self.home = RoundKey(self.tr("Back to the table"), Icon.HOME, self.tr("Esc"), theme, self)
        self._set_up_bar()

    players_chosen = Signal(object)
    """One child plays, or two: the `Players`."""

    def _set_up_scroll(self) -> None:
        self._scroll.setWidget(self._sheet)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._sheet.setAutoFillBackground(False)

    def _set_up_bar(self) -> None:
        for key in (self.example, self.gear):
            key.is_golden = False
        self.play.show_words(self.tr("Play"), Symbol.PLAY, self.tr("Space"))
        self.example.show_words(self.tr("Example"), Symbol.OPEN_HANDS, "E")
        self.gear.show_words(self.tr("For grown-ups"), Icon.GEAR, "")
        self.play.taken.connect(self.play_wanted)
        self.example.taken.connect(self.example_wanted)
        self.gear.taken.connect(self.grown_ups_wanted)
        self.person.taken.connect(self.people_wanted)
        self.home.taken.connect(self.left)
        self.one.taken.connect(lambda: self.players_chosen.emit(Players.ONE))
        self.two.taken.connect(lambda: self.players_chosen.emit(Players.TWO))

    @property
    def chosen(self) -> Mode:
        """The mode that is chosen."""
        return self._chosen

    def show_choice(self, mode: Mode, wanted: Wanted, players: Players) -> None:
        """Show what is chosen."""
        self._chosen, self._wanted, self._players = mode, wanted, players
        for each, key in self.keys.items():
            key.set_mood(Mood.CHOSEN if each is mode else Mood.PLAIN)
            key.set_name(mode_name(each, self._around.translate, wanted))
        self._scroll.ensureWidgetVisible(self.keys[mode])
        self.one.set_mood(Mood.CHOSEN if players is Players.ONE else Mood.PLAIN)
        self.two.set_mood(Mood.CHOSEN if players is Players.TWO else Mood.PLAIN)
        self._arrange()

    def show_people(self, people: Sequence[tuple[str, Card | None]], name: str) -> None:
        """Show who plays; the name is that of the key by which others are chosen."""
        self.person.show_people(people, name)
        self._arrange()

    @property
    def scan_rows(self) -> Sequence[Sequence[LessonKey]]:
        """The keys in the order in which one switch goes through them."""
        modes, columns = list(self.keys.values()), self._columns
        rows: list[list[LessonKey]] = [[self.play]]
        rows += [list(modes[first : first + columns]) for first in range(0, len(modes), columns)]
        rows += [[key] for key in (self.bubble, self.example, self.home)]
        return rows

    def light_place(self, key: LessonKey) -> QRect:
        """Return where a key is lit, on the page."""
        return place_on(self, key)

    def show_scan(self, choices: Sequence[Sequence[LessonKey]], lit: int) -> None:
        """Show what can be lit: here each key is in sight."""

    def follow_theme(self) -> None:
        """Use the colours of another table."""
        theme = self._around.theme()
        self.bar.set_theme(theme)
        for key in (self.home, self.one, self.two, self.play, self.example, self.gear):
            key.set_theme(theme)
        self.person.set_theme(theme)
        self._felt = QPixmap()
        self.update()

    def follow_voice(self) -> None:
        """Show whether there is a voice now."""
        self._arrange()

    def say_again(self) -> None:
        """Say aloud what is asked."""
        self._around.speaker.say(what_to_play(self._around.translate).text)

    mode_chosen = Signal(object)
    """Another mode was chosen: the `Mode`."""

    def choose(self, mode: Mode) -> None:
        """Choose a mode and say its name; chosen again, play it."""
        if mode is self._chosen:
            self.play_wanted.emit()
            return
        self.mode_chosen.emit(mode)
        self._around.speaker.say(mode_name(mode, self._around.translate, self._wanted))

    def _press_of(self, mode: Mode) -> Callable[[], None]:
        return lambda: self.choose(mode)

    def _arrange(self) -> None:
        width, height = float(self.width()), float(self.height())
        u = unit_of(Size(width, height))
        scale = QFontInfo(self.font()).pixelSize() / _PLAIN_TEXT_PX
        bar = 84 * u
        self.bubble.set_measure(u, scale)
        self.bubble.set_voice(self._around.speaker.can_speak)
        self.bubble.say(what_to_play(self._around.translate), None)
        bubble = self.bubble.height_for(width)
        self.bubble.setGeometry(QRect(0, round(20 * u) - 8, round(width), round(bubble) + 16))
        top = 20 * u + bubble + 12 * u
        self._arrange_keys(QRectF(0, top, width, height - bar - top - 8 * u), u, scale)
        self._arrange_bar(QRectF(0, height - bar, width, bar), u, scale)

    @property
    def _columns(self) -> int:
        """How many modes are in a row."""
        scale = QFontInfo(self.font()).pixelSize() / _PLAIN_TEXT_PX
        needed = 1.3 * _NARROW_PX if scale > _LARGE_TEXT else _NARROW_PX
        return _MOST_COLUMNS if self.width() >= needed else _MOST_COLUMNS - 1

    def _arrange_keys(self, room: QRectF, u: float, scale: float) -> None:
        columns = self._columns
        rows = -(-len(self.keys) // columns)
        gap, edge = 4 * u, 30 * u
        wide = (room.width() - 2 * edge - (columns - 1) * gap) / columns
        high = min(245 * u, (room.height() - (rows - 1) * gap) / rows)
        high = max(high, 150 * max(1.0, u))
        self._scroll.setGeometry(room.toRect())
        self._sheet.resize(round(room.width()), round(max(room.height(), rows * high + (rows - 1) * gap)))
        for nth, key in enumerate(self.keys.values()):
            row, column = divmod(nth, columns)
            if self.isRightToLeft():
                column = columns - 1 - column
            x, y = edge + column * (wide + gap), row * (high + gap)
            key.set_measure(u, scale)
            key.setGeometry(QRect(round(x), round(y), round(wide), round(high)))

    def _arrange_bar(self, bar: QRectF, u: float, scale: float) -> None:
        self.bar.setGeometry(bar.toRect())
        self.bar.hide_stones()
        middle = bar.center().y()
        font = QFont(self.font())
        font.setPixelSize(max(9, round(min(14 * u * scale, 18 * u))))
        for key in (self.play, self.example, self.gear):
            key.setFont(font)
        side = max(60 * u, 56.0)
        x = 14 * u
        person = max(_PERSON_PX * u, min(math.ceil(self.person.natural_width(round(side))), _PERSON_PX))
        for widget, width in ((self.home, side), (self.person, person), (self.one, side), (self.two, side)):
            self._put(widget, x, middle, width, side)
            x += width + 8 * u
        left, right = x, bar.right() - 14 * u
        gear = min(self.gear.natural_width, 0.34 * (right - left))
        self._put(self.gear, right - gear, middle, gear, 0.84 * side)
        room = right - gear - left - 10 * u
        example = min(self.example.natural_width, 0.42 * room)
        play = min(self.play.natural_width * 1.15, room - example - 10 * u)
        spare = max(0.0, room - play - example - 10 * u)
        x = left + spare / 2
        self._put(self.play, x, middle, play, side)
        x += play + 10 * u
        self._put(self.example, x, middle, example, 0.84 * side)

    def _put(self, key: LessonKey, x: float, middle: float, width: float, height: float) -> None:
        """Put a key into the bar, which begins where reading does."""
        x = self.width() - x - width if self.isRightToLeft() else x
        key.setGeometry(QRect(round(x), round(middle - height / 2), round(width), round(height)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        size = Size(self.width(), self.height() - self.bar.height())
        ratio = self.devicePixelRatioF()
        wanted = (round(size.width * ratio), round(size.height * ratio))
        if (self._felt.width(), self._felt.height()) != wanted:
            self._felt = self._surface.draw(self._around.theme(), size, ratio)
        with QPainter(self) as painter:
            painter.drawPixmap(QPointF(0, 0), self._felt)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "home"):
            self._arrange()

    def _meaning(self, event: QKeyEvent) -> Callable[[], object] | None:
        if event.key() == Qt.Key.Key_Comma and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            return self.grown_ups_wanted.emit
        if is_command(event):
            return None
        modes = list(Mode)
        nth = modes.index(self._chosen)
        forward = -1 if self.isRightToLeft() else 1
        steps = {
            Qt.Key.Key_Right: forward,
            Qt.Key.Key_Left: -forward,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Up: -self._columns,
        }
        key = Qt.Key(event.key())
        if key in steps:
            target = min(max(nth + steps[key], 0), len(modes) - 1)
            return lambda: None if target == nth else self.choose(modes[target])
        letter = (self._around.latin_letter(event) or event.text()).upper()
        return {
            Qt.Key.Key_Space: self.play_wanted.emit,
            Qt.Key.Key_Return: self.play_wanted.emit,
            Qt.Key.Key_Enter: self.play_wanted.emit,
            Qt.Key.Key_Escape: self.left.emit,
        }.get(key) or {"R": self.say_again, "E": self.example_wanted.emit}.get(letter)

    @override
    def takes_key(self, event: QKeyEvent) -> bool:
        if self.takes_all_keys and not is_command(event):
            return True
        return not self._around.is_of_window(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning = self._meaning(event)
        if meaning is None:
            super().keyPressEvent(event)
            return
        if not event.isAutoRepeat():
            meaning()
        event.accept()
