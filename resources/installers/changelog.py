"""Reads versions and what changed from CHANGELOG.md, and says them as Debian and AppStream want it."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import TextWrapper
from xml.sax.saxutils import escape

MAINTAINER = "The War developers <warapp@users.noreply.github.com>"


@dataclass(frozen=True, slots=True)
class Release:
    """What changed in one version.

    Attributes:
        version: such as 1.0.0.
        date: when it came out, or the date of the sources if it has not.
        is_out: whether it has come out.
        changes: one sentence or paragraph each, in plain text.
    """

    version: str
    date: datetime
    is_out: bool
    changes: tuple[str, ...]


def program_version(root: Path) -> str:
    """Return the version that the program says."""
    found = re.search(r'^__version__ = "(.+)"$', (root / "warapp" / "__init__.py").read_text(), re.MULTILINE)
    if not found:
        raise SystemExit("changelog.py: warapp/__init__.py names no __version__")
    return found[1]


def source_date(root: Path) -> int:
    """Return the date of the sources in seconds: of the last commit, else of the changelog."""
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int((root / "CHANGELOG.md").stat().st_mtime)


def releases(text: str, version: str, today: datetime) -> list[Release]:
    """Return the releases of a changelog, the newest first; what is unreleased counts as the given version.

    >>> text = "## [Unreleased]\\n\\n- New: `this`\\n  too.\\n\\n## [0.1.0] - 2026-01-31\\n\\n- First.\\n"
    >>> for release in releases(text, "0.2.0", datetime(2026, 2, 1)):
    ...     print(release.version, release.date.date(), release.is_out, release.changes)
    0.2.0 2026-02-01 False ('New: this too.',)
    0.1.0 2026-01-31 True ('First.',)
    """
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        items = re.findall(r"^- (.+(?:\n  .+)*)", body, re.MULTILINE)
        changes = tuple(re.sub(r"\s+", " ", item.replace("`", "")) for item in items)
        named = re.match(r"\[(\d.*?)\] - (\d{4}-\d\d-\d\d)", title)
        if named:
            date = datetime.fromisoformat(named[2]).replace(tzinfo=UTC)
            found.append(Release(named[1], date, True, changes))
        elif changes:
            found.append(Release(version, today, False, changes))
    return found


_item = TextWrapper(80, "  * ", "    ", break_long_words=False, break_on_hyphens=False)


def debian_changelog(told: list[Release]) -> str:
    """Return releases as deb-changelog(5) has it."""
    return "\n".join(
        f"warapp ({release.version}) {'unstable' if release.is_out else 'UNRELEASED'}; urgency=medium\n\n"
        + "".join(_item.fill(change) + "\n" for change in release.changes)
        + f"\n -- {MAINTAINER}  {format_datetime(release.date)}\n"
        for release in told
    )


def appstream_releases(told: list[Release]) -> str:
    """Return releases as AppStream's metainfo has it."""
    lines = ["<releases>"]
    for release in told:
        kind = "stable" if release.is_out else "development"
        lines.append(f'    <release version="{release.version}" date="{release.date.date()}" type="{kind}">')
        lines += ["      <description>", "        <ul>"]
        lines += [f"          <li>{escape(change)}</li>" for change in release.changes]
        lines += ["        </ul>", "      </description>", "    </release>"]
    return "\n".join([*lines, "  </releases>"])
