import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.store.samples import fill, saved
from warapp.store import autosave as autosave_module
from warapp.store.autosave import Autosave
from warapp.store.files import FileProblem, FileProblemKind, write_private
from warapp.store.save_policy import SaveReason
from warapp.store.saved_round import MOST_BYTES, SavedRound, read_saved_round

PRESSED, PLAYED = SaveReason.PRESSED, SaveReason.PLAYED


def never_later() -> float:
    return 0.0


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "window-1.json"


@pytest.fixture
def autosave(file: Path) -> Iterator[Autosave]:
    autosave = Autosave(file, never_later)
    yield autosave
    autosave.flush()


def on_disk(file: Path) -> SavedRound:
    return read_saved_round(file.read_bytes())


def test_nothing_kept_is_no_trouble(autosave: Autosave, file: Path) -> None:
    assert autosave.load() is None
    assert not file.parent.exists()


def test_a_round_is_read_back_at_the_next_start(autosave: Autosave, file: Path) -> None:
    autosave.save(saved(battles=8), PRESSED)
    assert autosave.flush() is None
    assert Autosave(file, never_later).load() == saved(battles=8)


def test_auto_play_is_written_when_it_stops(autosave: Autosave, file: Path) -> None:
    for battles in range(1, 50):
        autosave.save(saved(battles), PLAYED)
    autosave.flush()
    assert on_disk(file) == saved(49)


def test_a_stop_writes_by_itself(autosave: Autosave, file: Path) -> None:
    autosave.save(saved(1), PLAYED)
    autosave.save(saved(2), PLAYED)
    autosave.stop()
    assert not autosave.policy.is_pending
    autosave.flush()
    assert on_disk(file) == saved(2)


class SlowDisk:
    """Writing that waits until the test lets it go on."""

    def __init__(self) -> None:
        self.begun, self.may_end = threading.Event(), threading.Event()
        self.written: list[int] = []

    def write(self, path: Path, content: bytes) -> FileProblem | None:
        self.begun.set()
        assert self.may_end.wait(60)
        self.written.append(read_saved_round(content).record.battles)
        return write_private(path, content)


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    disk = SlowDisk()
    monkeypatch.setattr(autosave_module, "write_private", disk.write)
    return disk


def test_nobody_waits_for_a_slow_disk_and_only_the_latest_round_waits(
    autosave: Autosave, slow_disk: SlowDisk
) -> None:
    autosave.save(saved(1), PRESSED)
    assert slow_disk.begun.wait(60)
    for battles in range(2, 9):
        autosave.save(saved(battles), PRESSED)
    assert slow_disk.written == []
    slow_disk.may_end.set()
    autosave.flush()
    assert slow_disk.written == [1, 8]


def test_no_thread_is_left_when_nothing_is_to_be_written(autosave: Autosave) -> None:
    autosave.save(saved(), PRESSED)
    autosave.flush()
    assert [thread for thread in threading.enumerate() if thread.name == "autosave"] == []


def test_a_window_that_is_gone_does_not_stop_the_writing(
    file: Path, slow_disk: SlowDisk, qtbot: QtBot
) -> None:
    from shiboken6 import Shiboken

    autosave = Autosave(file, never_later)
    autosave.save(saved(3), PRESSED)
    assert slow_disk.begun.wait(60)
    Shiboken.delete(autosave)
    slow_disk.may_end.set()
    for thread in threading.enumerate():
        if thread.name == "autosave":
            thread.join(60)
            assert not thread.is_alive()
    assert on_disk(file) == saved(3)


