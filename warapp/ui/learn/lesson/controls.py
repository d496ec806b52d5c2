"""The keys of a lesson's page: which there are now, how they look, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from warapp.learn.asking import models_for
from warapp.learn.questions import SIDES, Answer, Asked, Question, Side, Sign
from warapp.learn.settings import HelpModel
from warapp.table.drawing.theme import Theme
from warapp.table.layout.geometry import Box
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.learn.drawing.figures import paint_number, paint_sign
from warapp.ui.learn.drawing.icons import Icon, paint_icon
from warapp.ui.learn.keys.bar_keys import RoundKey, WordsKey
from warapp.ui.learn.keys.hold_key import HoldKey
from warapp.ui.learn.keys.keys import DrawFace, LessonKey, Mood, PaperKey, PlaceKey
from warapp.ui.learn.layout.places import LessonLayout
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.form import FIGURES, can_swap, has_equals, has_help, has_pad, is_told
from warapp.ui.learn.lesson.step import Step
from warapp.ui.widgets.numbers import number_text
from warapp.words import Translate
from warapp.words.lesson.names import help_name

HELP_ICONS = {
    HelpModel.TOWERS: Icon.BLOCKS,
    HelpModel.PIPS: Icon.PIPS,
    HelpModel.FRAME: Icon.FRAME,
    HelpModel.LINE: Icon.LINE,
}


class Controls(QObject):
    """All keys of the page; their parent is the page itself.

    Args:
        flow: gets what is pressed.
        theme: of the table.
        seat_letters: what is printed on the keys of two children.
        translate: into the reader's language.
        page: holds the keys.

    Attributes:
        home: leaves the lesson.
        gear: opens what is for grown-ups.
    """

    next_wanted = Signal()
    """The next cards are to be turned."""
    seat_pressed = Signal(int)
    """The key of one of two children was pressed: the seat."""

    def __init__(
        self,
        flow: LessonFlow,
        theme: Theme,
        seat_letters: tuple[str, str],
        translate: Translate,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._flow, self._translate, self._page = flow, translate, page
        self.equals = self._paper(self.tr("The same"), _sign_face("="), partial(self.answer, Side.SAME))
        self.equals.set_cap("↓")
        self.places = [self._place(side) for side in SIDES]
        self.pad = [self._pad_key(number) for number in range(FIGURES)]
        self.delete = self._paper(self.tr("Delete"), _icon_face(Symbol.BACK, 0.5), flow.delete_figure)
        self.signs = [self._sign_key(sign) for sign in Sign]
        self.swap = self._paper(self.tr("Swap tens and ones"), _icon_face(Icon.SWAP), flow.swap)
        self.swap.set_cap("↑")
        self.seats = [self._seat_key(seat, letter) for seat, letter in enumerate(seat_letters)]
        self.tabs = {model: self._tab(model) for model in HelpModel}
        self.home = RoundKey(self.tr("Leave the lesson"), Icon.HOME, self.tr("Esc"), theme, page)
        self.help = RoundKey(self.tr("Help"), Icon.BLOCKS, "H", theme, page)
        self.help.taken.connect(flow.help)
        self.gear = HoldKey(self.tr("For grown-ups: hold for a second"), Icon.GEAR, "", theme, page)
        self.gear.is_bare = True
        self.primary, self.second = WordsKey(theme, page), WordsKey(theme, page)
        self.second.is_golden = False
        self.primary.taken.connect(self.press_primary)
        self.second.taken.connect(self.press_second)
        self._primary: Callable[[], None] | None = None
        self._second: Callable[[], None] | None = None

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        for key in (self.home, self.help, self.gear, self.primary, self.second):
            key.set_theme(theme)

    def _paper(self, name: str, face: DrawFace, press: Callable[[], object]) -> PaperKey:
        key = PaperKey(name, face, self._page)
        key.taken.connect(press)
        key.hide()
        return key

    def _place(self, side: Side) -> PlaceKey:
        key = PlaceKey("", self._page)
        key.taken.connect(partial(self.answer, side))
        key.hide()
        return key

    def _pad_key(self, number: int) -> PaperKey:
        return self._paper(number_text(number), _number_face(number), partial(self._flow.type_figure, number))

    def _sign_key(self, sign: Sign) -> PaperKey:
        names = {
            Sign.LESS: self.tr("is less than"),
            Sign.EQUAL: self.tr("is equal to"),
            Sign.GREATER: self.tr("is greater than"),
        }
        return self._paper(names[sign], _sign_face(sign.value), partial(self.answer, sign))

    def _seat_key(self, seat: int, letter: str) -> PaperKey:
        name = self.tr("Turn the card of player {number}").format(number=number_text(seat + 1))
        key = self._paper(name, _letter_face(letter), partial(self.seat_pressed.emit, seat))
        key.set_seat(seat)
        return key

    def _tab(self, model: HelpModel) -> PaperKey:
        name = help_name(model, self._translate)
        return self._paper(name, _icon_face(HELP_ICONS[model]), partial(self._flow.choose_help, model))

    def answer(self, answer: Answer) -> None:
        """Answer; an arrangement of cards is left to its own key."""
        question = self._flow.asking.question if self._flow.asking else None
        if question is None or question.asked is Asked.GREATEST_NUMBER:
            return
        if isinstance(answer, Side) and not isinstance(question.answer, Side):
            return
        self._flow.answer(answer)

    def press_primary(self) -> None:
        """Do what the large button does now, if there is one."""
        if self._primary is not None:
            self._primary()

    def press_second(self) -> None:
        """Do what the button beside it does now, if there is one."""
        if self._second is not None:
            self._second()

    def update(self, layout: LessonLayout) -> None:
        """Show the keys that there are now, at their places."""
        flow = self._flow
        asking = flow.step is Step.ASKING
        _show(self.equals, layout.equals if has_equals(flow) else None)
        self._update_places(layout)
        shows_pad = has_pad(flow) and flow.step in (Step.ASKING, Step.ANSWERED)
        for number, key in enumerate(self.pad):
            _show(key, layout.pad[number] if shows_pad and number < len(layout.pad) else None)
        for key, box in zip(self.signs, layout.signs or (None,) * 3, strict=True):
            _show(key, box if flow.step in (Step.ASKING, Step.ANSWERED) else None)
        _show(self.swap, layout.swap if can_swap(flow) else None)
        _show(self.delete, layout.delete if asking and flow.typed else None)
        for seat, key in enumerate(self.seats):
            _show(key, layout.seat_keys[seat] if layout.seat_keys else None)
            key.set_mood(Mood.READY if seat in flow.turned else Mood.PLAIN)
        self._update_tabs(layout)
        self._update_moods()
        for key in (*self.pad, *self.signs, self.equals):
            key.setEnabled(asking or key.mood is Mood.CHOSEN)
        self._update_buttons()

    def _update_places(self, layout: LessonLayout) -> None:
        question = self._flow.asking.question if self._flow.asking else None
        answers = question is not None and isinstance(question.answer, Side) and not self._flow.is_for_class
        asks = answers and self._flow.step is Step.ASKING
        turns = self._flow.step is Step.READY
        for seat, key in enumerate(self.places):
            box = layout.mats[seat] if layout.mats and not turns else layout.cards[seat][0]
            is_ready = turns and seat in self._flow.turned
            _show(key, box if asks or is_ready else None)
            key.setEnabled(asks)
            if question is not None:
                key.numbers = question.numbers(SIDES[seat])
                key.set_name(self.side_name(question, seat))

    def side_name(self, question: Question, seat: int) -> str:
        """Return the cards of a side in words."""
        numbers = question.numbers(SIDES[seat])
        if len(numbers) == 1:
            texts = (self.tr("{number}, on the left"), self.tr("{number}, on the right"))
            return texts[seat].format(number=number_text(numbers[0]))
        texts = (self.tr("{first} and {second}, on the left"), self.tr("{first} and {second}, on the right"))
        return texts[seat].format(first=number_text(numbers[0]), second=number_text(numbers[1]))

    def _update_tabs(self, layout: LessonLayout) -> None:
        flow = self._flow
        models = models_for(flow.question.asked, flow.settings.help) if flow.asking else ()
        shown = has_help(flow) and layout.tabs is not None and len(models) > 1
        for model, key in self.tabs.items():
            box = None
            if shown and layout.tabs and model in models:
                width = layout.tabs.width / 4
                nth = list(HelpModel).index(model)
                x = layout.tabs.x + nth * width + 0.04 * width
                box = Box(x, layout.tabs.y, 0.92 * width, layout.tabs.height)
            _show(key, box)
            current = flow.asking is not None and flow.asking.model is model
            key.set_mood(Mood.CHOSEN if current else Mood.PLAIN)

    def _update_moods(self) -> None:
        """Light the answer that was right, or that is told."""
        flow = self._flow
        lights = flow.step in (Step.ANSWERED, Step.SHOWN) or is_told(flow)
        answer = flow.question.answer if lights and flow.asking else None
        is_side = isinstance(answer, Side)
        self.equals.set_mood(_chosen(answer is Side.SAME))
        for seat, place in enumerate(self.places):
            told = is_side and is_told(flow) and answer is SIDES[seat]
            place.set_mood(Mood.READY if seat in flow.turned else _chosen(told))
        for sign, key in zip(Sign, self.signs, strict=True):
            key.set_mood(_chosen(answer is sign))
        figures = str(answer) if isinstance(answer, int) else ""
        for number, key in enumerate(self.pad):
            key.set_mood(_chosen(str(number) in figures))
        self.swap.set_mood(_chosen(is_told(flow) and flow.question.asked is Asked.GREATEST_NUMBER))
        self.help.set_mood(_chosen(has_help(flow)))

    def _update_buttons(self) -> None:
        flow = self._flow
        self._primary = self._second = None
        space = self.tr("Space")
        if flow.step is Step.ANSWERED:
            self._offer(self.tr("Next"), Symbol.FORWARD, space, self.next_wanted.emit)
        elif flow.step is Step.SHOWN:
            self._offer(self.tr("Said it"), Icon.TICK, space, flow.said_it)
            self._second = flow.look_together
            self.second.show_words(self.tr("Look together"), Icon.BLOCKS, "H")
        elif flow.step is Step.ASKING and flow.is_aloud:
            self._offer(self.tr("Show"), Symbol.OPEN_HANDS, space, flow.show_answer)
        elif flow.step is Step.ASKING and flow.typed:
            self._offer(self.tr("Done"), Icon.TICK, space, flow.enter)
        elif can_swap(flow):
            self._offer(self.tr("Done"), Icon.TICK, space, flow.confirm_arrangement)
        self.primary.setVisible(self._primary is not None and not flow.is_for_class)
        self.second.setVisible(self._second is not None and not flow.is_for_class)

    def _offer(self, words: str, icon: Icon | Symbol, key: str, press: Callable[[], None]) -> None:
        self._primary = press
        self.primary.show_words(words, icon, key)

    def offer(self, words: str, icon: Icon | Symbol, key: str, press: Callable[[], None]) -> None:
        """Let the large button do something that the lesson doesn't know, such as at its end."""
        self._offer(words, icon, key, press)
        self.primary.show()

    def offer_second(self, words: str, icon: Icon | Symbol, key: str, press: Callable[[], None]) -> None:
        """Let the button beside it do something."""
        self._second = press
        self.second.show_words(words, icon, key)
        self.second.show()

    @property
    def offered(self) -> list[LessonKey]:
        """The large buttons that do something now, though a class doesn't see them."""
        return [
            key
            for key, press in ((self.primary, self._primary), (self.second, self._second))
            if press is not None
        ]

    @property
    def answers(self) -> list[LessonKey]:
        """The keys that answer now, from left to right."""
        keys: list[LessonKey] = [self.places[0], self.equals, self.places[1]]
        keys += [*self.signs, *self.pad, self.delete, self.swap, *self.seats]
        return [key for key in keys if key.isVisibleTo(self._page) and key.isEnabled()]


