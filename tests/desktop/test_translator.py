"""A faulty translation stays English, and is logged once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from warapp.desktop.translator import SafeTranslator
from warapp.words.placeholders import can_be_filled_in, placeholders

RELEASE = Path(PySide6.__path__[0], "lrelease.exe" if sys.platform == "win32" else "lrelease")
TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de"><context><name>words</name>
<message><source>{name} is out.</source><translation>{nmae} ist raus.</translation></message>
<message><source>{name} wins.</source><translation>{name} gewinnt.</translation></message>
<message numerus="yes"><source>%n card(s)</source><translation>
<numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation></message>
</context></TS>
"""


@pytest.fixture
def german(qapp: QApplication, tmp_path: Path) -> Iterator[SafeTranslator]:
    texts = tmp_path / "warapp_de.ts"
    texts.write_text(TEXTS, encoding="utf-8")
    subprocess.run([RELEASE, "-silent", texts], check=True, stdin=subprocess.DEVNULL, timeout=60)
    translator, before = SafeTranslator(texts.with_suffix(".qm")), QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def said(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("words", text, "", n)


@pytest.mark.usefixtures("german")
def test_a_text_that_can_not_be_filled_in_stays_english_and_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert [said("{name} is out.").format(name="Ada") for _ in range(2)] == ["Ada is out."] * 2
    assert [record.getMessage() for record in caplog.records] == [
        "left in English: '{name} is out.' is translated as '{nmae} ist raus.', which can't be filled in"
    ]
    caplog.clear()


@pytest.mark.usefixtures("german")
def test_other_texts_are_translated() -> None:
    assert said("{name} wins.") == "{name} gewinnt."
    assert said("nowhere") == "nowhere"


@pytest.mark.usefixtures("german")
def test_numbers_are_grouped_as_the_language_does() -> None:
    assert [said("%n card(s)", n) for n in (1, 6_000)] == ["1 Karte", "6.000 Karten"]


def test_what_is_no_file_of_translations_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"no\.qm can't be read as translations"):
        SafeTranslator(tmp_path / "no.qm")


@pytest.mark.parametrize(
    "translation", ["{name", "name}", "{}", "{0}", "{name.upper}", "{name!r}", "{name:>9}", "{other} {name}"]
)
def test_anything_but_the_plain_names_of_the_source_is_a_fault(translation: str) -> None:
    assert not can_be_filled_in("{name} wins.", translation)


@pytest.mark.parametrize("translation", ["{name} gewinnt.", "Gewonnen.", "{name} und {name}"])
def test_a_placeholder_may_be_left_out_or_repeated(translation: str) -> None:
    assert can_be_filled_in("{name} wins.", translation)


def test_placeholders_are_the_names_in_braces() -> None:
    assert placeholders("{a} of {b}, {a}") == {"a", "b"}
