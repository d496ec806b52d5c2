"""Where everything lies on a table of a given size; pure."""
