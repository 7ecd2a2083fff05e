"""Building: tiles go from the warehouse onto the board or into the Forbidden City."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value, say
from kaiserhof.engine.native import count_bits
from kaiserhof.games.dayunhe.rules.components import UNREST
from kaiserhof.games.dayunhe.rules.lookup import OPPOSITE
from kaiserhof.games.dayunhe.rules.moves import AT, BUILD, CITY_MOVE
from kaiserhof.games.dayunhe.rules.phases import ACTION, PLACING, REBUILDING, TURNING
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.sources import BUILDING
from kaiserhof.games.dayunhe.rules.verbs.stacks import unstore
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb
from kaiserhof.games.dayunhe.words import names


def lay(state: Position, field: i64, owner: i64, kind: i64, turns: i64) -> None:
    bit: i64 = 1 << field
    state.owner_at[field] = owner
    state.kind_at[field] = kind
    state.turns_at[field] = turns
    if kind == UNREST:
        state.unrest |= bit
        state.unrest_of[owner] |= bit
    else:
        state.canals |= bit
        state.canals_of[owner] |= bit
        connect(state, field, state.lookup.lines[kind][turns])


def lift(state: Position, field: i64) -> None:
    bit: i64 = 1 << field
    owner = state.owner_at[field]
    if state.unrest & bit:
        state.unrest ^= bit
        state.unrest_of[owner] ^= bit
    else:
        state.canals ^= bit
        state.canals_of[owner] ^= bit
        connect(state, field, 0)
    state.owner_at[field] = -1
    state.kind_at[field] = -1
    state.turns_at[field] = 0


def connect(state: Position, field: i64, lines: i64) -> None:
    """Rule `joined-lines`: sets the canal lines of a field, and updates which canals are joined."""
    state.lines[field] = lines
    joined = state.joined
    bit: i64 = 1 << field
    own: i64 = 0
    across = state.lookup.across[field]
    for edge in range(len(across)):
        other = across[edge]
        if other >= 0:
            if lines >> edge & 1 and state.lines[other] >> OPPOSITE[edge] & 1:
                own |= 1 << other
                joined[other] |= bit
            else:
                joined[other] &= ~bit
    joined[field] = own


def canal_sites(state: Position) -> i64:
    """Rules `build-where` and `no-covering`: returns the mask of fields for a canal tile, which are those
    without one.
    """
    return state.lookup.buildable & ~state.canals


def free_sites(state: Position) -> i64:
    """Rule `build-unrest`: returns the mask of fields without any tile, for an unrest tile or a tile that moves."""
    return state.lookup.buildable & ~state.canals & ~state.unrest


def canals_on_board(state: Position, seat: i64) -> int:
    """Returns the number of a seat's canal tiles on the board."""
    return count_bits(state.canals_of[seat])


def city_open(state: Position, seat: i64) -> bool:
    """Rule `city-limit`: checks if the seat has fewer tiles in the city than canals on the board."""
    return state.city_tiles[seat] < count_bits(state.canals_of[seat])


def to_wall(state: Position, field: i64) -> None:
    """Rule `to-wall`: moves an unrest tile from the board to its owner's part of the Wall."""
    owner = state.owner_at[field]
    lift(state, field)
    on_wall(state, owner)


def on_wall(state: Position, owner: i64) -> None:
    """Puts an unrest tile on its owner's part of the Wall."""
    state.wall[owner] += 1
    if state.journal is not None:
        say(state, "log-wall", {"seat": Seat(owner), "tiles": state.wall[owner]})


def let_turn(state: Position, field: i64, next_field: i64 = -1) -> None:
    """Lets the player turn the tiles on one or two fields; unrest tiles have no lines to turn."""
    if next_field >= 0 and state.kind_at[next_field] == UNREST:
        next_field = -1
    if field >= 0 and state.kind_at[field] == UNREST:
        field, next_field = next_field, -1
    state.field = field
    state.next_field = next_field
    state.phase = TURNING if field >= 0 else ACTION


def set_position(state: Position, field: i64, turns: i64) -> None:
    """Sets the turns of the canal tile on a field."""
    state.turns_at[field] = turns
    connect(state, field, state.lookup.lines[state.kind_at[field]][turns])


# ---------------------------------------------------------------- what players do


