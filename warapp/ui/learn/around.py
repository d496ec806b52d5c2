"""What lessons take from the window that they are shown over, and who sits at their table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from warapp.store.progress.rows import Child
from warapp.table.drawing.theme import THEMES
from warapp.ui.appearance.deck import deck_style
from warapp.ui.learn.children import PORTRAITS
from warapp.ui.learn.felt.fittings import Player
from warapp.ui.learn.lesson.frames import Frames
from warapp.ui.learn.lesson.surroundings import Speaker, Surroundings
from warapp.ui.learn.window_keys import WindowKeys
from warapp.ui.play.window_context import WindowContext


def surroundings_of(context: WindowContext, frames: Frames, speaker: Speaker) -> Surroundings:
    """Return what the pages of lessons take from a window."""
    keyboard, settings, actions = context.keyboard, context.settings, context.actions
    of_window = (
        actions.full_screen,
        actions.mute,
        actions.faster,
        actions.slower,
        actions.quit,
        actions.learn,
        actions.history,
        actions.guide,
    )
    return Surroundings(
        theme=lambda: THEMES[settings.theme],
        style=lambda: deck_style(settings, context.session.rules),
        frames=frames,
        play_sound=context.play_sound,
        speed=lambda: math.inf if context.table.is_motion_reduced else context.speed,
        speaker=speaker,
        seat_letters=(keyboard.print_of("Q"), keyboard.print_of("O")),
        latin_letter=keyboard.latin_letter,
        is_of_window=WindowKeys(of_window, keyboard.latin_letter),
        translate=context.translate,
    )


def seats_of(players: Sequence[Child], *, are_two: bool) -> tuple[Player, Player]:
    """Return who sits on both sides: children, those whom nobody has named, or the computer.

    Args:
        players: the children who were chosen.
        are_two: whether two children play.
    """
    seats = [Player(child.name, PORTRAITS[child.picture]) for child in players]
    seats += [Player("", PORTRAITS[nth]) for nth in range(len(seats), 2 if are_two else 1)]
    if len(seats) == 1:
        seats.append(Player(QCoreApplication.translate("LessonSeats", "Computer"), None))
    return seats[0], seats[1]
