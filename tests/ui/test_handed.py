import json
import os
from pathlib import Path

import pytest

from warapp.ui.single_instance import LONGEST_PATH, Handed


@pytest.mark.parametrize(
    "given",
    [
        None,
        [],
        {},
        {"open": "/a"},
        {"open": "/a", "token": "", "more": 1},
        {"open": 7, "token": ""},
        {"open": "", "token": ""},
        {"open": "a", "token": ""},
        {"open": "/a\0", "token": ""},
        {"open": "/\ud800", "token": ""},
        {"open": "/" + "ä" * (LONGEST_PATH // 2), "token": ""},
        {"open": "/a", "token": None},
        {"open": "/a", "token": "a\nb"},
        {"open": "/a", "token": "a" * 257},
    ],
)
def test_a_message_is_a_file_and_a_token_and_nothing_else(given: object) -> None:
    with pytest.raises(ValueError):
        Handed.loads(json.dumps(given).encode())


@pytest.mark.parametrize("name", ["/a.wargame", "/ä ♠", "/a\nb", os.fsdecode(b"/\xff\xfe")])
def test_a_message_is_read_as_it_was_written(name: str) -> None:
    handed = Handed(Path(name), "a token")
    assert Handed.loads(handed.dumps()) == handed
