"""`warapp simulate` prints what rounds came to, as tables, JSON and CSV."""

import csv
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tests.helpers.golden_files import Golden
from tests.helpers.processes import running
from tests.helpers.source_files import ROOT
from warapp.engine import PRESETS, deal, play_to_end
from warapp.lab import command, kernel
from warapp.lab.simulate import play_deals, processors
from warapp.lab.tally import Batch

COMMAND = [sys.executable, "-m", "warapp.lab.command"]


def simulate(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    assert command.main(options) == 0
    return capsys.readouterr().out


def test_json_holds_every_count(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(
        simulate(capsys, "--preset", "quick", "--rounds", "400", "--from-deal", "7", "--json")
    )
    tally = play_deals(PRESETS["quick"], range(7, 407)).tally
    assert report["rules"] == PRESETS["quick"].as_dict()
    assert (report["from_deal"], report["rounds"]) == (7, 400)
    assert sum(outcome["rounds"] for outcome in report["outcomes"]) == 400
    assert {
        int(value): rounds for value, rounds in report["battles"]["rounds"].items()
    } == tally.battles.counts
    assert report["battles"]["mean"] == tally.battles.mean
    assert report["battles"]["quantiles"]["0.5"] == tally.battles.quantile(0.5)
    assert report["wars_by_depth"] == {str(depth): wars for depth, wars in sorted(tally.depths.items())}
    assert tally.extremes
    assert report["extremes"]["longest"]["deal_number"] == tally.extremes.longest.deal_number
    assert counts(report["lead_changes"]) == tally.lead_changes.counts
    assert counts(report["battles_behind"]) == tally.behind.counts
    assert counts(report["out_at"]["1"]) == tally.outs[1].counts
    assert report["sitting_out_thousandths"]["mean"] == 0
    assert report["by"]["worth"] == "aces"
    four = report["by"]["seats"]["4"]
    assert (four["seats"], four["won"], four["drawn"]) == tally.standings[4]
    assert four["share_won"]["low"] < four["won"] / four["seats"] <= four["share_won"]["high"]


def counts(histogram: dict[str, dict[str, int]]) -> dict[int, int]:
    return {int(value): rounds for value, rounds in histogram["rounds"].items()}


def test_the_same_deals_give_the_same_on_every_backend(capsys: pytest.CaptureFixture[str]) -> None:
    printed = {
        simulate(capsys, "--rounds", "3000", "--json", *workers)
        for workers in ([], ["--workers", "1"], ["--workers", "3"])
    }
    assert len(printed) == 1


def test_fields_differ_from_the_preset(capsys: pytest.CaptureFixture[str]) -> None:
    options = (
        "--preset",
        "crowd",
        "--set",
        "seats=6",
        "--set",
        "minute_limit=none",
        "--set",
        "battle_limit=9",
    )
    rules = json.loads(simulate(capsys, *options, "--rounds", "5", "--json"))["rules"]
    assert (rules["seats"], rules["minute_limit"], rules["battle_limit"]) == (6, None, 9)
    assert rules["pick_up"] == "shuffled"


def test_the_clock_goes_at_the_pace(capsys: pytest.CaptureFixture[str]) -> None:
    seconds = json.loads(simulate(capsys, "--rounds", "9", "--pace", "1000,0", "--json"))["seconds"]
    battles = json.loads(simulate(capsys, "--rounds", "9", "--json"))["battles"]
    assert seconds["rounds"] == battles["rounds"]


def test_a_line_of_csv_is_a_round(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "rounds.csv"
    simulate(capsys, "--rounds", "40", "--from-deal", "12", "--csv", str(file))
    with file.open(newline="", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    for row, number in zip(rows, range(12, 52), strict=True):
        played = play_to_end(deal(PRESETS["playbook"], number), PRESETS["playbook"])
        outcome = played.state.outcome
        assert outcome
        assert row["deal_number"] == str(number)
        assert row["reason"] == outcome.reason
        assert row["winner"] == ("" if outcome.winner is None else str(outcome.winner))
        assert row["battles"] == str(played.state.battles)
        assert (row["wars"], row["longest_war"]) == (str(played.wars), str(played.longest_war))
        lost_at = str(played.state.battles)
        assert row["out_at"] in {f"{lost_at} -", f"- {lost_at}", "- -"}
        assert sum(map(int, row["worth"].split())) == 4


def test_tables_and_a_histogram_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    printed = simulate(capsys, "--rounds", "1000")
    lines = [line.split() for line in printed.splitlines()]
    assert printed.startswith("1,000 rounds of playbook, deals 1 to 1,000\n")
    tally = play_deals(PRESETS["playbook"], range(1, 1_001)).tally
    assert ["mean", f"{tally.battles.mean:,.2f}"] in [line[:2] for line in lines]
    assert ["1", f"{tally.depths[1]:,}"] in [line[:2] for line in lines]
    assert ["all"] in [line[:1] for line in lines]
    bars = printed.partition("Battles of a round\n")[2].splitlines()
    assert sum(int(bar.rpartition(" ")[2].replace(",", "")) for bar in bars) == 1_000


@pytest.mark.parametrize(("by", "values"), [("aces", "0 1 2 3 4"), ("kings", "0 1 2 3 4")])
def test_it_shows_who_wins_by_what_was_dealt(
    capsys: pytest.CaptureFixture[str], by: str, values: str
) -> None:
    printed = simulate(capsys, "--rounds", "4000", "--by", by)
    table = printed.partition(f"{by.capitalize()} dealt")[2].partition("Notable")[0].splitlines()
    rows = [line.split() for line in table[2:] if line.strip()]
    assert [row[0] for row in rows] == values.split()
    assert sum(int(row[1].replace(",", "")) for row in rows) == 8_000


def test_the_strength_of_deals_is_shown_in_groups(capsys: pytest.CaptureFixture[str]) -> None:
    printed = simulate(capsys, "--rounds", "4000", "--by", "strength", "--piles-each", "20,32")
    assert printed.startswith("4,000 rounds of playbook, cards dealt: 20, 32, deals 1 to 4,000\n")
    table = printed.partition("Strength dealt")[2].partition("Notable")[0].splitlines()
    groups = [line.split()[:3] for line in table[2:] if line.strip()]
    assert 5 < len(groups) <= 24
    assert all(middle == "to" for _, middle, _ in groups)


def test_seats_that_go_out_are_shown_where_there_are_more_than_two(
    capsys: pytest.CaptureFixture[str],
) -> None:
    printed = simulate(capsys, "--preset", "crowd", "--set", "minute_limit=none", "--rounds", "200")
    assert [line.split()[2] for line in printed.splitlines() if line.startswith("seat number")] == [*"123"]
    assert "Out of cards" not in simulate(capsys, "--rounds", "50")


def test_a_terminal_shows_how_much_time_is_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    assert command.main(["--rounds", "3000"]) == 0
    shown = capsys.readouterr().err
    assert "of 3,000 rounds" in shown
    assert "left" in shown


def test_six_seats_fit_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    printed = simulate(capsys, "--set", "seats=6", "--rounds", "500")
    assert "…" not in printed
    assert max(map(len, printed.splitlines())) <= 80
    assert "seat 5" in printed


def test_it_says_how_fast_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--rounds", "50", "--workers", "1", "--json"]) == 0
    assert capsys.readouterr().err.startswith("50 rounds in ")


def test_without_the_kernel_it_says_so_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_kernel = simulate(capsys, "--rounds", "20", "--json")
    monkeypatch.setattr(kernel, "available", lambda: False)
    assert command.main(["--rounds", "20", "--workers", "2", "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.out == with_kernel
    assert printed.err.count("The compiled kernel is missing") == 1


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(["--rounds", "0"], id="--rounds 0"),
        pytest.param(["--rounds", "٣"], id="--rounds ٣"),
        pytest.param(["--workers", "999"], id="--workers 999"),
        pytest.param(["--set", "face_down"], id="--set face_down"),
        pytest.param(["--set", "face_down=11"], id="--set face_down=11"),
        pytest.param(["--set", "seats=4", "--set", "cards_each=14"], id="--set seats=4 --set cards_each=14"),
        pytest.param(["--set", "down=1"], id="--set down=1"),
        pytest.param(["--preset", "nope"], id="--preset nope"),
        pytest.param(["--from-deal", "2147483647", "--rounds", "2"], id="--from-deal 2147483647 --rounds 2"),
        pytest.param(["--pace", "1200"], id="--pace 1200"),
        pytest.param(["--pace", "nan,1"], id="--pace nan,1"),
        pytest.param(["--json", "--csv", "x"], id="--json --csv x"),
        pytest.param(["--csv", "x", "--resume", "y"], id="--csv x --resume y"),
        pytest.param(["--by", "queens"], id="--by queens"),
        pytest.param(["--piles-each", "20"], id="--piles-each 20"),
        pytest.param(["--piles-each", "20,x"], id="--piles-each 20,x"),
        pytest.param(["--piles-each", "20,33"], id="--piles-each 20,33"),
        pytest.param(["--piles-each", "1,2,3"], id="--piles-each 1,2,3"),
        pytest.param(["--scheduler", "there"], id="--scheduler there"),
        pytest.param(["--faster"], id="--faster"),
    ],
)
def test_what_can_not_be_is_refused_in_one_sentence(
    options: Sequence[str], golden: Golden, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(options) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    golden.check(printed.err.rstrip("\n"))


def test_where_no_scheduler_answers_one_sentence_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="Dask, of the extra `cluster`, is not installed")
    assert command.main(["--scheduler", "tcp://127.0.0.1:1"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    sentence = "warapp simulate: no Dask scheduler answers at tcp://127.0.0.1:1: "
    assert printed.err.startswith(sentence)
    assert printed.err.count("\n") == 1


def test_a_file_that_can_not_be_written_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert command.main(["--rounds", "5", "--csv", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"warapp simulate: --csv: {tmp_path} can't be written: ")


def test_without_dask_a_scheduler_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, golden: Golden
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert command.main(["--scheduler", "tcp://127.0.0.1:8786"]) == 2
    golden.check(capsys.readouterr().err.rstrip("\n"))


def test_help_is_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--help"]) == 0
    assert "--from-deal N" in capsys.readouterr().out


def test_ctrl_c_prints_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(rules: object, deals: range, *_: object, **__: object) -> Iterator[Batch]:
        yield play_deals(PRESETS["playbook"], deals[:30])
        yield play_deals(PRESETS["playbook"], deals[30:45])
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "simulate", interrupted)
    assert command.main(["--rounds", "1000", "--from-deal", "3", "--json"]) == 130
    printed = capsys.readouterr()
    assert printed.err.startswith("Stopped by Ctrl+C: 45 rounds in ")
    monkeypatch.undo()
    assert printed.out == simulate(capsys, "--rounds", "45", "--from-deal", "3", "--json")


def test_processes_lost_again_and_again_print_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(rules: object, deals: range, *_: object, **__: object) -> Iterator[Batch]:
        yield play_deals(PRESETS["playbook"], deals[:30])
        raise BrokenProcessPool("a child process terminated abruptly")

    monkeypatch.setattr(command, "simulate", lost)
    assert command.main(["--rounds", "1000", "--json"]) == 1
    printed = capsys.readouterr()
    sentence = "warapp simulate: worker processes were killed again and again; 30 rounds played in "
    assert printed.err.startswith(sentence)
    assert printed.err.count("\n") == 1
    monkeypatch.undo()
    assert printed.out == simulate(capsys, "--rounds", "30", "--json")


def test_reading_the_beginning_is_enough() -> None:
    """`| head` closes the pipe: no traceback comes of it."""
    with running(
        [*COMMAND, "--rounds", "3000", "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    program = (
        "import sys, warapp.lab.command, warapp.lab.forecast\n"
        "print(*({'rich', 'distributed', 'numpy', 'PySide6', 'multiprocessing.pool'} & set(sys.modules)))"
    )
    printed = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert printed.stdout.strip() == ""


def test_processors_are_all_used(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--rounds", "9", "--json"]) == 0
    workers = "1 worker" if processors() == 1 else f"{processors()} workers"
    assert capsys.readouterr().err.rstrip().endswith(f"{workers}.")
