"""Every text of the dialogs and docks is translated, by a translator that knows only what lupdate found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.extracted_texts import Marking, outside_of_marks
from tests.helpers.manual_executor import JobsByHand
from tests.store.samples import played
from tests.ui.conftest import Open
from tests.ui.helpers.history_driver import history_of, prepared
from tests.ui.helpers.preferences import preferences
from tests.ui.helpers.window_driver import Game, of_deal
from tests.ui.rules.test_translated import texts_of
from warapp.features import welcome
from warapp.session import Round
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.match import Match
from warapp.store.settings import Settings, open_ini
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.table.drawing.deck_style import BACKS
from warapp.ui.deals.dialog import DealDialog
from warapp.ui.errors.report_dialog import Cause, ReportDialog
from warapp.ui.play import match_score
from warapp.ui.play.message_bar import MessageBar
from warapp.ui.play.seat_names import default_names
from warapp.ui.statistics.dialog import StatisticsDialog
from warapp.ui.widgets.modal import QuestionDialog
from warapp.words import with_english_fallback

translate = with_english_fallback(QCoreApplication.translate)


@pytest.fixture(autouse=True)
def marked(qapp: QApplication) -> Iterator[None]:
    translator = Marking()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def unmarked(shown: QWidget, *, but: tuple[type[QWidget], ...] = ()) -> list[str]:
    """The texts of a widget and of all in it that nobody translated."""
    parts = [shown, *shown.findChildren(QWidget)]
    own = [part for part in parts if not part.objectName().startswith("qt_") and not isinstance(part, but)]
    found = [text for part in own for text in texts_of(part) if text]
    assert found
    return [text for text in found if outside_of_marks(text)]


def test_every_seat_has_a_translated_name() -> None:
    assert default_names(2) == ("«You»", "«Computer»")
    assert default_names(6) == ("«You»", "«Ada»", "«Ben»", "«Cleo»", "«Dan»", "«Eve»")


def test_the_welcome_of_a_first_start_has_no_text_of_its_own(game: Game) -> None:
    game.prepare()
    welcomed = welcome(game.window, game.context)
    assert unmarked(welcomed.note) == unmarked(welcomed.strip) == []


def test_the_preferences_have_no_text_of_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = preferences(Settings(open_ini(tmp_path / "settings.ini")[0], BACKS))
    qtbot.addWidget(dialog)
    for box in (dialog.table.letters, dialog.window_page.language):
        while box.count() > 1:  # the others are letters alone, and languages by their own names
            box.removeItem(1)
    assert unmarked(dialog) == []


@pytest.mark.parametrize("typed", ["", "7", "9999999999", "Ä", "ABCDE", "ABCD-EFGH-JKLM"])
def test_the_dialog_of_a_deal_has_no_text_of_its_own(qtbot: QtBot, typed: str) -> None:
    dialog = DealDialog(Round.at(of_deal(1)), translate)
    qtbot.addWidget(dialog)
    said = [text for text in unmarked(dialog) if "code" not in text]
    assert said == []


@pytest.mark.parametrize("cause", Cause)
def test_a_report_has_no_text_of_its_own(qtbot: QtBot, cause: Cause) -> None:
    dialog = ReportDialog(cause, "", None)
    qtbot.addWidget(dialog)
    assert unmarked(dialog, but=(QPlainTextEdit,)) == []


def test_the_statistics_have_no_text_of_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda trouble: pytest.fail(str(trouble)))
    for number in range(1, 4):
        statistics.save(played(number, names=("", "")))
    jobs = JobsByHand()
    dialog = StatisticsDialog(StatisticsWorker(lambda tell: statistics, executor=jobs), translate)
    qtbot.addWidget(dialog)
    jobs.run_all()
    assert unmarked(dialog) == []
    statistics.close()


@pytest.mark.parametrize("fault", FileProblemKind)
@pytest.mark.parametrize("aside", [None, Path("1")])
def test_a_trouble_is_told_in_translated_words(
    qtbot: QtBot, fault: FileProblemKind, aside: Path | None
) -> None:
    notice = MessageBar()
    qtbot.addWidget(notice)
    notice.show_problem(FileProblem(fault, Path("/"), aside))
    assert unmarked(notice) == []


def test_the_history_has_no_text_of_its_own(open_round: Open) -> None:
    game = prepared(open_round(of_deal(1, battles=12)))
    game.press("Ctrl+H")
    assert unmarked(history_of(game).dock) == []
    game.press("Left")
    assert unmarked(history_of(game).dock) == []
    assert outside_of_marks(game.line) == ""


def test_the_question_about_the_score_is_translated(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[list[str]] = []

    def note(dialog: QuestionDialog) -> int:
        shown.append(unmarked(dialog))
        return 0

    monkeypatch.setattr(QuestionDialog, "exec", note)
    window = QWidget()
    qtbot.addWidget(window)
    score = match_score.score_words(Match((1, 2), 3), default_names(2), translate)
    match_score.confirm_reset(score, window)
    assert shown == [[]]
