"""The history's chart: a slider with readable values, and lines where the numbers are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from warapp.table.drawing.seat_markers import SEAT_COLOURS
from warapp.table.drawing.theme import contrast
from warapp.ui.charts.axis import Axis
from warapp.ui.charts.plot import Plot
from warapp.ui.history.chart import CardsChart
from warapp.ui.history.chart_painting import LEAST_SPAN, downsample, interpolate
from warapp.ui.play.seat_marks import ON_LIGHT, seat_colour

COUNTS = (bytes([26, 27, 25, 30, 40, 52]), bytes([26, 25, 27, 22, 12, 0]))
LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture
def chart(qtbot: QtBot) -> Iterator[CardsChart]:
    chart = CardsChart()
    qtbot.addWidget(chart)
    light = QPalette()
    light.setColor(QPalette.ColorRole.Base, QColor("white"))
    light.setColor(QPalette.ColorRole.Text, QColor("black"))
    chart.setPalette(light)
    chart.resize(400, 200)
    chart.set_names(("You", "Ann"))
    chart.show_counts(COUNTS, last=5, battle=5)
    chart.show()
    yield chart
    chart.close()


def alike(one: QColor, other: QColor) -> bool:
    """Whether two colours differ by no more than a smooth edge does."""
    apart = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(map(abs, apart)) < 48


def colours_of_column(image: QImage, x: float) -> set[str]:
    """The plain colours in the pixels about a place, from top to bottom."""
    return {
        image.pixelColor(round(x) + dx, y).name().upper() for dx in (-1, 0, 1) for y in range(image.height())
    }


@pytest.mark.parametrize(
    ("key", "battle"),
    [
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 5),
        (Qt.Key.Key_PageUp, 5),
        (Qt.Key.Key_PageDown, 0),
    ],
)
def test_keys_move_along_the_battles(qtbot: QtBot, chart: CardsChart, key: Qt.Key, battle: int) -> None:
    chart.show_battle(3)
    with qtbot.waitSignal(chart.valueChanged, timeout=1_000) as moved:
        QTest.keyClick(chart, key)
    assert moved.args == [battle]


def test_keys_follow_the_direction_in_which_battles_go(chart: CardsChart) -> None:
    chart.setLayoutDirection(RIGHT)
    chart.show_battle(3)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.value() == 4


@pytest.mark.parametrize("direction", [LEFT, RIGHT])
def test_the_mouse_scrubs(chart: CardsChart, direction: Qt.LayoutDirection) -> None:
    chart.setLayoutDirection(direction)
    plot = chart._plot()
    seen: list[int] = []
    chart.valueChanged.connect(seen.append)
    at = [QPoint(round(plot.x(battle)), 100) for battle in (2, 1, 0)]
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=at[0])
    QTest.mouseMove(chart, at[1])
    QTest.mouseMove(chart, at[2])
    QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=at[2])
    QTest.mouseMove(chart, at[0])
    assert seen == [2, 1, 0]


def test_beyond_the_last_battle_is_the_last(chart: CardsChart) -> None:
    chart.show_battle(1)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(395, 100))
    assert chart.value() == 5


def test_other_buttons_do_nothing(chart: CardsChart) -> None:
    QTest.mouseClick(chart, Qt.MouseButton.RightButton, pos=QPoint(60, 100))
    assert chart.value() == 5


def test_showing_a_position_is_no_wish_to_move_there(qtbot: QtBot, chart: CardsChart) -> None:
    with qtbot.assertNotEmitted(chart.valueChanged):
        chart.show_battle(2)
        chart.show_counts(COUNTS, last=4, battle=1)
    assert (chart.value(), chart.maximum()) == (1, 4)


def test_its_values_can_be_read(chart: CardsChart) -> None:
    chart.show_battle(3)
    assert chart.accessibleDescription() == "Battle 3: You 30, Ann 22"
    assert chart.text_at(0) == "Battle 0: You 26, Ann 26"
    accessible = QAccessible.queryAccessibleInterface(chart)
    assert accessible.role() == QAccessible.Role.Slider
    assert accessible.valueInterface().currentValue() == 3


def test_what_is_not_known_yet_is_not_said(chart: CardsChart) -> None:
    chart.show_counts(tuple(row[:3] for row in COUNTS), last=5, battle=5)
    assert chart.accessibleDescription() == "Battle 5: "
    chart.grab()


def test_two_seats_have_areas_that_meet_where_their_cards_are(chart: CardsChart) -> None:
    image, plot = chart.grab().toImage(), chart._plot()
    for battle in (1, 3, 4):
        x, y = round(plot.x(battle)), round(plot.y(COUNTS[0][battle]))
        below, above = image.pixelColor(x, y + 10), image.pixelColor(x, y - 10)
        assert alike(below, mixed(ON_LIGHT[0], 0.85)), battle
        assert alike(above, mixed(ON_LIGHT[1], 0.42)), battle
        assert image.pixelColor(x, y).lightness() > below.lightness()


def mixed(colour: str, part: float) -> QColor:
    """A colour on white."""
    full = QColor(colour)
    return QColor(*(round(255 - (255 - one) * part) for one in (full.red(), full.green(), full.blue())))


def test_a_handle_stands_where_two_shares_meet(chart: CardsChart) -> None:
    chart.show_battle(3)
    plot = chart._plot()
    at = chart.grab().toImage().pixelColor(round(plot.x(3)), round(plot.y(30)) + 2)
    assert alike(at, QColor("#F4C542"))


def test_each_of_more_seats_has_its_line_where_its_cards_are(chart: CardsChart) -> None:
    counts = (bytes([20, 20, 18, 16, 14, 12]), bytes([16, 18, 22, 26, 30, 34]), bytes([16, 14, 12, 10, 8, 6]))
    chart.set_names(("You", "Ann", "Ben"))
    chart.show_counts(counts, last=5, battle=5)
    image, plot = chart.grab().toImage(), chart._plot()
    for seat, row in enumerate(counts):
        for battle in (3, 4):
            x, y = round(plot.x(battle)), plot.y(row[battle])
            near = [image.pixelColor(x, round(y) + dy) for dy in (-1, 0, 1)]
            assert any(alike(colour, QColor(ON_LIGHT[seat])) for colour in near), (seat, battle)


def test_nothing_is_drawn_after_what_is_known(chart: CardsChart) -> None:
    chart.show_counts(tuple(row[:3] for row in COUNTS), last=5, battle=0)
    image, plot = chart.grab().toImage(), chart._plot()
    assert all(QColor(colour).saturation() == 0 for colour in colours_of_column(image, plot.x(4)))


def test_five_thousand_battles_are_as_wide_as_the_chart(chart: CardsChart) -> None:
    rows = tuple(bytes([seat * 2 + (battle // 7) % 9 for battle in range(5_001)]) for seat in range(6))
    chart.set_names(["You", "Ada", "Ben", "Cleo", "Dan", "Eve"])
    chart.show_counts(rows, last=5_000, battle=0)
    image, plot = chart.grab().toImage(), chart._plot()
    for battle in (700, 2_500, 4_900):
        assert colours_of_column(image, plot.x(battle)) & set(ON_LIGHT)
    assert chart.pageStep() == 250


def test_an_empty_chart_is_drawn(qtbot: QtBot) -> None:
    chart = CardsChart()
    qtbot.addWidget(chart)
    chart.grab()


def test_lines_are_seen_on_light_and_on_dark(qapp: object) -> None:
    light, dark = QPalette(), QPalette()
    for palette, base, text in ((light, "#FFFFFF", "#000000"), (dark, "#2B2B2B", "#FFFFFF")):
        palette.setColor(QPalette.ColorRole.Base, QColor(base))
        palette.setColor(QPalette.ColorRole.Text, QColor(text))
        for seat in range(6):
            assert contrast(seat_colour(seat, palette).name(), base) >= 3.0
    assert [seat_colour(seat, dark).name().upper() for seat in range(6)] == list(SEAT_COLOURS)


@given(st.integers(0, 6_000), st.integers(30, 2_000), st.booleans(), st.data())
def test_every_place_leads_back_to_its_battle(
    last: int, width: int, mirrored: bool, data: st.DataObject
) -> None:
    battle = data.draw(st.integers(0, last))
    across = Axis(0, max(LEAST_SPAN, last))
    plot = Plot(QRectF(10, 5, width, 100), width + 20, across, Axis(0, 52), mirrored)
    assert round(plot.value_at(plot.x(battle))) == battle


@given(st.binary(min_size=1, max_size=400), st.data())
def test_a_thinned_row_keeps_its_extremes_and_its_sum(row: bytes, data: st.DataObject) -> None:
    pieces = data.draw(st.integers(1, len(row)))
    thin = downsample(row, pieces)
    assert (len(thin.mean), min(thin.least), max(thin.most)) == (pieces, min(row), max(row))
    assert all(low <= mean <= high for low, mean, high in zip(*thin, strict=True))
    sizes = [(i + 1) * len(row) // pieces - i * len(row) // pieces for i in range(pieces)]
    assert sum(m * s for m, s in zip(thin.mean, sizes, strict=True)) == pytest.approx(sum(row))


@given(st.lists(st.integers(0, 56), min_size=1, max_size=30), st.integers(1, 12))
def test_a_stretched_row_goes_through_its_numbers(row: list[int], times: int) -> None:
    long = interpolate(row, times)
    assert long[::times] == pytest.approx(row)
    assert len(long) == (len(row) - 1) * times + 1


def test_lines_are_redrawn_once_they_are_a_pixel_longer(chart: CardsChart) -> None:
    long = tuple(bytes([20 + seat] * 6_000) for seat in range(2))
    drawn = []
    for last in (5_000, 5_001, 5_002, 5_100):
        chart.show_counts(tuple(row[: last + 1] for row in long), last=last, battle=last)
        chart.grab()
        drawn.append(chart._lines)
    assert drawn[0] is drawn[1] is drawn[2]
    assert drawn[3] is not drawn[2]


def test_another_round_of_the_same_length_has_lines_of_its_own(chart: CardsChart) -> None:
    before = chart.grab().toImage()
    chart.set_names(("You", "Ann"))
    chart.show_counts((COUNTS[1], COUNTS[0]), last=5, battle=5)
    assert chart.grab().toImage() != before


@pytest.mark.parametrize("direction", [LEFT, RIGHT])
def test_numbers_of_cards_stand_beside_the_first_battle(
    chart: CardsChart, direction: Qt.LayoutDirection
) -> None:
    chart.setLayoutDirection(direction)
    image, area = chart.grab().toImage(), chart._plot().area
    left = written(image, range(round(area.left()) - 2))
    right = written(image, range(round(area.right()) + 3, image.width()))
    assert (left, right) == ((True, False) if direction == LEFT else (False, True))


def written(image: QImage, columns: range) -> bool:
    """Whether something stands in the upper half of these columns."""
    return any(
        image.pixelColor(x, y).lightness() < 128 for x in columns for y in range(2, image.height() // 2)
    )


def test_the_pointer_is_told_what_lies_under_it(chart: CardsChart, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, words, widget: told.append(words))
    at = QPoint(round(chart._plot().x(2)), 40)
    QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, at, chart.mapToGlobal(at)))
    assert told == ["Battle 2: You 25, Ann 27"]
