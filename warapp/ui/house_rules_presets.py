"""The rules to begin with: those of the game, those on the table, and a person's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from warapp.engine import PRESETS, Rules, preset_name
from warapp.store.files import Trouble, write_whole
from warapp.store.presets import SUFFIX, InvalidPresets, OwnPresets, read_file, write_presets
from warapp.store.setting_values import clean_name
from warapp.words import Translate
from warapp.words.fields import preset_help
from warapp.words.rules_text import changes_text, preset_title


class Kind(Enum):
    """Where an entry comes from."""

    TABLE = auto()
    CHANGED = auto()
    GAME = auto()
    OWN = auto()


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list."""

    kind: Kind
    name: str
    rules: Rules
    words: str


_ROLE, _EXACTLY = Qt.ItemDataRole.UserRole, Qt.MatchFlag.MatchExactly


class PresetPanel(QWidget):
    """A list of rules to begin with, and what can be done with one's own.

    Args:
        on_table: the rules on the table.
        own: a person's own presets.
        translate: into the reader's language.
    """

    rules_chosen = Signal(object)
    """Another entry was chosen: its Rules."""

    def __init__(
        self, on_table: Rules, own: OwnPresets, translate: Translate, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._on_table, self._own, self._translate = on_table, own, translate
        self._changed: Rules | None = None
        self._rules = on_table
        self._kept: dict[str, Rules] = {}
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Rules to begin with"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title = QLabel(self.tr("Rul&es to begin with"), self)
        self.title.setBuddy(self.list)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self._save = QPushButton(self.tr("&Keep as…"), self)
        self._save.setAutoDefault(False)
        self._save.clicked.connect(self._keep_as)
        self._more = QPushButton(self.tr("Mana&ge"), self)
        self._more.setAutoDefault(False)
        self.menu = self._new_menu()
        self._more.setMenu(self.menu)
        self._trouble = QLabel(self)
        self._trouble.setWordWrap(True)
        self._trouble.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.list, self.words):
            column.addWidget(widget, 1 if widget is self.list else 0)
        buttons = QHBoxLayout()
        for button in (self._save, self._more):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addWidget(self._trouble)
        self._load()
        self._fill()
        self.list.currentItemChanged.connect(self._chosen)

    @property
    def current(self) -> Entry:
        """The entry that the list is on."""
        return self._entry(self.list.currentItem())

    def show_rules(self, rules: Rules) -> None:
        """Follow rules that were chosen elsewhere: on an entry that has them, else as changed ones."""
        self._rules = rules
        self._fill()

    def _entry(self, item: QListWidgetItem | None) -> Entry:
        entry = item.data(_ROLE) if item else None
        return entry if isinstance(entry, Entry) else self._told(Kind.TABLE, "", self._on_table)

    def _told(self, kind: Kind, name: str, rules: Rules) -> Entry:
        preset = preset_name(rules)
        if preset:
            words = preset_help(preset, self._translate)
        else:
            changes = changes_text(rules, self._translate)
            words = self.tr("{changes}.").format(changes=changes[:1].upper() + changes[1:])
        return Entry(kind, name, rules, words)

    def _load(self) -> None:
        self._kept, trouble = self._own.load()
        if trouble:
            self._tell(trouble)

    def _entries(self) -> list[Entry]:
        found = [self._told(Kind.TABLE, self.tr("As on the table"), self._on_table)]
        for name, rules in PRESETS.items():
            found.append(self._told(Kind.GAME, preset_title(name, self._translate), rules))
        found += [self._told(Kind.OWN, name, rules) for name, rules in self._kept.items()]
        if all(entry.rules != self._rules for entry in found):
            self._changed = self._rules
        if self._changed and all(entry.rules != self._changed for entry in found):
            found.insert(1, self._told(Kind.CHANGED, self.tr("As changed here"), self._changed))
        return found

    def _fill(self, prefer: str = "") -> None:
        """List all entries anew, and stand on the one that has the rules.

        Args:
            prefer: the name of an own preset that is stood on where several have the rules.
        """
        before, entries = self.current, self._entries()
        having = [place for place, entry in enumerate(entries) if entry.rules == self._rules]

        def rank(place: int) -> tuple[bool, bool, int]:
            entry = entries[place]
            wanted = entry.kind is Kind.OWN and entry.name == prefer
            same = (entry.kind, entry.name) == (before.kind, before.name)
            return not wanted, not same, place

        self.list.blockSignals(True)
        self.list.clear()
        items = [self._item(entry) for entry in entries]
        for entry, item in zip(entries, items, strict=True):
            if entry.kind is Kind.OWN and not self.list.findItems(self._own_title, _EXACTLY):
                self.list.addItem(self._heading(self._own_title))
            self.list.addItem(item)
        self.list.setCurrentItem(items[min(having, key=rank)])
        self.list.blockSignals(False)
        self._follow()

    @property
    def _own_title(self) -> str:
        return self.tr("Kept by you")

    def _heading(self, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setTextAlignment(Qt.AlignmentFlag.AlignBottom)
        item.setSizeHint(QSize(0, self.fontMetrics().height() * 2))
        return item

    def _item(self, entry: Entry) -> QListWidgetItem:
        item = QListWidgetItem(entry.name)
        item.setData(_ROLE, entry)
        item.setToolTip(entry.words)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, entry.words)
        if entry.kind is not Kind.GAME:
            font = QFont(self.list.font())
            font.setItalic(True)
            item.setFont(font)
        return item

    def _chosen(self, item: QListWidgetItem | None) -> None:
        entry = self._entry(item)
        self._rules = entry.rules
        self._follow()
        self.rules_chosen.emit(entry.rules)

    def _follow(self) -> None:
        entry = self.current
        self.words.setText(entry.words)
        for action in (self._rename, self._delete):
            action.setEnabled(entry.kind is Kind.OWN)

    def _new_menu(self) -> QMenu:
        menu = QMenu(self)

        def add(text: str, do: Callable[[], None]) -> QAction:
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False: do())
            return action

        self._rename = add(self.tr("&Rename…"), self._rename_current)
        self._delete = add(self.tr("&Delete"), self._delete_current)
        menu.addSeparator()
        add(self.tr("&Export these rules…"), self._export)
        add(self.tr("&Import rules…"), self._import)
        return menu

    def _keep_as(self) -> None:
        entry = self.current
        name = self._ask_name(self.tr("Keep these rules as"), entry.name if entry.kind is Kind.OWN else "")
        if not name:
            return
        if name in self._kept and not self._sure(self.tr("Replace the rules kept as {name}?"), name):
            return
        if self._done(lambda: self._own.save(name, self._rules)):
            self._fill(prefer=name)

    def _rename_current(self) -> None:
        entry = self.current
        name = self._ask_name(self.tr("New name"), entry.name)
        if not name or name == entry.name:
            return
        if name in self._kept:
            self._say(self.tr("Other rules are kept as {name} already.").format(name=name))
        elif self._done(lambda: self._own.rename(entry.name, name)):
            self._fill(prefer=name)

    def _delete_current(self) -> None:
        entry = self.current
        if self._sure(self.tr("Forget the rules kept as {name}?"), entry.name) and self._done(
            lambda: self._own.delete(entry.name)
        ):
            self._fill()

    def _export(self) -> None:
        entry = self.current
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export rules"), f"{entry.name}{SUFFIX}", self._filter()
        )
        if path:
            file = Path(path) if Path(path).suffix else Path(path + SUFFIX)
            self._done(lambda: write_whole(file, write_presets({clean_name(entry.name): entry.rules})))

    def _import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Import rules"), "", self._filter())
        if not path:
            return
        try:
            presets = read_file(Path(path))
        except (OSError, InvalidPresets):
            self._say(self.tr("{file} holds no rules of this game.").format(file=Path(path).name))
            return
        added: list[str] = []

        def add() -> Trouble | None:
            names, trouble = self._own.add(presets)
            added.extend(names)
            return trouble

        if self._done(add) and added:
            self._rules = presets[next(iter(presets))]
            self._fill(prefer=added[0])
            self.rules_chosen.emit(self._rules)

    def _filter(self) -> str:
        return self.tr("Rules of War (*{suffix})").format(suffix=SUFFIX)

    def _ask_name(self, title: str, name: str) -> str:
        text, given = QInputDialog.getText(self, title, self.tr("Name:"), text=name)
        return clean_name(text) if given else ""

    def _sure(self, question: str, name: str) -> bool:
        answer = QMessageBox.question(self, self.windowTitle(), question.format(name=name))
        return answer == QMessageBox.StandardButton.Yes

    def _done(self, do: Callable[[], Trouble | None]) -> bool:
        """Do something with the file of presets, and say what went wrong, if something did."""
        try:
            trouble = do()
        except ValueError:
            self._say(self.tr("No more rules can be kept; delete some first."))
            return False
        self._load()
        if trouble:
            self._tell(trouble)
        return trouble is None

    def _tell(self, trouble: Trouble) -> None:
        if trouble.set_aside:
            words = self.tr("Your own rules can't be read; the file was set aside as {file}.")
            self._say(words.format(file=trouble.set_aside.name))
        else:
            self._say(self.tr("{file} can't be read or written.").format(file=trouble.path))

    def _say(self, words: str) -> None:
        self._trouble.setText(words)
        self._trouble.show()
