"""Invasions: a Foreign Land whose boxes are full is conquered; at its deadline it is lost."""

from __future__ import annotations

from kaiserhof.engine import Seat, Value, say
from kaiserhof.games.confucius.rules import cards
from kaiserhof.games.confucius.rules.components import BOXES, DEADLINES, LANDS_USED, MAX_BOXES, REWARD_BOX
from kaiserhof.games.confucius.rules.phases import NEW_OFFICIALS
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import foreign_name


def resolve_next(state: Position) -> None:
    """Rules `invasion-trigger` and `invasion-order`: resolves the lands in the order of their soldiers."""
    for slot in range(LANDS_USED):
        if not state.land_done >> slot & 1:
            full = is_full(state, slot)
            if full or state.wall == DEADLINES[slot]:
                _resolve(state, slot, full)
                return
    state.stage = NEW_OFFICIALS
    state.step = 0


def is_full(state: Position, slot: int) -> bool:
    """Checks if every box of the land has an army."""
    start = slot * MAX_BOXES
    return all(army >= 0 for army in state.armies[start : start + len(BOXES[state.foreign[slot]])])


def _resolve(state: Position, slot: int, success: bool) -> None:
    """Rules `invasion-success`, `invasion-failure`, `invasion-reward`: ends an invasion. Gives points for a success,
    and the reward card in any case.
    """
    land = state.foreign[slot]
    state.land_done |= 1 << slot
    say(state, "log-invasion-won" if success else "log-invasion-lost", {"land": foreign_name(land)})
    if success:
        state.land_won |= 1 << slot
        for box, points in enumerate(BOXES[land]):
            seat = state.armies[slot * MAX_BOXES + box]
            state.points[seat] += points
            values: dict[str, Value] = {"land": foreign_name(land), "box": box + 1, "points": points}
            say(state, "log-points-box", {"seat": Seat(seat), **values})
    rewarded = state.armies[slot * MAX_BOXES + REWARD_BOX[land]]
    if rewarded >= 0:
        cards.earn_reward(state, rewarded)
