"""The deck and the icons as files: complete, drawn by their scripts alone, and plain enough for Qt."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, imports
from warapp.engine.cards import ALL_CARDS, Card, Suit

CARDS, ICONS = ROOT / "resources" / "cards", ROOT / "resources" / "icons"
TOOLS = ROOT / "resources" / "tools"
CARD_TOOLS, ICON_TOOLS = TOOLS / "cards", TOOLS / "icons"
PAPER, RED, BLACK = "#FDFBF6", "#C4122F", "#1C1B20"
FOUR_COLOURS = ("#1A7F37", "#1565C0")
PLAIN_ELEMENTS = {"svg", "g", "defs", "use", "path", "ellipse"}
FACE_BYTES, BACK_BYTES = 15 * 1024, 40 * 1024


def faces() -> dict[str, str]:
    return {path.stem: path.read_text(encoding="ascii") for path in (CARDS / "faces").glob("*.svg")}


def backs() -> dict[str, str]:
    return {path.stem: path.read_text(encoding="ascii") for path in (CARDS / "backs").glob("*.svg")}


def drawn(script: Path, folder: Path) -> dict[str, bytes]:
    """What a script draws into an empty folder."""
    subprocess.run([sys.executable, "-B", script, "--out", folder], check=True, timeout=120)
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


def index_colours(svg: str) -> set[str]:
    """The colours of the rank and of the suit in the corner of a face."""
    corner = svg[svg.index('id="rank"') : svg.index("<use", svg.index('id="rank"'))]
    return set(re.findall(r'fill="(#\w+)"', corner))


def test_every_card_has_a_face_and_there_is_no_other() -> None:
    assert set(faces()) == {str(card) for card in ALL_CARDS}
    assert len(faces()) == 56


def test_there_are_at_least_five_backs() -> None:
    assert len(backs()) >= 5


def test_the_deck_is_what_its_script_draws_byte_for_byte(tmp_path: Path) -> None:
    assert drawn(CARD_TOOLS / "draw.py", tmp_path) == files(CARDS)


def test_the_icons_are_what_their_script_draws_byte_for_byte(tmp_path: Path) -> None:
    again = drawn(ICON_TOOLS / "draw.py", tmp_path)
    assert {name: data for name, data in again.items() if name.endswith(".svg")} == files(ICONS, "*.svg")
    assert set(again) == set(files(ICONS))


def test_the_deck_is_drawn_with_the_standard_library_alone() -> None:
    scripts = sorted(CARD_TOOLS.glob("*.py"))
    own = {script.stem for script in scripts}
    taken = {name.partition(".")[0] for script in scripts for name in imports(script)}
    assert {"svg", "math"} <= taken
    assert taken - own - set(sys.stdlib_module_names) == set()


def test_no_script_draws_by_chance() -> None:
    taken = {
        name for script in [*CARD_TOOLS.glob("*.py"), *ICON_TOOLS.glob("*.py")] for name in imports(script)
    }
    assert taken & {"random", "secrets", "time", "datetime", "uuid"} == set()


@pytest.mark.parametrize("folder", ["cards/faces", "cards/backs", "icons", "icons/symbolic"])
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
    for svg in (*faces().values(), *backs().values()):
        assert 'viewBox="0 0 500 700"' in svg


def test_files_are_small() -> None:
    assert {name: len(svg) for name, svg in faces().items() if len(svg) > FACE_BYTES} == {}
    assert {name: len(svg) for name, svg in backs().items() if len(svg) > BACK_BYTES} == {}


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_the_colour_of_a_suit_stands_for_nothing_else(card: Card) -> None:
    """A four-colour deck replaces it in the file of a club or a diamond, wherever it is found."""
    svg = faces()[str(card)]
    present = {colour for colour in (RED, BLACK) if colour in svg.upper()}
    expected = {
        Suit.CLUBS: {BLACK},
        Suit.SPADES: {BLACK},
        Suit.HEARTS: {RED},
        Suit.DIAMONDS: {RED},
        Suit.JOKER: set(),
    }
    assert present == expected[card.suit]
    if card.suit is not Suit.JOKER:
        assert index_colours(svg) == present


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_indices_stand_out_from_the_paper(card: Card) -> None:
    svg = faces()[str(card)]
    assert f'id="card"><path fill="{PAPER}"' in svg
    colours = index_colours(svg)
    assert colours
    for colour in colours:
        assert contrast(colour, PAPER) >= 4.5


def test_the_colours_of_a_four_colour_deck_stand_out_from_the_paper() -> None:
    assert min(contrast(colour, PAPER) for colour in FOUR_COLOURS) >= 4.5


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
