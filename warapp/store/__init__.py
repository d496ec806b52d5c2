"""What lasts: settings, autosaves, statistics and the files of a person."""
