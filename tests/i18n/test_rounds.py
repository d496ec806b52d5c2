"""Rounds of every preset are told in every language, with all that is filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.helpers.speaking import PSEUDO, finished_languages, speaking
from warapp._compat import override
from warapp.engine import PRESETS, Record, battles, deal
from warapp.ui.play.seat_names import default_names
from warapp.ui.widgets.numbers import number_text
from warapp.words import Narrator
from warapp.words.fields import choice_name, field_help, field_name, preset_help
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide
from warapp.words.position import position_words
from warapp.words.result import result_lines
from warapp.words.rules_text import preset_title, rules_text
from warapp.words.translation import Language

BATTLES = 150


class Remembering(Language):
    """Asks for each text once: a round repeats most of them."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.translate, number_text)
        self._ask = cache(super().__call__)

    @override
    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        return self._ask(context, text, disambiguation, n)


@pytest.fixture(params=[PSEUDO, *finished_languages()])
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    with speaking(qapp, request.param):
        yield request.param


def told(name: str, translate: Language) -> Iterator[str]:
    """Yield all that is said of a round by a preset."""
    rules = PRESETS[name]
    names = default_names(rules.seats)
    narrator = Narrator(names, rules, translate)
    for battle in islice(battles(deal(rules, 3), rules), BATTLES):
        yield from narrator.says(battle)
        yield narrator.battle(battle)
        yield narrator.what_next(battle.after)
        yield narrator.places([], battle.after)
    yield position_words(battle.after, names, translate)
    record = Record(rules, deal_number=3)
    yield from result_lines(record, record.played(None), translate)


def described(name: str, translate: Language) -> Iterator[str]:
    """Yield all that is said of the rules of a preset."""
    rules = PRESETS[name]
    yield from (preset_title(name, translate), preset_help(name, translate), rules_text(rules, translate))
    for section in guide(rules, translate):
        yield from (section.title, *section.paragraphs)
    for question in questions(rules, translate):
        yield from (question.asked, question.answer)
    for field in ("lowest_rank", "ace", "wins", "face_down", "fighters", "shortage", "pick_up", "at_limit"):
        yield from (field_name(field, translate), field_help(field, rules, translate))
        yield choice_name(field, getattr(rules, field), translate)


def test_every_preset_is_told(spoken: str) -> None:
    translate = Remembering()
    for name in PRESETS:
        said = [text for text in (*told(name, translate), *described(name, translate)) if text]
        assert len(said) > BATTLES // 2
        unfilled = [text for text in said if re.search(r"[{}]|%n|\(s\)", text)]
        assert unfilled == []
        if spoken not in ("ja", "zh_CN"):  # which have no spaces between sentences
            assert [text for text in said if re.search(r"[.!?][^\W\d_]", text)] == []
