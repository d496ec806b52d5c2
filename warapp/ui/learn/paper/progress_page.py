"""The progress of a child on one page, safe in black and white."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from warapp.learn.boxes import Knowledge
from warapp.learn.items import Item, Pair
from warapp.learn.progress import ModeProgress
from warapp.ui.learn.drawing.figures import Look, paint_number
from warapp.ui.learn.drawing.grid import paint_cell, paint_share
from warapp.ui.learn.paper.pages import Page, Sheet, paint_text
from warapp.words import Translate
from warapp.words.lesson.names import item_name, knowledge_name, mode_name
from warapp.words.lesson.progress import game_for_the_table, knowledge_explained, sure_words

_LEFT, _LEGEND_LEFT = 60.0, 520.0
_GRID_TOP, _GRID_HEIGHT = 182.0, 452.0
_BARS_LEFT, _BARS_WIDTH = 270.0, 290.0


@dataclass(frozen=True)
class ProgressReport:
    """What the page says.

    Attributes:
        name: of the child.
        lessons: how many there were, and when, as a sentence.
        shown: what the grid shows.
        numbers: its range in words.
        modes: all modes in the same range.
    """

    name: str
    lessons: str
    shown: ModeProgress
    numbers: str
    modes: Sequence[ModeProgress]


def progress_page(sheet: Sheet, report: ProgressReport, translate: Translate) -> Page:
    """Return the page about one child."""
    return Page(sheet, lambda painter: _ProgressPage(painter, sheet, report, translate).paint())


class _ProgressPage:
    def __init__(self, painter: QPainter, sheet: Sheet, report: ProgressReport, translate: Translate) -> None:
        self.painter, self.report, self.translate = painter, report, translate
        self.sheet = sheet
        self.right = sheet.width - _LEFT
        self.tight = sheet.height / Sheet.A4.height

    def paint(self) -> None:
        """Paint the whole page from its top."""
        report = self.report
        self._bold(QRectF(_LEFT, 44, self.right - _LEFT, 52), report.name, 34)
        head = QCoreApplication.translate("ProgressPage", "Learn with War · {lessons}").format(
            lessons=report.lessons
        )
        self._text(QRectF(_LEFT, 92, self.right - _LEFT, 26), head, 15, "#444444")
        title = f"{mode_name(report.shown.mode, self.translate)}   {report.numbers}"
        self._bold(QRectF(_LEFT, 138, self.right - _LEFT, 32), title, 19)
        self._paint_grid(_GRID_TOP * self.tight)
        self._paint_legend(_GRID_TOP * self.tight + 12)
        top = (_GRID_TOP + _GRID_HEIGHT + 24) * self.tight
        self._bold(QRectF(_LEFT, top, 400, 30), QCoreApplication.translate("ProgressPage", "All modes"), 19)
        self._paint_bars(top + 40 * self.tight)
        self._paint_game(top + 322 * self.tight)

    def _text(self, box: QRectF, text: str, px: float, colour: str = "#222222") -> None:
        paint_text(self.painter, box, text, px, colour=colour)

    def _bold(self, box: QRectF, text: str, px: float) -> None:
        paint_text(self.painter, box, text, px, colour="#000000", weight=QFont.Weight.Bold)

    def _paint_grid(self, top: float) -> None:
        shown = self.report.shown
        if not all(isinstance(item, Pair) for item in shown.items):
            self._paint_list(top, shown.items)
            return
        count = len(shown.numbers)
        cell = min(41.0, (_GRID_HEIGHT * self.tight - 34) / count)
        for row, b in enumerate(shown.numbers):
            y = top + row * cell
            paint_number(
                self.painter, QPointF(_LEFT + 10, y + cell / 2), 0.42 * cell, str(b), QColor("#222222"), 26
            )
            for column, a in enumerate(shown.numbers[: row + 1]):
                box = QRectF(_LEFT + 30 + column * cell, y, cell - 4, cell - 4)
                paint_cell(self.painter, box, shown.boxes.knowledge(Pair(a, b)), Look.BLACK)
        for column, a in enumerate(shown.numbers):
            middle = QPointF(_LEFT + 30 + (column + 0.46) * cell, top + count * cell + 14)
            paint_number(self.painter, middle, 0.42 * cell, str(a), QColor("#222222"), 26)

    def _paint_list(self, top: float, items: Sequence[Item]) -> None:
        """Paint items that are no pairs below each other."""
        for row, item in enumerate(items):
            box = QRectF(_LEFT, top + row * 48, 37, 37)
            paint_cell(self.painter, box, self.report.shown.boxes.knowledge(item), Look.BLACK)
            self._text(QRectF(_LEFT + 52, box.top(), 380, 37), item_name(item, self.translate), 16)

    def _paint_legend(self, top: float) -> None:
        for nth, knowledge in enumerate(Knowledge):
            y = top + nth * 66
            paint_cell(self.painter, QRectF(_LEGEND_LEFT, y, 30, 30), knowledge, Look.BLACK)
            self._bold(
                QRectF(_LEGEND_LEFT + 42, y - 6, 190, 24), knowledge_name(knowledge, self.translate), 15.5
            )
            words = knowledge_explained(knowledge, self.translate)
            self._text(
                QRectF(_LEGEND_LEFT + 42, y + 16, self.right - _LEGEND_LEFT - 36, 36), words, 12.5, "#444444"
            )

    def _paint_bars(self, top: float) -> None:
        for nth, progress in enumerate(self.report.modes):
            y = top + nth * 32 * self.tight
            self._text(QRectF(_LEFT, y, 200, 24), mode_name(progress.mode, self.translate), 15)
            box = QRectF(_BARS_LEFT, y + 5.5, _BARS_WIDTH, 13)
            paint_share(self.painter, box, progress, Look.BLACK)
            words = sure_words(progress, self.translate)
            self._text(
                QRectF(_BARS_LEFT + _BARS_WIDTH + 16, y, self.right - _BARS_LEFT - _BARS_WIDTH - 16, 24),
                words,
                14,
                "#444444",
            )

    def _paint_game(self, top: float) -> None:
        title = QCoreApplication.translate("ProgressPage", "A game for the table")
        self._bold(QRectF(_LEFT, top, 500, 26), title, 16.5)
        game = game_for_the_table(self.report.shown.worth_a_look, self.translate)
        self._text(QRectF(_LEFT, top + 26, self.right - _LEFT, 48), game, 15)
        kept = QCoreApplication.translate(
            "ProgressPage",
            "Kept on your computer only. Every child learns at their own pace; this is no mark.",
        )
        self._text(QRectF(_LEFT, self.sheet.height - 62, self.right - _LEFT, 24), kept, 12, "#666666")
