"""The translator sees every text of the guide, the fields, the examples and the forecast."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.helpers.source_files import python_files
from tests.words.test_guide_forecast import PLAIN
from warapp.engine import (
    FIELDS,
    PRESETS,
    Ace,
    AtLimit,
    FaceDown,
    Fighters,
    PickUp,
    Reason,
    Rules,
    Shortage,
    Wins,
)
from warapp.engine.examples import ExampleName
from warapp.words import english
from warapp.words.examples import example_title, not_enough_cards
from warapp.words.fields import choice_name, field_help, field_name, preset_help, without_effect
from warapp.words.forecast_text import headline, odd_cards_words, remedy_name, remedy_result, rows, warning
from warapp.words.guide.advice import quadruple_war, tips, whole_round
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide

MANY = [
    *(Rules(seats=seats, shortage=s, face_down=n) for seats, s, n in product((2, 3), Shortage, (0, 2))),
    *(Rules(seats=seats, pick_up=pick_up) for seats, pick_up in product((2, 3), PickUp)),
    *(Rules(jokers=jokers, wins=wins, ace=ace) for jokers, wins, ace in product((0, 1, 2), Wins, Ace)),
    *(Rules(battle_limit=limit, at_limit=at) for limit, at in product((None, 9), AtLimit)),
    Rules(seats=3, fighters=Fighters.ALL, cards_each=5, battle_limit=None, trip_limit=3, minute_limit=9),
    Rules(face_down=FaceDown.RANK, jokers=2, lowest_rank=7, battle_limit=None, pick_up=PickUp.SHUFFLED),
]


class Asked:
    """A `translate` that keeps what it was asked for."""

    def __init__(self) -> None:
        self.texts: set[tuple[str, str, str, bool]] = set()

    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        self.texts.add((context, text, disambiguation, n >= 0))
        return english(context, text, disambiguation, n)


def ask_all(asked: Asked) -> None:
    for rules in MANY:
        guide(rules, asked)
        questions(rules, asked)
        odd_cards_words(rules, asked)
        for name in FIELDS:
            field_name(name, asked)
            field_help(name, rules, asked)
            without_effect(name, rules, asked)
    for name in ("lowest_rank", "ace", "wins", "face_down", "fighters", "shortage", "pick_up", "at_limit"):
        for value in (*FIELDS[name].numbers, *FIELDS[name].words):
            choice_name(name, value, asked)
    for section in (quadruple_war, tips, whole_round):
        section(asked)
    for preset in PRESETS:
        preset_help(preset, asked)
    for example in ExampleName:
        example_title(example, asked)
        not_enough_cards(example, asked)
    for share in (0.0, 0.001, 0.1, 0.5, 1.0):
        outlook = replace(PLAIN, drawn=share, endless=share, drawn_by=dict.fromkeys(Reason, share))
        headline(outlook, asked)
        rows(outlook, ["Zoe", "Ann"], asked)
        warning(outlook, asked)
        remedy_result(share, 0.0, asked)
    for remedy in ("shuffled", "one_card_fewer", "limit"):
        remedy_name(remedy, Rules(), asked)


def test_lupdate_finds_every_text_with_its_plural(tmp_path: Path) -> None:
    package = find_spec("PySide6")
    name = "lupdate.exe" if sys.platform == "win32" else "lupdate"
    tool = Path(package.origin).with_name(name) if package and package.origin else None
    if not tool or not tool.is_file():
        pytest.skip("needs lupdate, which this build of PySide6_Essentials has not")
    files = [str(path) for path in python_files("warapp/words")]
    texts = tmp_path / "words.ts"
    subprocess.run([tool, *files, "-ts", str(texts)], check=True, capture_output=True, timeout=60)
    found = {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in ElementTree.parse(texts).iter("context")
        for message in context.iter("message")
    }
    asked = Asked()
    ask_all(asked)
    assert len(asked.texts) > 250
    assert asked.texts - found == set()
