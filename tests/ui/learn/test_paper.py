"""The lesson on paper: pages as PDF, and a sentence's worth of reason wherever nothing is printed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.store.conftest import tiny_disk
from tests.store.samples import fill
from warapp.learn.asking import HelpStep
from warapp.learn.boxes import Result
from warapp.learn.items import Pair, TensKind
from warapp.learn.number_cards import NumberCards, NumberRange, Shows
from warapp.learn.progress import ItemAnswer, ModeProgress, mode_progress
from warapp.learn.settings import Mode
from warapp.store.files import FileProblemKind
from warapp.ui.learn.paper import printing
from warapp.ui.learn.paper.card_pages import CARD_HEIGHT, CARD_WIDTH, number_cards
from warapp.ui.learn.paper.mat import mat
from warapp.ui.learn.paper.pages import MM, Page, Sheet, usual_sheet
from warapp.ui.learn.paper.printing import PrintProblem, find_printer, pdf_bytes, write_pdf
from warapp.ui.learn.paper.progress_page import ProgressReport, progress_page
from warapp.ui.learn.paper.recording_sheet import recording_sheet
from warapp.words import english

__all__ = ["tiny_disk"]

CARDS = NumberCards()
DAY = date(2025, 10, 12)


def report(mode: Mode = Mode.WHICH) -> ProgressReport:
    answers = [
        ItemAnswer(item, result, HelpStep.NONE, 1.0, DAY)
        for item, result in (
            (Pair(7, 9), Result.NOT_AT_ONCE),
            (Pair(1, 5), Result.RIGHT_AT_ONCE),
            (Pair(1, 5), Result.RIGHT_AT_ONCE),
            (TensKind.NEAR, Result.NOT_AT_ONCE),
        )
    ]
    modes = [mode_progress(one, CARDS.numbers, answers) for one in Mode]
    shown: ModeProgress = next(one for one in modes if one.mode is mode)
    return ProgressReport("Mia", "9 lessons", shown, "Numbers 1 to 10", modes)


PAGES: dict[str, Callable[[Sheet], list[Page]]] = {
    "recording sheet": lambda sheet: [recording_sheet(sheet, CARDS.numbers, 9)],
    "recording sheet of many rows": lambda sheet: [recording_sheet(sheet, (1, 2, 3, 4, 5), 12)],
    "mat": lambda sheet: [mat(sheet, NumberCards(NumberRange.TO_THIRTEEN))],
    "cards": lambda sheet: number_cards(sheet, CARDS, Shows.NUMERAL_AND_PIPS),
    "progress": lambda sheet: [progress_page(sheet, report(), english)],
    "progress in tens": lambda sheet: [progress_page(sheet, report(Mode.TENS), english)],
}


def picture(page: Page) -> QImage:
    """Paint a page at 48 pixels to the inch."""
    image = QImage(round(page.sheet.width / 2), round(page.sheet.height / 2), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.scale(0.5, 0.5)
        page.paint(painter)
    return image


def is_white(image: QImage, box: QRectF) -> bool:
    found = box.toAlignedRect().intersected(image.rect())
    return all(
        image.pixelColor(x, y).lightness() > 250
        for x in range(found.left(), found.right(), 2)
        for y in range(found.top(), found.bottom(), 2)
    )


@pytest.mark.parametrize("sheet", Sheet)
@pytest.mark.parametrize("name", PAGES)
def test_each_page_is_full_and_leaves_its_edges_white(qapp: object, name: str, sheet: Sheet) -> None:
    for page in PAGES[name](sheet):
        image = picture(page)
        width, height, edge = image.width(), image.height(), 4 * MM / 2
        assert not is_white(image, QRectF(0, 0, width, height / 3))
        for strip in (
            QRectF(0, 0, width, edge),
            QRectF(0, height - edge, width, edge),
            QRectF(0, 0, edge, height),
            QRectF(width - edge, 0, edge, height),
        ):
            assert is_white(image, strip), f"{name}: {strip}"


def test_cards_have_the_size_of_real_ones_and_each_number_is_there_once(qapp: object) -> None:
    assert (round(CARD_WIDTH / MM, 1), round(CARD_HEIGHT / MM, 1)) == (63.5, 88.9)
    pages = [len(number_cards(Sheet.A4, NumberCards(most), Shows.PIPS)) for most in NumberRange]
    assert pages == [1, 2, 2]


def test_a_document_has_all_its_pages(qapp: object, tmp_path: Path) -> None:
    pages = number_cards(Sheet.A4, CARDS, Shows.NUMERAL)
    file = tmp_path / "cards.pdf"
    assert write_pdf(file, pages, "Number cards") is None
    content = file.read_bytes()
    assert content.startswith(b"%PDF")
    assert content.count(b"/Type /Page\n") == len(pages) == 2


def test_a_full_disk_is_told_and_leaves_no_half_a_file(qapp: object, tiny_disk: Path) -> None:
    fill(tiny_disk / "ballast")
    file = tiny_disk / "cards.pdf"
    problem = write_pdf(file, number_cards(Sheet.A4, CARDS, Shows.PIPS), "Number cards")
    assert problem is not None
    assert (problem.kind, problem.path) == (FileProblemKind.FULL, file)
    assert [path.name for path in tiny_disk.iterdir()] == ["ballast"]


def test_without_a_printer_that_is_told(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    assert find_printer() is PrintProblem.NO_PRINTER
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    assert find_printer() is PrintProblem.NO_PRINTING


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_gets_all_pages_or_its_failure_is_told(qapp: object, tmp_path: Path) -> None:
    from PySide6.QtPrintSupport import QPrinter

    def printer(to: Path) -> QPrinter:
        device = QPrinter(QPrinter.PrinterMode.ScreenResolution)
        device.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        device.setOutputFileName(str(to))
        return device

    pages = number_cards(Sheet.LETTER, CARDS, Shows.PIPS)
    file = tmp_path / "out.pdf"
    assert printing.print_pages(printer(file), pages, "Number cards") is None
    assert file.read_bytes().count(b"/Type /Page\n") == 2
    assert printing.print_pages(printer(tmp_path / "no" / "out.pdf"), pages, "x") is PrintProblem.FAILED


def test_the_paper_is_that_of_the_country() -> None:
    assert usual_sheet(QLocale("en_US")) is Sheet.LETTER
    assert usual_sheet(QLocale("de_DE")) is Sheet.A4


def test_pages_are_painted_by_way_of_any_device(qapp: object) -> None:
    assert pdf_bytes([recording_sheet(Sheet.A4, CARDS.numbers, 6)], "x").startswith(b"%PDF")
