"""Cards as pixmaps: their size, the variants, what is kept, and what stands in for art that is not there."""

import logging
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap, QTransform

from warapp.assets import resource
from warapp.engine.cards import ALL_CARDS, parse_card, parse_cards
from warapp.table.drawing.card_art import MOST_FACES, CardArt
from warapp.table.drawing.deck_style import (
    BACKS,
    BLACK,
    DEFAULT_STYLE,
    FOUR_COLOURS,
    PAPER,
    RED,
    DeckStyle,
    ink_of,
)
from warapp.vocabulary import FaceStyle, IndexLetters, SuitColours, ValueDots

pytestmark = pytest.mark.usefixtures("qapp")

FOUR = DeckStyle(colours=SuitColours.FOUR)
BIG = DeckStyle(faces=FaceStyle.BIG_NUMBERS)
ACE = parse_card("AS")


def art(style: DeckStyle = DEFAULT_STYLE, width: float = 100, ratio: float = 1) -> CardArt:
    made = CardArt(style)
    made.set_size(width, ratio)
    return made


def pixels(picture: QPixmap | QImage) -> bytes:
    """Red, green, blue and alpha of each pixel, row by row."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(image.constBits())  # the image must live until they are copied


def share(picture: QPixmap | QImage, colour: str) -> float:
    """How much of a picture is of one colour."""
    found, wanted = pixels(picture), QColor(colour)
    rgba = bytes((wanted.red(), wanted.green(), wanted.blue(), 255))
    return sum(found[i : i + 4] == rgba for i in range(0, len(found), 4)) * 4 / len(found)


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures, in steps of 255."""
    a, b = pixels(one), pixels(other)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def half_turned(image: QImage) -> QImage:
    return image.transformed(QTransform().rotate(180))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of art of a test's own, at first empty."""
    monkeypatch.setattr("warapp.table.drawing.card_art.resource", lambda *parts: tmp_path.joinpath(*parts))
    (tmp_path / "cards" / "pictures").mkdir(parents=True)
    return tmp_path / "cards"


@pytest.mark.parametrize(
    ("width", "ratio", "device"),
    [
        (100, 1, (100, 140)),
        (100, 2, (200, 280)),
        (93, 1.25, (116, 163)),
        (86.4, 1.5, (130, 181)),
        (0.2, 1, (1, 1)),
    ],
)
def test_pixmaps_have_whole_device_pixels(width: float, ratio: float, device: tuple[int, int]) -> None:
    made = art(width=width, ratio=ratio)
    for pixmap in (made.face(ACE), made.back()):
        assert pixmap.size() == QSize(*device)
        assert pixmap.devicePixelRatio() == ratio
    assert made.size == QSizeF(device[0] / ratio, device[1] / ratio)


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_a_face_is_opaque_within_rounded_corners(card: object) -> None:
    image = art(width=120).face(parse_card(str(card))).toImage()
    last = (image.width() - 1, image.height() - 1)
    corners = [(0, 0), (last[0], 0), (0, last[1]), last]
    assert [image.pixelColor(*corner).alpha() for corner in corners] == [0, 0, 0, 0]
    assert image.pixelColor(60, 84).alpha() == 255
    assert image.pixelColor(60, 3).name().upper() == PAPER  # above the picture


@pytest.mark.parametrize("name", BACKS)
def test_a_back_has_a_border_of_paper_and_looks_the_same_upside_down(name: str) -> None:
    image = art(DeckStyle(back=name), width=120).back().toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    for x, y in ((60, 4), (4, 84), (115, 84), (60, 163)):
        assert image.pixelColor(x, y).name().upper() == PAPER
    assert image.pixelColor(60, 84).name().upper() != PAPER
    assert difference(image, half_turned(image)) < 1.5


def test_all_faces_differ() -> None:
    made = art()
    assert len({pixels(made.face(card)) for card in ALL_CARDS}) == len(ALL_CARDS)


def test_all_backs_differ_and_each_has_its_file() -> None:
    assert len({pixels(art(DeckStyle(back=name)).back()) for name in BACKS}) == len(BACKS) >= 5
    assert {path.stem for path in resource("cards", "backs").iterdir()} == set(BACKS)
    assert DeckStyle().back in BACKS


@pytest.mark.parametrize("rank", "JQK")
@pytest.mark.parametrize("suit", "CDHS")
def test_courts_are_double_headed(rank: str, suit: str) -> None:
    image = art(width=150).face(parse_card(rank + suit)).toImage()
    assert difference(image, half_turned(image)) < 1.5
    upper = image.copy(0, 0, 150, 105)
    assert (
        difference(upper, upper.transformed(QTransform().scale(1, -1))) > 15
    )  # and not the same without turning


