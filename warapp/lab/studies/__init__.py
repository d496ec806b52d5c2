"""Studies of many rounds: what is asked for, kept in a file, and reported."""
