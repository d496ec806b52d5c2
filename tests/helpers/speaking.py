"""Has the program speak a language: one of the translations, or one made up that is longer than all."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tests.helpers.extracted_texts import extracted_texts
from tests.helpers.source_files import ROOT
from warapp._compat import override
from warapp.desktop.languages import ENGLISH, NAMES, name_with_country
from warapp.desktop.translator import SafeTranslator

PSEUDO = "pseudo"
"""Not a language: English with marks on its letters, and longer by three tenths."""
_MARKED = str.maketrans("aeiouncAEIOU", "äéîöüñçÄÉÎÖÜ")
_LONGER = 0.3
_KEPT = re.compile(r"(\{[^}]*\}|%n|&.|<[^>]*>|\*|\(s\))")


@cache
def release() -> dict[str, Any]:
    """The functions of the program that builds translations."""
    return runpy.run_path(str(ROOT / "resources" / "tools" / "i18n" / "release.py"))


@cache
def finished_languages() -> tuple[str, ...]:
    """Return the languages whose translation is finished."""
    texts = ROOT / "resources" / "i18n"
    languages = (language for language in NAMES if language != ENGLISH)
    return tuple(found for found in languages if release()["is_finished"](texts / f"warapp_{found}.ts"))


def pseudo(text: str) -> str:
    """Return a text with marks on its letters, longer by three tenths, and all that is no word as it was.

    >>> pseudo("&Save {file}…")
    '&Sävé {file}… ñ'
    """
    parts = _KEPT.split(text)
    marked = "".join(part if nth % 2 else part.translate(_MARKED) for nth, part in enumerate(parts))
    letters = sum(len(part) for part in parts[::2])
    return marked + (f" {'ñöñéñ ' * 40}"[: max(2, round(letters * _LONGER))].rstrip() if letters else "")


class PseudoTranslator(QTranslator):
    """Translates every text that translators get into itself, longer."""

    def __init__(self) -> None:
        super().__init__()
        self._known = {text[:3] for text in extracted_texts()}

    @override
    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if (context, source, disambiguation or "") not in self._known:
            return cast(str, None)  # to Qt a text without a translation
        return pseudo(re.sub(r"\(s\)", "" if n == 1 else "s", source) if n >= 0 else source)

    @override
    def isEmpty(self) -> bool:
        return False


@contextmanager
def speaking(application: QApplication, language: str) -> Iterator[None]:
    """Let the program speak a language, with Qt's own texts, its numbers and its direction."""
    before, folder = QLocale(), TemporaryDirectory()
    translators: list[QTranslator] = [PseudoTranslator()]
    if language != PSEUDO:
        (file,) = release()["build"](output=Path(folder.name), languages=[language])
        of_qt = QTranslator()
        assert of_qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        translators = [of_qt, SafeTranslator(file)]
        QLocale.setDefault(QLocale(name_with_country(language, ())))
    for translator in translators:
        application.installTranslator(translator)
    try:
        yield
    finally:
        for translator in translators:
            application.removeTranslator(translator)
        QLocale.setDefault(before)
        folder.cleanup()
