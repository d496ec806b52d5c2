"""What is said of wars in every language, at every size, beside the raised card and the share bar."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, product

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QBitmap, QFont, QRegion
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene

from tests.helpers.speaking import finished_languages, speaking
from tests.table.layout.test_layout import table_of
from warapp._compat import override
from warapp.engine import PRESETS, Rules, battles, deal
from warapp.table.band.band_items import BandItems
from warapp.table.band.share_bar import GROOVE_PX
from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.theme import THEMES
from warapp.table.layout.layout import Layout, arrange
from warapp.table.stage.labels import Labels
from warapp.ui.play.seat_names import default_names
from warapp.ui.widgets.numbers import number_text
from warapp.vocabulary import ThemeName
from warapp.words import Narrator
from warapp.words.translation import Language

SIZES = ((700, 500), (1000, 700), (700, 1100), (1900, 600))
TEXTS_PX = (13, 26)
LONG_NAMES = ("", "Maximilian", "Wilhelmine-Luise", "Konstantinos", "Alessandra", "Bartholomäus")
RING_PX = 7.0
"""How far the ring of a raised card reaches out of it where contrast is high."""
LONGEST = 2
"""How many captions are looked at, the longest first."""


class Remembering(Language):
    """Asks for each text once: a round repeats most of them."""

    def __init__(self) -> None:
        super().__init__(QCoreApplication.translate, number_text)
        self._ask = cache(super().__call__)

    @override
    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        return self._ask(context, text, disambiguation, n)


def told(rules: Rules, names: tuple[str, ...], translate: Language) -> Iterator[tuple[int, str]]:
    """Yield what is said of some rounds, with the number of wars of which it is said."""
    narrator = Narrator(names, rules, translate)
    for number in range(1, 3):
        for battle in islice(battles(deal(rules, number), rules), 50):
            yield from ((battle.wars, caption) for caption in narrator.says(battle) if caption)


def longest(seats: int, translate: Language) -> Iterator[tuple[int, str]]:
    """Yield the longest of what is said at a table, for each number of wars."""
    found: dict[int, set[str]] = {}
    names = default_names(seats)
    long = tuple(name or names[0] for name in LONG_NAMES[:seats])
    for preset, called in product(("three_down", "rank_sized_war"), (names, long)):
        for wars, caption in told(replace(PRESETS[preset], seats=seats), called, translate):
            found.setdefault(min(wars, 3), set()).add(caption)
    for wars, captions in found.items():
        yield from ((wars, caption) for caption in sorted(captions, key=len)[-LONGEST:])


class Drawn:
    """A band that is drawn without the patch below its words, to see how far their letters reach."""

    def __init__(self, layout: Layout, translate: Language) -> None:
        self.layout = layout
        self._scene = QGraphicsScene()
        self._items = BandItems(self._scene, translate)
        font = QFont(QApplication.font())
        font.setPixelSize(round(layout.text_px))
        self._items.lay_out(layout, PaintContext(THEMES[ThemeName.HIGH_CONTRAST], font, 1.0))

    def ink(self, wars: int, caption: str) -> QRectF:
        """Return where there is ink above the share bar."""
        labels = Labels(counts=[20] * len(self.layout.seat_areas), in_play=52, pot=18)
        labels.war, labels.caption = wars, caption
        labels.shares = labels.true_shares()
        self._items.show(labels)
        found = QRectF()
        for item in self._scene.items():
            if isinstance(item, QGraphicsPixmapItem) and item.isVisible():
                ink = _ink(item).translated(item.pos())
                found = found if ink.center().y() > self.layout.share.y else found.united(ink)
        return found


def _ink(item: QGraphicsPixmapItem) -> QRectF:
    mask = QBitmap.fromImage(item.pixmap().toImage().createAlphaMask())
    return QRectF(QRegion(mask).boundingRect())


@pytest.mark.parametrize("language", finished_languages())
def test_no_word_of_a_war_runs_under_a_raised_card_or_into_the_share_bar(
    language: str, qapp: QApplication
) -> None:
    with speaking(qapp, language):
        translate, wrong = Remembering(), []
        said = {seats: list(longest(seats, translate)) for seats in (2, 3, 6)}
        for (width, height), text_px, seats in product(SIZES, TEXTS_PX, said):
            layout = arrange(table_of(width, height, text_px), seats, text_px)
            drawn = Drawn(layout, translate)
            # raised, a card is a twentieth larger about its middle, and 0.016 of its height nearer
            lowest = layout.band.y + 0.041 * layout.card.height + RING_PX
            for wars, caption in said[seats]:
                ink = drawn.ink(wars, caption)
                if ink.top() < lowest - 1 or ink.bottom() > layout.share.y - GROOVE_PX:
                    wrong.append((width, height, text_px, seats, round(lowest - ink.top()), caption))
        assert not wrong
