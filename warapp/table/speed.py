"""The speeds that the table can be played at; factors on the time that passes."""

import math

SPEEDS = (0.4, 0.6, 0.8, 1.0, 1.5, 2.5, 4.0, math.inf)
"""From slow for small children to instant."""
NORMAL_SPEED = 1.0
