"""The adviser: finds rules for the players and the time that there are."""
