"""Every text of House rules, the forecast and the guide can be translated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTabBar,
    QTableWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.extracted_texts import Marking, outside_of_marks
from tests.ui.helpers.forecast_driver import (
    FakeForecastWorker,
    FakePresetMinutes,
    figures_of,
    rules_context,
)
from tests.ui.helpers.guide_driver import dock_of, pages_of, text_of
from warapp.engine import PRESETS, Rules
from warapp.lab.forecast import Forecast
from warapp.ui.forecast.figures import Suggestion
from warapp.ui.guide import dock as guide_dock
from warapp.ui.rules import dialog as rules_dialog
from warapp.ui.rules.dialog import RulesChoice, RulesDialog
from warapp.words import with_english_fallback

translate = with_english_fallback(QCoreApplication.translate)


@pytest.fixture(autouse=True)
def marked(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(rules_dialog, "ForecastWorker", FakeForecastWorker)
    monkeypatch.setattr(rules_dialog, "PresetMinutes", FakePresetMinutes)
    monkeypatch.setattr(guide_dock, "ForecastWorker", FakeForecastWorker)
    translator = Marking()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def texts_of(widget: QWidget) -> list[str]:
    """All that a person reads or hears of a widget."""
    found = [widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    match widget:
        case QLabel() | QAbstractButton():
            found.append(widget.text())
        case QGroupBox():
            found.append(widget.title())
        case QComboBox():
            found += [widget.itemText(index) for index in range(widget.count())]
        case QLineEdit():
            found += [widget.placeholderText()]
        case QListWidget():
            items = [widget.item(row) for row in range(widget.count())]
            described = Qt.ItemDataRole.AccessibleDescriptionRole
            found += [t for i in items for t in (i.text(), i.toolTip(), str(i.data(described) or ""))]
        case QTableWidget():
            cells = [widget.item(r, c) for r in range(widget.rowCount()) for c in range(2)]
            found += [cell.text() for cell in cells if cell]
        case QTabBar():
            found += [widget.tabText(index) for index in range(widget.count())]
        case QTextBrowser():
            found += widget.toPlainText().split("\n")
    return found


def unmarked(shown: QWidget) -> list[str]:
    widgets = [w for w in shown.findChildren(QWidget) if not w.objectName().startswith("qt_")]
    return [text for widget in widgets for text in texts_of(widget) if outside_of_marks(text)]


@pytest.mark.parametrize("name", PRESETS)
def test_the_dialog_has_no_text_of_its_own(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    rules = PRESETS[name]
    surroundings = replace(rules_context(tmp_path), translate=translate)
    shown = RulesDialog(RulesChoice(rules), surroundings)
    qtbot.addWidget(shown)
    odd = Rules(seats=3)
    remedy = Suggestion.of("one_card_fewer", Forecast(odd, figures_of(odd, 2).forecast.tally))
    for figures in (figures_of(rules, 3), figures_of(odd, 3, (remedy,))):
        shown.worker.figures_changed.emit(figures)
        shown.forecast.as_table.setChecked(True)
        assert unmarked(shown) == []
    actions = [action.text() for action in shown.presets.custom.menu.actions()]
    assert [text for text in actions if outside_of_marks(text)] == []


@pytest.mark.parametrize("name", PRESETS)
def test_the_guide_has_no_text_of_its_own(qtbot: QtBot, name: str) -> None:
    dock = dock_of(PRESETS[name], None, lambda seats: ["1", "2", "3"][:seats], translate, hints=())
    qtbot.addWidget(dock)
    assert len(text_of(dock)) > 2_000
    for page in pages_of(dock):
        assert unmarked(dock) == [], page.accessibleName()
