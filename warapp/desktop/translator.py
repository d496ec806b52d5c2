"""A translator that never lets a faulty translation reach the program."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, QTranslator

from warapp._compat import override
from warapp.words.placeholders import can_be_filled_in

_log = logging.getLogger(__name__)


class SafeTranslator(QTranslator):
    """Translates by a file; a text that can't be filled in stays English, with one line in the log.

    Numbers stand in its texts as the language writes them.

    Args:
        file: a .qm file.
        parent: the owner of this object.

    Raises:
        OSError: the file can't be read as translations.
    """

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faulty: set[tuple[str, str]] = set()
        if not self.load(str(file)):
            raise OSError(f"{file} can't be read as translations")

    @override
    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        text = super().translate(context, source, disambiguation, n)
        if not text:
            return cast(str, None)  # to Qt a text without a translation; an empty one would be a translation
        if not can_be_filled_in(source, text):
            self._report(context, source, text)
            return cast(str, None)
        return text.replace("%n", "%Ln") if n >= 0 else text

    def _report(self, context: str, source: str, text: str) -> None:
        if (context, source) not in self._faulty:
            self._faulty.add((context, source))
            _log.warning("left in English: %r is translated as %r, which can't be filled in", source, text)
