"""The panel at the end of a round, in a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.builders import hands
from tests.helpers.manual_executor import JobsByHand
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game
from warapp.engine import Record, Rules
from warapp.store.setting_values import Speed
from warapp.table.drawing.seat_markers import SEAT_COLOURS
from warapp.table.drawing.theme import THEMES
from warapp.ui.round_end.controller import RoundEndController
from warapp.ui.round_end.panel import EndPanel
from warapp.ui.round_end.panel_parts import BigButton, FigureTile, PanelTitle, PlaceRow
from warapp.vocabulary import ThemeName

WON = Record(Rules(), piles=hands("9C KC", "5D"))
LOST = Record(Rules(), piles=hands("5C", "9D KD"))
SIX = Record(Rules(seats=6), piles=hands("AC KC", "5D", "6D", "7D", "8D", "9D"))


class Ended(RoundEndController):
    """The controller of a window whose jobs run when a test says so."""

    def __init__(self, game: Game) -> None:
        self.jobs = JobsByHand()
        super().__init__(game.context, self.jobs)

    @property
    def shown(self) -> bool:
        """Whether the panel is in sight."""
        return self.panel is not None and self.panel.isVisible()


def played(game: Game) -> Ended:
    """Play the only battle to its very end."""
    ended = Ended(game)
    game.actions.turn.trigger()
    ended.jobs.run_all()
    game.finish()
    return ended


def test_the_panel_comes_up_once_the_table_has_told_the_end(open_round: Open) -> None:
    game = open_round(WON)
    ended = Ended(game)
    game.actions.turn.trigger()
    game.until(lambda: game.table.stage.labels.end.dim > 0)
    assert not ended.shown
    game.until(lambda: game.table.shows_panel)
    assert ended.shown
    assert game.table.moving, "confetti still falls"
    game.finish()
    assert ended.shown


def test_the_picture_of_the_panel_is_transparent_beside_its_corners(open_round: Open) -> None:
    panel = played(open_round(WON)).panel
    assert panel
    picture = panel.picture().toImage()
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(1, picture.height() - 1).alpha() == 0
    assert picture.pixelColor(picture.rect().center()).alpha() == 255


def test_a_press_skips_the_show_and_the_next_one_deals_a_round(open_round: Open) -> None:
    game = open_round(WON)
    ended = Ended(game)
    game.actions.turn.trigger()
    game.frame()
    game.press("Space")
    assert not game.table.moving
    assert ended.shown
    game.press("Space")
    assert not ended.shown
    assert game.battles == 0


def test_the_buttons_deal_a_new_round_and_the_same_cards(open_round: Open) -> None:
    for same in (False, True):
        game = open_round(LOST)
        ended = played(game)
        start = game.session.round.start
        assert ended.panel
        game.click(ended.panel.same_cards if same else ended.panel.new_round)
        assert not ended.shown
        assert (game.session.round.start == start) is same
        game.window.close()


def test_a_press_on_the_panel_itself_does_nothing(open_round: Open) -> None:
    game = open_round(WON)
    ended = played(game)
    assert ended.panel
    game.click(ended.panel, QPoint(ended.panel.width() // 2, ended.panel.height() // 3))
    assert ended.shown
    assert game.session.is_over


def test_keys_reach_the_buttons_and_the_table_gets_them_back(open_round: Open, qtbot: QtBot) -> None:
    game = open_round(WON)
    ended = played(game)
    assert ended.panel
    ended.panel.same_cards.setFocus()
    assert game.focus is ended.panel.same_cards
    game.press("Return")
    assert not ended.shown
    assert game.view.hasFocus()


def test_the_panel_is_there_at_instant_speed_and_with_reduced_motion(open_round: Open) -> None:
    game = open_round(WON)
    game.settings.speed = Speed(None)
    game.table.set_reduced_motion(True)
    ended = Ended(game)
    game.actions.turn.trigger()
    assert ended.shown
    assert game.table.stage.sprites == {}


def test_a_finished_round_that_is_opened_has_its_panel(open_round: Open) -> None:
    game = open_round(Record(Rules(), piles=hands("9C KC", "5D"), battles=1))
    ended = Ended(game)
    assert ended.shown
    ended.jobs.run_all()
    assert ended.panel
    assert ended.panel.content
    assert ended.panel.content.chart


def test_an_earlier_position_hides_the_panel_and_the_end_brings_it_back(open_round: Open) -> None:
    game = open_round(WON)
    game.prepare()
    ended = game.features.round_end
    game.actions.turn.trigger()
    game.finish()
    assert ended.panel
    assert ended.panel.isVisible()
    game.actions.first.trigger()
    assert not ended.panel.isVisible()
    game.press("Escape")
    assert ended.panel.isVisible()


def test_nothing_of_an_end_is_left_on_the_next_round(open_round: Open) -> None:
    game = open_round(WON)
    ended = played(game)
    game.session.restart()
    game.table.skip()
    end = game.table.stage.labels.end
    assert (end.dim, end.panel, end.confetti_ms) == (0.0, 0.0, None)
    assert game.table.stage.sprites == {}
    assert not ended.shown


def test_other_colours_make_the_panel_again(open_round: Open) -> None:
    game = open_round(WON)
    ended = played(game)
    before = ended.panel
    game.settings.theme = ThemeName.HIGH_CONTRAST
    assert ended.panel is not before
    assert ended.shown


@pytest.mark.parametrize("record", [WON, LOST, SIX], ids=["won", "lost", "six"])
@pytest.mark.parametrize("factor", [1, 2])
def test_all_of_the_panel_fits(open_round: Open, record: Record, factor: int) -> None:
    game = open_round(record)
    font = QFont(game.view.font())
    font.setPointSizeF(font.pointSizeF() * factor)
    game.view.setFont(font)
    panel = played(game).panel
    assert panel
    for size in ((700, 500), (1000, 700), (700, 1100), (1900, 600)):
        game.window.resize(*size)
        assert game.view.rect().contains(panel.geometry()), size
        check_nothing_is_cut(panel)


def check_nothing_is_cut(panel: EndPanel) -> None:
    """Check that each part of the panel has the room that it needs, and none lies on another."""
    kinds = (BigButton, PanelTitle, FigureTile, PlaceRow)
    shown = [part for part in panel.findChildren(QWidget) if isinstance(part, kinds) and part.isVisible()]
    boxes = [QRect(part.mapTo(panel, QPoint(0, 0)), part.size()) for part in shown]
    for part, box in zip(shown, boxes, strict=True):
        assert panel.rect().contains(box), part
        assert needs(part).width() <= part.width(), (part, needs(part), part.size())
        assert needs(part).height() <= part.height(), (part, needs(part), part.size())
    for nth, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[nth + 1 :])


@pytest.mark.parametrize("points", [10, 20, 32])
def test_the_tails_of_letters_in_a_title_are_whole(qtbot: QtBot, points: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setFont(QFont(window.font().family(), points))
    title = PanelTitle(THEMES[ThemeName.GREEN], window)
    title.show_text("Du gewinnst, Peggy!")
    title.resize(1_000, title.sizeHint().height())
    image = QImage(title.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    title.render(image, QPoint(0, 0), QRegion(), QWidget.RenderFlag(0))
    rows = [y for y in range(image.height()) if any(image.pixel(x, y) for x in range(image.width()))]
    assert 0 < rows[0] < rows[-1] < image.height() - 1


def needs(part: QWidget) -> QSize:
    return part.minimumSizeHint() if isinstance(part, BigButton | PlaceRow) else QSize(0, 0)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_places_begin_where_reading_begins(open_round: Open, direction: Qt.LayoutDirection) -> None:
    game = open_round(SIX)
    game.window.setLayoutDirection(direction)
    panel = played(game).panel
    assert panel is not None
    rows = [row for row in panel.findChildren(PlaceRow) if row.isVisible()]
    assert len(rows) == 6
    for row in rows:
        image = row.grab().toImage()
        middle = image.height() // 2
        colours = [image.pixelColor(x, middle).name().upper() for x in range(image.width())]
        (seat,) = [seat for seat, colour in enumerate(SEAT_COLOURS) if colour.upper() in colours]
        place = colours.index(SEAT_COLOURS[seat].upper()) / len(colours)
        assert (place > 0.5) == (direction == Qt.LayoutDirection.RightToLeft)


def test_an_end_at_which_a_window_opens_hides_the_band_as_one_that_was_told(open_round: Open) -> None:
    told = open_round(WON)
    played(told)
    opened = open_round(Record(Rules(), piles=WON.piles, battles=1))
    ended = Ended(opened)
    ended.jobs.run_all()
    ended.tell_at_once()
    assert opened.view.grab().toImage() == told.view.grab().toImage()


def test_the_panel_of_a_hidden_window_is_fitted_once_when_its_font_changes(
    open_round: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_round(WON)
    played(game)
    game.window.hide()
    game.window.resize(900, 640)
    fits, fit = [], EndPanel.fit

    def counted(panel: EndPanel, table: QSize) -> None:
        fits.append(table)
        fit(panel, table)

    monkeypatch.setattr(EndPanel, "fit", counted)
    QCoreApplication.sendEvent(game.view, QEvent(QEvent.Type.FontChange))
    assert len(fits) == 1
