"""The Great Coordinator: where his ship may go, and what a field he enters brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal
from kaiserhof.games.dayunhe.rules.components import CANAL_GAIN, INSPECTION, LINE_BONUS, UNREST_LOSS
from kaiserhof.games.dayunhe.rules.phases import ACTION, INSPECTING, SAILING
from kaiserhof.games.dayunhe.rules.sources import SHIP_CANALS, SHIP_UNREST
from kaiserhof.games.dayunhe.words import log

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState


def ways(state: DayunheState) -> int:
    """The mask of fields the ship may go to next."""
    return ways_from(state, state.ship, state.south)


def ways_from(state: DayunheState, here: int, way: int) -> int:
    """The mask of fields the ship could go to from this field, northbound (0) or southbound (1).

    Rule `ship-line`: along joined lines that lead forward, as long as there are any. Rule `ship-next-canal`: otherwise
    the neighbour ahead on a shortest way to the next canal ahead. Rule `ship-homeward`: without one, on a shortest way
    to the turning field.
    """
    lookup, canals = state.lookup, state.canals
    follow = state.joined[here] & lookup.ahead[way][here]
    if follow:
        return follow
    rings = lookup.rings[way]
    for distance, ring in enumerate(rings[here]):
        near = ring & canals
        if distance and near:
            if distance == 1:
                return near
            found = 0
            for neighbour in lookup.ahead_list[way][here]:
                if distance <= len(rings[neighbour]) and rings[neighbour][distance - 1] & near:
                    found |= 1 << neighbour
            return found
    return lookup.homeward[way][here]


def enter(state: DayunheState, field: int) -> None:
    """Rules `ship-scoring` and `ship-in-order`: one field further, scored at once; at a turning field the trip ends."""
    bit = 1 << field
    if state.canals & bit:
        joined = state.joined[state.ship] & bit
        gain = CANAL_GAIN + LINE_BONUS if joined else CANAL_GAIN
        state.gain(state.owner_at[field], gain, SHIP_CANALS)
    elif state.unrest & bit:
        owner = state.lookup.region_of[field]
        if owner >= 0:
            state.gain(owner, -UNREST_LOSS, SHIP_UNREST)
    if state.journal is not None:
        log.entered(state, field)
    state.ship = field
    state.stones |= bit
    state.steps -= 1
    if field == state.lookup.goal[state.south]:
        _turn_round(state)


def _turn_round(state: DayunheState) -> None:
    """Rule `trip-ends`: the rest of the move lapses, the trip marker goes down, the direction changes."""
    state.steps = 0
    state.trips -= 1
    state.south = 1 - state.south
    if state.journal is not None:
        log.trip_ended(state)


def sail_on(state: DayunheState) -> bool:
    """Rules `ship-length` and `ship-chooser`: go on until the start player has a choice; whether the move is over."""
    while state.steps:
        options = ways(state)
        if options & (options - 1):
            state.ways = options
            state.phase = SAILING
            return False
        enter(state, options.bit_length() - 1)
    state.ways = 0
    return True


def inspect(state: DayunheState, field: int) -> None:
    """Rule `special-inspection`: the first, second or third field of an inspection; it stops on an unrest tile."""
    if state.phase == ACTION:
        state.special = 0
        state.steps = INSPECTION
        state.stones = 0
    unrest = state.unrest >> field & 1
    enter(state, field)
    if unrest:
        state.steps = 0
    if state.steps:
        state.phase = INSPECTING
        state.ways = ways(state)
    else:
        halt(state)


def halt(state: DayunheState) -> None:
    """Rule `special-inspection`: the inspection goes no further."""
    state.steps = 0
    state.ways = 0
    state.phase = ACTION


def no_way(state: DayunheState, field: int) -> Refusal:
    """The ship may not go there."""
    lookup, way, here = state.lookup, state.south, state.ship
    if not lookup.ahead[way][here] >> field & 1:
        return Refusal("ship-forward")
    if state.joined[here] & lookup.ahead[way][here]:
        return Refusal("ship-line")
    ahead = 0
    for ring in lookup.rings[way][here][1:]:
        ahead |= ring
    return Refusal("ship-next-canal" if state.canals & ahead else "ship-homeward")
