"""Says which wish stands in the way where no rules for an evening fit, and what the nearest are like."""

from __future__ import annotations

from warapp.words.translation import Translate, Translator, joined


def no_time_sentence(players: int, minutes: int, nearest: int, translate: Translate) -> str:
    """Say that no rules keep to the time.

    Args:
        players: how many play.
        minutes: how long they have.
        nearest: within how many minutes nearly all rounds by the nearest rules end.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    first = words.tr("No rules end within {minutes} minutes for {players} players.")
    second = words.tr("The nearest take up to %n minute(s).", "", nearest)
    first = first.format(minutes=words.number(minutes), players=words.number(players))
    return joined((first, second), words)


def about_sentence(minutes: int, nearest: int, translate: Translate) -> str:
    """Say that rounds by no rules last about so long.

    Args:
        minutes: how long they should last.
        nearest: how long a round by the nearest rules lasts on average.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    first = words.tr("By no rules do most rounds last about {minutes} minutes.")
    second = words.tr("By the nearest, a round lasts %n minute(s) on average.", "", nearest)
    return joined((first.format(minutes=words.number(minutes)), second), words)


def obstacle_sentence(wish: str, value: float, translate: Translate) -> str:
    """Say which wish stands in the way of any rules, and how near the nearest come.

    Args:
        wish: the name of the wish.
        value: what the nearest rules have of what is wished for: a share of rounds or of time, or a number.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    lead = words.tr("Changes of lead in a round by the nearest: {value}.")
    nearest = {
        "few-draws": words.tr("By the nearest, {value} % of rounds are drawn."),
        "nobody-out-early": words.tr("By the nearest, a player sits out {value} % of a round."),
        "many-wars": words.tr("Wars in a round by the nearest: {value}."),
        "few-lead-changes": lead,
        "many-lead-changes": lead,
        "known-rules": words.tr("Few people know the nearest."),
    }[wish]
    is_share = wish in ("few-draws", "nobody-out-early")
    shown = words.number(100 * value if is_share else value, 1)
    first = words.tr("No rules fit: “{wish}” stands in the way.").format(wish=wish_name(wish, translate))
    return joined((first, nearest.format(value=shown)), words)


def wish_name(wish: str, translate: Translate) -> str:
    """Return the name of a wish."""
    words = Translator(translate)
    return {
        "few-draws": words.tr("Few draws"),
        "nobody-out-early": words.tr("No one drops out early"),
        "many-wars": words.tr("Many wars"),
        "known-rules": words.tr("Only rules people know"),
        "few-lead-changes": words.tr("Few changes of lead"),
        "many-lead-changes": words.tr("Many changes of lead"),
    }[wish]
