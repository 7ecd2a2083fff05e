"""Draw stacks and warehouses: replenishing, and putting unrest tiles under a stack.

Nobody knows the order of a stack, not even its owner, and everything drawn lies face up in the warehouse. So the hidden
tiles of a player's three stacks are one multiset, the `pool`. Each stack is, from the top: possibly a face-up tile, a
number of unknown tiles of the pool, and the unrest tiles that everyone saw going under it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Seat, Value, say
from kaiserhof.games.dayunhe.rules.components import STACKS, UNREST, WAREHOUSE, even_stacks
from kaiserhof.games.dayunhe.rules.moves import REPLENISHES, STOWS
from kaiserhof.games.dayunhe.rules.phases import ACTION, DRAWING, STOWING, TAKING
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb
from kaiserhof.games.dayunhe.words import names


def height(state: Position, pile: i64) -> i64:
    """Returns the number of tiles in a stack (stacks are numbered through all seats)."""
    return (1 if state.tops[pile] >= 0 else 0) + state.unknown[pile] + state.bottoms[pile]


def smallest(state: Position, seat: i64) -> i64:
    """Rule `under-stack`: returns the smallest stack of a seat; the first one if several are equal."""
    best: i64 = 0
    for stack in range(1, STACKS):
        if height(state, seat * STACKS + stack) < height(state, seat * STACKS + best):
            best = stack
    return best


def store(state: Position, seat: i64, kind: i64) -> None:
    state.warehouse[seat * state.lookup.kinds + kind] += 1
    state.stored[seat] += 1
    state.in_store[seat] |= 1 << kind


def unstore(state: Position, seat: i64, kind: i64, tiles: i64 = 1) -> None:
    index = seat * state.lookup.kinds + kind
    state.warehouse[index] -= tiles
    state.stored[seat] -= tiles
    if not state.warehouse[index]:
        state.in_store[seat] &= ~(1 << kind)


def put_under(state: Position, seat: i64, stack: i64) -> None:
    """Rule `under-stack`: puts an unrest tile face down under a stack, which may be empty."""
    state.bottoms[seat * STACKS + stack] += 1
    if state.journal is not None:
        say(state, "log-under", {"seat": Seat(seat), "stack": stack + 1})


def choose_stack(state: Position, owner: i64) -> None:
    """Rule `under-stack`: lets the player to move choose one of the owner's stacks for an unrest tile."""
    state.stack = -1 if owner == state.turn else owner * STACKS
    state.phase = STOWING


def owner_of_tile(state: Position) -> i64:
    """Returns the owner of the unrest tile that is going under a stack."""
    return state.turn if state.stack < 0 else state.stack // STACKS


def shuffle(state: Position, seat: i64) -> None:
    """Rule `reform`: makes three hidden stacks of all tiles in a seat's stacks, as equal in height as possible."""
    first = seat * STACKS
    pool = seat * state.lookup.kinds
    tiles: int = 0
    for pile in range(first, first + STACKS):
        tiles += height(state, pile)
        if state.tops[pile] >= 0:
            state.pool[pool + state.tops[pile]] += 1
            state.tops[pile] = -1
        state.pool[pool + UNREST] += state.bottoms[pile]
        state.bottoms[pile] = 0
    for stack, number in enumerate(even_stacks(tiles)):
        state.unknown[first + stack] = number


