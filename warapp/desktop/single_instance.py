"""Sends a file from a second start to a window that is already open; the only module that imports QtNetwork.

Each window listens on a local socket or named pipe that only the same user can access. Only the name of the
file is sent; the window reads and validates the file itself. The window offers to open the file, and does so
when the second start agrees: if the offer comes too late, the second start has opened the file itself.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from socket import socket

    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

LONGEST_MESSAGE = 16 * 1024
LONGEST_PATH = 4096
LONGEST_TOKEN = 256
MOST_PEERS = 4
ANSWER_MS = 3_000
"""A window that doesn't answer within this time is stuck, so the second start opens its own."""

_READY, _REFUSED, _AGREED = b"ready\n", b"refused\n", b"agreed\n"
_MOST_PIPES = 9
_PLACES = ("WAYLAND_DISPLAY", "DISPLAY")


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """The request of a second start.

    Attributes:
        file: the file to open.
        token: the desktop's activation token, as on Wayland; may be empty.
    """

    file: Path
    token: str = ""

    def dumps(self) -> bytes:
        """Serialize the message."""
        return json.dumps({"open": str(self.file), "token": self.token}).encode("ascii") + b"\n"

    @classmethod
    def loads(cls, message: bytes) -> OpenRequest:
        """Parse a message.

        Raises:
            ValueError: it isn't a request.
        """
        try:
            given = json.loads(message)
        except RecursionError as error:
            raise ValueError("too deep") from error
        if not isinstance(given, dict) or set(given) != {"open", "token"}:
            raise ValueError("neither a file nor a token")
        name, token = given["open"], given["token"]
        if not isinstance(name, str) or len(os.fsencode(name)) > LONGEST_PATH or "\0" in name:
            raise ValueError("no file's name")
        if not isinstance(token, str) or len(token) > LONGEST_TOKEN or not token.isprintable():
            raise ValueError("no token")
        file = Path(name)
        if not file.is_absolute():
            raise ValueError("no absolute path")
        return cls(file, token)


def address(state: Path, number: int) -> str:
    """Return the address at which a window listens.

    Args:
        state: the folder of the autosaves, which identifies the user and the installation.
        number: the number of the window's slot.
    """
    name = f"{_stem(state)}{number}"
    return name if sys.platform == "win32" else str(_folder(state) / name)


def send_to_running_instance(file: Path, state: Path) -> bool:
    """Send a file to a window that is already open; return whether one accepted it."""
    candidates = _candidates(state)
    if not candidates:
        return False
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    message = OpenRequest(file.absolute(), token).dumps()
    if len(message) > LONGEST_MESSAGE:
        return False
    return any(_took(candidate, message) for candidate in candidates)


