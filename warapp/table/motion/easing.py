"""Easing curves, which map the elapsed part of a motion to its progress."""


def between(t: float, begin: float, end: float) -> float:
    """Return how far a part of a motion has gone that lasts from `begin` to `end`, 0 … 1.

    >>> [between(t, 0.25, 0.75) for t in (0.1, 0.5, 0.9)]
    [0.0, 0.5, 1.0]
    """
    return min(1.0, max(0.0, (t - begin) / (end - begin)))


def ease_out(t: float) -> float:
    """Start fast and slow down (cubic)."""
    return 1.0 - (1.0 - t) ** 3


def quint_out(t: float) -> float:
    """Start very fast and take long to come to rest (quintic)."""
    return 1.0 - (1.0 - t) ** 5


def ease_in_out(t: float) -> float:
    """Speed up and slow down (cubic)."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def there_and_back(t: float) -> float:
    """Rise to 1 halfway and return to 0 (parabola), for lifts."""
    return 4.0 * t * (1.0 - t)


def overshoot(t: float) -> float:
    """Go a little too far and come back (the "back" curve of Penner's easing functions)."""
    return 1.0 + 2.7 * (t - 1.0) ** 3 + 1.7 * (t - 1.0) ** 2


_SWELLED, _SWELL_ENDS = 1.6, 0.55


def swell(t: float) -> float:
    """Grow to 1.6 and settle at 1, for a winning card."""
    if t < _SWELL_ENDS:
        return _SWELLED * ease_out(t / _SWELL_ENDS)
    return _SWELLED + (1.0 - _SWELLED) * ease_in_out((t - _SWELL_ENDS) / (1.0 - _SWELL_ENDS))
