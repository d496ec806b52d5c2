"""The keys of the pages of lessons, and the light that goes from one to the next for one switch."""
