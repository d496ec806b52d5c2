"""A sound server of a test's own."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.sound_server import read_until
from tests.helpers.processes import running


@pytest.fixture
def pulseaudio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A sound server of the test's own, whose one device is heard by nobody."""
    if not (shutil.which("pulseaudio") and shutil.which("parec")):
        pytest.skip("needs pulseaudio and parec, from the packages pulseaudio and pulseaudio-utils")
    socket = tmp_path / "p"  # the path of a socket has at most 107 bytes
    for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("PULSE_SINK", raising=False)
    monkeypatch.setenv("PULSE_SERVER", f"unix:{socket}")
    load = [
        "module-null-sink sink_name=proof",
        f"module-native-protocol-unix socket={socket} auth-anonymous=1",
    ]
    options = ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--log-target=stderr"]
    command = ["pulseaudio", *options, "--log-level=info", *(f"--load={module}" for module in load)]
    with running(command, most_s=120, stderr=subprocess.PIPE) as server:
        assert server.stderr
        ready = b"Daemon startup complete."
        started = read_until(server.stderr, lambda read: ready in read, 20)
        assert ready in started, started.decode()
        yield
        server.terminate()
