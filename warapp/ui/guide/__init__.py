"""How to play: the guide beside the table and the examples it plays."""
