"""The languages of the window: English and those with a file in resources/i18n.

The language also determines the formats of numbers and dates and, by Qt's translation, the direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warapp.assets import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

ENGLISH = "en"


def available() -> tuple[str, ...]:
    """Return the available languages, such as `de` or `pt_BR`, with English first."""
    files = sorted(resource("i18n").glob("warapp_*.qm"))
    return (ENGLISH, *(file.stem.partition("_")[2] for file in files))


def best_of(there: Sequence[str], wanted: Sequence[str]) -> str:
    """Return the first preferred language that is available, possibly for another country; else English.

    >>> best_of(["en", "de", "pt_BR"], ["nl-BE", "de-AT", "en"]), best_of(["en", "pt_BR"], ["pt", "fr"])
    ('de', 'pt_BR')
    """
    for name in wanted:
        name = name.replace("-", "_")
        language = name.partition("_")[0]
        alike = [other for other in there if other.partition("_")[0] == language]
        if alike:
            return name if name in alike else language if language in alike else alike[0]
    return ENGLISH


def speak(application: QApplication, wanted: str) -> None:
    """Set the language of the application.

    Args:
        application: the application.
        wanted: the language; empty for that of the system.
    """
    from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

    there = available()
    wishes = [wanted] if wanted or len(there) == 1 else QLocale.system().uiLanguages()
    language = best_of(there, wishes)
    if language == ENGLISH:
        if QLocale.system().language() is not QLocale.Language.English:
            QLocale.setDefault(QLocale(ENGLISH))
        return
    QLocale.setDefault(QLocale(language))
    own, qt = str(resource("i18n")), QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{language}", qt), (f"warapp_{language}", own)):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)
