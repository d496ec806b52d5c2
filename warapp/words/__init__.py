"""Events, outcomes and rules as sentences; knows no Qt: every text goes through a `translate` handed in."""

from warapp.words.teller import Teller
from warapp.words.translation import Translate, english, or_english

__all__ = ["Teller", "Translate", "english", "or_english"]
