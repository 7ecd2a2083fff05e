"""Officials and markers in the three ministries: who has bribed whom, and the discounts that brings.

The fields `tile`, `marker`, `tiles`, `own`, `secured` and `unbribed` hold the same information in different forms. Only
the functions here change them (except for securing a marker), and keep them consistent.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine.core.bits import lowest_bit
from kaiserhof.engine.native import with_number
from kaiserhof.games.confucius.rules.components import (
    BINGBU,
    CANDIDATE,
    EMPTY,
    GONGBU,
    HUBU,
    MINISTRY_MASK,
    OPEN_SPACES,
)
from kaiserhof.games.confucius.rules.position import Position


def lay_tile(state: Position, space: i64, tile: i64) -> None:
    """Puts an official without a marker on an empty space."""
    state.tile[space] = tile
    state.tiles |= 1 << space
    if tile != CANDIDATE:
        state.unbribed |= 1 << space


def remove_tile(state: Position, space: i64) -> None:
    """Rule `candidate-replaces`: removes the official from the game, and returns a marker on it to its owner."""
    if state.marker[space] >= 0:
        take_marker(state, space)
    tile = state.tile[space]
    state.officials_gone = with_number(state.officials_gone, tile, state.officials_gone[tile] + 1)
    state.tile[space] = EMPTY
    state.tiles &= ~(1 << space)
    state.unbribed &= ~(1 << space)


def put_marker(state: Position, space: i64, seat: i64, *, secured: bool) -> None:
    """Puts a marker of the seat on an official that has none."""
    bit = 1 << space
    state.marker[space] = seat
    state.own[seat] |= bit
    state.unbribed &= ~bit
    if secured:
        state.secured |= bit


def take_marker(state: Position, space: i64) -> None:
    """Takes the marker off an official."""
    bit = 1 << space
    state.own[state.marker[space]] &= ~bit
    state.marker[space] = -1
    state.secured &= ~bit
    if state.tile[space] != CANDIDATE:
        state.unbribed |= bit


def swap_tiles(state: Position, one: i64, other: i64) -> None:
    """Swaps two officials, with their markers and the record of who handed them over in this round."""
    first = (state.tile[one], state.marker[one], bool(state.secured >> one & 1))
    second = (state.tile[other], state.marker[other], bool(state.secured >> other & 1))
    for space in (one, other):
        if state.marker[space] >= 0:
            take_marker(state, space)
        state.unbribed &= ~(1 << space)
    for space, (tile, marker, secured) in ((other, first), (one, second)):
        lay_tile(state, space, tile)
        if marker >= 0:
            put_marker(state, space, marker, secured=secured)
    both = 1 << one | 1 << other
    for seat in range(state.seats):
        handed = state.transferred[seat] & both
        if handed and handed != both:
            state.transferred[seat] ^= both


def lowest_empty(state: Position, ministry: i64) -> i64:
    """Returns the most senior empty space of a ministry, or -1."""
    empty = MINISTRY_MASK[ministry] & ~state.tiles
    return lowest_bit(empty) if empty else -1


def open_spaces(state: Position) -> i64:
    """Returns the mask of all spaces in unresolved ministries."""
    return OPEN_SPACES[state.resolved]


def unsecured(state: Position) -> i64:
    """Returns the mask of officials with an unsecured marker."""
    return state.tiles & ~state.unbribed & ~state.secured


def official_price(state: Position, seat: i64, space: i64) -> i64:
    """Rules `bribe` and `discount-hubu`: returns the coins on the tile, one less if the seat has an
    official in Hubu.
    """
    return state.tile[space] - (1 if state.own[seat] & MINISTRY_MASK[HUBU] else 0)


def builds_cheaply(state: Position, seat: i64) -> i64:
    """Rules `discount-gongbu`, `discount-lasting`: returns 1 if the seat has an official in Gongbu, resolved or not,
    else 0.
    """
    return 1 if state.own[seat] & MINISTRY_MASK[GONGBU] else 0


def recruits_cheaply(state: Position, seat: i64) -> i64:
    """Rule `discount-bingbu`: returns 1 if the seat has an official in Bingbu, else 0."""
    return 1 if state.own[seat] & MINISTRY_MASK[BINGBU] else 0
