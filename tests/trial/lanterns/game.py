"""*Lanterns* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kaiserhof.engine import Game, Message, OptionValue, ScoreLine
from kaiserhof.games.lanterns.rules.components import HOOKS
from kaiserhof.games.lanterns.rules.decisions import TARGETS, VERBS
from kaiserhof.games.lanterns.rules.state import LanternsState


class Lanterns(Game[LanternsState]):
    """Two or three players hang lanterns and pay for them with hidden cards."""

    id = "lanterns"
    rules_version = 1
    players = range(2, 4)
    options = ()
    action_space = TARGETS * len(VERBS)
    longest = 40
    terms = ("gold",)

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> LanternsState:
        """Returns the position before the first card is dealt."""
        self.choose(seats, options)
        state = LanternsState(seats)
        state.set_up()
        return state

    def from_json(self, data: Mapping[str, Any]) -> LanternsState:
        """Returns the state of a snapshot."""
        state = LanternsState(data["seats"])
        state.read(data)
        return state

    def read_terms(self, state: LanternsState) -> list[list[float]]:
        """Returns the number of gold cards in hand, by seat."""
        return [[float(state.cards(seat, 1)), 1.0] for seat in range(state.seats)]

    def progress(self, state: LanternsState) -> float:
        """Returns the share of hooks that have a lantern."""
        return sum(owner >= 0 for owner in state.lanterns) / HOOKS

    def score_sheet(self, state: LanternsState) -> list[ScoreLine]:
        """Returns one line: the points of the lanterns."""
        return [ScoreLine(Message("points-lanterns"), tuple(state.scores()))]


GAME = Lanterns()
