"""For a screen reader: the table as objects, and what is spoken when."""
