"""What a person should know stands in the notice until it is understood, or over."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import Record
from warapp.store.autosave import Autosave
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.match import NO_ROUNDS
from warapp.store.save_policy import SaveReason
from warapp.store.statistics.statistics import Statistics
from warapp.ui.files.dialogs import OpenDialog, SaveDialog
from warapp.ui.play.message_bar import MessageBar, Topic
from warapp.ui.play.round_recorder import RoundRecorder


@pytest.fixture
def notice(qtbot: QtBot) -> MessageBar:
    made = MessageBar()
    qtbot.addWidget(made)
    return made


def words_of(notice: MessageBar) -> str:
    """What it says, or nothing where it is hidden."""
    return notice.words


def understand(notice: MessageBar) -> None:
    notice.notice.close_button.click()


def test_the_latest_is_shown_and_the_one_before_is_there_again_when_it_is_over(notice: MessageBar) -> None:
    notice.show_message("no file", Topic.OPENING)
    notice.show_message("no space", Topic.SAVING)
    assert words_of(notice) == "no space"
    notice.withdraw(Topic.SAVING)
    assert words_of(notice) == "no file"
    notice.withdraw(Topic.OPENING)
    assert words_of(notice) == ""


def test_what_is_over_and_not_shown_changes_nothing_in_sight(notice: MessageBar) -> None:
    notice.show_message("no file", Topic.OPENING)
    notice.show_message("no space", Topic.SAVING)
    notice.withdraw(Topic.OPENING, Topic.DEAL)
    assert words_of(notice) == "no space"
    understand(notice)
    assert words_of(notice) == ""


def test_each_is_understood_by_itself(notice: MessageBar) -> None:
    notice.show_message("no file", Topic.OPENING)
    notice.show_message("no space", Topic.SAVING)
    understand(notice)
    assert words_of(notice) == "no file"
    understand(notice)
    assert words_of(notice) == ""


def test_the_next_of_a_topic_takes_the_place_of_the_one_before(notice: MessageBar) -> None:
    notice.show_message("one", Topic.OPENING)
    notice.show_message("two", Topic.OPENING)
    understand(notice)
    assert words_of(notice) == ""


def test_a_trouble_is_over_with_its_file_but_not_what_was_set_aside(notice: MessageBar) -> None:
    file, aside = Path("/round.json"), Path("/round.damaged-1.json")
    notice.show_problem(FileProblem(FileProblemKind.DAMAGED, file, aside))
    notice.show_problem(FileProblem(FileProblemKind.GONE, Path("/statistics.sqlite")))
    notice.show_problem(FileProblem(FileProblemKind.FULL, file))
    notice.show_problem(FileProblem(FileProblemKind.READ_ONLY, file))
    notice.withdraw(file, Path("/statistics.sqlite"))
    assert "deleted or moved" in words_of(notice)
    understand(notice)
    assert "renamed to" in words_of(notice)
    notice.withdraw(file)
    assert "renamed to" in words_of(notice)


def prepared(game: Game) -> Game:
    game.prepare()
    return game


@pytest.fixture
def refused(open_round: Open, tmp_path: Path, qtbot: QtBot) -> Game:
    """A window that could not open a file."""
    game = prepared(open_round(of_deal(1)))
    bad = tmp_path / "bad.wargame"
    bad.write_text("{")
    assert game.features.files
    game.features.files.open(bad)
    qtbot.waitUntil(lambda: "can't be opened" in words_of(game.window.message_bar))
    return game


def saved(record: Record, file: Path) -> Path:
    file.write_text(record.dumps())
    return file


def test_that_a_file_is_bad_is_over_when_a_good_one_is_open(
    refused: Game, tmp_path: Path, qtbot: QtBot
) -> None:
    assert refused.features.files
    refused.features.files.open(saved(of_deal(7, battles=3), tmp_path / "good.wargame"))
    qtbot.waitUntil(lambda: refused.session.state.deal_number == 7)
    assert words_of(refused.window.message_bar) == ""


def test_that_a_file_is_bad_is_over_with_a_new_round(refused: Game) -> None:
    refused.press("Ctrl+N")
    assert words_of(refused.window.message_bar) == ""


def test_that_a_file_is_bad_stays_while_the_round_is_played(refused: Game) -> None:
    refused.press("Space")
    refused.finish()
    assert words_of(refused.window.message_bar) != ""


def test_that_a_round_is_not_saved_is_over_when_it_is(
    open_round: Open, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = prepared(open_round(of_deal(1)))
    files = iter([tmp_path / "folder", tmp_path / "good.wargame"])
    (tmp_path / "folder").mkdir()
    monkeypatch.setattr(SaveDialog, "ask", lambda *_: next(files))
    game.actions.save_as.trigger()
    qtbot.waitUntil(lambda: "wasn't saved" in words_of(game.window.message_bar))
    game.actions.save_as.trigger()
    qtbot.waitUntil(lambda: words_of(game.window.message_bar) == "")
    assert (tmp_path / "good.wargame").exists()


def test_that_cards_have_no_number_is_over_when_others_are_on_the_table(open_round: Open) -> None:
    game = prepared(open_round(of_piles("AS KD", "KS QD")))
    game.click(game.deal_button)
    assert "no deal number" in words_of(game.window.message_bar)
    game.press("Ctrl+N", on=game.view)
    assert words_of(game.window.message_bar) == ""


def recorder_of(game: Game, autosave: Path, statistics: Path) -> RoundRecorder:
    """What keeps the rounds of a window in these files."""
    recorder = RoundRecorder(
        game.session,
        Autosave(autosave, lambda: 0.0, game.window),
        lambda tell: Statistics(statistics, tell),
        NO_ROUNDS,
        lambda: False,
        lambda seats: ("",) * seats,
        game.window,
    )
    game.record(recorder)
    return recorder


def test_that_the_round_is_not_kept_is_over_when_it_is(game: Game, tmp_path: Path, qtbot: QtBot) -> None:
    in_the_way = tmp_path / "state"
    in_the_way.touch()
    recorder = recorder_of(game, in_the_way / "autosave.json", tmp_path / "statistics.sqlite")
    recorder.save(SaveReason.PRESSED)
    qtbot.waitUntil(lambda: "can't be written" in words_of(game.window.message_bar))
    in_the_way.unlink()
    recorder.save(SaveReason.PRESSED)
    qtbot.waitUntil(lambda: words_of(game.window.message_bar) == "")
    game.window.close()


def test_that_a_round_is_not_counted_is_over_when_it_is(
    open_round: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    in_the_way = tmp_path / "data"
    in_the_way.touch()
    game = open_round(of_piles("KC", "9D"))
    recorder_of(game, tmp_path / "autosave.json", in_the_way / "statistics.sqlite")
    game.press("Space")
    game.finish()
    qtbot.waitUntil(lambda: "statistics.sqlite" in words_of(game.window.message_bar))
    in_the_way.unlink()
    game.session.restart()
    game.finish()
    game.press("Space", on=game.view)
    game.finish()
    qtbot.waitUntil(lambda: words_of(game.window.message_bar) == "")
    game.window.close()


def test_a_file_that_can_not_be_opened_leads_to_another(
    refused: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    good = saved(of_deal(7, battles=3), tmp_path / "good.wargame")
    monkeypatch.setattr(OpenDialog, "ask", lambda *_: good)
    assert refused.features.files
    button = refused.window.message_bar.notice.buttons[0]
    assert (button.text(), button.isVisible()) == ("Open &another…", True)
    button.click()
    qtbot.waitUntil(lambda: refused.session.state.deal_number == 7)
    assert words_of(refused.window.message_bar) == ""


def test_a_round_that_can_not_be_kept_can_be_tried_again(game: Game, tmp_path: Path, qtbot: QtBot) -> None:
    in_the_way = tmp_path / "state"
    in_the_way.touch()
    recorder = recorder_of(game, in_the_way / "autosave.json", tmp_path / "statistics.sqlite")
    recorder.save(SaveReason.PRESSED)
    bar = game.window.message_bar
    qtbot.waitUntil(lambda: "can't be written" in words_of(bar))
    assert [button.text() for button in bar.notice.buttons if button.isVisible()] == [
        "&Save as…",
        "Try a&gain",
    ]
    in_the_way.unlink()
    bar.notice.buttons[1].click()
    qtbot.waitUntil(lambda: words_of(bar) == "")
    game.window.close()


def test_news_is_not_a_warning(notice: MessageBar) -> None:
    notice.show_news("5 rounds exported.")
    assert words_of(notice) == "5 rounds exported."
    assert notice.notice.sign.accessibleName() == "Note"
    notice.show_message("no space", Topic.SAVING)
    assert notice.notice.sign.accessibleName() == "Warning"


def test_the_notice_stands_over_the_table(refused: Game) -> None:
    bar = refused.window.message_bar
    assert (
        bar.mapTo(refused.window, bar.rect().bottomLeft()).y()
        <= refused.view.mapTo(refused.window, refused.view.rect().topLeft()).y()
    )
