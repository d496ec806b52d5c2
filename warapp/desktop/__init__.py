"""What the operating system, the desktop and the start of Qt want; knows no rules and no table."""
