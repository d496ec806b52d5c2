"""Open hands for those who don't see them: objects, what is spoken when, buttons by key, and the way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QTimerEvent
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Open
from tests.ui.helpers.open_hands_driver import Shown
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import Rules
from warapp.store.setting_values import Speed
from warapp.ui.open_hands.reader import OpenHandsReader
from warapp.vocabulary import SpokenDetail
from warapp.words import english
from warapp.words.cards import card_name


def text(widget: QWidget, kind: QAccessible.Text) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(kind)


def things_in(widget: QWidget) -> dict[str, QWidget]:
    """What a reader finds in a widget, by its name."""
    found = [child for child in widget.children() if isinstance(child, QWidget) and child.accessibleName()]
    return {child.accessibleName(): child for child in found if child.isVisible()}


def timer_of(shown: Shown) -> QTimer:
    (timer,) = shown.game.child(OpenHandsReader).teller.series.findChildren(QTimer)
    return timer


def four_seconds(shown: Shown) -> None:
    """Let the time between two sentences pass."""
    timer = timer_of(shown)
    assert timer.isActive()
    QCoreApplication.sendEvent(timer, QTimerEvent(timer.timerId()))


def until_battle(shown: Shown, number: int) -> None:
    for _ in range(10_000):
        if shown.show.number >= number:
            return
        shown.table.advance(16)
        shown.game.catch_up()
    raise AssertionError("it never came to that")


def listen(game: Game) -> Shown:
    """Open hands where a screen reader listens."""
    game.listen()
    return Shown(game)


@pytest.fixture
def heard(game: Game) -> Shown:
    """A window with a screen reader, and open hands after the deal."""
    shown = listen(game)
    shown.finish()
    return shown


def test_each_pile_is_a_thing_that_lists_its_cards_from_the_top(heard: Shown) -> None:
    for seat, name in enumerate(("You", "Computer")):
        things = things_in(things_in(heard.view)[f"{name}: 26 cards"])
        cards = heard.show.replay.start.piles[seat]
        assert [*things] == [f"{name}, pile: 26 cards"]
        (pile,) = things.values()
        listed = ", ".join(card_name(card, english) for card in cards)
        assert text(pile, QAccessible.Text.Description) == f"From the top: {listed}"


def test_a_pile_is_as_large_as_its_strip(heard: Shown) -> None:
    pile = things_in(things_in(heard.view)["You: 26 cards"])["You, pile: 26 cards"]
    box = heard.scene.strips[0]
    place = pile.mapTo(heard.view, pile.rect().topLeft())
    assert (place.x(), place.y(), pile.width()) == (round(box.x), round(box.y), round(box.width))


def test_the_cards_of_a_battle_and_who_wins_are_beside_the_piles(heard: Shown) -> None:
    heard.stop()
    table = things_in(heard.view)
    assert [*table] == [
        heard.table.stage.labels.caption,
        "You: 25 cards",
        "Computer: 27 cards",
        "Shares of the cards: You 25, Computer 27",
        "Pot: 2 cards",
    ]
    you, other = table["You: 25 cards"], table["Computer: 27 cards"]
    assert [*things_in(you)] == ["You, pile: 25 cards", "You, face up: six of diamonds, beaten"]
    assert [*things_in(other)][1:] == ["Computer, face up: ten of spades, wins"]
    assert other.accessibleDescription() == "Takes 2 cards"


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_card_of_every_pile_is_listed_with_more_seats(open_round: Open, seats: int) -> None:
    heard = listen(open_round(of_deal(1, Rules(seats=seats, face_down=2))))
    heard.finish()
    heard.stop()
    for by in (1, 1, 1, -1):
        heard.show.step(by)
        heard.finish()
        piles = {thing.objectName(): thing for thing in heard.view.findChildren(QWidget)}
        for seat, cards in enumerate(heard.scene.shown_piles):
            assert piles[f"pile {seat}"].isVisible() == bool(cards)
            if not cards:
                continue
            listed = piles[f"pile {seat}"].accessibleDescription().removeprefix("From the top: ")
            assert listed.split(", ") == [card_name(card, english) for card in cards]


def test_cards_that_a_war_would_turn_down_are_named_too(open_round: Open) -> None:
    heard = listen(open_round(of_deal(1, Rules(face_down=2))))
    heard.finish()
    heard.stop()
    while not heard.show.replay.battle(heard.show.number).wars:
        heard.show.step(1)
    heard.finish()
    seat = next(thing for name, thing in things_in(heard.view).items() if name.startswith("You: "))
    lying = [name for name in things_in(seat) if "face up" in name]
    assert len(lying) >= 4
    assert not [name for name in things_in(seat) if "face down" in name]


def test_the_table_has_a_name_and_says_what_is_on_it(heard: Shown) -> None:
    heard.stop()
    assert heard.view.hasFocus()
    assert text(heard.view, QAccessible.Text.Name) == "Open hands"
    assert text(heard.view, QAccessible.Text.Description) == (
        f"{heard.table.stage.labels.caption} You hold 25 cards, Computer 27. 1 battle played. "
        "You, face up: six of diamonds, beaten. Computer, face up: ten of spades, wins."
    )


def test_a_series_is_summed_up_in_a_sentence_every_four_seconds_at_most(heard: Shown) -> None:
    announced = heard.game.announced
    assert announced == ["26 cards each. All cards lie open.", "Auto-play on."]
    until_battle(heard, 3)
    assert len(announced) == 2
    four_seconds(heard)
    assert announced[2].startswith("Battles 1 to 3: you won ")
    assert announced[0] not in things_in(heard.view), "the objects are those of the deal"
    until_battle(heard, 5)
    heard.stop()
    assert announced[3].startswith("Battles 4 to 5: ")
    assert announced[3].endswith(" Auto-play off.")


def test_a_step_is_spoken_as_its_cards_are_turned_and_a_step_back_too(heard: Shown) -> None:
    heard.stop()
    announced = heard.game.announced
    announced.clear()
    heard.game.press("Right")
    assert heard.table.moving
    assert len(announced) == 1
    assert announced[0].startswith("Battle 2. You turned ")
    heard.finish()
    heard.game.press("Left")
    heard.game.press("Left")
    assert announced[1].startswith("Battle 1. You turned ")
    assert announced[2:] == ["26 cards each. All cards lie open."]


def test_a_person_chooses_how_much_is_spoken_here_too(heard: Shown) -> None:
    heard.stop()
    heard.game.settings.spoken_detail = SpokenDetail.SHORT
    heard.game.press("Left")
    heard.game.press("Right")
    assert heard.game.announced[-1] == "Six, ten. Computer takes 2 cards."


def test_the_end_is_spoken_and_space_deals_another_round_to_watch(open_round: Open) -> None:
    heard = listen(open_round(of_deal(1, Rules(battle_limit=2))))
    heard.game.settings.speed = Speed(None)
    for _ in range(20):
        heard.finish()
    assert heard.game.announced[-1].endswith("Press Space to watch another round.")
    assert "draw" in heard.game.announced[-1]
    heard.game.press("Space")
    assert heard.game.announced[-2:] == ["26 cards each. All cards lie open.", "Auto-play on."]


def test_time_that_is_up_is_spoken(open_round: Open) -> None:
    heard = listen(open_round(of_deal(1, Rules(minute_limit=1, battle_limit=None))))
    heard.game.settings.speed = Speed(None)
    for _ in range(200):
        heard.finish()
    assert heard.show.is_over
    assert "Time is up after 1 minute." in heard.game.announced[-1]


def test_keys_say_the_last_sentence_and_how_the_round_on_show_stands(heard: Shown) -> None:
    heard.stop()
    heard.game.press("Left")
    heard.game.press("Right")
    heard.finish()
    heard.game.press("F2")
    assert heard.game.news == heard.game.announced[-1]
    assert heard.game.news.startswith("Battle 1. ")
    heard.game.press("F3")
    assert heard.game.news.endswith(
        "1 battle played. You, face up: six of diamonds, beaten. Computer, face up: ten of spades, wins."
    )
    heard.game.window.news.clear()


def test_without_a_screen_reader_a_key_shows_the_line_of_the_round_on_show(game: Game) -> None:
    shown = Shown(game)
    shown.finish()
    game.press("F2")
    assert game.news == "26 cards each. All cards lie open."
    assert things_in(shown.view) == {}
    game.window.news.clear()
    game.press("Esc")


def test_leaving_brings_focus_and_objects_of_the_round_back_and_says_no_more(
    open_round: Open, qapp: QApplication
) -> None:
    game = open_round(of_deal(7, battles=5))
    game.listen()
    game.view.clearFocus()
    game.view.setFocus()
    before, described = [*things_in(game.view)], text(game.view, QAccessible.Text.Description)
    heard = Shown(game)
    until_battle(heard, 2)
    game.announced.clear()
    timer = timer_of(heard)
    focused: list[QWidget | None] = []

    def follow(_: QWidget | None, now: QWidget | None) -> None:
        focused.append(now)

    qapp.focusChanged.connect(follow)
    game.press("Esc")
    qapp.focusChanged.disconnect(follow)
    assert focused == [game.view]
    assert game.announced == []
    assert not timer.isActive()
    assert game.view.hasFocus()
    assert [*things_in(game.view)] == before
    assert before[1].startswith("You: ")
    assert text(game.view, QAccessible.Text.Description) == described
    game.press("F3")
    assert "5 battles played." in game.news
    game.window.news.clear()


def test_what_is_said_comes_from_the_table_in_sight(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    sources: list[object] = []

    def keep(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            sources.append(event.object())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", keep)
    heard = listen(game)
    assert sources == [heard.view, heard.view]
    game.press("Esc")
    game.press("Space")
    assert sources[2:] == [game.view]


def test_the_buttons_have_names_and_say_their_keys(heard: Shown) -> None:
    heard.stop()
    game = heard.game
    game.window.resize(1_400, 800)
    game.catch_up()
    told = [
        (text(button, QAccessible.Text.Name), text(button, QAccessible.Text.Description))
        for button in game.controls.buttons
        if button.isVisible()
    ]
    assert told[:4] == [
        ("Back", "Show the battle before (Left)"),
        ("Next", "Show the next battle (Right)"),
        ("Play on", "Play battle after battle (Space)"),
        ("Back to my round", "Show your round again (Esc)"),
    ]
    assert "Speed" in [name for name, _ in told]
    assert all(name for name, _ in told)


def test_tab_visits_all_buttons_from_the_open_hands_and_back(heard: Shown) -> None:
    heard.stop()
    game = heard.game
    visited = []
    for _ in range(30):
        game.press("Tab")
        visited.append(game.focus)
        if game.focus is heard.view:
            break
    buttons = [button for button in game.controls.buttons if button.isVisible() and button.isEnabled()]
    assert set(buttons) <= set(visited)
    assert visited[-1] is heard.view
    assert all(text(widget, QAccessible.Text.Name) for widget in visited)


def test_nothing_is_left_of_open_hands_that_were_closed(game: Game) -> None:
    game.listen()
    widgets = []
    for _ in range(3):
        heard = Shown(game)
        heard.finish()
        heard.stop()
        game.press("Esc")
        del heard
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        widgets.append(len(game.window.findChildren(QWidget)))
    assert widgets[1:] == [widgets[0]] * 2