def _chosen(is_chosen: bool) -> Mood:
    return Mood.CHOSEN if is_chosen else Mood.PLAIN


def _show(widget: QWidget, box: Box | None) -> None:
    """Put a widget at a place, or hide it."""
    widget.setVisible(box is not None)
    if box is not None:
        widget.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))


def _number_face(number: int) -> DrawFace:
    def draw(painter: QPainter, face: QRectF, ink: QColor) -> None:
        paint_number(painter, face.center(), 0.5 * face.height(), str(number), ink, 0.8 * face.width())

    return draw


def _sign_face(sign: str) -> DrawFace:
    def draw(painter: QPainter, face: QRectF, ink: QColor) -> None:
        paint_sign(painter, face.center(), 0.52 * min(face.width(), face.height()), sign, ink)

    return draw


def _icon_face(icon: Icon | Symbol, share: float = 0.56) -> DrawFace:
    def draw(painter: QPainter, face: QRectF, ink: QColor) -> None:
        side = share * min(face.width(), face.height())
        place = QRectF(0, 0, side, side)
        place.moveCenter(face.center())
        paint_icon(painter, icon, place, ink)

    return draw


def _letter_face(letter: str) -> DrawFace:
    def draw(painter: QPainter, face: QRectF, ink: QColor) -> None:
        paint_number(painter, QPointF(face.center()), 0.4 * face.height(), letter, ink, 0.7 * face.width())

    return draw
