"""Draw stacks and warehouses.

Nobody knows the order of a stack, not even its owner, and everything drawn lies open in the warehouse; so what is
hidden in a player's three stacks is one multiset, the `pool`, and each stack is, from the top: perhaps a tile turned
up, then so many unknown tiles of the pool, then unrest tiles that everyone saw going under it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.dayunhe.rules.components import STACKS, UNREST, even_stacks
from kaiserhof.games.dayunhe.rules.phases import ACTION, DRAWING, SPYING, STOWING, TAKING
from kaiserhof.games.dayunhe.words import log

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState


def height(state: DayunheState, pile: int) -> int:
    """Tiles in a stack (three stacks a seat, numbered through)."""
    return (state.tops[pile] >= 0) + state.unknown[pile] + state.bottoms[pile]


def smallest(state: DayunheState, seat: int) -> int:
    """Rule `under-stack`: the smallest stack of a seat, the first of equals."""
    best = 0
    for stack in range(1, STACKS):
        if height(state, seat * STACKS + stack) < height(state, seat * STACKS + best):
            best = stack
    return best


def store(state: DayunheState, seat: int, kind: int) -> None:
    """A tile comes into a warehouse."""
    state.warehouse[seat * state.lookup.kinds + kind] += 1
    state.stored[seat] += 1
    state.in_store[seat] |= 1 << kind


def unstore(state: DayunheState, seat: int, kind: int, tiles: int = 1) -> None:
    """Tiles of a kind leave a warehouse."""
    index = seat * state.lookup.kinds + kind
    state.warehouse[index] -= tiles
    state.stored[seat] -= tiles
    if not state.warehouse[index]:
        state.in_store[seat] &= ~(1 << kind)


def open_first(state: DayunheState, kind: int) -> None:
    """Rules `setup-tops` and `setup-reshuffle`: the top tiles are turned up; two or three unrest tiles mean anew."""
    pile = state.stack
    seat = pile // STACKS
    _leave_pool(state, pile, kind)
    state.tops[pile] = kind
    if (pile + 1) % STACKS:
        state.stack = pile + 1
    elif state.tops[seat * STACKS : pile + 1].count(UNREST) > 1:
        shuffle(state, seat)
        state.stack = seat * STACKS
        if state.journal is not None:
            log.reshuffled(state, seat)
    elif seat + 1 < state.seats:
        state.stack = pile + 1
    else:
        state.stack = -1
        state.phase = TAKING
        state.turn = 0


def take_first(state: DayunheState, stack: int) -> None:
    """Rule `setup-first-tile`: one of the open tiles comes into the warehouse; that stack stays face down."""
    pile = state.turn * STACKS + stack
    store(state, state.turn, state.tops[pile])
    state.tops[pile] = -1


def replenish(state: DayunheState, stack: int) -> None:
    """Rules `replenish` and `replenish-room`: the top tile of a stack; hidden tiles are drawn by chance."""
    pile = state.turn * STACKS + stack
    state.replenish -= 1
    top = state.tops[pile]
    if top >= 0:
        state.tops[pile] = -1
        store(state, state.turn, top)
    elif state.unknown[pile]:
        state.stack = pile
        state.phase = DRAWING
        return
    else:
        state.bottoms[pile] -= 1
        store(state, state.turn, UNREST)
        top = UNREST
    if state.journal is not None:
        log.drawn(state, top)


def drawn(state: DayunheState, kind: int) -> None:
    """A hidden tile comes into the warehouse."""
    _leave_pool(state, state.stack, kind)
    store(state, state.turn, kind)
    state.stack = -1
    state.phase = ACTION


def spy(state: DayunheState, stack: int) -> None:
    """Rule `espionage`: the hidden top tile of a stack is turned up and stays so."""
    pile = state.turn * STACKS + stack
    state.unspied &= ~(1 << stack)
    state.special = 1 if state.unspied else 0
    if state.unknown[pile]:
        state.stack = pile
        state.phase = SPYING
        return
    state.bottoms[pile] -= 1
    state.tops[pile] = UNREST
    if state.journal is not None:
        log.turned_up(state, pile, UNREST)


def spied(state: DayunheState, kind: int) -> None:
    """The tile that espionage turned up."""
    _leave_pool(state, state.stack, kind)
    state.tops[state.stack] = kind
    state.stack = -1
    state.phase = ACTION


def put_under(state: DayunheState, seat: int, stack: int) -> None:
    """Rule `under-stack`: an unrest tile goes face down under a stack; an empty stack begins anew."""
    state.bottoms[seat * STACKS + stack] += 1
    if state.journal is not None:
        log.put_under(state, seat, stack)


def stow(state: DayunheState, stack: int) -> None:
    """The player whose turn it is has chosen the stack for an own unrest tile."""
    put_under(state, state.turn, stack)
    state.phase = ACTION


def to_stow(state: DayunheState) -> None:
    """An own unrest tile has to go under one of the own stacks."""
    state.phase = STOWING


def shuffle(state: DayunheState, seat: int) -> None:
    """Rule `reform`: all tiles of a seat's stacks in three hidden stacks of equal height, as nearly as can be."""
    first = seat * STACKS
    pool = seat * state.lookup.kinds
    tiles = 0
    for pile in range(first, first + STACKS):
        tiles += height(state, pile)
        if state.tops[pile] >= 0:
            state.pool[pool + state.tops[pile]] += 1
            state.tops[pile] = -1
        state.pool[pool + UNREST] += state.bottoms[pile]
        state.bottoms[pile] = 0
    state.unknown[first : first + STACKS] = even_stacks(tiles)


def _leave_pool(state: DayunheState, pile: int, kind: int) -> None:
    state.unknown[pile] -= 1
    state.pool[pile // STACKS * state.lookup.kinds + kind] -= 1
