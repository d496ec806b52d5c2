import logging
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.store.samples import fill
from tests.store.samples import start as start_program
from warapp.store import log as module
from warapp.store.log import BACKUPS, MOST_BYTES, PROGRAM, Log

CRASH = """
import faulthandler, logging, sys
from pathlib import Path
from warapp.store import log
from warapp.store.log import Log
log.MOST_BYTES = 1000
Log(Path(sys.argv[1])).open()
for number in range(int(sys.argv[2])):
    logging.getLogger("warapp.somewhere").error("line %d", number)
faulthandler._sigsegv()
"""


@pytest.fixture
def log(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """An open log, of which only the file is under test: pytest hears the interpreter's crashes itself."""
    nothing = SimpleNamespace(enable=lambda *_: None, disable=lambda: None)
    monkeypatch.setattr(module, "faulthandler", nothing)
    log = Log(tmp_path / "state" / "warapp.log")
    log.open()
    yield log
    log.close()
    caplog.get_records("call").clear()


def write(text: str, name: str = f"{PROGRAM}.somewhere") -> None:
    logging.getLogger(name).error(text)


def test_what_the_programs_loggers_say_is_written_and_printed(
    log: Log, capsys: pytest.CaptureFixture[str]
) -> None:
    write("a file: ♠ \udcff")
    write("a pile")
    write("somebody else's", name="elsewhere")
    logging.getLogger(PROGRAM).info("no problem")
    text = log.file.read_text(encoding="utf-8")
    assert [line.partition(" ERROR ")[2] for line in text.splitlines()] == [
        "warapp.somewhere: a file: ♠ \\udcff",
        "warapp.somewhere: a pile",
    ]
    assert capsys.readouterr().err == "a pile\n", "this standard error is stricter than the real one"


def test_nothing_is_written_after_it_is_closed(log: Log) -> None:
    log.close()
    write("too late")
    assert log.tail() == ""


def test_it_never_grows_beyond_a_bound(log: Log, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(600):
        write(f"{number} " + "x" * 2_000)
    files = sorted(log.file.parent.iterdir())
    assert [file.name for file in files] == ["warapp.log", "warapp.log.1", "warapp.log.2"]
    assert all(file.stat().st_size <= MOST_BYTES for file in files)
    assert len(files) == BACKUPS + 1
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} <= {0o600, 0o666}, "0o666 on Windows"
    assert "599 " in log.tail()


def test_its_end_begins_with_a_line(log: Log, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(2_000):
        write(f"line {number}")
    tail = log.tail()
    assert tail.partition(" ")[0].count("-") == 2, "the date of a line"
    assert tail.endswith("line 1999\n")
    assert len(tail) < 10_000


def test_a_file_that_is_not_there_has_no_end(tmp_path: Path) -> None:
    assert Log(tmp_path / "nowhere" / "warapp.log").tail() == ""


def test_where_nothing_can_be_written_the_game_goes_on(
    read_only_folder: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Log(read_only_folder / "state" / "warapp.log")
    log.open()
    write("still printed")
    log.close()
    caplog.clear()
    assert capsys.readouterr().err == "still printed\n"


def test_a_full_disk_loses_lines_and_no_more(
    tiny_disk: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Log(tiny_disk / "warapp.log")
    log.open()
    write("before")
    fill(tiny_disk / "ballast")
    for _ in range(50):
        write("x" * 1_000)
    (tiny_disk / "ballast").unlink()
    write("after")
    log.close()
    caplog.clear()
    text = log.file.read_text(encoding="utf-8")
    assert "before" in text
    assert text.endswith("after\n")
    assert capsys.readouterr().err.count("\n") == 52, "each line once, and no complaint about the file"


@pytest.mark.skipif(sys.platform == "win32", reason="a crash is made there in another way")
@pytest.mark.parametrize("lines", [0, 1, 40])
def test_the_last_words_of_a_crash_stand_at_its_end(tmp_path: Path, lines: int) -> None:
    file = tmp_path / "state" / "warapp.log"
    with start_program(CRASH, file, lines) as program:
        program.communicate(timeout=60)
    assert program.returncode < 0
    text = file.read_text(encoding="utf-8")
    assert "Fatal Python error: Segmentation fault" in text
    assert '"<string>", line 10 in <module>' in text


def test_loading_it_loads_no_handlers() -> None:
    program = "import sys, warapp.store.log; print('logging.handlers' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout == "False\n"
