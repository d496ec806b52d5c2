"""Every number on screen is written as the locale writes it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.source_files import ROOT, nodes_of, python_files
from tests.ui.conftest import Open
from tests.ui.helpers.forecast_driver import figures_of
from tests.ui.helpers.history_driver import history_of, prepared
from tests.ui.helpers.window_driver import of_deal
from warapp.engine import Rules
from warapp.session import Round
from warapp.ui.deals.dialog import DealDialog
from warapp.ui.forecast.figures import Bar
from warapp.ui.forecast.panel import ForecastPanel
from warapp.ui.widgets.numbers import clock_text, day_text, number_text
from warapp.words import with_english_fallback
from warapp.words.forecast_text import minutes_words
from warapp.words.guide.sections import guide
from warapp.words.translation import Translator

LONG = Rules(seats=3, battle_limit=100_000)
NUMBERS = {
    "number", "count", "rounds", "limit", "last",
    "cards", "battles", "least", "most", "low", "high", "pot", "depth",
    "wars", "longest", "hours", "minutes", "seconds",
}  # fmt: skip
"""The names of what is filled into a text as a number."""
FILLERS = {"format", "tell", "tell_all"}
WRITERS = {"number", "number_text", "clock_text"}
NAMES_OF_DEALS = {
    ("warapp/ui/deals/dialog.py", "deal.deal_number"),
    ("warapp/ui/deals/dialog.py", "number"),
    ("warapp/ui/deals/controller.py", "self.number"),
    ("warapp/ui/files/controller.py", "number"),
    ("warapp/ui/open_hands/controller.py", "show.deal_number"),
    ("warapp/ui/rules/dialog.py", "self._deal_number"),
    ("warapp/ui/rules/other_rules_dialog.py", "number"),
    ("warapp/ui/window/round_status.py", "number"),
    ("warapp/ui/window/round_status.py", "self._number"),
    ("warapp/words/result.py", "record.deal_number"),
}
"""The number of a deal is typed and copied: it stays in plain digits."""
WRITTEN_BEFORE = {
    ("warapp/ui/forecast/panel.py", "last"),
    ("warapp/words/forecast_text.py", "counted"),
    ("warapp/words/lab/rules_sentence.py", "limit"),
    ("warapp/words/lab/rules_sentence.py", "sentence"),
    ("warapp/words/lesson/progress.py", "each"),
    ("warapp/words/lesson/progress.py", "last"),
    ("warapp/words/round_end.py", "cards"),
    ("warapp/words/translation.py", "items[-1]"),
}
"""What is a text already."""


@pytest.fixture(params=["de", "ar_EG", "en"])
def locale(request: pytest.FixtureRequest) -> Iterator[QLocale]:
    before, locale = QLocale(), QLocale(request.param)
    QLocale.setDefault(locale)
    yield locale
    QLocale.setDefault(before)


@pytest.fixture
def words(locale: QLocale) -> Translator:
    return Translator(with_english_fallback(QCoreApplication.translate, number_text))


def calls_of_format() -> Iterator[tuple[str, int, str, ast.expr]]:
    """Yield what is filled in as a number: the file, the line, its name and the expression."""
    for path in python_files("warapp"):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(("warapp/ui/", "warapp/words/", "warapp/table/")):
            continue
        for node in nodes_of(path, ast.Call):
            if getattr(node.func, "attr", "") in FILLERS:
                yield from ((name, node.lineno, k.arg or "", k.value) for k in node.keywords)


def is_written(expression: ast.expr) -> bool:
    """Whether a number is written by the one that knows the language."""
    if isinstance(expression, ast.Call):
        function = expression.func
        return (function.attr if isinstance(function, ast.Attribute) else function.id) in WRITERS  # type: ignore[attr-defined]
    return False


def test_every_number_in_a_text_is_written_in_the_one_way() -> None:
    filled = [call for call in calls_of_format() if call[2] in NUMBERS]
    assert len(filled) > 40
    raw = {(name, ast.unparse(value)) for name, _, _, value in filled if not is_written(value)}
    assert raw == NAMES_OF_DEALS | WRITTEN_BEFORE


def test_no_text_of_the_window_is_written_with_decimals_or_groups_of_its_own() -> None:
    found = []
    for path in python_files("warapp"):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(("warapp/ui/", "warapp/words/", "warapp/table/")):
            for node in nodes_of(path, ast.FormattedValue):
                if node.format_spec:
                    spec = ast.unparse(node.format_spec)
                    if "," in spec or "f" in spec.strip("f'\""):
                        found.append(f"{name}: {spec}")
    assert {where.partition(":")[0] for where in found} <= {
        "warapp/words/translation.py",  # English, where no window is
        "warapp/ui/forecast_chart.py",  # a style sheet
    }
    assert found


def test_numbers_are_those_of_the_language(locale: QLocale) -> None:
    expected = {
        "de": ("100.000", "3,2", "12:05"),
        "ar": ("١٠٠٬٠٠٠", "٣٫٢", "١٢:٠٥"),
        "en": ("100,000", "3.2", "12:05"),
    }
    said = (number_text(100_000), number_text(3.2, 1), clock_text(725))
    assert said == expected[locale.name().partition("_")[0]]


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en_GB", "4 September"),
        ("en_US", "September 4"),
        ("de", "4. September"),
        ("fr", "4 septembre"),
        ("es", "4 de septiembre"),
        ("pt_BR", "4 de setembro"),
        ("it", "4 settembre"),
        ("ja", "9月4日"),
        ("zh_CN", "9月4日"),
        ("he", "4 בספטמבר"),
        ("ar_EG", "٤ سبتمبر"),
    ],
    indirect=["locale"],
)
def test_a_day_is_written_as_in_the_language(locale: QLocale, expected: str) -> None:
    assert day_text(date(2026, 9, 4)) == expected


def test_counted_things_are_written_so_with_and_without_a_plural(words: Translator, locale: QLocale) -> None:
    assert words.tr("%n battle(s)", "", 12_345) == f"{locale.toString(12_345)} battles"
    assert words.tr("%n battle(s)", "", 1) == f"{locale.toString(1)} battle"
    assert minutes_words(200, words) == f"{locale.toString(3.3, 'f', 1)} hours"


def test_the_guide_says_limits_so(locale: QLocale) -> None:
    said = str(guide(LONG, with_english_fallback(QCoreApplication.translate, number_text)))
    assert f"{locale.toString(100_000)} battles" in said


def test_the_bar_and_the_history_say_battles_so(open_round: Open, locale: QLocale) -> None:
    game = prepared(open_round(of_deal(1, LONG, battles=1_234)))
    status = " ".join(game.status)  # on one line, or folded onto two in a wide font
    assert f"Battle {locale.toString(1_234)} / {locale.toString(100_000)}" in status
    game.press("Ctrl+H")
    shown = [label.text() for label in history_of(game).dock.findChildren(QLabel)]
    assert any(locale.toString(1_234) in text for text in shown)
    assert not any("1234" in text for text in shown)


def test_the_forecast_says_rounds_and_shares_so(qtbot: QtBot, locale: QLocale) -> None:
    panel = ForecastPanel(with_english_fallback(QCoreApplication.translate, number_text), "")
    qtbot.addWidget(panel)
    panel.show_figures(figures_of(rounds=6))
    assert f"{locale.toString(6)}." in panel.played.text()
    panel.unit.group.button(1).click()
    bar = Bar(1_000, 1_000, 0.5)
    assert panel.bar_label(bar) == f"{locale.toString(1_000)} – {locale.toString(1_999)}"


def test_the_dialog_of_deals_says_their_most_so(qtbot: QtBot, locale: QLocale) -> None:
    dialog = DealDialog(Round.at(of_deal(1)), with_english_fallback(QCoreApplication.translate, number_text))
    qtbot.addWidget(dialog)
    dialog._read("9999999999")
    assert any(locale.toString(2_147_483_647) in label.text() for label in dialog.findChildren(QLabel))
