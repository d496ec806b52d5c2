"""What is visible on the table, as plain values; pure."""
