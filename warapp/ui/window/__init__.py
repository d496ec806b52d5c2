"""The main window: the table, the caption, the control bar and the status bar."""
