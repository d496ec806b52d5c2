"""How cards look as they lie: turned with their shadow, shaded, raised and ringed, or plain on their way."""

from __future__ import annotations

import pytest

from tests.helpers.builders import hand
from tests.table.drawing.pictures import box_where, context, opacity
from warapp.table.drawing import marks
from warapp.table.drawing.card_art import CardArt
from warapp.table.items.card_looks import CardLooks, Look
from warapp.table.layout.geometry import Point, Size
from warapp.table.stage.placement import RAISED, turn_of
from warapp.table.stage.spots import Aside, InColumn, InPot, OnPile
from warapp.table.stage.sprite import Mark, Sprite
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
CARD = Size(100, 140)
MARGIN = 11
LEFT, UPRIGHT, RIGHT = hand("5C 7D 8D")
"""Cards that lie turned to the left, not at all, and to the right."""


class Looks:
    def __init__(self, theme: ThemeName = ThemeName.GREEN) -> None:
        self.art = CardArt()
        self.art.set_size(100, 1)
        self.looks = CardLooks(self.art)
        self.looks.lay_out(context(theme), CARD, 0.15, 1.0)

    def of(self, sprite: Sprite) -> Look:
        return self.looks.of(sprite)


def lying(nth: int = 0, mark: Mark | None = None, flip: float = 1.0) -> Sprite:
    sprite = Sprite((LEFT, UPRIGHT, RIGHT)[nth], InColumn(0, 0), flip)
    sprite.mark = mark
    return sprite


def test_the_cards_of_these_tests_are_turned_as_they_say() -> None:
    assert [turn_of(card) for card in (LEFT, UPRIGHT, RIGHT)] == [-0.9, 0.0, 0.9]


def test_cards_lie_turned_by_at_most_nine_tenths_of_a_degree_each_always_alike() -> None:
    deck = [f"{rank}{suit}" for rank in "23456789JQKA" for suit in "CDHS"]
    turns = [turn_of(hand(card)[0]) for card in deck]
    assert turns == [turn_of(hand(card)[0]) for card in deck]
    assert set(turns) == {-0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9}


def test_a_card_on_its_way_is_plain() -> None:
    looks = Looks()
    face, back = looks.art.face(LEFT).cacheKey(), looks.art.back().cacheKey()
    for flip, picture in ((0.0, back), (0.4, back), (0.5, face), (1.0, face)):
        sprite = lying(flip=flip)
        sprite.travel = 0.5
        look = looks.of(sprite)
        assert (look.pixmap.cacheKey(), look.margin, look.scale) == (picture, 0.0, 1.0)
    turning, lifted = lying(flip=0.7), lying()
    lifted.lift = 0.1
    assert {looks.of(sprite).pixmap.cacheKey() for sprite in (turning, lifted)} == {face}
    assert looks.of(Sprite(LEFT, OnPile(0), 0.0)).pixmap.cacheKey() == back


def test_a_card_in_a_small_stack_is_drawn_at_its_size() -> None:
    looks = Looks()
    for spot in (Aside(0), InPot(0)):
        look = looks.of(Sprite(LEFT, spot, 0.0))
        assert (look.pixmap.width(), look.pixmap.height(), look.scale) == (15, 21, 0.15)
        coming = Sprite(LEFT, spot, 0.0)
        coming.travel = 0.9
        assert looks.of(coming).scale == 1.0


@pytest.mark.parametrize(("nth", "lean"), [(0, -1), (1, 0), (2, 1)])
def test_a_card_lies_a_little_turned(nth: int, lean: int) -> None:
    look = Looks().of(lying(nth))
    assert look.margin == MARGIN
    image = look.pixmap.toImage()
    assert (image.width(), image.height()) == (100 + 2 * MARGIN, 140 + 2 * MARGIN)

    def first(y: int) -> int:
        return next(x for x in range(40) if image.pixelColor(x, y).alpha() > 200)

    # 0.9 degrees are 1.6 pixels on the hundred between these rows
    assert first(MARGIN + 20) - first(MARGIN + 120) == pytest.approx(2 * lean, abs=1)
    assert (first(MARGIN + 20) > first(MARGIN + 120)) is (lean > 0)


def test_a_lying_card_has_a_soft_shadow_below_it() -> None:
    pixmap = Looks().of(lying(1)).pixmap
    below = [opacity(pixmap, 61, y) for y in range(MARGIN + 140, MARGIN + 150)]
    assert below == sorted(below, reverse=True)
    assert below[0] > 40
    assert below[-1] == 0
    above = opacity(pixmap, 61, MARGIN - 2)
    assert 0 < above < below[1]


