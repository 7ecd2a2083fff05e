"""The order of a round: which stage comes, and how it goes on when nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.games.confucius.rules import set_up
from kaiserhof.games.confucius.rules.court import examination, invasion, resolution, wall
from kaiserhof.games.confucius.rules.phases import ONWARD
from kaiserhof.games.confucius.rules.round import end_of_round, turns

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

STAGES: Final = (
    set_up.set_up,
    turns.begin_round,
    turns.next_turn,
    wall.build,
    examination.hold,
    resolution.resolve_next,
    invasion.resolve_next,
    end_of_round.call_officials,
    end_of_round.limit_hands,
    end_of_round.check_end,
    resolution.resolve_late,
    end_of_round.award_offices,
)
"""What a stage does next (rule `round`), in the order of `phases`."""


def go_on(state: ConfuciusState) -> None:
    """Let the stages do their work until someone decides, chance does, or the game is over."""
    while state.phase == ONWARD:
        STAGES[state.stage](state)
