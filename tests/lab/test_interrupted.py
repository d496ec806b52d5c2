"""Ctrl+C in a real terminal's place: what was played by then is printed, and written."""

import os
import signal
import subprocess
import sys

import pytest

from tests.helpers.processes import running
from tests.helpers.source_files import ROOT


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes of this kind")
def test_ctrl_c_ends_a_long_run_with_what_is_done() -> None:
    read, write = os.pipe()
    options = ("--rounds", "2000000000", "--csv", f"/dev/fd/{write}")
    with running(
        [sys.executable, "-m", "warapp.lab.command", *options],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        pass_fds=[write],
    ) as process:
        os.close(write)
        with os.fdopen(read, encoding="utf-8") as lines:
            begun = [lines.readline() for _ in range(100)]
            process.send_signal(signal.SIGINT)
            rows = begun[1:] + lines.readlines()
        printed, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.startswith(f"Stopped by Ctrl+C: {len(rows):,} rounds in ")
    assert printed.startswith(f"{len(rows):,} rounds of playbook, deals 1 to {len(rows):,}\n")
    assert [int(row.partition(",")[0]) for row in rows] == list(range(1, len(rows) + 1))
