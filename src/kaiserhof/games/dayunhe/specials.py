"""The special parts of the action cards: which moves they offer, and what these do (for the ship see `ship`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import ship
from .building import lift, on_wall, to_wall
from .components import (
    ATTACK_COST,
    CALM_THE_PEOPLE,
    DESTROY_CANAL,
    ESPIONAGE,
    INTRIGUE_CARD,
    INTRIGUE_LOSS,
    MOST_SEATS,
    QUELL_UNREST,
    RAISE_REPUTATION,
    REFORM_CARD,
    SPECIAL_INSPECTION,
    STACKS,
    TEA_BREAK,
    UNREST,
)
from .moves import CALMS, DENOUNCES, DESTROY, INTRIGUES, QUELL, RAISE_MOVE, REFORM_MOVE, SAIL, SPIES, TEA_MOVE
from .sources import INTRIGUED, RAISED
from .stacks import height, put_under, shuffle, smallest, to_stow, unstore

if TYPE_CHECKING:
    from .state import DayunheState


def can_attack(state: DayunheState) -> bool:
    """Rule `attack-cost`: an attack takes two own unrest tiles from the warehouse."""
    return state.warehouse[state.turn * state.tables.kinds + UNREST] >= ATTACK_COST


def spyable(state: DayunheState, stack: int) -> bool:
    """Rule `espionage`: a stack with a hidden top tile, each once in a turn."""
    pile = state.turn * STACKS + stack
    return bool(state.special >> stack & 1) and state.tops[pile] < 0 and state.unknown[pile] + state.bottoms[pile] > 0


def moves(state: DayunheState) -> list[int]:
    """The moves of the special part of the card that is being played, as far as it is still open."""
    card = state.chosen[state.turn]
    if not state.special:
        return []
    if card == SPECIAL_INSPECTION:
        return state.tables.moves_on(SAIL, ship.ways(state))
    if card == RAISE_REPUTATION:
        return [RAISE_MOVE]
    if card == QUELL_UNREST:
        return state.tables.moves_on(QUELL, state.unrest)
    if card == CALM_THE_PEOPLE:
        return [CALMS[seat] for seat in range(state.seats) if state.wall[seat]]
    if card == ESPIONAGE:
        return [SPIES[stack] for stack in range(STACKS) if spyable(state, stack)]
    if card == REFORM_CARD:
        return [REFORM_MOVE] if any(height(state, state.turn * STACKS + stack) for stack in range(STACKS)) else []
    return _attacks(state, card) if can_attack(state) else []


def _attacks(state: DayunheState, card: int) -> list[int]:
    """Rules `destroy-canal`, `tea-break`, `intrigue` and `denounce`; the victim is another player."""
    if card == DESTROY_CANAL:
        return state.tables.moves_on(DESTROY, state.canals)
    if card == TEA_BREAK:
        return [TEA_MOVE]
    moves = INTRIGUES if card == INTRIGUE_CARD else DENOUNCES
    return [moves[seat] for seat in range(state.seats) if seat != state.turn]


def raise_reputation(state: DayunheState) -> None:
    """Rule `raise-reputation`."""
    state.special = 0
    state.gain(state.turn, 1, RAISED)


def quell(state: DayunheState, field: int) -> None:
    """Rule `quell-unrest`: an unrest tile of any colour goes from the board to the Wall; it brings no reputation."""
    state.special = 0
    to_wall(state, field)


def calm(state: DayunheState, owner: int) -> None:
    """Rule `calm-the-people`: an unrest tile of any colour goes from the Wall under a stack of its owner."""
    state.special = 0
    state.wall[owner] -= 1
    if owner == state.turn:
        to_stow(state)
    else:
        put_under(state, owner, smallest(state, owner))


def _pay(state: DayunheState) -> None:
    """Rule `attack-cost`: one own unrest tile goes to the own part of the Wall, the other wherever the attack says."""
    state.special = 0
    unstore(state, state.turn, UNREST, ATTACK_COST)
    on_wall(state, state.turn)


def destroy(state: DayunheState, field: int) -> None:
    """Rules `destroy-canal` and `destroyed`: a canal tile of anyone leaves the game."""
    state.lost[state.owner_at[field] * state.tables.kinds + state.kind_at[field]] += 1
    lift(state, field)
    _pay(state)
    to_stow(state)


def tea_break(state: DayunheState) -> None:
    """Rule `tea-break`: the ship does not sail in the third phase of this round."""
    state.tea = 1
    _pay(state)
    to_stow(state)


def intrigue(state: DayunheState, victim: int) -> None:
    """Rule `intrigue`: another player loses reputation at once."""
    state.gain(victim, -INTRIGUE_LOSS, INTRIGUED)
    _pay(state)
    to_stow(state)


def denounce(state: DayunheState, victim: int) -> None:
    """Rule `denounce`: an own unrest tile comes into another player's part of the city."""
    state.city_unrest[victim * MOST_SEATS + state.turn] += 1
    _pay(state)


def reform(state: DayunheState) -> None:
    """Rule `reform`: all own stacks are shuffled and laid out anew."""
    state.special = 0
    shuffle(state, state.turn)
