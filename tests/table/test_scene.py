"""The scene: what lies on the stage is drawn where the layout says, at any size, on any screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap

from tests.helpers.builders import first_battle, hand, stacked
from tests.table.stage_driver import look, look_at_rest
from warapp.engine import PLAYBOOK, Card, Rules, deal
from warapp.table.drawing.card_art import CardArt, _hidden_part
from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.theme import THEMES
from warapp.table.end.turned_cards import TurnedCards
from warapp.table.items.card_item import CardItem, shadow_blur
from warapp.table.layout.geometry import Point, Size
from warapp.table.scene import TableScene
from warapp.table.stage.end_fan import FanPlace, fan_place
from warapp.table.stage.path import on_way
from warapp.table.stage.placement import placement
from warapp.table.stage.spots import FanShape, InColumn, InDeck, InFan, OnPile
from warapp.table.stage.sprite import Mark
from warapp.table.stage.stage import Stage
from warapp.vocabulary import ThemeName
from warapp.words import english

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = Size(1_000, 600)
NINE, KING = hand("9C KD")


def scene_of(seats: int = 2, size: Size = SIZE, ratio: float = 1.0) -> TableScene:
    scene = TableScene(Stage(), CardArt(), english)
    scene.stage.sync(deal(Rules(seats=seats), 1))
    scene.set_names([f"Seat {seat}" for seat in range(seats)])
    scene.lay_out(size, ratio, QFont())
    return scene


def cards_in_sight(scene: TableScene) -> list[CardItem]:
    return [item for item in scene.items() if isinstance(item, CardItem) and item.isVisible()]


def picture(scene: TableScene, ratio: float = 1.0) -> QImage:
    """The scene as pixels."""
    image = QImage(int(scene.width() * ratio), int(scene.height() * ratio), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


def test_a_scene_without_a_size_has_no_layout() -> None:
    scene = TableScene(Stage(), CardArt(), english)
    with pytest.raises(RuntimeError):
        _ = scene.table_layout
    scene.refresh()


def test_a_card_is_drawn_where_its_spot_is() -> None:
    scene = scene_of()
    stage = scene.stage
    stage.columns = [(True,), ()]
    stage.put(NINE, InColumn(0, 0), flip=1.0)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    at = placement(InColumn(0, 0), scene.table_layout, stage.columns).at
    assert item.x() == pytest.approx(at.x, abs=1)
    assert item.y() == pytest.approx(at.y, abs=1)


def test_a_card_half_way_lies_beside_the_middle_of_its_way() -> None:
    scene = scene_of()
    stage = scene.stage
    sprite = stage.put(NINE, OnPile(0))
    stage.send(NINE, OnPile(1))
    stage.move(sprite, 0.5, 0.0, 0.0)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    one, other = (placement(OnPile(seat), scene.table_layout, stage.columns).at for seat in (0, 1))
    way = Point(other.x - one.x, other.y - one.y)
    assert item.x() == pytest.approx((one.x + other.x) / 2 + 0.09 * way.y, abs=1)
    assert item.y() == pytest.approx((one.y + other.y) / 2 - abs(0.09 * way.x), abs=1)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("travel", [0.01, 0.25, 1.0])
def test_a_card_flies_straight_from_the_middle_of_its_pile_into_its_fan(seats: int, travel: float) -> None:
    scene = scene_of(seats)
    stage, spot = scene.stage, InFan(FanShape.WHOLE, 3, 52)
    sprite = stage.put(NINE, OnPile(1), flip=1.0)
    stage.send(NINE, spot)
    stage.move(sprite, travel, 0.0, 1.0)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    begin, end = scene.table_layout.seat_areas[1].pile.center, fan_place(spot, scene.table_layout).center
    middle = item.mapRectToScene(item.boundingRect()).center()
    assert middle.x() == pytest.approx(begin.x + travel * (end.x - begin.x), abs=0.6)
    assert middle.y() == pytest.approx(begin.y + travel * (end.y - begin.y), abs=0.6)


def test_a_card_of_a_fan_is_drawn_once_it_leaves_its_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of()
    stage, spot = scene.stage, InFan(FanShape.WHOLE, 3, 52)
    drawn: list[Card] = []
    draw = TurnedCards.face

    def note(cards: TurnedCards, card: Card, place: FanPlace, context: PaintContext) -> QPixmap:
        drawn.append(card)
        return draw(cards, card, place, context)

    monkeypatch.setattr(TurnedCards, "face", note)
    sprite = stage.put(NINE, OnPile(1), flip=1.0)
    stage.send(NINE, spot)
    scene.refresh()
    assert (drawn, cards_in_sight(scene)) == ([], [])
    stage.move(sprite, 0.1, 0.0, 1.0)
    scene.refresh()
    assert (drawn, len(cards_in_sight(scene))) == ([NINE], 1)


def test_a_card_that_has_landed_casts_no_shadow_of_a_flying_one() -> None:
    scene = scene_of()
    stage = scene.stage
    sprite = stage.put(NINE, OnPile(0), flip=1.0)
    for lift, shaded in ((0.0, False), (0.5, True), (0.0, False)):
        stage.move(sprite, 1.0, lift, 1.0)
        scene.refresh()
        (item,) = cards_in_sight(scene)
        assert item.shaded is shaded


@pytest.mark.parametrize("lift", [0.03, 0.5, 1.0])
@pytest.mark.parametrize("flip", [0.0, 0.3, 1.0])
def test_the_hollow_of_a_shadow_is_never_seen_below_its_card(lift: float, flip: float) -> None:
    scene = scene_of()
    scene.stage.move(scene.stage.put(NINE, OnPile(0), flip=flip), 1.0, lift, flip, 6.0)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    before, pixmap = picture(scene), item._shadow.pixmap()
    margin = round(shadow_blur(scene.table_layout.card))
    card = QSize(pixmap.width() - 2 * margin, pixmap.height() - 2 * margin)
    hole = _hidden_part(card).translated(margin, margin)
    with QPainter(pixmap) as painter:
        painter.fillRect(hole, QColor("magenta"))
    assert pixmap.toImage().pixelColor(hole.center()) == QColor("magenta")
    item._shadow.setPixmap(pixmap)
    assert picture(scene) == before


def test_no_face_is_turned_smoothly_while_many_cards_move() -> None:
    scene = scene_of()
    scene.many_moving = True
    scene.stage.move(scene.stage.put(NINE, OnPile(0)), 1.0, 0.5, 1.0, 6.0)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    assert item.transformationMode() is Qt.TransformationMode.FastTransformation


def test_looks_are_kept_of_cards_on_the_table_and_of_those_that_come() -> None:
    scene = scene_of()
    scene.stage.put(NINE, InColumn(0, 0), flip=1.0)
    for card in hand("9C KD QD"):
        scene.draw_face(card)
        scene.draw_look(card)
        scene.draw_look(card, Mark.WINNER)
    scene.keep_looks([KING])
    assert set(scene._art._faces) == {NINE, KING}
    assert {card for card, _ in scene._looks._lying_cards} == {NINE, KING}
    assert {card for card, _ in scene._looks._raised_faces} == {NINE, KING}


@pytest.mark.parametrize(("flip", "smooth"), [(0.0, False), (0.4, False), (0.5, True), (1.0, True)])
def test_a_face_that_is_turned_in_flight_is_drawn_smoothly(flip: float, smooth: bool) -> None:
    scene = scene_of()
    scene.stage.move(scene.stage.put(NINE, OnPile(0)), 1.0, 0.5, flip, 6.0)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    assert (item.transformationMode() is Qt.TransformationMode.SmoothTransformation) is smooth


@pytest.mark.parametrize(
    ("flip", "width"), [(0.0, 1.0), (0.25, 0.7071), (0.5, 0.0), (0.75, 0.7071), (1.0, 1.0)]
)
def test_a_card_that_turns_is_narrow_about_its_middle(flip: float, width: float) -> None:
    scene = scene_of()
    sprite = scene.stage.put(NINE, OnPile(0))
    scene.stage.move(sprite, 1.0, 0.0, flip)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    card, at = scene.table_layout.card, scene.table_layout.seat_areas[0].pile
    drawn = item.mapRectToScene(QRectF(0, 0, card.width, card.height))
    assert drawn.width() == pytest.approx(card.width * width, abs=0.02)
    assert drawn.center().x() == pytest.approx(at.x + card.width / 2, abs=1)
    taller = 1.0 + 0.04 * (1.0 - abs(2.0 * flip - 1.0))
    assert drawn.height() == pytest.approx(card.height * taller, abs=0.01)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_that_is_dealt_is_as_large_as_those_of_its_pile_and_flies_in_a_curve(seats: int) -> None:
    scene = scene_of(seats)
    stage, layout = scene.stage, scene.table_layout
    sprite = stage.put(NINE, InDeck(0))
    stage.send(NINE, OnPile(0))
    for travel, tilt in ((0.0, 0.0), (0.5, 12.0), (1.0, 0.0)):
        stage.move(sprite, travel, 0.0, 0.0, tilt)
        scene.refresh()
        (item,) = cards_in_sight(scene)
        pile, deck = layout.seat_areas[0].pile, placement(InDeck(0), layout, []).at
        at = on_way(deck, Point(pile.x, pile.y), travel)
        middle = item.sceneBoundingRect().center()
        assert middle.x() == pytest.approx(at.x + pile.width / 2, abs=1)
        assert middle.y() == pytest.approx(at.y + pile.height / 2, abs=1)
        straight = pile.width + 2 * 17
        assert (item.sceneBoundingRect().width() > straight + 10) is (tilt > 0)


def test_a_card_taken_away_is_out_of_sight_and_its_item_is_used_again() -> None:
    scene = scene_of()
    scene.stage.put(NINE, OnPile(0))
    scene.refresh()
    (first,) = cards_in_sight(scene)
    scene.stage.take_away(NINE)
    scene.refresh()
    assert cards_in_sight(scene) == []
    scene.stage.put(KING, OnPile(1))
    scene.refresh()
    assert cards_in_sight(scene) == [first]


def test_the_card_put_last_lies_above_the_others() -> None:
    scene = scene_of()
    for card in (NINE, KING):
        scene.stage.put(card, OnPile(0), flip=1.0)
    scene.refresh()
    corner = scene.table_layout.seat_areas[0].pile
    top = scene.items(QPointF(corner.x + 5, corner.y + 5))[0]
    nine, king = sorted(cards_in_sight(scene), key=lambda item: item.zValue())
    assert top is king
    assert nine.zValue() < king.zValue()


@pytest.mark.parametrize("mark", Mark)
def test_a_badge_changes_the_picture_of_its_card(mark: Mark) -> None:
    scene = scene_of()
    scene.stage.put(NINE, OnPile(0), flip=1.0)
    scene.refresh()
    plain = picture(scene)
    scene.stage.mark(NINE, mark)
    scene.refresh()
    assert picture(scene) != plain
    scene.stage.clear_marks()
    scene.refresh()
    assert picture(scene) == plain


def test_a_tie_and_a_win_have_badges_of_different_shape() -> None:
    scene = scene_of()
    scene.set_theme(THEMES[ThemeName.HIGH_CONTRAST])
    scene.stage.put(NINE, OnPile(0), flip=1.0)
    pictures = []
    for mark in Mark:
        scene.stage.mark(NINE, mark)
        scene.refresh()
        pictures.append(picture(scene).convertToFormat(QImage.Format.Format_Mono))
    assert pictures[0] != pictures[1]


def test_another_size_moves_and_scales_everything_in_mid_flight() -> None:
    scene = scene_of()
    stage = scene.stage
    sprite = stage.put(NINE, OnPile(0))
    stage.send(NINE, OnPile(1))
    stage.move(sprite, 0.25, 0.5, 0.0)
    scene.refresh()
    small = scene.table_layout.card.width
    scene.lay_out(Size(2_000, 1_200), 1.0, QFont())
    (item,) = cards_in_sight(scene)
    assert scene.table_layout.card.width > small * 1.5
    assert item.pixmap().deviceIndependentSize().width() == pytest.approx(
        scene.table_layout.card.width, abs=1
    )
    assert sprite.travel == 0.25


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_cards_are_drawn_pixel_for_pixel_on_every_screen(ratio: float) -> None:
    scene = scene_of(ratio=ratio)
    scene.stage.put(NINE, OnPile(0), flip=1.0)
    scene.refresh()
    (item,) = cards_in_sight(scene)
    assert item.pixmap().devicePixelRatio() == ratio
    assert item.pixmap().width() == pytest.approx(scene.table_layout.card.width * ratio, abs=1)
    assert item.x() * ratio == pytest.approx(round(item.x() * ratio), abs=1e-6)


def test_another_theme_has_another_picture() -> None:
    scene = scene_of()
    pictures = []
    for theme in THEMES.values():
        scene.set_theme(theme)
        pictures.append(picture(scene))
    assert len(pictures) == len(ThemeName)
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


def test_more_or_fewer_seats_find_their_places() -> None:
    scene = scene_of(6)
    scene.stage.sync(stacked("9C 2C", "KD 3D"))
    scene.set_names(["You", "Computer"])
    assert len(scene.table_layout.seat_areas) == 2
    scene.refresh()
    assert look(scene.stage) == look_at_rest(stacked("9C 2C", "KD 3D"))


def test_a_picture_at_rest_is_the_same_each_time() -> None:
    battle = first_battle(PLAYBOOK, "9C 2C", "KD 3D")
    pictures = []
    for _ in range(2):
        scene = scene_of()
        scene.stage.sync(battle.after)
        scene.refresh()
        pictures.append(picture(scene))
    assert pictures[0] == pictures[1]


def test_hidden_items_are_kept_few() -> None:
    scene = scene_of()
    for _ in range(20):
        scene.stage.put(NINE, OnPile(0))
        scene.refresh()
        scene.stage.sync(deal(PLAYBOOK, 1))
        scene.refresh()
    assert sum(isinstance(item, CardItem) for item in scene.items()) == 1
