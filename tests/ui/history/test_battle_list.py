"""The list of battles: only rows in view are made, and their text fits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPalette
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.builders import battles_of, hand
from warapp.engine import Battle, Rules, Shortage, from_piles, play_battle
from warapp.table.drawing.deck_style import DeckStyle
from warapp.ui.history.battle_delegate import BattleDelegate, draw_elided_text, face_up_cards, fitted
from warapp.ui.history.battle_list import BATTLE_ROLE, BattleListModel, BattleListView
from warapp.ui.history.legend import SeatsLegend
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.widgets.sizing import text_px
from warapp.vocabulary import FaceStyle

BATTLES = battles_of(Rules(), 3, "KC 9C 2C 4D 5S", "QH 9D 3C 8D 6S")


class Told:
    """A model over some battles, and which of them were read and put into words."""

    def __init__(self, known: int = len(BATTLES)) -> None:
        self.known = known
        self.numbers: list[int] = []
        self.read: set[int] = set()
        self.model = BattleListModel(self._words_of, self._battle_of)

    def _words_of(self, number: int) -> str:
        self.numbers.append(number)
        return f"line {number}"

    def _battle_of(self, number: int) -> Battle | None:
        self.read.add(number)
        return BATTLES[(number - 1) % len(BATTLES)] if number <= self.known else None


@pytest.fixture
def lines(qtbot: QtBot) -> Iterator[BattleListView]:
    lines = BattleListView(Told(5_000).model)
    qtbot.addWidget(lines)
    delegate = BattleDelegate(SmallCards(DeckStyle(faces=FaceStyle.LARGE_INDEX)), lines)
    lines.setItemDelegate(delegate)
    lines.resize(330, 400)
    lines.set_row_height(delegate.height)
    lines.show()
    yield lines
    lines.close()


def texts(told: Told, rows: range) -> list[object]:
    return [told.model.index(row, 0).data() for row in rows]


def test_there_is_a_line_for_the_deal_and_one_a_battle() -> None:
    told = Told()
    told.model.reset(3)
    assert texts(told, range(told.model.rowCount())) == ["line 0", "line 1", "line 2", "line 3"]
    assert told.model.index(0, 0).data(BATTLE_ROLE) is None
    assert told.model.index(2, 0).data(BATTLE_ROLE) is BATTLES[1]


def test_it_grows_and_never_shrinks() -> None:
    told = Told()
    for battles, lines in ((2, 3), (3, 4), (1, 4)):
        told.model.extend(battles)
        assert told.model.rowCount() == lines


def test_a_line_is_put_into_words_once() -> None:
    told = Told()
    told.model.reset(3)
    texts(told, range(3))
    texts(told, range(3))
    assert told.numbers == [0, 1, 2]
    told.model.reset(3)
    texts(told, range(1))
    assert told.numbers == [0, 1, 2, 0]


def test_a_battle_that_is_not_known_yet_has_its_number() -> None:
    told = Told(known=1)
    told.model.reset(3)
    assert texts(told, range(4)) == ["line 0", "line 1", "2", "3"]
    told.known = 3
    assert texts(told, range(4))[2:] == ["line 2", "line 3"]


def test_only_battles_in_sight_are_read_and_none_is_put_into_words(lines: BattleListView) -> None:
    told = Told(5_000)
    told.model.reset(5_000)
    lines.setModel(told.model)
    lines.show_current(2_500)
    lines.grab()
    assert 2_500 in told.read
    assert len(told.read) < 24
    assert told.numbers == []


def test_showing_a_battle_is_no_choice_of_a_person(qtbot: QtBot, lines: BattleListView) -> None:
    model = lines.model()
    assert isinstance(model, BattleListModel)
    model.reset(40)
    with qtbot.assertNotEmitted(lines.battle_selected):
        lines.show_current(20)
    with qtbot.waitSignal(lines.battle_selected, timeout=1_000) as chosen:
        lines.setCurrentIndex(model.index(7, 0))
    assert chosen.args == [7]


def test_the_current_line_stays_in_sight_when_the_list_becomes_lower(lines: BattleListView) -> None:
    model = lines.model()
    assert isinstance(model, BattleListModel)
    model.reset(40)
    lines.show_current(40)
    lines.resize(330, 120)
    assert lines.viewport().rect().intersects(lines.visualRect(lines.currentIndex()))


def picture_of(lines: BattleListView, battle: int) -> QImage:
    """The row of a battle."""
    model = lines.model()
    assert isinstance(model, BattleListModel)
    model.reset(3)
    lines.clearSelection()
    return lines.viewport().grab(lines.visualRect(model.index(battle, 0))).toImage()


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_row_shows_cards_where_reading_begins_and_the_mark_of_the_winner_at_its_end(
    lines: BattleListView, direction: Qt.LayoutDirection
) -> None:
    lines.setLayoutDirection(direction)
    image = picture_of(lines, 1)
    wide = image.width()
    inked = [
        x for x in range(wide) for y in range(image.height()) if image.pixelColor(x, y).lightness() < 150
    ]
    red = [x for x in range(wide) for y in range(image.height()) if is_red(image, x, y)]
    if direction == Qt.LayoutDirection.RightToLeft:
        inked, red = [wide - 1 - x for x in inked], [wide - 1 - x for x in red]
    assert [x for x in inked if x < wide * 0.4]
    assert [x for x in inked if wide * 0.4 <= x <= wide * 0.7] == []
    assert min(red) > wide * 0.7, "the mark of seat 0"


def test_the_card_that_won_is_the_plain_one(lines: BattleListView) -> None:
    image = picture_of(lines, 1)
    em = text_px(lines.font())
    row = image.height() // 2
    kings, queens = (
        [
            image.pixelColor(x, y).lightness()
            for x in range(first, first + em)
            for y in range(row - em, row + em)
        ]
        for first in (round(3.6 * em), round(7.0 * em))
    )
    assert max(kings) > 245
    assert max(queens) < 245


def test_a_row_is_as_high_for_every_number_of_seats_and_grows_with_the_text(lines: BattleListView) -> None:
    delegate = lines.itemDelegate()
    assert isinstance(delegate, BattleDelegate)
    before = delegate.height(330)
    assert before == round(3.7 * text_px(lines.font())) == delegate.height(1_200)
    font = QFont(lines.font())
    font.setPointSizeF(2 * font.pointSizeF())
    lines.setFont(font)
    assert delegate.height(330) == round(3.7 * text_px(font))


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("cards", [1, 2, 5])
@pytest.mark.parametrize("room", [60, 150, 400])
def test_cards_of_a_row_never_need_more_room_than_there_is(seats: int, cards: int, room: int) -> None:
    fit = fitted([[0] * cards] * seats, room, 30, 8)
    assert seats * fit.width * (1 + fit.step * (cards - 1)) + 8 * (seats - 1) <= room + 0.01
    assert fit.width <= 30


def is_red(image: QImage, x: int, y: int) -> bool:
    colour = image.pixelColor(x, y)
    return colour.red() > 150 and colour.green() < 90 and colour.blue() < 90


def test_the_cards_of_a_line_are_those_turned_column_by_column() -> None:
    assert face_up_cards(BATTLES[0]) == [list(hand("KC")), list(hand("QH"))]
    assert face_up_cards(BATTLES[1]) == [list(hand("9C 4D")), list(hand("9D 8D"))]


def test_a_card_that_stays_is_there_once_and_a_seat_that_is_out_has_none() -> None:
    rules = Rules(shortage=Shortage.LAST_CARD_STAYS, seats=3)
    battle = play_battle(from_piles([hand("9C"), hand("9D 2C 3C 5H"), ()]), rules)
    assert face_up_cards(battle) == [list(hand("9C")), list(hand("9D 3C")), []]


@pytest.mark.parametrize("words", ["short", "long " * 60, "", "🂡 wide characters 🂡 " * 20])
def test_words_keep_to_their_room(qapp: object, words: str) -> None:
    image = QImage(200, 120, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    font = QFont()
    with QPainter(image) as painter:
        painter.setPen(QPalette().color(QPalette.ColorRole.Text))
        draw_elided_text(painter, QRectF(20, 20, 150, 54), words, font, Qt.LayoutDirection.LeftToRight)
    outside = [
        (x, y)
        for x in range(200)
        for y in range(120)
        if image.pixelColor(x, y).lightness() < 200 and not QRectF(19, 19, 153, 58).contains(x, y)
    ]
    assert outside == []


def test_the_legend_names_each_seat_with_its_cards(qtbot: QtBot) -> None:
    legend = SeatsLegend()
    qtbot.addWidget(legend)
    legend.set_names(("You", "Ann", "Ben"))
    legend.show_counts((20, 12, 20))
    assert legend.words() == ["You 20", "Ann 12", "Ben 20"]
    legend.set_names(("You", "Ann"))
    legend.show_counts(())
    assert legend.words() == ["You", "Ann"]
    legend.grab()


def test_a_name_that_needs_two_lines_in_the_legend_has_their_height(qtbot: QtBot) -> None:
    legend = SeatsLegend()
    qtbot.addWidget(legend)
    legend.set_names(("You", "Maria Magdalena Theodora Papadopoulou"))
    legend.show_counts((20, 32))
    line = legend.fontMetrics().height()
    legend.resize(legend.fontMetrics().horizontalAdvance("Maria Magdalena Theodora") + 80, 8 * line)
    legend.show()
    entries = [entry for entry in legend.findChildren(QWidget) if entry.accessibleName()]
    assert [entry.height() // line for entry in entries] == [1, 2]
