"""A screen reader for tests: prints what the program says over AT-SPI, and what is in it when it is asked.

Runs under the system's Python, which has the bindings, and imports nothing of ours. Each line that it prints
is a JSON list: ["ready"]; ["said", text, politeness]; ["focus", role, name, description]; and in answer to a
line with a name, ["tree", ...] with the thing of this name and all that it consists of, or null.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

PROGRAM = "warapp"


def tell(*what: object) -> None:
    print(json.dumps(what), flush=True)


def hear(event: Any) -> None:
    """Print an event of the program."""
    try:
        if event.type == "object:announcement":
            tell("said", event.any_data, event.detail1)
        elif event.detail1:
            source = event.source
            tell("focus", source.get_role_name(), source.get_name(), source.get_description())
    except GLib.Error:
        tell("focus", "gone", "", "")


def children(thing: Any) -> list[Any]:
    found = (thing.get_child_at_index(nth) for nth in range(thing.get_child_count()))
    return [child for child in found if child is not None]


def find(thing: Any, name: str) -> Any:
    """Return the first thing of a name that is in sight."""
    if thing.get_name() == name and thing.get_state_set().contains(Atspi.StateType.SHOWING):
        return thing
    return next((found for child in children(thing) if (found := find(child, name)) is not None), None)


def tree(thing: Any) -> dict[str, object]:
    """Return a thing and what it consists of, as far as it is in sight."""
    return {
        "role": thing.get_role_name(),
        "name": thing.get_name(),
        "description": thing.get_description(),
        "parts": [
            tree(child)
            for child in children(thing)
            if child.get_state_set().contains(Atspi.StateType.SHOWING)
        ],
    }


def answer(stream: Any, _condition: Any) -> bool:
    """Print what is in the program now under the name that was asked for."""
    name = stream.readline().strip()
    if not name:
        loop.quit()
        return False
    try:
        programs = [a for a in children(Atspi.get_desktop(0)) if a.get_name() == PROGRAM]
        found = next((thing for a in programs if (thing := find(a, name)) is not None), None)
        tell("tree", tree(found) if found is not None else None)
    except GLib.Error:  # it was closed meanwhile
        tell("tree", None)
    return True


if __name__ == "__main__":
    loop = GLib.MainLoop()
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    for kind in ("object:announcement", "object:state-changed:focused"):
        listener.register(kind)
    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answer)
    tell("ready")
    loop.run()
