"""What is shown and spoken in lessons of number sense; knows no Qt and no voice."""
