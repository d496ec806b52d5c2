"""The style of the cards, as the settings, the rules, the table and the language have it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from tests.ui.helpers.window_driver import Game
from warapp.engine import PLAYBOOK, Ace, Rules
from warapp.store.settings import Settings, open_ini
from warapp.table.drawing.deck_style import BACKS, DeckStyle
from warapp.ui.appearance.deck import deck_style
from warapp.vocabulary import FaceStyle, IndexLetters, ThemeName, ValueDots


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(open_ini(tmp_path / "settings.ini")[0], BACKS)


@pytest.fixture
def german() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("de_AT"))
    yield
    QLocale.setDefault(before)


def test_at_first_all_is_classic(settings: Settings) -> None:
    assert deck_style(settings, PLAYBOOK) == DeckStyle("stars", faces=FaceStyle.CLASSIC)


def test_a_back_goes_with_the_table_until_one_is_chosen(settings: Settings) -> None:
    settings.theme = ThemeName.NIGHT_BLUE
    assert deck_style(settings, PLAYBOOK).back == "rays"
    settings.back = "waves"
    assert deck_style(settings, PLAYBOOK).back == "waves"
    settings.theme = ThemeName.GREEN
    settings.back = "table"
    assert deck_style(settings, PLAYBOOK).back == "stars"


@pytest.mark.usefixtures("german")
def test_letters_are_those_of_the_language_until_others_are_chosen(settings: Settings) -> None:
    assert deck_style(settings, PLAYBOOK).letters is IndexLetters.GERMAN
    settings.index_letters = IndexLetters.FRENCH
    assert deck_style(settings, PLAYBOOK).letters is IndexLetters.FRENCH


def test_dots_say_what_an_ace_is_worth_in_the_rules(settings: Settings) -> None:
    low = Rules(ace=Ace.LOW)
    assert deck_style(settings, low).dots is ValueDots.NONE
    settings.value_dots = True
    assert deck_style(settings, low).dots is ValueDots.ACE_LOW
    assert deck_style(settings, PLAYBOOK).dots is ValueDots.ACE_HIGH


def test_the_table_follows_settings_and_rules(game: Game) -> None:
    table_art = game.view.scene()._art  # type: ignore[attr-defined]
    game.settings.value_dots = True
    game.settings.face_style = FaceStyle.LARGE_INDEX
    assert table_art.style == DeckStyle(faces=FaceStyle.LARGE_INDEX, dots=ValueDots.ACE_HIGH)
    game.settings.theme = ThemeName.NIGHT_BLUE
    assert table_art.style.back == "rays"
    game.session.new_round(Rules(ace=Ace.LOW))
    assert table_art.style.dots is ValueDots.ACE_LOW
