"""What lies on the table as a list of named things with their places; a pure function of the stage."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtGui import QAccessible

from warapp.engine import Pile
from warapp.table.layout.geometry import Box
from warapp.table.layout.layout import Layout
from warapp.table.stage.end_fan import fan_place
from warapp.table.stage.placement import placement
from warapp.table.stage.spots import InColumn, InFan
from warapp.table.stage.sprite import Mark, Sprite
from warapp.table.stage.stage import Stage
from warapp.words.spoken.table_parts import TableNames

LINE, SHARES, POT, ASIDE = "line", "shares", "pot", "aside"


class Part(NamedTuple):
    """A thing on the table.

    Attributes:
        key: names it for as long as it is there.
        role: what kind of thing it is.
        name: its name, which can be understood by itself.
        box: its place.
        description: more about it; '' for nothing.
        parts: what belongs to it.
    """

    key: str
    role: QAccessible.Role
    name: str
    box: Box
    description: str = ""
    parts: tuple[Part, ...] = ()


class OpenPile(NamedTuple):
    """A pile whose cards lie face up.

    Attributes:
        cards: all of them, the next one first.
        box: its place.
    """

    cards: Pile
    box: Box


def seat_key(seat: int) -> str:
    """Return the key of a seat."""
    return f"seat {seat}"


def table_parts(
    stage: Stage,
    layout: Layout,
    names: TableNames,
    keys: Mapping[int, str],
    open_piles: Sequence[OpenPile] = (),
) -> tuple[Part, ...]:
    """Return the line of words, the seats with what lies before them, the shares, the pot, the cards aside.

    Args:
        stage: what is on the table.
        layout: where.
        names: names it.
        keys: by which seats turn cards; empty for none.
        open_piles: by seat, if the piles lie face up.
    """
    role, labels = QAccessible.Role, stage.labels
    parts = [Part(LINE, role.StaticText, labels.caption, layout.words)] if labels.caption else []
    for seat in range(len(labels.counts)):
        pile = _pile_open(seat, open_piles[seat], names) if open_piles else _pile(seat, stage, layout, names)
        parts.append(_seat(seat, stage, layout, names, keys.get(seat, ""), pile))
    parts.append(Part(SHARES, role.Chart, names.shares(labels.counts), layout.share))
    mini = layout.card.width * layout.mini, layout.card.height * layout.mini
    if labels.pot:
        parts.append(Part(POT, role.Graphic, names.pot(labels.pot), Box(*layout.pot, *mini)))
    if labels.aside:
        parts.append(Part(ASIDE, role.Graphic, names.aside(labels.aside), Box(*layout.aside, *mini)))
    return tuple(parts)


def _pile(seat: int, stage: Stage, layout: Layout, names: TableNames) -> list[Part]:
    cards, box = stage.labels.in_pile(seat), layout.seat_areas[seat].pile
    return [Part(f"pile {seat}", QAccessible.Role.Graphic, names.pile(seat, cards), box)] if cards else []


def _pile_open(seat: int, pile: OpenPile, names: TableNames) -> list[Part]:
    """Return a pile as one thing, whose description lists its cards.

    A thing for each card would be dozens of steps on the way to the next seat, and all would change at once.
    """
    if not pile.cards:
        return []
    name = names.pile(seat, len(pile.cards))
    return [Part(f"pile {seat}", QAccessible.Role.Graphic, name, pile.box, names.from_top(pile.cards))]


def _seat(seat: int, stage: Stage, layout: Layout, names: TableNames, key: str, pile: Sequence[Part]) -> Part:
    area, labels, role = layout.seat_areas[seat], stage.labels, QAccessible.Role
    if seat in labels.out:
        return Part(seat_key(seat), role.Grouping, names.out(seat), area.chip)
    about = [names.key(key)] if key else []
    about += [names.gain(labels.gain)] if seat == labels.winner else []
    parts = [*pile, *_column(seat, stage, layout, names), *_fan(seat, stage, layout, names)]
    box = around([area.plate, area.pile, area.column, *(part.box for part in parts)])
    name = names.seat(seat, labels.counts[seat])
    return Part(seat_key(seat), role.Grouping, name, box, names.listed(about), tuple(parts))


def cards_before(seat: int, stage: Stage) -> list[Sprite]:
    """Return the cards that lie before a seat, in the order in which they were laid."""
    lying = [s for s in stage.sprites.values() if isinstance(s.target, InColumn) and s.target.seat == seat]
    return sorted(lying, key=_nth)


def _nth(sprite: Sprite) -> int:
    return sprite.target.nth if isinstance(sprite.target, InColumn) else 0


def _column(seat: int, stage: Stage, layout: Layout, names: TableNames) -> Iterator[Part]:
    """Yield each card that lies face up, and those face down between two of them together."""
    groups = groupby(cards_before(seat, stage), lambda sprite: sprite.card if sprite.flip >= 1.0 else None)
    for nth, (_, group) in enumerate(groups):
        cards = list(group)
        boxes = [Box(*placement(card.target, layout, stage.columns).at, *layout.card) for card in cards]
        name = card_words(seat, cards, names)
        yield Part(f"card {seat} {nth}", QAccessible.Role.Graphic, name, around(boxes))


def _fan(seat: int, stage: Stage, layout: Layout, names: TableNames) -> Iterator[Part]:
    """Yield each card of a seat that is fanned out at the end of a round."""
    for nth, card in enumerate(stage.labels.fanned.get(seat, ())):
        sprite = stage.sprites[card]
        if isinstance(sprite.target, InFan):
            place = fan_place(sprite.target, layout)
            width, height = layout.card.width * place.scale, layout.card.height * place.scale
            box = Box(place.center.x - width / 2, place.center.y - height / 2, width, height)
            yield Part(f"card {seat} {nth}", QAccessible.Role.Graphic, card_words(seat, [sprite], names), box)


def card_words(seat: int, cards: list[Sprite], names: TableNames) -> str:
    """Return a card that lies face up, or several face down, in words."""
    card = cards[0]
    if card.flip < 1.0:
        return names.face_down(seat, len(cards))
    mark = card.mark
    return names.face_up(
        seat,
        card.card,
        wins=mark is Mark.WINNER,
        tied=mark is Mark.TIED,
        beaten=mark is Mark.BEATEN,
    )


def around(boxes: list[Box]) -> Box:
    """Return the smallest box around others."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
