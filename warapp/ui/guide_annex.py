"""What stands beside the table, house rules and guide: each is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from warapp.ui.guide_desk import GuideDesk
    from warapp.ui.house_rules import Chosen, Surroundings
    from warapp.ui.house_rules_desk import RulesDesk
    from warapp.ui.house_rules_parts import Parts


class Annex(QObject):
    """Joins them to a window when they are first opened.

    Args:
        parts: returns the parts of the window.
        parent: the window.
    """

    changed = Signal()
    """An example is on the table, at its end, or off it again."""
    announced = Signal(str)
    """Words for a screen reader."""
    names_changed = Signal()
    """The seats have other names; the round that begins by other rules comes after this."""

    def __init__(self, parts: Callable[[], Parts], parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._guide: GuideDesk | None = None
        self._rules: RulesDesk | None = None

    @property
    def position(self) -> str:
        """Where an example stands that is on the table, in words; '' while it is the round."""
        return self._guide.player.position if self._guide else ""

    def rules(self) -> RulesDesk:
        """Return what joins the house rules to the window, such as people's own keys."""
        if self._rules is None:
            from warapp.ui.house_rules_desk import RulesDesk

            self._rules = RulesDesk(self._parts())
            self._rules.chosen.connect(self.names_changed)
        return self._rules

    def guide(self) -> GuideDesk:
        """Return what joins the guide to the window."""
        if self._guide is None:
            from warapp.ui.guide_desk import GuideDesk

            self._guide = GuideDesk(self._parts())
            self._guide.player.changed.connect(self.changed)
            self._guide.player.announced.connect(self.announced)
        return self._guide

    def ask_rules(self, open_dialog: Callable[[Chosen, Surroundings], Chosen | None]) -> None:
        """Let a person choose the rules."""
        self.rules().ask(open_dialog)

    def toggle_guide(self) -> None:
        """Open the guide, or close it."""
        self.guide().toggle()
