"""Names, choices and help texts of the fields of the rules; knows no window."""

from __future__ import annotations

from collections.abc import Callable

from warapp.engine import Ace, AtLimit, FaceDown, Fighters, PickUp, Rules, Shortage, Wins
from warapp.words.translation import Translate, Translator


def field_name(name: str, translate: Translate) -> str:
    """Return the name of a field, with "&" before its mnemonic."""
    words = Translator(translate)
    return {
        #: names of choices; what they offer stands beside
        "seats": words.tr("Number &of players"),
        "lowest_rank": words.tr("&Deck"),
        "jokers": words.tr("&Jokers"),
        "cards_each": words.tr("Cards &per player"),
        "ace": words.tr("&Aces"),
        "wins": words.tr("&Winning card"),
        "face_down": words.tr("Cards face dow&n in a war"),
        "fighters": words.tr("Who &fights in a war"),
        "shortage": words.tr("Too few cards for a wa&r"),
        "pick_up": words.tr("Pic&king up"),
        "battle_limit": words.tr("&Battle limit"),
        "trip_limit": words.tr("&Trip limit"),
        "minute_limit": words.tr("Ti&me limit in minutes"),
        "at_limit": words.tr("If the &limit is reached"),
    }[name]


def choice_name(name: str, value: object, translate: Translate) -> str:
    """Return the name of one value of a field."""
    words = Translator(translate)
    if name == "face_down" and isinstance(value, int):
        return words.tr("%n card(s)", "face down", value) if value else words.tr("none")
    if name == "lowest_rank" and isinstance(value, int):
        return deck_name(value, words)
    return _CHOICES[value](words)


def deck_name(lowest_rank: int, words: Translator) -> str:
    """Return the name of the deck that begins at this rank."""
    return {
        #: a choice in a list
        2: words.tr("52 cards, from the twos up"),
        6: words.tr("36 cards, from the sixes up"),
        7: words.tr("32 cards, from the sevens up"),
    }[lowest_rank]


def field_help(name: str, rules: Rules, translate: Translate) -> str:
    """Return a line on what the current value of a field means."""
    return _HELP[name](rules, Translator(translate))


def without_effect(name: str, rules: Rules, translate: Translate) -> str:
    """Return why a field has no effect in combination with the others; empty if it has one."""
    words = Translator(translate)
    if name == "fighters" and rules.seats == 2:
        return words.tr("With two players, there's no one else to join in.")
    if name == "at_limit" and (rules.battle_limit, rules.trip_limit, rules.minute_limit) == (None,) * 3:
        return words.tr("No limit is set, so this only matters if a round would go on forever.")
    return ""


def preset_help(name: str, translate: Translate) -> str:
    """Return a line that describes a preset."""
    words = Translator(translate)
    return {
        "playbook": words.tr("One card face down in a war, and a draw after 500 battles."),
        "family": words.tr("Your last card still fights, and the clock ends the round."),
        "three_down": words.tr("Like Family, with three cards face down in a war."),
        "quadruple_war": words.tr("Four cards face down in a war, and your last card keeps fighting."),
        "quick": words.tr("Half a deck, for a quick round."),
        "three_trips": words.tr("Three times through the cards, then the most cards wins."),
        "bataille": words.tr("The French game: 32 cards, from the sevens up."),
        "open_war": words.tr("No cards go face down in a war."),
        "jokers": words.tr("Two jokers beat everything else."),
        "peace": words.tr("The lowest card wins, and five cards go face down in a war."),
        "rank_sized_war": words.tr("The tied card says how many cards go face down."),
        "three_players": words.tr("Family for three, with won cards shuffled."),
        "crowd": words.tr("Four players, half an hour at most, won cards shuffled."),
    }[name]


_CHOICES: dict[object, Callable[[Translator], str]] = {
    #: after: Aces
    Ace.HIGH: lambda words: words.tr("high"),
    Ace.LOW: lambda words: words.tr("low"),
    #: after: Winning card
    Wins.HIGHEST: lambda words: words.tr("the highest"),
    Wins.LOWEST: lambda words: words.tr("the lowest"),
    FaceDown.RANK: lambda words: words.tr("as many as the tied card says"),
    #: after: Who fights in a war
    Fighters.TIED: lambda words: words.tr("only players who tied"),
    Fighters.ALL: lambda words: words.tr("everyone"),
    #: what happens to a player with too few cards for a war
    Shortage.LOSES: lambda words: words.tr("out of the round"),
    Shortage.LAST_CARD: lambda words: words.tr("fights with the last card"),
    Shortage.LAST_CARD_STAYS: lambda words: words.tr("the last card keeps fighting"),
    Shortage.EQUAL_FORCE: lambda words: words.tr("everyone lays the same number"),
    Shortage.DRAWS: lambda words: words.tr("the round is a draw"),
    #: how won cards go under the pile
    PickUp.WINNER_FIRST: lambda words: words.tr("the winner's cards first"),
    PickUp.LOSER_FIRST: lambda words: words.tr("the winner's cards last"),
    PickUp.SEAT_ORDER: lambda words: words.tr("in seat order"),
    PickUp.TURNED_OVER: lambda words: words.tr("turned over as they lie"),
    PickUp.HIGHEST_FIRST: lambda words: words.tr("the highest card first"),
    PickUp.SHUFFLED: lambda words: words.tr("shuffled"),
    #: after: If the limit is reached
    AtLimit.DRAW: lambda words: words.tr("it's a draw"),
    AtLimit.MOST_CARDS: lambda words: words.tr("the most cards wins"),
}


