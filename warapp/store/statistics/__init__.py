"""The statistics: every round played, kept in a database, summed up and exported."""
