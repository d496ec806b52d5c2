"""Translates every text of the window into peaceful words, on top of its language."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from warapp._compat import override
from warapp.words.peaceful import Replacements, in_peaceful_words, is_for_translators, replacements


class PeacefulTranslator(QTranslator):
    """Asks the other translators, and replaces words in what they say."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asks_others = False
        self._by: Replacements | None = None

    @override
    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if self._asks_others or is_for_translators(disambiguation or ""):
            return None
        self._asks_others = True
        try:
            if self._by is None:
                self._by = replacements(QCoreApplication.translate)
            text = QCoreApplication.translate(context, source, disambiguation or "", n)
        finally:
            self._asks_others = False
        changed = in_peaceful_words(context, text, self._by)
        if changed == text:
            return None
        if n >= 0 and text == source.replace("%n", str(n)):  # English: nobody else has chosen the plural
            changed = re.sub(r"\(s\)", "" if n == 1 else "s", changed)
        return changed

    @override
    def isEmpty(self) -> bool:
        return False


def set_peaceful(application: QCoreApplication, *, peaceful: bool) -> None:
    """Use peaceful words in everything that is said from now on, or no longer."""
    found = application.findChild(PeacefulTranslator)
    if peaceful and found is None:
        application.installTranslator(PeacefulTranslator(application))
    elif not peaceful and found is not None:
        application.removeTranslator(found)
        found.setParent(None)
        found.deleteLater()
