"""What the panel at the end of a round says: its story, title, line, figures, ranking and chart."""

from __future__ import annotations

from tests.helpers.builders import hands
from warapp.engine import AtLimit, Record, Rules, Shortage
from warapp.session import Round
from warapp.ui.round_end.content import EndContent, EndWriter, Figure, Place, Players, ShareChart
from warapp.ui.round_end.story import RoundStory, tell_story
from warapp.words import english
from warapp.words.round_end import Closest

TWO = Players(("You", "Computer"), 0, (0,))
LOST = Record(Rules(), piles=hands("9C 2C", "5D KD AD"), battles=4)
"""Won, lost, lost, lost: 2, then 3, 2, 1, 0 cards."""


def content_of(record: Record, players: Players = TWO, *, told: bool = True) -> EndContent:
    return EndWriter(english).content(Round.at(record), players, tell_story(record) if told else None)


def test_a_story_has_the_counts_after_each_battle_and_who_went_out_when() -> None:
    story = tell_story(LOST)
    assert story == RoundStory(((2, 3), (3, 2), (2, 3), (1, 4), (0, 5)), {0: 4}, (0, 0))
    assert story.closest(0) == Closest(3, 1)
    assert list(story.shares(1)) == [3, 2, 3, 4, 5]


def test_a_story_counts_the_battles_with_a_war_that_a_seat_won() -> None:
    record = Record(Rules(), piles=hands("9C 2C KC", "9D 3D QD"), battles=1)
    assert tell_story(record).wars_won == (1, 0)


def test_a_story_can_be_given_up() -> None:
    checked: list[int] = []
    tell_story(LOST, lambda: checked.append(len(checked)))
    assert len(checked) == 4


def test_you_win_with_all_cards() -> None:
    record = Record(Rules(), piles=hands("9C KC", "5D"), battles=1)
    assert content_of(record) == EndContent(
        "You win!",
        "All 3 cards are yours after 1 battle.",
        0,
        True,
        (Figure("1", "battle"), Figure("0", "wars")),
        (),
        ShareChart([2, 3], 3, None),
    )


def test_you_are_told_how_close_you_came() -> None:
    content = content_of(LOST)
    assert (content.title, content.by_person) == ("Computer wins this time", False)
    assert content.line == "Closest you came: 3 cards, after battle 1."
    assert content.figures == (Figure("4", "battles"), Figure("0", "wars"), Figure("3", "cards at most"))
    assert content.chart == ShareChart([2, 3, 2, 1, 0], 5, 1)


def test_before_the_story_is_known_the_panel_says_the_rest() -> None:
    content = content_of(LOST, told=False)
    assert content.line == "All 5 cards belong to Computer after 4 battles."
    assert content.figures == (Figure("4", "battles"), Figure("0", "wars"))
    assert content.chart is None


def test_who_was_never_ahead_of_the_deal_is_told_how_it_ended() -> None:
    content = content_of(Record(Rules(), piles=hands("2C", "5D KD"), battles=1))
    assert content.line == "All 3 cards belong to Computer after 1 battle."


def test_wars_are_counted_with_the_longest_one_for_who_won() -> None:
    record = Record(Rules(), piles=hands("9C 2C KC", "9D 3D QD"), battles=1)
    assert content_of(record).figures == (
        Figure("1", "battle"),
        Figure("1", "war"),
        Figure("×1", "longest war"),
    )


def test_two_people_are_called_by_their_names() -> None:
    players = Players(("Ann", "Ben"), None, (0, 1))
    content = content_of(LOST, players)
    assert (content.title, content.by_person) == ("Ben wins!", True)
    assert content.line == "All 5 cards belong to Ben after 4 battles."


def test_a_draw_is_told_by_what_happened() -> None:
    rules = Rules(battle_limit=1, at_limit=AtLimit.DRAW)
    content = content_of(Record(rules, piles=hands("9C KC", "5D 3D"), battles=1))
    assert (content.title, content.winner, content.by_person) == ("It's a draw", None, False)
    assert content.line.startswith("The round ends after 1 battle.")


def test_at_a_limit_the_loser_hears_of_it_too() -> None:
    rules = Rules(battle_limit=1, at_limit=AtLimit.MOST_CARDS)
    content = content_of(Record(rules, piles=hands("5D 3D", "9C KC"), battles=1))
    assert content.title == "Computer wins this time"
    assert content.line.startswith("The round ends after 1 battle.")


def test_three_seats_are_ranked_and_told_when_they_went_out() -> None:
    rules = Rules(seats=3, shortage=Shortage.LOSES)
    record = Record(rules, piles=hands("5C 2C", "9D KD QD", "3H"), battles=2)
    content = content_of(record, Players(("You", "Ann", "Ben"), 0, (0,)))
    assert content.places == (
        Place(1, 1, "Ann", "6 cards"),
        Place(2, 0, "You", "out after 2"),
        Place(3, 2, "Ben", "out after 1"),
    )
    assert (content.line, content.chart) == ("You came second.", None)
