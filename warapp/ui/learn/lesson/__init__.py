"""A lesson as it runs: what is asked, answered, shown and spoken over the table."""
