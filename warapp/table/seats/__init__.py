"""The seats on the table: piles, plates and places for cards."""
