"""The main window: the table, the bar below it, and what opens from that."""
