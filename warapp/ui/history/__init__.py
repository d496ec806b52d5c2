"""The history of the round on the table: its battles as a list and a chart, and stepping through them."""
