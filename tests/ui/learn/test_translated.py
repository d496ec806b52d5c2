"""Every word of a lesson and of its dialogs reaches the translator."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.extracted_texts import Marking, outside_of_marks
from tests.ui.helpers.window_driver import Game
from tests.ui.learn.test_dialogs_fit import MIA, child, grown_ups, paper, progress, who
from tests.ui.rules.test_translated import texts_of
from warapp.learn.settings import Battles, LessonSettings, Mode
from warapp.store.settings import Settings, open_ini
from warapp.table.drawing.deck_style import BACKS
from warapp.ui.learn.children import Children
from warapp.ui.learn.choices import write_choices
from warapp.ui.learn.choose.mode_page import ModePage
from warapp.ui.learn.lesson.page import LessonPage
from warapp.ui.learn.lesson.step import Step
from warapp.ui.widgets.numbers import number_text
from warapp.words import with_english_fallback

_NO_WORDS = re.compile(r"[\W\d_]*|A4?|Letter|Mia|Ben|Maximiliane|[QO]", re.UNICODE)


@pytest.fixture(autouse=True)
def marked(qapp: QApplication) -> Iterator[None]:
    translator = Marking()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def own_words(texts: list[str]) -> list[str]:
    return [text for text in texts if not _NO_WORDS.fullmatch(outside_of_marks(text))]


@pytest.mark.parametrize("make", [grown_ups, who, child, progress, paper])
def test_a_dialog_has_no_text_of_its_own(
    qtbot: QtBot,
    tmp_path: Path,
    make: Callable[[QWidget, Settings, Children], QDialog],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tests.ui.learn import test_dialogs_fit as dialogs_made

    translate = with_english_fallback(QCoreApplication.translate, number_text)
    monkeypatch.setattr(dialogs_made, "english", translate)
    window = QWidget()
    qtbot.addWidget(window)
    children = Children(window)
    children.known = (MIA,)
    dialog = make(window, Settings(open_ini(tmp_path / "settings.ini")[0], BACKS), children)
    texts = [text for widget in (dialog, *dialog.findChildren(QWidget)) for text in texts_of(widget) if text]
    assert len(texts) > 3
    given = {"Change a child", "&Save", "There's no voice for English here."}  # by what opens it
    assert set(own_words(texts)) <= given


def names_on(page: QWidget) -> list[str]:
    names = [button.accessibleName() for button in page.findChildren(QAbstractButton) if button.isVisible()]
    return [page.accessibleName(), *names]


@pytest.mark.parametrize("mode", Mode)
def test_a_lesson_has_no_text_of_its_own(game: Game, mode: Mode) -> None:
    game.prepare()
    game.settings.lesson = write_choices(LessonSettings(mode=mode, length=Battles(4)))
    lessons = game.features.learn.lessons()
    lessons.open()
    assert isinstance(lessons.page, ModePage)
    assert own_words(names_on(lessons.page)) == []
    lessons.play()
    page = lessons.page
    assert isinstance(page, LessonPage)
    texts = []
    while page.flow.step is not Step.OVER:
        page.table.skip()
        if page.flow.step is Step.ASKING:
            page.flow.help()
            texts += [*names_on(page), page.bubble.words]
            page.flow.answer(page.flow.question.answer)
        else:
            texts += [*names_on(page), page.bubble.words]
            page.press_primary()
    texts += [*names_on(page), page.bubble.words, page.flow.praise.text]
    assert own_words(texts) == []
