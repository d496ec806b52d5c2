"""What is seen of the impact of a war, as plain values that motion changes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class WarImpact:
    """The light, the letters and the flash of a war that is declared; by default nothing of them shows.

    Attributes:
        depth: the depth of the war; 0 before the first one of a battle.
        warriors: the seats that fight.
        dark: how far the table is darkened round them, 0 … 1.
        flash: how bright the flash of the clash is, 0 … 1.
        rays: how far the rays behind the letters show, 0 … 1.
        letters: how far the letters show, 0 … 1.
        scale: how large they are, by their size at rest.
        shift_px: how far they are shaken to the right.
        sink: how far they have shrunk into the mark of the war in the band, 0 … 1.
    """

    depth: int = 0
    warriors: tuple[int, ...] = ()
    dark: float = 0.0
    flash: float = 0.0
    rays: float = 0.0
    letters: float = 0.0
    scale: float = 1.0
    shift_px: float = 0.0
    sink: float = 0.0
