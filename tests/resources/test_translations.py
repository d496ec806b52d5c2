"""The translations: complete, without a fault that can be seen without knowing the language, and built."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator

from tests.helpers.source_files import ROOT
from warapp.desktop.languages import ENGLISH, NAMES

TOOLS = ROOT / "resources" / "tools" / "i18n"
TEXTS = ROOT / "resources" / "i18n"
LINUX = ROOT / "resources" / "installers" / "linux"
LANGUAGES = [language for language in NAMES if language != ENGLISH]
OTHER_LETTERS = "it has another number of letters with & before them than the English text"
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def tools() -> Iterator[dict[str, ModuleType]]:
    """The modules of the tool."""
    from importlib import import_module

    sys.path.insert(0, str(TOOLS))
    names = ("release", "ts_file", "checks", "exchange", "desktop_files", "translate")
    yield {name: import_module(name) for name in names}
    sys.path.remove(str(TOOLS))
    for name in names:
        sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def fresh(tools: dict[str, ModuleType], tmp_path_factory: pytest.TempPathFactory) -> set[tuple[object, ...]]:
    """All texts of the sources by lupdate: context, text, comment, and whether it has a number."""
    file = tmp_path_factory.mktemp("fresh") / "fresh.ts"
    try:
        tools["ts_file"].run_lupdate(file, "de")
    except tools["release"].NoTool:
        pytest.skip("needs lupdate, which this build of PySide6_Essentials has not")
    return {(*message.key, message.plural) for message in tools["ts_file"].read(file)}


def test_each_language_that_the_program_names_has_a_file(tools: dict[str, ModuleType]) -> None:
    assert tuple(LANGUAGES) == tools["ts_file"].LANGUAGES
    assert {path.name for path in TEXTS.glob("*.ts")} == {f"warapp_{language}.ts" for language in LANGUAGES}


@each_language
def test_a_file_has_the_texts_of_the_sources(
    tools: dict[str, ModuleType], fresh: set[tuple[object, ...]], language: str
) -> None:
    messages = tools["ts_file"].read(TEXTS / f"warapp_{language}.ts")
    has = {(*message.key, message.plural) for message in messages}
    update = "python resources/tools/i18n/translate.py update"
    assert (fresh - has, has - fresh) == (set(), set()), f"bring it up to date: {update}"


@each_language
def test_every_text_is_translated(tools: dict[str, ModuleType], language: str) -> None:
    messages = tools["ts_file"].read(TEXTS / f"warapp_{language}.ts")
    assert [message.key for message in messages if not message.finished] == []


@each_language
def test_no_translation_has_a_fault(tools: dict[str, ModuleType], language: str) -> None:
    messages = tools["ts_file"].read(TEXTS / f"warapp_{language}.ts")
    faults = [
        (message.key, fault)
        for message in messages
        if message.finished
        for fault in tools["checks"].faults(message, language)
    ]
    assert faults == []


@each_language
def test_qts_own_buttons_are_translated(language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert translator.translate("QPlatformTheme", "Cancel") not in ("", "Cancel")


@each_language
def test_lupdate_makes_as_many_plural_forms_as_are_named(tools: dict[str, ModuleType], language: str) -> None:
    counted = [m for m in tools["ts_file"].read(TEXTS / f"warapp_{language}.ts") if m.plural]
    assert counted
    assert {len(message.forms) for message in counted} == {len(tools["checks"].FORMS[language])}


class TestAFaultIsSeen:
    """Each by a translation that has it."""

    @pytest.fixture(autouse=True)
    def _tools(self, tools: dict[str, ModuleType]) -> None:
        self.tools = tools

    def faults(self, source: str, *forms: str, language: str = "de", comment: str = "") -> list[str]:
        plural = "%n" in source or len(forms) > 1
        message = self.tools["ts_file"].Message("words", source, comment, "", list(forms), plural, True)
        return [fault.partition(":")[0] for fault in self.tools["checks"].faults(message, language)]

    @pytest.mark.parametrize(
        ("source", "translation", "fault"),
        [
            ("{name} wins.", "{nmae} gewinnt.", "other placeholders than in the English text"),
            ("{name} wins.", "Gewonnen.", "other placeholders than in the English text"),
            ("{a} is *more*.", "{a} ist mehr.", "other stars round key words than in the English text"),
            ("<b>War</b>", "Krieg", "other tags than in the English text"),
            ("one\ntwo", "eins zwei", "other line breaks than in the English text"),
            ("Open…", "Öffnen", "it does not end with …"),
            ("You win!", "Du gewinnst.", "it does not end with ! or ！"),
            ("You win", "Du gewinnst.", "it ends with a mark that the English text does not end with"),
            ("war", "Krieg ", "other spaces at its ends than in the English text"),
            ("war", " ", "it is empty"),
            ("war", "ein  Krieg", "it has (s), three dots in place of …, or two spaces"),
            ("won by you", "gewonnen ⊕ gewonnen", "it has a sign that stands between plural forms"),
            ("&Close", "Schließen", OTHER_LETTERS),
            ("&Close", "S& chließen", "what stands after & is no letter"),
        ],
    )
    def test_in_a_text(self, source: str, translation: str, fault: str) -> None:
        assert fault in self.faults(source, translation)

    @pytest.mark.parametrize(
        ("source", "translation", "language"),
        [
            ("{name} wins.", "{name} gewinnt.", "de"),
            ("You win!", "胜利！", "zh_CN"),
            ("&Save as…", "另存为(&S)…", "zh_CN"),
            ("Why?", "لماذا؟", "ar"),
            ("&Save", "&שמירה", "he"),
            ("A && B", "A && B", "de"),
            ("I – de – clare – war!", "–", "de"),
        ],
    )
    def test_and_none_where_there_is_none(self, source: str, translation: str, language: str) -> None:
        assert self.faults(source, translation, language=language) == []

    def test_in_the_number_of_forms(self) -> None:
        assert self.faults("%n card(s)", "%n Karten") == ["it has 1 forms; de needs 2"]

    def test_in_a_form_that_must_have_its_number(self) -> None:
        assert self.faults("%n card(s)", "eine Karte", "%n Karten") == []
        assert self.faults("%n card(s)", "%n Karte", "Karten") == ["other %n than in the English text"]
        assert self.faults("%n card(s)", "une carte", "%n cartes", language="fr") == [
            "other %n than in the English text"
        ]

    def test_in_a_letter_that_is_on_no_key(self) -> None:
        assert self.faults("&Save", "&保存", language="ja") == ["its letter stands in brackets, as in (&N)"]

    def test_in_a_list_of_replacements_only_if_it_is_empty(self) -> None:
        note = "peaceful words: the game"
        assert self.faults("War=Higher Card", "Krieg=Höchste Karte | …", comment=note) == []
        assert self.faults("War=Higher Card", "", comment=note) == ["it is empty; – stands for no list"]


class TestATranslator:
    """Gets texts as JSON, and gives them back."""

    @pytest.fixture(autouse=True)
    def _file(self, tools: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tools, self.file = tools, tmp_path / "warapp_de.ts"
        try:
            tools["ts_file"].run_lupdate(self.file, "de")
        except tools["release"].NoTool:
            pytest.skip("needs lupdate, which this build of PySide6_Essentials has not")
        monkeypatch.setattr(tools["exchange"], "path_of", lambda language: self.file)

    def entry(self, source: str, comment: str = "") -> dict[str, object]:
        entries = self.tools["exchange"].export("de", everything=True)
        return next(e for e in entries if (e["source"], e.get("comment", "")) == (source, comment))

    def test_is_told_where_and_what_for(self) -> None:
        entry = self.entry("the king", "what is beaten")
        told = r"\['warapp/words/cards\.py:\d+: Return a rank as what another beats: .* \| KING: .*'\]"
        assert re.fullmatch(told, str(entry["asked"]))
        assert self.entry("%n card(s)", "face down")["forms_for"] == ["1", "any other number"]

    def test_gives_back_what_has_no_fault_and_hears_of_the_rest(self) -> None:
        right = {**self.entry("the king", "what is beaten"), "translation": "den König"}
        wrong = {**self.entry("{name} is out."), "translation": "{nmae} ist raus."}
        gone = {"context": "words", "source": "gone", "translation": "weg"}
        entries = [right, wrong, self.entry("You're out."), gone]
        taken, refused = self.tools["exchange"].take_in("de", entries)
        assert taken == 1
        assert [fault.partition("]: ")[2] for fault in refused] == [
            "other placeholders than in the English text: {nmae} ist raus.",
            "there is no such text",
        ]
        assert self.entry("the king", "what is beaten")["translation"] == "den König"
        assert self.entry("the king", "after lower than")["translation"] == ""

    def test_keeps_translations_when_the_sources_change(self) -> None:
        translated = {**self.entry("%n joker(s)"), "translation": ["ein Joker", "%n Joker"]}
        self.tools["exchange"].take_in("de", [translated])
        self.tools["ts_file"].run_lupdate(self.file, "de")
        assert self.entry("%n joker(s)")["translation"] == ["ein Joker", "%n Joker"]


def test_only_a_finished_language_is_built(tools: dict[str, ModuleType], tmp_path: Path) -> None:
    text = (
        '<TS version="2.1" language="{language}"><context><name>words</name>'
        "<message><source>war</source><translation{state}>x</translation></message></context></TS>"
    )
    for language, state in (("de", ""), ("fr", ' type="unfinished"')):
        file = tmp_path / f"warapp_{language}.ts"
        file.write_text(text.format(language=language, state=state), encoding="utf-8")
    (tmp_path / "warapp_fr.qm").write_bytes(b"of yesterday")
    assert tools["release"].build(tmp_path) == [tmp_path / "warapp_de.qm"]
    assert {path.name for path in tmp_path.glob("*.qm")} == {"warapp_de.qm"}
    assert tools["release"].build(tmp_path, languages=["fr"]) == [tmp_path / "warapp_fr.qm"]


def test_a_few_new_texts_take_no_language_away(tools: dict[str, ModuleType], tmp_path: Path) -> None:
    done, new = "<translation>x</translation>", '<translation type="unfinished"></translation>'
    message = "<message><source>text {number}</source>{translation}</message>"
    for language, left in (("de", 5), ("fr", 6)):
        messages = [
            message.format(number=number, translation=new if number < left else done) for number in range(100)
        ]
        (tmp_path / f"warapp_{language}.ts").write_text(
            f'<TS language="{language}"><context><name>words</name>{"".join(messages)}</context></TS>',
            encoding="utf-8",
        )
    assert tools["release"].build(tmp_path) == [tmp_path / "warapp_de.qm"]


def test_all_that_the_desktop_is_told_can_be_translated(tools: dict[str, ModuleType]) -> None:
    messages = tools["ts_file"].read(TEXTS / "warapp_de.ts")
    known = {m.source: f"de {m.source}" for m in messages if m.context == "desktop"}
    files, used = tools["desktop_files"], set()
    for kind in ("desktop", "metainfo.xml", "mime.xml"):
        english = (LINUX / f"io.github.warapp.War.{kind}").read_text(encoding="utf-8")
        translate = files.translated_entry if kind == "desktop" else files.translated_xml
        made = translate(english, {"de": known})
        used |= {text for text in known.values() if text in made.replace("&amp;", "&")}
    assert used == set(known.values())


def test_languages_are_named_as_each_kind_of_file_does(tools: dict[str, ModuleType]) -> None:
    files, known = tools["desktop_files"], {"pt_BR": {"War": "Guerra", "round": "rodada"}}
    assert "Name[pt_BR]=Guerra" in files.translated_entry("Name=War", known)
    assert files.translated_entry("Name=War", {"de": {"War": ""}}) == "Name=War"
    assert '<name xml:lang="pt-BR">Guerra</name>' in files.translated_xml("<a><name>War</name></a>", known)
    mime = '<a xmlns="http://www.freedesktop.org/standards/shared-mime-info"><comment>round</comment></a>'
    assert '<comment xml:lang="pt_BR">rodada</comment>' in files.translated_xml(mime, known)


def test_the_command_writes_and_reads_json(
    tools: dict[str, ModuleType],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--all", "--context", "Actions", "--count", "2"]
    monkeypatch.setattr(sys, "argv", ["translate.py", "export", "de", *options])
    assert tools["translate"].main() == 0
    assert [entry["source"] for entry in json.loads(capsys.readouterr().out)] == ["&Round", "Dea&l"]
    broken = tmp_path / "broken.json"
    broken.write_text("[", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["translate.py", "import", "de", str(broken)])
    assert tools["translate"].main() == 1
    assert "is not JSON" in capsys.readouterr().err
