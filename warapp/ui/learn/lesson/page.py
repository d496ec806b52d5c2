"""The page of a lesson: it shows what the flow says, moves the cards, and hands on what is pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.learn.questions import Answer, Asked, Side
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.learn.drawing.icons import Icon
from warapp.ui.learn.felt.fittings import Player
from warapp.ui.learn.keys.keys import LessonKey
from warapp.ui.learn.keys.switch import place_on
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.form import can_help
from warapp.ui.learn.lesson.keyboard import LessonKeyboard
from warapp.ui.learn.lesson.objects import LessonObjects, things_of
from warapp.ui.learn.lesson.pointer import IdlePointer
from warapp.ui.learn.lesson.step import Step
from warapp.ui.learn.lesson.surroundings import Surroundings
from warapp.ui.learn.lesson.view import LessonView
from warapp.ui.play.key_takers import KeyTaker, is_command


class LessonPage(LessonView, KeyTaker):
    """A lesson that is played.

    Args:
        flow: the lesson.
        players: who sits on the left and on the right.
        around: what it takes from its window.
        parent: the window.

    Attributes:
        is_heard: whether a screen reader is there.
    """

    left = Signal()
    """The lesson is to be left."""
    again_wanted = Signal()
    """Another lesson like it is to follow."""
    grown_ups_wanted = Signal()
    """What is for grown-ups is to be opened."""

    def __init__(
        self, flow: LessonFlow, players: tuple[Player, Player], around: Surroundings, parent: QWidget
    ) -> None:
        super().__init__(flow, players, around, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Lesson"))
        self.switch_hint.show_words(self.tr("This one"), Icon.TICK, self.tr("any key"))
        self._keys = LessonKeyboard(self, self.controls, around.latin_letter)
        self._spoken = ""
        self.is_heard: Callable[[], bool] = QAccessible.isActive
        self._objects: LessonObjects | None = None
        self._are_face_down = False
        self._end_example: Callable[[], None] | None = None
        self._connect()
        self._pointer = IdlePointer(self, around.frames) if flow.is_for_class else None
        if self._pointer is not None:
            self._pointer.changed.connect(self._show_way_out)

    def _connect(self) -> None:
        controls, flow, frames = self.controls, self.flow, self._around.frames
        self.bubble.taken.connect(self.say_again)
        controls.home.taken.connect(self.left)
        controls.gear.taken.connect(self.grown_ups_wanted)
        controls.gear.hold_began.connect(lambda: frames.add(controls.gear.advance))
        controls.gear.hold_ended.connect(lambda: frames.remove(controls.gear.advance))
        controls.next_wanted.connect(self.go_on)
        controls.seat_pressed.connect(self.press_seat)
        flow.changed.connect(self.show_flow)
        flow.dealt.connect(lambda _: self._turn_cards())
        flow.nodded.connect(self._nod)
        flow.answered.connect(lambda _: self._mark())

    def say_again(self) -> None:
        """Say aloud what is said in the bubble."""
        self._around.speaker.say(self.flow.sentence.text)

    def show_flow(self) -> None:
        """Show the lesson as it stands, and say what is new."""
        self.arrange()
        flow, sentence = self.flow, self.flow.sentence.text
        is_worth_saying = flow.step is not Step.TURNING or (flow.now is not None and flow.now.in_war)
        if is_worth_saying and sentence != self._spoken:
            self._spoken = sentence
            self._around.speaker.say(sentence)
            self.announce(sentence)

    def announce(self, words: str) -> None:
        """Have a screen reader read a text."""
        if self.is_heard():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    @override
    def arrange(self) -> None:
        super().arrange()
        if self._pointer is not None:
            self._show_way_out()
        if self.is_heard() and self.places is not None:
            self._objects = self._objects or LessonObjects(self, (*self.sheets, self.bar))
            self._objects.show(things_of(self.flow, self.places, self.controls, self._players))

    def _show_way_out(self) -> None:
        """Show a class the way out where it has no bar, as long as the pointer is in sight."""
        if self._pointer is not None and not self.bar.isVisibleTo(self):
            self.controls.home.setVisible(self._pointer.is_awake and not self.takes_all_keys)
            self.controls.home.raise_()

    def show_as_example(self, end: Callable[[], None]) -> None:
        """Offer all the time to end, since this is only an example."""
        self._end_example = end

    @override
    def offer(self) -> None:
        """At the end, offer to say goodbye, and only then to go on."""
        controls, space = self.controls, self.tr("Space")
        if self._end_example is not None:
            controls.offer(self.tr("End the example"), Symbol.BACK, space, self._end_example)
        elif self.flow.step is Step.OVER:
            controls.offer(self.tr("Goodbye"), Icon.WAVE, space, self.left.emit)
            controls.offer_second(self.tr("Once more"), Symbol.RESTART, "N", self.again_wanted.emit)

    @property
    def scan_rows(self) -> Sequence[Sequence[LessonKey]]:
        """The keys in the order in which one switch goes through them."""
        controls = self.controls
        rows: list[list[LessonKey]] = [[key] for key in controls.offered]
        answers = controls.answers
        pad = [key for key in controls.pad if key in answers]
        rows += [[key] for key in answers if key not in pad]
        rows += [list(pad[first : first + 5]) for first in range(0, len(pad), 5)]
        help_ = [controls.help] if can_help(self.flow) else []
        rows += [[key] for key in (self.bubble, *help_, controls.home)]
        return rows

    def light_place(self, key: LessonKey) -> QRect:
        """Return where a key is lit, on the page: in the strip, if it is only there."""
        return place_on(self, key) if key.isVisibleTo(self) else self.strip.place_of(key)

    def show_scan(self, choices: Sequence[Sequence[LessonKey]], lit: int) -> None:
        """Show what can be lit, and which of it is."""
        self.strip.show_choices(choices, lit)

    def _turn_cards(self) -> None:
        flow = self.flow
        if flow.now is None:
            return
        if self._are_face_down:
            self._are_face_down = False
            self.arrange()
            self.table.turn_over(flow.ask)
            return
        self.table.deal(flow.now.turn)
        self.arrange()
        self.table.turn_cards(flow.ask)

    def _nod(self, answer: Answer) -> None:
        if isinstance(answer, Side):
            seats = [0, 1] if answer is Side.SAME else [answer.seat]
            self.table.nod(seats)

    def _mark(self) -> None:
        flow, question = self.flow, self.flow.question
        if flow.now is not None:
            turn = flow.now.turn
            self.note_asked((turn.left if turn.asked.greater_side is not Side.RIGHT else turn.right)[0])
        if question.asked is not Asked.SUM or not flow.are_two:
            self.table.mark(question.greater_side)

    def press_primary(self) -> None:
        """Do what the large button does: go on, or what else it offers; finish first what moves."""
        self._around.speaker.stop()
        if self._end_example is not None:
            self._end_example()
        elif self.table.moving:
            self.table.skip()
        elif self.flow.step is Step.ANSWERED:
            self.go_on()
        else:
            self.controls.press_primary()

    def press_second(self) -> None:
        """Do what the button beside the large one does."""
        self.controls.press_second()

    def press_seat(self, seat: int) -> None:
        """Take the key of one of two children."""
        flow = self.flow
        if flow.step is Step.ANSWERED:
            self.go_on()
        elif flow.step is not Step.READY:
            flow.press_seat(seat)
        elif seat not in flow.turned and flow.now is not None:
            if not flow.turned:
                self.table.deal(flow.now.turn)
                self.arrange()
            self._are_face_down = True
            self.table.lay_face_down(seat)
            flow.press_seat(seat)

    def go_on(self) -> None:
        """Collect the cards, and turn the next ones."""
        flow = self.flow
        if flow.step is not Step.ANSWERED or flow.now is None or self.table.moving:
            self.table.skip()
            return
        self.table.collect(flow.now.turn.asked.greater_side, flow.go_on)

    def stop(self) -> None:
        """Let nothing move or speak any more."""
        self.table.stop()
        self._around.frames.stop()
        self._around.speaker.stop()

    @override
    def takes_key(self, event: QKeyEvent) -> bool:
        """Return whether a key is the lesson's, rather than a shortcut of the window: nearly all are.

        Otherwise a key that means nothing here would play the round that waits below.
        """
        if self.takes_all_keys and not is_command(event):
            return True
        return not self._around.is_of_window(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.places is not None:
            self.arrange()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside all keys finishes what moves, and ends what is spoken; for a class it goes on."""
        event.accept()
        if self.flow.is_for_class and self.flow.step is not Step.OVER:
            self.press_primary()
            return
        self._around.speaker.stop()
        self.table.skip()
