"""The About dialog: the program, the versions it runs on, and the licences of all its parts."""

from __future__ import annotations

import logging
import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from warapp import __version__
from warapp._compat import override
from warapp.assets import resource
from warapp.engine import parse_cards
from warapp.ui.play.small_cards import CardFan, SmallCards
from warapp.ui.widgets.adaptive_pages import FocusScrollArea
from warapp.ui.widgets.base_dialog import BaseDialog
from warapp.ui.widgets.form.rows import FieldRow
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel, make_bold
from warapp.ui.widgets.modal import run_modal
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, show_sign
from warapp.ui.widgets.tab_bar import TabPages
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox

_ICON_EMS, _TITLE_SIZE, _FAN_EMS, _FAN_FROM_EMS = 4.4, 2.0, 3.1, 32
_WIDE_EMS, _HIGH_EMS = 40, 36
_YEAR = 2026
_log = logging.getLogger(__name__)


class AboutDialog(BaseDialog):
    """Shows the program on one page and the licence texts on another.

    Args:
        parent: the parent window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("About War"))
        self.tabs = TabPages(self)
        self.texts = WheelSafeComboBox(self)
        self.words, self.view = QPlainTextEdit(self), QPlainTextEdit(self)
        #: a page that names the program and its version
        self.tabs.addTab(FocusScrollArea(self._program_page()), self.tr("&Program"))
        self.tabs.addTab(self._licence_page(), self.tr("&Licences"))
        self.column.addWidget(self.tabs, 1)
        self.column.addWidget(self.button_row)
        self._add_buttons()
        self.resize_to_ems(_WIDE_EMS, _HIGH_EMS)
        if parent:
            self.resize(self.size().boundedTo(parent.size() * 0.95))

    @classmethod
    def run(cls, parent: QWidget | None = None) -> None:
        """Run the dialog until it is closed."""
        run_modal(cls(parent))

    def _program_page(self) -> QWidget:
        page, group = QWidget(self), Group("", self)
        name, version = QLabel(self.tr("War"), group), HelpLabel("", group)
        make_bold(name, _TITLE_SIZE)
        version.setText(self.tr("Version {version}").format(version=__version__))
        what = QLabel(self.tr("The card game War, also called Battle, with every house rule."), group)
        what.setWordWrap(True)
        make_bold(what)
        self._make_read_only(self.words, self.tr("About War"))
        self.words.setPlainText("\n\n".join(self._paragraphs()))
        self.words.setStyleSheet("QPlainTextEdit { border: 0; background: transparent; }")
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.words.viewport().setAutoFillBackground(False)
        top = QGridLayout()
        top.addWidget(self._icon(group), 0, 0, 2, 1)
        top.addWidget(name, 0, 1, Qt.AlignmentFlag.AlignBottom)
        top.addWidget(version, 1, 1, Qt.AlignmentFlag.AlignTop)
        self._fan = CardFan(SmallCards(), parse_cards("JD QH KS AC"), _FAN_EMS, group)
        top.addWidget(self._fan, 0, 2, 2, 1)
        top.setHorizontalSpacing(round(text_px(self.font()) * 1.2))
        top.setColumnStretch(1, 1)
        group.column.addLayout(top)
        group.column.addWidget(what)
        group.column.addWidget(self.words, 1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(group, 1)
        self.setAccessibleDescription(
            f"{version.text()}. {what.text()} {self.words.toPlainText()}"
        )  # read out when the dialog opens
        return page

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fan.setVisible(self.width() >= _FAN_FROM_EMS * text_px(self.font()))

    def _paragraphs(self) -> list[str]:
        runs_on = self.tr("Running on Python {python}, PySide6 {pyside} and Qt {qt}.")
        return [
            self.tr("No money, no prizes, and the game never goes online."),
            self.tr(
                "Copyright © {year} The War developers. Free software under the GNU General Public License, "
                "version 3 or later: you may use it, share it and change it. It comes without any warranty."
            ).format(year=_YEAR),
            runs_on.format(python=platform.python_version(), pyside=pyside_version, qt=qVersion()),
        ]

    def _icon(self, parent: QWidget) -> QLabel:
        side = round(text_px(self.font()) * _ICON_EMS)
        icon = QIcon(str(resource("icons", "warapp-256.png")))
        label = QLabel(parent)
        label.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        return label

    def _licence_page(self) -> QWidget:
        page = QWidget(self)
        #: a choice of programs follows
        self.texts.setAccessibleName(self.tr("Licence of"))
        for file, words in self._files().items():
            self.texts.addItem(words, file)
        self.texts.currentIndexChanged.connect(self._load_licence)
        self._make_read_only(self.view, self.tr("Licence text"))
        self.view.setFont(fixed_font(self.view))
        self.view.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # it is English
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(FieldRow(self.tr("Licence o&f"), self.texts, parent=page))
        column.addWidget(self.view, 1)
        self._load_licence()
        return page

    def _files(self) -> dict[str, str]:
        return {
            "GPL-3.0.txt": self.tr("War (GNU GPL, version 3)"),
            "LGPL-3.0.txt": self.tr("Qt and PySide6 (GNU LGPL, version 3)"),
            "Python.txt": self.tr("Python"),
            #: after the names of programs: the licences of all others
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

    def _add_buttons(self) -> None:
        copy = self._copy_button = self.add_action_button(self.tr("C&opy version info"))
        size = round(1.25 * text_px(self.font()))
        show_sign(copy, Sign.COPY, size)
        copy.clicked.connect(self._copy)
        self.add_leaving_button(self.tr("&Close"), is_default=True).setFocus()

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
