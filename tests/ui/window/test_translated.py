"""Every text that a person sees goes through Qt's translation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.extracted_texts import CLOSE, OPEN, Marking, outside_of_marks
from tests.ui.conftest import Drawn, Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import PRESETS, Rules, Shortage
from warapp.table.band import words
from warapp.ui.errors.about_dialog import AboutDialog


@pytest.fixture
def marked(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    translator = Marking()
    qapp.installTranslator(translator)
    monkeypatch.setattr(words, "_broken", lambda text, font, width: (text,))  # so that no mark is cut off
    yield
    qapp.removeTranslator(translator)


def texts_of(thing: QWidget | QAction) -> list[str]:
    """All that a person reads or hears of something."""
    if isinstance(thing, QAction):
        return [thing.text(), thing.toolTip(), thing.statusTip()]
    texts = [thing.windowTitle(), thing.toolTip(), thing.accessibleName(), thing.accessibleDescription()]
    text = getattr(thing, "text", None)
    return [*texts, text()] if callable(text) else texts


def texts_in(game: Game) -> list[str]:
    things: list[QWidget | QAction] = [game.window]
    things += [*game.window.findChildren(QWidget), *game.window.findChildren(QAction)]
    own = [thing for thing in things if not thing.objectName().startswith("qt_")]
    return [text for thing in own for text in texts_of(thing) if text]


def unmarked(game: Game) -> list[str]:
    return [text for text in [*texts_in(game), *game.announced] if outside_of_marks(text)]


def unmarked_on_table(drawn: set[str]) -> list[str]:
    """The words painted on the table that are not translated; where one is cut, its mark is cut off too."""
    painted = [text.replace("…", CLOSE) for text in drawn]
    assert any(OPEN in text for text in painted)
    return [text for text in painted if outside_of_marks(text)]


def test_marks_are_found() -> None:
    assert outside_of_marks("««a» (b)» 12 – «c»") == ""
    assert outside_of_marks("«a» b") == "b"


@pytest.mark.usefixtures("marked")
def test_a_fresh_window_has_no_text_of_its_own(open_round: Open) -> None:
    game = open_round(of_deal(1))
    assert len(texts_in(game)) > 60
    assert unmarked(game) == []


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("name", PRESETS)
def test_a_round_of_any_preset_is_told_in_translated_words(open_round: Open, drawn: Drawn, name: str) -> None:
    game = open_round(of_deal(3, PRESETS[name]))
    game.listen()
    for _ in range(25):
        game.press("Space")
        game.frame(2_500)
        assert unmarked(game) == []
        game.press("Space")
    assert unmarked(game) == []
    assert unmarked_on_table(drawn()) == []


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    "piles",
    [("KC 3C", "9D"), ("9C", "9D"), ("2C", "KD AD AC", "QS 6S"), ("9C 2C", "9D 3D 4D")],
    ids=["won", "drawn", "out", "short"],
)
def test_an_end_is_told_in_translated_words(open_round: Open, drawn: Drawn, piles: tuple[str, ...]) -> None:
    rules = Rules(seats=len(piles), shortage=Shortage.LOSES)
    game = open_round(of_piles(*piles, rules=rules))
    game.listen()
    while not game.session.is_over:
        game.press("Space")
        game.finish(200)
        assert unmarked(game) == []
    assert unmarked_on_table(drawn()) == []


@pytest.mark.usefixtures("marked")
def test_what_opens_over_the_window_is_translated(open_round: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_round(of_deal(1))
    shown: list[QWidget] = []
    monkeypatch.setattr(
        AboutDialog, "exec", lambda dialog: shown.extend([dialog, *dialog.findChildren(QWidget)])
    )
    game.actions.about.trigger()
    said = [text for thing in shown for text in texts_of(thing) if text]
    assert len(said) >= 12
    assert [text for text in said if outside_of_marks(text)] == []
    game.press("P")
    assert any("Pause" in widget.accessibleName() for widget in game.window.findChildren(QWidget))
    assert unmarked(game) == []


@pytest.mark.usefixtures("marked")
def test_every_speed_has_translated_words(open_round: Open) -> None:
    game = open_round(of_deal(1))
    for key in "----++++++++":
        game.press(key)
        assert unmarked(game) == []
