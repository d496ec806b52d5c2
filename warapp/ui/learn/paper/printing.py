"""Writes pages as PDF, or sends them to a printer; each thing that can fail is a value, never a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter

from warapp.store.files import FileProblem, write_atomic
from warapp.ui.learn.paper.pages import DOTS_PER_INCH, Page

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_RESOLUTION = 300


class PrintProblem(Enum):
    """Why nothing is printed."""

    NO_PRINTING = "no_printing"
    """This build of Qt can't print, or what it needs of the system is missing."""
    NO_PRINTER = "no_printer"
    FAILED = "failed"
    """The printer, or the disk that it prints by way of, refused."""


def pdf_bytes(pages: Sequence[Page], title: str) -> bytes:
    """Return pages as a PDF document."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("War")
    writer.setResolution(_RESOLUTION)
    paint_pages(writer, pages)
    buffer.close()
    return bytes(content.data())


def write_pdf(path: Path, pages: Sequence[Page], title: str) -> FileProblem | None:
    """Write pages as PDF, whole or not at all; return what is wrong with the file, if anything."""
    return write_atomic(path, pdf_bytes(pages, title))


def paint_pages(device: QPagedPaintDevice, pages: Sequence[Page]) -> bool:
    """Paint pages on a paged device, each as large as its paper; return whether that worked."""
    _fit(device, pages[0])
    painter = QPainter()
    if not painter.begin(device):
        return False
    is_fine = True
    for nth, page in enumerate(pages):
        if nth:
            _fit(device, page)
            is_fine = device.newPage() and is_fine
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = device.logicalDpiX() / DOTS_PER_INCH
        painter.scale(scale, scale)
        page.paint(painter)
        painter.restore()
    return painter.end() and is_fine


def _fit(device: QPagedPaintDevice, page: Page) -> None:
    layout = QPageLayout(page.sheet.page_size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)


def find_printer() -> QPrinter | PrintProblem:
    """Return a printer to choose from in a dialog, or why there is none."""
    try:
        from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
    except ImportError:
        return PrintProblem.NO_PRINTING
    if not QPrinterInfo.availablePrinterNames():
        return PrintProblem.NO_PRINTER
    return QPrinter(QPrinter.PrinterMode.HighResolution)


def print_pages(printer: QPrinter, pages: Sequence[Page], title: str) -> PrintProblem | None:
    """Print pages, or return that it failed."""
    printer.setDocName(title)
    printer.setFullPage(True)
    is_fine = paint_pages(printer, pages)
    from PySide6.QtPrintSupport import QPrinter as Printer

    failed = not is_fine or printer.printerState() is Printer.PrinterState.Error
    return PrintProblem.FAILED if failed else None
