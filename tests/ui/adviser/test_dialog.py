"""The adviser's dialog: what it asks for, what it shows of the answer, and how a round starts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.helpers.adviser_driver import FIVE, FakeAdviserWorker, advice_on, context
from tests.ui.helpers.long_words import settle
from tests.ui.helpers.text_measuring import cut_texts
from warapp.engine import PRESETS
from warapp.lab.adviser.request import Length, Request, Wish
from warapp.lab.adviser.search import SUGGESTED
from warapp.lab.summary import USUAL_PACE
from warapp.ui.adviser import dialog as dialog_module
from warapp.ui.adviser.dialog import AdviserDialog


@pytest.fixture(autouse=True)
def nobody_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialog_module, "AdviserWorker", FakeAdviserWorker)


@pytest.fixture
def shown(qtbot: QtBot) -> AdviserDialog:
    made = AdviserDialog(context(3))
    qtbot.addWidget(made)
    made.show()
    return made


def worker_of(dialog: AdviserDialog) -> FakeAdviserWorker:
    worker: object = dialog.worker
    assert isinstance(worker, FakeAdviserWorker)
    return worker


def answer(dialog: AdviserDialog, *, finished: bool = True, coarse: bool = False) -> None:
    worker = worker_of(dialog)
    worker.found.emit(advice_on(worker.asked[-1], finished=finished, coarse=coarse))


def test_it_searches_at_once_for_those_who_play_now(shown: AdviserDialog) -> None:
    assert worker_of(shown).asked == [Request(3, 15, pace=USUAL_PACE)]
    assert shown.searching
    assert shown.heading.text() == "Looking for rules…"


def test_each_wish_is_searched_for_as_soon_as_it_is_chosen(shown: AdviserDialog) -> None:
    wishes = shown.wishes
    wishes.players.group.button(2).click()
    wishes.minutes.slider.setValue(30)
    wishes.length.group.button(1).click()
    wishes.wishes[Wish.FEW_DRAWS].click()
    wishes.luck.group.button(2).click()
    expected = Request(4, 30, Length.ABOUT, frozenset({Wish.FEW_DRAWS, Wish.MANY_LEAD_CHANGES}), USUAL_PACE)
    assert worker_of(shown).asked[-1] == expected
    assert len(worker_of(shown).asked) == 6
    assert wishes.minutes.words.text() == "30 minutes"


def test_the_best_five_are_shown_with_what_was_simulated(shown: AdviserDialog) -> None:
    answer(shown)
    assert [card.isVisible() for card in shown.cards] == [True] * SUGGESTED
    card = shown.cards[0]
    assert card.sentence.text() == (
        "All 52 cards, 13 cards each, 1 card face down in a war; after 100 battles the most cards win."
    )
    assert card.known.isVisible()
    assert not shown.cards[4].known.isVisible()
    assert card.share.text() == "100 in 100"
    assert (card.suit.text(), card.interval.text()) == ("over in time", "between 60 and 100")
    assert "draws: 0 %" in card.accessibleDescription()
    assert card.start.accessibleName().startswith("Start: All 52 cards, 13 cards each")
    assert shown.status.text() == "3,840 sets of rules tried, 1,300,000 rounds played, in 2.1 seconds."
    assert shown.note.text() == "Each was played 6 times. Times assume normal speed."
    assert not shown.searching


def test_start_chooses_the_rules_beside_it(shown: AdviserDialog) -> None:
    answer(shown)
    shown.cards[2].start.click()
    assert shown.result() == QDialog.DialogCode.Accepted
    assert shown.rules == FIVE[2]


def test_enter_starts_the_best_and_a_letter_each_of_the_others(qtbot: QtBot, shown: AdviserDialog) -> None:
    answer(shown)
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert shown.rules == FIVE[0]
    assert [card.start.shortcut().toString() for card in shown.cards] == [f"Alt+{n}" for n in range(1, 6)]


def test_nothing_can_be_started_before_something_is_found(shown: AdviserDialog) -> None:
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert shown.isVisible()
    assert shown.rules is None


def test_what_is_found_on_the_way_can_be_started(shown: AdviserDialog) -> None:
    answer(shown, finished=False)
    assert shown.searching
    assert shown.progress.value() == 40
    assert shown.heading.text() == "The best so far"
    shown.cards[0].start.click()
    assert shown.rules == FIVE[0]


def test_cancelling_keeps_what_was_found_and_searching_again_asks_the_same(shown: AdviserDialog) -> None:
    answer(shown, finished=False)
    assert shown.search_button.text() == "&Cancel search"
    shown.search_button.click()
    worker = worker_of(shown)
    assert worker.cancelled == 1
    assert shown.cards[0].isVisible()
    assert shown.status.text() == "The search was stopped."
    assert shown.search_button.text() == "&Search again"
    shown.search_button.click()
    assert worker.asked[-1] == worker.asked[0]
    assert shown.searching


def test_what_stands_in_the_way_is_said_and_the_nearest_are_shown(shown: AdviserDialog) -> None:
    shown.wishes.minutes.slider.setValue(2)
    worker = worker_of(shown)
    worker.found.emit(advice_on(worker.asked[-1], [PRESETS["rank_sized_war"], PRESETS["three_down"]]))
    assert shown.heading.text() == "The nearest"
    assert shown.notice.words.text().startswith("No rules end within 2 minutes for 3 players. The nearest ")
    assert [card.isVisible() for card in shown.cards] == [True, True, False, False, False]


def test_a_wish_that_nothing_fulfils_is_named(shown: AdviserDialog) -> None:
    request = Request(3, 60, wishes=frozenset({Wish.NOBODY_OUT_EARLY}))
    crowd = [replace(PRESETS["three_players"], minute_limit=None, battle_limit=600)]
    worker_of(shown).found.emit(advice_on(request, crowd))
    assert shown.notice.words.text().startswith("No rules fit: “No one drops out early” stands in the way.")


def test_rough_figures_are_called_so(shown: AdviserDialog) -> None:
    answer(shown, coarse=True)
    assert shown.notice.words.text() == (
        "These figures are rough: the fast program that plays rounds is missing here."
    )
    assert shown.notice.isVisible()


def test_where_no_rounds_can_be_played_that_is_said(shown: AdviserDialog) -> None:
    worker_of(shown).failed.emit()
    assert shown.status.text() == "No rounds can be played on this computer."
    assert not shown.searching


def test_about_so_long_shows_how_many_rounds_last_that_long(shown: AdviserDialog) -> None:
    shown.wishes.length.group.button(1).click()
    answer(shown)
    assert {card.suit.text() for card in shown.cards} == {"about so long"}


def test_leaving_ends_the_search(shown: AdviserDialog) -> None:
    shown.reject()
    assert worker_of(shown).closed
    assert shown.rules is None


def letters(dialog: AdviserDialog) -> list[str]:
    texts = [button.text() for button in dialog.findChildren(QAbstractButton)]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


def test_each_letter_is_given_once(shown: AdviserDialog) -> None:
    found = letters(shown)
    assert len(found) >= 9
    assert sorted(found) == sorted({*found})


@pytest.fixture(params=[100, 200])
def percent(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = QFont(qapp.font())
    font = QFont(before)
    font.setPointSizeF(before.pointSizeF() * request.param / 100)
    qapp.setFont(font)
    yield request.param
    qapp.setFont(before)


@pytest.mark.parametrize("size", [(700, 500), (1000, 700)])
def test_it_fits_and_nothing_is_cut(qtbot: QtBot, percent: int, size: tuple[int, int]) -> None:
    dialog = AdviserDialog(context(3))
    qtbot.addWidget(dialog)
    dialog.show()
    answer(dialog)
    dialog.resize(*size)
    settle(dialog)
    assert (dialog.width(), dialog.height()) == size
    assert cut_texts(dialog) == []
    assert dialog.area.horizontalScrollBar().maximum() == 0
