"""The About dialog: the program, the versions it runs on, and the licences of all its parts."""

from __future__ import annotations

import logging
import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from warapp import __version__
from warapp.assets import resource
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.labels import BuddyLabel
from warapp.ui.widgets.modal import run_modal
from warapp.ui.widgets.sizing import em_of

_ICON_EMS = 3.5
_TITLE_SIZE = 1.6
"""The size of the program's name, as a factor of the text size."""
_WIDE_EMS, _HIGH_EMS = 42, 26
_YEAR = 2026
_log = logging.getLogger(__name__)


class AboutDialog(QDialog):
    """Shows the program on one page and the licence texts on another.

    Args:
        parent: the parent window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About War"))
        self.tabs = QTabWidget(self)
        self.texts = QComboBox(self)
        self.words, self.view = QPlainTextEdit(self), QPlainTextEdit(self)
        self.tabs.addTab(self._program_page(), self.tr("&Program"))
        self.tabs.addTab(self._licence_page(), self.tr("&Licences"))
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self._buttons())
        em = em_of(self.fontMetrics())
        size = QSize(round(em * _WIDE_EMS), round(em * _HIGH_EMS))
        room = parent.size() * 0.95 if parent else self.screen().availableSize() * 0.85
        self.resize(size.boundedTo(room))

    @classmethod
    def run(cls, parent: QWidget | None = None) -> None:
        """Run the dialog until it is closed."""
        run_modal(cls(parent))

    def _program_page(self) -> QWidget:
        page = QWidget(self)
        name, version = QLabel(self.tr("War"), page), QLabel(page)
        font = QFont(name.font())
        font.setPointSizeF(font.pointSizeF() * _TITLE_SIZE)
        font.setBold(True)
        name.setFont(font)
        version.setText(self.tr("Version {version}").format(version=__version__))
        self._make_read_only(self.words, self.tr("About War"))
        self.words.setPlainText("\n\n".join(self._paragraphs()))
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.words.viewport().setAutoFillBackground(False)
        grid = QGridLayout(page)
        grid.addWidget(self._icon(page), 0, 0, 2, 1)
        grid.addWidget(name, 0, 1, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(version, 1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.words, 2, 0, 1, 2)
        grid.setHorizontalSpacing(round(em_of(self.fontMetrics()) / 2))
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)
        self.setAccessibleDescription(
            f"{version.text()}. {self.words.toPlainText()}"
        )  # read out when the dialog opens
        return page

    def _paragraphs(self) -> list[str]:
        runs_on = self.tr("Running on Python {python}, PySide6 {pyside} and Qt {qt}.")
        return [
            self.tr("The card game War, with every house rule."),
            self.tr("No money, no prizes, and the game never goes online."),
            self.tr(
                "Copyright © {year} The War developers. Free software under the GNU General Public License, "
                "version 3 or later: you may use it, share it and change it. It comes without any warranty."
            ).format(year=_YEAR),
            runs_on.format(python=platform.python_version(), pyside=pyside_version, qt=qVersion()),
        ]

    def _icon(self, parent: QWidget) -> QLabel:
        side = round(em_of(self.fontMetrics()) * _ICON_EMS)
        icon = QIcon(str(resource("icons", "warapp-256.png")))
        label = QLabel(parent)
        label.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        return label

    def _licence_page(self) -> QWidget:
        page = QWidget(self)
        label = BuddyLabel(self.tr("Licence o&f"), self.texts, page)
        self.texts.setAccessibleName(label.text().replace("&", ""))
        self.texts.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for file, words in self._files().items():
            self.texts.addItem(words, file)
        self.texts.currentIndexChanged.connect(self._load_licence)
        self._make_read_only(self.view, self.tr("Licence text"))
        self.view.setFont(fixed_font(self.view))
        self.view.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # it is English
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.texts, 1)
        column = QVBoxLayout(page)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        self._load_licence()
        return page

    def _files(self) -> dict[str, str]:
        return {
            "GPL-3.0.txt": self.tr("War (GNU GPL, version 3)"),
            "LGPL-3.0.txt": self.tr("Qt and PySide6 (GNU LGPL, version 3)"),
            "Python.txt": self.tr("Python"),
            "THIRD-PARTY.txt": self.tr("Everything else"),
            "Apache-2.0.txt": self.tr("Apache License, version 2.0"),
            "MPL-2.0.txt": self.tr("Mozilla Public License, version 2.0"),
        }

    def _make_read_only(self, view: QPlainTextEdit, name: str) -> None:
        view.setReadOnly(True)
        view.setTabChangesFocus(True)
        view.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        view.setAccessibleName(name)
        view.setMinimumHeight(view.fontMetrics().lineSpacing() * 3)

    def _load_licence(self) -> None:
        name = self.texts.currentData()
        try:
            text = resource("licences", name).read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            _log.warning("a licence text can't be read: %s", error)
            text = self.tr("{file} can't be read. It should have come with the program.").format(file=name)
        self.view.setPlainText(text)
        self.view.setAccessibleDescription(self.texts.currentText())

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        close = PressButton(self.tr("&Close"), self)
        self._copy_button = PressButton(self.tr("C&opy version info"), self)
        self._copy_button.clicked.connect(self._copy)
        box.rejected.connect(self.reject)
        box.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        box.addButton(self._copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        for button in (close, self._copy_button):
            button.setAutoDefault(False)  # a default button looks the same with and without the focus
        close.setFocus()
        return box

    def _copy(self) -> None:
        self._copy_button.setText(self.tr("Version info copied"))
        QGuiApplication.clipboard().setText(
            versions_text()
        )  # last: it may process events, which may close the dialog


def versions_text() -> str:
    """Return the versions of the program and of what it runs on, in English, for bug reports."""
    return (
        f"War {__version__}, Python {platform.python_version()}, PySide6 {pyside_version}, Qt {qVersion()}, "
        f"{QGuiApplication.platformName()}, {platform.platform()}"
    )


def fixed_font(widget: QWidget) -> QFont:
    """Return the system's fixed-width font in the size of a widget's font."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(widget.font().pointSizeF())
    return font
