"""Easing curves: how a motion's progress runs from 0 to 1 over its time."""


def ease_out(t: float) -> float:
    """Start fast and land softly (cubic)."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Leave and land softly (cubic)."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def there_and_back(t: float) -> float:
    """Rise to 1 in the middle and return to 0 (a parabola), for lifts and arcs."""
    return 4.0 * t * (1.0 - t)


def overshoot(t: float) -> float:
    """Arrive a little too far and come back (the "back" curve of Penner's easing functions)."""
    return 1.0 + 2.7 * (t - 1.0) ** 3 + 1.7 * (t - 1.0) ** 2
