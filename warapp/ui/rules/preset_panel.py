"""The list of presets: the rules on the table, the game's presets, and custom ones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from warapp.engine import PRESETS, Rules, preset_name
from warapp.store.presets import OwnPresets
from warapp.ui.rules.custom_presets import CustomPresets
from warapp.ui.widgets.labels import BuddyLabel
from warapp.words import Translate
from warapp.words.fields import preset_help
from warapp.words.rules_text import changes_text, preset_title


class EntryKind(Enum):
    """Where an entry comes from."""

    TABLE = auto()
    CHANGED = auto()
    GAME = auto()
    OWN = auto()


@dataclass(frozen=True, slots=True)
class PresetEntry:
    """An entry of the list."""

    kind: EntryKind
    name: str
    rules: Rules
    description: str


_ROLE, _EXACTLY = Qt.ItemDataRole.UserRole, Qt.MatchFlag.MatchExactly


class PresetPanel(QWidget):
    """Lists the presets, and manages custom ones.

    Args:
        on_table: the rules on the table.
        own: stores the custom presets.
        translate: into the user's language.
    """

    rules_chosen = Signal(object)
    """The user selected another entry: its Rules."""

    def __init__(
        self, on_table: Rules, own: OwnPresets, translate: Translate, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._on_table, self._translate = on_table, translate
        self._changed: Rules | None = None
        self._rules = on_table
        self._shown_entries: list[PresetEntry] = []
        self.custom = CustomPresets(own, self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Presets"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title = BuddyLabel(self.tr("Pr&esets"), self.list, self)
        self.description = QLabel(self)
        self.description.setWordWrap(True)
        self.description.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.list, self.description, self.custom):
            column.addWidget(widget, 1 if widget is self.list else 0)
        self._populate()
        self.list.currentItemChanged.connect(self._select_entry)
        self.custom.changed.connect(self._populate)
        self.custom.imported.connect(self._select_imported)

    @property
    def current(self) -> PresetEntry:
        """The selected entry."""
        return self._entry(self.list.currentItem())

    def show_rules(self, rules: Rules) -> None:
        """Select the entry with these rules, or the entry of changed rules if there is none."""
        self._rules = rules
        item = self._changed_item()
        if item and all(
            entry.rules != rules for entry in self._shown_entries if entry.kind is not EntryKind.CHANGED
        ):
            self._changed = rules
            self._set_entry(item, self._new_entry(EntryKind.CHANGED, item.text(), rules))
            self.list.blockSignals(True)
            self.list.setCurrentItem(item)
            self.list.blockSignals(False)
            self._show_current()
        else:
            self._populate()

    def _changed_item(self) -> QListWidgetItem | None:
        """Return the item of the changed rules, if there is one."""
        item = self.list.item(1)
        return item if item and self._entry(item).kind is EntryKind.CHANGED else None

    def _entry(self, item: QListWidgetItem | None) -> PresetEntry:
        entry = item.data(_ROLE) if item else None
        return (
            entry if isinstance(entry, PresetEntry) else self._new_entry(EntryKind.TABLE, "", self._on_table)
        )

    def _new_entry(self, kind: EntryKind, name: str, rules: Rules) -> PresetEntry:
        preset = preset_name(rules)
        if preset:
            description = preset_help(preset, self._translate)
        else:
            changes = changes_text(rules, self._translate)
            description = self.tr("{changes}.").format(changes=changes[:1].upper() + changes[1:])
        return PresetEntry(kind, name, rules, description)

    def _entries(self) -> list[PresetEntry]:
        found = [self._new_entry(EntryKind.TABLE, self.tr("Rules on the table"), self._on_table)]
        for name, rules in PRESETS.items():
            found.append(self._new_entry(EntryKind.GAME, preset_title(name, self._translate), rules))
        found += [self._new_entry(EntryKind.OWN, name, rules) for name, rules in self.custom.presets.items()]
        if all(entry.rules != self._rules for entry in found):
            self._changed = self._rules
        if self._changed and all(entry.rules != self._changed for entry in found):
            found.insert(1, self._new_entry(EntryKind.CHANGED, self.tr("Your changes"), self._changed))
        return found

    def _populate(self, prefer: str = "") -> None:
        """List all entries again, and select the one with the current rules.

        Args:
            prefer: the custom preset to select if several entries have these rules.
        """
        before, entries = self.current, self._entries()
        self._shown_entries = entries
        having = [place for place, entry in enumerate(entries) if entry.rules == self._rules]

        def rank(place: int) -> tuple[bool, bool, int]:
            entry = entries[place]
            preferred = entry.kind is EntryKind.OWN and entry.name == prefer
            same = (entry.kind, entry.name) == (before.kind, before.name)
            return not preferred, not same, place

        self.list.blockSignals(True)
        self.list.clear()
        items = [self._item(entry) for entry in entries]
        for entry, item in zip(entries, items, strict=True):
            if entry.kind is EntryKind.OWN and not self.list.findItems(self._custom_heading, _EXACTLY):
                self.list.addItem(self._heading(self._custom_heading))
            self.list.addItem(item)
        self.list.setCurrentItem(items[min(having, key=rank)])
        self.list.blockSignals(False)
        self._show_current()

    @property
    def _custom_heading(self) -> str:
        return self.tr("My presets")

    def _heading(self, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setForeground(self.palette().windowText())
        item.setTextAlignment(Qt.AlignmentFlag.AlignBottom)
        item.setSizeHint(QSize(0, self.fontMetrics().height() * 2))
        return item

    def _item(self, entry: PresetEntry) -> QListWidgetItem:
        item = QListWidgetItem(entry.name)
        self._set_entry(item, entry)
        if entry.kind is not EntryKind.GAME:
            font = QFont(self.list.font())
            font.setItalic(True)
            item.setFont(font)
        return item

    def _set_entry(self, item: QListWidgetItem, entry: PresetEntry) -> None:
        item.setData(_ROLE, entry)
        item.setToolTip(entry.description)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, entry.description)

    def _select_entry(self, item: QListWidgetItem | None) -> None:
        entry = self._entry(item)
        self._rules = entry.rules
        self._show_current()
        self.rules_chosen.emit(entry.rules)

    def _select_imported(self, name: str) -> None:
        self._rules = self.custom.presets[name]
        self._populate(prefer=name)
        self.rules_chosen.emit(self._rules)

    def _show_current(self) -> None:
        entry = self.current
        self.description.setText(entry.description)
        self.custom.set_current(entry.name, entry.rules, is_custom=entry.kind is EntryKind.OWN)
