"""Peaceful words: no text of the program says war, but for the names in the licence."""

from __future__ import annotations

import re

from tests.helpers.extracted_texts import extracted_texts
from tests.helpers.golden_files import Golden
from warapp.words import english
from warapp.words.lesson.names import tie_sentence
from warapp.words.peaceful import Replacements, in_peaceful_words, is_for_translators, replacements

BY = replacements(english)
NAMES = re.compile("War developers|War \\(GNU")
PLACEHOLDERS = re.compile(r"\{[^}]*\}")


def test_no_text_says_war() -> None:
    texts = [text for text in extracted_texts() if not is_for_translators(text.comment)]
    said = [in_peaceful_words(text.context, text.source, BY) for text in texts]
    assert sum(before.source != after for before, after in zip(texts, said, strict=True)) > 100
    left = [text for text in said if re.search(r"\bwars?\b", PLACEHOLDERS.sub("", text), re.IGNORECASE)]
    assert [text for text in left if not NAMES.search(text)] == []


def test_placeholders_stay() -> None:
    assert in_peaceful_words("words", "Wars: {wars}, war {war}", BY) == "Tie-breaks: {wars}, tie-break {war}"


def test_sentences_in_peaceful_words(golden: Golden) -> None:
    texts = [
        ("words", "war"),
        ("words", "Both turned a nine: war."),
        ("words", "If both cards have the same rank, it's war."),
        ("words", "only players who tied go to war"),
        ("words", "If no one at war has any, no one can fight."),
        ("words", tie_sentence(english).text),
        ("MainWindow", "War"),
        ("Actions", "&About War"),
        ("RuleForm", "War"),
    ]
    golden.check([in_peaceful_words(context, text, BY) for context, text in texts])


def test_a_language_may_have_none() -> None:
    nothing = replacements(lambda context, text, disambiguation="", n=-1: "")
    assert in_peaceful_words("words", "Both turned a nine: war.", nothing) == "Both turned a nine: war."


def test_a_word_within_another_is_none() -> None:
    assert in_peaceful_words("words", "warriors and awards", BY) == "warriors and awards"


def test_a_word_is_found_where_a_script_has_no_spaces() -> None:
    chinese = Replacements({"战争": "加赛"}, {})
    assert in_peaceful_words("words", "三重战争！", chinese) == "三重加赛！"