def leave_pool(state: Position, pile: i64, kind: i64) -> None:
    """Removes a hidden tile from a stack."""
    state.unknown[pile] -= 1
    state.pool[pile // STACKS * state.lookup.kinds + kind] -= 1


# ---------------------------------------------------------------- what players do


class Replenish(DayunheVerb):
    """Rules `replenish`, `replenish-room` and `replenish-empty`: takes the top tile of a stack into the warehouse."""

    def moves(self, state: Position) -> Sequence[int]:
        seat = state.turn
        moves: list[int] = []
        if state.replenish and state.stored[seat] < WAREHOUSE:
            tops, unknown, bottoms = state.tops, state.unknown, state.bottoms
            pile = seat * STACKS
            for move in REPLENISHES:
                if tops[pile] >= 0 or unknown[pile] or bottoms[pile]:
                    moves.append(move)
                pile += 1
        return moves

    def push(self, state: Position, target: i64) -> None:
        """Takes the tile if it is known; otherwise chance decides which it is.

        Rule `tops-stay`: the next tile is not turned up, and the open tiles of the other stacks stay open.
        """
        pile = state.turn * STACKS + target
        state.replenish -= 1
        top = state.tops[pile]
        if top >= 0:
            state.tops[pile] = -1
        elif state.unknown[pile]:
            state.stack = pile
            state.phase = DRAWING
            return
        else:
            state.bottoms[pile] -= 1
            top = UNREST
        store(state, state.turn, top)
        if state.journal is not None:
            _say_drawn(state, top)

    def refusal(self, state: Position, target: int) -> Refusal:
        if not state.replenish:
            return Refusal("card-parts", names.card_detail(state.chosen[state.turn]))
        if not height(state, state.turn * STACKS + target):
            return Refusal("replenish-empty")
        return Refusal("replenish-room")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"stack": target + 1, "tile": names.top_name(state, target)}


class PutUnder(DayunheVerb):
    """Rules `under-stack` and `calm-the-people`: the player whose turn it is chooses the stack."""

    def moves(self, state: Position) -> Sequence[int]:
        return STOWS

    def push(self, state: Position, target: i64) -> None:
        put_under(state, owner_of_tile(state), target)
        state.stack = -1
        state.phase = ACTION


# ---------------------------------------------------------------- what chance does


def _say_drawn(state: Position, kind: int) -> None:
    say(state, "log-draw", {"seat": Seat(state.turn), "tile": names.tile_name(state, kind)})


def say_turned_up(state: Position, pile: int, kind: int) -> None:
    tile = names.tile_name(state, kind)
    say(state, "log-open", {"seat": Seat(pile // STACKS), "stack": pile % STACKS + 1, "tile": tile})


class Draw(DayunheVerb):
    """Rule `replenish`: puts the hidden tile that was drawn into the warehouse."""

    def push(self, state: Position, target: i64) -> None:
        leave_pool(state, state.stack, target)
        store(state, state.turn, target)
        state.stack = -1
        state.phase = ACTION

    def announce(self, state: Position, target: int) -> None:
        _say_drawn(state, target)


class Open(DayunheVerb):
    """Turns up a hidden tile on top of its stack."""

    def announce(self, state: Position, target: int) -> None:
        say_turned_up(state, state.stack, target)


class OpenFirst(Open):
    """Rules `setup-tops` and `setup-reshuffle`: turns up the top tiles before the game."""

    def push(self, state: Position, target: i64) -> None:
        """Continues with the next stack. A seat with two or three unrest tiles on top shuffles and starts again."""
        pile, seat = state.stack, state.turn
        leave_pool(state, pile, target)
        state.tops[pile] = target
        state.stack = pile + 1
        if state.stack % STACKS:
            return
        unrest = 0
        for other in range(seat * STACKS, state.stack):
            unrest += state.tops[other] == UNREST
        if unrest > 1:
            shuffle(state, seat)
            state.stack = seat * STACKS
            say(state, "log-reshuffle", {"seat": Seat(seat)})
        elif seat + 1 < state.seats:
            state.turn = seat + 1
        else:
            state.stack = -1
            state.turn = 0
            state.phase = TAKING


class OpenSpied(Open):
    """Rule `espionage`: turns up the tile that Espionage reveals."""

    def push(self, state: Position, target: i64) -> None:
        leave_pool(state, state.stack, target)
        state.tops[state.stack] = target
        state.stack = -1
        state.phase = ACTION
