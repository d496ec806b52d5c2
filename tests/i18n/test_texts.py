"""What holds for each text of every translation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from tests.helpers.source_files import ROOT
from tests.helpers.speaking import finished_languages, speaking
from warapp.words.peaceful import in_peaceful_words, is_for_translators, replacements

WARS = {
    "de": r"krieg",
    "fr": r"bataille",
    "es": r"\bguerra",
    "pt_BR": r"\bguerra",
    "it": r"guerr",
    "nl": r"oorlog",
    "pl": r"\bwoj(n|en)",
    "ja": r"戦争",
    "zh_CN": r"战争|开战|参战|战斗",
    "he": r"מלחמ",
    "ar": r"\b(ا?ل)?(حرب|حروب)",
}
LICENCES = "AboutDialog"
"""Its two texts of licences name the game as their files do."""
LEFT_TO_RIGHT = "\u200e"
"""Makes a sign beside it stand as among numbers; among Hebrew and Arabic letters < would be drawn as >."""
SIGN = re.compile(r"[<>](?![a-z/]|/?[a-z]*>)")


def texts(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the context, the comment and each form of every text of a language."""
    document = ElementTree.parse(ROOT / "resources" / "i18n" / f"warapp_{language}.ts")
    for context in document.iter("context"):
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            for form in forms or [message.findtext("translation", "")]:
                yield context.findtext("name", ""), message.findtext("comment", ""), form


@pytest.mark.parametrize("language", finished_languages())
def test_no_text_says_war_in_peaceful_words(language: str) -> None:
    war = re.compile(WARS[language], re.IGNORECASE)
    lists = {comment: form for _, comment, form in texts(language) if is_for_translators(comment)}
    by = replacements(lambda context, text, disambiguation="", n=-1: lists[disambiguation])
    own = [
        (context, form)
        for context, comment, form in texts(language)
        if not is_for_translators(comment) and context not in ("desktop", LICENCES)
    ]
    assert sum(war.search(form) is not None for _, form in own) > 100
    said = [in_peaceful_words(context, form, by) for context, form in own]
    assert [text for text in said if war.search(re.sub(r"\{[^}]*\}", "", text))] == []


@pytest.mark.parametrize("language", finished_languages())
def test_digits_are_those_of_the_cards(language: str) -> None:
    written = [form for _, _, form in texts(language)]
    assert any(re.search("[0-9]", form) for form in written)
    others = [form for form in written if any(letter.isdecimal() and not letter.isascii() for letter in form)]
    assert others == []


@pytest.mark.parametrize("language", ["he", "ar"])
def test_signs_are_not_mirrored(language: str) -> None:
    signs = [
        form[max(0, sign.start() - 1) : sign.end() + 1]
        for _, _, form in texts(language)
        for sign in SIGN.finditer(form)
    ]
    assert len(signs) >= 4
    assert [sign for sign in signs if (sign[0], sign[-1]) != (LEFT_TO_RIGHT,) * 2] == []


@pytest.mark.parametrize("language", ["de", "ja", "ar"])
def test_the_space_bar_has_one_name(qapp: QApplication, language: str) -> None:
    with speaking(qapp, language):
        on_a_button = QKeySequence("Space").toString(QKeySequence.SequenceFormat.NativeText)
        assert on_a_button == QCoreApplication.translate("Controls", "Space") != "Space"
