"""Brings pages to a printer or into a PDF file, and says in a sentence what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from warapp.store.files import FileProblem, FileProblemKind
from warapp.ui.learn.paper.pages import Page
from warapp.ui.learn.paper.printing import PrintProblem, find_printer, print_pages, write_pdf
from warapp.ui.widgets.file_dialogs import ask_save_path, shown_name
from warapp.ui.widgets.modal import run_modal


class PaperOutput(QObject):
    """Prints and saves pages, chosen in the system's dialogs."""

    said = Signal(str)
    """What came of it."""

    def save_pdf(self, pages: Sequence[Page], title: str, parent: QWidget) -> None:
        """Ask for a file, and write pages to it as PDF."""
        kind = self.tr("PDF document (*.pdf)")
        path = ask_save_path(parent, self.tr("Save as PDF"), Path(f"{title}.pdf"), kind, ".pdf")
        if path is not None:
            self.tell(write_pdf(path, pages, title), path, parent)

    def print_pages(self, pages: Sequence[Page], title: str, parent: QWidget) -> None:
        """Ask for a printer, and print pages."""
        printer = find_printer()
        if isinstance(printer, PrintProblem):
            self._say(self._sentence(printer), parent)
            return
        from PySide6.QtPrintSupport import QPrintDialog

        dialog = QPrintDialog(printer, parent)
        if run_modal(dialog) != QDialog.DialogCode.Accepted:
            return
        problem = print_pages(printer, pages, title)
        self._say(self._sentence(problem) if problem else self.tr("Sent to the printer."), parent)

    def tell(self, problem: FileProblem | None, path: Path, parent: QWidget) -> None:
        """Say what came of writing a file."""
        name = shown_name(path)
        if problem is None:
            self._say(self.tr("Saved as {file}.").format(file=name), parent)
            return
        words = {
            FileProblemKind.FULL: self.tr("There's no space left to save {file}. Choose another place."),
            FileProblemKind.READ_ONLY: self.tr("{file} is write-protected. Choose another place."),
            FileProblemKind.UNREADABLE: self.tr("Progress can't be read, so {file} wasn't saved."),
        }.get(problem.kind, self.tr("{file} couldn't be saved. Choose another place."))
        self._say(words.format(file=name), parent)

    def _say(self, words: str, parent: QWidget) -> None:
        """Tell those who listen, and those who look at the dialog."""
        from warapp.ui.learn.choose.sentence_dialog import SentenceDialog

        self.said.emit(words)
        run_modal(SentenceDialog(words, parent))

    def _sentence(self, problem: PrintProblem) -> str:
        return {
            PrintProblem.NO_PRINTING: self.tr("This version of War can't print. Save a PDF instead."),
            PrintProblem.NO_PRINTER: self.tr("No printer is set up on this computer. Save a PDF instead."),
            PrintProblem.FAILED: self.tr("Printing failed. Check the printer and the space on the disk."),
        }[problem]
