"""What all dialogs share: colours from the palette, groups, segments, tiles, notices and empty states."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from warapp.table.drawing.theme import contrast
from warapp.ui.play.message_bar import Remedy
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.empty_state import EmptyState
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.notice import Notice, NoticeKind
from warapp.ui.widgets.picture_choice import PictureChoice
from warapp.ui.widgets.segments import Segments
from warapp.ui.widgets.style.colours import colours_of, is_high_contrast
from warapp.ui.widgets.style.signs import Sign, show_sign, sign_pixmap
from warapp.ui.widgets.style.style_sheet import style_sheet
from warapp.ui.widgets.tiles import Tile, TileGrid

_R = QPalette.ColorRole
LIGHT = {_R.Window: "#F3F2EE", _R.Base: "#FFFFFF", _R.WindowText: "#1E241F", _R.Highlight: "#1F7A52"}
DARK = {_R.Window: "#1F2326", _R.Base: "#2A2F33", _R.WindowText: "#ECEAE4", _R.Highlight: "#58C08F"}
BLACK = {
    _R.Window: "#000000",
    _R.Base: "#000000",
    _R.WindowText: "#FFFFFF",
    _R.Highlight: "#FFFF00",
    _R.HighlightedText: "#000000",
}


def palette_of(colours: dict[QPalette.ColorRole, str]) -> QPalette:
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    return palette


@pytest.mark.parametrize("palette", [LIGHT, DARK, BLACK], ids=["light", "dark", "black"])
def test_words_stand_out_from_what_is_behind_them_and_edges_from_what_they_surround(
    palette: dict[QPalette.ColorRole, str],
) -> None:
    colours = colours_of(palette_of(palette))

    def ratio(one: QColor, other: QColor) -> float:
        return contrast(one.name(), other.name())

    for words, ground in (
        (colours.text, colours.paper),
        (colours.text, colours.window),
        (colours.sub, colours.window),
        (colours.sub, colours.paper),
        (colours.warning_text, colours.warning),
        (colours.bad, colours.paper),
        (colours.bad, colours.bad_ground),
        (colours.on_soft, colours.soft),
        (colours.on_past, colours.past),
    ):
        assert ratio(words, ground) >= 4.5
    assert ratio(colours.edge, colours.paper) >= 3
    assert ratio(colours.accent, colours.window) >= 3


def test_a_black_and_white_palette_is_mixed_with_nothing() -> None:
    palette = palette_of(BLACK)
    assert is_high_contrast(palette)
    colours = colours_of(palette)
    used = {getattr(colours, name).name() for name in colours._fields if name != "border_px"}
    assert used <= {"#000000", "#ffffff", "#ffff00", palette.highlightedText().color().name()}
    assert colours.border_px == 2
    assert not is_high_contrast(palette_of(LIGHT))


def test_every_sign_is_drawn(qtbot: QtBot) -> None:
    for sign in Sign:
        image = sign_pixmap(sign, 24, 1.0, QColor("black")).toImage()
        drawn = sum(image.pixelColor(x, y).alpha() > 128 for x in range(24) for y in range(24))
        assert drawn > 20, sign


def test_back_and_forward_point_the_other_way_in_a_mirrored_window(qtbot: QtBot) -> None:
    def image(sign: Sign, *, mirrored: bool) -> object:
        return sign_pixmap(sign, 48, 1.0, QColor("black"), mirrored=mirrored).toImage()

    assert image(Sign.BACK, mirrored=True) != image(Sign.BACK, mirrored=False)
    assert image(Sign.PLAY, mirrored=True) == image(Sign.PLAY, mirrored=False)


@pytest.mark.parametrize("size", [15, 35])
def test_a_sign_on_a_button_is_as_large_as_it_is_wanted(qtbot: QtBot, size: int) -> None:
    button = QPushButton("Copy")
    qtbot.addWidget(button)
    show_sign(button, Sign.COPY, size)
    assert button.iconSize() == QSize(size, size)
    assert button.icon().actualSize(QSize(size, size)) == QSize(size, size)


def test_arrows_move_along_segments_and_tell_of_it(qtbot: QtBot) -> None:
    segments = Segments(["2", "3", "4"], "Players")
    qtbot.addWidget(segments)
    segments.show()
    chosen: list[int] = []
    segments.chosen.connect(chosen.append)
    segments.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        focused = segments.window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
    assert (chosen, segments.index) == ([1, 2, 1], 1)


def test_a_segment_is_chosen_by_a_click_and_by_the_program_in_silence(qtbot: QtBot) -> None:
    segments = Segments(["high", "low"])
    qtbot.addWidget(segments)
    segments.show()
    chosen: list[int] = []
    segments.chosen.connect(chosen.append)
    QTest.mouseClick(segments.group.button(1), Qt.MouseButton.LeftButton)
    segments.set_index(0)
    assert (chosen, segments.index) == ([1], 0)


def test_only_the_chosen_segment_is_reached_by_tab(qtbot: QtBot) -> None:
    segments = Segments(["a", "b", "c"])
    qtbot.addWidget(segments)
    segments.set_index(2)
    by_tab = [bool(b.focusPolicy() & Qt.FocusPolicy.TabFocus) for b in segments.group.buttons()]
    assert by_tab == [False, False, True]


def test_tiles_stand_in_as_many_columns_as_have_room(qtbot: QtBot) -> None:
    grid = TileGrid([Tile(f"Name {n}") for n in range(7)], (7, 4, 2))
    qtbot.addWidget(grid)
    grid.show()
    needed = grid.tiles[0].needed_width + 8

    def columns(width: int) -> int:
        grid.resize(width, 400)
        QCoreApplication.sendPostedEvents()
        return len({tile.x() for tile in grid.tiles})

    assert [columns(7 * needed), columns(7 * needed - 9), columns(4 * needed - 9)] == [7, 4, 2]
    widths = [tile.width() for tile in grid.tiles]
    assert max(widths) - min(widths) <= 1


def test_a_notice_says_what_to_do_and_does_it(qtbot: QtBot) -> None:
    notice = Notice()
    qtbot.addWidget(notice)
    done: list[str] = []
    notice.show_notice(
        "There is no space.",
        NoticeKind.WARNING,
        [
            Remedy("&Save as…", lambda: done.append("saved")),
            Remedy("&Try again", lambda: done.append("tried")),
        ],
    )
    notice.show()
    for button in notice.buttons:
        button.click()
    assert done == ["saved", "tried"]
    notice.show_notice("Saved.", NoticeKind.NEWS)
    assert [button.isVisible() for button in notice.buttons] == [False, False]
    with qtbot.waitSignal(notice.closed):
        notice.close_button.click()


def test_a_notice_has_the_colours_of_its_kind(qtbot: QtBot) -> None:
    notice = Notice()
    qtbot.addWidget(notice)
    notice.resize(400, 60)

    def ground() -> str:
        return notice.grab().toImage().pixelColor(QPoint(200, 3)).name()

    colours = colours_of(notice.palette())
    notice.show_notice("What happened", NoticeKind.WARNING)
    assert ground() == colours.warning.name()
    notice.show_notice("What is new", NoticeKind.NEWS)
    assert ground() == colours.paper.name()


def test_a_choice_among_pictures_rings_the_chosen_one(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    choices = [PictureChoice(name, QSize(40, 30), lambda painter, room: None, whole) for name in "ab"]
    group = QButtonGroup(whole)
    for choice in choices:
        group.addButton(choice)
    choices[0].setChecked(True)
    assert choices[0].grab().toImage() != choices[1].grab().toImage()
    choices[1].click()
    assert [choice.isChecked() for choice in choices] == [False, True]


def test_an_empty_state_has_a_button_only_where_something_can_be_done(qtbot: QtBot) -> None:
    state = EmptyState(QLabel("picture"), "Play a round")
    qtbot.addWidget(state)
    state.show_words("No rounds yet", "Play one.")
    state.show()
    assert state.button.isVisible()
    without = EmptyState(QLabel("picture"))
    qtbot.addWidget(without)
    without.show()
    assert not without.button.isVisible()


def test_a_group_is_as_wide_as_its_title_and_names_itself(qtbot: QtBot) -> None:
    group = Group("Players who have been at this table")
    qtbot.addWidget(group)
    assert group.minimumSizeHint().width() >= group.fontMetrics().horizontalAdvance(group.title())
    assert group.title() == "Players who have been at this table"


def test_the_style_sheet_follows_palette_and_font_and_leaves_other_styles_alone(qtbot: QtBot) -> None:
    dialog = BaseDialog("Title")
    qtbot.addWidget(dialog)
    before = dialog.styleSheet()
    assert "#58c08f" not in before
    dialog.setPalette(palette_of(DARK))
    assert "#58c08f" in dialog.styleSheet()
    assert style_sheet(dialog) == dialog.styleSheet()
