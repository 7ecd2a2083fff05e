"""The table on a phone: actions, ministries, gifts, examination, lands and voyages, each a view; and an overview."""

from __future__ import annotations

from html import unescape

from kaiserhof.drawing import LEGAL, NARROW, TABLE, VIEWER, Easel, Frame
from kaiserhof.games.confucius.drawing.board.spots import Spot
from kaiserhof.games.confucius.drawing.forms import EVERYONE, FormDrawing
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.actions import Actions
from kaiserhof.games.confucius.drawing.narrow.examination import Examination
from kaiserhof.games.confucius.drawing.narrow.gifts import Gifts
from kaiserhof.games.confucius.drawing.narrow.hand import draw_hand
from kaiserhof.games.confucius.drawing.narrow.lands import ForeignLands
from kaiserhof.games.confucius.drawing.narrow.ministries import Ministries
from kaiserhof.games.confucius.drawing.narrow.overview import Overview
from kaiserhof.games.confucius.drawing.narrow.seas import Seas
from kaiserhof.games.confucius.drawing.narrow.targets import CLOSING, opening
from kaiserhof.games.confucius.rules.components import MINISTRIES, MINISTRY_OF
from kaiserhof.games.confucius.rules.phases import (
    ACTING,
    LANDING,
    LAYING,
    MARKING,
    PLACING,
    REDEPLOYING,
    SHIPPING,
    SWAPPING,
    TUTORING,
    YIELDING,
)
from kaiserhof.games.confucius.rules.state import ConfuciusState

_ASKED = {
    ACTING: "actions",
    LANDING: "seas",
    SHIPPING: "seas",
    REDEPLOYING: "lands",
    TUTORING: "examination",
    LAYING: "examination",
    MARKING: "ministries",
    SWAPPING: "ministries",
    PLACING: "ministries",
    YIELDING: "ministries",
}
"""The view where a question is answered, or that shows what it is about, by phase."""


class NarrowDrawing(FormDrawing):
    """The views in one language, for one number of seats."""

    def __init__(self, labels: ConfuciusLabels, seats: int) -> None:
        super().__init__(labels, seats)
        self._actions = Actions(self.layout.fields, labels)
        self._ministries = Ministries(labels)
        self._gifts = Gifts(labels)
        self._examination = Examination(labels)
        self._foreign = ForeignLands(labels)
        self._seas = Seas(labels)
        self._overview = Overview(labels, self._examination, self._foreign)

    def draw_board(self, view: ConfuciusState, easel: Easel) -> None:
        """Draws nothing: a phone shows views instead of a board."""

    def draw_own(self, view: ConfuciusState, easel: Easel) -> None:
        """Draws nothing: the views show the viewer's obligations and the costs of actions."""

    def draw_hand(self, view: ConfuciusState, legal: frozenset[int], easel: Easel) -> None:
        spots = self._named(view)
        rows = self._actions.draw(view, spots, legal)
        easel.add(
            Frame(
                "actions",
                LEGAL,
                '<div class="cf"><ul class="cf-actions">',
                "</ul></div>",
                form=NARROW,
                title=self._title("actions"),
                icon="i-cube",
            ),
            rows,
            lambda: rows,
        )
        easel.add(
            Frame(
                "ministries",
                VIEWER,
                '<div class="cf"><div class="cf-ministries strip" tabindex="0">',
                CLOSING,
                form=NARROW,
                parts=self._ministries.parts(view),
                title=self._title("ministries"),
                icon="i-chief",
            ),
            self._ministries.key(view),
            lambda: self._ministries.draw(view, spots),
        )
        easel.add(
            Frame(
                "gifts", VIEWER, opening("gifts-view"), CLOSING, form=NARROW, title=self._title("gifts"), icon="i-gift"
            ),
            self._gifts.key(view),
            lambda: self._gifts.draw(view),
        )
        draw_hand(view, self.labels, legal, easel)

    def draw_supplies(self, view: ConfuciusState, easel: Easel) -> None:
        spots = self._named(view)
        rows = self._overview.draw(view)
        views = (
            ("board", rows, lambda: rows, "i-board"),
            (
                "examination",
                self._examination.key(view),
                lambda: self._examination.draw(view, spots),
                "i-examination",
            ),
            ("lands", self._foreign.key(view), lambda: self._foreign.draw(view, spots), "i-army"),
            ("seas", self._seas.key(view), lambda: self._seas.draw(view, spots), "i-junk"),
        )
        for name, key, draw, icon in views:
            easel.add(
                Frame(name, TABLE, opening(name), CLOSING, form=NARROW, title=self._title(name), icon=icon), key, draw
            )

    def asked(self, view: ConfuciusState, legal: frozenset[int]) -> tuple[str, str]:
        """Returns the view where the question is answered, and the ministry that it is about."""
        name = _ASKED.get(view.phase, "") if legal else ""
        if name != "ministries":
            return name, ""
        number = view.resolving
        if view.phase in (MARKING, SWAPPING):
            number = MINISTRY_OF[view.target]
        elif view.phase == PLACING:
            number = view.candidate if view.candidate < len(MINISTRIES) else -1
        return name, MINISTRIES[number] if number >= 0 else ""

    def _title(self, name: str) -> str:
        return unescape(self.labels.say(f"view-{name}"))

    def _named(self, view: ConfuciusState) -> dict[str, Spot]:
        return {spot.place.name: spot for spot in self.spots(view, EVERYONE)}
