"""What the tests of the lab need beyond Python."""

import pytest

from warapp.lab import kernel
from warapp.lab.build_kernel import find_compiler


@pytest.fixture(scope="session")
def compiled() -> None:
    """The kernel, compiled for this machine."""
    if not kernel.available():
        pytest.skip("the kernel is not compiled; `python -m warapp.lab.build_kernel` does it")


@pytest.fixture(scope="session")
def compiler() -> list[str]:
    """The command of a C compiler."""
    try:
        return find_compiler()
    except FileNotFoundError as error:
        pytest.skip(str(error))
