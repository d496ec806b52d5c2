"""Who may import whom: what keeps the rules free of Qt and the table free of rules."""

import ast
import subprocess
import sys
from pathlib import Path

from tests.helpers.source_files import imported_names, imports, module_name, nodes, python_files, tree

WITHOUT_WINDOW = tuple(
    f"warapp.{name}"
    for name in (
        "engine",
        "lab",
        "learn",
        "words",
        "cli",
        "desktop.qt_startup",
        "clock",
        "assets",
        "vocabulary",
        "pace",
    )
)
"""What a round without a window is played with; it loads no Qt."""

PURE_TABLE = tuple(f"warapp.table.{name}" for name in ("layout", "stage", "motion", "choreography"))

UNDER_THE_WINDOW = (
    "PySide6",
    "warapp.__version__",
    "warapp.vocabulary",
    "warapp.pace",
    "warapp.background",
    "warapp.engine",
    "warapp.lab",
    "warapp.learn",
    "warapp.words",
    "warapp.store",
    "warapp.clock",
    "warapp.home",
    "warapp.session",
    "warapp.table",
    "warapp.assets",
    "warapp.desktop",
)
"""What every feature of the window may use."""

SHARED = ("warapp.ui.widgets", "warapp.ui.charts", "warapp.ui.play", "warapp.ui.appearance")
"""The folders of the window that every feature may use."""

FEATURES = (
    "open_hands",
    "rules",
    "guide",
    "history",
    "statistics",
    "files",
    "deals",
    "errors",
    "learn",
    "round_end",
    "welcome",
    "screen_reader",
)

ALSO = {
    "rules": (
        "warapp.ui.forecast",
        "warapp.ui.adviser",
    ),  # the dialog embeds one and opens the other
    "guide": ("warapp.ui.forecast",),  # the guide says how long a round takes
    "open_hands": ("warapp.ui.screen_reader",),  # a table of its own, told and described as that of the round
}
"""Who uses the forecast, the adviser or the screen reader, which know no feature."""

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "warapp": (),
    "warapp.engine": ("warapp.engine",),
    "warapp.vocabulary": (),
    "warapp.pace": (),
    "warapp.argument_parser": (),
    "warapp.deal_numbers": ("warapp.engine",),
    "warapp.lab": ("warapp.engine", "warapp.pace", "warapp.argument_parser", "warapp.lab", "rich"),
    "warapp.lab.build_kernel": ("hatchling",),  # a step of the build, loaded by its path there
    "warapp.learn": ("warapp.engine", "warapp.learn"),
    "warapp.words": ("warapp.engine", "warapp.learn", "warapp.words"),
    "warapp.background": ("PySide6.QtCore", "shiboken6"),
    "warapp.store": (
        "warapp.engine",
        "warapp.vocabulary",
        "warapp.store",
        "warapp.background",
        "warapp.home",
        "PySide6.QtCore",
    ),
    "warapp.clock": (),
    "warapp.home": (),
    "warapp.session": ("warapp.engine", "warapp.store", "warapp.learn", "warapp.clock", "PySide6.QtCore"),
    "warapp.starting_round": (
        "warapp.engine",
        "warapp.deal_numbers",
        "warapp.store",
        "warapp.session",
        "warapp.clock",
    ),
    "warapp.table": (
        "PySide6",
        "warapp.engine",
        "warapp.vocabulary",
        "warapp.pace",
        "warapp.words",
        "warapp.assets",
        "warapp.table",
    ),
    "warapp.assets": (),
    "warapp._compat": ("typing_extensions",),  # for mypy alone; any file may use what is in it
    "warapp.desktop": (
        "PySide6",
        "warapp.assets",
        "warapp.home",
        "warapp.background",
        "warapp.words.placeholders",
        "warapp.desktop",
    ),
    "warapp.launch_options": ("warapp.engine",),
    "warapp.ui": (),
    "warapp.ui.widgets": ("PySide6", "warapp.vocabulary", "warapp.ui.widgets"),
    "warapp.ui.charts": (
        "PySide6",
        "warapp.vocabulary",
        "warapp.lab.bins",
        "warapp.table.drawing.theme",
        "warapp.ui.widgets",
        "warapp.ui.charts",
        "warapp.words.translation",
    ),
    "warapp.ui.forecast": (*UNDER_THE_WINDOW, "warapp.ui.widgets", "warapp.ui.charts", "warapp.ui.forecast"),
    "warapp.ui.adviser": (*UNDER_THE_WINDOW, "warapp.ui.widgets", "warapp.ui.forecast", "warapp.ui.adviser"),
    "warapp.ui.appearance": (*UNDER_THE_WINDOW, "warapp.ui.widgets", "warapp.ui.appearance"),
    "warapp.ui.play": (*UNDER_THE_WINDOW, *SHARED),
    **{
        f"warapp.ui.{feature}": (*UNDER_THE_WINDOW, *SHARED, f"warapp.ui.{feature}", *ALSO.get(feature, ()))
        for feature in FEATURES
    },
    "warapp.ui.window": (*UNDER_THE_WINDOW, *SHARED, "warapp.ui.window"),
    "warapp.cli": (
        "warapp.__version__",
        "warapp.argument_parser",
        "warapp.deal_numbers",
        "warapp.engine",
        "warapp.lab",
        "warapp.words",
        "warapp.cli",
        "warapp.desktop.qt_startup",
        "warapp.opening",
        "warapp.desktop.languages",
        "warapp.launch_options",
        "warapp.self_test",
    ),
    "warapp.app": ("PySide6", "warapp"),
    "warapp.composition": ("PySide6", "warapp"),
    "warapp.features": ("PySide6", "warapp"),
    "warapp.recording": ("PySide6.QtCore", "warapp"),
    "warapp.self_test": ("PySide6", "warapp"),  # a test that travels with the program
    "warapp.opening": ("warapp.app", "warapp.launch_options", "warapp.desktop.qt_startup"),
    "warapp.__main__": (
        "warapp.cli",
        "warapp.opening",
        "warapp.launch_options",
        "warapp.desktop.speech_process",
    ),
}
"""By module or package what it may import besides the standard library; the longest name that fits holds."""

