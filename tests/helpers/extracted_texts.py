"""The texts that pyside6-lupdate hands to a translator, and a translator that knows these alone."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, cast
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from tests.helpers.source_files import python_files
from warapp._compat import override

OPEN, CLOSE = "«", "»"


class Text(NamedTuple):
    """One entry of a .ts file."""

    context: str
    source: str
    comment: str
    plural: bool


@cache
def extracted_texts() -> frozenset[Text]:
    """Run lupdate over all files of the program; skip the test where there is none."""
    package = find_spec("PySide6")
    name = "lupdate.exe" if sys.platform == "win32" else "lupdate"
    tool = Path(package.origin).with_name(name) if package and package.origin else None
    if not tool or not tool.is_file():
        pytest.skip("needs lupdate, which this build of PySide6_Essentials has not")
    with tempfile.TemporaryDirectory() as folder:
        texts = Path(folder) / "warapp.ts"
        subprocess.run(
            [tool, *python_files("warapp"), "-ts", texts], check=True, capture_output=True, timeout=60
        )
        contexts = list(ElementTree.parse(texts).iter("context"))
    return frozenset(
        Text(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in contexts
        for message in context.iter("message")
    )


class Marking(QTranslator):
    """Translates every text that a translator gets into itself between marks, and no other.

    Those of Qt's own classes come with Qt's translation.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known = {text[:3] for text in extracted_texts()}

    @override
    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        of_qt = context[:1] == "Q" and context[1:2].isupper()
        if of_qt or (context, source, disambiguation or "") in self._known:
            return f"{OPEN}{source}{CLOSE}"
        return cast(str, None)  # to Qt a text without a translation; an empty one would be a translation

    @override
    def isEmpty(self) -> bool:
        return False


def outside_of_marks(text: str) -> str:
    """Return the letters of a text that stand in no pair of marks."""
    depth, outside = 0, ""
    for character in text:
        depth += (character == OPEN) - (character == CLOSE)
        if depth == 0 and character.isalpha():
            outside += character
    return outside
