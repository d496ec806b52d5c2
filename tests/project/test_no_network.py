"""The window opens no network connection: nothing loads what could, but for a socket within the machine."""

import ast
from pathlib import Path

from tests.helpers.source_files import imports, module_name, nodes_of, python_files, tree

NETWORK = {
    "PySide6.QtHttpServer",
    "PySide6.QtNetwork",
    "PySide6.QtNetworkAuth",
    "PySide6.QtRemoteObjects",
    "PySide6.QtWebEngineCore",
    "PySide6.QtWebEngineWidgets",
    "PySide6.QtWebSockets",
    "aiohttp",
    "asyncio",
    "ftplib",
    "http",
    "httpx",
    "imaplib",
    "multiprocessing.connection",
    "poplib",
    "requests",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "urllib",
    "webbrowser",
    "xmlrpc",
}
LOCAL_SOCKET = "warapp.desktop.single_instance"
CLUSTER = "warapp.lab.cluster"
"""Where `warapp simulate --scheduler` asks other machines, which a person has to ask for."""

FILES = {module_name(path): path for path in python_files("warapp")}


def network_of(path: Path) -> set[str]:
    """Return what a file imports that could open a connection."""
    return {
        name for name in imports(path) if any(name == one or name.startswith(f"{one}.") for one in NETWORK)
    }


def test_the_files_are_seen() -> None:
    assert {"warapp.app", "warapp.ui.window.main_window", LOCAL_SOCKET} <= set(FILES)


def test_nothing_imports_what_could_open_a_connection() -> None:
    found = {module: network_of(path) for module, path in FILES.items()}
    for module in (LOCAL_SOCKET, CLUSTER):
        found.pop(module, None)
    assert {module: names for module, names in found.items() if names} == {}


def test_the_window_does_not_load_what_asks_other_machines() -> None:
    users = {module for module, path in FILES.items() if CLUSTER in imports(path)}
    assert users <= {name for name in FILES if name.startswith(("warapp.lab.", "warapp.cli."))}


def test_second_starts_use_local_sockets_alone() -> None:
    assert network_of(FILES[LOCAL_SOCKET]) == {
        "PySide6.QtNetwork",
        "PySide6.QtNetwork.QLocalServer",
        "PySide6.QtNetwork.QLocalSocket",
        "socket",
        "socket.socket",
    }
    made = [
        ast.unparse(node)
        for node in nodes_of(FILES[LOCAL_SOCKET], ast.Call)
        if ast.unparse(node.func) == "socket.socket"
    ]
    assert made == ["socket.socket(socket.AF_UNIX)"]


def test_qtnetwork_is_loaded_by_no_import_of_a_module() -> None:
    at_the_top = [
        node
        for node in tree(FILES[LOCAL_SOCKET]).body
        if isinstance(node, ast.ImportFrom) and node.module == "PySide6.QtNetwork"
    ]
    assert at_the_top == []
