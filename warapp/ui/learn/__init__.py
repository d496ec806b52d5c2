"""Learn with War: lessons of number sense over the table, their progress, and the same on paper."""
