"""Events, outcomes and rules as sentences; knows no Qt: every text goes through a `translate` handed in."""

from warapp.words.narrator import Narrator
from warapp.words.translation import Translate, english, with_english_fallback

__all__ = ["Narrator", "Translate", "english", "with_english_fallback"]
