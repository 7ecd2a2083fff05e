"""The order of a round: what each stage does by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaiserhof.engine import say
from kaiserhof.games.confucius.rules import phases
from kaiserhof.games.confucius.rules.court import examination, invasion, resolution
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.round import end_of_round, set_up, turns


def build_wall(state: Position) -> None:
    """Rule `wall`: builds a piece of the Great Wall, the clock of the game."""
    state.wall += 1
    state.stage = phases.EXAMINATION
    say(state, "log-wall", {"pieces": state.wall})


STAGES: Final[dict[int, Callable[[Position], None]]] = {
    phases.SETTING_UP: set_up.set_up,
    phases.GIFTS_COUNTED: turns.begin_round,
    phases.ACTIONS_STAGE: turns.next_turn,
    phases.WALL: build_wall,
    phases.EXAMINATION: examination.hold,
    phases.RESOLUTIONS: resolution.resolve_next,
    phases.INVASIONS: invasion.resolve_next,
    phases.NEW_OFFICIALS: end_of_round.call_officials,
    phases.HAND_LIMIT_STAGE: end_of_round.limit_hands,
    phases.END_CHECK: end_of_round.check_end,
    phases.LATE_RESOLUTIONS: resolution.resolve_late,
    phases.OFFICES: end_of_round.award_offices,
}
"""What happens next (rule `round`), by stage."""


def go_on(state: Position) -> None:
    """Runs the stages until a player or chance is asked, or the game is over."""
    while state.phase == phases.ONWARD:
        if state.stage == phases.ACTIONS_STAGE:
            turns.next_turn(state)  # by far the most frequent: called without the detour over the table
        else:
            STAGES[state.stage](state)