FILES = {module_name(path): path for path in python_files("warapp")}


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def rule_of(module: str) -> tuple[str, ...]:
    """Return what a module may import: its own rule, else that of the nearest package; each has one."""
    parts = module.split(".")
    names = (".".join(parts[:length]) for length in range(len(parts), min(len(parts), 2) - 1, -1))
    return next(MAY_IMPORT[name] for name in names if name in MAY_IMPORT)


def forbidden(path: Path, may: tuple[str, ...]) -> list[str]:
    """Return what a file imports against its rule; a package above an allowed one is no import by itself."""
    free = ("warapp._compat", *may)
    above = {package.rsplit(".", depth)[0] for package in may for depth in range(1, package.count(".") + 1)}
    return sorted(
        name
        for name in imports(path)
        if name not in above | {"warapp"} and name.partition(".")[0] not in sys.stdlib_module_names
        if not any(within(name, package) for package in free)
    )


def test_the_files_are_seen() -> None:
    for name in ("warapp.engine.battle", "warapp.session", "warapp.app", "warapp.__main__", *PURE_TABLE):
        assert name in FILES


def test_every_file_imports_only_what_its_rule_allows() -> None:
    faults = {module: forbidden(path, rule_of(module)) for module, path in FILES.items()}
    assert {module: names for module, names in faults.items() if names} == {}


def test_every_import_is_written_out_in_full() -> None:
    relative = [
        module
        for module, path in FILES.items()
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    starred = [module for module, path in FILES.items() if any(name.endswith(".*") for name in imports(path))]
    assert relative == []
    assert starred == [], "a star makes every class of a Qt module, which takes longer than all else at start"


def test_the_pure_part_of_the_table_imports_engine_vocabulary_and_itself() -> None:
    pure = {
        name
        for name, path in FILES.items()
        if within(name, "warapp.table") and not any(within(other, "PySide6") for other in imports(path))
    }
    assert pure >= {name for name in FILES if any(within(name, package) for package in PURE_TABLE)}
    shared = ("warapp.engine", "warapp.vocabulary", "warapp.pace")
    for name in pure:
        assert forbidden(FILES[name], (*shared, *pure)) == [], name


def test_the_window_is_imported_only_where_it_is_opened() -> None:
    opening = [path for name, path in FILES.items() if within(name, "warapp.cli") or name == "warapp.opening"]
    at_the_top = {name for path in opening for node in tree(path).body for name in imported_names(node)}
    assert not {"warapp.app", "warapp.self_test"} & at_the_top
    assert [path.name for path in opening if "warapp.app" in imports(path)] == ["opening.py"]


def test_what_plays_without_a_window_loads_no_qt() -> None:
    modules = ", ".join(name for name in WITHOUT_WINDOW if name in FILES)
    program = f"import sys, {modules}; print([name for name in sys.modules if 'PySide6' in name])"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout == "[]\n"
