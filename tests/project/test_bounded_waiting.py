"""Nothing here waits for another program or thread without a bound: no test, and no script for packages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.source_files import ROOT, imports, nodes_of, python_files

STARTS = {"run", "call", "check_call", "check_output"}
"""What `subprocess` has that waits for a program's end."""
WAITS = {"communicate", "wait", "join", "acquire", "get", "result"}
"""Methods that wait until something happens; the bound of all but the first may stand without its name."""
MAY_USE_POPEN = "tests/helpers/processes.py"
"""All others use what it offers, which ends the program whatever becomes of the test."""
WITHOUT_A_BOUND = {
    "tests/bench/lab_sweep.py": ["part.result"],  # 20 minutes and more are what it is for
}


def unbounded(path: Path) -> Iterator[str]:
    """Yield each call of a file that may wait for ever."""
    threads = any(name.startswith("concurrent.futures") for name in imports(path))
    for call in nodes_of(path, ast.Call):
        if not isinstance(call.func, ast.Attribute):
            continue
        name = call.func.attr
        if name not in {"Popen"} | STARTS | WAITS:
            continue
        function = ast.unparse(call.func)
        named = {keyword.arg for keyword in call.keywords}
        bounded = bool(named & {"timeout", "timeout_s"})
        if function.startswith("subprocess."):
            if name == "Popen" or (name in STARTS and not bounded):
                yield function
        elif name in WAITS and not bounded and (threads or name != "result"):
            yield from [function] if name == "communicate" or not call.args else []


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_nothing_waits_without_a_bound() -> None:
    files = [path for folder in ("tests", "resources") for path in python_files(folder)]
    found = {name_of(path): list(unbounded(path)) for path in files}
    assert found.pop(MAY_USE_POPEN) == ["subprocess.Popen"]
    assert {name: calls for name, calls in found.items() if calls} == WITHOUT_A_BOUND


def test_waiting_without_a_bound_is_found(tmp_path: Path) -> None:
    file = tmp_path / "waiting.py"
    file.write_text(
        "from concurrent.futures import Future\n"
        "with subprocess.Popen(['a']) as process: process.communicate('input')\n"
        "subprocess.run(['a'])\nthread.join()\nprocess.wait()\nfuture.result()\nqueue.get()\nlock.acquire()\n"
        "subprocess.run(['a'], timeout=1)\nthread.join(1)\nprocess.wait(timeout=1)\nfuture.result(1)\n"
        "process.communicate(timeout=1)\nqueue.get(timeout=1)\n', '.join(names)\nsettings.get('name')\n"
    )
    assert sorted(unbounded(file)) == [
        "future.result",
        "lock.acquire",
        "process.communicate",
        "process.wait",
        "queue.get",
        "subprocess.Popen",
        "subprocess.run",
        "thread.join",
    ]
