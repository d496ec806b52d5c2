"""The main window, and one dialog or dock a file."""
