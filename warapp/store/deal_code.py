"""Deals and their rules as short codes that can be read aloud and typed; pure.

`Wxx-xxx-xxC` is a deal by a preset, `Rxxx-xxxx-…-xC` one by any other rules; C is a check character.
The digits are Crockford's base 32 (crockford.com/base32.html): no I, L, O or U; O is read as 0, I and L as 1.
The meaning of a code never changes: a code with other tables would begin with another character.
"""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import lru_cache

from warapp.engine import MOST_DEALS, PRESETS, InvalidRules, Record, Rules, preset_name, read_rules

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = {digit: value for value, digit in enumerate(_DIGITS)}
_READ_AS |= {digit.lower(): value for digit, value in _READ_AS.items()}
_READ_AS |= {"O": 0, "o": 0, "I": 1, "i": 1, "L": 1, "l": 1}

_BY_PRESET, _BY_RULES = "W", "R"
_LENGTHS = {_BY_PRESET: 9, _BY_RULES: 22}
_GROUPS = {_BY_PRESET: 3, _BY_RULES: 4}
_DEALS = MOST_DEALS + 1
_LONGEST_TEXT = 200
_PARTS = ("Cc", "Cf", "Pd", "Zl", "Zp", "Zs")
"""Unicode categories of dashes, spaces, line ends and invisible characters, which are ignored."""

_PRESETS = (
    "playbook",
    "family",
    "three_down",
    "quadruple_war",
    "quick",
    "three_trips",
    "bataille",
    "open_war",
    "jokers",
    "peace",
    "rank_sized_war",
    "three_players",
    "crowd",
)

_Plain = int | str | None
_FIELDS: tuple[tuple[str, tuple[_Plain, ...], range], ...] = (
    ("seats", (), range(2, 7)),
    ("lowest_rank", (2, 6, 7), range(0)),
    ("jokers", (), range(5)),
    ("cards_each", ("all",), range(1, 57)),
    ("ace", ("high", "low"), range(0)),
    ("wins", ("highest", "lowest"), range(0)),
    ("face_down", ("rank",), range(11)),
    ("fighters", ("tied", "all"), range(0)),
    ("shortage", ("loses", "last_card", "last_card_stays", "equal_force", "draws"), range(0)),
    (
        "pick_up",
        ("winner_first", "loser_first", "seat_order", "turned_over", "highest_first", "shuffled"),
        range(0),
    ),
    ("battle_limit", (None,), range(1, 100_001)),
    ("trip_limit", (None,), range(1, 10_001)),
    ("minute_limit", (None,), range(1, 1_441)),
    ("at_limit", ("draw", "most_cards"), range(0)),
)
"""The values of each field: the named ones, then the range of numbers."""


class Wrong(StrEnum):
    """What is wrong with a deal code."""

    EMPTY = "empty"
    CHARACTER = "character"
    """It contains a character that no code contains."""
    MISTYPED = "mistyped"
    """The check character doesn't match the others."""
    LENGTH = "length"
    """It is too long or too short, and nothing else is wrong."""
    UNKNOWN = "unknown"
    """Nothing is mistyped, but this version of the program knows no such code."""


class BadDealCode(ValueError):
    """A text that isn't a deal code.

    Attributes:
        wrong: what is wrong with it.
        given: the wrong character or number of characters, if it is one of these.
        allowed: the right number of characters, if the number is wrong.
    """

    def __init__(self, wrong: Wrong, given: str | int | None = None, allowed: int | None = None) -> None:
        super().__init__(f"the deal code is not one: {wrong.value}, {given=}, {allowed=}")
        self.wrong, self.given, self.allowed = wrong, given, allowed


