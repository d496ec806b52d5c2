"""Finds words that are cut: compares the room of each widget's text with what the text needs."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionGroupBox,
    QTabBar,
    QWidget,
)

from warapp.ui.window.bar_buttons import OfferButton
from warapp.ui.window.round_status import DealButton

_WRAPPED = Qt.TextFlag.TextWordWrap.value
_EDIT_MARGIN = 2
"""QLineEdit keeps so many pixels free on each side of its text."""


def advance(font: QFont, text: str) -> int:
    """How wide a text is as a style draws it: cut at its underlined letter, so that no kerning binds that."""
    if "&" not in text:
        return QFontMetrics(font).horizontalAdvance(text)
    metrics = QFontMetricsF(font)
    before, _, after = text.replace("&&", "\0").partition("&")
    pieces = [before, after[:1], after[1:]]
    whole = sum(metrics.horizontalAdvance(piece.replace("\0", "&")) for piece in pieces)
    return round(whole)


def cut_texts(window: QWidget) -> list[str]:
    """Return what is cut in a shown window: by its own widget, or by what stands around that."""
    found = []
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window):
            found += [f"{type(widget).__name__} {fault}" for fault in faults_of(widget)]
            found += [f"{type(widget).__name__} {fault}" for fault in outside(widget, window)]
    return found


def has_words(widget: QWidget) -> str:
    """The words of a widget, or ''."""
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QGroupBox):
        return widget.title()
    if isinstance(widget, QLabel | QAbstractButton | QAbstractSpinBox):
        return widget.text()
    return ""


def outside(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Yield how far a widget with words goes beyond what is around it; what is scrolled may be higher."""
    words = has_words(widget)
    place = QRect(QPoint(0, 0), widget.size())
    around = widget
    scrolled = False
    while words and not around.isWindow() and around is not window and (parent := around.parentWidget()):
        place.translate(around.pos())
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            scrolled = True
        wide = place.left() < 0 or place.right() > parent.width()
        high = not scrolled and (place.top() < 0 or place.bottom() > parent.height())
        if wide or high:
            room = parent.size().toTuple()
            yield f"{words!r} at {place.getRect()} goes beyond {type(parent).__name__} {room}"
            return
        around = parent


def faults_of(widget: QWidget) -> Iterator[str]:
    """Yield each text of one widget that has less room than it needs."""
    for words, room, need in needs_of(widget):
        if words and room < need:
            yield f"{words!r} has {room}, needs {need}"


def needs_of(widget: QWidget) -> Iterator[tuple[str, int, int]]:
    """Yield the texts of a widget with the room they have and what they need."""
    if isinstance(widget, QLabel):
        yield from of_label(widget)
    elif isinstance(widget, QComboBox):
        yield from of_combo(widget)
    elif isinstance(widget, QCheckBox | QRadioButton):
        yield from of_check(widget)
    elif isinstance(widget, OfferButton | DealButton):
        yield widget.shown_words, math.ceil(widget.words_room), math.floor(widget.words_width)
    elif isinstance(widget, QPushButton):
        yield from of_button(widget)
    elif isinstance(widget, QSpinBox):
        yield from of_spin(widget)
    elif isinstance(widget, QGroupBox):
        yield from of_group(widget)
    elif isinstance(widget, QTabBar):
        yield from of_tabs(widget)
    elif isinstance(widget, QHeaderView):
        yield from of_header(widget)
    elif isinstance(widget, QListWidget):
        yield "list", widget.viewport().width(), widget.sizeHintForColumn(0) if widget.count() else 0
    elif isinstance(widget, QAbstractButton):  # painted by its class, which says what it needs
        yield widget.text(), widget.width(), widget.minimumSizeHint().width()
        least = widget.minimumSizeHint().height()
        by_width = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else least
        yield widget.text(), widget.height(), by_width
    elif isinstance(widget, QLineEdit) and not isinstance(widget.parentWidget(), QAbstractSpinBox):
        words = widget.placeholderText()
        yield words, widget.contentsRect().width() - 2 * _EDIT_MARGIN, advance(widget.font(), words)


