"""Officials and markers in the three ministries: who has bribed whom, and the discounts that brings.

`tile` says what lies on a space, `marker` whose marker stands on it; `own` holds the same markers as one mask a seat,
and `secured` and `unbribed` are masks over the spaces. Only the functions here change them, so that they always
agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.confucius.rules.components import (
    BINGBU,
    CANDIDATE,
    EMPTY,
    GONGBU,
    HUBU,
    MINISTRY_MASK,
    OPEN_SPACES,
)

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def lay_tile(state: ConfuciusState, space: int, tile: int) -> None:
    """Put an official without a marker on an empty space."""
    state.tile[space] = tile
    state.tiles |= 1 << space
    if tile != CANDIDATE:
        state.unbribed |= 1 << space


def remove_tile(state: ConfuciusState, space: int) -> None:
    """Rule `candidate-replaces`: the official leaves the game, and a marker on it goes back."""
    if state.marker[space] >= 0:
        take_marker(state, space)
    state.officials_gone[state.tile[space]] += 1
    state.tile[space] = EMPTY
    state.tiles &= ~(1 << space)
    state.unbribed &= ~(1 << space)


def put_marker(state: ConfuciusState, space: int, seat: int, *, secured: bool) -> None:
    """Put a seat's marker on an official that has none."""
    bit = 1 << space
    state.marker[space] = seat
    state.own[seat] |= bit
    state.unbribed &= ~bit
    if secured:
        state.secured |= bit


def take_marker(state: ConfuciusState, space: int) -> None:
    """Take the marker off an official."""
    bit = 1 << space
    state.own[state.marker[space]] &= ~bit
    state.marker[space] = -1
    state.secured &= ~bit
    if state.tile[space] != CANDIDATE:
        state.unbribed |= bit


def swap_tiles(state: ConfuciusState, one: int, other: int) -> None:
    """Swaps two officials with their markers, and with who has handed them over in this round."""
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


def lowest_empty(state: ConfuciusState, ministry: int) -> int:
    """Returns the most senior empty space of a ministry, or -1."""
    empty: int = MINISTRY_MASK[ministry] & ~state.tiles
    return (empty & -empty).bit_length() - 1


def open_spaces(state: ConfuciusState) -> int:
    """The mask of all spaces in unresolved ministries."""
    return OPEN_SPACES[state.resolved]


def unsecured(state: ConfuciusState) -> int:
    """The mask of officials with a marker that is not secured."""
    return state.tiles & ~state.unbribed & ~state.secured


def official_price(state: ConfuciusState, seat: int, space: int) -> int:
    """Rules `bribe` and `discount-hubu`: the coins on the tile, one less with an own official in Hubu."""
    return state.tile[space] - (1 if state.own[seat] & MINISTRY_MASK[HUBU] else 0)


def builds_cheaply(state: ConfuciusState, seat: int) -> int:
    """Rules `discount-gongbu` and `discount-lasting`: 1 with an own official in Gongbu, resolved or not, else 0."""
    return 1 if state.own[seat] & MINISTRY_MASK[GONGBU] else 0


def recruits_cheaply(state: ConfuciusState, seat: int) -> int:
    """Rule `discount-bingbu`: 1 with an own official in Bingbu, else 0."""
    return 1 if state.own[seat] & MINISTRY_MASK[BINGBU] else 0
