"""What holds for the words of any round under any rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, composite

from tests.helpers.strategies import rounds
from warapp.engine import Battle, CardsLaid, CardsTurned, PotCarried, PotTaken, Rules, SeatOut, State, battles
from warapp.words import Narrator, english
from warapp.words.battle_narration import LONGEST_LINE
from warapp.words.cards import the_card
from warapp.words.position import position_words
from warapp.words.translation import Translator

NAMES = ("Zoe", "Ann", "Ben", "Carla", "Dora", "Emil")
STRANGE = ("{name}", "%n {x}", "100% A", "{0}{1}", "}{ %1 ", "(s) %L")
PLAIN = ("Name_A", "Name_B", "Name_C", "Name_D", "Name_E", "Name_F")
"""As long as the strange ones, so that lines end at the same place."""


@composite
def told_rounds(draw: DrawFn) -> tuple[State, Rules, int | None]:
    """A round and who reads about it."""
    state, rules = draw(rounds())
    return state, rules, draw(st.none() | st.integers(0, len(state.piles) - 1))


def some(state: State, rules: Rules) -> Iterator[Battle]:
    return islice(battles(state, rules), 12)


def everything_said(names: tuple[str, ...], state: State, rules: Rules, you: int | None) -> Iterator[str]:
    """Go through all words of a round."""
    names = names[: len(state.piles)]
    narrator = Narrator(names, rules, english, you)
    out: list[int] = []
    yield narrator.start(state)
    for battle in some(state, rules):
        out += [event.seat for event in battle.events if isinstance(event, SeatOut)]
        state = battle.after
        yield from narrator.says(battle)
        yield narrator.recalled(battle)
        yield narrator.battle(battle)
        yield narrator.outcome(state)
        yield narrator.what_next(state)
        yield narrator.places(out, state)
        yield position_words(state, names, english, you)


FAULTS = (
    r"[{}%]|None|\(s\)",  # what is left to fill in
    r"  |\.\.|!\.| [.,;:]|^ | $",
    r"\b1 (cards|battles|trips|minutes)\b",
    r"\b[Yy]ou (takes|wins|is|has|holds|fights|leaves)\b|\b[Yy]ou's\b",
    r"(?<!and )\b(Ann|Ben|Carla|Dora|Emil) (take|win|are|have|hold|fight|leave)\b",
    r"\ba (eight|ace)\b|\ban (?!eight|ace)",
)


@given(told_rounds())
def test_everything_reads_as_sentences(round_: tuple[State, Rules, int | None]) -> None:
    for text in everything_said(NAMES, *round_):
        assert [fault for fault in FAULTS if re.search(fault, text)] == [], text
        assert re.fullmatch(r"([A-Z0-9].*[.!])?", text), text


@given(told_rounds())
def test_names_come_out_as_they_are(round_: tuple[State, Rules, int | None]) -> None:
    plain = everything_said(PLAIN, *round_)
    for text, with_plain in zip(everything_said(STRANGE, *round_), plain, strict=True):
        with_strange = with_plain
        for name, strange in zip(PLAIN, STRANGE, strict=True):
            with_strange = with_strange.replace(name, strange)
        assert text == with_strange


@given(told_rounds())
def test_the_line_has_a_text_for_each_event_and_fits(round_: tuple[State, Rules, int | None]) -> None:
    state, rules, you = round_
    narrator = Narrator(NAMES[: len(state.piles)], rules, english, you)
    for battle in some(state, rules):
        said = narrator.says(battle)
        assert len(said) == len(battle.events)
        before_the_end = said[:-1] if battle.after.outcome else said
        assert max(map(len, before_the_end)) <= LONGEST_LINE
        for event, text in zip(battle.events, said, strict=True):
            if isinstance(event, PotTaken | PotCarried):
                cards = event.cards if isinstance(event, PotTaken) else event.pot
                assert f" {len(cards)} cards" in text


@given(told_rounds())
def test_the_log_names_every_card_that_was_turned(round_: tuple[State, Rules, int | None]) -> None:
    state, rules, you = round_
    narrator = Narrator(NAMES[: len(state.piles)], rules, english, you)
    for battle in some(state, rules):
        text = narrator.battle(battle)
        assert text.startswith(f"Battle {battle.number}. ")
        for event in battle.events:
            if isinstance(event, CardsTurned):
                assert all(the_card(card, Translator(english)) in text for card in event.cards if card)
            elif isinstance(event, CardsLaid):
                assert all(the_card(column.face_up, Translator(english)) in text for column in event.laid)
