"""The Great Coordinator: where his ship may go, the gain of each field, and how an inspection continues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Seat, Value, say
from kaiserhof.engine.native import bit_length
from kaiserhof.games.dayunhe.rules.components import CANAL_GAIN, INSPECTION, LINE_BONUS, UNREST_LOSS
from kaiserhof.games.dayunhe.rules.moves import SAIL
from kaiserhof.games.dayunhe.rules.phases import ACTION, INSPECTING, SAILING
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.sources import SHIP_CANALS, SHIP_UNREST
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb
from kaiserhof.games.dayunhe.words.names import field_name

NOT_ENDED: Final = 0
ENDED_AT_WILL: Final = 1
ENDED_AFTER_ALL_FIELDS: Final = 2
STOPPED: Final = 3
"""How a Special Inspection ended: not at all, by its player's choice, after three fields, or through unrest or a
turning point (rule `inspection-stops`).
"""

WHY_ENDED: Final = ("special-inspection", "inspection-at-once", "special-inspection", "inspection-stops")
"""The rule that prevents an inspection from continuing, by how it ended."""


def ways(state: Position) -> i64:
    """Returns the mask of fields to which the ship may go next."""
    return ways_from(state, state.ship, state.south)


def ways_from(state: Position, field: i64, way: i64) -> i64:
    """Returns the mask of fields to which the ship could go from a field, northbound (0) or southbound (1).

    Rule `ship-line`: it follows joined lines that lead forward, as long as there are any. Rule `ship-next-canal`:
    otherwise it goes to the neighbour ahead on a shortest way to the next canal ahead. Rule `ship-homeward`: if there
    is none, it takes a shortest way to the turning field.
    """
    lookup, canals = state.lookup, state.canals
    follow = state.joined[field] & lookup.ahead[way][field]
    if follow:
        return follow
    rings = lookup.rings[way]
    around = rings[field]
    for distance in range(1, len(around)):
        near = around[distance] & canals
        if near:
            if distance == 1:
                return near
            found: i64 = 0
            for neighbour in lookup.ahead_list[way][field]:
                if distance <= len(rings[neighbour]) and rings[neighbour][distance - 1] & near:
                    found |= 1 << neighbour
            return found
    return lookup.homeward[way][field]


def gain_at(state: Position, before: i64, field: i64) -> tuple[i64, i64]:
    """Returns the seat (or -1) and the points that it gains or loses when the ship sails from one field to the next.

    Rule `ship-scoring`: a canal brings its owner points, and more if a line joins the two fields. Rule `ship-unrest`:
    unrest costs the owner of the region points. Rule `neutral-fields`: outside the regions it costs nobody anything.
    """
    if state.canals >> field & 1:
        return state.owner_at[field], CANAL_GAIN + LINE_BONUS if state.joined[before] >> field & 1 else CANAL_GAIN
    if state.unrest >> field & 1 and state.lookup.region_of[field] >= 0:
        return state.lookup.region_of[field], -UNREST_LOSS
    return -1, 0


def enter(state: Position, field: i64) -> None:
    """Rules `ship-scoring` and `ship-in-order`: moves the ship to a field, and scores it at once."""
    before = state.ship
    seat, points = gain_at(state, before, field)
    change: i64 = 0
    if seat >= 0:
        change = state.gain(seat, points, SHIP_CANALS if points > 0 else SHIP_UNREST)
    state.ship = field
    state.stones |= 1 << field
    state.steps -= 1
    if state.journal is not None:
        _say_entered(state, before, seat, change)
    if field == state.lookup.goal[state.south]:
        _turn_round(state)


def _say_entered(state: Position, before: int, seat: int, change: int) -> None:
    """Writes where the ship has come from and to, and whether it stops there: at the end, or before a choice."""
    field, ids = state.ship, state.lookup.field_ids
    values: dict[str, Value] = {"field": field_name(state, field), "at": f"spot-{ids[field]}", "piece": "ship"}
    options = ways(state) if state.steps and field != state.lookup.goal[state.south] else 0
    values |= {"from": f"spot-{ids[before]}", "stops": 0 if options and not options & (options - 1) else 1}
    if seat < 0:
        say(state, "log-ship", values)
        return
    name = "log-ship-canal" if state.canals >> field & 1 else "log-ship-unrest"
    gain = {"gain": change} if change else {}
    say(state, name, {**values, "seat": Seat(seat), "points": abs(change), **gain})


def _turn_round(state: Position) -> None:
    """Rule `trip-ends`: drops the rest of the move, moves the trip marker down, and reverses the direction."""
    state.steps = 0
    state.trips -= 1
    state.south = 1 - state.south
    say(state, "log-trip", {"trips": state.trips})


def sail_on(state: Position) -> bool:
    """Rules `ship-length` and `ship-chooser`: moves the ship until the start player has a choice.

    Returns whether the ship's move is over.
    """
    while state.steps:
        options = ways(state)
        if options & (options - 1):
            state.ways = options
            state.phase = SAILING
            return False
        enter(state, bit_length(options) - 1)
    state.ways = 0
    return True


def begin_inspection(state: Position, field: i64) -> None:
    """Rule `special-inspection`: moves the ship to the first field of an inspection."""
    state.special = 0
    state.steps = INSPECTION
    state.stones = 0
    inspect(state, field)


def inspect(state: Position, field: i64) -> None:
    """Rules `special-inspection` and `inspection-stops`: moves the ship to a field; it may have to stop there."""
    stops = state.unrest >> field & 1 or field == state.lookup.goal[state.south]
    enter(state, field)
    if stops:
        end_inspection(state, STOPPED)
    elif not state.steps:
        end_inspection(state, ENDED_AFTER_ALL_FIELDS)
    else:
        state.ways = ways(state)
        state.phase = INSPECTING


def end_inspection(state: Position, why: i64) -> None:
    state.inspection = why
    state.steps = 0
    state.ways = 0
    state.phase = ACTION


def no_way(state: Position, field: int) -> Refusal:
    """Explains why the ship may not go to a field."""
    lookup, way, ship = state.lookup, state.south, state.ship
    if not lookup.ahead[way][ship] >> field & 1:
        return Refusal("ship-forward")
    if state.joined[ship] & lookup.ahead[way][ship]:
        return Refusal("ship-line")
    ahead: i64 = 0
    for ring in lookup.rings[way][ship][1:]:
        ahead |= ring
    return Refusal("ship-next-canal" if state.canals & ahead else "ship-homeward")


class InspectFurther(DayunheVerb):
    """Rule `special-inspection`: moves to the second or third field of an inspection."""

    def moves(self, state: Position) -> Sequence[int]:
        return state.lookup.moves_on(SAIL, state.ways)

    def push(self, state: Position, target: i64) -> None:
        inspect(state, target)

    def refusal(self, state: Position, target: int) -> Refusal:
        return no_way(state, target)


class Halt(DayunheVerb):
    """Rule `special-inspection`: the player ends the inspection."""

    def moves(self, state: Position) -> Sequence[int]:
        return (self.move,)

    def push(self, state: Position, target: i64) -> None:
        end_inspection(state, ENDED_AT_WILL)
