"""A lesson: how it begins, ends, and goes on; and that its rounds are real ones."""

from itertools import pairwise

import pytest

from tests.learn.lessons import Played, child, lessons_in_a_row, play, settings
from warapp.engine import Ace, CardsLaid, CardsTurned, from_piles, play_battle
from warapp.learn.boxes import Boxes, Result
from warapp.learn.deals import Deal
from warapp.learn.items import Pair
from warapp.learn.lesson import Lesson
from warapp.learn.number_cards import NumberCards, NumberRange
from warapp.learn.questions import Asked, Question, Side
from warapp.learn.settings import (
    Battles,
    LessonSettings,
    Minutes,
    Mode,
    Players,
    TensBy,
    Wanted,
)
from warapp.learn.turns import Turn, follow_up

ONE_CARD = [mode for mode in Mode if mode.cards_each == 1]
TWO_CARDS = [mode for mode in Mode if mode.cards_each == 2]
THREE_RANGES = [
    NumberCards(NumberRange.TO_FIVE),
    NumberCards(),
    NumberCards(NumberRange.TO_THIRTEEN, Ace.HIGH),
]
RANGES = [NumberCards(number_range, ace) for number_range in NumberRange for ace in Ace]
MINUTE_MS = 60_000


def always_right() -> Result:
    return Result.RIGHT_AT_ONCE


def never_right() -> Result:
    return Result.NOT_AT_ONCE


def asked_by_engine(deal: Deal, cards: NumberCards) -> list[tuple[int, int]]:
    """Return the numbers that lie face up one after another when the engine plays a deal."""
    state, rules = from_piles(deal.piles), cards.rules(deal.battles)
    pairs = []
    while state.outcome is None:
        battle = play_battle(state, rules)
        for event in battle.events:
            if isinstance(event, CardsTurned):
                left, right = event.cards
                assert left is not None
                assert right is not None
                pairs.append((cards.number(left), cards.number(right)))
            elif isinstance(event, CardsLaid):
                first, second = (laid.face_up for laid in event.laid)
                pairs.append((cards.number(first), cards.number(second)))
        state = battle.after
    assert state.battles == deal.battles
    return pairs


@pytest.mark.parametrize("mode", ONE_CARD)
@pytest.mark.parametrize("cards", THREE_RANGES)
def test_the_engine_turns_what_was_planned_in_order(mode: Mode, cards: NumberCards) -> None:
    played = lessons_in_a_row(settings(mode, cards, 24), seed=7, lessons=2)
    deals = [dealt.deal for lesson in played for dealt in lesson.dealt if dealt.deal]
    assert any(turn.is_equal for deal in deals for turn in deal.turns)
    for deal in deals:
        planned = [(*turn.question.left, *turn.question.right) for turn in deal.turns]
        assert asked_by_engine(deal, cards) == planned
        assert not deal.turns[-1].is_equal


@pytest.mark.parametrize("cards", RANGES)
def test_a_round_is_dealt_from_the_whole_deck_of_the_range(cards: NumberCards) -> None:
    for lesson in lessons_in_a_row(settings(Mode.WHICH, cards, 24), seed=3, lessons=1):
        for deal in (dealt.deal for dealt in lesson.dealt if dealt.deal):
            piles = [*deal.piles[0], *deal.piles[1]]
            assert sorted(map(str, piles)) == sorted(map(str, cards.deck()))
            assert len(deal.piles[0]) == len(deal.piles[1])


def test_the_question_after_a_tie_is_asked_in_its_war() -> None:
    for lesson in lessons_in_a_row(settings(Mode.SIGNS), seed=11, lessons=2):
        for before, now in pairwise(lesson.dealt):
            assert now.in_war == before.turn.is_equal
            assert not (now.in_war and now.deal)


def test_after_two_that_were_not_right_at_once_a_round_begins_with_an_easy_one() -> None:
    lesson = Lesson(settings(Mode.WHICH), [Boxes()], 5)
    results = iter([Result.NOT_AT_ONCE] * 2 + [Result.RIGHT_AT_ONCE] * 43)
    played = play(lesson, lambda: next(results))
    assert [bool(dealt.deal) for dealt in played.dealt[:4]] == [True, False, True, False]
    assert played.easy[2]


