"""What is kept of a child: a dialog with a grid of pairs, a page to print, and CSV."""
