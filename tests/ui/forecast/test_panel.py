"""The forecast's figures, and the panel that shows them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.helpers.forecast_driver import PACE, figures_of
from warapp.engine import PLAYBOOK, PickUp, Rules
from warapp.lab import python_backend
from warapp.lab.bins import round_steps
from warapp.lab.forecast import Forecast
from warapp.lab.tally import Histogram as Counts
from warapp.ui.forecast.figures import Bar, Figures, Suggestion, bars, odd_cards_prolong, quantiles
from warapp.ui.forecast.figures_grid import FiguresGrid
from warapp.ui.forecast.panel import ForecastPanel
from warapp.words import english

some_counts = st.dictionaries(st.integers(0, 100_000), st.integers(1, 500), min_size=1, max_size=60)


@given(some_counts)
def test_bars_hold_every_round_once_and_are_few(counts: dict[int, int]) -> None:
    shown, total = bars(counts, round_steps()), sum(counts.values())
    assert sum(round(bar.share * total) for bar in shown) == total
    assert 1 <= len(shown) <= 26
    for bar in shown:
        last = 10**9 if bar.open else bar.last
        inside = sum(count for length, count in counts.items() if bar.first <= length <= last)
        assert round(bar.share * total) == inside
    assert {bar.width for bar in shown} == {shown[0].width}
    assert [bar.open for bar in shown[:-1]] == [False] * (len(shown) - 1)


@given(some_counts)
def test_the_spread_is_what_the_lab_calls_quantiles(counts: dict[int, int]) -> None:
    found, lab = quantiles(counts, 1), Counts(counts)
    assert found.quarter == lab.quantile(0.25)
    assert found.half == lab.quantile(0.5)
    assert found.three_quarters == lab.quantile(0.75)
    assert found.nine_tenths == lab.quantile(0.9)


def test_the_few_longest_rounds_share_an_open_bar() -> None:
    counts = dict.fromkeys(range(100), 10) | {9_000: 1}
    last = bars(counts, round_steps())[-1]
    assert last.open
    assert last.share == pytest.approx(1 / 1001)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (Rules(seats=3), True),
        (Rules(seats=3, cards_each=16), False),
        (Rules(seats=3, pick_up=PickUp.SHUFFLED), False),
        (Rules(seats=3, pick_up=PickUp.SEAT_ORDER), False),
        (Rules(), False),
    ],
)
def test_an_odd_number_of_cards_in_a_fixed_order_is_noticed(rules: Rules, expected: bool) -> None:
    assert odd_cards_prolong(rules) is expected


def test_figures_are_those_of_the_rounds() -> None:
    figures = figures_of(rounds=8)
    summaries = python_backend.play_deals(PLAYBOOK, range(1, 9), PACE, listed=True).summaries
    assert figures.summary.rounds == 8
    assert figures.summary.battles.half == sorted(s.battles for s in summaries)[3]
    assert figures.summary.drawn == sum(s.outcome.winner is None for s in summaries) / 8
    assert sum(figures.summary.chances) + figures.summary.drawn == pytest.approx(1)


@pytest.fixture
def panel(qtbot: QtBot) -> ForecastPanel:
    made = ForecastPanel(english, "Times assume normal speed.")
    made.set_names(["You", "Ann"])
    qtbot.addWidget(made)
    return made


def test_the_panel_says_it_in_a_sentence_and_in_numbers(panel: ForecastPanel) -> None:
    panel.show_figures(figures_of())
    assert panel.headline.text().startswith("Typically")
    told = dict(panel.numbers.rows())
    assert {"Half of all rounds end within", "Draws", "You win", "Ann wins", "Longest war"} <= {*told}
    assert panel.played.text().startswith("Rounds simulated: 6.")


def test_few_rounds_are_told_as_coarse_once_they_are_all(panel: ForecastPanel) -> None:
    figures = figures_of()
    panel.show_figures(figures)
    assert "these numbers are approximate" in panel.played.text()
    panel.show_figures(Figures.of(figures.forecast, (), finished=False))
    assert "coarse" not in panel.played.text(), "more may come"


def test_another_name_shows_in_the_numbers(panel: ForecastPanel) -> None:
    panel.show_figures(figures_of())
    panel.set_names(["You", "Zoe"])
    assert "Zoe wins" in dict(panel.numbers.rows())


def test_names_that_come_before_the_figures_of_more_seats_wait_for_them(panel: ForecastPanel) -> None:
    panel.show_figures(figures_of())
    panel.set_names(["You", "Ann", "Ben"])
    assert "Ben wins" not in dict(panel.numbers.rows())
    panel.show_figures(figures_of(Rules(seats=3)))
    assert "Ben wins" in dict(panel.numbers.rows())


def test_the_histogram_can_be_read_as_a_table(panel: ForecastPanel) -> None:
    figures = figures_of(rounds=12)
    panel.show_figures(figures)
    panel.as_table.setChecked(True)
    head, *lines = panel.lengths.rows()
    assert head == ("Minutes", "Rounds in 100")
    assert len(lines) == len(figures.seconds)
    assert sum(float(share) for _, share in lines) == pytest.approx(100, abs=2)
    panel.unit.group.button(1).click()
    head, *lines = panel.lengths.rows()
    assert head == ("Battles", "Rounds in 100")
    assert len(lines) == len(figures.battles)


@pytest.mark.parametrize(
    ("bar", "in_minutes", "words"),
    [
        (Bar(90, 15, 0.1), True, "1:30 – 1:44"),
        (Bar(300, 60, 0.1), True, "5"),
        (Bar(300, 300, 0.1), True, "5 – 9"),
        (Bar(900, 300, 0.1, open=True), True, "15 or more"),
        (Bar(1_200, 100, 0.1), False, "1,200 – 1,299"),
        (Bar(7, 1, 0.1), False, "7"),
    ],
)
def test_the_length_of_a_bar_in_words(panel: ForecastPanel, bar: Bar, in_minutes: bool, words: str) -> None:
    panel.unit.group.button(0 if in_minutes else 1).click()
    assert panel.bar_label(bar) == words


def test_too_many_draws_are_warned_of_with_remedies(panel: ForecastPanel) -> None:
    rules = Rules(battle_limit=1)
    better = Forecast(PLAYBOOK, figures_of().forecast.tally)
    panel.show_figures(figures_of(rules, suggestions=(Suggestion.of("limit", better),)))
    warning = panel.warning
    assert not warning.isHidden()
    assert warning.text == "With these rules, many rounds have no winner."
    assert [row.isHidden() for row in warning.rows] == [False, True, True]
    wanted: list[Rules] = []
    panel.suggestion_chosen.connect(wanted.append)
    warning.rows[0].button.click()
    assert wanted == [PLAYBOOK]
    panel.show_figures(figures_of(Rules(battle_limit=None, lowest_rank=7)))
    assert warning.isHidden()


def test_the_deals_that_stand_out_can_be_watched(panel: ForecastPanel) -> None:
    figures = figures_of(rounds=12)
    panel.show_figures(figures)
    wanted: list[int] = []
    panel.watch_requested.connect(wanted.append)
    for button in panel.watch:
        button.click()
    extremes = figures.forecast.tally.extremes
    assert extremes
    assert extremes.closest
    deals = (extremes.longest, extremes.deepest_war, extremes.closest)
    assert wanted == [summary.deal_number for summary in deals]
    assert panel.watch[0].accessibleDescription() == (
        f"The longest of these rounds has {extremes.longest.battles} battles."
    )


def test_nothing_is_watched_that_there_is_not(panel: ForecastPanel) -> None:
    assert not any(button.isEnabled() for button in panel.watch)
    panel.show_figures(figures_of(Rules(battle_limit=1), rounds=1))
    assert [button.isEnabled() for button in panel.watch] == [True, False, False]


def test_the_sentence_is_sent_to_a_screen_reader_once_it_is_final(
    panel: ForecastPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: sent.append(event.message()))
    figures = figures_of()
    panel.show_figures(Figures.of(figures.forecast, (), finished=False))
    panel.show_figures(figures)
    assert sent == [panel.headline.text()]


def test_the_chart_is_shown_until_the_table_is_wanted(panel: ForecastPanel) -> None:
    panel.show_figures(figures_of())
    seen = [panel.chart.isVisibleTo(panel)]
    panel.as_table.setChecked(True)
    seen.append(panel.chart.isVisibleTo(panel))
    panel.as_table.setChecked(False)
    seen.append(panel.chart.isVisibleTo(panel))
    assert seen == [True, False, True]


def test_the_chart_says_what_it_shows(panel: ForecastPanel) -> None:
    panel.show_figures(figures_of())
    panel.unit.group.button(1).click()
    summary = figures_of().summary
    half, most = summary.battles.half, summary.battles.nine_tenths
    name, said = panel.chart.accessibleName(), panel.chart.accessibleDescription()
    assert name == "Chart of how long rounds last; the table has the same numbers"
    assert said == f"half are over: {half:.0f} battles, 9 in 10: {most:.0f} battles"
    assert panel.chart.words_at(panel.chart.width() / 2).endswith(" in 100")


@pytest.mark.parametrize(
    ("limit", "first_tick"),
    [(2, "0:00"), (500, "0")],
)
def test_short_rounds_are_told_in_minutes_and_seconds(
    panel: ForecastPanel, limit: int, first_tick: str
) -> None:
    panel.resize(500, 700)
    panel.show_figures(figures_of(Rules(battle_limit=limit), rounds=40))
    plot = panel.chart.plot()
    assert plot
    assert all((":" in words) == (":" in first_tick) for words in plot.x_axis.words())


def test_six_figures_are_in_minutes_or_in_battles(panel: ForecastPanel) -> None:
    panel.show_figures(figures_of(Rules(battle_limit=1)))
    assert panel.figures.texts() == [
        ("1 min", "half of all are over"),
        ("1 min", "9 in 10 are over"),
        ("100 %", "draws"),
        ("0 %", "would never end"),
        ("0.0", "wars in a round"),
        ("–", "longest war"),
    ]
    panel.unit.group.button(1).click()
    assert panel.figures.texts()[:2] == [("1", "half of all are over"), ("1", "9 in 10 are over")]


def test_a_bar_says_how_many_rounds_each_player_wins(panel: ForecastPanel) -> None:
    figures = figures_of(rounds=12)
    panel.show_figures(figures)
    first, second = (round(100 * chance) for chance in figures.summary.chances)
    assert panel.shares.words() == [f"You {first}", f"Ann {second}"]


def test_from_right_to_left_a_bare_number_stands_above_the_beginning_of_its_name(qtbot: QtBot) -> None:
    grid = FiguresGrid()
    qtbot.addWidget(grid)
    grid.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    grid.show_figures([("15%", "rounds that are draws")] * 6)
    grid.resize(700, 200)
    grid.show()
    figure = next(label for label in grid.findChildren(QLabel) if label.text() == "15%")
    name = next(label for label in grid.findChildren(QLabel) if label.text() == "rounds that are draws")
    assert figure.geometry().right() == name.geometry().right()
    assert figure.width() < name.width()
