"""The deck and the icons as files: complete, drawn by their scripts alone, and plain enough for Qt."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, imports
from warapp.engine.cards import ACE, ALL_CARDS, JACK, JOKERS, Card
from warapp.table.drawing.deck_style import (
    BLACK,
    FOUR_COLOURS,
    JOKER_INKS,
    PAPER,
    RED,
    ink_of,
    two_colour_ink,
)
from warapp.vocabulary import SuitColours

CARDS, ICONS = ROOT / "resources" / "cards", ROOT / "resources" / "icons"
TOOLS = ROOT / "resources" / "tools"
CARD_TOOLS, ICON_TOOLS = TOOLS / "cards", TOOLS / "icons"
COLOURS = {"PAPER": PAPER, "RED": RED, "BLACK": BLACK}
PLAIN_ELEMENTS = {"svg", "g", "defs", "use", "path", "ellipse"}
PICTURE_BYTES, BACK_BYTES = 15 * 1024, 40 * 1024
PICTURED = [card for card in ALL_CARDS if card.rank >= JACK]


def pictures() -> dict[str, str]:
    return {path.stem: path.read_text(encoding="ascii") for path in (CARDS / "pictures").glob("*.svg")}


def backs() -> dict[str, str]:
    return {path.stem: path.read_text(encoding="ascii") for path in (CARDS / "backs").glob("*.svg")}


def drawn(script: Path, folder: Path, *options: str) -> dict[str, bytes]:
    """What a script draws into an empty folder, with options of Python."""
    subprocess.run([sys.executable, "-B", *options, script, "--out", folder], check=True, timeout=120)
    return files(folder)


def files(folder: Path, pattern: str = "*") -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob(pattern)
        if path.is_file() and path.suffix not in (".py", ".pyc")
    }


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, by WCAG 2.1."""

    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_courts_aces_and_jokers_have_a_picture_and_no_other_card_has() -> None:
    assert set(pictures()) == {str(card) for card in PICTURED}
    assert len(pictures()) == 20


def test_there_are_at_least_five_backs() -> None:
    assert len(backs()) >= 5


def test_the_deck_is_what_its_script_draws_byte_for_byte(tmp_path: Path) -> None:
    without_packages = "-S"
    assert drawn(CARD_TOOLS / "draw.py", tmp_path, without_packages) == files(CARDS)


def test_the_icons_are_what_their_script_draws_byte_for_byte(tmp_path: Path) -> None:
    again = drawn(ICON_TOOLS / "draw.py", tmp_path)
    assert {name: data for name, data in again.items() if name.endswith(".svg")} == files(ICONS, "*.svg")
    assert set(again) == set(files(ICONS))


def test_the_deck_is_drawn_with_the_standard_library_alone() -> None:
    scripts = sorted(CARD_TOOLS.glob("*.py"))
    own = {script.stem for script in scripts}
    taken = {name.partition(".")[0] for script in scripts for name in imports(script)}
    assert {"svg", "math", "warapp"} <= taken
    assert taken - own - {"warapp"} - set(sys.stdlib_module_names) == set()


def test_no_script_draws_by_chance() -> None:
    taken = {
        name for script in [*CARD_TOOLS.glob("*.py"), *ICON_TOOLS.glob("*.py")] for name in imports(script)
    }
    assert taken & {"random", "secrets", "time", "datetime", "uuid"} == set()


@pytest.mark.parametrize("folder", ["cards/pictures", "cards/backs", "icons", "icons/symbolic"])
def test_pictures_use_only_what_every_renderer_shows_alike(folder: str) -> None:
    """No text (fonts differ), no clipping, masks, filters, patterns, style sheets or pictures within."""
    found: set[str] = set()
    for path in (ROOT / "resources" / folder).glob("*.svg"):
        svg = path.read_text(encoding="ascii")
        found |= set(re.findall(r"<(\w+)", svg))
        assert not re.search(
            r"\b(style|class|clip-path|mask|filter)=|url\(|https?://(?!www\.w3\.org/)", svg
        ), path
    assert found <= PLAIN_ELEMENTS
    assert "path" in found


def test_cards_are_five_by_seven() -> None:
    for svg in (*pictures().values(), *backs().values()):
        assert 'viewBox="0 0 500 700"' in svg


def test_files_are_small() -> None:
    assert {name: len(svg) for name, svg in pictures().items() if len(svg) > PICTURE_BYTES} == {}
    assert {name: len(svg) for name, svg in backs().items() if len(svg) > BACK_BYTES} == {}


@pytest.mark.parametrize("card", PICTURED, ids=str)
def test_the_colour_of_a_suit_stands_for_nothing_else(card: Card) -> None:
    """A four-colour deck replaces it in the picture of an ace, wherever it is found."""
    found = {colour for colour in (RED, BLACK) if colour in pictures()[str(card)].upper()}
    assert found == ({two_colour_ink(card.suit)} if card.rank == ACE else set())


def test_the_scripts_draw_in_the_colours_of_the_program() -> None:
    script = (CARD_TOOLS / "suits.py").read_text(encoding="utf-8")
    assert [f'{name} = "{colour}"' in script for name, colour in COLOURS.items()] == [True] * 3


def test_indices_stand_out_from_the_paper() -> None:
    inks = {ink_of(card, colours) for card in ALL_CARDS for colours in SuitColours}
    assert inks == {RED, BLACK, *FOUR_COLOURS.values(), *JOKER_INKS.values()}
    assert min(contrast(colour, PAPER) for colour in inks) >= 4.5


@pytest.mark.parametrize("joker", JOKERS, ids=str)
def test_the_index_of_a_joker_has_a_colour_of_its_picture(joker: Card) -> None:
    assert JOKER_INKS[joker.copy] in pictures()[str(joker)]


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_symbols_have_no_colour_of_their_own() -> None:
    symbols = files(ICONS / "symbolic")
    assert set(symbols) >= {
        f"{name}.svg"
        for name in (
            "turn-cards",
            "play-ten",
            "new-round",
            "auto-play",
            "restart",
            "pause",
            "sound-on",
            "sound-off",
        )
    }
    for name, data in symbols.items():
        painted = set(re.findall(rb'(?:fill|stroke)="([^"]*)"', data))
        assert painted - {b"none"} == {b"currentColor"}, name


def test_functions_of_the_scripts_are_short() -> None:
    long = {
        f"{script.name}: {node.name}"
        for script in [*CARD_TOOLS.glob("*.py"), *ICON_TOOLS.glob("*.py")]
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 45
    }
    assert long == set()
