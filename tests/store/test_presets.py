"""Own presets: kept, renamed, forgotten, brought from elsewhere, and never lost to a damaged file."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.golden_files import Golden
from tests.helpers.strategies import rules
from tests.store.samples import fill
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.locks import acquire
from warapp.store.presets import (
    MOST_BYTES,
    MOST_PRESETS,
    InvalidPresets,
    NewerPresets,
    OwnPresets,
    read_presets,
    write_presets,
)
from warapp.store.setting_values import clean_name

LITERAL = """{"format": "warapp-presets", "version": 1, "presets": [
    {"name": "Sunday", "rules": {"preset": "family", "face_down": 3}}]}"""


@pytest.fixture
def own(tmp_path: Path) -> OwnPresets:
    return OwnPresets(tmp_path / "data" / "presets.json")


def names(own: OwnPresets) -> list[str]:
    presets, problem = own.load()
    assert problem is None
    return list(presets)


def test_there_are_none_at_first_and_looking_makes_no_file(own: OwnPresets) -> None:
    assert own.load() == ({}, None)
    assert not own.file.parent.exists()


def test_saved_presets_are_there_for_the_next_window_in_the_order_of_saving(own: OwnPresets) -> None:
    assert own.save("Sunday", PRESETS["three_down"]) is None
    assert own.save("Aunt Ida's", Rules(jokers=2)) is None
    other = OwnPresets(own.file)
    assert other.load() == ({"Sunday": PRESETS["three_down"], "Aunt Ida's": Rules(jokers=2)}, None)


def test_saving_under_a_name_again_replaces_the_rules(own: OwnPresets) -> None:
    own.save("Sunday", PLAYBOOK)
    own.save("Monday", PLAYBOOK)
    own.save("Sunday", Rules(jokers=1))
    assert own.load()[0] == {"Sunday": Rules(jokers=1), "Monday": PLAYBOOK}


def test_two_windows_lose_nothing_of_each_other_s(own: OwnPresets) -> None:
    other = OwnPresets(own.file)
    own.save("mine", PLAYBOOK)
    other.save("yours", PLAYBOOK)
    own.save("mine too", PLAYBOOK)
    assert names(other) == ["mine", "yours", "mine too"]


def test_renaming_keeps_the_place(own: OwnPresets) -> None:
    for name in "abc":
        own.save(name, PLAYBOOK)
    own.rename("b", "B")
    assert names(own) == ["a", "B", "c"]


def test_a_name_that_another_preset_has_is_refused_and_changes_nothing(own: OwnPresets) -> None:
    own.save("a", PLAYBOOK)
    own.save("b", Rules(jokers=1))
    with pytest.raises(ValueError, match="name: 'b' is not allowed; another preset has it"):
        own.rename("a", "b")
    assert own.load()[0] == {"a": PLAYBOOK, "b": Rules(jokers=1)}


@pytest.mark.parametrize("name", ["", " ", "a\nb", "x" * 41, " a"])
def test_a_name_that_cannot_be_shown_is_refused(own: OwnPresets, name: str) -> None:
    with pytest.raises(ValueError, match="it can be a short text on one line"):
        own.save(name, PLAYBOOK)
    own.save("a", PLAYBOOK)
    with pytest.raises(ValueError, match="it can be a short text on one line"):
        own.rename("a", name)


def test_deleting_forgets_one(own: OwnPresets) -> None:
    own.save("a", PLAYBOOK)
    own.save("b", PLAYBOOK)
    assert own.delete("a") is None
    assert names(own) == ["b"]
    assert own.delete("a") is None


def test_presets_from_elsewhere_never_replace_others(own: OwnPresets) -> None:
    own.save("Sunday", PLAYBOOK)
    added, problem = own.add({"Sunday": Rules(jokers=1), "New": PLAYBOOK})
    assert (added, problem) == (["Sunday (2)", "New"], None)
    assert own.load()[0] == {"Sunday": PLAYBOOK, "Sunday (2)": Rules(jokers=1), "New": PLAYBOOK}
    assert own.add({"Sunday": PLAYBOOK}) == (["Sunday"], None), "the same rules are there already"
    assert own.add({"Sunday": Rules(jokers=2)}) == (["Sunday (3)"], None)


def test_the_longest_name_has_room_for_its_number(own: OwnPresets) -> None:
    own.save("x" * 40, PLAYBOOK)
    (added,), _ = own.add({"x" * 40: Rules(jokers=1)})
    assert added == f"{'x' * 30} (2)"


def test_there_is_an_end_to_how_many(own: OwnPresets) -> None:
    own.add({str(number): PLAYBOOK for number in range(MOST_PRESETS)})
    with pytest.raises(ValueError, match="there can be 200"):
        own.save("one more", PLAYBOOK)
    assert len(names(own)) == MOST_PRESETS


@pytest.mark.parametrize(
    ("content", "kind"),
    [(b"", FileProblemKind.DAMAGED), (b'{"format": "warapp-presets"', FileProblemKind.DAMAGED)],
)
def test_a_damaged_file_is_set_aside_and_never_written_over(
    own: OwnPresets, content: bytes, kind: FileProblemKind
) -> None:
    own.file.parent.mkdir()
    own.file.write_bytes(content)
    presets, problem = own.load()
    assert presets == {}
    assert problem
    assert problem.kind is kind
    assert problem.quarantined == own.file.with_name("presets.damaged-1.json")
    assert problem.quarantined.read_bytes() == content
    own.save("a", PLAYBOOK)
    assert problem.quarantined.read_bytes() == content
    assert names(own) == ["a"]


def test_the_file_of_a_later_version_is_set_aside_too(own: OwnPresets) -> None:
    own.file.parent.mkdir()
    own.file.write_text('{"format": "warapp-presets", "version": 2, "presets": {}}')
    _, problem = own.load()
    assert problem
    assert problem.kind is FileProblemKind.NEWER
    assert problem.quarantined


def test_a_file_that_cannot_be_read_is_left_alone(own: OwnPresets) -> None:
    own.file.mkdir(parents=True)  # a folder in its place
    presets, problem = own.load()
    assert presets == {}
    assert problem
    assert problem.kind is FileProblemKind.UNREADABLE
    saved = own.save("a", PLAYBOOK)
    assert saved
    assert saved.kind is FileProblemKind.UNREADABLE
    assert own.file.is_dir()


def test_a_full_disk_is_told_and_what_was_there_stays(tiny_disk: Path) -> None:
    own = OwnPresets(tiny_disk / "presets.json")
    own.save("a", PLAYBOOK)
    fill(tiny_disk / "ballast")
    problem = own.save("b", PLAYBOOK)
    assert problem
    assert problem.kind is FileProblemKind.FULL
    assert names(own) == ["a"]


def test_a_folder_that_cannot_be_written_is_told(read_only_folder: Path) -> None:
    problem = OwnPresets(read_only_folder / "deep" / "presets.json").save("a", PLAYBOOK)
    assert problem
    assert problem.kind is FileProblemKind.READ_ONLY


def test_it_is_read_as_it_always_was() -> None:
    assert read_presets(LITERAL.encode()) == {"Sunday": PRESETS["three_down"]}
    written = json.loads(write_presets({"Sunday": PRESETS["three_down"]}))
    assert written["presets"][0]["rules"] == PRESETS["three_down"].as_dict()
    assert (written["format"], written["version"]) == ("warapp-presets", 1)


@given(st.dictionaries(st.text(min_size=1, max_size=40).filter(lambda n: n == clean_name(n)), rules()))
def test_any_presets_are_read_as_they_were_written(presets: dict[str, Rules]) -> None:
    assert read_presets(write_presets(presets)) == presets


@pytest.mark.parametrize(
    "given_text",
    [
        "[]",
        '{"format": "warapp-round", "version": 1}',
        '{"format": "warapp-presets", "version": "1"}',
        '{"format": "warapp-presets", "version": 1}',
        '{"format": "warapp-presets", "version": 1, "presets": [1]}',
        '{"format": "warapp-presets", "version": 1, "presets": [{"name": "a"}]}',
        pytest.param(LITERAL.replace("3}", "11}"), id="11 cards face down"),
        pytest.param(LITERAL.replace("Sunday", ""), id="no name"),
        pytest.param("[" * 100_000, id="100,000 lists"),
        pytest.param("\ud800".encode("utf-16", "surrogatepass").decode("latin-1"), id="half a character"),
        pytest.param(" " * (MOST_BYTES + 1), id="spaces"),
    ],
)
def test_what_is_no_list_of_presets_is_refused_with_the_place(given_text: str, golden: Golden) -> None:
    with pytest.raises(InvalidPresets) as refused:
        read_presets(given_text.encode())
    golden.check(str(refused.value))


def test_a_later_version_is_told_apart() -> None:
    with pytest.raises(NewerPresets, match="version: 2 is newer than 1"):
        read_presets(LITERAL.replace('"version": 1', '"version": 2').encode())


def test_what_an_editor_has_marked_with_its_encoding_is_read() -> None:
    for encoding in ("utf-8-sig", "utf-16"):
        assert read_presets(LITERAL.encode(encoding)) == read_presets(LITERAL.encode())


def test_a_change_that_another_program_holds_up_is_told(own: OwnPresets) -> None:
    own.save("Ours", Rules())
    with acquire(own.file.with_name(f"{own.file.name}.lock")):
        assert own.save("Mine", Rules()) == FileProblem(FileProblemKind.BUSY, own.file)
    assert list(own.load()[0]) == ["Ours"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_they_are_kept_for_their_owner_alone(own: OwnPresets) -> None:
    own.save("Ours", Rules())
    assert {path.name: path.stat().st_mode & 0o777 for path in (own.file.parent, own.file)} == {
        own.file.parent.name: 0o700,
        own.file.name: 0o600,
    }
