"""Finds the files that ship with the program; knows nothing of their content."""

from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """Return the folder `resources`, which is beside this module or, in a checkout, one level up."""
    here = Path(__file__).resolve().parent
    beside = here / "resources"
    return beside if beside.is_dir() else here.parent / "resources"


def resource(*parts: str) -> Path:
    """Return the path of a resource, which need not exist."""
    return resources().joinpath(*parts)
