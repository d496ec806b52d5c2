"""What can be done with one's own rules: keep, rename, forget, export, import."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from warapp.engine import Rules
from warapp.store.files import FileProblem, write_atomic
from warapp.store.presets import SUFFIX, InvalidPresets, OwnPresets, read_file, write_presets
from warapp.store.setting_values import clean_name
from warapp.ui.widgets.file_dialogs import ask_open, ask_save
from warapp.ui.widgets.modal import Question, confirm, run_modal


class CustomPresets(QWidget):
    """A button that keeps the rules that are chosen, one with a menu for the rest, and what went wrong.

    Args:
        own: where they are kept.

    Attributes:
        kept: the rules by name.
    """

    changed = Signal(str)
    """Rules were kept, renamed or forgotten: the name to stand on, or ''."""
    imported = Signal(str)
    """Rules came from a file: the name of the first."""

    def __init__(self, own: OwnPresets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self.kept: dict[str, Rules] = {}
        self._name, self._rules, self._is_own = "", Rules(), False
        self.keep = QPushButton(self.tr("Sa&ve as…"), self)
        self.keep.clicked.connect(self._keep_as)
        self.more = QPushButton(self.tr("Mana&ge"), self)
        self.menu = self._new_menu()
        self.more.setMenu(self.menu)
        self.problem = QLabel(self)
        self.problem.setWordWrap(True)
        self.problem.hide()
        buttons = QHBoxLayout()
        for button in (self.keep, self.more):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(buttons)
        column.addWidget(self.problem)
        self._load()

    def set_current(self, name: str, rules: Rules, *, is_own: bool) -> None:
        """Say which rules are meant.

        Args:
            name: what they are called.
            rules: the rules.
            is_own: whether they are kept here under that name.
        """
        self._name, self._rules, self._is_own = name, rules, is_own
        for action in (self._rename, self._delete):
            action.setEnabled(is_own)

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

    def _load(self) -> None:
        self.kept, problem = self._own.load()
        if problem:
            self._tell(problem)

    def _keep_as(self) -> None:
        name = self._ask_name(self.tr("Keep these rules as"), self._name if self._is_own else "")
        if not name:
            return
        question = self.tr("Replace the rules kept as {name}?").format(name=name)
        if name in self.kept and not self._sure(question, self.tr("&Replace them")):
            return
        if self._done(lambda: self._own.save(name, self._rules)):
            self.changed.emit(name)

    def _rename_current(self) -> None:
        before, name = self._name, self._ask_name(self.tr("New name"), self._name)
        if not name or name == before:
            return
        if name in self.kept:
            self._say(self.tr("Other rules are kept as {name} already.").format(name=name))
        elif self._done(lambda: self._own.rename(before, name)):
            self.changed.emit(name)

    def _delete_current(self) -> None:
        name = self._name
        question = self.tr("Forget the rules kept as {name}?").format(name=name)
        if self._sure(question, self.tr("&Forget them")) and self._done(lambda: self._own.delete(name)):
            self.changed.emit("")

    def _export(self) -> None:
        name, rules = clean_name(self._name), self._rules
        title, kind = self.tr("Export rules"), self._file_kind()
        file = ask_save(self, title, Path(f"{name.replace('/', '-')}{SUFFIX}"), kind, SUFFIX)
        if file:
            self._done(lambda: write_atomic(file, write_presets({name: rules})))

    def _import(self) -> None:
        file = ask_open(self, self.tr("Import rules"), Path(), [self._file_kind()])
        if file is None:
            return
        try:
            presets = read_file(file)
        except (OSError, InvalidPresets):
            self._say(self.tr("{file} holds no rules of this game.").format(file=file.name))
            return
        added: list[str] = []

        def add() -> FileProblem | None:
            names, problem = self._own.add(presets)
            added.extend(names)
            return problem

        if self._done(add) and added:
            self.imported.emit(added[0])

    def _file_kind(self) -> str:
        return self.tr("Rules of War (*{suffix})").format(suffix=SUFFIX)

    def _ask_name(self, title: str, name: str) -> str:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(title)
        dialog.setLabelText(self.tr("Name:"))
        dialog.setTextValue(name)
        return clean_name(dialog.textValue()) if run_modal(dialog) else ""

    def _sure(self, question: str, yes: str) -> bool:
        no = self.tr("&Keep them")
        return confirm(Question(self.window().windowTitle(), question, yes, no), self)

    def _done(self, do: Callable[[], FileProblem | None]) -> bool:
        """Do something with a file of rules, and say what went wrong, if something did."""
        self.problem.hide()
        try:
            problem = do()
        except ValueError:
            self._say(self.tr("These rules were not kept: there are too many, or the name is taken."))
            return False
        self._load()
        if problem:
            self._tell(problem)
        return problem is None

    def _tell(self, problem: FileProblem) -> None:
        if problem.quarantined:
            words = self.tr("Your own rules can't be read; the file was set aside as {file}.")
            self._say(words.format(file=problem.quarantined.name))
        else:
            self._say(self.tr("{file} can't be read or written.").format(file=problem.path))

    def _say(self, words: str) -> None:
        self.problem.setText(words)
        self.problem.show()
