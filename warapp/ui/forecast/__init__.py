"""How long a round by the chosen rules takes: the panel, its worker and its figures."""
