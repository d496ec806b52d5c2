"""The language of the window: what there is, what is chosen, and what it changes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from warapp.__main__ import main
from warapp.desktop import languages

RELEASE = Path(PySide6.__path__[0], "lrelease.exe" if sys.platform == "win32" else "lrelease")
TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}"><context><name>words</name>
<message><source>you</source><translation>{you}</translation></message>
</context></TS>
"""


def write_language(folder: Path, language: str, you: str) -> None:
    texts = folder / f"warapp_{language}.ts"
    texts.write_text(TEXTS.format(language=language, you=you), encoding="utf-8")
    subprocess.run([RELEASE, "-silent", texts], check=True, stdin=subprocess.DEVNULL, timeout=60)


@pytest.fixture
def german_and_arabic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_language(tmp_path, "de", "du")
    write_language(tmp_path, "ar", "أنت")
    monkeypatch.setattr(languages, "resource", lambda *parts: tmp_path)


@pytest.fixture
def application(qapp: QApplication, german_and_arabic: None) -> Iterator[QApplication]:
    """An application that forgets afterwards what was spoken."""
    before = QLocale()
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def said() -> str:
    return QCoreApplication.translate("words", "you")


def test_english_is_always_there() -> None:
    assert languages.available()[0] == "en"


def test_each_file_is_a_language(german_and_arabic: None) -> None:
    assert languages.available() == ("en", "ar", "de")


def test_a_language_is_spoken_in_all_its_parts(application: QApplication) -> None:
    languages.speak(application, "de")
    assert said() == "du"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().decimalPoint() == ","
    assert not application.isRightToLeft()


def test_a_language_from_right_to_left_mirrors_the_window(application: QApplication) -> None:
    languages.speak(application, "ar")
    assert said() == "أنت"
    assert application.isRightToLeft()


@pytest.mark.parametrize("wanted", ["en", "fr"])
def test_english_and_what_is_not_there_change_nothing(application: QApplication, wanted: str) -> None:
    languages.speak(application, wanted)
    assert said() == "you"
    assert QLocale().decimalPoint() == "."


def test_numbers_are_english_where_the_words_are(
    application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    QLocale.setDefault(QLocale("de"))
    system = SimpleNamespace(uiLanguages=lambda: ["fr"], language=lambda: QLocale.Language.French)
    monkeypatch.setattr(QLocale, "system", lambda: system)
    languages.speak(application, "")
    assert QLocale().toString(100_000) == "100,000"


def test_without_a_wish_it_is_the_systems(application: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: SimpleNamespace(uiLanguages=lambda: ["de-AT", "en"]))
    languages.speak(application, "")
    assert said() == "du"


def test_numbers_are_written_as_in_the_systems_country(
    application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: SimpleNamespace(uiLanguages=lambda: ["de-AT", "en"]))
    languages.speak(application, "de")
    assert QLocale().name() == "de_AT"


def test_arabic_numbers_have_the_digits_of_the_cards(
    application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: SimpleNamespace(uiLanguages=lambda: ["ar-EG", "en"]))
    languages.speak(application, "ar")
    assert QLocale().toString(100_000) == "100,000"


def test_who_reads_traditional_characters_gets_no_simplified_ones(
    application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    write_language(tmp_path, "zh_CN", "你")
    taiwan = SimpleNamespace(
        uiLanguages=lambda: ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"],
        language=lambda: QLocale.Language.Chinese,
    )
    monkeypatch.setattr(QLocale, "system", lambda: taiwan)
    languages.speak(application, "")
    assert said() == "you"


def test_a_broken_file_leaves_the_window_english(
    application: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "warapp_de.qm").write_bytes(b"nothing of the kind")
    languages.speak(application, "de")
    assert said() == "you"
    assert "the window stays English" in caplog.text
    caplog.clear()


def test_every_language_has_a_name_of_its_own() -> None:
    assert languages.name_of("pt_BR") == "Português (Brasil)"
    assert languages.name_of("xx") == "xx"


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "xx"]) == 2
    there = ", ".join(languages.available())
    assert capsys.readouterr().err == f"warapp: --lang: 'xx' is not allowed; it can be {there}\n"
