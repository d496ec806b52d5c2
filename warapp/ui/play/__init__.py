"""Playing a round: what a press means, auto-play, the recording of rounds, and the window's actions."""
