"""The order of a round: what each stage does when nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.games.confucius.rules.court import examination, invasion, resolution, wall
from kaiserhof.games.confucius.rules.phases import ACTIONS_STAGE, ONWARD
from kaiserhof.games.confucius.rules.round import end_of_round, set_up, turns

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
"""What happens next (rule `round`), by stage."""


def go_on(state: ConfuciusState) -> None:
    """Runs the stages until a player or chance is asked, or the game is over."""
    while state.phase == ONWARD:
        if state.stage == ACTIONS_STAGE:
            turns.next_turn(state)  # by far the most frequent: called without the detour over the table
        else:
            STAGES[state.stage](state)
