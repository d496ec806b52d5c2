"""The charts: axes, histograms and legends with any font, palette and direction."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QLocale, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from warapp.table.drawing.theme import contrast
from warapp.ui.charts.axis import COUNTS, MINUTES, SECONDS, Axis, Scale
from warapp.ui.charts.colours import LEAST_CONTRAST, bar_colour, part_colour
from warapp.ui.charts.histogram import Column, Histogram, HistogramChart
from warapp.ui.charts.legend import Legend
from warapp.ui.charts.painter import draw_stacked_bar
from warapp.ui.charts.plot import Plot

HISTOGRAM = Histogram(
    (Column(0, 10, 20, "0 – 9"), Column(10, 20, 70, "10 – 19"), Column(20, 30, 10, "20 or more", open=True)),
    ((12, "half"), (28, "9 in 10")),
    "battles",
    "rounds in 100",
)
DIRECTIONS = [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
GROUND, INK, BAR = "#ffffff", "#000000", "#ff0000"


@pytest.fixture
def chart(qtbot: QtBot) -> HistogramChart:
    chart = HistogramChart(high_ems=13)
    qtbot.addWidget(chart)
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, GROUND),
        (QPalette.ColorRole.WindowText, INK),
        (QPalette.ColorRole.Highlight, BAR),
    ):
        palette.setColor(role, QColor(colour))
    chart.setPalette(palette)
    chart.resize(400, 300)
    chart.show_histogram(HISTOGRAM)
    return chart


def larger(widget: QWidget, times: float) -> None:
    font = QFont(widget.font())
    font.setPointSizeF(font.pointSizeF() * times)
    widget.setFont(font)


def bars_at(image: QImage, x: float) -> int:
    """How many pixels of a column have the colour of the bars."""
    return sum(image.pixelColor(round(x), y).name() == BAR for y in range(image.height()))


@pytest.mark.parametrize(
    ("axis", "most", "words"),
    [
        (Axis(0, 37), 5, ["0", "10", "20", "30"]),
        (Axis(0, 0.4), 5, ["0"]),
        (Axis(7, 900), 4, ["500"]),
        (Axis(0, 100_000), 5, ["0", "50,000", "100,000"]),
        (Axis(0, 50, scale=SECONDS), 5, ["0:00", "0:15", "0:30", "0:45"]),
        (Axis(30, 75, scale=SECONDS), 5, ["0:30", "0:40", "0:50", "1:00", "1:10"]),
        (Axis(0, 2_000, scale=MINUTES), 4, ["0", "10", "20", "30"]),
        (Axis(0, 45, scale=MINUTES), 4, ["0"]),
    ],
)
def test_ticks_are_round(axis: Axis, most: int, words: list[str]) -> None:
    assert axis.with_ticks(most).words() == words


@given(
    st.integers(0, 10_000),
    st.integers(1, 100_000),
    st.integers(1, 12),
    st.sampled_from([COUNTS, SECONDS, MINUTES]),
)
def test_ticks_are_few_even_and_inside(first: int, span: int, most: int, scale: Scale) -> None:
    ticks = Axis(first, first + span, scale=scale).with_ticks(most).ticks
    assert len(ticks) <= most + 1
    assert all(first <= tick <= first + span for tick in ticks)
    assert len({b - a for a, b in pairwise(ticks)}) <= 1


def test_numbers_are_written_in_the_language_of_the_window() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    try:
        assert Axis(0, 10_000).with_ticks(3).words() == ["0", "5.000", "10.000"]
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("points", [8, 12, 24, 40])
@pytest.mark.parametrize("width", [150, 400, 1_500])
def test_the_words_of_ticks_never_touch(qapp: QApplication, points: int, width: int) -> None:
    font = QFontMetrics(QFont(qapp.font().family(), points))
    plot = Plot.fitted(QRectF(0, 0, width, 500), font, Axis(0, 12_345), Axis(0, 80))
    places = [
        (plot.x(tick), font.horizontalAdvance(plot.x_axis.scale.text(tick))) for tick in plot.x_axis.ticks
    ]
    for (x, wide), (next_x, next_wide) in pairwise(places):
        assert x + wide / 2 < next_x - next_wide / 2
    assert plot.area.left() >= plot.y_axis.widest_label(font)


@given(st.floats(0, 100), st.booleans())
def test_a_place_leads_back_to_its_number(value: float, mirrored: bool) -> None:
    plot = Plot(QRectF(10, 5, 333, 100), 400, Axis(0, 100), Axis(0, 1), mirrored)
    assert plot.value_at(plot.x(value)) == pytest.approx(value)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_columns_are_as_high_as_their_numbers_and_follow_the_direction(
    chart: HistogramChart, direction: Qt.LayoutDirection
) -> None:
    chart.setLayoutDirection(direction)
    plot, image = chart.plot(), chart.grab().toImage()
    assert plot
    places = [plot.x(middle) for middle in (5, 15)]
    assert (places[0] < places[1]) == (direction == Qt.LayoutDirection.LeftToRight)
    low, high = (bars_at(image, x) for x in places)
    assert high == pytest.approx(3.5 * low, rel=0.06)
    assert low > 10


def test_an_open_column_differs_by_its_pattern(chart: HistogramChart) -> None:
    plot, image = chart.plot(), chart.grab().toImage()
    assert plot
    rect = plot.bar_rect(20, 30, 10).toRect().adjusted(4, 3, -4, -3)
    colours = {image.pixelColor(x, y).name() for x in range(rect.left(), rect.right()) for y in spread(rect)}
    assert {BAR, GROUND} <= colours


def spread(rect: QRect) -> range:
    return range(rect.top(), rect.bottom())


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("times", [1.0, 2.0])
def test_all_words_are_inside_the_chart(
    chart: HistogramChart, direction: Qt.LayoutDirection, times: float
) -> None:
    chart.setLayoutDirection(direction)
    larger(chart, times)
    chart.resize(chart.minimumSizeHint())
    image = chart.grab().toImage()
    edges = [(x, y) for y in range(image.height()) for x in (0, image.width() - 1)]
    edges += [(x, image.height() - 1) for x in range(image.width())]
    assert {image.pixelColor(x, y).name() for x, y in edges} == {GROUND}


def test_words_after_a_number_run_as_their_letters_do(chart: HistogramChart) -> None:
    def drawn(words: str) -> QImage:
        chart.show_histogram(replace(HISTOGRAM, marks=((12, words),)))
        return chart.grab().toImage()

    assert drawn("9 אבג") == drawn("\u200f9 אבג")
    assert drawn("9 אבג") != drawn("\u200e9 אבג")


def test_larger_words_ask_for_more_room(chart: HistogramChart) -> None:
    before = chart.minimumSizeHint()
    larger(chart, 2.0)
    after = chart.minimumSizeHint()
    assert after.height() > 1.7 * before.height()


def test_it_says_what_it_shows(chart: HistogramChart) -> None:
    assert chart.accessibleDescription() == "half: 12 battles, 9 in 10: 28 battles"


def test_the_pointer_is_told_what_is_under_it(chart: HistogramChart, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, words, widget: told.append(words))
    plot = chart.plot()
    assert plot
    for value in (15, 25, 31):
        at = QPoint(round(plot.x(value)), 100)
        QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, at, chart.mapToGlobal(at)))
    assert told == ["10 – 19", "20 or more", ""]


def test_a_chart_of_nothing_is_empty(qtbot: QtBot) -> None:
    chart = HistogramChart(high_ems=13)
    qtbot.addWidget(chart)
    chart.resize(200, 100)
    image = chart.grab().toImage()
    assert len({image.pixelColor(x, y).name() for x in range(200) for y in range(100)}) == 1
    assert chart.words_at(50) == ""


@pytest.mark.parametrize(("ground", "accent"), [("#ffffff", "#fefe00"), ("#000000", "#101040")])
def test_bars_can_be_seen_whatever_the_accent_is(qapp: QApplication, ground: str, accent: str) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Highlight, QColor(accent))
    palette.setColor(QPalette.ColorRole.Text, QColor("#000000" if ground == "#ffffff" else "#ffffff"))
    assert contrast(bar_colour(palette, QColor(ground)).name(), ground) >= LEAST_CONTRAST


@pytest.mark.parametrize("ground", ["#ffffff", "#202020"])
def test_the_parts_of_a_bar_can_be_told_apart(qapp: QApplication, ground: str) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor(ground))
    palette.setColor(QPalette.ColorRole.Text, QColor("#000000" if ground == "#ffffff" else "#ffffff"))
    colours = [part_colour(nth, palette).name() for nth in range(4)]
    assert len(set(colours)) == 4
    assert all(contrast(colour, ground) >= LEAST_CONTRAST for colour in colours)


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_bar_of_parts_begins_where_reading_begins(qapp: QApplication, mirrored: bool) -> None:
    image = QImage(100, 10, QImage.Format.Format_RGB32)
    image.fill(0)
    palette = QPalette()
    with QPainter(image) as painter:
        draw_stacked_bar(painter, QRectF(0, 0, 100, 10), [0.25, 0.5], palette, mirrored)
    first = part_colour(0, palette).name()
    assert [image.pixelColor(x, 5).name() == first for x in (10, 40, 90)] == (
        [False, False, True] if mirrored else [True, False, False]
    )


def test_a_legend_says_its_entries_and_draws_their_samples(qtbot: QtBot) -> None:
    drawn: list[int] = []
    legend = Legend(lambda painter, nth, room, widget: drawn.append(nth), 1.0)
    qtbot.addWidget(legend)
    legend.show_entries(["Won 3", "Lost 1"])
    legend.resize(300, 60)
    legend.grab()
    assert legend.words() == ["Won 3", "Lost 1"]
    assert sorted(set(drawn)) == [0, 1]
    legend.show_entries(["Won 4"])
    assert legend.words() == ["Won 4"]
