import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers import processes
from tests.helpers.source_files import ROOT
from warapp.desktop import single_instance
from warapp.desktop.single_instance import (
    LONGEST_MESSAGE,
    MOST_PEERS,
    FileReceiver,
    OpenRequest,
    address,
    send_to_running_instance,
)

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="named pipes are not spoken to like this"),
    pytest.mark.qt_log_ignore("This plugin does not support raise"),
]

HAND_OVER = """
import sys
from pathlib import Path
from warapp.desktop.single_instance import send_to_running_instance
print(send_to_running_instance(Path(sys.argv[1]), Path(sys.argv[2])), 'PySide6.QtNetwork' in sys.modules)
"""


@pytest.fixture(autouse=True)
def sockets(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for sockets, with a name as short as that of a system's."""
    with tempfile.TemporaryDirectory(prefix="war") as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        yield Path(folder)


class Window(QWidget):
    """A window that opens files."""

    def __init__(self, qtbot: QtBot, state: Path, number: int = 1) -> None:
        super().__init__()
        qtbot.addWidget(self)
        self._qtbot = qtbot
        self.address = address(state, number)
        self.opened: list[Path] = []
        self.receiver = FileReceiver(state, number, self, self.opened.append)

    def until_opened(self, *files: Path) -> None:
        self._qtbot.waitUntil(lambda: self.opened == list(files))

    @property
    def waiting(self) -> int:
        """How many bytes have come that it can't read yet."""
        return sum(peer.bytesAvailable() for peer in self.receiver._peers)

    def has(self, waiting: int) -> bool:
        return self.waiting == waiting

    def call(self) -> socket.socket:
        """Connect to it as a program of a bad character may."""
        peer = socket.socket(socket.AF_UNIX)
        peer.settimeout(10)
        peer.connect(self.address)
        return peer


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    window = Window(qtbot, tmp_path)
    assert window.receiver.listen()
    yield window
    window.receiver.close()


@pytest.fixture
def descriptors() -> Callable[[], int]:
    """How many files and sockets this process has open."""
    folder = Path("/dev/fd" if sys.platform == "darwin" else "/proc/self/fd")
    return lambda: len(list(folder.iterdir()))


def second_start(file: Path, state: Path, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HAND_OVER, str(file), str(state)]
    return processes.start(command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, text=True)


def said(qtbot: QtBot, process: subprocess.Popen[str]) -> str:
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    return str(process.communicate(timeout=processes.MOST_S)[0])


def answer(qtbot: QtBot, peer: socket.socket) -> bytes:
    """Return all that is said to a peer until the window hangs up."""
    peer.setblocking(False)
    heard = bytearray()

    def is_over() -> bool:
        try:
            part = peer.recv(100)
        except BlockingIOError:
            return False
        except ConnectionResetError:
            return True
        heard.extend(part)
        return not part

    qtbot.waitUntil(is_over)
    return bytes(heard)


def test_a_second_start_hands_its_file_over(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "Ännchens Runde\n.wargame"
    assert said(qtbot, second_start(file, tmp_path)) == "True True\n"
    assert window.opened == [file]


def test_a_relative_name_is_that_of_the_second_start(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    said(qtbot, second_start(Path("evening.wargame"), tmp_path))
    assert window.opened == [ROOT / "evening.wargame"]


def test_the_window_comes_to_the_front_with_the_desktops_leave(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "")
    window.showMinimized()
    said(qtbot, second_start(tmp_path / "a", tmp_path, XDG_ACTIVATION_TOKEN="token-7"))
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "token-7"


def test_while_a_dialog_is_open_the_second_start_has_to_open_it_itself(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    dialog = QDialog(window)
    dialog.open()
    assert said(qtbot, second_start(tmp_path / "a", tmp_path)) == "False True\n"
    assert window.opened == []
    dialog.close()


def test_the_first_of_several_windows_takes_it(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    second = Window(qtbot, tmp_path, number=2)
    assert second.receiver.listen()
    said(qtbot, second_start(tmp_path / "a", tmp_path))
    window.receiver.close()
    said(qtbot, second_start(tmp_path / "b", tmp_path))
    second.receiver.close()
    assert (window.opened, second.opened) == ([tmp_path / "a"], [tmp_path / "b"])


def test_where_no_window_is_open_the_network_part_of_qt_is_not_loaded(qtbot: QtBot, tmp_path: Path) -> None:
    assert said(qtbot, second_start(tmp_path / "a", tmp_path)) == "False False\n"


def test_a_window_of_another_folder_or_screen_is_none_of_its_business(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    assert said(qtbot, second_start(tmp_path / "a", tmp_path / "portable")) == "False False\n"
    assert said(qtbot, second_start(tmp_path / "a", tmp_path, DISPLAY=":4077")) == "False False\n"
    assert window.opened == []


def test_what_a_killed_window_left_is_no_obstacle(qtbot: QtBot, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(address(tmp_path, 1))
    assert not send_to_running_instance(tmp_path / "a", tmp_path)
    window = Window(qtbot, tmp_path)
    assert window.receiver.listen()
    said(qtbot, second_start(tmp_path / "a", tmp_path))
    assert window.opened == [tmp_path / "a"]
    window.receiver.close()
    assert not Path(window.address).exists()


def test_a_window_that_never_answers_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "ANSWER_MS", 50)
    with socket.socket(socket.AF_UNIX) as stuck:
        stuck.bind(address(tmp_path, 1))
        stuck.listen()
        assert not send_to_running_instance(tmp_path / "a", tmp_path)


def test_a_listener_that_talks_nonsense_is_not_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "ANSWER_MS", 200)
    said_by_it = (b"perhaps\n", b"opened\n", b"refused\n", b"x" * (LONGEST_MESSAGE + 100), b"")
    for words in said_by_it:
        program = (
            f"import socket; s = socket.socket(socket.AF_UNIX); s.bind({address(tmp_path, 1)!r})\n"
            f"s.listen(); print(flush=True); c = s.accept()[0]; c.recv(99); c.sendall({words!r}); c.close()"
        )
        with processes.running([sys.executable, "-c", program], stdout=subprocess.PIPE) as listener:
            assert listener.stdout
            listener.stdout.readline()
            assert not send_to_running_instance(tmp_path / "a", tmp_path), words
            listener.kill()
        Path(address(tmp_path, 1)).unlink()


def test_only_this_person_can_reach_it(window: Window) -> None:
    assert Path(window.address).stat().st_mode & 0o077 == 0


def test_it_is_out_of_others_reach_whatever_the_process_lets_others_do(qtbot: QtBot, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        open_window = Window(qtbot, tmp_path)
        assert open_window.receiver.listen()
        assert Path(open_window.address).stat().st_mode & 0o777 == 0o600
        open_window.receiver.close()
    finally:
        os.umask(before)


def test_without_qtnetwork_who_calls_is_turned_away_and_nothing_stays_open(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    descriptors: Callable[[], int],
) -> None:
    before = descriptors()
    window = Window(qtbot, tmp_path)
    assert window.receiver.listen()
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    with window.call() as peer:
        assert answer(qtbot, peer) == b""
    assert not Path(window.address).exists()
    assert descriptors() == before
    assert [record.levelname for record in caplog.get_records("call")] == ["WARNING"]
    caplog.clear()
    caplog.get_records("call").clear()


def test_what_is_no_message_is_answered_by_silence(qtbot: QtBot, window: Window) -> None:
    with ExitStack() as peers:
        for words in (b"\n", b"{}\n", b"\xff\xfe\n", b"[" * 5_000 + b"\n", b"1" * 5_000 + b"\n"):
            peer = peers.enter_context(window.call())
            peer.sendall(words)
            assert answer(qtbot, peer) == b""
    assert window.opened == []


def test_who_sends_without_an_end_is_hung_up_on(qtbot: QtBot, window: Window) -> None:
    with window.call() as peer:
        peer.sendall(b"x" * LONGEST_MESSAGE)
        assert answer(qtbot, peer) == b""


def test_who_goes_away_in_the_middle_is_forgotten(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    for words in (b"", b'{"open": "/a'):
        with window.call() as peer:
            peer.sendall(words)
    qtbot.waitUntil(lambda: window.receiver._peers == [])
    with window.call() as hasty:
        hasty.sendall(OpenRequest(tmp_path / "a").dumps() + b"agreed\n")
    window.until_opened(tmp_path / "a")


def test_a_file_that_a_second_start_has_opened_itself_meanwhile_is_not_opened(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    with window.call() as impatient:  # this window doesn't answer before the other hangs up
        impatient.sendall(OpenRequest(tmp_path / "a").dumps())
    assert said(qtbot, second_start(tmp_path / "b", tmp_path)) == "True True\n"
    qtbot.waitUntil(lambda: window.receiver._peers == [])
    assert window.opened == [tmp_path / "b"]


def test_a_message_may_come_in_pieces(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with window.call() as peer:
        message = OpenRequest(tmp_path / "a").dumps()
        for sent in (1, 20, len(message) - 1):
            peer.sendall(message[window.waiting : sent])
            qtbot.waitUntil(partial(window.has, sent))
        peer.sendall(message[-1:] + b"agreed\n")
        assert answer(qtbot, peer) == b"ready\n"
    assert window.opened == [tmp_path / "a"]


def test_only_the_first_message_of_a_peer_counts(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with window.call() as peer:
        peer.sendall(
            OpenRequest(tmp_path / "a").dumps()
            + b"agreed\n"
            + OpenRequest(tmp_path / "b").dumps()
            + b"agreed\n"
        )
        assert answer(qtbot, peer) == b"ready\n"
    assert window.opened == [tmp_path / "a"]


def test_a_peer_that_does_not_agree_gets_nothing_opened(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with window.call() as peer:
        peer.sendall(b"".join(OpenRequest(tmp_path / name).dumps() for name in "abc"))
        assert answer(qtbot, peer) == b"ready\n"
    assert window.opened == []


def test_those_who_say_nothing_make_room(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with ExitStack() as peers:
        silent = [peers.enter_context(window.call()) for _ in range(3 * MOST_PEERS)]
        assert said(qtbot, second_start(tmp_path / "a", tmp_path)) == "True True\n"
        assert answer(qtbot, silent[0]) == b""
        assert len(window.receiver._peers) <= MOST_PEERS


def test_a_folder_with_a_name_too_long_for_a_socket_has_windows_without_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = tmp_path / ("x" * 200)
    long.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    assert not Window(qtbot, tmp_path).receiver.listen()
    assert not send_to_running_instance(tmp_path / "a", tmp_path)


def test_without_a_folder_of_the_system_the_socket_lies_beside_the_autosaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("", "relative", str(tmp_path / "missing")):
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        assert Path(address(tmp_path / "state", 1)).parent == tmp_path / "state"