class FileReceiver(QObject):
    """Opens the files that second starts send.

    Nothing is accepted while a dialog is open, since its subject would change.

    Args:
        state: the folder of the autosaves.
        number: the number of the window's slot.
        window: the window, which is brought to the front.
        open_file: opens a file in the window.
    """

    def __init__(self, state: Path, number: int, window: QWidget, open_file: Callable[[Path], None]) -> None:
        super().__init__(window)
        self._address = address(state, number)
        self._window, self._open_file = window, open_file
        self._listen_socket: socket | None = None
        self._notifier: QSocketNotifier | None = None
        self._server: QLocalServer | None = None
        self._peers: list[QLocalSocket] = []
        self._offered: dict[QLocalSocket, OpenRequest] = {}
        """The requests of peers that have not yet accepted the offer."""

    def listen(self) -> bool:
        """Start listening, removing what a killed window left at the address.

        Returns:
            Whether listening is possible; it isn't if QtNetwork is missing or the path is too long.
        """
        if sys.platform == "win32":
            server = self._make_server()
            return server is not None and server.listen(self._address)
        try:
            self._listen_socket = _open_socket(self._address)
        except OSError:
            return False
        self._notifier = QSocketNotifier(self._listen_socket.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._answer)
        return True

    def close(self) -> None:
        """Stop listening."""
        if self._notifier:
            self._notifier.setEnabled(False)
        if sys.platform != "win32" and (self._listen_socket or self._server):
            with suppress(OSError):
                Path(self._address).unlink(missing_ok=True)
        if self._listen_socket:
            self._listen_socket.close()
            self._listen_socket = None
        if self._server:
            self._server.close()
        for peer in self._peers[:]:
            peer.abort()

    def _answer(self) -> None:
        """Start QtNetwork on the first connection (it costs 3 MB)."""
        if self._listen_socket is None or self._notifier is None:
            return
        self._notifier.setEnabled(False)
        server = self._make_server()
        if server and server.listen(self._listen_socket.fileno()):
            self._listen_socket.detach()  # now owned by the server
            self._listen_socket = None
        else:
            self.close()  # callers are refused at once, and open their own window

    def _make_server(self) -> QLocalServer | None:
        """Return a server that does not listen yet, or None if QtNetwork can't be imported."""
        try:
            from PySide6.QtNetwork import QLocalServer
        except ImportError as error:
            _log.warning("files of later starts can't be taken: %s", error)
            return None
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.setMaxPendingConnections(MOST_PEERS)
        server.newConnection.connect(self._on_new_connection)
        self._server = server
        return server

    def _on_new_connection(self) -> None:
        while self._server and (peer := self._server.nextPendingConnection()):
            peer.setReadBufferSize(LONGEST_MESSAGE)
            self._peers.append(peer)
            peer.disconnected.connect(lambda peer=peer: self._forget(peer))
            peer.readyRead.connect(lambda peer=peer: self._read(peer))
            if len(self._peers) > MOST_PEERS:  # drop the one that has been silent the longest
                self._peers[0].abort()
            if peer.bytesAvailable():
                self._read(peer)

    def _read(self, peer: QLocalSocket) -> None:
        while peer in self._peers and peer.canReadLine():
            line = bytes(peer.readLine(LONGEST_MESSAGE).data())
            if peer in self._offered:
                self._open(peer, line)
            else:
                self._offer(peer, line)
        if peer in self._peers and peer.bytesAvailable() >= LONGEST_MESSAGE:
            peer.abort()

    def _offer(self, peer: QLocalSocket, message: bytes) -> None:
        """Offer to open the file, or decline."""
        try:
            handed = OpenRequest.loads(message)
        except ValueError:
            peer.abort()
            return
        if QApplication.activeModalWidget() is None:
            self._offered[peer] = handed
            peer.write(_READY)
        else:
            self._peers.remove(peer)
            peer.write(_REFUSED)
            peer.disconnectFromServer()

    def _open(self, peer: QLocalSocket, answer: bytes) -> None:
        handed = self._offered.pop(peer)
        self._peers.remove(peer)
        peer.disconnectFromServer()
        if answer == _AGREED:
            bring_to_front(self._window, handed.token)
            self._open_file(handed.file)

    def _forget(self, peer: QLocalSocket) -> None:
        self._offered.pop(peer, None)
        if peer in self._peers:
            self._peers.remove(peer)
        peer.deleteLater()


def bring_to_front(window: QWidget, token: str) -> None:
    """Bring a window to the front, as far as the desktop permits.

    Args:
        window: the window.
        token: the activation token, which Qt reads from the environment.
    """
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()


def _open_socket(address: str) -> socket:
    """Return a listening socket that only this user can access.

    Raises:
        OSError: listening at the address is impossible.
    """
    import socket

    listener = socket.socket(socket.AF_UNIX)
    try:
        Path(address).unlink(missing_ok=True)
        listener.bind(address)
        Path(address).chmod(0o600)  # the umask would affect all threads
        listener.listen()  # not accessible before
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def _took(address: str, message: bytes) -> bool:
    try:
        from PySide6.QtNetwork import QLocalSocket
    except ImportError:
        return False
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(ANSWER_MS):
        return False
    socket.write(message)
    ends = time.monotonic() * 1_000 + ANSWER_MS
    while not socket.canReadLine():
        left = round(ends - time.monotonic() * 1_000)
        if left <= 0 or socket.bytesAvailable() >= LONGEST_MESSAGE or not socket.waitForReadyRead(left):
            return False
    if socket.readLine(LONGEST_MESSAGE).data() != _READY:
        return False
    socket.write(_AGREED)
    return socket.waitForBytesWritten(ANSWER_MS)


def _candidates(state: Path) -> list[str]:
    """Return the addresses of windows that may be listening, by number; doesn't import QtNetwork."""
    if sys.platform == "win32":
        return [address(state, number) for number in range(1, _MOST_PIPES + 1)]
    stem = _stem(state)
    try:
        names = [file.name for file in _folder(state).iterdir() if file.name.startswith(stem)]
    except OSError:
        return []
    numbers = sorted(int(name.removeprefix(stem)) for name in names if name.removeprefix(stem).isdecimal())
    return [address(state, number) for number in numbers]


def _folder(state: Path) -> Path:
    """Return the folder of the user's sockets, which is on a local disk and has a short name."""
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR", ""))
    return runtime if runtime.is_absolute() and runtime.is_dir() else state


def _stem(state: Path) -> str:
    """Return a name that is unique to this folder and this display."""
    place = "\n".join((str(state.absolute()), *(os.environ.get(name, "") for name in _PLACES)))
    return f"warapp-{zlib.crc32(os.fsencode(place)):08x}-"
