"""The history of the round on the table: list, chart, and stepping back and forth."""