def _seats(rules: Rules, words: Translator) -> str:
    return words.tr("From 2 to 6 players, each with a pile of cards.")


def _lowest_rank(rules: Rules, words: Translator) -> str:
    if rules.lowest_rank == 2:
        return words.tr("The full deck.")
    return words.tr("Leaving out the lowest cards makes a shorter round.")


def _jokers(rules: Rules, words: Translator) -> str:
    if rules.wins is Wins.LOWEST:
        return words.tr("Jokers rank highest. Here the lowest card wins, so they're the weakest.")
    return words.tr("A joker beats every other card; two jokers are a tie.")


def _cards_each(rules: Rules, words: Translator) -> str:
    aside = rules.deck_size - rules.cards_dealt_each * rules.seats
    if not aside:
        return words.tr("The whole deck is dealt: %n card(s) each.", "", rules.cards_dealt_each)
    each = words.tr("%n card(s) each", "before how many are set aside", rules.cards_dealt_each)
    return words.tr("{each}; %n card(s) set aside.", "", aside).format(each=each)


def _ace(rules: Rules, words: Translator) -> str:
    if rules.ace is Ace.HIGH:
        return words.tr("The ace ranks above the king.")
    return words.tr("The ace is the lowest card of all.")


def _wins(rules: Rules, words: Translator) -> str:
    if rules.wins is Wins.HIGHEST:
        return words.tr("The highest card turned takes everything on the table.")
    return words.tr("The lowest card turned takes everything on the table. This game is called Peace.")


def _face_down(rules: Rules, words: Translator) -> str:
    if isinstance(rules.face_down, FaceDown):
        return words.tr("A tie of sevens means 7 cards face down; a tie of kings means 10.")
    if not rules.face_down:
        return words.tr("Players at war just turn one more card.")
    return words.tr(
        "A war between two players is fought over %n card(s), or more if they tie again.",
        "",
        2 * (2 + rules.face_down),
    )


def _fighters(rules: Rules, words: Translator) -> str:
    if rules.fighters is Fighters.TIED:
        return words.tr("The others wait, and their cards go to the winner.")
    return words.tr("Players who didn't tie get another chance in the war.")


def _shortage(rules: Rules, words: Translator) -> str:
    return {
        Shortage.LOSES: words.tr("A player who can't lay a full war is out, and their cards go to the pot."),
        Shortage.LAST_CARD: words.tr(
            "A short player lays all their cards and turns the last one. With none left, they're out."
        ),
        Shortage.LAST_CARD_STAYS: words.tr(
            "A short player lays all their cards and turns the last one. If they have none left, "
            "the one on the table fights on."
        ),
        Shortage.EQUAL_FORCE: words.tr(
            "Everyone lays only as many cards as the player with the fewest can. A player with none is out."
        ),
        Shortage.DRAWS: words.tr("If anyone can't lay a full war, the round is a draw."),
    }[rules.shortage]


def _pick_up(rules: Rules, words: Translator) -> str:
    return {
        PickUp.WINNER_FIRST: words.tr("The winner's own cards go under the pile first, then the others'."),
        PickUp.LOSER_FIRST: words.tr("The others' cards go under the pile first, then the winner's own."),
        PickUp.SEAT_ORDER: words.tr("Always in seat order, no matter who wins."),
        PickUp.TURNED_OVER: words.tr(
            "The cards are pushed together and turned over, so the last one laid goes first."
        ),
        PickUp.HIGHEST_FIRST: words.tr("The highest card goes under the pile first, the lowest last."),
        PickUp.SHUFFLED: words.tr("Won cards are shuffled before they go under the pile."),
    }[rules.pick_up]


def _battle_limit(rules: Rules, words: Translator) -> str:
    return words.tr("Each time everyone turns a card is one battle, wars included.")


def _trip_limit(rules: Rules, words: Translator) -> str:
    return words.tr("A trip ends when every player has gone through their pile once.")


def _minute_limit(rules: Rules, words: Translator) -> str:
    return words.tr("The clock stops during a pause and while a dialog is open.")


def _at_limit(rules: Rules, words: Translator) -> str:
    if rules.at_limit is AtLimit.DRAW:
        return words.tr("A round that reaches the limit has no winner.")
    return words.tr("The biggest pile wins. If the biggest piles are equal, it's a draw.")


_HELP: dict[str, Callable[[Rules, Translator], str]] = {
    "seats": _seats,
    "lowest_rank": _lowest_rank,
    "jokers": _jokers,
    "cards_each": _cards_each,
    "ace": _ace,
    "wins": _wins,
    "face_down": _face_down,
    "fighters": _fighters,
    "shortage": _shortage,
    "pick_up": _pick_up,
    "battle_limit": _battle_limit,
    "trip_limit": _trip_limit,
    "minute_limit": _minute_limit,
    "at_limit": _at_limit,
}