@pytest.mark.parametrize("card", ["2C", "7C", "AC", "KC", "10D", "QD", "9H", "JS"])
def test_four_colours_change_clubs_and_diamonds_only(card: str) -> None:
    two, four = art().face(parse_card(card)), art(FOUR).face(parse_card(card))
    suit = parse_card(card).suit
    before, after = (RED if card[-1] in "DH" else BLACK), FOUR_COLOURS[suit]
    if before == after:
        assert pixels(two) == pixels(four)
    else:
        assert share(two, before) > 0.01
        assert share(two, after) == share(four, before) == 0
        assert share(four, after) == share(two, before)


@pytest.mark.parametrize("card", ["8S", "10H", "AC", "2D"])
@pytest.mark.parametrize("colours", SuitColours)
def test_big_numbers_are_one_huge_rank_and_one_huge_suit(card: str, colours: SuitColours) -> None:
    image = art(DeckStyle(colours=colours, faces=FaceStyle.BIG_NUMBERS), width=200).face(parse_card(card))
    ink = ink_of(parse_card(card), colours)
    rank, gap, sign = (image.copy(40, y, 120, h) for y, h in ((22, 118), (143, 12), (165, 94)))
    assert share(rank, ink) > 0.25
    assert share(sign, ink) > 0.3
    assert share(gap, PAPER) == 1
    assert share(image, PAPER) + share(image, ink) > 0.9  # and nothing else is on it


@pytest.mark.parametrize("card", ["JS", "QH", "KC", "KD"])
def test_a_court_of_big_numbers_is_its_letter_its_suit_and_its_bust(card: str) -> None:
    court = parse_card(card)
    image = art(BIG, width=200).face(court)
    ink = ink_of(court, SuitColours.TWO)
    assert share(image.copy(16, 16, 70, 90), ink) > 0.25
    assert share(image.copy(130, 22, 60, 55), ink) > 0.25
    classic = art(width=240).face(court)  # the bust is drawn 1.2 times as large as the figure of a card
    face, bust = classic.copy(100, 65, 50, 60), image.copy(77, 178, 50, 60)
    assert difference(face.toImage(), bust.toImage()) < 12
    assert share(image.copy(60, 268, 80, 5), PAPER) == 0  # and cut off by the lower edge


def test_the_letters_of_a_country_take_the_place_of_the_english_ones() -> None:
    made = {
        letters: [pixels(art(DeckStyle(letters=letters)).face(card)) for card in parse_cards("JS QS KS AS")]
        for letters in IndexLetters
    }
    jack, queen, king, ace = made[IndexLetters.ENGLISH]
    assert [face == jack for face, *_ in made.values()] == [True, False, False, False, False, False]
    assert made[IndexLetters.GERMAN][1] == made[IndexLetters.POLISH][1] != queen
    assert made[IndexLetters.GERMAN][2:] == [king, ace]
    assert made[IndexLetters.RUSSIAN][3] != ace
    seven = parse_card("7D")
    assert pixels(art(DeckStyle(letters=IndexLetters.RUSSIAN)).face(seven)) == pixels(art().face(seven))


@pytest.mark.parametrize("faces", FaceStyle)
def test_value_dots_get_more_with_the_value_of_a_card(faces: FaceStyle) -> None:
    dotted = DeckStyle(faces=faces, dots=ValueDots.ACE_HIGH)
    ladders = []
    for name in ("2C", "9C", "JC", "QC", "KC", "AC", "X1"):
        left = art(dotted, width=200).face(parse_card(name)).copy(0, 0, 13, 280)
        ladders.append(share(left, "#3B3A40"))
    assert ladders == sorted(set(ladders))
    assert share(art(DeckStyle(faces=faces), width=200).face(parse_card("KC")), "#3B3A40") < 0.001
    low = art(DeckStyle(faces=faces, dots=ValueDots.ACE_LOW), width=200).face(parse_card("AC"))
    assert 0 < share(low.copy(0, 0, 13, 280), "#3B3A40") < ladders[0]


def test_big_numbers_show_jokers_too() -> None:
    made = art(BIG, width=200)
    faces = {pixels(made.face(parse_card(name))) for name in ("X1", "X2", "X3", "X4")}
    assert len(faces) == 4
    assert faces.isdisjoint({pixels(art(width=200).face(parse_card("X1")))})


def test_pictures_are_drawn_once_until_size_or_style_changes() -> None:
    made = art()
    face, back, shadow = made.face(ACE), made.back(), made.shadow(8)
    made.set_size(100, 1)
    made.set_style(DEFAULT_STYLE)
    assert (made.face(ACE), made.back(), made.shadow(8)) == (face, back, shadow)
    made.set_size(101, 1)
    assert made.face(ACE).width() == 101
    made.set_size(100, 1)
    made.set_style(DeckStyle(back="plain"))
    assert made.style.back == "plain"
    assert pixels(made.back()) != pixels(back)
    assert pixels(made.face(ACE)) == pixels(face)


