"""`override` for all supported versions of Python; `typing` has it from 3.12 on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if sys.version_info >= (3, 12):
    from typing import override
elif TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method):
        """Mark a method that overrides one of its base class."""
        return method


__all__ = ["override"]
