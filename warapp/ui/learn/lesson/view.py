"""What is seen of a lesson: its table, bubble, sheets, keys and bar, each at its place."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QWidget

from warapp.engine import Card
from warapp.learn.asking import HelpStep
from warapp.learn.help_pictures import help_picture
from warapp.learn.questions import SIDES, Side, Sign
from warapp.learn.settings import HelpModel
from warapp.table.layout.geometry import Box, Size
from warapp.ui.learn.drawing.number_face import NumberFace
from warapp.ui.learn.felt.end_picture import MOST_CARDS, EndPicture
from warapp.ui.learn.felt.fittings import Fittings, Player
from warapp.ui.learn.felt.table import LessonTable
from warapp.ui.learn.keys.bar_keys import WordsKey
from warapp.ui.learn.keys.strip import SwitchStrip
from warapp.ui.learn.layout.layout import lay_out
from warapp.ui.learn.layout.places import Form, LessonLayout, Need, unit_of
from warapp.ui.learn.lesson.bar import LessonBar
from warapp.ui.learn.lesson.bar_places import BarParts, BarPlacer
from warapp.ui.learn.lesson.bubble import Bubble, DrawPicture
from warapp.ui.learn.lesson.controls import Controls
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.form import (
    answer_in_slot,
    has_help,
    need_of,
    shown_question,
    sign_between,
)
from warapp.ui.learn.lesson.help_sheet import HelpSheet
from warapp.ui.learn.lesson.question_pictures import paint_question, paint_turn
from warapp.ui.learn.lesson.step import Step
from warapp.ui.learn.lesson.surroundings import Surroundings
from warapp.words.lesson.pictures import picture_words

_PLAIN_TEXT_PX = 13.0


class LessonView(QWidget):
    """Shows a lesson over the whole window.

    Args:
        flow: the lesson.
        players: who sits on the left and on the right.
        around: what it takes from its window.
        parent: the window.

    Attributes:
        table: felt, cards and their motion.
        bubble: what is said.
        sheets: pictures that help.
        controls: all keys.
        strip: what one switch goes through.
        switch_hint: says what that switch does.
        takes_all_keys: whether every key is one switch.
        places: where everything is; None before it is shown.
    """

    def __init__(
        self, flow: LessonFlow, players: tuple[Player, Player], around: Surroundings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.flow, self._players, self._around = flow, players, around
        self.table = LessonTable(flow.settings.cards, around.frames, around.play_sound, around.speed, self)
        self.bar = LessonBar(around.theme(), self)
        self.bubble = Bubble(self)
        self.sheets = [HelpSheet(self) for _ in range(2)]
        self.controls = Controls(flow, around.theme(), around.seat_letters, around.translate, self)
        self.strip, self.switch_hint = SwitchStrip(around.theme(), self), WordsKey(around.theme(), self)
        self.switch_hint.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.switch_hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.takes_all_keys = False
        self.places: LessonLayout | None = None
        self._asked: list[Card] = []

    @property
    def text_scale(self) -> float:
        """What words grow with."""
        return QFontInfo(self.font()).pixelSize() / _PLAIN_TEXT_PX

    def note_asked(self, card: Card) -> None:
        """Note a card that is to be seen at the end."""
        self._asked.append(card)

    def follow_theme(self) -> None:
        """Use the colours of another table."""
        theme = self._around.theme()
        self.bar.set_theme(theme)
        self.controls.set_theme(theme)
        self.strip.set_theme(theme)
        self.switch_hint.set_theme(theme)
        self.arrange()

    def arrange(self) -> None:
        """Show the lesson as it stands, for the size of the window."""
        flow, speaker = self.flow, self._around.speaker
        window = Size(self.width(), self.height())
        self.bubble.set_measure(unit_of(window), self.text_scale)
        self.bubble.set_voice(speaker.can_speak)
        self.bubble.is_plain = flow.is_for_class
        self.bubble.say(flow.sentence, self._question_picture())
        places = lay_out(window, self.bubble.height_for(window.width), self._need)
        self.places = places
        self._place_table(places)
        self._place(self.bubble, Box(0, places.bubble.y - 8, window.width, places.bubble.height + 16))
        self._show_sheets(places)
        self.controls.update(places)
        self.offer()
        self._place_bar(places)

    @property
    def _need(self) -> Need:
        need = need_of(self.flow)
        return replace(need, has_strip=self.takes_all_keys and need.form is Form.CLASS)

    def _place_bar(self, places: LessonLayout) -> None:
        parts = BarParts(self.bar, self.controls, self.strip, self.switch_hint)
        placer = BarPlacer(parts, places, self.font(), self.text_scale, is_mirrored=self.isRightToLeft())
        placer.place(self.flow, by_switch=self.takes_all_keys)

    def offer(self) -> None:
        """Offer, on the large buttons, what the lesson itself doesn't know."""

    def _question_picture(self) -> DrawPicture | None:
        flow = self.flow
        if flow.step is Step.OVER:
            return None
        question = shown_question(flow)
        if question is None or flow.step in (Step.READY, Step.TURNING):
            return paint_turn
        return lambda painter, box: paint_question(painter, box, question.asked)

    def _place_table(self, places: LessonLayout) -> None:
        flow, around = self.flow, self._around
        self._place(self.table, places.felt)
        need = self._need
        fittings = Fittings(
            self._players,
            hints=self._hints(),
            sign="" if need.is_tens or flow.is_for_class or need.form is Form.TURN else sign_between(flow),
            answer=answer_in_slot(flow),
            has_places=need.form is Form.TURN,
            shows_markers=not places.mats and (has_help(flow) or need.form in (Form.NUMBER, Form.SIGNS)),
            end=self._end() if flow.step is Step.OVER else None,
        )
        orders = self._orders()
        self.table.show_layout(
            places, around.theme(), around.style(), fittings, self.font(), flow.settings.face, orders
        )
        self.table.show_piles(self._pile_heights())

    def _end(self) -> EndPicture:
        """Return the cards that were asked, who played, and what was done."""
        flow = self.flow
        cards, shows = flow.settings.cards, flow.settings.face
        colours = self._around.style().colours
        faces = [NumberFace(card, cards.number(card), shows, colours) for card in self._asked[-MOST_CARDS:]]
        pictures = [player.picture for player in self._players if player.picture is not None]
        return EndPicture(faces, pictures, flow.praise.text)

    def _hints(self) -> tuple[str, ...]:
        """Return the names of the keys of both sides."""
        flow, question = self.flow, shown_question(self.flow)
        if flow.step is not Step.ASKING or question is None or not isinstance(question.answer, Side):
            return ()
        return self._around.seat_letters if flow.are_two else ("←", "→")

    def _orders(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return which place each card has: the child may have swapped its two."""
        flow = self.flow
        places = tuple(range(flow.settings.mode.cards_each))
        if flow.now is None or flow.asking is None or len(places) == 1:
            return places, places
        first = flow.now.turn.question
        now = flow.asking.question
        left, right = (places if now.numbers(side) == first.numbers(side) else places[::-1] for side in SIDES)
        return left, right

    def _pile_heights(self) -> tuple[float, float]:
        flow = self.flow
        if flow.now is None:
            return 0.0, 0.0
        if flow.now.series is not None:
            kept = flow.now.series.kept
            whole = max(1, len(flow.settings.cards.deck(flow.settings.numbers)))
            return 2 * len(kept[0]) / whole, 2 * len(kept[1]) / whole
        counts = flow.session.state.counts
        whole = max(1, sum(counts))
        return 2 * counts[0] / whole, 2 * counts[1] / whole

    def _show_sheets(self, places: LessonLayout) -> None:
        flow = self.flow
        question = shown_question(flow)
        shows_sign = bool(places.signs)
        picture = None
        if has_help(flow) and flow.asking and flow.asking.model:
            picture = help_picture(flow.asking.question, flow.asking.model)
        elif shows_sign and flow.step is Step.ANSWERED and question:
            picture = help_picture(question, HelpModel.TOWERS)
        counted = flow.asking is not None and flow.asking.step is HelpStep.COUNTS
        counted = counted or flow.step in (Step.ANSWERED, Step.SHOWN)
        words = picture_words(picture, self._around.translate) if picture else ""
        for nth, sheet in enumerate(self.sheets):
            box = places.sheets[nth] if nth < len(places.sheets) else None
            sheet.setVisible(box is not None)
            if box is None:
                continue
            self._place(sheet, Box(box.x - 7, box.y - 5, box.width + 14, box.height + 14))
            sheet.show_picture(
                picture,
                words,
                unit=places.unit,
                side=nth if len(places.sheets) > 1 else None,
                counted=counted,
                has_markers=self._around.theme().is_plain,
            )
            answer = question.answer if question and flow.step is Step.ANSWERED else None
            sign = answer.value if isinstance(answer, Sign) else ""
            sheet.show_sign(sign, has_place=shows_sign)

    def _place(self, widget: QWidget, box: Box) -> None:
        widget.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
