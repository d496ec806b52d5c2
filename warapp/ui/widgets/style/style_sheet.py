"""The style sheet of dialogs and docks, where no style of the system draws them."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from warapp.ui.widgets.sizing import LARGE_PX, least_px, text_px
from warapp.ui.widgets.style.colours import Colours, colours_of, is_high_contrast, mixed

_SHEET = """
QPushButton {{ background: {paper}; color: {text}; border: {border}px solid {edge}; border-radius: 8px;
    padding: 0 {pad}px; min-height: {button}px; font-weight: 600; }}
QPushButton:hover {{ background: {soft}; color: {on_soft}; }}
QPushButton:pressed, QPushButton:checked {{ background: {groove}; }}
QPushButton:default {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton:default:hover {{ background: {accent_over}; border-color: {accent_over}; }}
QPushButton:focus {{ border: 2px solid {text}; padding: 0 {pad_less}px; min-height: {button_less}px; }}
QPushButton:disabled {{ background: {paper}; color: {faint}; border-color: {line}; }}
QPushButton[danger="true"]:enabled {{ color: {bad}; border-color: {bad}; }}
QPushButton[flat="true"] {{ background: transparent; border-color: transparent; color: {accent}; }}
QPushButton[flat="true"]:focus {{ border-color: {text}; }}
QPushButton[flat="true"]:disabled {{ color: {faint}; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QLineEdit, QPlainTextEdit, QTextBrowser {{ background: {field}; color: {text};
    border: {border}px solid {edge}; border-radius: 7px;
    selection-background-color: {accent}; selection-color: {on_accent}; }}
QLineEdit {{ padding: 0 {inset}px; min-height: {line_edit}px; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus {{ border: 2px solid {accent}; }}
QLineEdit[wrong="true"] {{ border: 2px solid {bad}; }}
QLineEdit:disabled {{ color: {faint}; border-color: {line}; }}
QComboBox, QAbstractSpinBox {{ background: {field}; color: {text}; border: {border}px solid {edge};
    border-radius: 7px; min-height: {field_height}px; }}
QComboBox {{ padding: 0 {inset}px; }}
QComboBox:focus, QAbstractSpinBox:focus {{ border: 2px solid {accent}; }}
QComboBox:disabled, QAbstractSpinBox:disabled {{ color: {faint}; border-color: {line}; }}
QComboBox::drop-down {{ border: 0; background: transparent; width: {arrow}px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{ background: {paper}; color: {text}; border: 1px solid {edge}; outline: 0;
    selection-background-color: {soft}; selection-color: {on_soft}; }}
QAbstractSpinBox QLineEdit {{ border: 0; padding: 0; min-height: 0; background: transparent; }}
QSpinBox::up-button, QSpinBox::down-button {{ background: transparent; border: 0; width: {arrow}px;
    subcontrol-origin: border; }}
QSpinBox::up-button {{ subcontrol-position: top right; }}
QSpinBox::down-button {{ subcontrol-position: bottom right; }}
QSpinBox::up-arrow, QSpinBox::down-arrow {{ image: none; }}
QCheckBox {{ spacing: {gap}px; min-height: {check_row}px; }}
QCheckBox::indicator {{ width: {box}px; height: {box}px; border: {border_2}px solid {edge};
    border-radius: 4px; background: {field}; }}
QCheckBox::indicator:checked {{ background: {accent}; border-color: {accent}; }}
QCheckBox::indicator:disabled {{ border-color: {line}; }}
QCheckBox:focus {{ outline: 2px solid {text}; outline-radius: 4px; }}
QCheckBox:disabled {{ color: {faint}; }}
QLabel[accent="true"] {{ color: {accent}; }}
QSlider::groove:horizontal {{ background: {slider}; height: 6px; border-radius: 3px; }}
QSlider::sub-page:horizontal {{ background: {accent}; border-radius: 3px; }}
QSlider::handle:horizontal {{ background: {accent}; width: {knob}px; height: {knob}px;
    margin: -{knob_out}px 0; border: 2px solid {paper}; border-radius: {knob_radius}px; }}
QSlider::handle:horizontal:focus {{ border: 2px solid {text}; }}
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled {{ background: {edge}; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{ background: transparent; color: {sub}; border: 0; border-bottom: 4px solid transparent;
    padding: 0 {tab_pad}px; margin-right: {tab_gap}px; min-height: {tab}px; }}
QTabBar[tight="true"]::tab {{ margin-right: {tight_gap}px; padding: 0 {tight_gap}px; }}
QTabBar::tab:selected {{ color: {text}; border-bottom-color: {accent}; font-weight: 600; }}
QTabBar::tab:hover:!selected {{ color: {text}; }}
QTabWidget::pane {{ border: 0; padding-top: 10px; }}
QLabel[help="true"] {{ color: {sub}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle {{ background: {edge}; border-radius: {bar_radius}px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: {bar_least}px; }}
QScrollBar::handle:horizontal {{ min-width: {bar_least}px; }}
QScrollBar::handle:hover {{ background: {text}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QTableView, QListView {{ background: {paper}; alternate-background-color: {stripe}; color: {text};
    border: {border}px solid {line}; border-radius: 8px; outline: 0;
    selection-background-color: {soft}; selection-color: {on_soft}; }}
QTableView::item {{ padding: 0 {cell}px; }}
QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
QListView[bare="true"] {{ background: transparent; border: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: {paper}; color: {sub}; border: 0; border-bottom: 1px solid {line};
    padding: {header}px {cell_head}px; font-weight: 600; }}
QProgressBar {{ background: {groove}; border: 0; border-radius: 4px; color: {text}; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 4px; }}
"""

_LARGE_SHEET = f"""
QPushButton, QLineEdit, QComboBox, QAbstractSpinBox, QCheckBox, QRadioButton, QSlider, QTabBar::tab
    {{ min-height: {LARGE_PX}px; }}
QCheckBox::indicator {{ width: 28px; height: 28px; }}
"""
"""What the system's own style draws larger."""


def style_sheet(widget: QWidget) -> str:
    """Return the style sheet for a widget's palette and font; empty where the system's own style draws.

    Qt's Fusion is no system's style: it is what remains where no desktop brings one.
    """
    style = QApplication.style()
    if style is None or style.name().lower() != "fusion":
        return _LARGE_SHEET if least_px() else ""
    palette = widget.palette()
    colours = colours_of(palette)
    return _SHEET.format(**_colour_names(colours, is_pure=is_high_contrast(palette)), **_lengths(widget))


def has_style_sheet(widget: QWidget) -> bool:
    """Return whether a style sheet draws a widget, which leaves out arrows and ticks."""
    style = QApplication.style()
    around = widget if style is not None and style.name().lower() == "fusion" else None
    while around:
        if around.styleSheet():
            return True
        around = around.parentWidget()
    return False


_HEIGHTS = ("button", "line_edit", "field_height", "check_row", "tab", "arrow", "bar_least")
"""The lengths by which something is pressed."""
_BOX_SHARE = 0.65
"""The square of a check box by the height of a large control."""


def _colour_names(colours: Colours, *, is_pure: bool) -> dict[str, object]:
    names = {
        name: getattr(colours, name).name()
        for name in Colours._fields
        if name != "border_px"
    }  # fmt: skip
    stripe = colours.paper if is_pure else mixed(colours.text, colours.paper, 0.03)
    return {
        **names,
        "field": colours.paper.name(),
        "stripe": stripe.name(),
        "slider": (colours.edge if is_pure else mixed(colours.text, colours.paper, 0.15)).name(),
        "faint": mixed(colours.text, colours.paper, 0.45).name(),
        "accent_over": mixed(colours.text, colours.accent, 0.12).name(),
        "border": colours.border_px,
        "border_2": max(1, colours.border_px),
    }


def _lengths(widget: QWidget) -> dict[str, int]:
    """Return the lengths that grow with the text, in pixels."""
    em = text_px(widget.font())
    shares = {
        "pad": 0.95,
        "button": 2.3,
        "inset": 0.6,
        "line_edit": 2.1,
        "field_height": 2.15,
        "arrow": 1.9,
        "gap": 0.65,
        "check_row": 1.9,
        "box": 1.15,
        "tab_pad": 0.3,
        "tab_gap": 1.5,
        "tight_gap": 0.2,
        "tab": 2.5,
        "bar_least": 2.0,
        "header": 0.5,
        "cell": 0.25,
        "cell_head": 0.5,
    }
    least = least_px()
    knob = max(20, round(1.4 * em), least) // 2 * 2
    around = {"knob": knob - 4, "knob_out": (knob - 6) // 2, "knob_radius": knob // 2 - 1}
    lengths = {name: round(share * em) for name, share in shares.items()} | around
    lengths |= {name: max(lengths[name], least) for name in _HEIGHTS}
    lengths["box"] = max(lengths["box"], round(_BOX_SHARE * least))
    thicker = 2 - colours_of(widget.palette()).border_px
    return lengths | {
        "bar": 10,
        "bar_radius": 3,
        "pad_less": lengths["pad"] - thicker,  # the border of what has the focus takes its room from it
        "button_less": lengths["button"] - 2 * thicker,
    }
