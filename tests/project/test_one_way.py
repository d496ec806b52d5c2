"""Work beside the window and modal dialogs have one way each; nothing goes around it."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.helpers.source_files import ROOT, imports, nodes_of, python_files

THREADS = {"QThread", "QThreadPool", "QRunnable", "ThreadPoolExecutor", "Thread"}
MAY_START_THREADS = {
    "warapp/background.py": "runs the work of the window",
    "warapp/lab/simulate.py": "runs many rounds, without Qt",
    "warapp/lab/cluster.py": "watches the machines of a cluster, without Qt",
}
MAY_EXECUTE = {
    "warapp/app.py": "runs the event loop of the program",
    "warapp/desktop/speech_process.py": "runs the event loop of the process that speaks",
    "warapp/desktop/event_loop.py": "runs it for a picture or a self-test",
    "warapp/ui/widgets/modal.py": "runs every modal dialog",
}
OPENING = {
    ("QFileDialog", "getOpenFileName"),
    ("QFileDialog", "getSaveFileName"),
    ("QInputDialog", "getText"),
    ("QMessageBox", "question"),
    ("QMessageBox", "warning"),
    ("QMessageBox", "critical"),
}
"""Static functions of Qt that run a dialog of their own."""


def calls(path: Path) -> set[tuple[str, str]]:
    """Return what is called on what: the last name before the dot, and the method."""
    found = set()
    for node in nodes_of(path, ast.Call):
        if isinstance(node.func, ast.Attribute):
            owner = node.func.value
            found.add((owner.id if isinstance(owner, ast.Name) else "", node.func.attr))
    return found


def names_used(path: Path) -> set[str]:
    return {node.attr for node in nodes_of(path, ast.Attribute)} | {
        name.rpartition(".")[2] for name in imports(path)
    }


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_only_the_background_module_starts_threads() -> None:
    starting = {name_of(path) for path in python_files("warapp") if names_used(path) & THREADS}
    assert starting == set(MAY_START_THREADS)


def test_only_run_modal_executes_dialogs() -> None:
    called = {name_of(path): calls(path) for path in python_files("warapp")}
    executing = {
        name for name, found in called.items() if {method for _, method in found} & {"exec", "exec_"}
    }
    assert executing == set(MAY_EXECUTE)
    assert {name for name, found in called.items() if found & OPENING} == set()
