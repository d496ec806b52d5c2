"""The Preferences: what is chosen by pictures, fields and keys, and how the dialog folds."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.helpers.preferences import preferences
from tests.ui.helpers.window_driver import Game
from warapp.store.setting_values import Chrome, ReducedMotion
from warapp.store.settings import Settings, open_ini
from warapp.table.drawing.deck_style import BACKS
from warapp.ui.appearance.preferences.dialog import PreferencesDialog
from warapp.ui.widgets.picture_choice import PictureChoice
from warapp.vocabulary import FaceStyle, IndexLetters, SuitColours, ThemeName
from warapp.words.translation import Translator


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(open_ini(tmp_path / "settings.ini")[0], BACKS)


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings, heard: list[str]) -> PreferencesDialog:
    dialog = preferences(settings, play_sound=heard.append)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.resize(1_000, 700)
    settle()
    return dialog


@pytest.fixture
def font(qapp: QApplication) -> Iterator[QFont]:
    before = QFont(qapp.font())
    yield before
    qapp.setFont(before)


def settle() -> None:
    for _ in range(4):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def looks(choice: PictureChoice) -> QImage:
    return choice.grab().toImage()


def button(dialog: PreferencesDialog, text: str) -> QPushButton:
    return next(found for found in dialog.findChildren(QPushButton) if found.text() == text)


def test_tables_backs_faces_and_suits_are_chosen_by_clicking_their_pictures(
    dialog: PreferencesDialog, settings: Settings
) -> None:
    click(dialog.table.tables.choices[ThemeName.LIGHT])
    click(dialog.table.backs.choices["waves"])
    click(dialog.table.faces.choices[FaceStyle.BIG_NUMBERS])
    click(dialog.table.suits.choices[SuitColours.FOUR])
    chosen = settings.theme, settings.back, settings.face_style, settings.suit_colours
    assert chosen == (ThemeName.LIGHT, "waves", FaceStyle.BIG_NUMBERS, SuitColours.FOUR)


def test_there_is_a_picture_of_every_table_back_and_face(dialog: PreferencesDialog) -> None:
    page = dialog.table
    assert set(page.tables.choices) == set(ThemeName)
    assert set(page.backs.choices) == {"table", *BACKS}
    assert set(page.faces.choices) == set(FaceStyle)
    for row in (page.tables, page.backs, page.faces, page.suits):
        pictures = [bytes(looks(choice).constBits()) for choice in row.choices.values()]
        assert len(set(pictures)) == len(pictures)


def test_arrow_keys_move_the_choice_and_tab_leaves_the_row(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot
) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    tables, backs = dialog.table.tables.choices, dialog.table.backs.choices
    tables[ThemeName.GREEN].setFocus()
    QTest.keyClick(tables[ThemeName.GREEN], Qt.Key.Key_Right)
    assert settings.theme is ThemeName.NIGHT_BLUE
    assert dialog.focusWidget() is tables[ThemeName.NIGHT_BLUE]
    QTest.keyClick(tables[ThemeName.NIGHT_BLUE], Qt.Key.Key_Tab)
    assert dialog.focusWidget() is backs["table"]


def test_a_screen_reader_hears_the_name_the_place_and_whether_it_is_chosen(dialog: PreferencesDialog) -> None:
    chosen, other = (dialog.table.tables.choices[name] for name in (ThemeName.GREEN, ThemeName.LIGHT))
    for choice, name, place, checked in (
        (chosen, "Green felt", "1 of 5", True),
        (other, "Light", "4 of 5", False),
    ):
        interface = QAccessible.queryAccessibleInterface(choice)
        assert interface.role() == QAccessible.Role.RadioButton
        assert interface.text(QAccessible.Text.Name) == name
        assert interface.text(QAccessible.Text.Description) == place
        assert bool(interface.state().checked) is checked


def test_pictures_show_what_else_is_chosen(dialog: PreferencesDialog, settings: Settings) -> None:
    page = dialog.table
    watched = [
        page.faces.choices[FaceStyle.LARGE_INDEX],
        page.tables.choices[ThemeName.WARM_WOOD],
        page.backs.choices["table"],
    ]
    before = [looks(choice) for choice in watched]

    def changed() -> list[bool]:
        return [looks(choice) != image for choice, image in zip(watched, before, strict=True)]

    settings.value_dots = True
    assert changed() == [True, True, False]
    settings.value_dots = False
    assert changed() == [False, False, False]
    settings.theme = ThemeName.NIGHT_BLUE
    assert changed() == [True, False, True]
    settings.back = "plain"
    assert changed() == [True, True, True]


def test_a_chant_is_offered_where_children_say_one(
    settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for chant, is_offered in (("I – de – clare – war!", True), ("–", False)):
        monkeypatch.setattr(Translator, "tr", lambda words, text, *about, said=chant: said)
        dialog = preferences(settings)
        qtbot.addWidget(dialog)
        assert dialog.motion.chant.isVisibleTo(dialog.motion) is is_offered


def test_the_language_is_chosen_by_its_own_name(dialog: PreferencesDialog, settings: Settings) -> None:
    box = dialog.window_page.language
    assert [box.itemText(index) for index in range(box.count())][:1] == ["Like the system"]
    box.setCurrentIndex(box.findText("English"))
    box.activated.emit(box.currentIndex())
    assert settings.language == "en"
    settings.language = ""
    assert box.currentIndex() == 0


def test_dots_and_letters_are_chosen(dialog: PreferencesDialog, settings: Settings) -> None:
    dialog.table.dots.box.click()
    letters = dialog.table.letters
    assert [letters.itemText(index) for index in range(3)] == [
        "As in the language: A K Q J",
        "A K Q J",
        "A K D B",
    ]
    letters.setCurrentIndex(2)
    letters.activated.emit(2)
    assert (settings.value_dots, settings.index_letters) == (True, IndexLetters.GERMAN)
    letters.activated.emit(0)
    assert settings.index_letters is None


def test_look_text_motion_and_sound_are_chosen(
    dialog: PreferencesDialog, settings: Settings, font: QFont
) -> None:
    dialog.pages.show_page(1)
    click(dialog.window_page.look.segments.group.button(2))
    dialog.window_page.text_size.slider.setValue(123)
    dialog.pages.show_page(2)
    click(dialog.motion.motion.segments.group.button(2))
    dialog.motion.volume.slider.setValue(38)
    dialog.motion.note.box.click()
    dialog.motion.chant.box.click()
    dialog.motion.steps.box.click()
    assert (settings.war_chant, settings.war_steps) == (False, True)
    assert (settings.chrome, settings.text_size) == (Chrome.DARK, 120)
    assert (settings.reduced_motion, settings.volume) == (ReducedMotion.ON, 40)
    assert not settings.battle_note
    assert dialog.motion.volume.value.text() == "40 %"


def test_a_slider_says_what_it_would_be_before_it_is_let_go(
    dialog: PreferencesDialog, settings: Settings
) -> None:
    dialog.pages.show_page(1)
    row = dialog.window_page.text_size
    row.moved.emit(180)
    assert (row.value.text(), settings.text_size) == ("180 %", 100)


def test_the_volume_can_be_tried_unless_all_is_mute(
    dialog: PreferencesDialog, settings: Settings, heard: list[str]
) -> None:
    dialog.pages.show_page(2)
    click(dialog.motion.try_it)
    assert heard == ["war"]
    dialog.motion.muted.box.click()
    assert settings.muted
    assert not dialog.motion.try_it.isEnabled()


def test_defaults_come_back_together(dialog: PreferencesDialog, settings: Settings, font: QFont) -> None:
    settings.theme, settings.back, settings.face_style = ThemeName.LIGHT, "rays", FaceStyle.LARGE_INDEX
    settings.value_dots, settings.index_letters = True, IndexLetters.POLISH
    settings.chrome, settings.volume, settings.battle_note = Chrome.DARK, 10, False
    settings.war_chant, settings.war_steps = False, True
    click(button(dialog, "&Restore defaults"))
    assert (settings.theme, settings.back, settings.face_style) == (
        ThemeName.GREEN,
        "table",
        FaceStyle.CLASSIC,
    )
    assert (settings.value_dots, settings.chrome) == (False, Chrome.SYSTEM)
    assert settings.index_letters is None
    assert (settings.volume, settings.battle_note) == (70, True)
    assert (settings.war_chant, settings.war_steps) == (True, False)
    assert dialog.table.tables.choices[ThemeName.GREEN].isChecked()


def test_pages_are_chosen_in_a_list_by_tabs_or_in_a_box_as_there_is_room(
    dialog: PreferencesDialog, qapp: QApplication, font: QFont
) -> None:
    pages = dialog.pages

    def shown() -> list[bool]:
        settle()
        return [chooser.isVisible() for chooser in (pages.list, pages.tabs, pages.box)]

    assert shown() == [True, False, False]
    dialog.resize(640, 500)
    assert shown() == [False, True, False]
    large = QFont(font)
    large.setPointSizeF(font.pointSizeF() * 2)
    qapp.setFont(large)
    dialog.resize(560, 500)
    assert shown() == [False, False, True]
    pages.box.activated.emit(2)
    assert (pages.list.currentRow(), pages.tabs.currentIndex()) == (2, 2)
    assert dialog.motion.isVisible()


def test_control_tab_turns_pages(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for key, page in (
        (Qt.Key.Key_Tab, dialog.window_page),
        (Qt.Key.Key_Tab, dialog.motion),
        (Qt.Key.Key_Tab, dialog.ease),
        (Qt.Key.Key_Tab, dialog.table),
        (Qt.Key.Key_Backtab, dialog.ease),
    ):
        modifiers = Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Backtab:
            modifiers |= Qt.KeyboardModifier.ShiftModifier
        focused = dialog.focusWidget()
        assert focused
        QTest.keyClick(focused, key, modifiers)
        assert page.isVisible()


def test_words_that_have_no_room_beside_each_other_are_in_a_list(dialog: PreferencesDialog) -> None:
    dialog.pages.show_page(2)
    field = dialog.motion.motion
    assert field.segments.isVisible()
    field.resize(field.segments.sizeHint().width() - 1, field.height())
    assert (field.segments.isVisible(), field.box.isVisible()) == (False, True)
    field.box.activated.emit(1)
    assert field.segments.index == 1


def test_pictures_grow_with_large_text(dialog: PreferencesDialog, settings: Settings) -> None:
    choice = dialog.table.backs.choices["stars"]
    before = choice.sizeHint().height()
    settings.text_size = 150
    assert choice.sizeHint().height() == before + 28


def test_help_and_values_follow_the_text_size(
    dialog: PreferencesDialog, settings: Settings, qapp: QApplication, font: QFont
) -> None:
    help_label = dialog.table.dots.findChildren(QWidget)[1]
    before = help_label.font().pointSizeF()
    large = QFont(font)
    large.setPointSizeF(font.pointSizeF() * 2)
    qapp.setFont(large)
    settle()
    assert help_label.font().pointSizeF() == pytest.approx(2 * before)


def test_the_table_behind_changes_at_once(game: Game) -> None:
    dialog = preferences(game.settings, game.window)
    click(dialog.table.tables.choices[ThemeName.HIGH_CONTRAST])
    assert game.settings.theme is ThemeName.HIGH_CONTRAST
    assert game.view.grab().toImage().pixelColor(3, 3).lightness() == 0
    dialog.deleteLater()
