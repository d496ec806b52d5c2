"""The languages that the window can speak: English, and each that has a file below resources/i18n.

Numbers and dates follow the language, and so does the direction of the window: Qt's translation has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warapp.assets import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

ENGLISH = "en"


def available() -> tuple[str, ...]:
    """Return the languages there are, such as `de` or `pt_BR`; English is first."""
    files = sorted(resource("i18n").glob("warapp_*.qm"))
    return (ENGLISH, *(file.stem.partition("_")[2] for file in files))


def best_of(there: Sequence[str], wanted: Sequence[str]) -> str:
    """Return the first wanted language that is there, also for another country's; else English.

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
    """Have the window speak a language.

    Args:
        application: what all texts are translated by.
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
