"""Tiles on the board and in the Forbidden City: building, rebuilding, removing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.dayunhe.rules.components import UNREST
from kaiserhof.games.dayunhe.rules.lookup import OPPOSITE
from kaiserhof.games.dayunhe.rules.moves import AT, CITY_MOVE, SWAP
from kaiserhof.games.dayunhe.rules.phases import ACTION, PLACING, REBUILDING, TURNING
from kaiserhof.games.dayunhe.rules.sources import BUILDING
from kaiserhof.games.dayunhe.rules.stacks import unstore
from kaiserhof.games.dayunhe.words import log

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState


def lay(state: DayunheState, field: int, owner: int, kind: int, turns: int) -> None:
    """Put a tile on a free field."""
    bit = 1 << field
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


def lift(state: DayunheState, field: int) -> None:
    """Take the tile off a field."""
    bit = 1 << field
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


def connect(state: DayunheState, field: int, lines: int) -> None:
    """Rule `joined-lines`: give a field these canal lines, and keep who is joined with whom."""
    state.lines[field] = lines
    joined = state.joined
    bit = 1 << field
    own = 0
    for edge, other in enumerate(state.lookup.across[field]):
        if other >= 0:
            if lines >> edge & 1 and state.lines[other] >> OPPOSITE[edge] & 1:
                own |= 1 << other
                joined[other] |= bit
            else:
                joined[other] &= ~bit
    joined[field] = own


# ---------------------------------------------------------------- build


def canal_sites(state: DayunheState) -> int:
    """Rules `build-where` and `no-covering`: fields for a canal tile are those without one."""
    return state.lookup.buildable & ~state.canals


def free_sites(state: DayunheState) -> int:
    """Rule `build-unrest`: fields for an unrest tile, or for a tile that is moved, are those without any tile."""
    return state.lookup.buildable & ~state.canals & ~state.unrest


def city_open(state: DayunheState, seat: int) -> bool:
    """Rule `city-limit`: never more tiles in the city than own canals on the board, when one is laid there."""
    canals: int = state.canals_of[seat]
    return state.city_tiles[seat] < canals.bit_count()


def begin_build(state: DayunheState, kind: int) -> None:
    """Rule `build`: this tile of the warehouse is to be built."""
    state.tile_in_hand = kind
    state.phase = PLACING


def sites(state: DayunheState) -> list[int]:
    """Where the tile in hand may go."""
    lookup = state.lookup
    if state.tile_in_hand == UNREST:
        return lookup.moves_on(AT, free_sites(state))
    moves = lookup.moves_on(AT, canal_sites(state))
    if city_open(state, state.turn):
        moves.append(CITY_MOVE)
    return moves


def build_at(state: DayunheState, field: int) -> None:
    """Rules `build-canal`, `build-value` and `to-wall`: a tile from the warehouse on the board."""
    seat, kind = state.turn, state.tile_in_hand
    state.tile_in_hand = -1
    state.builds -= 1
    unstore(state, seat, kind)
    if state.unrest >> field & 1:
        to_wall(state, field)
    lay(state, field, seat, kind, 0)
    if kind == UNREST:
        state.phase = ACTION
        return
    state.gain(seat, state.lookup.values[kind], BUILDING)
    _to_turn(state, field, -1)


def build_city(state: DayunheState) -> None:
    """Rule `build-city`: a canal tile in the own part of the Forbidden City; it counts at the end."""
    seat, kind = state.turn, state.tile_in_hand
    state.tile_in_hand = -1
    state.builds -= 1
    unstore(state, seat, kind)
    state.city[seat * state.lookup.kinds + kind] += 1
    state.city_tiles[seat] += 1
    state.phase = ACTION


def to_wall(state: DayunheState, field: int) -> None:
    """Rule `to-wall`: an unrest tile taken off the board goes to the Wall, to the part of its own colour."""
    owner = state.owner_at[field]
    lift(state, field)
    on_wall(state, owner)


def on_wall(state: DayunheState, owner: int) -> None:
    """An unrest tile comes to its owner's part of the Wall."""
    state.wall[owner] += 1
    if state.journal is not None:
        log.to_wall(state, owner)


