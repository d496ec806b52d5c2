"""The languages of the window: English and those with a file in resources/i18n.

The language also determines the formats of numbers and dates and, by Qt's translation, the direction.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from warapp.assets import resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_log = logging.getLogger(__name__)

ENGLISH = "en"

NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "pt_BR": "Português (Brasil)",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "ja": "日本語",
    "zh_CN": "简体中文",
    "he": "עברית",
    "ar": "العربية",
}
"""The languages by what their speakers call them."""
_DIGITS_OF_THE_CARDS = {"ar": "ar_AE"}
"""A country that writes Arabic numbers in the digits of the cards, which readers of every country know."""
_TRADITIONAL = frozenset({"Hant", "TW", "HK", "MO"})
"""What says of Chinese that it is written in traditional characters."""


def name_of(language: str) -> str:
    """Return what the speakers of a language call it."""
    return NAMES.get(language, language)


def available() -> tuple[str, ...]:
    """Return the available languages, such as `de` or `pt_BR`, with English first."""
    files = sorted(resource("i18n").glob("warapp_*.qm"))
    return (ENGLISH, *(file.stem.partition("_")[2] for file in files))


def best_of(there: Sequence[str], wanted: Sequence[str]) -> str:
    """Return the first preferred language that is available, possibly for another country; else English.

    >>> best_of(["en", "de", "pt_BR"], ["nl-BE", "de-AT", "en"]), best_of(["en", "pt_BR"], ["pt", "fr"])
    ('de', 'pt_BR')
    >>> best_of(["en", "zh_CN"], ["zh-Hant-TW", "zh-TW", "zh"]), best_of(["en", "zh_CN"], ["zh-SG", "zh"])
    ('en', 'zh_CN')
    """
    unread: set[str] = set()
    for name in wanted:
        name = name.replace("-", "_")
        language, *details = name.split("_")
        if language == "zh" and _TRADITIONAL.intersection(details):
            unread.add("zh")  # systems add zh alone, which would be taken for simplified characters
        if language in unread:
            continue
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
    from warapp.desktop.translator import SafeTranslator  # English needs none

    QLocale.setDefault(QLocale(name_with_country(language, QLocale.system().uiLanguages())))
    of_qt = QTranslator(application)
    if of_qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(of_qt)
    try:
        own = SafeTranslator(resource("i18n") / f"warapp_{language}.qm", application)
    except OSError as error:
        _log.warning("the window stays English: %s", error)
    else:
        application.installTranslator(own)


def name_with_country(language: str, of_system: Sequence[str]) -> str:
    """Return a language as the system's countries write it, such as `de-AT`, if the system has it.

    >>> name_with_country("de", ["fr-CH", "de-CH", "de"]), name_with_country("pt_BR", ["pt-PT"])
    ('de-CH', 'pt_BR')
    >>> name_with_country("ar", ["ar-EG"])
    'ar_AE'
    """
    if "_" in language:
        return language
    if language in _DIGITS_OF_THE_CARDS:
        return _DIGITS_OF_THE_CARDS[language]
    alike = (name for name in of_system if name.partition("-")[0] == language)
    return next((name for name in alike if name.rpartition("-")[2].isupper()), language)
