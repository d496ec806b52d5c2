"""Saves, renames, deletes, exports and imports custom presets."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from warapp.engine import Rules
from warapp.store.files import FileProblem, write_atomic
from warapp.store.presets import SUFFIX, InvalidPresets, OwnPresets, read_file, write_presets
from warapp.store.setting_values import LONGEST_NAME, clean_name
from warapp.ui.widgets.base_dialog import BaseDialog, MenuButton
from warapp.ui.widgets.file_dialogs import ask_open_path, ask_save_path
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.modal import Question, confirm, run_modal
from warapp.ui.widgets.noted_field import NotedField, NoteKind

_NAME_WIDTH_EMS = 30


class NameDialog(BaseDialog):
    """Asks for a name of rules.

    Args:
        title: of the dialog.
        name: to begin with.
        taken: the names that can't be given.
        parent: the window.
    """

    def __init__(self, title: str, name: str, taken: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._taken = taken
        group = Group("", self)
        self.field = NotedField(self.tr("&Name"), group)
        self.field.edit.setMaxLength(LONGEST_NAME)
        group.column.addWidget(self.field)
        self.column.addWidget(group)
        self.column.addStretch(1)
        self.column.addWidget(self.button_row)
        self.save = self.add_default_button(self.tr("&Save"))
        self.add_leaving_button(self.tr("&Cancel"))
        self.field.edit.textChanged.connect(self._read)
        self.field.edit.setText(name)
        self.field.edit.selectAll()
        self._read()
        self.resize_to_ems(_NAME_WIDTH_EMS, 0)

    @property
    def name(self) -> str:
        """The name that was typed."""
        return clean_name(self.field.edit.text())

    def _read(self) -> None:
        name = self.name
        taken = name in self._taken
        words = self.tr("There are already rules called “{name}”.").format(name=name) if taken else ""
        self.field.show_note(words, NoteKind.WRONG if taken else NoteKind.HINT)
        self.save.setEnabled(bool(name) and not taken)


class CustomPresets(QWidget):
    """A button that saves the current rules, and one with a menu for the rest.

    Args:
        own: stores the presets.

    Attributes:
        presets: the rules by name.
        error: what went wrong last; '' for nothing.
    """

    changed = Signal(str)
    """A preset was saved, renamed or deleted: the name to select, or ''."""
    imported = Signal(str)
    """Presets were imported: the name of the first."""
    error_changed = Signal(str)
    """Something went wrong: a sentence; '' once it no longer matters."""

    def __init__(self, own: OwnPresets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._storage = own
        self.presets: dict[str, Rules] = {}
        self.error = ""
        self._name, self._rules, self._is_custom = "", Rules(), False
        self.save_button = QPushButton(self.tr("Sa&ve as…"))
        self.save_button.clicked.connect(self._save_as)
        #: a button that opens a menu: rename, delete, export rules
        self.manage_button = MenuButton(self.tr("Mana&ge"))
        self.menu = self._new_menu()
        self.manage_button.setMenu(self.menu)
        for button in (self.save_button, self.manage_button):
            button.setAutoDefault(False)
        self._load()

    def set_current(self, name: str, rules: Rules, *, is_custom: bool) -> None:
        """Set the rules that the buttons act on.

        Args:
            name: of the rules.
            rules: the rules.
            is_custom: whether they are a custom preset.
        """
        self._name, self._rules, self._is_custom = name, rules, is_custom
        for action in (self._rename, self._delete):
            action.setEnabled(is_custom)

    def fold(self, folded: bool) -> None:
        """Move "Save as…" into the menu, or back out of it."""
        self.save_button.setVisible(not folded)
        self._save.setVisible(folded)

    def _new_menu(self) -> QMenu:
        menu = QMenu(self)

        def add(text: str, do: Callable[[], None]) -> QAction:
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False: do())
            return action

        self._save = add(self.tr("&Save as…"), self._save_as)
        self._save.setVisible(False)
        self._rename = add(self.tr("&Rename…"), self._rename_current)
        self._delete = add(self.tr("&Delete"), self._delete_current)
        menu.addSeparator()
        add(self.tr("&Export these rules…"), self._export)
        add(self.tr("&Import rules…"), self._import)
        return menu

    def _load(self) -> None:
        self.presets, problem = self._storage.load()
        if problem:
            self._show_problem(problem)

    def _save_as(self) -> None:
        name = self._ask_name(self.tr("Save these rules as"), self._name if self._is_custom else "")
        if not name:
            return
        question = self.tr("“{name}” already exists. Replace it?").format(name=name)
        if name in self.presets and not self._confirm(question, self.tr("&Replace")):
            return
        if self._try(lambda: self._storage.save(name, self._rules)):
            self.changed.emit(name)

    def _rename_current(self) -> None:
        before = self._name
        name = self._ask_name(self.tr("New name"), before, taken=self.presets.keys() - {before})
        if name and name != before and self._try(lambda: self._storage.rename(before, name)):
            self.changed.emit(name)

    def _delete_current(self) -> None:
        name = self._name
        question = self.tr("Delete “{name}”?").format(name=name)
        if self._confirm(question, self.tr("&Delete")) and self._try(lambda: self._storage.delete(name)):
            self.changed.emit("")

    def _export(self) -> None:
        name, rules = clean_name(self._name), self._rules
        title, kind = self.tr("Export rules"), self._file_filter()
        file = ask_save_path(self, title, Path(f"{name.replace('/', '-')}{SUFFIX}"), kind, SUFFIX)
        if file:
            self._try(lambda: write_atomic(file, write_presets({name: rules})))

    def _import(self) -> None:
        file = ask_open_path(self, self.tr("Import rules"), Path(), [self._file_filter()])
        if file is None:
            return
        try:
            presets = read_file(file)
        except (OSError, InvalidPresets):
            self._show_error(self.tr("{file} doesn't contain War rules.").format(file=file.name))
            return
        added: list[str] = []

        def add() -> FileProblem | None:
            names, problem = self._storage.add(presets)
            added.extend(names)
            return problem

        if self._try(add) and added:
            self.imported.emit(added[0])

    def _file_filter(self) -> str:
        return self.tr("War rules (*{suffix})").format(suffix=SUFFIX)

    def _ask_name(self, title: str, name: str, taken: Collection[str] = ()) -> str:
        dialog = NameDialog(title, name, taken, self.window())
        return dialog.name if run_modal(dialog) else ""

    def _confirm(self, question: str, yes: str) -> bool:
        no = self.tr("&Cancel")
        return confirm(Question(self.window().windowTitle(), question, yes, no), self)

    def _try(self, do: Callable[[], FileProblem | None]) -> bool:
        """Do something with a file of presets, and show any error; return whether it succeeded."""
        self._show_error("")
        try:
            problem = do()
        except ValueError:
            self._show_error(
                self.tr("These rules weren't saved: there are too many presets, or the name is taken.")
            )
            return False
        self._load()
        if problem:
            self._show_problem(problem)
        return problem is None

    def _show_problem(self, problem: FileProblem) -> None:
        if problem.quarantined:
            words = self.tr("Your presets can't be read. The file was renamed to {file}.")
            self._show_error(words.format(file=problem.quarantined.name))
        else:
            self._show_error(self.tr("{file} can't be read or written.").format(file=problem.path))

    def _show_error(self, words: str) -> None:
        self.error = words
        self.error_changed.emit(words)
