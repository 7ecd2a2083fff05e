"""What the page shows around the picture: supplies and badges of every seat, and facts about the game."""

from __future__ import annotations

from kaiserhof.drawing import Badge, Panel, Supply
from kaiserhof.engine import Message
from kaiserhof.games.dayunhe.rules.phases import OPENING, TAKING
from kaiserhof.games.dayunhe.rules.scoring import network, region_unrest
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.building import canals_on_board

_CANALS = Message("supply-canals")
_NETWORK = Message("supply-network")
_UNREST = Message("supply-unrest")
_START = Badge("i-start", Message("badge-start"), "start")


class DayunhePanel(Panel[DayunheState]):
    """Supplies, badges and facts of Da Yunhe."""

    def supplies(self, view: DayunheState, seat: int) -> tuple[Supply, ...]:
        """Lists a seat's canals on the board, its largest network, and the unrest in its region."""
        return (
            Supply("i-canal", _CANALS, canals_on_board(view, seat), about="canal"),
            Supply("i-network", _NETWORK, network(view, seat), about="network"),
            Supply("i-unrest", _UNREST, region_unrest(view, seat), about="unrest"),
        )

    def badges(self, view: DayunheState, seat: int) -> tuple[Badge, ...]:
        begun = view.phase not in (OPENING, TAKING)
        return (_START,) if begun and seat == view.round % view.seats else ()

    def facts(self, view: DayunheState) -> tuple[Message, ...]:
        """Lists the options of this game."""
        return (Message("fact-limit", {"limit": view.limit}),)