def test_in_a_series_the_better_side_keeps_the_cards_and_ties_are_for_the_next_winner() -> None:
    for mode in TWO_CARDS:
        played = play(Lesson(settings(mode, questions=24), [Boxes()], 2), child(0.7, 2))
        kept, pot, turned = [0, 0], 0, 0
        for dealt in played.dealt:
            assert dealt.series is not None
            if dealt.is_new_deck:
                kept, pot, turned = [0, 0], 0, 0
            whole = 4 * len(settings(mode).numbers)
            assert len(dealt.series.deck) == whole - turned
            assert [*map(len, dealt.series.kept), len(dealt.series.pot)] == [*kept, pot]
            assert {*dealt.turn.left, *dealt.turn.right} <= {*dealt.series.deck}
            pot, turned = pot + 4, turned + 4
            if (side := dealt.turn.asked.greater_side) is not Side.SAME:
                kept[side.seat], pot = kept[side.seat] + pot, 0


def test_the_items_of_a_series_are_the_two_cards_of_the_child_on_the_left() -> None:
    for mode in (Mode.ADD, Mode.TAKE_AWAY, Mode.TIMES):
        for dealt in play(Lesson(settings(mode, questions=12), [Boxes()], 4), child(0.7, 4)).dealt:
            assert dealt.turn.item == Pair(*sorted(dealt.turn.question.left))


def numbers_of(turn: Turn, cards: NumberCards) -> list[int]:
    return [cards.number(card) for card in (*turn.left, *turn.right)]


@pytest.mark.parametrize(
    ("mode", "tens_by"), [*((mode, TensBy.FIRST_CARD) for mode in Mode), (Mode.TENS, TensBy.CHILD)]
)
@pytest.mark.parametrize("players", Players)
def test_what_is_asked_is_what_lies_on_the_table(mode: Mode, players: Players, tens_by: TensBy) -> None:
    for cards in THREE_RANGES:
        lesson_settings = LessonSettings(mode, cards, length=Battles(10), players=players, tens_by=tens_by)
        for dealt in play(Lesson(lesson_settings, [Boxes(), Boxes()], 9), child(0.7, 9)).dealt:
            turn = dealt.turn
            assert numbers_of(turn, cards) == [*turn.question.left, *turn.question.right]
            last = follow_up(turn.question) or turn.question
            assert last.greater_side is turn.asked.greater_side


def test_of_two_children_the_one_who_has_more_answers_and_learns() -> None:
    for mode in (Mode.WHICH, Mode.ADD, Mode.TENS):
        lesson_settings = LessonSettings(mode, length=Battles(45), players=Players.TWO)
        played = play(Lesson(lesson_settings, [Boxes(), Boxes()], 6), child(0.8, 6))
        for dealt in played.dealt:
            if not dealt.turn.is_equal:
                assert dealt.turn.asked.child == dealt.turn.asked.greater_side.seat
        answered = [boxes.answered for boxes in played.boxes]
        assert sum(answered) == 45
        assert min(answered) >= 15


def test_a_sum_is_asked_of_the_one_of_two_children_who_has_more() -> None:
    two = LessonSettings(Mode.ADD, length=Battles(20), players=Players.TWO)
    for dealt in play(Lesson(two, [Boxes(), Boxes()], 8), always_right).dealt:
        question = dealt.turn.question
        assert question.asked is Asked.SUM
        assert question.owner in (question.greater_side, *([question.owner] if dealt.turn.is_equal else []))


@pytest.mark.parametrize(
    ("wanted", "asked"),
    [
        (Wanted.MORE, {Asked.MORE}),
        (Wanted.LESS, {Asked.LESS}),
        (Wanted.IN_TURN, {Asked.MORE, Asked.LESS}),
    ],
)
def test_a_lesson_asks_for_the_greater_the_lesser_or_both_in_turn(wanted: Wanted, asked: set[Asked]) -> None:
    lesson_settings = LessonSettings(Mode.WHICH, length=Battles(20), wanted=wanted)
    played = play(Lesson(lesson_settings, [Boxes()], 1), always_right)
    order = [dealt.turn.question.asked for dealt in played.dealt]
    assert set(order) == asked
    if len(asked) == 2:
        assert all(before is not after for before, after in pairwise(order))


def test_asking_for_less_asks_for_the_least_difference() -> None:
    lesson_settings = LessonSettings(Mode.TAKE_AWAY, length=Battles(8), wanted=Wanted.LESS)
    played = play(Lesson(lesson_settings, [Boxes()], 1), always_right)
    assert {dealt.turn.question.asked for dealt in played.dealt} == {Asked.CLOSER}


