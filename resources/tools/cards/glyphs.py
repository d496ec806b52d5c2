"""The letters of the indices, which the program draws on the table as well."""

from warapp.table.drawing.letter_outlines import GLYPHS, HEIGHT, Glyph

__all__ = ["GLYPHS", "HEIGHT", "Glyph"]