def test_a_missing_face_is_a_plain_card_with_its_name_and_one_log_line(
    elsewhere: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made = art()
    for width in (100, 120, 140):
        made.set_size(width, 1)
        face = made.face(parse_card("KD"))
        assert face.width() == width
        assert share(face, PAPER) > 0.5
        assert share(face, RED) > 0.005
    made.face(parse_card("QD"))
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 2
    assert "'KD'" in caplog.messages[0]
    assert "'QD'" in caplog.messages[1]
    caplog.clear()


@pytest.mark.parametrize("back", [*BACKS[:1], "nonsense", "../faces/AS", ""])
def test_a_missing_or_unknown_back_is_a_plain_one(
    elsewhere: Path, back: str, caplog: pytest.LogCaptureFixture
) -> None:
    made = art(DeckStyle(back=back))
    image = made.back().toImage()
    assert image.pixelColor(50, 3).name().upper() == PAPER
    assert image.pixelColor(50, 70).name().upper() != PAPER
    assert len(caplog.records) == 1
    caplog.clear()


@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize(
    "damage",
    [
        lambda svg: b"",
        lambda svg: svg[: len(svg) // 2],
        lambda svg: svg.replace(b"<g ", b"<g g ", 1),
        lambda svg: svg.replace(b'viewBox="0 0 500 700"', b'viewBox="0 0 50 70"'),
        lambda svg: svg.replace(b'id="picture"', b'id="other"'),
        lambda svg: bytes(range(256)),
        lambda svg: b'<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    ],
)
def test_damaged_art_is_a_plain_card(
    elsewhere: Path, damage: object, caplog: pytest.LogCaptureFixture
) -> None:
    whole = resource("cards", "pictures", "AS.svg").read_bytes()
    assert callable(damage)
    (elsewhere / "pictures" / "AS.svg").write_bytes(damage(whole))
    face = art().face(ACE)
    assert len(caplog.records) == 1
    (elsewhere / "pictures" / "AS.svg").unlink()
    assert pixels(face) == pixels(art().face(ACE))
    caplog.clear()


def test_a_shadow_is_soft_and_hollow() -> None:
    shadow = art(width=100, ratio=2).shadow(6)
    assert (shadow.size(), shadow.devicePixelRatio()) == (QSize(224, 304), 2)
    image = shadow.toImage()
    across = [image.pixelColor(x, 152).alpha() for x in range(224)]
    left, right = across[:18], across[-24:]
    assert left == sorted(left)
    assert right == sorted(right, reverse=True)
    assert left[0] <= 2 < 90 < left[-1]
    assert max(b - a for a, b in pairwise(left)) <= 12
    assert set(across[18:-24]) == {0}
    assert image.pixelColor(112, 285).rgb() == QColor("black").rgb()


def test_a_wider_shadow_is_fainter_at_the_edge_of_the_card() -> None:
    made = art()
    near, far = made.shadow(4).toImage(), made.shadow(20).toImage()
    assert near.pixelColor(4 + 2, 70).alpha() > far.pixelColor(20 + 2, 70).alpha()
    assert made.shadow(0).width() == 102


def test_only_the_faces_of_some_cards_are_kept() -> None:
    made = art()
    king = made.face(parse_card("KD"))
    assert pixels(made.face_once(ACE)) == pixels(art().face(ACE))
    made.face(ACE)
    made.keep_faces(parse_cards("KD QD"))
    assert list(made._faces) == [parse_card("KD")]
    assert made.face(parse_card("KD")) is king


def test_qtsvg_is_loaded_with_the_first_picture_and_not_before() -> None:
    program = (
        "import sys; from PySide6.QtGui import QGuiApplication; app = QGuiApplication(['t'])\n"
        "from warapp.table.drawing.card_art import CardArt\n"
        "art = CardArt(); art.set_size(50, 1); art.shadow(4); print('PySide6.QtSvg' in sys.modules)\n"
        "art.back(); print('PySide6.QtSvg' in sys.modules)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_the_application_icon_has_every_size(size: int) -> None:
    small = QImage(str(resource("icons", f"warapp-{size}.png")))
    whole = QImage(str(resource("icons", "warapp-512.png")))
    assert small.size() == QSize(size, size)
    smooth = Qt.TransformationMode.SmoothTransformation
    assert difference(small, whole.scaled(small.size(), mode=smooth)) < 6


def test_only_the_faces_used_last_are_cached() -> None:
    art = CardArt()
    art.set_size(20, 1.0)
    first, second, *others = ALL_CARDS
    faces = {card: art.face(card).cacheKey() for card in (first, second, *others[: MOST_FACES - 2])}
    assert art.face(first).cacheKey() == faces[first]
    art.face(others[MOST_FACES - 2])
    assert art.face(first).cacheKey() == faces[first]
    assert art.face(second).cacheKey() != faces[second]
