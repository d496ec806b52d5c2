"""What was chosen for lessons as JSON in the settings, and as plain values in the progress tables."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

from warapp.engine import Ace
from warapp.learn.number_cards import NumberCards, NumberRange, Shows
from warapp.learn.settings import (
    Answering,
    Battles,
    Fading,
    Help,
    HelpModel,
    HelpShown,
    LessonSettings,
    Minutes,
    Mode,
    Players,
    TensBy,
    Wanted,
)

E = TypeVar("E", bound=Enum)


def write_choices(settings: LessonSettings) -> str:
    """Return what was chosen as JSON."""
    length = settings.length
    return json.dumps(
        {
            "mode": settings.mode.value,
            "highest": int(settings.cards.highest),
            "ace": settings.cards.ace.value,
            "shows": settings.shows.value,
            "minutes": length.count if isinstance(length, Minutes) else None,
            "battles": length.count if isinstance(length, Battles) else None,
            "players": settings.players.value,
            "wanted": settings.wanted.value,
            "tens_by": settings.tens_by.value,
            "answering": settings.answering.value,
            "help_shown": settings.help.shown.value,
            "help_models": [model.value for model in settings.help.models],
            "fading": settings.help.fading.value,
        }
    )


def read_choices(text: str) -> LessonSettings:
    """Return what was chosen; whatever can't be read has its default.

    >>> read_choices("").mode.value, read_choices('{"mode": "add", "minutes": 7}').length
    ('which', Minutes(count=10))
    """
    given: Mapping[str, object] = json.loads(text) if text else {}
    default = LessonSettings()
    highest = _one_of(given, "highest", NumberRange, default.cards.highest)
    models = given.get("help_models")
    known = {model.value: model for model in HelpModel}
    chosen = tuple(known[name] for name in known if name in models) if isinstance(models, list) else None
    return LessonSettings(
        mode=_one_of(given, "mode", Mode, default.mode),
        cards=NumberCards(highest, _one_of(given, "ace", Ace, default.cards.ace)),
        shows=_one_of(given, "shows", Shows, default.shows),
        length=_length(given),
        players=_one_of(given, "players", Players, default.players),
        wanted=_one_of(given, "wanted", Wanted, default.wanted),
        tens_by=_one_of(given, "tens_by", TensBy, default.tens_by),
        answering=_one_of(given, "answering", Answering, default.answering),
        help=Help(
            _one_of(given, "help_shown", HelpShown, default.help.shown),
            default.help.models if chosen is None else chosen,
            _one_of(given, "fading", Fading, default.help.fading),
        ),
    )


def _one_of(given: Mapping[str, object], name: str, kind: type[E], default: E) -> E:
    try:
        return kind(given[name])
    except (KeyError, ValueError):
        return default


def _length(given: Mapping[str, object]) -> Minutes | Battles:
    for name, kind in (("minutes", Minutes), ("battles", Battles)):
        count = given.get(name)
        if type(count) is int:
            try:
                return kind(count)
            except ValueError:
                break
    return Minutes()
