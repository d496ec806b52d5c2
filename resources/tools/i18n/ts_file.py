"""Runs lupdate, and reads and writes the .ts files that it makes."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from release import FOLDER, qt_tool

ROOT = FOLDER.parents[1]
LANGUAGES = ("de", "fr", "es", "pt_BR", "it", "nl", "pl", "ja", "zh_CN", "he", "ar")
"""Those that the program is translated into."""
_TOOLS = ROOT / "resources" / "tools" / "i18n"
_BESIDE = (_TOOLS / "desktop_texts.py", _TOOLS / "qt_texts.py")
"""What has texts for translators beside the program itself."""


@dataclass(slots=True)
class Message:
    """One text of a .ts file.

    Attributes:
        context: under which the program asks for it.
        source: the English text.
        comment: tells it from others with the same English text.
        note: for the translator.
        forms: its translations, one for each plural form of the language; one alone if it has no number.
        plural: whether it has a number.
        finished: whether its translation is done.
        places: the files and lines that ask for it, where lupdate was asked for them.
    """

    context: str
    source: str
    comment: str
    note: str
    forms: list[str]
    plural: bool
    finished: bool
    places: tuple[tuple[str, int], ...] = ()

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells it from all others."""
        return self.context, self.source, self.comment


def path_of(language: str) -> Path:
    """Return the .ts file of a language."""
    return FOLDER / f"warapp_{language}.ts"


def run_lupdate(target: Path, language: str, *, locations: bool = False) -> None:
    """Bring a .ts file up to date with the sources, or make it; texts that are gone from them go from it."""
    sources = [*sorted((ROOT / "warapp").rglob("*.py")), *_BESIDE]
    options = ["-source-language", "en", "-target-language", language, "-no-obsolete", "-silent"]
    options += ["-locations", "absolute" if locations else "none"]
    for heuristic in ("sametext", "similartext"):
        options += ["-disable-heuristic", heuristic]
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "sources.lst")  # the command line of Windows is too short for them
        listed.write_text("\n".join(map(str, sources)), encoding="utf-8")
        command = [str(qt_tool("lupdate")), *options, f"@{listed}", "-ts", str(target)]
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)


def read(path: Path) -> list[Message]:
    """Return the messages of a .ts file, in its order."""
    return [
        _message(context.findtext("name", ""), element, path)
        for context in ElementTree.parse(path).iter("context")
        for element in context.iter("message")
    ]


def _message(context: str, element: ElementTree.Element, path: Path) -> Message:
    translation = element.find("translation")
    assert translation is not None
    plural = element.get("numerus") == "yes"
    forms = [form.text or "" for form in translation.iter("numerusform")] if plural else []
    return Message(
        context,
        element.findtext("source", ""),
        element.findtext("comment", ""),
        element.findtext("extracomment", ""),
        forms or [translation.text or ""],
        plural,
        translation.get("type") != "unfinished",
        tuple(_places(element, path)),
    )


def _places(element: ElementTree.Element, path: Path) -> Iterator[tuple[str, int]]:
    for place in element.iter("location"):
        file = (path.parent / place.get("filename", "")).resolve()
        yield file.relative_to(ROOT).as_posix(), int(place.get("line", "0"))


def write_forms(path: Path, translated: dict[tuple[str, str, str], list[str]]) -> None:
    """Put translations into a .ts file, as finished."""
    document = ElementTree.parse(path)
    for context in document.iter("context"):
        name = context.findtext("name", "")
        for element in context.iter("message"):
            forms = translated.get((name, element.findtext("source", ""), element.findtext("comment", "")))
            if forms:
                _set_forms(element, forms)
    path.write_text(_as_lupdate_writes(document), encoding="utf-8", newline="\n")


def _set_forms(element: ElementTree.Element, forms: list[str]) -> None:
    translation = element.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    if element.get("numerus") == "yes":
        for place, form in zip(translation.iter("numerusform"), forms, strict=True):
            place.text = form
    else:
        translation.text = forms[0]


def _as_lupdate_writes(document: ElementTree.ElementTree[ElementTree.Element]) -> str:
    root = document.getroot()
    text = ElementTree.tostring(root, encoding="unicode", short_empty_elements=False)
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n'
