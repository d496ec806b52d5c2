"""`warapp advise` finds rules for an evening, and says as JSON or in words what to expect of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

import pytest

from tests.helpers.golden_files import Golden
from warapp.__main__ import main
from warapp.engine import FIELDS, read_rules
from warapp.lab import kernel, workers
from warapp.lab.adviser import search
from warapp.lab.cluster import ClusterFailed
from warapp.lab.intervals import share_interval
from warapp.lab.simulate import play_deals

KNOWN = ("--players", "3", "--minutes", "15", "--wish", "known-rules")
FIGURES = ("in_time", "about", "draws", "wars", "lead_changes", "sitting_out")


@pytest.fixture
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of moments, with the kernel or without."""
    few = search.FINE._replace(first=2, last=40, part=40)
    monkeypatch.setattr(search, "FINE", few)
    monkeypatch.setattr(search, "COARSE", few._replace(first=1, last=2, finalists=6))


def advised(capsys: pytest.CaptureFixture[str], *options: str) -> Any:
    assert main(["advise", *options, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.usefixtures("few_rounds")
def test_json_has_rules_figures_and_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    said = advised(capsys, *KNOWN)
    assert (said["players"], said["minutes"], said["length"]) == (3, 15, "over-by")
    assert said["wishes"] == ["known-rules"]
    assert (said["fits"], said["obstacles"], said["coarse"]) == (True, [], not kernel.available())
    assert said["tried"] > 100
    assert 3 <= len(said["suggestions"]) <= 5
    for suggestion in said["suggestions"]:
        assert {*suggestion["rules"]} == {*FIELDS}
        assert suggestion["rules"]["seats"] == 3
        assert suggestion["known_as"]
        assert {*suggestion["intervals"]} == {*FIGURES}
        for figure in FIGURES:
            low, high = suggestion["intervals"][figure]
            assert low <= suggestion[figure] <= high


@pytest.mark.usefixtures("few_rounds", "compiled")
def test_the_figures_are_those_of_the_deals_that_were_played(capsys: pytest.CaptureFixture[str]) -> None:
    suggestion = advised(capsys, *KNOWN)["suggestions"][0]
    rules = read_rules({"preset": "playbook", **suggestion["rules"]})
    first = search.FIRST_FINAL_DEAL
    tally = play_deals(rules, range(first, first + 40)).tally
    in_time = sum(rounds for seconds, rounds in tally.seconds.counts.items() if seconds <= 900)
    assert suggestion["rounds"] == tally.rounds == 40
    assert (suggestion["in_time"], *suggestion["intervals"]["in_time"]) == share_interval(in_time, 40)
    assert suggestion["wars"] == tally.wars.mean
    assert suggestion["lead_changes"] == tally.lead_changes.mean


@pytest.fixture(scope="session")
def compiled() -> None:
    """The kernel, compiled for this machine."""
    if not kernel.available():
        pytest.skip("the kernel is not compiled; `python -m warapp.lab.build_kernel` does it")


@pytest.mark.usefixtures("few_rounds", "compiled")
def test_in_words_each_suggestion_is_a_sentence_with_its_figures(
    capsys: pytest.CaptureFixture[str], golden: Golden
) -> None:
    assert main(["advise", *KNOWN, "--wish", "few-draws"]) == 0
    printed = capsys.readouterr()
    for line in printed.out.splitlines():
        golden.check(line.strip())
    assert re.fullmatch(r"[0-9,]+ sets of rules tried, [0-9,]+ rounds played in [0-9.]+ s.\n", printed.err)


@pytest.mark.usefixtures("few_rounds", "compiled")
@pytest.mark.parametrize(
    "options",
    [
        ["--players", "6", "--minutes", "2", "--wish", "known-rules", "--pace", "200000,1"],
        ["--players", "5", "--minutes", "40", "--wish", "nobody-out-early", "--wish", "known-rules"],
        ["--players", "2", "--minutes", "60", "--about", "--wish", "known-rules", "--pace", "100,100"],
    ],
)
def test_where_nothing_fits_it_says_why_and_what_comes_nearest(
    capsys: pytest.CaptureFixture[str], golden: Golden, options: list[str]
) -> None:
    assert main(["advise", *options]) == 0
    first = capsys.readouterr().out.partition("\n")[0]
    golden.check(first, case=" ".join(options))
    said = advised(capsys, *options)
    assert not said["fits"]
    assert said["obstacles"]
    assert 1 <= len(said["suggestions"]) <= 3


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "1", "--minutes", "15"],
        ["--players", "7", "--minutes", "15"],
        ["--players", "three", "--minutes", "15"],
        ["--players", "3", "--minutes", "1"],
        ["--players", "3", "--minutes", "61"],
        ["--minutes", "15"],
        ["--players", "3", "--minutes", "15", "--wish", "luck"],
        ["--players", "3", "--minutes", "15", "--wish", "few-lead-changes", "--wish", "many-lead-changes"],
        ["--players", "3", "--minutes", "15", "--pace", "1"],
        ["--players", "3", "--minutes", "15", "--workers", "0"],
        ["--players", "3", "--minutes", "15", "--scheduler", "there"],
    ],
)
def test_what_can_not_be_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], golden: Golden, options: list[str]
) -> None:
    assert main(["advise", *options]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    golden.check(printed.err.rstrip("\n"), case=" ".join(options))


@pytest.mark.usefixtures("few_rounds")
def test_without_the_kernel_a_rough_answer_is_called_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    assert main(["advise", "--players", "2", "--minutes", "5", "--workers", "1"]) == 0
    printed = capsys.readouterr()
    assert printed.out.endswith(
        "The compiled kernel is missing, so few rounds were played: these figures are rough.\n"
    )
    assert printed.err.startswith(workers.NO_KERNEL)


class Losing(Executor):
    """Loses its scheduler at the first task."""

    def submit(self, *arguments: Any, **named: Any) -> Any:
        raise ClusterFailed("the scheduler at tcp://there no longer answers")


@pytest.mark.usefixtures("few_rounds", "compiled")
def test_where_the_scheduler_goes_this_computer_goes_on_and_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def joined(address: str) -> Iterator[tuple[Executor, int]]:
        yield Losing(), 4

    expected = advised(capsys, *KNOWN)
    monkeypatch.setattr(workers, "cluster_executor", joined)
    assert main(["advise", *KNOWN, "--json", "--scheduler", "tcp://there:1"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out) == expected
    assert printed.err.startswith("the scheduler at tcp://there no longer answers; this computer goes on.\n")


@pytest.mark.usefixtures("few_rounds", "compiled")
def test_ctrl_c_gives_the_best_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run = search.Search.run

    def interrupted(self: search.Search) -> Iterator[search.Advice]:
        for advice in run(self):
            yield advice
            if advice.suggestions:
                raise KeyboardInterrupt

    monkeypatch.setattr(search.Search, "run", interrupted)
    assert main(["advise", *KNOWN, "--json"]) == 130
    said = json.loads(capsys.readouterr().out)
    assert said["suggestions"]
