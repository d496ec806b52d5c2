"""Translates what the desktop is told of the program: its entry in menus, its metainfo and its kind of file.

The English files stand in resources/installers/linux; build.py puts the translated ones into packages.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from xml.etree import ElementTree

from release import FOLDER, is_finished
from ts_file import read

CONTEXT = "desktop"
_TRANSLATED_KEYS = ("Name", "GenericName", "Comment", "Keywords")
_TRANSLATED_ELEMENTS = {"name", "summary", "p", "li", "caption", "comment"}
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
_MIME = "http://www.freedesktop.org/standards/shared-mime-info"

Texts = Mapping[str, Mapping[str, str]]
"""By language what each English text is in it; empty where it isn't translated yet."""


def texts(folder: Path = FOLDER) -> Texts:
    """Return the texts for the desktop of all finished languages."""
    return {
        path.stem.partition("_")[2]: {m.source: m.forms[0] for m in read(path) if m.context == CONTEXT}
        for path in sorted(folder.glob("warapp_*.ts"))
        if is_finished(path)
    }


def translated_entry(entry: str, by_language: Texts) -> str:
    """Return a .desktop file with its texts in all languages.

    >>> print(translated_entry("Name=War\\nExec=warapp", {"de": {"War": "Krieg"}}))
    Name=War
    Name[de]=Krieg
    Exec=warapp

    Raises:
        KeyError: a text is in no .ts file.
    """
    lines = []
    for line in entry.split("\n"):
        lines.append(line)
        key, _, text = line.partition("=")
        if key in _TRANSLATED_KEYS:
            lines += [
                f"{key}[{language}]={known[text]}" for language, known in by_language.items() if known[text]
            ]
    return "\n".join(lines)


def translated_xml(document: str, by_language: Texts) -> str:
    """Return metainfo or the description of a kind of file with its texts in all languages.

    Raises:
        KeyError: a text is in no .ts file.
    """
    ElementTree.register_namespace("", _MIME)
    root = ElementTree.fromstring(document)
    names = {name: name if _MIME in root.tag else name.replace("_", "-") for name in by_language}
    known = {names[language]: texts for language, texts in by_language.items()}
    for parent in list(root.iter()):
        for element in list(parent):
            if element.tag.rpartition("}")[2] in _TRANSLATED_ELEMENTS and parent.tag != "release":
                _add_translations(parent, element, known)
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def _add_translations(parent: ElementTree.Element, element: ElementTree.Element, by_language: Texts) -> None:
    text = re.sub(r"\s+", " ", element.text or "").strip()
    place = list(parent).index(element) + 1
    translations = {language: known[text] for language, known in by_language.items() if known[text]}
    for nth, (language, translation) in enumerate(translations.items()):
        translated = deepcopy(element)
        translated.set(_LANGUAGE, language)
        translated.text = translation
        parent.insert(place + nth, translated)