def _to_turn(state: DayunheState, field: int, second: int) -> None:
    """The tiles on these fields (-1: none) may be turned, if they have lines to turn."""
    if second >= 0 and state.kind_at[second] == UNREST:
        second = -1
    if field >= 0 and state.kind_at[field] == UNREST:
        field, second = second, -1
    state.field = field
    state.next_field = second
    state.phase = TURNING if field >= 0 else ACTION


def turn(state: DayunheState, turns: int) -> None:
    """Rules `build-turn` and `rebuild-rotate`: the tile lies as its builder likes."""
    field = state.field
    if state.phase == REBUILDING:
        state.builds = 0
    state.turns_at[field] = turns
    connect(state, field, state.lookup.lines[state.kind_at[field]][turns])
    _to_turn(state, state.next_field, -1)


# ---------------------------------------------------------------- rebuild


def sources(state: DayunheState, seat: int) -> int:
    """Rules `rebuild` and `rebuild-foreign`: own tiles anywhere and all tiles in the own region."""
    region = state.lookup.regions[seat]
    tiles = state.canals_of[seat] | state.unrest_of[seat] | (state.canals | state.unrest) & region
    if free_sites(state) & region:
        return tiles
    found = 0
    rest = tiles
    while rest:
        low: int = rest & -rest
        rest ^= low
        field = low.bit_length() - 1
        if len(state.lookup.turns[state.kind_at[field]]) > 1 or targets(state, field) or partners(state, field):
            found |= low
    return found


def begin_rebuild(state: DayunheState, field: int) -> None:
    """Rule `rebuild`: this tile is to be turned, moved or swapped."""
    state.field = field
    state.phase = REBUILDING


def targets(state: DayunheState, field: int) -> int:
    """Rules `rebuild-move` and `rebuild-foreign`: free fields the tile may move to."""
    free = free_sites(state)
    return free if state.owner_at[field] == state.turn else free & state.lookup.regions[state.turn]


def partners(state: DayunheState, field: int) -> int:
    """Rules `rebuild-swap` and `rebuild-foreign`: another own tile, or both in the own region."""
    seat = state.turn
    region = state.lookup.regions[seat]
    found = 0
    if state.owner_at[field] == seat:
        found = state.canals_of[seat] | state.unrest_of[seat]
    if region >> field & 1:
        found |= (state.canals | state.unrest) & region
    if state.kind_at[field] == UNREST:
        found &= ~state.unrest_of[state.owner_at[field]]
    return found & ~(1 << field)


def rebuildings(state: DayunheState) -> list[int]:
    """What may become of the tile chosen for rebuilding."""
    lookup, field = state.lookup, state.field
    kind, turns = state.kind_at[field], state.turns_at[field]
    lines = lookup.lines[kind]
    moves = [
        move for move, t in zip(lookup.turn_moves[kind], lookup.turns[kind], strict=True) if lines[t] != lines[turns]
    ]
    moves += lookup.moves_on(AT, targets(state, field))
    moves += lookup.moves_on(SWAP, partners(state, field))
    return moves


def move_to(state: DayunheState, field: int) -> None:
    """Rule `rebuild-move`: the tile moves to a free field and may be turned there."""
    source = state.field
    owner, kind = state.owner_at[source], state.kind_at[source]
    state.builds = 0
    lift(state, source)
    lay(state, field, owner, kind, 0)
    _to_turn(state, field, -1)


def swap_with(state: DayunheState, field: int) -> None:
    """Rule `rebuild-swap`: two tiles change places, and both may be turned."""
    source = state.field
    first = state.owner_at[source], state.kind_at[source]
    second = state.owner_at[field], state.kind_at[field]
    state.builds = 0
    lift(state, source)
    lift(state, field)
    lay(state, field, first[0], first[1], 0)
    lay(state, source, second[0], second[1], 0)
    _to_turn(state, field, source)
