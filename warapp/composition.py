"""Builds a window as its first frame shows it, and connects what it is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from warapp.desktop.keyboard import keyboard_of
from warapp.session import ClockTicker, GameSession
from warapp.store.settings import Settings
from warapp.table.drawing.card_art import CardArt
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.table.table import Table
from warapp.table.ticker import FrameTicker
from warapp.table.view import TableView
from warapp.ui.appearance.controller import AppearanceController
from warapp.ui.errors.about_controller import AboutController
from warapp.ui.play.game_controller import GameController
from warapp.ui.play.press_meter import PressMeter
from warapp.ui.play.seat_names import Players
from warapp.ui.play.war_laying import WarLaying
from warapp.ui.play.window_context import WindowContext
from warapp.ui.widgets.numbers import number_text
from warapp.ui.window.main_window import MainWindow
from warapp.ui.window.window_activity import WindowActivity
from warapp.words import with_english_fallback


class BuiltWindow(NamedTuple):
    """A window, and what it is made of."""

    window: MainWindow
    appearance: AppearanceController
    context: WindowContext


def _connect_appearance(appearance: AppearanceController, window: MainWindow, session: GameSession) -> None:
    session.round_started.connect(lambda _: appearance.show_rules(session.rules))
    window.set_theme(appearance.theme)
    appearance.theme_changed.connect(window.set_theme)
    window.actions_.preferences.triggered.connect(lambda: appearance.open_preferences(window))


def _follow_time(session: GameSession, window: MainWindow) -> None:
    ClockTicker(session, window)
    WindowActivity(window, session.clock, window.game_controller.auto_play)


def build_window(
    application: QApplication,
    session: GameSession,
    settings: Settings,
    play_sound: Callable[[str], None],
    ticker: FrameTicker,
) -> BuiltWindow:
    """Return the window of a session, with a table of its own, as the first frame shows it."""
    translate = with_english_fallback(QCoreApplication.translate, number_text)
    scene = TableScene(Stage(), CardArt(), translate)
    table = Table(scene, play_sound, ticker)
    players = Players(settings)
    game_controller = GameController(session, table, translate, players)
    appearance = AppearanceController(
        settings, scene, table, application, game_controller.dialog_open, play_sound, session.rules
    )
    WarLaying(settings, table, game_controller, translate)
    view = TableView(scene)
    ticker.follow_rate(lambda: view.screen().refreshRate())
    window = MainWindow(session, table, view, settings, game_controller)
    for part in (scene, table, game_controller):
        part.setParent(window)
    ticker.setParent(table)
    _follow_time(session, window)
    _connect_appearance(appearance, window, session)
    context = WindowContext(
        window=window,
        actions=window.actions_,
        view=view,
        table=table,
        session=session,
        game_controller=game_controller,
        players=players,
        settings=settings,
        translate=translate,
        keyboard=keyboard_of(application.platformName(), window),
        messages=window,
        new_table=lambda scene: Table(scene, play_sound, ticker),
        theme=lambda: appearance.theme,
        ticker=ticker,
        play_sound=play_sound,
        press_meter=PressMeter(session, game_controller, window),
    )
    AboutController(context)
    return BuiltWindow(window, appearance, context)
