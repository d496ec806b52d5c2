"""Checks an installed program: its window, one round, and every file that ships with it."""

from __future__ import annotations

import logging
import sys
import traceback
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QProcess, QTranslator, qInstallMessageHandler
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication

from warapp import __version__
from warapp.app import App, LaunchOptions
from warapp.assets import resource
from warapp.clock import monotonic_ms
from warapp.desktop import qt_startup
from warapp.desktop.event_loop import run_in_event_loop
from warapp.engine import PLAYBOOK, Record, Rules, deal, play_to_end
from warapp.lab import kernel
from warapp.lab.summary import USUAL_PACE
from warapp.store.folders import Folders
from warapp.store.setting_values import Speed
from warapp.table.choreography.cue import Cue
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import BACKS, DeckStyle
from warapp.table.stage.labels import Labels
from warapp.table.stage.resting import rest
from warapp.table.stage.spots import Spot
from warapp.table.stage.stage import Stage
from warapp.table.table import Table
from warapp.table.ticker import FrameTicker

if TYPE_CHECKING:
    from types import TracebackType

    from warapp.engine import Battle, Card, State

DEAL = 12
"""A round of 118 battles with wars, which seat 0 wins."""
_LONGEST_ANSWER_MS = 2_000
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SYMBOLS = (
    "auto-play",
    "back",
    "deal",
    "forward",
    "full-screen",
    "guide",
    "history",
    "information",
    "learn",
    "more",
    "new-round",
    "open-hands",
    "pause",
    "play",
    "play-ten",
    "preferences",
    "restart",
    "rules",
    "sound-off",
    "sound-on",
    "speed",
    "statistics",
    "turn-cards",
)


def run(screenshot: Path | None = None) -> int:
    """Check everything, print a sentence for each fault, and return 1 if there is any, else 0.

    Settings, statistics and the saved round are neither read nor changed.

    Args:
        screenshot: where to write a picture of the window after the round.
    """
    application = qt_startup.make_application(["warapp"])
    faults: list[str] = []
    with _uncaught(faults.append), TemporaryDirectory(prefix="warapp-", ignore_cleanup_errors=True) as folder:
        faults += round_faults(application, Folders.beneath(Path(folder)), screenshot)
        for check in CHECKS:
            faults += check()
    for fault in faults:
        print(fault)
    if not faults:
        print(f"warapp {__version__}: the window, a round and everything that ships with War are fine.")
    return 1 if faults else 0


def round_faults(application: QApplication, folders: Folders, screenshot: Path | None = None) -> list[str]:
    """Open a window, play a round in it, and return the faults.

    Args:
        application: the application object.
        folders: for everything that the window saves.
        screenshot: where to write a picture of the window after the round.
    """
    faults: list[str] = []
    app = App(application, folders, LaunchOptions(Record(PLAYBOOK, DEAL)), FrameTicker(), monotonic_ms)

    def play() -> None:
        faults.extend(f"Starting up failed: {error!r}." for error in app.finish_start())
        faults.extend(_play(app))
        if screenshot and not app.window.grab().save(str(screenshot)):
            faults.append(f"The picture {screenshot} can't be written.")

    app.window.show()
    try:
        run_in_event_loop(application, play)
    except Exception as error:
        traceback.print_exception(error)
        faults.append(_went_wrong(error))
    finally:
        for process in app.findChildren(QProcess):  # asks the system for its settings
            process.waitForFinished(_LONGEST_ANSWER_MS)
        app.window.close()
    if app.slot:
        app.slot.release()  # Windows removes no folder with a file in it that is open
    return faults


def _play(app: App) -> list[str]:
    session, table = app.session, app.window.findChild(Table)
    assert table, "the window has a table"
    app.settings.speed = Speed(None)
    while not session.is_over:
        before = session.state.battles
        app.window.game_controller.turn_cards()
        if session.state.battles != before + 1:
            return [f"Turning cards after battle {before} plays no battle."]
        if not shows(table.stage, session.state, session.round.last_battle):
            return [
                f"After battle {session.state.battles} the table and the engine show different positions."
            ]
    if session.state != play_to_end(session.round.start, session.rules).state:
        return ["The round in the window ended differently from the engine's."]
    return []


def shows(stage: Stage, state: State, last: Battle | None = None) -> bool:
    """Return whether a table at rest shows a state: each card in its place, and every count.

    Args:
        stage: the cards and labels on the table.
        state: the state.
        last: the battle that led to it.
    """
    expected = Stage()
    expected.sync(state, rest(last) if last else None)
    return _cards(stage) == _cards(expected) and _counts(stage.labels) == _counts(expected.labels)


def _cards(stage: Stage) -> dict[Card, tuple[Spot, float, float]]:
    return {card: (sprite.target, sprite.travel, sprite.flip) for card, sprite in stage.sprites.items()}