class Build(DayunheVerb):
    """Rules `build` and `build-warehouse`: chooses a tile of the warehouse to build."""

    def moves(self, state: Position) -> Sequence[int]:
        if not state.builds:
            return ()
        seat, lookup = state.turn, state.lookup
        stored = state.in_store[seat]
        if stored & 1 and not free_sites(state):
            stored &= ~1
        if not lookup.buildable & ~state.canals and not city_open(state, seat):
            stored &= 1
        return lookup.moves_on(BUILD, stored)

    def push(self, state: Position, target: i64) -> None:
        state.tile_in_hand = target
        state.phase = PLACING

    def refusal(self, state: Position, target: int) -> Refusal:
        if state.rebuilt:
            return Refusal("rebuild-instead")
        if not state.builds:
            return Refusal("card-parts", names.card_detail(state.chosen[state.turn]))
        if not state.in_store[state.turn] >> target & 1:
            return Refusal("build-warehouse")
        return Refusal("build-unrest" if target == UNREST else "no-covering")

    def label(self, state: Position, target: int) -> Message:
        values = self.values(state, target)
        if target == UNREST:
            return Message("move-build-unrest", values)
        return Message("move-build-canal", {**values, "lines": names.tile_lines(state, target, 0)})


class PlaceOnBoard(DayunheVerb):
    """Rules `build-canal`, `build-unrest`, `build-value` and `to-wall`: puts the tile in hand on the board."""

    def moves(self, state: Position) -> Sequence[int]:
        free = free_sites(state) if state.tile_in_hand == UNREST else canal_sites(state)
        return state.lookup.moves_on(AT, free)

    def push(self, state: Position, target: i64) -> None:
        seat, kind = state.turn, state.tile_in_hand
        _leave_hand(state)
        if state.unrest >> target & 1:
            to_wall(state, target)
        lay(state, target, seat, kind, 0)
        if kind != UNREST:
            state.gain(seat, state.lookup.values[kind], BUILDING)
        let_turn(state, target)

    def refusal(self, state: Position, target: int) -> Refusal:
        if not state.lookup.buildable >> target & 1:
            return Refusal("build-where")
        return Refusal("no-covering" if state.canals >> target & 1 else "build-unrest")

    def announce(self, state: Position, target: int) -> None:
        kind = state.tile_in_hand
        values: dict[str, Value] = {"seat": Seat(state.turn), "field": names.field_name(state, target)}
        if kind == UNREST:
            say(state, "log-build-unrest", values)
        else:
            points = state.lookup.values[kind]
            values |= {"tile": names.tile_name(state, kind), "points": points, "id": state.lookup.field_ids[target]}
            say(state, "log-build", values)


class PlaceInCity(DayunheVerb):
    """Rules `build-city` and `city-limit`: puts the canal tile in hand into the seat's part of the Forbidden City."""

    def moves(self, state: Position) -> Sequence[int]:
        return (CITY_MOVE,) if state.tile_in_hand != UNREST and city_open(state, state.turn) else ()

    def push(self, state: Position, target: i64) -> None:
        seat, kind = state.turn, state.tile_in_hand
        _leave_hand(state)
        state.city[seat * state.lookup.kinds + kind] += 1
        state.city_tiles[seat] += 1
        state.phase = ACTION

    def refusal(self, state: Position, target: int) -> Refusal:
        if state.tile_in_hand == UNREST:
            return Refusal("build-city")
        seat = state.turn
        values: dict[str, Value] = {"tiles": state.city_tiles[seat], "canals": canals_on_board(state, seat)}
        return Refusal("city-limit", Message("detail-city-limit", values))

    def announce(self, state: Position, target: int) -> None:
        tile = names.tile_name(state, state.tile_in_hand)
        say(state, "log-city", {"seat": Seat(state.turn), "tile": tile})


def _leave_hand(state: Position) -> None:
    """Removes the tile in hand from the warehouse and uses up one build."""
    unstore(state, state.turn, state.tile_in_hand)
    state.tile_in_hand = -1
    state.builds -= 1


class TurnTile(DayunheVerb):
    """Rule `build-turn`: chooses how a tile lies."""

    def moves(self, state: Position) -> Sequence[int]:
        return state.lookup.turn_moves[state.kind_at[state.field]]

    def push(self, state: Position, target: i64) -> None:
        set_position(state, state.field, target)
        let_turn(state, state.next_field)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("build-turn")

    def label(self, state: Position, target: int) -> Message:
        if state.phase in (TURNING, REBUILDING):
            return Message("move-turn", {"lines": names.tile_lines(state, state.kind_at[state.field], target)})
        return Message("move-turn-by", {"turns": target})
