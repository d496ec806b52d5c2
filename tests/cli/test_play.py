"""`warapp play`: rounds without a window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.helpers.golden_files import Golden
from warapp.__main__ import main
from warapp.engine import FIELDS, MOST_DEALS, PLAYBOOK, PRESETS, deal, format_cards, play_to_end

WAR = ("--piles", "9C 2C KC 3C", "--piles", "9D 4D 7D 5D")


def record(path: Path, **given: object) -> str:
    """Write a record into a file and return its name."""
    path.write_text(json.dumps({"format": "warapp-round", "version": 1, **given}))
    return str(path)


def war(path: Path, battles: int = 0) -> str:
    return record(path, piles=[WAR[1], WAR[3]], battles=battles)


def lines(capsys: pytest.CaptureFixture[str], *argv: str, status: int = 0) -> list[str]:
    """Play, and return what was printed; nothing may be complained about."""
    assert main(["play", *argv]) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def results(capsys: pytest.CaptureFixture[str], *argv: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines(capsys, *argv, "--json")]


def test_a_line_of_json_has_these_fields_in_this_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(capsys, *WAR, "--json", "--set", "face_down=1") == [
        '{"outcome": {"reason": "all_cards", "winner": 0}, "battles": 6, "wars": 1, "longest_war": 1, '
        '"piles": ["4D 7D 9C 5D KC 3C 9D 2C", ""], "pot": "", "set_aside": "", "deal_number": 0, '
        '"rules": {"seats": 2, "lowest_rank": 2, "jokers": 0, "cards_each": "all", "ace": "high", '
        '"wins": "highest", "face_down": 1, "fighters": "tied", "shortage": "loses", '
        '"pick_up": "winner_first", "battle_limit": 500, "trip_limit": null, "minute_limit": null, '
        '"at_limit": "draw"}}'
    ]


def test_a_deal_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = results(capsys, "--deal", "5")
    played = play_to_end(deal(PLAYBOOK, 5), PLAYBOOK)
    assert result["battles"] == played.state.battles
    assert result["wars"] == played.wars
    assert result["longest_war"] == played.longest_war
    assert result["piles"] == [format_cards(pile) for pile in played.state.piles]
    assert result["deal_number"] == 5


def test_a_round_that_stops_before_its_end_has_no_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = results(capsys, *WAR, "--battles", "1")
    assert result["outcome"] is None
    assert (result["battles"], result["piles"]) == (1, ["3C 9C 2C KC 9D 4D 7D", "5D"])
    (result,) = results(capsys, *WAR, "--battles", "0")
    assert (result["battles"], result["wars"]) == (0, 0)


def test_more_battles_than_there_are_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = results(capsys, *WAR, "--battles", "100000")
    assert result["battles"] == 6


def test_what_is_left_on_the_table_and_aside_is_in_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    (drawn,) = results(capsys, "--piles", "9C 2C", "--piles", "9D 3C")
    assert drawn["outcome"] == {"reason": "equal_shortage", "winner": None}
    assert (drawn["piles"], drawn["pot"]) == (["2C", "3C"], "9C 9D")
    (aside,) = results(capsys, "--deal", "1", "--preset", "three_players")
    assert len(str(aside["set_aside"]).split()) == 1


@pytest.mark.parametrize("name", PRESETS)
def test_any_preset_can_be_changed(capsys: pytest.CaptureFixture[str], name: str) -> None:
    changes = ("--set", "battle_limit=3", "--set", "face_down=rank", "--set", "ace=low")
    (result,) = results(capsys, "--deal", "2", "--preset", name, *changes)
    expected = PRESETS[name].as_dict() | {"battle_limit": 3, "face_down": "rank", "ace": "low"}
    assert result["rules"] == expected
    assert [*expected] == [*FIELDS]


def test_no_limit_and_all_cards_can_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    changes = ("--set", "cards_each=all", "--set=battle_limit=none")
    (result,) = results(capsys, "--preset", "quick", "--deal", "3", *changes)
    assert result["rules"] == PRESETS["quick"].as_dict() | {"cards_each": "all", "battle_limit": None}


def test_the_number_of_piles_is_that_of_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    (result,) = results(capsys, "--piles", "AS", "--piles", "KD", "--piles", "QC", "--preset", "crowd")
    assert result["rules"] == PRESETS["crowd"].as_dict() | {"seats": 3}


def test_without_a_deal_a_number_is_drawn_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = [results(capsys)[0]["deal_number"] for _ in range(3)]
    assert len({*numbers}) > 1
    assert all(isinstance(number, int) and 1 <= number <= MOST_DEALS for number in numbers)
    said = lines(capsys)[-1]
    assert said.startswith("Deal ")
    assert said.endswith(". Rules: playbook.")


def test_a_readable_result(capsys: pytest.CaptureFixture[str], golden: Golden) -> None:
    golden.check(lines(capsys, *WAR, "--set", "pick_up=loser_first", "--set", "jokers=1"))


def test_a_log_has_each_battle_on_a_line(capsys: pytest.CaptureFixture[str], golden: Golden) -> None:
    golden.check(lines(capsys, *WAR, "--log", "--battles", "1"))


def test_a_file_is_played_from_its_deal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = war(tmp_path / "war.wargame", battles=3)
    (to_the_end,) = results(capsys, file)
    assert (to_the_end["battles"], to_the_end["wars"], to_the_end["longest_war"]) == (6, 1, 1)
    (to_three,) = results(capsys, file, "--battles", "3")
    assert (to_three["outcome"], to_three["battles"], to_three["wars"]) == (None, 3, 1)
    assert [line.split(".")[0] for line in lines(capsys, file, "--log")[2:4]] == ["Battle 1", "Battle 2"]


def test_time_is_called_where_the_file_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rules = {"preset": "family"}
    file = record(tmp_path / "timed", rules=rules, deal_number=7, battles=2, time_called_after=4)
    called = {"reason": "time_limit", "winner": None}
    assert [(result["battles"], result["outcome"]) for result in results(capsys, file)] == [(4, called)]
    assert results(capsys, file, "--battles", "9")[0]["outcome"] == called
    assert results(capsys, file, "--battles", "3")[0]["outcome"] is None


def test_several_files_give_one_result_each_in_order(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second = war(tmp_path / "first"), record(tmp_path / "second", deal_number=5)
    assert [result["deal_number"] for result in results(capsys, first, second, first)] == [0, 5, 0]
    said = lines(capsys, second, first)
    assert [line for line in said if line.endswith(":")] == [f"{second}:", f"{first}:"]
    assert said.index(f"{first}:") == 4


def test_a_bad_file_is_named_and_the_others_are_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, bad = war(tmp_path / "good"), record(tmp_path / "bad", rules={}, piles=["AS", "AX"])
    missing, ahead = str(tmp_path / "missing"), war(tmp_path / "ahead", battles=2)
    argv = ["play", good, bad, missing, str(tmp_path), ahead, good, "--json", "--battles", "1"]
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert [json.loads(line)["battles"] for line in out.splitlines()] == [1, 1]
    assert [line.split(": ")[1:3] for line in err.splitlines()] == [
        [bad, "piles[1]"],
        [missing, "the file can't be read"],
        [str(tmp_path), "the file can't be read"],
        [
            ahead,
            "--battles 1 is not allowed; the round in it stands after battle 2, so it can be that or more",
        ],
    ]


def test_options_may_stand_between_and_after_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a", "-b", "play", "-"):
        war(tmp_path / name)
    said = [
        json.loads(line) for line in lines(capsys, "a", "--json", "-", "--battles", "1", "--", "-b", "play")
    ]
    assert [result["battles"] for result in said] == [1, 1, 1, 1]


def test_a_strange_file_name_stays_on_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    war(tmp_path / "two\nlines")
    assert lines(capsys, "two\nlines")[0] == r"'two\nlines':"
    assert main(["play", ""]) == 2
    assert capsys.readouterr().err.startswith("warapp: '': the file can't be read")
