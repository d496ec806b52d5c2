"""Plays many rounds and counts how long they last, who wins and why; knows no Qt."""