def test_a_child_who_arranges_makes_the_greatest_number_and_then_compares() -> None:
    lesson_settings = LessonSettings(Mode.TENS, length=Battles(20), tens_by=TensBy.CHILD)
    laid = set()
    for dealt in play(Lesson(lesson_settings, [Boxes()], 1), always_right).dealt:
        question = dealt.turn.question
        assert question.asked is Asked.GREATEST_NUMBER
        then = follow_up(question)
        assert then == Question(
            Asked.GREATER_NUMBER, tuple(sorted(question.left, reverse=True)), question.right
        )
        laid.add(question.left[0] >= question.left[1])
    assert laid == {True, False}, "the cards lie in any order at first"
    assert follow_up(Question(Asked.GREATEST_NUMBER, (5, 2), (4, 7), Side.RIGHT)) == Question(
        Asked.GREATER_NUMBER, (5, 2), (7, 4), Side.RIGHT
    )
    assert follow_up(Question(Asked.MORE, (1,), (2,))) is None


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("battles", [4, 7, 20])
def test_a_lesson_of_battles_has_so_many_questions(mode: Mode, battles: int) -> None:
    played = play(Lesson(settings(mode, questions=battles), [Boxes()], 3), child(0.6, 3))
    assert len(played.history) == battles


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("minutes", [5, 10])
def test_when_the_minutes_are_over_one_easy_question_follows(mode: Mode, minutes: int) -> None:
    lesson_settings = LessonSettings(mode, length=Minutes(minutes))
    lesson = Lesson(lesson_settings, [Boxes()], 3)
    played = play(lesson, child(0.7, 3), ms_a_question=20_000)
    assert len(played.history) == minutes * 3 + 1
    assert lesson.is_over
    assert lesson.next_turn(0) is None
    if mode is not Mode.TENS:  # of its five kinds, none may be easy
        assert played.easy[-1]


def test_a_war_is_finished_even_if_the_minutes_are_over() -> None:
    lesson = Lesson(LessonSettings(Mode.SIGNS, length=Minutes(5)), [Boxes()], 3)
    while not (now := lesson.next_turn(0)) or not now.turn.is_equal:
        lesson.answer(Result.RIGHT_AT_ONCE)
    lesson.answer(Result.RIGHT_AT_ONCE)
    last = lesson.next_turn(5 * MINUTE_MS)
    assert last is not None
    assert last.in_war
    lesson.answer(Result.RIGHT_AT_ONCE)
    assert lesson.next_turn(5 * MINUTE_MS) is None


def test_the_first_question_is_asked_however_late_it_is() -> None:
    lesson = Lesson(LessonSettings(length=Minutes(5)), [Boxes()], 3)
    assert lesson.next_turn(6 * MINUTE_MS) is not None
    lesson.answer(Result.RIGHT_AT_ONCE)
    assert lesson.next_turn(6 * MINUTE_MS) is not None
    lesson.answer(Result.RIGHT_AT_ONCE)
    assert lesson.next_turn(6 * MINUTE_MS) is None


def test_a_stone_is_laid_for_each_tenth() -> None:
    by_time = Lesson(LessonSettings(length=Minutes(10)), [Boxes()], 1)
    assert [by_time.stones(minutes * MINUTE_MS) for minutes in (0, 0.99, 1, 5.5, 10, 12)] == [
        0,
        0,
        1,
        5,
        10,
        10,
    ]
    by_battles = Lesson(settings(Mode.WHICH, questions=20), [Boxes()], 1)
    stones = []
    while by_battles.next_turn(0):
        stones.append(by_battles.stones(0))
        by_battles.answer(Result.RIGHT_AT_ONCE)
    assert stones == [number // 2 for number in range(20)]
    assert by_battles.stones(0) == 10


def test_turns_and_answers_alternate() -> None:
    lesson = Lesson(settings(Mode.WHICH), [Boxes()], 1)
    with pytest.raises(ValueError, match=r"^no turn waits for an answer$"):
        lesson.answer(Result.RIGHT_AT_ONCE)
    lesson.next_turn(0)
    with pytest.raises(ValueError, match=r"^the turn before has not been answered$"):
        lesson.next_turn(0)


def test_a_class_needs_no_boxes() -> None:
    lesson_settings = LessonSettings(
        Mode.TENS, players=Players.CLASS, tens_by=TensBy.CHILD, length=Battles(8)
    )
    played: Played = play(Lesson(lesson_settings, [], 1), always_right)
    assert {dealt.turn.question.asked for dealt in played.dealt} == {Asked.GREATER_NUMBER}


@pytest.mark.parametrize("mode", Mode)
def test_a_child_who_is_never_right_and_one_who_always_is_get_their_lesson(mode: Mode) -> None:
    for answers in (never_right, always_right):
        for cards in THREE_RANGES:
            assert len(play(Lesson(settings(mode, cards, 24), [Boxes()], 2), answers).history) == 24
