"""The folder of the person who plays; knows nothing of what is kept where."""

from __future__ import annotations

from pathlib import Path


def home_folder() -> Path | None:
    """Return a person's own folder; None where there is none, as in a container or for a service."""
    try:
        home = Path.home()
    except RuntimeError:  # neither HOME nor an entry in the list of users
        return None
    return home if home.is_absolute() and home != Path(home.anchor) else None
