"""The scene items other than cards, such as plates, piles and banner; redrawn when they change."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from warapp.table.drawing import piles, plates
from warapp.table.drawing.paint import PaintContext, pill
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout
from warapp.table.stage import order
from warapp.table.stage.labels import Labels
from warapp.words.translation import Translate, Translator

_GAIN_RISE_PX = 28


class _Label:
    """An item and what it shows; it is redrawn only if that changes."""

    def __init__(self, item: QGraphicsPixmapItem) -> None:
        self.item = item
        self.shows: object = None


class LabelItems:
    """All labels of a scene.

    Attributes:
        names: the names of the seats.
        keys: the keys by which seats play.
        you: the seat addressed as "you"; None for nobody.
    """

    def __init__(self, scene: QGraphicsScene, translate: Translate) -> None:
        self.names: tuple[str, ...] = ()
        self.keys: Mapping[int, str] = {}
        self.you: int | None = 0
        self._scene = scene
        self._words = Translator(translate)
        self._labels: dict[str, _Label] = {}
        self._layout: Layout | None = None
        self._context: PaintContext | None = None
        self._back = QPixmap()

    def lay_out(self, layout: Layout, context: PaintContext, back: QPixmap) -> None:
        """Redraw everything after a change of size, style, theme or number of seats."""
        for label in self._labels.values():
            self._scene.removeItem(label.item)
        self._labels.clear()
        self._layout, self._context = layout, context
        width = round(back.width() * layout.pile_scale)
        self._back = back.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        for seat, place in enumerate(layout.seat_areas):
            outline = self._label(f"column {seat}", order.OUTLINES).item
            outline.setPixmap(piles.slot(context, layout.card))
            outline.setPos(place.column.x, place.column.y)

    def show(self, labels: Labels) -> None:
        """Show the current labels."""
        if self._layout is None or self._context is None:
            return
        for seat in range(len(labels.counts)):
            self._show_pile(seat, labels.in_pile(seat), self._layout, self._context)
            self._show_plate(seat, labels, self._layout, self._context)
        self._show_gain(labels, self._context)
        self._show_pot(labels, self._layout, self._context)
        self._show_banner(labels, self._layout, self._context)

    def _label(self, key: str, z: int) -> _Label:
        if key not in self._labels:
            item = QGraphicsPixmapItem()
            item.setZValue(z)
            self._scene.addItem(item)
            self._labels[key] = _Label(item)
        return self._labels[key]

    def _show_pile(self, seat: int, count: int, layout: Layout, context: PaintContext) -> None:
        label = self._label(f"pile {seat}", order.PILES)
        shows = piles.layers(count) if count else None
        if label.shows == (shows,):
            return
        label.shows = (shows,)
        at = layout.seat_areas[seat].pile
        card = Size(at.width, at.height)
        if shows is None:
            label.item.setPixmap(piles.slot(context, card, dashed=True))
        else:
            label.item.setPixmap(piles.pile(context, self._back, card, shows))
        label.item.setPos(at.x, at.y)

    def _show_plate(self, seat: int, labels: Labels, layout: Layout, context: PaintContext) -> None:
        label = self._label(f"plate {seat}", order.PLATES)
        words, count = self._words, labels.counts[seat]
        note = words.tr("out") if seat in labels.out else words.tr("%n card(s)", "", count)
        star = labels.outcome is not None and seat == labels.outcome.winner
        gain = labels.gain if seat == labels.winner else 0
        if label.shows == (note, star, gain):
            return
        label.shows = (note, star, gain)
        box = layout.seat_areas[seat].plate
        two_lines = layout.composition is not Composition.OUTSIDE
        most = box.width * (0.6 if two_lines else 0.45)
        if context.metrics().horizontalAdvance(note) > most:
            note = words.number(count)
        says = plates.Plate(
            seat,
            self._name(seat),
            note,
            winner=star or gain > 0,
            star=star,
            room=self._room_for(gain, context),
        )
        pixmap = plates.plate(context, says, box.width * 0.96, two_lines=two_lines)
        self._show_centered(label, pixmap, box)

    def _room_for(self, gain: int, context: PaintContext) -> float:
        return self._gain(gain, context).deviceIndependentSize().width() if gain else 0.0

    def _gain(self, gain: int, context: PaintContext) -> QPixmap:
        theme, words = context.theme, f"+{self._words.number(gain)}"
        return pill(context, words, theme.badge, theme.badge_text, bold=True)

    def _show_gain(self, labels: Labels, context: PaintContext) -> None:
        """Show how many cards the winner of the battle took: a note that rises to the end of its plate."""
        label = self._label("gain", order.GAINS)
        shows = (labels.winner, labels.gain, labels.rise)
        if label.shows == shows:
            return
        label.shows = shows
        label.item.setVisible(labels.winner is not None)
        if labels.winner is None:
            return
        plate = self._labels[f"plate {labels.winner}"].item
        end, pixmap = plate.sceneBoundingRect(), self._gain(labels.gain, context)
        size = pixmap.deviceIndependentSize()
        label.item.setPixmap(pixmap)
        label.item.setOpacity(max(0.0, min(1.0, labels.rise)))
        rise = (1.0 - labels.rise) * _GAIN_RISE_PX
        y = max(0.0, end.bottom() - size.height() * 1.05) + rise
        label.item.setPos(end.right() - size.width() * 1.08, y)

    def _name(self, seat: int) -> str:
        """Return a seat's name on its plate; the key comes first, since long names are cut."""
        name, key, words = self.names[seat], self.keys.get(seat), self._words
        return words.tr("{key} · {name}").format(key=key, name=name) if key else name

    def _show_pot(self, labels: Labels, layout: Layout, context: PaintContext) -> None:
        words = self._words
        in_sight = labels.pot and (labels.war or labels.carried) and labels.winner is None
        pot = words.tr("Pot: %n card(s)", "", labels.pot) if in_sight else ""
        aside = words.tr("Set aside: %n card(s)", "", labels.aside) if labels.aside else ""
        gap = layout.card.width * 0.1
        self._show_pill(
            "pot", pot, Point(layout.pot.x - gap, layout.band.center.y), layout, context, before=True
        )
        after_stack = layout.aside.x + layout.card.width * layout.mini * 1.5 + gap
        self._show_pill(
            "aside", aside, Point(after_stack, layout.band.center.y), layout, context, before=False
        )

    def _show_pill(
        self, key: str, text: str, at: Point, layout: Layout, context: PaintContext, *, before: bool
    ) -> None:
        label = self._label(key, order.BAND)
        if label.shows == text:
            return
        label.shows = text
        label.item.setVisible(bool(text))
        if not text:
            return
        pixmap = pill(
            context, text, context.theme.plate, context.theme.plate_text, widest=layout.band.width * 0.46
        )
        size = pixmap.deviceIndependentSize()
        label.item.setPixmap(pixmap)
        label.item.setPos(at.x - (size.width() if before else 0), at.y - size.height() / 2)

    def _show_banner(self, labels: Labels, layout: Layout, context: PaintContext) -> None:
        label = self._label("banner", order.BAND)
        text = self._banner_words(labels)
        if text:
            label.item.setScale(labels.pop)
        if label.shows == text:
            return
        label.shows = text
        label.item.setVisible(bool(text))
        if text:
            large = QFont(context.font)
            large.setPixelSize(max(8, int(layout.band.height * 0.62)))
            banner = PaintContext(context.theme, large, context.ratio)
            pixmap = pill(
                banner,
                text,
                context.theme.badge,
                context.theme.badge_text,
                widest=layout.band.width * 0.4,
                bold=True,
            )
            self._show_centered(label, pixmap, layout.band)

    def _banner_words(self, labels: Labels) -> str:
        words = self._words
        if labels.outcome:
            winner = labels.outcome.winner
            if winner is None:
                return words.tr("Draw")
            return (
                words.tr("You win!")
                if winner == self.you
                else words.tr("{name} wins").format(name=self.names[winner])
            )
        if labels.war == 1:
            return words.tr("WAR")
        return words.tr("WAR {depth}").format(depth=words.number(labels.war)) if labels.war else ""

    def _show_centered(self, label: _Label, pixmap: QPixmap, box: Box) -> None:
        size = pixmap.deviceIndependentSize()
        label.item.setPixmap(pixmap)
        label.item.setPos(box.center.x - size.width() / 2, box.center.y - size.height() / 2)