def test_cards_of_a_plain_table_lie_upright_and_without_a_shadow() -> None:
    looks = Looks(ThemeName.HIGH_CONTRAST)
    left = looks.of(lying(0)).pixmap
    image = left.toImage()
    solid = box_where(image, lambda x, y: image.pixelColor(x, y).alpha() > 0)
    assert solid == (MARGIN, MARGIN, 100, 140)


def test_a_face_down_card_lies_as_its_face_would() -> None:
    looks = Looks()
    up, down = looks.of(lying(0)), looks.of(lying(0, flip=0.0))
    assert up.margin == down.margin
    assert up.pixmap.toImage().createAlphaMask() == down.pixmap.toImage().createAlphaMask()
    assert up.pixmap.toImage() != down.pixmap.toImage()


def test_a_beaten_card_has_a_shade_that_is_turned_as_it_is() -> None:
    looks = Looks()
    veils = [looks.of(lying(nth, Mark.BEATEN)).emphasis.veil for nth in range(3)]
    assert [veil.at for veil in veils if veil] == [Point(-MARGIN, -MARGIN)] * 3
    pictures = [veil.pixmap.toImage() for veil in veils if veil]
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    assert pictures[0].pixelColor(61, 81).alpha() == pytest.approx(112, abs=1)
    assert looks.of(lying(0)).emphasis.veil is None


@pytest.mark.parametrize(("mark", "scale"), [(Mark.WINNER, 1.05), (Mark.TIED, 1.02)])
def test_a_raised_card_is_drawn_upright_at_its_size_with_ring_and_medal(mark: Mark, scale: float) -> None:
    assert RAISED[mark] == scale
    look = Looks().of(lying(0, mark))
    assert (look.margin, look.scale) == (0.0, scale)
    assert look.size(CARD) == pytest.approx((100 * scale, 140 * scale))
    assert look.pixmap.width() == round(100 * scale)
    assert look.pixmap.height() == round(140 * scale)
    size = Size(100 * scale, 140 * scale)
    ring, medal, margin = look.emphasis.ring, look.emphasis.badge, marks.ring_margin(size)
    assert ring is not None
    assert medal is not None
    assert ring.at == Point(-margin, -margin)
    assert ring.pixmap.width() == pytest.approx(size.width + 2 * margin, abs=1)
    assert medal.at == marks.medal_at(size)
    assert medal.pixmap.width() == pytest.approx(marks.medal_size(size), abs=1)
    assert look.emphasis.veil is None


def test_looks_are_drawn_once_until_the_table_changes() -> None:
    looks = Looks()
    sprites = [lying(0), lying(0, Mark.BEATEN), lying(0, Mark.WINNER)]
    before = [looks.of(sprite).pixmap.cacheKey() for sprite in sprites]
    assert [looks.of(sprite).pixmap.cacheKey() for sprite in sprites] == before
    looks.looks.lay_out(context(), CARD, 0.15, 1.0)
    assert set(before).isdisjoint(looks.of(sprite).pixmap.cacheKey() for sprite in sprites)


def test_few_looks_are_kept() -> None:
    looks = Looks()
    deck = hand(" ".join(f"{rank}{suit}" for rank in "23456789JQKA" for suit in "CDHS"))
    first = looks.of(Sprite(deck[0], InColumn(0, 0), 1.0)).pixmap.cacheKey()
    for card in deck:
        for flip in (1.0, 0.0):
            looks.of(Sprite(card, InColumn(0, 0), flip))
        winner = Sprite(card, InColumn(0, 0), 1.0)
        winner.mark = Mark.WINNER
        looks.of(winner)
        assert looks.of(Sprite(deck[0], InColumn(0, 0), 1.0)).pixmap.cacheKey() == first, "it was used last"
    assert len(looks.looks._lying_cards) == 50
    assert len(looks.looks._raised_faces) == 8


def test_a_card_that_is_dealt_is_drawn_at_a_few_angles_only() -> None:
    looks = Looks().looks
    looks.draw_dealt()
    keys = {looks.dealt(angle / 10).cacheKey() for angle in range(-120, 121)}
    assert len(keys) == 13
    assert looks.dealt(3.1).cacheKey() == looks.dealt(4.4).cacheKey() != looks.dealt(2.9).cacheKey()


def test_a_card_that_is_dealt_is_turned_about_the_middle_of_its_picture() -> None:
    looks = Looks().looks
    straight, turned = (looks.dealt(angle).toImage() for angle in (0.0, 12.0))
    for image in (straight, turned):
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
    opaque = [
        [x for x in range(image.width()) if image.pixelColor(x, 40).alpha() == 255]
        for image in (straight, turned)
    ]
    assert sum(opaque[1]) / len(opaque[1]) > sum(opaque[0]) / len(opaque[0]) + 10, "clockwise"
