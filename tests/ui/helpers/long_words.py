"""A window in which all words are as long as they get, and what is cut in it and in its dialogs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QDialog, QTabBar, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.manual_executor import JobsByHand
from tests.store.samples import played
from tests.ui.helpers.history_driver import prepared
from tests.ui.helpers.text_measuring import cut_texts
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import PLAYBOOK
from warapp.store.autosave import Autosave
from warapp.store.match import Match
from warapp.store.statistics.statistics import Statistics
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.widgets.form.page_switcher import PageSwitcher

LONG = "Maria Magdalena Theodora Papadopoulou"
MOST = 2_147_483_647
WIDTHS = range(640, 1_281, 80)
"""Of dialogs, since what stands beside each other there depends on it."""
DIALOGS = (
    "preferences",
    "about",
    "statistics",
    "reset_score",
    "house_rules",
    "advise",
    "deal",
    "other_rules",
)


def window_with_long_words(
    qtbot: QtBot, application: QApplication, folder: Path, size: QSize, jobs: JobsByHand
) -> Iterator[Game]:
    """Yield a window with everything in it that has long words.

    Args:
        qtbot: closes it.
        application: the application.
        folder: has its settings.
        size: of the window.
        jobs: what is read from the statistics.
    """
    rules = replace(PLAYBOOK, battle_limit=100_000, trip_limit=10_000, minute_limit=1_440)
    game = prepared(Game(qtbot, application, folder, of_deal(MOST, rules)))
    game.window.resize(size)
    game.show()
    statistics = Statistics(folder / "statistics.sqlite", lambda trouble: None)
    for number, winner in ((MOST, 0), (MOST - 1, 1), (MOST - 2, None)):
        statistics.save(played(number, winner=winner, battles=99_999, names=("", LONG)))
    recorder = RoundRecorder(
        game.session,
        Autosave(folder / "autosave.json", lambda: game.now_ms, game.window),
        lambda tell: statistics,
        Match((12, 7, 0, 0, 0, 0), 3),
        lambda: False,
        lambda seats: ("", LONG),
        game.window,
    )
    game.record(recorder)
    jobs.run_all()
    yield game
    game.window.close()
    jobs.run_all()


def settle(window: QWidget) -> None:
    """Let layouts come to rest."""
    for _ in range(8):  # one size asks for another
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def pages_of(dialog: QDialog) -> Iterator[None]:
    """Show page after page, where there are several."""
    for switcher in dialog.findChildren(PageSwitcher):
        for index in range(switcher.tabs.count()):
            switcher.show_page(index)
            settle(dialog)
            yield
        return
    bars = [bar for bar in dialog.findChildren(QTabBar) if bar.isVisible()]
    for index in range(bars[0].count()) if bars else [0]:
        if bars:
            if not bars[0].isTabVisible(index):
                continue
            tabs = bars[0].parentWidget()
            tabs.setCurrentIndex(index) if isinstance(tabs, QTabWidget) else bars[0].setCurrentIndex(index)
        settle(dialog)
        yield


def cut_in(dialog: QDialog, size: QSize, widths: Sequence[int] = ()) -> list[str]:
    """What is cut in a dialog as it opens, at a size, and at other widths."""
    found: dict[str, None] = {}
    for wanted in (None, size, *(QSize(width, size.height()) for width in widths)):
        if wanted:
            dialog.resize(wanted)
            if dialog.width() > wanted.width() or dialog.height() > wanted.height():
                found[f"it does not fit {wanted.toTuple()}: {dialog.size().toTuple()}"] = None
        for _ in pages_of(dialog):
            found |= dict.fromkeys(cut_texts(dialog))
    return list(found)
