"""The dialog for children: add one, give it a name and a picture, choose who plays, or delete one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from warapp.engine import Card
from warapp.store.progress.rows import Child, is_cut
from warapp.store.setting_values import clean_name
from warapp.ui.learn.children import PORTRAITS, Children
from warapp.ui.learn.drawing.ink import SEATS
from warapp.ui.learn.drawing.number_face import paint_portrait
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.form.labels import NameLabel
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.modal import Question, confirm, run_modal
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.picture_choice import DrawPicture, PictureChoice
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate
from warapp.words.lesson.progress import what_is_deleted

_FACE_EMS = 3.4
_COLUMNS, _WIDEST_FACE = 6, 72


def portrait_icon(picture: int, side: int, ratio: float) -> QIcon:
    """Return the picture of a child as an icon."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, side, side)
        paint_portrait(painter, box.center(), side / 2, PORTRAITS[picture], QColor(SEATS[0].plain))
    return QIcon(pixmap)


class ChildrenDialog(BaseDialog):
    """Shows all children, and chooses who plays.

    Args:
        children: reads and writes them.
        chosen: the IDs of those who play now.
        places: how many children play: 1 or 2.
        translate: into the reader's language.
        parent: the window.
    """

    def __init__(
        self,
        children: Children,
        chosen: Sequence[str],
        places: int,
        translate: Translate,
        parent: QWidget,
    ) -> None:
        title = self.tr("Who plays?") if places == 1 else self.tr("Which two play?")
        super().__init__(title, parent)
        self._children, self._places, self._translate = children, places, translate
        self._chosen = list(chosen)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Children"))
        side = round(_FACE_EMS * text_px(self.font()))
        self.list.setIconSize(QSize(side, side))
        if places > 1:
            self.list.setSelectionMode(QListWidget.SelectionMode.MultiSelection)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.column.addWidget(self.list, 1)
        self.column.addWidget(self.note)
        self.column.addWidget(self.button_row)
        self.add = self.add_action_button(self.tr("&Add a child…"))
        self.change = self.add_action_button(self.tr("Cha&nge…"))
        self.remove = self.add_action_button(self.tr("De&lete…"), is_danger=True)
        self.play = self.add_default_button(self.tr("&Choose"))
        self.add_leaving_button(self.tr("Cancel"))
        self.add.clicked.connect(self._add_child)
        self.change.clicked.connect(self._change)
        self.remove.clicked.connect(self._delete)
        self.list.itemSelectionChanged.connect(self._update)
        self.list.itemDoubleClicked.connect(lambda _: self.accept() if self.play.isEnabled() else None)
        children.changed.connect(self._fill)
        self._fill()
        self.resize_to_ems(34, 32)

    @property
    def chosen(self) -> list[str]:
        """The IDs of those who are chosen."""
        return [item.data(Qt.ItemDataRole.UserRole) for item in self.list.selectedItems()]

    def _fill(self) -> None:
        chosen = self.chosen or self._chosen
        self.list.clear()
        side = self.list.iconSize().width()
        for child in self._children.known:
            icon = portrait_icon(child.picture, side, self.devicePixelRatioF())
            item = QListWidgetItem(icon, child.name, self.list)
            item.setToolTip(child.name)
            item.setData(Qt.ItemDataRole.UserRole, child.child_id)
            item.setSelected(child.child_id in chosen)
        self._update()

    def _update(self) -> None:
        one = len(self.chosen) == 1
        self.change.setEnabled(one)
        self.remove.setEnabled(one)
        self.play.setEnabled(len(self.chosen) == self._places)
        if self._children.problem is not None:
            self.note.setText(self.tr("Progress can't be read. Nothing in it was changed."))
        elif not self._children.known:
            self.note.setText(
                self.tr("What a child does is kept on this computer only. A name and a picture are enough.")
            )
        else:
            self.note.setText("")

    @property
    def _selected(self) -> Child | None:
        chosen = self.chosen
        return self._children.child(chosen[0]) if len(chosen) == 1 else None

    def _add_child(self) -> None:
        taken = {child.picture for child in self._children.known}
        free = next((nth for nth in range(len(PORTRAITS)) if nth not in taken), 0)
        child = Child(os.urandom(8).hex(), "", free, date.today())
        dialog = ChildDialog(child, self.tr("Add a child"), self.tr("&Add"), self)
        if run_modal(dialog) == ChildDialog.DialogCode.Accepted:
            self._chosen = [*self.chosen, child.child_id][-self._places :]
            self.list.clearSelection()
            self._children.add(dialog.child)

    def _change(self) -> None:
        child = self._selected
        if child is None:
            return
        dialog = ChildDialog(child, self.tr("Change a child"), self.tr("&Save"), self)
        if run_modal(dialog) == ChildDialog.DialogCode.Accepted:
            self._children.add(dialog.child)

    def _delete(self) -> None:
        child = self._selected
        if child is not None:
            self._children.lessons(child, lambda lessons: self._delete_after(child, len(lessons)))

    def _delete_after(self, child: Child, lessons: int) -> None:
        if confirm_delete(child, lessons, self._translate, self):
            self._children.delete(child)