class TestTrouble:
    def test_a_full_disk_is_told_once_and_its_end_too(
        self, autosave: Autosave, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        told: list[FileProblem | None] = []
        autosave.problem_changed.connect(told.append)
        full = FileProblem(FileProblemKind.FULL, autosave.file)
        results: list[FileProblem | None] = [None, full, full, None, None]
        for battles, result in enumerate(results):
            monkeypatch.setattr(autosave_module, "write_private", lambda *_, result=result: result)
            with qtbot.waitSignal(autosave.written):
                autosave.save(saved(battles), PRESSED)
            assert autosave.flush() == result
        qtbot.waitUntil(lambda: autosave.problem is None)
        assert told == [full, None]

    def test_what_was_not_kept_is_tried_again_at_the_next_stop(
        self, autosave: Autosave, file: Path, qtbot: QtBot
    ) -> None:
        file.parent.touch()
        with qtbot.waitSignal(autosave.problem_changed):
            autosave.save(saved(5), PRESSED)
        file.parent.unlink()
        autosave.stop()
        assert autosave.flush() is None
        assert on_disk(file) == saved(5)

    def test_a_disk_that_is_really_full_keeps_the_round_of_before(
        self, tiny_disk: Path, qtbot: QtBot
    ) -> None:
        autosave = Autosave(tiny_disk / "window-1.json", never_later)
        autosave.save(saved(1), PRESSED)
        assert autosave.flush() is None
        ballast = tiny_disk / "ballast"
        fill(ballast)
        with qtbot.waitSignal(autosave.problem_changed) as told:
            autosave.save(saved(2), PRESSED)
        assert told.args
        assert told.args[0].kind is FileProblemKind.FULL
        assert on_disk(autosave.file) == saved(1)
        ballast.unlink()
        with qtbot.waitSignal(autosave.problem_changed) as told:
            autosave.stop()
        assert told.args == [None]
        assert on_disk(autosave.file) == saved(2)

    def test_a_read_only_folder_is_told_without_an_exception(
        self, read_only_folder: Path, qtbot: QtBot
    ) -> None:
        autosave = Autosave(read_only_folder / "window-1.json", never_later)
        assert autosave.load() is None
        with qtbot.waitSignal(autosave.problem_changed) as told:
            autosave.save(saved(), PRESSED)
        assert told.args
        assert told.args[0].kind is FileProblemKind.READ_ONLY


class TestAnErrorThatNobodyExpects:
    @pytest.mark.parametrize(
        "error", [MemoryError(), ValueError("x"), SystemExit(1), UnicodeEncodeError("ascii", "x", 0, 1, "y")]
    )
    def test_is_told_and_the_next_round_is_kept(
        self,
        autosave: Autosave,
        file: Path,
        monkeypatch: pytest.MonkeyPatch,
        qtbot: QtBot,
        caplog: pytest.LogCaptureFixture,
        error: BaseException,
    ) -> None:
        def fail(path: Path, content: bytes) -> None:
            raise error

        told: list[FileProblem | None] = []
        autosave.problem_changed.connect(told.append)
        with monkeypatch.context() as patch:
            patch.setattr(autosave_module, "write_private", fail)
            autosave.save(saved(1), PRESSED)
            problem = autosave.flush()
        assert problem
        assert problem.kind is FileProblemKind.UNWRITABLE, "nobody is told that the round is kept"
        qtbot.waitUntil(lambda: bool(told))
        assert [told_of and told_of.kind for told_of in told] == [FileProblemKind.UNWRITABLE]
        assert [record.getMessage() for record in caplog.records] == ["the round can't be saved"]
        caplog.clear()
        autosave.save(saved(2), PRESSED)
        assert autosave.flush() is None
        assert on_disk(file) == saved(2)
        qtbot.waitUntil(lambda: told[-1] is None)

    def test_of_a_round_that_can_not_be_written_down_is_told_too(
        self, autosave: Autosave, qtbot: QtBot, caplog: pytest.LogCaptureFixture
    ) -> None:
        with qtbot.waitSignal(autosave.problem_changed):
            autosave.save(saved(names=("Ada", 7)), PRESSED)
        assert autosave.flush()
        caplog.clear()

    def test_where_no_thread_can_be_started_that_is_told(
        self,
        autosave: Autosave,
        monkeypatch: pytest.MonkeyPatch,
        qtbot: QtBot,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        def refuse(self: threading.Thread) -> None:
            raise RuntimeError("can't start new thread")

        with monkeypatch.context() as patch:
            patch.setattr(threading.Thread, "start", refuse)
            with qtbot.waitSignal(autosave.problem_changed):
                autosave.save(saved(1), PRESSED)
        assert autosave.flush() is None, "it is tried again"
        assert on_disk(autosave.file) == saved(1)
        caplog.clear()


LATER = b'{"format": "warapp-autosave", "version": 3}'


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", FileProblemKind.DAMAGED),
        (saved().dumps()[:-1], FileProblemKind.DAMAGED),
        (b"PNG", FileProblemKind.DAMAGED),
        (saved().record.dumps().encode(), FileProblemKind.DAMAGED),
        (saved().dumps() + b" " * MOST_BYTES, FileProblemKind.TOO_LARGE),
        (LATER, FileProblemKind.NEWER),
    ],
)
def test_what_is_no_saved_round_is_set_aside_and_the_next_round_is_kept(
    autosave: Autosave, file: Path, content: bytes, kind: FileProblemKind
) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    problem = autosave.load()
    assert isinstance(problem, FileProblem)
    aside = file.with_name("window-1.damaged-1.json")
    assert (problem.kind, problem.path, problem.quarantined) == (kind, file, aside)
    assert autosave.load() is None
    autosave.save(saved(), PRESSED)
    assert autosave.flush() is None
    assert (aside.read_bytes(), on_disk(file)) == (content, saved())


def test_what_can_not_be_set_aside_is_not_written_over(
    autosave: Autosave, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.parent.mkdir()
    file.write_bytes(b"damaged")
    stuck: Callable[[Path], Path | None] = lambda _: None  # noqa: E731
    with monkeypatch.context() as patch:
        patch.setattr(autosave_module, "quarantine", stuck)
        problem = autosave.load()
        assert isinstance(problem, FileProblem)
        assert problem.quarantined is None
        autosave.save(saved(), PRESSED)
        refused = autosave.flush()
    assert refused
    assert refused.kind is FileProblemKind.UNWRITABLE
    assert file.read_bytes() == b"damaged"
    autosave.save(saved(9), PRESSED)
    assert autosave.flush() is None, "it could be set aside at last"
    assert on_disk(file) == saved(9)


def test_a_folder_in_the_place_of_the_file_is_told_and_left(autosave: Autosave, file: Path) -> None:
    file.mkdir(parents=True)
    problem = autosave.load()
    assert isinstance(problem, FileProblem)
    assert (problem.kind, problem.quarantined) == (FileProblemKind.UNREADABLE, None)
    autosave.save(saved(), PRESSED)
    assert autosave.flush()
    assert file.is_dir()
