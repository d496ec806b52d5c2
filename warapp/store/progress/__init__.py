"""What children did in lessons, in tables of its own in the database of the statistics."""
