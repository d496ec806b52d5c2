"""Easing curves, which map the elapsed part of a motion to its progress."""


def ease_out(t: float) -> float:
    """Start fast and slow down (cubic)."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Speed up and slow down (cubic)."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def there_and_back(t: float) -> float:
    """Rise to 1 halfway and return to 0 (parabola), for lifts."""
    return 4.0 * t * (1.0 - t)


def overshoot(t: float) -> float:
    """Go a little too far and come back (the "back" curve of Penner's easing functions)."""
    return 1.0 + 2.7 * (t - 1.0) ** 3 + 1.7 * (t - 1.0) ** 2
