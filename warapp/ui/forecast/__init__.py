"""The forecast of how long rounds take: the panel, its worker and its figures."""