def of_label(label: QLabel) -> Iterator[tuple[str, int, int]]:
    words = label.text()
    rich = label.textFormat() is Qt.TextFormat.RichText
    if not words or rich:
        return
    room = label.contentsRect().width() - 2 * label.margin() - max(0, label.indent())
    if label.wordWrap():
        yield words, label.height(), label.heightForWidth(label.width())
        wrapped = QFontMetrics(label.font()).boundingRect(QRect(0, 0, room, 10_000), _WRAPPED, words)
        yield words, room, wrapped.width()
    else:
        shown = words if label.buddy() else words.replace("&", "&&")
        yield words, room, max(advance(label.font(), line) for line in shown.split("\n"))
        high = (
            QFontMetrics(label.font()).boundingRect(shown).height()
        )  # as another font has the letters, it may be lower
        yield words, label.contentsRect().height(), high


def of_combo(box: QComboBox) -> Iterator[tuple[str, int, int]]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    style = box.style()
    field = style.subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    for index in range(box.count()):
        icon = 0 if box.itemIcon(index).isNull() else box.iconSize().width() + 4
        words = box.itemText(index)
        yield words, field.width() - 2 - icon, advance(box.font(), words.replace("&", "&&"))


def of_check(button: QCheckBox | QRadioButton) -> Iterator[tuple[str, int, int]]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    check = isinstance(button, QCheckBox)
    element = QStyle.SubElement.SE_CheckBoxContents if check else QStyle.SubElement.SE_RadioButtonContents
    room = button.style().subElementRect(element, option, button).width()
    yield button.text(), room, max(advance(button.font(), line) for line in option.text.split("\n"))
    if button.hasHeightForWidth():
        yield button.text(), button.height(), button.heightForWidth(button.width())


def of_button(button: QPushButton) -> Iterator[tuple[str, int, int]]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).width()
    if option.features & QStyleOptionButton.ButtonFeature.HasMenu:
        room -= button.style().pixelMetric(QStyle.PixelMetric.PM_MenuButtonIndicator, option, button)
    icon = 0 if button.icon().isNull() else button.iconSize().width() + 4
    widest = max(advance(button.font(), line) for line in button.text().split("\n"))
    yield button.text(), room - icon, widest


def of_spin(spin: QSpinBox) -> Iterator[tuple[str, int, int]]:
    inset = spin.lineEdit().textMargins()
    room = spin.lineEdit().contentsRect().width() - inset.left() - inset.right() - 2 * _EDIT_MARGIN
    texts = [spin.prefix() + spin.textFromValue(v) + spin.suffix() for v in (spin.minimum(), spin.maximum())]
    for words in [*texts, spin.specialValueText(), spin.text()]:
        yield words, room, advance(spin.font(), words.replace("&", "&&"))


def of_group(group: QGroupBox) -> Iterator[tuple[str, int, int]]:
    option = QStyleOptionGroupBox()
    group.initStyleOption(option)
    label = group.style().subControlRect(
        QStyle.ComplexControl.CC_GroupBox, option, QStyle.SubControl.SC_GroupBoxLabel, group
    )
    ink = QFontMetrics(group.font()).boundingRect(group.title())
    yield group.title(), label.width() + 1, ink.right() + 1  # the style rounds letters of another font down
    yield group.title(), group.width(), label.right() + 1


def of_tabs(tabs: QTabBar) -> Iterator[tuple[str, int, int]]:
    for index in range(tabs.count()):
        if tabs.isTabVisible(index):
            words, place = tabs.tabText(index), tabs.tabRect(index)
            yield words, place.width(), advance(tabs.font(), words)
            yield words, tabs.width(), place.right() + 1


def of_header(header: QHeaderView) -> Iterator[tuple[str, int, int]]:
    model = header.model()
    if header.orientation() is Qt.Orientation.Vertical:
        return
    for section in range(header.count()):
        words = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        yield words, header.sectionSize(section), advance(header.font(), words)
