"""Which tests use Qt, and which are slow, as far as possible before the modules of the others are imported.

    pytest --fast

runs what neither uses Qt nor is slow, as `-m "not gui and not slow"` does. Hypothesis gives each property
test a hundred examples, so all of them are slow; what else takes longer than 0.2 seconds is in `SLOW`.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

from tests.helpers.source_files import ROOT, reaches_qt

TESTS = ROOT / "tests"

FAST = "not gui and not slow"

SLOW = {
    "cli/test_advise.py": 6.0,
    "cli/test_process.py": 2.6,
    "desktop/test_event_loop.py": 7.8,
    "desktop/test_sound_process.py": 5.4,
    "engine/properties": 15.0,
    "engine/test_record_refusals.py::test_a_value_nested_ever_so_deeply_is_refused": 1.6,
    "engine/test_record_refusals.py::test_what_is_no_json_object_is_refused[60,000 lists]": 0.7,
    "lab/test_adviser.py": 40.0,
    "lab/test_build_kernel.py": 3.6,
    "lab/test_cluster.py": 60.0,
    "lab/test_command.py::test_a_line_of_csv_is_a_round": 1.1,
    "lab/test_command.py::test_nothing_heavy_is_loaded_before_it_is_needed": 0.4,
    "lab/test_command.py::test_reading_the_beginning_is_enough": 0.5,
    "lab/test_command.py::test_what_can_not_be_is_refused_in_one_sentence[--scheduler there]": 0.8,
    "lab/test_command.py::test_where_no_scheduler_answers_one_sentence_says_so": 0.6,
    "lab/test_command.py::test_without_the_kernel_it_says_so_once": 1.0,
    "lab/test_figures.py::test_kernel_and_engine_count_what_is_counted_by_hand": 1.5,
    "lab/test_figures.py::test_kernel_and_engine_count_uneven_deals_alike": 1.0,
    "lab/test_interrupted.py": 0.6,
    "lab/test_kernel.py::test_a_round_that_never_ends_is_found_at_the_same_battle": 1.7,
    "lab/test_kernel.py::test_a_round_without_a_limit_is_endless_where_the_engine_gives_up": 4.5,
    "lab/test_kernel.py::test_deals_come_to_what_they_come_to_in_the_engine": 4.7,
    "lab/test_kernel.py::test_other_threads_run_while_it_plays": 0.4,
    "lab/test_sanitized.py": 20.3,
    "lab/test_simulate.py::test_batches_come_in_the_order_of_the_deals_and_miss_none": 1.2,
    "lab/test_simulate.py::test_processes_give_the_same_where_there_is_no_kernel": 0.6,
    "lab/test_study.py::test_a_killed_program_loses_nothing_that_its_file_has": 4.0,
    "lab/test_study.py::test_a_killed_worker_process_changes_no_number": 2.0,
    "lab/test_study.py::test_workers_that_are_lost_again_and_again_are_not_replaced_for_ever": 0.3,
    "lab/test_statistics.py": 0.8,
    "learn/test_drawing.py": 4.5,
    "learn/test_lesson.py": 5.0,
    "learn/test_questions.py": 0.3,
    "project/test_bounded_waiting.py::test_nothing_waits_without_a_bound": 1.0,
    "project/test_documents.py": 0.5,
    "project/test_fast_tests.py::test_the_option_selects_what_the_markers_select": 1.5,
    "project/test_no_waiting.py::test_nothing_waits[tests-conftest.py]": 0.5,
    "project/test_sizes.py::test_no_function_is_long[tests]": 0.5,
    "project/test_wording.py::test_no_banned_word_is_used": 1.3,
    "resources": 7.5,
    "table/choreography/test_choreography_of_any_round.py": 9.7,
    "table/motion/test_pace.py::test_the_minutes_of_a_round_are_those_that_its_cards_take": 1.4,
    "words/test_agreement.py": 8.0,
    "words/test_any_round.py": 4.0,
    "words/test_translation.py": 0.8,
}
"""By folder, module, test or case below `tests`, about how many seconds it takes."""


def add_option(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help=f'run the fast tests alone, as -m "{FAST}" does')


def leave_out_plugins(pluginmanager: pytest.PytestPluginManager) -> None:
    """Unload, where `--fast` asks for it, what only other tests need, before it loads Qt: half a second."""
    config = pluginmanager.get_plugin("pytestconfig")
    if isinstance(config, pytest.Config) and "--fast" in config.invocation_params.args:
        for name in filter(pluginmanager.has_plugin, ("pytest-qt", "hypothesispytest")):
            pluginmanager.unregister(name=name)


def select_fast_tests(config: pytest.Config) -> None:
    """Do what `--fast` asks for."""
    config.pluginmanager.register(Collection())
    if config.getoption("--fast"):
        config.option.markexpr = " and ".join(filter(None, (config.option.markexpr, FAST)))
    if fast_only(config):
        gc.disable()  # looking for garbage is a quarter of such a run


class Collection:
    """Leaves out files of which no test could be selected, and marks the tests of the others.

    It is registered as a plugin, since a conftest.py has no say in what is collected outside of its folder.
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(
        self, file_path: Path
    ) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        """Import no file to look for examples in its docstrings where there are none."""
        collectors = yield
        examples = file_path.suffix == ".py" and ">>>" in file_path.read_text(encoding="utf-8")
        return [one for one in collectors if examples or not isinstance(one, DoctestModule)]

    def pytest_ignore_collect(self, collection_path: Path, config: pytest.Config) -> bool | None:
        """Leave out what is slow or uses Qt as a whole, where only fast tests are wanted."""
        left_out = fast_only(config) and (is_slow(collection_path) or uses_qt(collection_path))
        return True if left_out else None

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Spare pytest its search for garbage at the end of a fast run, among all syntax trees."""
        if fast_only(session.config):
            gc.freeze()

    @pytest.hookimpl(tryfirst=True)  # before pytest looks at -m
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if {"qtbot", "qapp", "screen"} & set(getattr(item, "fixturenames", ())) or uses_qt(item.path):
                item.add_marker(pytest.mark.gui)
            property_test = getattr(getattr(item, "function", None), "is_hypothesis_test", False)
            if (
                property_test
                or is_slow(item.path, item.name)
                or is_slow(item.path, item.name.partition("[")[0])
            ):
                item.add_marker(pytest.mark.slow)


def fast_only(config: pytest.Config) -> bool:
    """Return whether only fast tests are wanted."""
    return str(config.option.markexpr).endswith(FAST)


@cache
def uses_qt(path: Path) -> bool:
    """Return whether all tests at a place use Qt: the module imports it, or the fixtures of its folder do."""
    folders = (path, *path.parents) if path.is_dir() else path.parents
    fixtures = [folder / "conftest.py" for folder in folders if TESTS in folder.parents]
    return any(reaches_qt(file) for file in (*fixtures, path) if file.suffix == ".py" and file.is_file())


def is_slow(path: Path, test: str = "") -> bool:
    """Return whether a test or case is slow, or if none is named, all tests of a module or folder."""
    names = _names(path)
    return any(name in SLOW for name in names) or (bool(names) and f"{names[0]}::{test}" in SLOW)


@cache
def _names(path: Path) -> tuple[str, ...]:
    """Return what a module and its folders are called below `tests`, itself first."""
    places = (place for place in (path, *path.parents) if TESTS in place.parents)
    return tuple(place.relative_to(TESTS).as_posix() for place in places)
