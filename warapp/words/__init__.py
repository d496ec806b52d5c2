"""Events, outcomes and rules as sentences, translated by a function passed in; knows no Qt."""

from warapp.words.narrator import Narrator
from warapp.words.translation import Translate, english, with_english_fallback

__all__ = ["Narrator", "Translate", "english", "with_english_fallback"]
