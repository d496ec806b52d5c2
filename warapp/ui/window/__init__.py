"""The main window: the table, the line of words, the bar, and what is built when it is first opened."""