def confirm_delete(child: Child, lessons: int, translate: Translate, parent: QWidget) -> bool:
    """Ask before all that is kept of a child is deleted, and return whether it was confirmed."""
    question = Question(
        QCoreApplication.translate("DeleteChild", "Delete a child"),
        QCoreApplication.translate("DeleteChild", "Delete “{name}”?").format(name=child.name),
        yes=QCoreApplication.translate("DeleteChild", "&Delete"),
        no=QCoreApplication.translate("DeleteChild", "&Cancel"),
        details=what_is_deleted(lessons, translate),
    )
    return confirm(question, parent)


def _draw_portrait(card: Card) -> DrawPicture:
    def draw(painter: QPainter, box: QRectF) -> None:
        paint_portrait(painter, box.center(), box.width() / 2, card, QColor(SEATS[0].plain))

    return draw


class ChildDialog(BaseDialog):
    """Gives a child a name and a picture.

    Args:
        child: as it is before.
        title: of the dialog.
        accept: the text of the button that takes what was given.
        parent: the window.
    """

    def __init__(self, child: Child, title: str, accept: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._child = child
        self.name = QLineEdit(child.name, self)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self._fill()
        self.accept_button = self.add_default_button(accept)
        self.add_leaving_button(self.tr("Cancel"))
        self.name.textChanged.connect(lambda _: self._update())
        self._update()
        self.name.setFocus()
        self.resize_to_ems(40, 30)

    def _fill(self) -> None:
        row = QHBoxLayout()
        row.addWidget(NameLabel(self.tr("&Name"), self.name, self))
        row.addWidget(self.name, 1)
        inside = QWidget(self)
        whole = QVBoxLayout(inside)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(row)
        whole.addWidget(self.note)
        whole.addWidget(self._pictures())
        whole.addStretch(1)
        self.column.addWidget(FocusScrollArea(inside, self), 1)
        self.column.addWidget(self.button_row)

    def _pictures(self) -> Group:
        group = Group(self.tr("Picture"), self)
        grid = QGridLayout()
        self.pictures = QButtonGroup(self)
        side = min(round(_FACE_EMS * text_px(self.font())), _WIDEST_FACE)
        for nth, card in enumerate(PORTRAITS):
            choice = PictureChoice("", QSize(side, side), _draw_portrait(card), group)
            choice.setAccessibleName(self.tr("Picture {number}").format(number=number_text(nth + 1)))
            choice.setChecked(nth == self._child.picture)
            self.pictures.addButton(choice, nth)
            grid.addWidget(choice, nth // _COLUMNS, nth % _COLUMNS)
        group.column.addLayout(grid)
        return group

    def _update(self) -> None:
        text = self.name.text()
        self.accept_button.setEnabled(bool(clean_name(text)))
        cut = self.tr("The name is long: the first 40 letters of it are saved.")
        self.note.setText(cut if is_cut(text) else "")

    @property
    def child(self) -> Child:
        """The child with the name and the picture that were given."""
        picture = self.pictures.checkedId()
        return replace(self._child, name=clean_name(self.name.text()), picture=max(0, picture))
