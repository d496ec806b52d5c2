"""Rules as short phrases, and the list of presets; knows no round."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.engine import (
    FIELDS,
    PLAYBOOK,
    PRESETS,
    Ace,
    AtLimit,
    CardsEach,
    FaceDown,
    Fighters,
    PickUp,
    Rules,
    Shortage,
    Wins,
)
from warapp.words.fields import deck_name
from warapp.words.translation import Translate, Translator


def rules_text(rules: Rules, translate: Translate) -> str:
    """Return all fields of the rules on one line."""
    words = Translator(translate)
    return _phrases(list(_field_texts(rules, words).values()), words)


def changes_text(rules: Rules, translate: Translate, most: int | None = None) -> str:
    """Return on one line how the rules differ from playbook; all fields if they don't.

    Args:
        rules: the rules.
        translate: translates into the reader's language.
        most: the number of differences named at most; None for all.
    """
    words = Translator(translate)
    texts = _field_texts(rules, words)
    changed = [texts[name] for name in FIELDS if getattr(rules, name) != getattr(PLAYBOOK, name)]
    return _phrases((changed or list(texts.values()))[:most], words)


def _phrases(phrases: Sequence[str], words: Translator) -> str:
    text = phrases[0]
    for phrase in phrases[1:]:
        #: a list of rules, each a phrase
        text = words.tr("{phrases}; {phrase}").format(phrases=text, phrase=phrase)
    return text


def rules_name(rules: Rules) -> str:
    """Return the rules in command-line form: the nearest preset and the fields that differ from it.

    >>> rules_name(Rules(face_down=3))
    'playbook, face_down=3'
    """

    def changes(name: str) -> list[str]:
        preset, values = PRESETS[name].as_dict(), rules.as_dict()
        changed = [field for field in FIELDS if values[field] != preset[field]]
        return [f"{field}={'none' if values[field] is None else values[field]}" for field in changed]

    nearest = min(PRESETS, key=lambda name: len(changes(name)))
    return ", ".join([nearest, *changes(nearest)])


def preset_title(name: str, translate: Translate) -> str:
    """Return the display name of a preset."""
    words = Translator(translate)
    return {
        #: names of house rules; Playbook has the rules as printed, Bataille is the French game
        "playbook": words.tr("Playbook"),
        "family": words.tr("Family"),
        "three_down": words.tr("Three down"),
        "quadruple_war": words.tr("Quadruple war"),
        "quick": words.tr("Quick"),
        "three_trips": words.tr("Three trips"),
        "bataille": words.tr("Bataille"),
        "open_war": words.tr("Open war"),
        "jokers": words.tr("Jokers"),
        "peace": words.tr("Peace"),
        "rank_sized_war": words.tr("Rank-sized war"),
        "three_players": words.tr("Three players"),
        "crowd": words.tr("Crowd"),
    }[name]


def list_presets(translate: Translate) -> str:
    """Return one line per preset: its name on the command line, and its rules."""
    width = max(map(len, PRESETS))
    return "\n".join(f"{name:{width}}  {changes_text(rules, translate)}" for name, rules in PRESETS.items())


def _field_texts(rules: Rules, words: Translator) -> dict[str, str]:
    """Return the phrase of each field, in display order."""
    return {
        "seats": words.tr("%n player(s)", "", rules.seats),
        "lowest_rank": deck_name(rules.lowest_rank, words),
        "jokers": words.tr("%n joker(s)", "", rules.jokers) if rules.jokers else words.tr("no jokers"),
        "cards_each": _cards_each(rules, words),
        "ace": words.tr("aces are high") if rules.ace is Ace.HIGH else words.tr("aces are low"),
        "wins": _wins(rules, words),
        "face_down": _face_down(rules, words),
        "fighters": _fighters(rules, words),
        "shortage": _shortage(rules, words),
        "pick_up": _pick_up(rules, words),
        "battle_limit": _battle_limit(rules, words),
        "trip_limit": _trip_limit(rules, words),
        "minute_limit": _minute_limit(rules, words),
        "at_limit": _at_limit(rules, words),
    }


def _cards_each(rules: Rules, words: Translator) -> str:
    if isinstance(rules.cards_each, CardsEach):
        return words.tr("all cards are dealt")
    return words.tr("%n card(s) each", "", rules.cards_each)


def _wins(rules: Rules, words: Translator) -> str:
    highest = rules.wins is Wins.HIGHEST
    return words.tr("the highest card wins") if highest else words.tr("the lowest card wins")


def _face_down(rules: Rules, words: Translator) -> str:
    if isinstance(rules.face_down, FaceDown):
        return words.tr("as many cards face down in a war as the tied rank says")
    if not rules.face_down:
        return words.tr("no card face down in a war")
    return words.tr("%n card(s) face down in a war", "", rules.face_down)


def _fighters(rules: Rules, words: Translator) -> str:
    if rules.fighters is Fighters.TIED:
        return words.tr("only players who tied go to war")
    return words.tr("everyone fights in every war")


def _shortage(rules: Rules, words: Translator) -> str:
    return {
        Shortage.LOSES: words.tr("a player with too few cards for a war is out"),
        Shortage.LAST_CARD: words.tr("a player with too few cards for a war fights with their last one"),
        Shortage.LAST_CARD_STAYS: words.tr(
            "a player with too few cards for a war fights with their last one, even if it's "
            "already on the table"
        ),
        Shortage.EQUAL_FORCE: words.tr(
            "everyone lays only as many cards in a war as the player with the fewest can"
        ),
        Shortage.DRAWS: words.tr("the round is a draw if anyone has too few cards for a war"),
    }[rules.shortage]


def _pick_up(rules: Rules, words: Translator) -> str:
    return {
        PickUp.WINNER_FIRST: words.tr("the winner's own cards go under the pile first"),
        PickUp.LOSER_FIRST: words.tr("the winner's own cards go under the pile last"),
        PickUp.SEAT_ORDER: words.tr("the cards go under the pile in seat order"),
        PickUp.TURNED_OVER: words.tr("the cards on the table are pushed together and turned over"),
        PickUp.HIGHEST_FIRST: words.tr("the highest cards go under the pile first"),
        PickUp.SHUFFLED: words.tr("won cards are shuffled before they go under the pile"),
    }[rules.pick_up]


def _battle_limit(rules: Rules, words: Translator) -> str:
    if rules.battle_limit is None:
        return words.tr("no battle limit")
    return words.tr("at most %n battle(s)", "", rules.battle_limit)


def _trip_limit(rules: Rules, words: Translator) -> str:
    if rules.trip_limit is None:
        return words.tr("no trip limit")
    return words.tr("at most %n trip(s) through the cards", "", rules.trip_limit)


def _minute_limit(rules: Rules, words: Translator) -> str:
    if rules.minute_limit is None:
        return words.tr("no time limit")
    return words.tr("at most %n minute(s)", "", rules.minute_limit)


def _at_limit(rules: Rules, words: Translator) -> str:
    if rules.at_limit is AtLimit.DRAW:
        return words.tr("at the limit, it's a draw")
    return words.tr("at the limit, the most cards wins")
