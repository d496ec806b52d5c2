import json
import os
from pathlib import Path

import pytest

from warapp.desktop.single_instance import LONGEST_PATH, OpenRequest


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
        OpenRequest.loads(json.dumps(given).encode())


@pytest.mark.parametrize("name", ["/a.wargame", "/ä ♠", "/a\nb", os.fsdecode(b"/\xff\xfe")])
def test_a_message_is_read_as_it_was_written(name: str) -> None:
    handed = OpenRequest(Path(name), "a token")
    assert OpenRequest.loads(handed.dumps()) == handed