def deal_code(rules: Rules, deal_number: int) -> str:
    """Return the code of a deal.

    >>> from warapp.engine import PLAYBOOK
    >>> deal_code(PLAYBOOK, 48213)
    'W00-01F-2NR'

    Raises:
        InvalidRules: the deal number is not 1 … 2**31 - 1; rounds from given piles have no code.
    """
    if not 1 <= deal_number <= MOST_DEALS:
        raise InvalidRules("deal_number", deal_number, f"1 to {MOST_DEALS:,}")
    kind, number = _number_of(rules)
    values = [_READ_AS[kind], *_values(number * _DEALS + deal_number, _LENGTHS[kind] - 2)]
    values.append(_doubled(_remainder(values)))
    code = "".join(_DIGITS[value] for value in values)
    return "-".join(code[at : at + _GROUPS[kind]] for at in range(0, len(code), _GROUPS[kind]))


def read_deal_code(text: str) -> Record:
    """Return the record of the deal that a code stands for.

    >>> read_deal_code(" w00 o1f 2nr ").deal_number
    48213

    Raises:
        BadDealCode: the text isn't a deal code.
    """
    values = _typed(text)
    if not values:
        raise BadDealCode(Wrong.EMPTY)
    kind = _DIGITS[values[0]]
    if kind in _LENGTHS and len(values) != _LENGTHS[kind]:
        raise BadDealCode(Wrong.LENGTH, len(values), _LENGTHS[kind])
    if _remainder(values):
        raise BadDealCode(Wrong.MISTYPED)
    number = 0
    for value in values[1:-1]:
        number = number * len(_DIGITS) + value
    number, deal_number = divmod(number, _DEALS)
    rules = _rules_of(kind, number)
    if rules is None or not deal_number:
        raise BadDealCode(Wrong.UNKNOWN)
    return Record(rules, deal_number)


def _typed(text: str) -> list[int]:
    """Return the value of each character, ignoring spaces and dashes."""
    if len(text) > _LONGEST_TEXT:
        raise BadDealCode(Wrong.LENGTH, len(text), _LENGTHS[_BY_PRESET])
    typed = [char for char in text if unicodedata.category(char) not in _PARTS]
    for char in typed:
        if char not in _READ_AS:
            raise BadDealCode(Wrong.CHARACTER, char)
    return [_READ_AS[char] for char in typed]


def _values(number: int, length: int) -> list[int]:
    """Return a number in base 32, most significant digit first."""
    bits = range(5 * (length - 1), -1, -5)
    return [number >> shift & 31 for shift in bits]


def _doubled(value: int) -> int:
    """Return an element of GF(32) times x modulo x^5 + x^2 + 1, for which x is a generator."""
    return value << 1 ^ (0b100101 if value & 16 else 0)


def _remainder(values: list[int]) -> int:
    """Return the checksum of a code, which is 0 if there is no mistake in it.

    It is the sum of the values, each times a different power of x (there are 31). So it always detects a
    single wrong value and the transposition of two.
    """
    remainder = 0
    for value in values:
        remainder = _doubled(remainder) ^ value
    return remainder


@lru_cache(maxsize=64)
def _number_of(rules: Rules) -> tuple[str, int]:
    name = preset_name(rules)
    if name in _PRESETS:
        return _BY_PRESET, _PRESETS.index(name)
    plain, number = rules.as_dict(), 0
    for name, words, numbers in _FIELDS:
        value = plain[name]
        place = (
            len(words) + numbers.index(value)
            if type(value) is int and value in numbers
            else words.index(value)
        )
        number = number * (len(words) + len(numbers)) + place
    return _BY_RULES, number


def _rules_of(kind: str, number: int) -> Rules | None:
    if kind == _BY_PRESET:
        return PRESETS[_PRESETS[number]] if number < len(_PRESETS) else None
    given: dict[str, object] = {}
    for name, words, numbers in reversed(_FIELDS):
        number, place = divmod(number, len(words) + len(numbers))
        given[name] = words[place] if place < len(words) else numbers[place - len(words)]
    try:
        return read_rules(given) if kind == _BY_RULES and not number else None
    except InvalidRules:
        return None
