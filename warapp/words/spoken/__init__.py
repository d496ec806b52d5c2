"""Texts for a screen reader: a battle in short, what a series came to, and what lies on the table."""
