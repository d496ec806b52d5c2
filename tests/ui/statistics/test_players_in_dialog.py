"""Whose rounds the statistics dialog shows."""

from __future__ import annotations

from tests.helpers.manual_executor import JobsByHand
from tests.store.samples import played
from tests.ui.helpers.statistics_driver import BEN, Show, keep, rounds_of, some_rounds
from warapp.store.statistics.players import COMPUTER, EVERYONE, YOU
from warapp.store.statistics.statistics import Statistics


def test_a_player_without_rounds_has_none_yet(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    dialog = show(BEN)
    assert (dialog.pages.is_empty, dialog.pages.empty.title.text()) == (True, "No rounds with Ben yet")
    assert [dialog.who.box.itemText(n) for n in range(dialog.who.box.count())] == [
        "Everyone",
        "Ben",
        "Ada",
        "Computer",
    ]


def test_another_player_s_rounds_are_shown(statistics: Statistics, show: Show, jobs: JobsByHand) -> None:
    some_rounds(statistics)
    keep(statistics, played(6, 1, names=("Ben", "Ada")), played(7, 1, names=("Ben", "")))
    dialog = show()
    assert dialog.pages.overview.numbers()["Played"] == "5"
    dialog.panel.list.setCurrentRow(3)
    jobs.run_all()
    assert dialog.pages.overview.numbers()["Played"] == "2"
    assert dialog.pages.overview.against.rows() == [("Ada", "Lost 1", "1"), ("Computer", "Lost 1", "1")]
    model = rounds_of(dialog).model()
    assert [model.index(row, 3).data() for row in range(2)] == ["Computer", "Ada"]


def test_everyone_together_has_no_results_but_a_bar_for_each(statistics: Statistics, show: Show) -> None:
    keep(statistics, played(1, names=("", "")), played(2, 1, names=("", "Ben")))
    dialog = show(EVERYONE)
    assert dialog.pages.overview.numbers() == {"Played": "2", "Drawn": "0", "Abandoned": "0"}
    assert dialog.pages.overview.against.rows() == [
        ("You", "Won 1, Lost 1", "2"),
        ("Ben", "Won 1", "1"),
        ("Computer", "Lost 1", "1"),
    ]
    model = rounds_of(dialog).model()
    assert [model.index(row, 1).data() for row in range(2)] == ["Ben won", "You won"]


def test_an_answer_about_another_player_comes_too_late(
    statistics: Statistics, show: Show, jobs: JobsByHand
) -> None:
    some_rounds(statistics)
    dialog = show()
    dialog.panel.chosen.emit(COMPUTER)
    dialog.panel.chosen.emit(YOU)
    jobs.run_all()
    assert dialog.pages.is_empty
    assert dialog.clear.isEnabled()


def test_the_players_stand_at_the_side_where_there_is_room(statistics: Statistics, show: Show) -> None:
    some_rounds(statistics)
    dialog = show()

    def shown(width: int) -> tuple[bool, bool]:
        dialog.resize(width, 500)
        return dialog.panel.isVisible(), dialog.who.isVisible()

    assert [shown(1_000), shown(700)] == [(True, False), (False, True)]
