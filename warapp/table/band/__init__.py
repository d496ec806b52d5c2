"""The band across the table: the line of words, the mark of a war with its pot, and the share bar."""
