"""The House rules dialog: players, presets and every rule."""
