"""The parts of the guide in their order, each of which fills a page; knows no dock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from warapp.engine import Rules
from warapp.engine.examples import Example, ExampleName, examples
from warapp.table.drawing.theme import Theme
from warapp.ui.guide.example_button import ExampleButton
from warapp.ui.guide.key_row import KeyHint, KeyRow, spoken
from warapp.ui.guide.open_piles import OpenPiles
from warapp.ui.guide.page import GuidePage
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.widgets.style.signs import Sign
from warapp.words import Translate
from warapp.words.examples import example_title, example_words, not_enough_cards
from warapp.words.guide.advice import QUADRUPLE_WAR, quadruple_war, tips, whole_round
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import Section, guide
from warapp.words.lesson.guide_page import lessons_section
from warapp.words.translation import Translator


class Subject(NamedTuple):
    """What the guide is about.

    Attributes:
        rules: on the table.
        hints: on buttons and keys.
        cards: draws small cards.
        theme: the colours of the table.
        typically: how long rounds typically take; '' if unknown.
    """

    rules: Rules
    hints: tuple[KeyHint, ...]
    cards: SmallCards
    theme: Theme
    typically: str = ""


class Part(NamedTuple):
    """A part: its title, and what adds the rest to its page."""

    title: str
    fill: Callable[[GuidePage], None]


class GuideParts(QObject):
    """Makes the parts.

    Args:
        usual_names: returns what so many seats are called by default.
        translate: into the reader's language.
    """

    example_pressed = Signal(object)
    """The button of this Example was pressed."""
    quadruple_war_requested = Signal()
    """A round of Quadruple War is wanted."""
    house_rules_requested = Signal()
    lessons_requested = Signal()
    whole_round_requested = Signal()
    """A whole round with open hands is wanted."""

    def __init__(
        self,
        usual_names: Callable[[int], Sequence[str]],
        translate: Translate,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._usual_names, self._translate = usual_names, translate

    def of(self, subject: Subject) -> tuple[Part, ...]:
        """Return the parts on a subject."""
        translate = self._translate
        quadruple, advice, whole = quadruple_war(translate), tips(translate), whole_round(translate)
        words, lessons = Translator(translate), lessons_section(translate)
        sections = [self._section_part(section, subject) for section in guide(subject.rules, translate)]
        return (
            *sections,
            Part(quadruple.title, lambda page: self._add_quadruple_war(page, quadruple, subject)),
            Part(words.tr("Questions"), lambda page: self._add_questions(page, subject)),
            Part(advice.title, lambda page: self._add_tips(page, advice)),
            Part(words.tr("Buttons and keys"), lambda page: _add_keys(page, subject)),
            Part(lessons.title, lambda page: self._add_lessons(page, lessons)),
            Part(whole.title, lambda page: self._add_whole_round(page, whole, subject)),
        )

    def _section_part(self, section: Section, subject: Subject) -> Part:
        return Part(section.title, lambda page: self._add_section(page, section, subject))

    def _add_section(self, page: GuidePage, section: Section, subject: Subject) -> None:
        page.add_paragraphs(section.paragraphs)
        if ExampleName.BATTLE in section.examples:
            for turn_cards in subject.hints[:1]:
                _add_key(page, turn_cards, subject.theme)
        available = {example.name: example for example in examples(subject.rules)}
        for name in section.examples:
            self._add_example(page, name, available.get(name), subject.cards)

    def _add_example(
        self,
        page: GuidePage,
        name: ExampleName,
        example: Example | None,
        cards: SmallCards,
        title: str = "",
    ) -> None:
        title = title or example_title(name, self._translate)
        if example is None:
            page.add_paragraphs((f"{title}. {not_enough_cards(name, self._translate)}",))
            return
        names = list(self._usual_names(example.record.rules.seats))
        button = ExampleButton(example, title, example_words(example, names, self._translate), cards)
        button.clicked.connect(lambda: self.example_pressed.emit(example))
        page.add_example(button)

    def _add_quadruple_war(self, page: GuidePage, section: Section, subject: Subject) -> None:
        page.add_paragraphs(section.paragraphs[:3])
        (example,) = (made for made in examples(QUADRUPLE_WAR) if made.name in section.examples)
        title = self.tr("A war with four cards face down")
        self._add_example(page, example.name, example, subject.cards, title)
        page.add_paragraphs(section.paragraphs[3:])
        deal = page.add_button(self.tr("Deal a round of Quadruple War"), Sign.DEAL)
        deal.clicked.connect(self.quadruple_war_requested)

    def _add_questions(self, page: GuidePage, subject: Subject) -> None:
        for question in questions(subject.rules, self._translate, subject.typically):
            page.add_question(question)

    def _add_tips(self, page: GuidePage, section: Section) -> None:
        page.add_paragraphs(section.paragraphs)
        page.add_button(self.tr("House rules…")).clicked.connect(self.house_rules_requested)

    def _add_lessons(self, page: GuidePage, section: Section) -> None:
        page.add_paragraphs(section.paragraphs)
        page.add_button(self.tr("Learn with War…")).clicked.connect(self.lessons_requested)

    def _add_whole_round(self, page: GuidePage, section: Section, subject: Subject) -> None:
        page.add_paragraphs(section.paragraphs)
        page.add_widget(OpenPiles(subject.cards))
        watch = page.add_button(self.tr("Watch a whole round"), Sign.PLAY)
        watch.clicked.connect(self.whole_round_requested)


def _add_keys(page: GuidePage, subject: Subject) -> None:
    for hint in subject.hints:
        _add_key(page, hint, subject.theme)


def _add_key(page: GuidePage, hint: KeyHint, theme: Theme) -> None:
    page.add_widget(KeyRow(hint, theme), spoken(hint))
