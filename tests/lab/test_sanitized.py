"""The kernel touches no memory but its own, and does nothing that C leaves undefined."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT
from warapp.lab.build_kernel import FOLDER

SANITIZE = (
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    "-fno-omit-frame-pointer",
    "-g",
    "-O1",
)
ROUNDS = "20000"
DRIVER = ROOT / "tests" / "lab" / "sanitized.c"


@pytest.fixture(scope="module")
def driver(compiler: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    if Path(compiler[0]).stem.lower() == "cl":
        pytest.skip("the sanitizers of this compiler are not gcc's")
    program = tmp_path_factory.mktemp("sanitized") / "sanitized"
    command = [*compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", *SANITIZE, "-ffp-contract=off"]
    command += [f"-I{FOLDER}", str(DRIVER), "-o", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if "cannot find" in done.stderr and "san" in done.stderr:
        pytest.skip("the compiler has no sanitizers")
    assert done.returncode == 0, done.stderr
    return program


@pytest.mark.skipif(sys.platform == "win32", reason="gcc has no sanitizers on Windows")
def test_no_fault_is_found_in_rounds_of_any_rules(driver: Path) -> None:
    options = os.environ | {"UBSAN_OPTIONS": "print_stacktrace=1", "ASAN_OPTIONS": "strict_string_checks=1"}
    done = subprocess.run([driver, ROUNDS], capture_output=True, text=True, env=options, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{ROUNDS} rounds played\n"


@pytest.mark.skipif(sys.platform == "win32", reason="gcc has no sanitizers on Windows")
def test_a_fault_would_be_found(compiler: list[str], driver: Path, tmp_path: Path) -> None:
    """With too little room behind the piles it is: the test above can fail."""
    for source in (*FOLDER.glob("*.c"), *FOLDER.glob("*.h")):
        text = source.read_text(encoding="utf-8").replace("SLACK = 80", "SLACK = 0")
        (tmp_path / source.name).write_text(
            text.replace("PILE_ROOM = 1088", "PILE_ROOM = 300"), encoding="utf-8"
        )
    program = tmp_path / "faulty"
    command = [*compiler, "-std=c11", *SANITIZE, f"-I{tmp_path}", str(DRIVER), "-o", str(program)]
    subprocess.run(command, check=True, timeout=60)
    assert subprocess.run([program, ROUNDS], capture_output=True, timeout=100).returncode != 0
