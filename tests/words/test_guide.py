"""The guide says what the engine does: its numbers are the rules' own, its sentences hold on the table."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import strategies
from tests.helpers.golden_files import Golden
from warapp.engine import (
    MOST_BATTLES,
    PRESETS,
    Ace,
    AtLimit,
    CardsEach,
    FaceDown,
    Fighters,
    Outcome,
    PickUp,
    Reason,
    Rules,
    Shortage,
    State,
    Wins,
    battles,
    play_to_end,
)
from warapp.words import english
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide


def whole_text(rules: Rules, typically: str = "") -> str:
    """All that the guide says."""
    sections = [text for section in guide(rules, english) for text in (section.title, *section.paragraphs)]
    asked = [text for q in questions(rules, english, typically) for text in (q.asked, q.answer)]
    return "\n".join(sections + asked)


def paragraphs(rules: Rules, title: str) -> str:
    """One section."""
    return " ".join(next(section for section in guide(rules, english) if section.title == title).paragraphs)


def answer(rules: Rules, asked: str) -> str:
    return next(q.answer for q in questions(rules, english) if q.asked == asked)


def numbers(text: str) -> set[int]:
    return {int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\d|\d", text)}


def numbers_of(rules: Rules) -> set[int]:
    """Every number that the rules give, and those that are the same under all: 2 to 6 seats."""
    each = rules.cards_dealt_each
    given = {rules.seats, rules.deck_size, rules.deck_size - rules.jokers, each, 2, 6}
    given |= {rules.jokers, rules.deck_size - each * rules.seats}
    given |= {limit for limit in (rules.battle_limit, rules.trip_limit, rules.minute_limit) if limit}
    if rules.may_be_endless:
        given.add(MOST_BATTLES)
    if isinstance(rules.face_down, FaceDown):
        return given | {rules.need(rank) - 1 for rank in (7, 11, 14, 15)}
    return given | {rules.face_down, rules.face_down + 1, 2 * (rules.face_down + 2)}


@given(strategies.rules())
def test_every_number_in_the_guide_is_one_of_the_rules(rules: Rules) -> None:
    assert numbers(whole_text(rules)) <= numbers_of(rules)


@pytest.mark.parametrize("name", PRESETS)
def test_the_guide_of_a_preset_names_its_numbers(name: str) -> None:
    rules = PRESETS[name]
    text = whole_text(rules)
    for limit in (rules.battle_limit, rules.trip_limit, rules.minute_limit):
        assert limit is None or limit in numbers(paragraphs(rules, "Limits"))
    assert {rules.seats, rules.cards_dealt_each} <= numbers(paragraphs(rules, "Set-up"))
    if rules.jokers:
        assert {rules.jokers, rules.deck_size} <= numbers(paragraphs(rules, "Set-up"))
    if isinstance(rules.face_down, int) and rules.face_down:
        assert f"Each player in the war lays {rules.face_down} card" in text
        assert rules.face_down + 1 in numbers(paragraphs(rules, "Running short"))


@given(strategies.rules())
def test_the_guide_has_every_part_and_leaves_nothing_open(rules: Rules) -> None:
    sections = guide(rules, english)
    assert [section.title for section in sections] == [section.title for section in guide(Rules(), english)]
    text = whole_text(rules)
    assert "{" not in text
    assert "%n" not in text
    assert "  " not in text
    assert all(q.asked.endswith("?") and q.answer.endswith(".") for q in questions(rules, english))


def test_each_question_of_a_new_player_is_answered(golden: Golden) -> None:
    asked = [q.asked for q in questions(Rules(seats=3, jokers=2), english)]
    golden.check(asked)


def test_no_two_shortage_rules_are_told_alike_where_they_differ() -> None:
    told = {shortage: paragraphs(Rules(shortage=shortage), "Running short") for shortage in Shortage}
    assert len({*told.values()}) == len(Shortage)
    answers = {answer(Rules(shortage=s), "What if I have too few cards for a war?") for s in Shortage}
    assert len(answers) == len(Shortage)


def test_without_a_card_face_down_three_shortage_rules_are_the_same_and_are_told_alike() -> None:
    alike = [Shortage.LOSES, Shortage.LAST_CARD, Shortage.EQUAL_FORCE]
    assert len({paragraphs(Rules(face_down=0, shortage=s), "Running short") for s in alike}) == 1
    others = {paragraphs(Rules(face_down=0, shortage=s), "Running short") for s in Shortage}
    assert len(others) == 3
    asked = "What if I have too few cards for a war?"
    assert len({answer(Rules(face_down=0, shortage=s), asked) for s in Shortage}) == 3


def test_every_pick_up_is_told_for_two_and_for_more(golden: Golden) -> None:
    for seats in (2, 3):
        told = {paragraphs(Rules(seats=seats, pick_up=pick_up), "Turning cards") for pick_up in PickUp}
        assert len(told) == len(PickUp)
    golden.check(paragraphs(Rules(pick_up=PickUp.LOSER_FIRST), "Turning cards"))


def test_the_ranks_are_listed_in_the_order_that_wins(golden: Golden) -> None:
    low_wins = paragraphs(Rules(lowest_rank=7, wins=Wins.LOWEST, jokers=1), "Turning cards")
    golden.check(low_wins)
    ace_low = paragraphs(Rules(lowest_rank=7, ace=Ace.LOW), "Turning cards")
    golden.check(ace_low)


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(Rules(), id="plain"),
        pytest.param(Rules(ace=Ace.LOW), id="ace=LOW"),
        pytest.param(Rules(jokers=1), id="jokers=1"),
        pytest.param(Rules(wins=Wins.LOWEST), id="wins=LOWEST"),
        pytest.param(Rules(wins=Wins.LOWEST, jokers=1), id="wins=LOWEST, jokers=1"),
        pytest.param(Rules(wins=Wins.LOWEST, ace=Ace.LOW), id="wins=LOWEST, ace=LOW"),
    ],
)
def test_whether_the_ace_is_high(rules: Rules, golden: Golden) -> None:
    golden.check(answer(rules, "Is the ace high?"))


def test_a_joker_is_the_worst_card_where_the_lowest_wins(golden: Golden) -> None:
    asked = "What do jokers do?"
    golden.check(answer(Rules(jokers=1), asked))
    golden.check(answer(Rules(jokers=2, wins=Wins.LOWEST), asked))


def test_the_rank_decides_how_many_go_down(golden: Golden) -> None:
    asked = "How many cards go face down in a war?"
    said = answer(Rules(face_down=FaceDown.RANK, jokers=2, ace=Ace.LOW), asked)
    golden.check(said)
    assert "joker" not in answer(Rules(face_down=FaceDown.RANK, jokers=1), asked)
    golden.check(answer(Rules(face_down=0), asked))


def test_who_fights_is_told_where_there_are_others(golden: Golden) -> None:
    asked = "Who fights if two of us tie?"
    golden.check(answer(Rules(seats=3), asked))
    assert answer(Rules(seats=3, fighters=Fighters.ALL), asked).startswith("Everyone")
    golden.check(paragraphs(Rules(seats=3, fighters=Fighters.ALL), "War"))
    assert "if you turned" not in whole_text(Rules()).lower()


def test_cards_that_are_not_dealt_are_named() -> None:
    hidden = "Each player's cards lie in a pile, face down. No one looks at them or changes their order."
    dealt = "The cards are shuffled and dealt one at a time until each player has"
    for rules, said in (
        (Rules(), f"{dealt} 26. {hidden}"),
        (Rules(cards_each=13), f"{dealt} 13. {hidden} That leaves 26 cards, set aside and not played."),
        (Rules(seats=3), f"{dealt} 17. {hidden} That leaves 1 card, set aside and not played."),
    ):
        assert paragraphs(rules, "Set-up").endswith(said)


def test_how_long_a_round_lasts(golden: Golden) -> None:
    asked = "How long does a round last?"
    golden.check(answer(Rules(), asked))
    golden.check(answer(Rules(battle_limit=None, trip_limit=3), asked))
    golden.check(answer(Rules(battle_limit=None, minute_limit=1), asked))
    golden.check(answer(Rules(battle_limit=None), asked))
    assert "Typically 3 minutes." in whole_text(Rules(), "Typically 3 minutes.")


_DRAWN_BECAUSE = {
    Reason.SHORTAGE: "too few cards for a war, and under these rules that's a draw",
    Reason.BATTLE_LIMIT: "A limit ended it",
    Reason.TRIP_LIMIT: "A limit ended it",
}


def drawn_because(outcome: Outcome, rules: Rules, state: State) -> str:
    if outcome.reason is Reason.ENDLESS:
        shuffled = rules.pick_up is PickUp.SHUFFLED
        return "It wasn't over after 100,000 battles" if shuffled else "It would have gone on forever"
    if outcome.reason is Reason.EQUAL_SHORTAGE:
        return "had the same number of cards" if any(state.counts) else "No one at war had a card left"
    return _DRAWN_BECAUSE[outcome.reason]


@given(strategies.rounds(cards_each=st.integers(1, 5)))
def test_every_draw_that_happens_is_one_that_the_guide_tells_of(round_: tuple[State, Rules]) -> None:
    start, rules = round_
    state = play_to_end(start, rules).state
    assert state.outcome
    if state.outcome.winner is None:
        said = answer(rules, "Why was it a draw?")
        alike = {
            "No one at war had a card left": (
                "had the same number of cards",
                "had no cards left to break the tie",
            )
        }
        because = drawn_because(state.outcome, rules, state)
        assert any(reason in said for reason in (because, *alike.get(because, ())))


def test_the_reasons_for_a_draw_are_only_those_that_can_be() -> None:
    asked = "Why was it a draw?"
    for limit, at_limit, shortage in product((None, 9), AtLimit, Shortage):
        rules = Rules(battle_limit=limit, at_limit=at_limit, shortage=shortage)
        said = answer(rules, asked)
        assert ("A limit ended it" in said) == (limit is not None)
        assert ("biggest piles were equal" in said) == (at_limit is AtLimit.MOST_CARDS)
        assert ("gone on forever" in said) == (limit is None)
        shuffled = answer(replace(rules, pick_up=PickUp.SHUFFLED), asked)
        assert "forever" not in shuffled
        assert ("wasn't over after 100,000 battles" in shuffled) == (limit is None)
        assert ("that's a draw" in said) == (shortage is Shortage.DRAWS)


def test_a_round_without_a_limit_says_so_and_where_it_ends_all_the_same(golden: Golden) -> None:
    rules = Rules(battle_limit=None)
    golden.check(paragraphs(rules, "Limits"))
    shuffled = replace(rules, pick_up=PickUp.SHUFFLED, at_limit=AtLimit.MOST_CARDS)
    assert "same order as before" not in paragraphs(shuffled, "Limits")
    golden.check(paragraphs(shuffled, "Limits"))


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(Rules(), id="plain"),
        pytest.param(Rules(seats=3), id="seats=3"),
        pytest.param(Rules(shortage=Shortage.LAST_CARD), id="shortage=LAST_CARD"),
        pytest.param(Rules(shortage=Shortage.LAST_CARD, seats=3), id="shortage=LAST_CARD, seats=3"),
        pytest.param(
            Rules(shortage=Shortage.LAST_CARD, seats=3, fighters=Fighters.ALL),
            id="shortage=LAST_CARD, seats=3, fighters=ALL",
        ),
        pytest.param(
            Rules(shortage=Shortage.LAST_CARD_STAYS, seats=3, fighters=Fighters.ALL),
            id="shortage=LAST_CARD_STAYS, seats=3, fighters=ALL",
        ),
        pytest.param(Rules(face_down=0), id="face_down=0"),
        pytest.param(Rules(shortage=Shortage.DRAWS), id="shortage=DRAWS"),
    ],
)
def test_the_answer_on_too_few_cards_tells_also_of_others_who_are_no_better_off(
    rules: Rules, golden: Golden
) -> None:
    golden.check(answer(rules, "What if I have too few cards for a war?"))


def test_only_those_at_war_are_asked_for_cards(golden: Golden) -> None:
    tied = paragraphs(Rules(seats=3), "Running short")
    golden.check(tied)
    everybody = paragraphs(Rules(seats=3, fighters=Fighters.ALL), "Running short")
    golden.check(everybody)


def test_where_cards_stay_and_all_fight_a_tie_without_a_card_is_told_of(golden: Golden) -> None:
    stays = Rules(seats=3, fighters=Fighters.ALL, shortage=Shortage.LAST_CARD_STAYS)
    golden.check(paragraphs(stays, "Running short"))
    for other in (replace(stays, seats=2), replace(stays, fighters=Fighters.TIED)):
        assert "break that tie" not in paragraphs(other, "Running short")


def test_where_everybody_fights_a_war_that_nobody_can_fight_is_a_draw(golden: Golden) -> None:
    for shortage in (Shortage.LOSES, Shortage.LAST_CARD, Shortage.EQUAL_FORCE):
        said = paragraphs(Rules(seats=3, fighters=Fighters.ALL, shortage=shortage), "Running short")
        golden.check(said)


@given(strategies.rounds(cards_each=st.integers(1, 5)))
def test_a_pot_waits_only_where_the_guide_says_so(round_: tuple[State, Rules]) -> None:
    start, rules = round_
    waits = any(battle.after.pot and not battle.after.outcome for battle in battles(start, rules))
    if waits:
        assert "wait on the table" in paragraphs(rules, "Running short")


def test_cards_that_wait_count_for_nobody_at_a_limit(golden: Golden) -> None:
    counted = Rules(seats=3, at_limit=AtLimit.MOST_CARDS)
    golden.check(paragraphs(counted, "Limits"))
    assert "wait" not in paragraphs(replace(counted, seats=2), "Limits")
    assert "wait" not in paragraphs(replace(counted, shortage=Shortage.DRAWS), "Limits")


def test_what_the_clock_does_is_told_where_there_is_one(golden: Golden) -> None:
    said = paragraphs(Rules(minute_limit=1), "Limits")
    golden.check(said)
    assert "clock" not in paragraphs(Rules(), "Limits")


def test_all_cards_dealt_or_a_number_of_them_read_alike() -> None:
    assert whole_text(Rules()) == whole_text(Rules(cards_each=26))
    assert Rules().cards_each is CardsEach.ALL
