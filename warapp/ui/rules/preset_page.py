"""The page of rules to begin with: those on the table, the game's presets, and custom ones, as cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import PRESETS, Rules, preset_name
from warapp.store.presets import OwnPresets
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.rules.custom_presets import CustomPresets
from warapp.ui.rules.preset_card import PresetCard
from warapp.ui.rules.preset_picture import picture_of
from warapp.ui.widgets.labels import make_bold
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate
from warapp.words.fields import preset_help
from warapp.words.rules_text import changes_text, preset_title

_COLUMN_EMS, _MOST_COLUMNS, _GAP_PX = 15.5, 4, 11


class EntryKind(Enum):
    """Where an entry comes from."""

    TABLE = auto()
    CHANGED = auto()
    GAME = auto()
    OWN = auto()


@dataclass(frozen=True, slots=True)
class PresetEntry:
    """A set of rules to choose."""

    kind: EntryKind
    name: str
    rules: Rules
    sentence: str


class PresetPage(QWidget):
    """Cards of rules, of which one is chosen.

    Args:
        on_table: the rules on the table.
        own: stores the custom presets.
        cards: draws the pictures.
        translate: into the user's language.
        parent: the parent widget.
    """

    rules_chosen = Signal(object)
    """A person chose another entry: its Rules."""
    confirmed = Signal()
    """Enter or a double click on a card: its rules, and no further question."""
    current_changed = Signal()
    """Another entry is chosen, by a person or not."""
    listed = Signal()
    """The cards are others."""

    def __init__(
        self,
        on_table: Rules,
        own: OwnPresets,
        cards: SmallCards,
        translate: Translate,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._on_table, self._cards, self._translate = on_table, cards, translate
        self._changed: Rules | None = None
        self._rules = on_table
        self.custom = CustomPresets(own, self)
        self.custom.hide()  # the dialog has its buttons
        self._seats: int | None = None
        self._minutes: dict[Rules, str] = {}
        self.entries: list[PresetEntry] = []
        self.cards: list[PresetCard] = []
        self._group = QButtonGroup(self)
        self._heading = QLabel(self.tr("Saved by you"), self)
        make_bold(self._heading, 1.05)
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP_PX)
        self._grid.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addLayout(self._grid)
        column.addStretch(1)
        self._group.idClicked.connect(self._choose)
        self.custom.changed.connect(self._list_entries)
        self.custom.imported.connect(self._choose_imported)
        self._list_entries()

    @property
    def current(self) -> PresetEntry:
        """The chosen entry."""
        return self.entries[max(0, self._group.checkedId())]

    @property
    def current_card(self) -> PresetCard:
        """The card of the chosen entry."""
        return self.cards[max(0, self._group.checkedId())]

    def limit_to_seats(self, seats: int) -> None:
        """List only rules for so many seats, since the cards are given."""
        self._seats = seats
        self._list_entries()

    def show_rules(self, rules: Rules) -> None:
        """Choose the entry with these rules, or that of changed rules if there is none."""
        self._rules = rules
        place = next((n for n, entry in enumerate(self.entries) if entry.kind is EntryKind.CHANGED), None)
        others = [entry for entry in self.entries if entry.kind is not EntryKind.CHANGED]
        if place is None or any(entry.rules == rules for entry in others):
            self._list_entries()
            return
        self._changed = rules
        entry = self.entries[place] = self._new_entry(EntryKind.CHANGED, self.entries[place].name, rules)
        self.cards[place].show_rules(entry.sentence, picture_of(rules, self._translate))
        self.cards[place].setChecked(True)
        self.listed.emit()
        self._tell_current()

    def show_minutes(self, rules: Rules, minutes: str) -> None:
        """Show how long a round by some rules takes."""
        self._minutes[rules] = minutes
        for entry, card in zip(self.entries, self.cards, strict=True):
            if entry.rules == rules:
                card.show_minutes(minutes)

    def without_minutes(self) -> list[Rules]:
        """Return the rules listed of which nobody has said how long a round takes."""
        return list(dict.fromkeys(e.rules for e in self.entries if e.rules not in self._minutes))

    def _new_entry(self, kind: EntryKind, name: str, rules: Rules) -> PresetEntry:
        preset = preset_name(rules)
        if preset:
            return PresetEntry(kind, name, rules, preset_help(preset, self._translate))
        changes = changes_text(rules, self._translate, most=2)
        sentence = self.tr("{changes}.").format(changes=changes[:1].upper() + changes[1:])
        return PresetEntry(kind, name, rules, sentence)

    def _all_entries(self) -> list[PresetEntry]:
        found = [
            self._new_entry(EntryKind.GAME, preset_title(name, self._translate), rules)
            for name, rules in PRESETS.items()
        ]
        found += [self._new_entry(EntryKind.OWN, name, rules) for name, rules in self.custom.presets.items()]
        if self._seats is not None:
            found = [entry for entry in found if entry.rules.seats == self._seats]
        if all(entry.rules != self._on_table for entry in found):
            found.insert(0, self._new_entry(EntryKind.TABLE, self.tr("Rules on the table"), self._on_table))
        if all(entry.rules != self._rules for entry in found):
            self._changed = self._rules
        if self._changed and all(entry.rules != self._changed for entry in found):
            after = sum(entry.kind is EntryKind.TABLE for entry in found)
            found.insert(after, self._new_entry(EntryKind.CHANGED, self.tr("Your changes"), self._changed))
        return found

    def _list_entries(self, prefer: str = "") -> None:
        """List all entries again, and choose the one with the current rules.

        Args:
            prefer: the custom preset to choose if several entries have these rules.
        """
        before = self.current if self.entries else None
        self.entries = self._all_entries()
        for card in self.cards:
            self._group.removeButton(card)
            self._grid.removeWidget(card)
            card.deleteLater()
        self.cards = [self._new_card(entry) for entry in self.entries]
        for place, card in enumerate(self.cards):
            self._group.addButton(card, place)
        having = [place for place, entry in enumerate(self.entries) if entry.rules == self._rules]

        def rank(place: int) -> tuple[bool, bool, int]:
            entry = self.entries[place]
            preferred = entry.kind is EntryKind.OWN and entry.name == prefer
            same = before is not None and (entry.kind, entry.name) == (before.kind, before.name)
            return not preferred, not same, place

        self.cards[min(having, key=rank)].setChecked(True)
        self._columns = 0
        self._arrange()
        self.listed.emit()
        self._tell_current()

    def _tell_current(self) -> None:
        entry = self.current
        self.custom.set_current(entry.name, entry.rules, is_custom=entry.kind is EntryKind.OWN)
        self.current_changed.emit()

    def _choose_imported(self, name: str) -> None:
        self._rules = self.custom.presets[name]
        self._list_entries(prefer=name)
        self.rules_chosen.emit(self._rules)

    def _new_card(self, entry: PresetEntry) -> PresetCard:
        card = PresetCard(
            entry.name, entry.sentence, picture_of(entry.rules, self._translate), self._cards, self
        )
        if entry.rules == self._on_table and entry.kind is not EntryKind.TABLE:
            card.show_mark(self.tr("On the table"))
        card.show_minutes(self._minutes.get(entry.rules, ""))
        card.confirmed.connect(self.confirmed)
        card.moved.connect(self._move)
        card.show()
        return card

    def _choose(self, place: int) -> None:
        self._rules = self.entries[place].rules
        self._tell_current()
        self.rules_chosen.emit(self._rules)

    def _move(self, across: int, down: int) -> None:
        """Choose the card beside, above or below the chosen one, if there is one."""
        rows = self._rows(self._columns)
        row, column = next(
            (r, places.index(self._group.checkedId()))
            for r, places in enumerate(rows)
            if self._group.checkedId() in places
        )
        if down:
            row = row + down
            places = rows[row] if 0 <= row < len(rows) else ()
            place = places[min(column, len(places) - 1)] if places else None
        else:
            place = self._group.checkedId() + across
            place = place if 0 <= place < len(self.cards) else None
        if place is not None:
            self.cards[place].setChecked(True)
            self.cards[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self._choose(place)

    def _rows(self, columns: int) -> list[Sequence[int]]:
        """Return the places of the cards by row; custom ones begin a row of their own."""
        own = [n for n, entry in enumerate(self.entries) if entry.kind is EntryKind.OWN]
        others = [n for n in range(len(self.entries)) if n not in own]
        return [part[n : n + columns] for part in (others, own) for n in range(0, len(part), columns)]

    def _fitting_columns(self) -> int:
        widest = max(card.least_width for card in self.cards)
        by_text = int(self.width() / (_COLUMN_EMS * text_px(self.font())))
        by_names = (self.width() + _GAP_PX) // (widest + _GAP_PX)
        return max(1, min(by_text, by_names, _MOST_COLUMNS))

    def _arrange(self) -> None:
        columns = self._fitting_columns()
        if columns == self._columns:
            return
        self._columns = columns
        own = any(entry.kind is EntryKind.OWN for entry in self.entries)
        self._heading.setVisible(own)
        self._grid.removeWidget(self._heading)
        line = 0
        for places in self._rows(columns):
            if (
                own
                and self.entries[places[0]].kind is EntryKind.OWN
                and self._grid.indexOf(self._heading) < 0
            ):
                self._grid.addWidget(self._heading, line, 0, 1, columns)
                line += 1
            for column, place in enumerate(places):
                self._grid.addWidget(self.cards[place], line, column)
            line += 1
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(max(card.least_width for card in self.cards), super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
