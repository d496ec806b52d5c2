"""Finds what is wrong with a translation without knowing its language's words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ts_file import Message

FORMS = {
    "de": ("1", "any other number"),
    "fr": ("0 and 1", "any other number"),
    "es": ("1", "any other number"),
    "pt_BR": ("0 and 1", "any other number"),
    "it": ("1", "any other number"),
    "nl": ("1", "any other number"),
    "pl": ("1", "2 to 4, 22 to 24, 32 …", "0, 5 to 21, 25 to 31 …"),
    "ja": ("every number",),
    "zh_CN": ("every number",),
    "he": ("1", "any other number"),
    "ar": ("0", "1", "2", "3 to 10, 103 …", "11 to 99, 111 …", "100, 101, 102, 200 …"),
}
"""For which numbers each plural form of a language stands, in the order of the .ts file."""

_ALONE = ("0", "1", "2")
"""Forms that stand for one number alone, which need not be written in figures."""
_LETTERS_IN_BRACKETS = ("ja", "zh_CN")
"""Languages whose letters are not on the keys: a key's letter is added in brackets, as in (&N)."""
_ENDS = {
    "…": ("…",),
    ":": (":", "："),
    ".": (".", "。"),
    "!": ("!", "！"),
    "?": ("?", "？", "؟"),
}
_BETWEEN_FORMS = frozenset("⊕‖¦")
"""What lists of translations put between plural forms, never a text itself."""
_LIST = "peaceful words"
"""Begins the comment of texts that are lists of replacements rather than sentences."""
_CHANT = "I – de – clare – war!"
"""What children say as they lay the cards of a war; – alone where they say nothing."""


def faults(message: Message, language: str) -> list[str]:
    """Return what is wrong with a translation, each in words."""
    wanted = len(FORMS[language]) if message.plural else 1
    if len(message.forms) != wanted:
        return [f"it has {len(message.forms)} forms; {language} needs {wanted}"]
    if message.comment.startswith(_LIST):
        return [] if all(message.forms) else ["it is empty; – stands for no list"]
    found = []
    for form, numbers in zip(message.forms, FORMS[language] if message.plural else ("",), strict=True):
        found += [f"{fault}: {form}" for fault in _faults_of_form(message.source, form, numbers, language)]
    return found


def _faults_of_form(source: str, form: str, numbers: str, language: str) -> Iterator[str]:
    if not form.strip():
        yield "it is empty"
        return
    if source == _CHANT and form == "–":
        return
    yield from _differences(source, form, numbers)
    yield from _faults_of_letters(source, form, language)
    for end, allowed in _ENDS.items():
        if source.endswith(end) and not form.endswith(allowed):
            yield f"it does not end with {' or '.join(allowed)}"
    if form.endswith(("…", ":", "：", ".", "。")) and not source.endswith(("…", ":", ".", "!", "?", ")")):
        yield "it ends with a mark that the English text does not end with"
    if "(s)" in form or "..." in form or "  " in form:
        yield "it has (s), three dots in place of …, or two spaces"
    if set(form) & _BETWEEN_FORMS:
        yield "it has a sign that stands between plural forms: this text has one form"


def _differences(source: str, form: str, numbers: str) -> Iterator[str]:
    for what, pattern in (
        ("placeholders", r"\{[^{}]*\}"),
        ("%n", r"%n"),
        ("tags", r"</?[a-z][^<>]*>"),
        ("line breaks", r"\n"),
        ("stars round key words", r"\*"),
        ("braces", r"[{}]"),
    ):
        if what == "%n" and numbers in _ALONE and "%n" not in form:
            continue
        wanted, given = Counter(re.findall(pattern, source)), Counter(re.findall(pattern, form))
        if wanted.keys() != given.keys() or (what != "placeholders" and what != "braces" and wanted != given):
            yield f"other {what} than in the English text"
    if (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace()):
        yield "other spaces at its ends than in the English text"


def _faults_of_letters(source: str, form: str, language: str) -> Iterator[str]:
    letters = re.findall(r"&(.)", form.replace("&&", ""))
    if len(letters) != len(re.findall(r"&(.)", source.replace("&&", ""))):
        yield "it has another number of letters with & before them than the English text"
    elif letters and language in _LETTERS_IN_BRACKETS and not re.search(r"\(&[A-Z]\)", form):
        yield "its letter stands in brackets, as in (&N)"
    elif letters and not letters[0].isalnum():
        yield "what stands after & is no letter"