def _counts(labels: Labels) -> tuple[object, ...]:
    return labels.counts, labels.pot, labels.carried, labels.aside, labels.battle, labels.outcome


def art_faults() -> list[str]:
    """Return the faults of the faces and backs of the cards."""
    art = CardArt()
    art.set_size(100, 1)
    faces = sorted(Rules(jokers=4).deck, key=str)
    with _warnings("warapp.table.drawing.card_art") as faults:
        pictures = {f"the face {card}": art.face(card) for card in faces}
        for back in BACKS:
            art.set_style(DeckStyle(back=back))
            pictures[f"the back {back}"] = art.back()
    seen: dict[bytes, str] = {}
    for name, picture in pictures.items():
        other = seen.setdefault(_pixels(picture.toImage()), name)
        if other != name:
            faults.append(f"Two pictures look the same: {name} and {other}.")
    return faults


def sound_faults() -> list[str]:
    """Return the faults of the sounds."""
    folder = resource("sounds")
    faults = [f"The sound {cue} is missing." for cue in Cue if not (folder / f"{cue}.wav").is_file()]
    for file in sorted(folder.glob("*.wav")):
        try:
            with wave.open(str(file)) as sound:
                if not any(sound.readframes(sound.getnframes())):
                    faults.append(f"The sound {file.stem} is silent.")
        except (OSError, EOFError, wave.Error) as error:
            faults.append(f"The sound {file.stem} can't be read: {error}.")
    return faults


def player_faults() -> list[str]:
    """Return why no sound can be played, for example without PulseAudio."""
    before = qInstallMessageHandler(lambda *_: None)  # Qt says which sound servers it did not find
    try:
        import PySide6.QtMultimedia  # noqa: F401
    except ImportError as error:
        return [f"Sounds can't be played: {error}."]
    finally:
        qInstallMessageHandler(before)
    return []


def icon_faults() -> list[str]:
    """Return the faults of the icons of program and buttons."""
    faults = []
    for side in ICON_SIZES:
        image = QImage(str(resource("icons", f"warapp-{side}.png")))
        if (image.width(), image.height()) != (side, side):
            faults.append(f"The icon of {side} pixels is missing or broken.")
    for parts in [("warapp.svg",), *(("symbolic", f"{name}.svg") for name in SYMBOLS)]:
        path = resource("icons", *parts)
        if not path.is_file() or QIcon(str(path)).pixmap(24, 24).isNull():
            faults.append(f"The icon {parts[-1]} is missing or broken.")
    return faults


def translation_faults() -> list[str]:
    """Return the faults of the translations, and of those of Qt's own buttons."""
    faults = []
    of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for file in sorted(resource("i18n").glob("*.qm")):
        language = file.stem.partition("_")[2]
        for wanted in (file, of_qt / f"qtbase_{language}.qm"):
            if not QTranslator().load(str(wanted)):
                faults.append(f"The translation {wanted.name} can't be loaded.")
    return faults


def kernel_faults() -> list[str]:
    """Return the faults of the compiled kernel; only a frozen program must have one."""
    if not kernel.available():
        return ["The compiled kernel is missing."] if getattr(sys, "frozen", False) else []
    played = play_to_end(deal(PLAYBOOK, DEAL), PLAYBOOK).state
    finish = kernel.play(PLAYBOOK, DEAL, USUAL_PACE)
    if (finish.summary.outcome, finish.summary.battles) != (played.outcome, played.battles):
        return ["The compiled kernel and the engine play different rounds."]
    return []


def _pixels(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_RGBA8888).constBits())


CHECKS = (
    art_faults,
    sound_faults,
    player_faults,
    icon_faults,
    translation_faults,
    kernel_faults,
)


@contextmanager
def _warnings(name: str) -> Iterator[list[str]]:
    """Collect the warnings of a logger instead of emitting them."""
    heard: list[str] = []
    handler, logger = logging.Handler(logging.WARNING), logging.getLogger(name)
    handler.emit = lambda record: heard.append(f"{record.getMessage()}.")  # type: ignore[method-assign]
    propagates, logger.propagate = logger.propagate, False
    logger.addHandler(handler)
    try:
        yield heard
    finally:
        logger.removeHandler(handler)
        logger.propagate = propagates


def _went_wrong(error: BaseException) -> str:
    return f"Something went wrong: {type(error).__name__}: {error}."


@contextmanager
def _uncaught(report: Callable[[str], None]) -> Iterator[None]:
    """Report exceptions that no caller sees, such as those in slots."""
    before = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        report(_went_wrong(error))
        before(kind, error, trace)

    sys.excepthook = hook
    try:
        yield
    finally:
        sys.excepthook = before
