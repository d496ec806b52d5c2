"""The user's home folder; knows nothing of what is stored where."""

from __future__ import annotations

from pathlib import Path


def home_folder() -> Path | None:
    """Return the user's home folder; None if there is none, as in a container or for a service."""
    try:
        home = Path.home()
    except RuntimeError:  # neither HOME nor an entry in the user database
        return None
    return home if home.is_absolute() and home != Path(home.anchor) else None
