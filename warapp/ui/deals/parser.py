"""Parses a deal as typed or pasted: a number, a code, or both in a sentence; knows no widget."""

from __future__ import annotations

import re

from warapp.engine import MOST_DEALS, Record, Rules
from warapp.store.deal_code import BadDealCode, read_deal_code

_NUMBER = re.compile(r"\d+|\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+")
_NUMBER_AFTER_WORDS = re.compile(r"[^\d\s]{2,}[^\d]*\s(\d+)\.?")
_CODE_IN_WORDS = re.compile(r"\b[WR]\w{2,3}(?:-\w{1,4}){2,5}\b", re.IGNORECASE)


class NoSuchDeal(ValueError):
    """The number is outside the range of deal numbers."""


def read_deal(text: str, rules: Rules) -> Record:
    """Return the deal that a text stands for.

    >>> [read_deal(text, Rules()).deal_number for text in ("48,213", "Deal 7, code W00-01F-2NR")]
    [48213, 48213]

    Args:
        text: the text typed.
        rules: the rules for a bare number; a code has its own.

    Raises:
        NoSuchDeal: the text is a number outside the range.
        BadDealCode: the text is neither a number nor a valid code.
    """
    typed = text.strip()
    after_words = _NUMBER_AFTER_WORDS.fullmatch(typed)
    if after_words or _NUMBER.fullmatch(typed):
        return Record(rules, _deal_number(after_words[1] if after_words else typed))
    try:
        return read_deal_code(typed)
    except BadDealCode as error:
        found = _CODE_IN_WORDS.search(typed)
        try:
            return read_deal_code(found[0] if found else typed)
        except BadDealCode as error_in_code:
            raise (error_in_code if found and found.start() else error) from None


def _deal_number(text: str) -> int:
    digits = re.sub(r"\D", "", text).lstrip("0")
    number = int(digits) if 0 < len(digits) <= len(str(MOST_DEALS)) else 0
    if not 1 <= number <= MOST_DEALS:
        raise NoSuchDeal(text)
    return number
