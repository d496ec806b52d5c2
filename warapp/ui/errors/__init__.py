"""What is shown when something goes wrong, and About War."""
