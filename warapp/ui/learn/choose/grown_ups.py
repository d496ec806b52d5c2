"""The dialog for grown-ups: cards, lesson, help, voice, one switch and words, and the way to all else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.engine import Ace
from warapp.learn.number_cards import NumberCards, NumberRange, Shows
from warapp.learn.settings import (
    LEAST_BATTLES,
    MOST_BATTLES,
    Answering,
    Battles,
    Fading,
    HelpModel,
    HelpShown,
    LessonSettings,
    Minutes,
    Players,
    TensBy,
    Wanted,
)
from warapp.store.settings import Settings
from warapp.ui.learn.choices import read_choices, write_choices
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.form.rows import FieldRow
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeSpinBox, WrappedCheckBox
from warapp.words import Translate
from warapp.words.lesson.names import help_name

_WIDE_PX = 860
_MINUTES = (5, 10, 15)


class GrownUpsDialog(BaseDialog):
    """Chooses everything about lessons; what is chosen holds at once.

    Args:
        settings: keeps what is chosen.
        translate: into the reader's language.
        voice: says whether there is a voice: a sentence if there is none, else ''.
        parent: the window.
    """

    progress_wanted = Signal()
    print_wanted = Signal()
    children_wanted = Signal()
    guide_wanted = Signal()
    voice_tried = Signal()

    def __init__(
        self, settings: Settings, translate: Translate, voice: Callable[[], str], parent: QWidget
    ) -> None:
        super().__init__(self.tr("For grown-ups"), parent)
        self._settings, self._translate, self._voice = settings, translate, voice
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fill()
        done = self.add_leaving_button(self.tr("D&one"), is_default=True)
        self._ways = [
            self._way(self.tr("&Progress…"), self.progress_wanted),
            self._way(self.tr("Print for &class…"), self.print_wanted),
            self._way(self.tr("C&hildren…"), self.children_wanted),
            self._way(self.tr("What each &mode practises…"), self.guide_wanted),
        ]
        done.setFocus()
        self.resize_to_ems(76, 52)

    def _way(self, text: str, signal: SignalInstance) -> QPushButton:
        """Return a button that leads to another dialog."""
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(signal)
        return button

    def _place_ways(self) -> None:
        """Put the ways to all else beside the button that closes, or where it's narrow, below the choices."""
        widths = [way.sizeHint().width() + 12 for way in self._ways]
        columns = 2 if 2 * max(widths) <= 0.9 * self.width() else 1
        for nth, way in enumerate(self._ways):
            if sum(widths) + self.buttons.sizeHint().width() <= self.width():
                self.button_row.left_buttons.addWidget(way)
            else:
                self._narrow_ways.addWidget(way, nth // columns, nth % columns)

    @property
    def choices(self) -> LessonSettings:
        """What is chosen now."""
        return read_choices(self._settings.lesson)

    def _choose(self, **changes: object) -> None:
        self._settings.lesson = write_choices(replace(self.choices, **changes))  # type: ignore[arg-type]

    def _fill(self) -> None:
        note = QLabel(
            self.tr("You choose the level. Nothing here is about speed, and nothing is sent anywhere."), self
        )
        note.setWordWrap(True)
        self.column.addWidget(note)
        inside = QWidget(self)
        whole = QVBoxLayout(inside)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._columns)
        self._narrow_ways = QGridLayout()
        whole.addLayout(self._narrow_ways)
        for groups in (
            (self._cards(), self._help(), self._asking()),
            (self._lesson(), self._voice_group(), self._switch()),
        ):
            column = QVBoxLayout()
            for group in groups:
                column.addWidget(group)
            column.addStretch(1)
            self._columns.addLayout(column, 1)
        scroll = FocusScrollArea(inside, self)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column.addWidget(scroll, 1)
        self.column.addWidget(self.button_row)

    def _choice(
        self, group: Group, name: str, words: Sequence[str], index: int, take: Callable[[int], None]
    ) -> ChoiceField:
        field = ChoiceField(words, name.replace("&", ""), group)
        field.set_index(index)
        field.chosen.connect(take)
        group.column.addWidget(FieldRow(name, field, parent=group))
        return field

    def _check(self, group: Group, text: str, on: bool, take: Callable[[bool], None]) -> WrappedCheckBox:
        box = WrappedCheckBox(text, group)
        box.setChecked(on)
        box.toggled.connect(take)
        group.column.addWidget(box)
        return box

    def _cards(self) -> Group:
        group, chosen = Group(self.tr("Cards"), self), self.choices
        ranges = list(NumberRange)
        self.range = self._choice(
            group, self.tr("&Numbers"), ["1–5", "1–10", "1–13"], ranges.index(chosen.cards.highest),
            lambda nth: self._choose_cards(highest=ranges[nth]),
        )  # fmt: skip
        aces = [Ace.LOW, Ace.HIGH]
        self.ace = self._choice(
            group, self.tr("&Ace is"), ["1", "14"], aces.index(chosen.cards.ace),
            lambda nth: self._choose_cards(ace=aces[nth]),
        )  # fmt: skip
        self.faces = self._choice(
            group, self.tr("&Jack, queen, king"), [self.tr("left out"), "11, 12, 13"],
            int(chosen.cards.has_faces), self._choose_faces,
        )  # fmt: skip
        shows = list(Shows)
        words = [self.tr("number and pips"), self.tr("number"), self.tr("pips")]
        self._choice(
            group, self.tr("Cards &show"), words, shows.index(chosen.shows),
            lambda nth: self._choose(shows=shows[nth]),
        )  # fmt: skip
        return group

    def _choose_cards(self, **changes: object) -> None:
        cards = self.choices.cards
        changed = NumberCards(changes.get("highest", cards.highest), changes.get("ace", cards.ace))  # type: ignore[arg-type]
        self._choose(cards=changed)
        self.range.set_index(list(NumberRange).index(changed.highest))
        self.faces.set_index(int(changed.has_faces))

    def _choose_faces(self, nth: int) -> None:
        """Put the faces in, or leave them out: the range follows."""
        self._choose_cards(highest=NumberRange.TO_THIRTEEN if nth else NumberRange.TO_TEN)

    def _lesson(self) -> Group:
        group, chosen = Group(self.tr("Lesson"), self), self.choices
        length = chosen.length
        words = [self.tr("%n min", "minutes", count) for count in _MINUTES] + [self.tr("battles")]
        index = _MINUTES.index(length.count) if isinstance(length, Minutes) else len(_MINUTES)
        self.length = self._choice(group, self.tr("&Length"), words, index, self._choose_length)
        self.battles = WheelSafeSpinBox(group)
        self.battles.setRange(LEAST_BATTLES, MOST_BATTLES)
        self.battles.setValue(length.count if isinstance(length, Battles) else 20)
        self.battles.setEnabled(isinstance(length, Battles))
        self.battles.valueChanged.connect(lambda count: self._choose(length=Battles(count)))
        group.column.addWidget(FieldRow(self.tr("&Battles"), self.battles, parent=group))
        players = list(Players)
        who = [self.tr("one child"), self.tr("two children"), self.tr("a class")]
        self._choice(
            group, self.tr("Who pla&ys"), who, players.index(chosen.players),
            lambda nth: self._choose(players=players[nth]),
        )  # fmt: skip
        aloud = chosen.answering is Answering.SAID_ALOUD
        self._check(
            group, self.tr("Answers are said alo&ud to a grown-up"), aloud,
            lambda on: self._choose(answering=Answering.SAID_ALOUD if on else Answering.PRESSED),
        )  # fmt: skip
        self._check(
            group, self.tr("Peace&ful words: “Higher Card” and “tie-break”"), self._settings.peaceful_words,
            lambda on: setattr(self._settings, "peaceful_words", on),
        )  # fmt: skip
        return group

    def _choose_length(self, nth: int) -> None:
        in_battles = nth == len(_MINUTES)
        self.battles.setEnabled(in_battles)
        self._choose(length=Battles(self.battles.value()) if in_battles else Minutes(_MINUTES[nth]))

    def _help(self) -> Group:
        group, chosen = Group(self.tr("Help"), self), self.choices
        shown = list(HelpShown)
        words = [self.tr("at a 2nd look"), self.tr("when asked"), self.tr("always")]
        self._choice(
            group, self.tr("Sho&wn"), words, shown.index(chosen.help.shown),
            lambda nth: self._choose(help=replace(self.choices.help, shown=shown[nth])),
        )  # fmt: skip
        self.models = {}
        for model in HelpModel:
            box = self._check(
                group,
                help_name(model, self._translate),
                model in chosen.help.models,
                lambda _: self._choose_models(),
            )
            self.models[model] = box
        self._check(
            group, self.tr("Help fa&des: it's offered less the surer a pair is"),
            chosen.help.fading is Fading.ON,
            lambda on: self._choose(help=replace(self.choices.help, fading=Fading.ON if on else Fading.OFF)),
        )  # fmt: skip
        return group

    def _choose_models(self) -> None:
        models = tuple(model for model, box in self.models.items() if box.isChecked())
        self._choose(help=replace(self.choices.help, models=models))

    def _asking(self) -> Group:
        group, chosen = Group(self.tr("Questions"), self), self.choices
        wanted = list(Wanted)
        words = [self.tr("more"), self.tr("less"), self.tr("both in turn")]
        self._choice(
            group, self.tr("Ask fo&r"), words, wanted.index(chosen.wanted),
            lambda nth: self._choose(wanted=wanted[nth]),
        )  # fmt: skip
        tens = list(TensBy)
        words = [self.tr("first card is tens"), self.tr("the child arranges")]
        self._choice(
            group, self.tr("&Tens and ones"), words, tens.index(chosen.tens_by),
            lambda nth: self._choose(tens_by=tens[nth]),
        )  # fmt: skip
        return group

    def _voice_group(self) -> Group:
        group = Group(self.tr("Voice"), self)
        self.spoken = self._check(
            group, self.tr("Every &question is spoken"), self._settings.spoken,
            lambda on: setattr(self._settings, "spoken", on),
        )  # fmt: skip
        self.rate = self._slider(group, self.tr("Slow&er to faster"), 0, 100, self._settings.speaking_rate)
        self.rate.sliderReleased.connect(self._take_rate)
        self.rate.actionTriggered.connect(lambda _: self._take_rate())
        row = QHBoxLayout()
        try_it = QPushButton(self.tr("Try &it"), group)
        try_it.setAutoDefault(False)
        try_it.clicked.connect(self.voice_tried)
        self.voice_note = QLabel(group)
        self.voice_note.setWordWrap(True)
        row.addWidget(self.voice_note, 1)
        row.addWidget(try_it)
        group.column.addLayout(row)
        self.show_voice()
        return group

    def show_voice(self) -> None:
        """Say whether there is a voice."""
        self.voice_note.setText(self._voice())

    def _take_rate(self) -> None:
        if not self.rate.isSliderDown():
            self._settings.speaking_rate = self.rate.sliderPosition()

    def _slider(self, group: Group, name: str, least: int, most: int, value: int) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, group)
        slider.setRange(least, most)
        slider.setPageStep((most - least) // 10)
        slider.setValue(value)
        slider.setAccessibleName(name.replace("&", ""))
        group.column.addWidget(FieldRow(name, slider, parent=group))
        return slider

    def _switch(self) -> Group:
        group = Group(self.tr("One switch"), self)
        self._check(
            group, self.tr("One &key does everything"), self._settings.one_switch,
            lambda on: setattr(self._settings, "one_switch", on),
        )  # fmt: skip
        self.pace = self._slider(
            group, self.tr("How long the li&ght stays"), 5, 80, self._settings.scan_ms // 100
        )
        self.pace.sliderReleased.connect(self._take_pace)
        self.pace.actionTriggered.connect(lambda _: self._take_pace())
        self.pace.valueChanged.connect(lambda _: self._show_pace())
        self.pace_note = QLabel(group)
        self.pace_note.setWordWrap(True)
        group.column.addWidget(self.pace_note)
        self._show_pace()
        return group

    def _take_pace(self) -> None:
        if not self.pace.isSliderDown():
            self._settings.scan_ms = self.pace.sliderPosition() * 100

    def _show_pace(self) -> None:
        words = self.tr("The light stays {seconds} s on each answer, and rests half a second after a press.")
        self.pace_note.setText(words.format(seconds=number_text(self.pace.value() / 10, 1)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE_PX * max(1.0, self.fontMetrics().height() / 19)
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._place_ways()
