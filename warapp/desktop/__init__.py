"""Integration with the operating system, the desktop and Qt; knows no rules and no table."""
