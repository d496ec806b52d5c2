"""What is always in sight: names, counts, battle and limit, the pot; and what the line of words tells."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from tests.helpers.golden_files import Golden
from tests.table.stage_driver import look, look_at_rest
from tests.ui.conftest import Drawn, Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import PRESETS, Record, Rules, Shortage, deal
from warapp.session import Round
from warapp.store.setting_values import Speed

WAR = of_piles("9C 2C KC 3C", "9D 4D 7D 5D")


def test_names_and_counts_are_on_the_table(drawn: Drawn, open_round: Open) -> None:
    game = open_round(of_deal(1))
    assert {"You", "Computer", "26", "cards"} <= drawn()
    game.press("Space")
    game.frame()
    assert "25" in drawn()


def test_six_seats_have_six_names(drawn: Drawn, open_round: Open) -> None:
    open_round(of_deal(1, Rules(seats=6)))
    assert {"You", "Ada", "Ben", "Cleo", "Dan", "Eve", "8", "cards"} <= drawn()


def test_the_last_cards_of_a_seat_are_told_as_such(drawn: Drawn, open_round: Open) -> None:
    open_round(of_piles("9C", "KD 3D 4D"))
    assert {"1", "last card!", "3", "last 3!"} <= drawn()
    open_round(of_piles("9C 2C 3C 4C", "KD 3D 4D 5D 6D"))
    assert {"4", "5", "cards"} <= (few := drawn())
    assert not {text for text in few if text.startswith("last")}


def test_cards_set_aside_are_shown_as_set_aside(drawn: Drawn, open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(seats=3)))
    assert "Set aside: 1 card" in drawn()
    assert "set aside" in game.line


def test_a_war_is_called_and_its_pot_is_counted(drawn: Drawn, open_round: Open) -> None:
    game = open_round(WAR)
    game.press("Space")
    assert "WAR" not in drawn()
    game.until(lambda: game.table.stage.labels.war == 1)
    assert {"WAR", "2 cards"} <= drawn()
    game.until(lambda: game.table.stage.labels.pot == 6)
    assert "6 cards" in drawn()
    game.finish()
    assert "8 cards" not in drawn()


def test_a_seat_that_is_out_says_so(drawn: Drawn, open_round: Open) -> None:
    game = open_round(of_piles("2C", "KD 3D", "QS 6S"))
    game.press("Space")
    game.finish()
    assert "out" in drawn()


def test_the_number_of_the_battle_and_of_the_limit_are_in_the_bar(game: Game) -> None:
    assert game.status == ["Battle 0 / 500", "Deal 1"]
    game.press("Space")
    assert game.status[0] == "Battle 0 / 500"
    game.frame()
    assert game.status[0] == "Battle 1 / 500"
    game.press("Ctrl+N")
    assert game.status == ["Battle 0 / 500", "Deal 101"]


def test_other_limits_are_in_sight_where_they_matter(open_round: Open) -> None:
    assert open_round(of_deal(3, PRESETS["three_trips"])).status == ["Battle 0", "Trip 1 / 3", "Deal 3"]
    assert open_round(of_deal(3, PRESETS["family"])).status == ["Battle 0", "15:00 left", "Deal 3"]
    assert open_round(of_piles("AS", "KD")).status == ["Battle 0 / 500", "Custom cards"]


def test_the_line_says_what_to_do_first(game: Game, golden: Golden) -> None:
    golden.check(game.line)


def test_the_line_tells_a_war_as_far_as_it_is_shown(open_round: Open) -> None:
    game = open_round(WAR)
    game.press("Space")
    seen = [game.line]
    while game.table.moving:
        game.frame()
        if game.line != seen[-1]:
            seen.append(game.line)
    assert seen[1].startswith("You turned a nine")
    assert "war" in seen[2]
    assert "You take 6 cards" not in " ".join(seen[:-1])
    assert "king" in seen[-1]
    assert "6 cards" in seen[-1]


def test_the_end_says_who_won_and_why_and_what_to_do_next(open_round: Open) -> None:
    game = open_round(of_piles("KC 3C", "9D"))
    game.press("Space")
    assert "won" not in game.line
    game.finish()
    assert "New round" in game.line
    assert len(game.line.split(". ")) >= 2
    assert not game.actions.ten.isEnabled()


def test_nothing_gives_the_end_away_before_it_is_shown(open_round: Open) -> None:
    game = open_round(of_piles("KC 3C", "9D"))
    game.press("Space")
    while game.table.stage.labels.outcome is None:
        assert game.actions.turn.isEnabled()
        assert "win" not in game.line.lower()
        game.frame()


def test_a_draw_is_told_as_a_draw(open_round: Open) -> None:
    game = open_round(of_piles("9C", "9D"))
    game.press("Space")
    game.finish()
    assert "draw" in game.line


def test_when_you_are_out_the_line_says_so_and_what_can_be_done(open_round: Open) -> None:
    game = open_round(of_piles("2C", "KD 3D 4D", "QS 6S 7S"))
    game.press("Space")
    game.finish()
    assert "You're out" in game.line
    assert game.button(game.actions.to_end).isVisible()


def test_the_places_are_told_in_the_order_in_which_seats_went_out(open_round: Open) -> None:
    rules = Rules(seats=3, shortage=Shortage.LAST_CARD)
    game = open_round(of_piles("2C", "KD AD AC", "QS 6S", rules=rules))
    while not game.session.is_over:
        game.press("Space")
        game.finish()
    assert game.session.round.out == (0, 2)
    assert "First: Ada. Second: Ben. Third: you." in game.line


def test_the_words_of_a_battle_are_announced_as_its_cards_are_turned(open_round: Open) -> None:
    game = open_round(WAR)
    game.listen()
    game.press("Space")
    assert len(game.announced) == 1
    game.finish()
    assert len(game.announced) == 1
    assert "nine of clubs" in game.announced[0]
    game.press("Space")
    game.press("Space")
    assert len(game.announced) == 2


def test_sounds_are_heard_as_cards_move_and_not_on_a_skip(open_round: Open) -> None:
    game = open_round(WAR)
    game.press("Space")
    game.finish()
    heard = ["turn", "turn", "war", "slide", "slap", "turn", "turn", "battle_won"]
    assert game.heard == heard
    game.press("Space")
    game.press("Space")
    assert game.heard == heard


def test_a_window_opens_where_a_record_stands(open_round: Open) -> None:
    game = open_round(of_deal(5, PRESETS["crowd"], battles=12))
    assert game.battles == 12
    game.check_table()
    assert game.status[0] == "Battle 12"


def test_the_least_window_is_small_and_everything_in_it_is_reachable(game: Game) -> None:
    assert game.window.minimumSize() == QSize(640, 480)
    game.window.resize(640, 480)
    game.catch_up()
    inside = game.window.rect()
    for button in game.controls.buttons:
        if button.isVisible():
            corner = button.mapTo(game.window, button.rect().bottomRight())
            assert inside.contains(corner), button.text()
            assert min(button.width(), button.height()) >= 44
            assert button.words_width <= button.words_room
    assert game.view.height() >= 250


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_table_is_never_scrolled_or_scaled(open_round: Open, seats: int) -> None:
    game = open_round(of_deal(1, Rules(seats=seats)))
    for width, height in ((640, 480), (1_000, 720), (1_920, 1_080), (3_840, 2_160), (700, 1_400)):
        game.window.resize(width, height)
        game.catch_up()
        assert game.view.sceneRect().size().toSize() == game.view.size()
        assert game.view.transform().isIdentity()


def test_a_window_that_changes_its_size_in_mid_flight_still_ends_right(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(seats=6, face_down=3)))
    sizes = [(640, 480), (1_500, 900), (800, 1_200), (3_000, 700), (641, 999)]
    for number in range(40):
        game.press("Space")
        step = 0
        while game.table.moving:
            game.frame(90)
            step += 1
            if step % 7 == number % 7:
                game.window.resize(*sizes[(step + number) % len(sizes)])
                game.catch_up()
        game.check_table()


@pytest.mark.parametrize(("first", "then"), [(2, 6), (6, 2), (3, 5), (6, 3)])
@pytest.mark.parametrize("moment", ["rest", "motion"])
def test_another_round_can_have_another_number_of_seats(
    open_round: Open, first: int, then: int, moment: str
) -> None:
    game = open_round(of_deal(1, Rules(seats=first, face_down=3)))
    game.press("Space")
    if moment == "rest":
        game.finish()
    else:
        game.frame(700)
    game.session.new_round(Rules(seats=then), 9)
    game.frame(100)
    game.press("Space")
    game.check_table()
    assert game.session.state == deal(Rules(seats=then), 9)
    game.press("Ctrl+Z")
    assert game.session.rules.seats == first
    game.check_table()


@pytest.mark.parametrize("seats", [3, 6])
def test_a_round_that_ended_gives_way_to_one_with_fewer_seats(open_round: Open, seats: int) -> None:
    game = open_round(of_deal(1, Rules(seats=seats, battle_limit=1)))
    game.press("Space")
    game.finish()
    game.session.put_on_table(Round.at(Record(Rules(), deal_number=3, battles=2)))
    game.check_table()


def test_the_speed_is_kept_and_shown(open_round: Open) -> None:
    game = open_round(of_deal(1))
    for _ in range(8):
        game.press("+")
    assert game.settings.speed == Speed(None)
    game.press("Space")
    game.check_table()
    game.settings.speed = Speed(0.4)
    game.press("Space")
    assert game.table.moving


def test_closing_in_mid_flight_leaves_nothing_running(game: Game) -> None:
    game.press("A")
    game.frame(100)
    game.window.close()
    assert not game.table.moving
    before = game.battles
    game.catch_up()
    game.frame(1_000)
    assert game.battles == before


def test_a_window_that_was_closed_can_be_brought_to_its_position(game: Game) -> None:
    game.press("Space")
    game.frame(100)
    game.window.close()
    game.table.sync(game.session.state)
    assert look(game.table.stage) == look_at_rest(game.session.state)
