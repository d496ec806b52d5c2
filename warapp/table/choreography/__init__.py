"""Turns battles, deals and ends of rounds into clips; pure."""
