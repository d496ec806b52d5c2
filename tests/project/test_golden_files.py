"""A golden file fails on any change of what is said, on what is left over, and is written as it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.golden_files import FOLDER, Golden, GoldenFile, path_of, read, written
from tests.helpers.source_files import ROOT, python_files

KEPT = {
    ("a war", ""): ["Both turned a nine: war.", "", "You take 6 cards."],
    ("who wins", "you"): ["You win!"],
    ("who wins", "Ann"): ["Ann wins."],
}
WRITTEN = (
    "a war\n\tBoth turned a nine: war.\n\t(nothing)\n\tYou take 6 cards.\n\n"
    "who wins\nyou\tYou win!\nAnn\tAnn wins.\n"
)


@pytest.fixture
def file(tmp_path: Path) -> GoldenFile:
    path = tmp_path / "words.txt"
    path.write_text(WRITTEN, encoding="utf-8")
    return GoldenFile(path)


def test_texts_are_read_as_they_were_written() -> None:
    assert written(KEPT) == WRITTEN
    assert read(WRITTEN) == KEPT
    assert read("") == {}


def test_what_is_said_as_it_is_kept_passes(file: GoldenFile) -> None:
    war, you = Golden(file, "a war", ""), Golden(file, "who wins", "you")
    war.check(["Both turned a nine: war.", ""])
    war.check("You take 6 cards.")
    you.check("You win!")
    you.check("Ann wins.", case="Ann")
    war.end()
    you.end()
    assert file.orphans == []


@pytest.mark.parametrize("said", ["You win", "You win! ", "", "Ann wins."])
def test_any_change_fails(file: GoldenFile, said: str) -> None:
    with pytest.raises(AssertionError, match=r"words\.txt: who wins: you"):
        Golden(file, "who wins", "you").check(said)


def test_a_case_that_is_not_kept_fails(file: GoldenFile) -> None:
    with pytest.raises(AssertionError, match=r"words\.txt: who wins: Ben"):
        Golden(file, "who wins", "Ben").check("Ben wins.")


def test_what_is_kept_of_a_test_beyond_what_it_checks_fails(file: GoldenFile) -> None:
    war = Golden(file, "a war", "")
    war.check("Both turned a nine: war.")
    with pytest.raises(AssertionError, match="has what was not checked"):
        war.end()


def test_a_test_that_checks_nothing_fails(file: GoldenFile) -> None:
    with pytest.raises(AssertionError, match="nothing was checked"):
        Golden(file, "a war", "").end()


def test_a_case_that_no_test_checks_is_an_orphan(file: GoldenFile) -> None:
    (you := Golden(file, "who wins", "you")).check("You win!")
    you.end()
    assert file.orphans == [("a war", ""), ("who wins", "Ann")]


def test_two_tests_may_say_the_same_of_a_case_and_nothing_else(file: GoldenFile) -> None:
    file.rewrites = True
    for said, fails in (("You win!", False), ("You win!", False), ("You lose.", True)):
        golden = Golden(file, "who wins", "you")
        golden.check(said)
        if fails:
            with pytest.raises(AssertionError, match="said in two ways"):
                golden.end()
        else:
            golden.end()


@pytest.mark.parametrize("all_ran", [True, False])
def test_rewriting_keeps_what_was_said_and_what_did_not_run(file: GoldenFile, all_ran: bool) -> None:
    file.rewrites = True
    (golden := Golden(file, "who wins", "you")).check("You have won.")
    golden.end()
    file.write(all_ran=all_ran)
    now = {("who wins", "you"): ["You have won."]}
    assert read(file.path.read_text(encoding="utf-8")) == (now if all_ran else KEPT | now)


@pytest.mark.parametrize("text", ["ends in a space ", "(nothing)"])
def test_a_text_that_would_be_read_as_another_is_not_written(text: str) -> None:
    with pytest.raises(AssertionError):
        written({("a war", ""): [text]})


def test_every_golden_file_belongs_to_a_module_that_checks_it() -> None:
    modules = [path for path in python_files("tests") if "golden: Golden" in path.read_text(encoding="utf-8")]
    modules.remove(Path(__file__))
    files = {path_of(module) for module in modules}
    assert files == {*FOLDER.rglob("*.txt")}
    assert ROOT / "tests" / "golden" / "words" / "line.txt" in files
