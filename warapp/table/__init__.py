"""The animated table: choreography, layout and motion, and the Qt scene that shows them."""
