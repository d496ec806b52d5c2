"""A window to play in: its time, its deals and its frames are in the hands of the test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, QTimer, QTimerEvent
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.builders import hands
from tests.helpers.manual_ticker import ManualTicker
from tests.table.stage_driver import look, look_at_rest
from warapp.composition import build_window
from warapp.desktop.speech import Speech
from warapp.engine import PLAYBOOK, Record, Rules
from warapp.features import Features, build_features
from warapp.recording import connect_recorder
from warapp.session import ClockTicker, GameSession, Round
from warapp.store.settings import Settings, open_ini
from warapp.table.drawing.deck_style import BACKS
from warapp.table.table import Table
from warapp.table.ticker import FrameTicker
from warapp.table.view import TableView
from warapp.ui.play.actions import Actions
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.play.table_keys import TableKeys
from warapp.ui.window.control_bar import ControlBar
from warapp.ui.window.news import News
from warapp.ui.window.round_status import RoundStatus

W = TypeVar("W", bound=QObject)
MOST_AFTER_MS = 12_000
"""Longer than anything goes on once the table has settled."""
FRAME_MS = 16


def of_deal(number: int, rules: Rules = PLAYBOOK, battles: int = 0) -> Record:
    return Record(rules, deal_number=number, battles=battles)


def of_piles(*piles: str, rules: Rules | None = None, battles: int = 0) -> Record:
    return Record(rules or Rules(seats=len(piles)), piles=hands(*piles), battles=battles)


class Game:
    """A shown window, all that is in it, and hands that press its keys.

    Attributes:
        now_ms: what the clock says.
        heard: the sounds so far.
        announced: what a screen reader was told.
    """

    def __init__(
        self,
        qtbot: QtBot,
        application: QApplication,
        folder: Path,
        record: Record,
        ticker: FrameTicker | None = None,
    ) -> None:
        self.now_ms = 0.0
        self.heard: list[str] = []
        self.announced: list[str] = []
        self._number, self._named = 100, 0
        self._qtbot = qtbot
        self.presets_file = folder / "presets.json"
        self.settings = Settings(open_ini(folder / "settings.ini")[0], BACKS)
        self.session = GameSession(self._draw, self._draw_id, lambda: self.now_ms, Round.at(record))
        self.window, self.appearance, self.context = build_window(
            application, self.session, self.settings, self.heard.append, ticker or ManualTicker()
        )
        for owned in (
            self.session,
            self.settings,
        ):  # they go with the window, and what their signals hold does
            owned.setParent(self.window)
        keys = TableKeys(application, self.window, self.context.view, self.context.keyboard)
        keys.space_taken.connect(self.context.game_controller.set_space_taken)
        self._features: Features | None = None
        self.table = self.child(Table)
        self.view = self.child(TableView)
        self.actions = self.child(Actions)
        self.controls = self.child(ControlBar)
        qtbot.addWidget(self.window)

    def prepare(self) -> None:
        """Let the window load, once, what it does without in its first frame."""
        if self._features is None:
            self._features = build_features(
                self.window,
                self.context,
                self.presets_file,
                self.presets_file.with_name("lesson-1.json"),
                lambda language: Speech(language, ["no-voice-here"]),
            )

    @property
    def features(self) -> Features:
        """What the window has once it is prepared."""
        assert self._features, "the window is not prepared"
        return self._features

    def listen(self) -> None:
        """Let the window think that a screen reader is there, and keep what it is told."""
        self.prepare()
        screen_reader = self.features.screen_reader
        screen_reader.is_heard = lambda: True
        screen_reader.spoken.connect(self.announced.append)

    def record(self, recorder: RoundRecorder) -> None:
        """Have the rounds of the window recorded."""
        connect_recorder(self.window, self.context, recorder, self._features)

    def _draw(self) -> int:
        self._number += 1
        return self._number

    def _draw_id(self) -> str:
        self._named += 1
        return f"round {self._named}"

    def show(self) -> Game:
        """Show the window and give it the keys."""
        self.window.show()
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        self.view.setFocus()
        return self

    def child(self, kind: type[W]) -> W:
        """The one part of the window that is of this kind."""
        (found,) = self.window.findChildren(kind)
        return found

    @property
    def state_text(self) -> str:
        """Where the round stands, in one line."""
        return str(self.session.state)

    @property
    def battles(self) -> int:
        """How many battles were played."""
        return self.session.state.battles

    @property
    def line(self) -> str:
        """The line of words."""
        return self.table.stage.labels.caption

    @property
    def status(self) -> list[str]:
        """What the leading end of the bar shows, part by part."""
        shown: list[QLabel | QAbstractButton] = [
            part
            for part in self.child(RoundStatus).findChildren(QWidget)
            if isinstance(part, QLabel | QAbstractButton)
        ]
        texts = [part.text() for part in shown if part.isVisibleTo(self.window)]
        return [text for text in " · ".join(texts).split(" · ") if text]

    @property
    def deal_button(self) -> QAbstractButton:
        """What shows the deal's number, and copies it."""
        return self.child(RoundStatus).deal

    @property
    def news(self) -> str:
        """What was said for some seconds, while it is in sight."""
        return self.child(News).words

    @property
    def focus(self) -> QWidget:
        """What has the keys."""
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def press(self, keys: str, on: QWidget | None = None) -> None:
        """Press a key or several together, such as `Ctrl+N`, where the focus is."""
        QTest.keySequence(on or self.focus, QKeySequence(keys))

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Press and release the first mouse button."""
        place = at or widget.rect().center()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def button(self, action: QAction) -> QWidget:
        """The button of an action."""
        (button,) = [b for b in self.controls.buttons if b.offer and b.offer.action is action]
        return button

    def catch_up(self) -> None:
        """Deliver what was put off to the next turn of the event loop."""
        QCoreApplication.sendPostedEvents()

    def second(self, ms: float = 1_000) -> None:
        """Let time pass on the clock, and let what ticks tick once."""
        self.now_ms += ms
        for timer in self.child(ClockTicker).findChildren(QTimer):
            if timer.isActive():
                QCoreApplication.sendEvent(timer, QTimerEvent(timer.timerId()))

    def frame(self, ms: float = FRAME_MS) -> None:
        """Let a frame pass on the table."""
        self.table.advance(ms)
        self.catch_up()

    def finish(self, ms: float = FRAME_MS) -> None:
        """Let frames pass until nothing moves."""
        while self.table.moving:
            self.table.advance(ms)
        self.table.advance(MOST_AFTER_MS)

    def until(self, reached: Callable[[], bool]) -> None:
        """Let frames pass until something is so."""
        for _ in range(100_000):
            if reached():
                return
            self.frame()
        raise AssertionError("it never came to that")

    def check_table(self) -> None:
        """Check that the table at rest shows what the session has."""
        assert not self.table.moving
        self.table.advance(MOST_AFTER_MS)
        shown = look(self.table.stage)
        wanted = look_at_rest(self.session.state, self.session.round.last_battle)
        assert shown == wanted, {k: (shown[k], wanted[k]) for k in wanted if shown[k] != wanted[k]}
