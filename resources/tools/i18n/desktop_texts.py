"""The texts of the desktop file, the metainfo and the mime type, for translators; build.py puts them there.

The English ones stand in resources/installers/linux too; a test compares them.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

TEXTS = (
    #: the name of the game in menus of programs
    QCoreApplication.translate("desktop", "War"),
    #: the kind of game in menus of programs
    QCoreApplication.translate("desktop", "Card Game"),
    QCoreApplication.translate("desktop", "Play the card game War with your family's house rules"),
    #: words to find the game by, separated and ended by ; also its other names, such as battle and bataille
    QCoreApplication.translate("desktop", "war;battle;bataille;cards;solitaire;"),
    #: in software centres, below the name; no full stop
    QCoreApplication.translate("desktop", "The card game War, with your own house rules"),
    QCoreApplication.translate("desktop", "The War developers"),
    QCoreApplication.translate(
        "desktop",
        "Everyone turns a card, and the highest takes them all. If the highest cards tie, it's war! "
        "A six-year-old can play with a single key, and a parent can set the rules so it ends before "
        "bedtime.",
    ),
    QCoreApplication.translate("desktop", "Two to six players, people or computers, with or without jokers"),
    QCoreApplication.translate(
        "desktop",
        "Every house rule: cards face down, what happens when a player runs short, how won cards are "
        "picked up, limits",
    ),
    QCoreApplication.translate(
        "desktop", "Each deal has a number, so you can play the very same cards again"
    ),
    QCoreApplication.translate(
        "desktop",
        "Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion",
    ),
    QCoreApplication.translate("desktop", "No money, no prizes, no network"),
    QCoreApplication.translate("desktop", "A battle on the table, and a line that says who takes the cards"),
    #: what a saved round is called by file managers
    QCoreApplication.translate("desktop", "War card game round"),
)
