"""The way of a text into the reader's language, and to the translator."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.helpers.source_files import python_files
from warapp.engine import ALL_CARDS, PRESETS, AtLimit, Fighters, Record, Rules, battles, deal
from warapp.words import Narrator, english, with_english_fallback
from warapp.words.cards import card_name, rank_name
from warapp.words.position import position_words
from warapp.words.result import log_lines, result_lines
from warapp.words.rules_text import list_presets, preset_title
from warapp.words.translation import Translator, listed


def german(context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
    """What Qt answers with a translation that knows two texts."""
    known = {"%n card(s)": "%n Karte" if n == 1 else "%n Karten", "war": "Krieg"}
    return known.get(text, text).replace("%n", str(n)) if n >= 0 else known.get(text, text)


def test_english_chooses_the_plural_by_the_number() -> None:
    said = [english("words", "%n card(s) in %n trip(s)", n=n) for n in (0, 1, 2)]
    assert said == ["0 cards in 0 trips", "1 card in 1 trip", "2 cards in 2 trips"]


def test_english_leaves_a_text_without_a_number_as_it_is() -> None:
    assert english("words", "100 %n card(s)") == "100 %n card(s)"


def test_a_translation_is_used_where_there_is_one_and_english_where_there_is_none() -> None:
    translate = with_english_fallback(german)
    assert [translate("words", "%n card(s)", n=n) for n in (1, 2)] == ["1 Karte", "2 Karten"]
    assert [translate("words", "%n war(s)", n=n) for n in (1, 2)] == ["1 war", "2 wars"]
    assert [translate("words", text) for text in ("war", "a second war")] == ["Krieg", "a second war"]


@pytest.mark.parametrize(
    ("items", "text"),
    [(["Ann"], "Ann"), (["Ann", "Ben"], "Ann and Ben"), (["Ann", "Ben", "Carla"], "Ann, Ben and Carla")],
)
def test_a_list_in_words(items: list[str], text: str) -> None:
    assert listed(items, Translator(english)) == text


class Asked:
    """A `translate` that keeps what it was asked for."""

    def __init__(self) -> None:
        self.texts: set[tuple[str, str, str, bool]] = set()

    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        self.texts.add((context, text, disambiguation, n >= 0))
        return english(context, text, disambiguation, n)


def asked_in_many_rounds() -> set[tuple[str, str, str, bool]]:
    """Return every text, its context and comment, and whether it has a plural, that some rounds ask for."""
    asked = Asked()
    several = [Rules(seats=5, fighters=Fighters.ALL), Rules(battle_limit=9, at_limit=AtLimit.MOST_CARDS)]
    for rules in [*PRESETS.values(), *several]:
        names = ["You", "Ann", "Ben", "Carla", "Dora"][: rules.seats]
        narrator = Narrator(names, rules, asked)
        for battle in islice(battles(deal(rules, 1), rules), 150):
            narrator.says(battle)
            narrator.recalled(battle)
            narrator.battle(battle)
            narrator.places([], battle.after)
            narrator.what_next(battle.after)
            position_words(battle.after, names, asked)
        record = Record(rules, 1)
        result_lines(record, record.played(9), asked)
        list(log_lines(record, 9, asked))
    list_presets(asked)
    for name in PRESETS:
        preset_title(name, asked)
    for card in ALL_CARDS:
        card_name(card, asked)
        rank_name(card.rank, asked)
    return asked.texts


def test_lupdate_finds_every_text_with_its_plural(tmp_path: Path) -> None:
    package = find_spec("PySide6")
    name = "lupdate.exe" if sys.platform == "win32" else "lupdate"
    tool = Path(package.origin).with_name(name) if package and package.origin else None
    if not tool or not tool.is_file():
        pytest.skip("needs lupdate, which this build of PySide6_Essentials has not")
    files = [str(path) for path in python_files("warapp") if path.parent.name == "words"]
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
    asked = asked_in_many_rounds()
    assert len(asked) > 250
    assert asked - found == set()
    assert {text for _, text, _, is_plural in found if is_plural != ("%n" in text)} == set()
    assert {context for context, *_ in found} == {"words"}
