"""The bar below the table: the round in numbers, what can be done now, and the way to all else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QToolBar, QWidget

from warapp._compat import override
from warapp.table.drawing.paint import with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import em_of_bar, paint_ring, paint_shadow
from warapp.ui.play.bar_offer import BarOffer, Offer
from warapp.ui.window.bar_buttons import LEAST_PX, IconButton, OfferButton, PrimaryButton, SymbolButton
from warapp.ui.window.bar_layout import BarPlan, BarWidths, Span, mirrored, plan_bar
from warapp.ui.window.round_status import RoundStatus

_LEAST_PRIMARY_PX, _PRIMARY_EMS, _BUTTON_EMS = 56.0, 2.75, 2.45
_LOW_PX = 560
"""A window lower than this has less room above and below the buttons."""
_ROOM_PX, _LOW_ROOM_PX = 16, 10
_RING_RADIUS = 12.0


class ControlBar(QToolBar):
    """A single row, which folds into its menu where it is narrow and never wraps.

    Args:
        icons: what the icon buttons do, from the leading one on.
        folding: the numbers of these, in the order in which they fold into the menu.
        menu: opens the menu of all else.
        theme: of the table.
        parent: the window.

    Attributes:
        status: the round in numbers.
        primary: the large button.
        buttons: all buttons, from the leading one on.
    """

    _offer: BarOffer | None = None

    def __init__(
        self,
        icons: tuple[Offer, ...],
        folding: tuple[int, ...],
        menu: Offer,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme, self._window_height = theme, 0
        self._placed: tuple[BarPlan, QSize, float, bool] | None = None
        self._folding, self._icon_offers = folding, icons
        self._folded: tuple[Offer, ...] = ()
        self._set_up()
        self.status = RoundStatus(self._theme, self)
        self._before = [SymbolButton(self._theme, self) for _ in range(2)]
        self.primary = PrimaryButton(self._theme, self)
        self._after = SymbolButton(self._theme, self)
        self._icons = [IconButton(self._theme, self) for _ in icons]
        self.menu_button = IconButton(self._theme, self)
        self.menu_button.show_offer(menu)
        self.show_icons(icons)
        self.buttons: list[OfferButton] = [
            *self._before,
            self.primary,
            self._after,
            *self._icons,
            self.menu_button,
        ]
        for button in self.buttons:
            button.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.status.changed.connect(self._lay_out)

    def _set_up(self) -> None:
        self.setObjectName("bar")  # for the state of the window
        #: the name of the row of buttons, for screen readers
        self.setWindowTitle(self.tr("Controls"))
        self.setAccessibleName(self.windowTitle())
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    @property
    def folded(self) -> tuple[Offer, ...]:
        """What has no room in it, and belongs into its menu."""
        return self._folded

    def place_of(self, action: QAction) -> QRect:
        """Return where the button of an action is on the screen, or that of the menu if it has folded."""
        shown = (button for button in self.buttons if button.offer and button.offer.action is action)
        button = next((each for each in shown if not each.isHidden()), self.menu_button)
        return QRect(button.mapToGlobal(QPoint(0, 0)), button.size())

    def show_icons(self, icons: tuple[Offer, ...]) -> None:
        """Let the icon buttons do other things."""
        self._icon_offers = icons
        for button, offer in zip(self._icons, icons, strict=True):
            button.show_offer(offer)

    @property
    def theme(self) -> Theme:
        """The colours and the material of the table."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Use the colours that belong to a table."""
        self._theme = theme
        self.status.set_theme(self._theme)
        for button in self.buttons:
            button.set_theme(self._theme)
        self.update()

    def set_usual_words(self, *words: str) -> None:
        """Set the words of the primary button that take turns, so that nothing moves when they do."""
        self.primary.set_usual_words(words)

    def show_offer(self, offer: BarOffer) -> None:
        """Offer other things."""
        if offer == self._offer:
            return
        self._offer = offer
        for button, each in zip(self._before, offer.before, strict=False):
            button.show_offer(each)
        self.primary.show_offer(offer.primary)
        self._after.show_offer(offer.after)
        self.status.show_place(offer.place, offer.detail)
        self._lay_out()

    def set_window_height(self, height: int) -> None:
        """Leave less room above and below the buttons in a low window."""
        self._window_height = height
        self._lay_out()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.minimumSizeHint().width(), self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(4 * self._side), self._height)

    @property
    def _side(self) -> float:
        return round(max(LEAST_PX, _BUTTON_EMS * em_of_bar(self.font())))

    @property
    def _primary_height(self) -> int:
        return round(max(_LEAST_PRIMARY_PX, _PRIMARY_EMS * em_of_bar(self.font())))

    @property
    def _height(self) -> int:
        return self._primary_height + (_LOW_ROOM_PX if self._window_height < _LOW_PX else _ROOM_PX)

    def _lay_out(self) -> None:
        if self._offer is None:
            return
        self.setFixedHeight(self._height)
        plan = plan_bar(self._widths(), self._folding)
        placed = (plan, self.size(), self._side, self.isRightToLeft())
        if placed != self._placed:  # else only the words of the status have changed, as after each battle
            self._placed = placed
            self._place(plan)
            self.update()
        if plan.status:
            self.status.show_form(plan.status_form)
        self._fold(plan)

    def _place(self, plan: BarPlan) -> None:
        self._place_main(plan)
        for number, button in enumerate(self._icons):
            self._put(button, plan.icons.get(number), self._side)
        self._put(self.menu_button, plan.menu, self._side)
        self._put(self.status, plan.status, self.height())

    def _widths(self) -> BarWidths:
        assert self._offer is not None
        side = self._side
        return BarWidths(
            bar=self.width(),
            em=em_of_bar(self.font()),
            primary=self.primary.natural_width(cap=True),
            bare_primary=self.primary.natural_width(cap=False),
            icon=side,
            before=tuple(
                (button.width_of(offer.words, side), button.width_of(offer.short or offer.words, side))
                for button, offer in zip(self._before, self._offer.before, strict=False)
            ),
            after=self._after.width_of(self._offer.after.words, side),
            status=tuple(form.width for form in self.status.forms()),
            icons=tuple(self._icons_shown()),
        )

    def _icons_shown(self) -> list[int]:
        """Return the numbers of the icon buttons that are not left out."""
        without = self._offer.without if self._offer else frozenset()
        return [number for number, offer in enumerate(self._icon_offers) if offer.action not in without]

    def _place_main(self, plan: BarPlan) -> None:
        """Place the primary button and its neighbours."""
        for nth, button in enumerate(self._before):
            self._put(button, plan.before[nth] if nth < len(plan.before) else None, self._side)
            button.set_wording(plan.before_wording)
        self._put(self._after, plan.after, self._side)
        self._after.set_wording(plan.after_wording)
        self._put(self.primary, plan.primary, self._primary_height)
        self.primary.set_cap_shown(plan.has_cap)

    def _put(self, widget: QWidget, span: Span | None, height: float) -> None:
        """Put a widget where it has room, or hide it."""
        widget.setVisible(span is not None)
        if span is None:
            return
        placed = mirrored(span, self.width()) if self.isRightToLeft() else span
        left, right = round(placed.x), round(placed.end)
        widget.setGeometry(QRect(left, round((self.height() - height) / 2), right - left, round(height)))

    def _fold(self, plan: BarPlan) -> None:
        """Remember what has no room."""
        assert self._offer is not None
        folded = [] if plan.before else list(self._offer.before)
        folded += [] if plan.after else [self._offer.after]
        folded += [self._icon_offers[number] for number in self._icons_shown() if number not in plan.icons]
        self._folded = tuple(folded)

    def _focus_changed(self, left: QWidget | None, focused: QWidget | None) -> None:
        for widget in (left, focused):
            if widget is not None and self.isAncestorOf(widget):
                self.update()
                return

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._lay_out()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter)
            place = QRectF(self.primary.geometry())
            if not self._theme.is_plain:
                paint_shadow(painter, place, self.primary.radius)
            focused = QApplication.focusWidget()
            if focused is not None and self.isAncestorOf(focused):
                corner = focused.mapTo(self, QPoint(0, 0))
                radius = self.primary.radius if focused is self.primary else _RING_RADIUS
                paint_ring(painter, QRectF(QRect(corner, focused.size())), radius)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, width = self._theme, self.width()
        if theme.is_plain:
            painter.fillRect(self.rect(), QColor(theme.rim_light))
            painter.fillRect(QRect(0, 0, width, 2), QColor(theme.hairline))
            return
        light = QLinearGradient(0, 0, 0, self.height())
        light.setColorAt(0, QColor(theme.rim_light))
        light.setColorAt(1, QColor(theme.rim_dark))
        painter.fillRect(self.rect(), light)
        painter.fillRect(QRect(0, 0, width, 1), with_alpha("#000000", 150))
        painter.fillRect(QRect(0, 1, width, 1), with_alpha(theme.hairline, 90))
