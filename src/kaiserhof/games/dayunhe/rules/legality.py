"""Why a move is not legal: one question after the other, the first rule broken is the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, FULL, OVER, Message, Refusal
from kaiserhof.games.dayunhe.rules import building, ship
from kaiserhof.games.dayunhe.rules.components import CARDS, STACKS, UNREST, WAREHOUSE
from kaiserhof.games.dayunhe.rules.moves import (
    AT,
    BUILD,
    CHOOSE,
    CITY,
    DRAW,
    HALT,
    OPEN,
    REBUILD,
    REPLENISH,
    REVEAL,
    SAIL,
    SWAP,
    TAKE,
    TURN,
    UNDER,
    target_of,
    verb_of,
)
from kaiserhof.games.dayunhe.rules.phases import (
    ACTION,
    DRAFT,
    INSPECTING,
    PLACING,
    REBUILDING,
    REVEALING,
    SAILING,
    TAKING,
    TURNING,
)
from kaiserhof.games.dayunhe.rules.specials import SPECIAL_OF, card_detail
from kaiserhof.games.dayunhe.rules.stacks import height

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState

SECOND_STEPS = {TURN: "build", AT: "build", CITY: "build", SWAP: "rebuild", UNDER: "under-stack"}
"""Moves that finish something begun, and the rule that says how it is begun."""

STEPS_OF = {
    PLACING: (AT, CITY),
    TURNING: (TURN,),
    REBUILDING: (TURN, AT, SWAP),
    INSPECTING: (SAIL, HALT),
    SAILING: (SAIL,),
}
"""The moves that go on with what has been begun."""


def why_not(state: DayunheState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    if move in state.legal_moves():
        return None
    verb, target = verb_of(move), target_of(move)
    mover = state.to_move()
    if mover == OVER:
        return Refusal("game-end")
    if verb in (DRAW, OPEN) or mover == CHANCE:
        return Refusal("chance")
    if state.viewer not in (FULL, mover):
        return Refusal("turn-order")
    if verb == TAKE or state.phase == TAKING:
        return Refusal("setup-first-tile")
    if verb == CHOOSE or state.phase == DRAFT:
        return Refusal("draft-handed-on" if verb == CHOOSE and state.phase == DRAFT else "draft")
    if verb == REVEAL or state.phase == REVEALING:
        return Refusal("reveal")
    if state.phase == ACTION:
        return _not_now(state, verb, target)
    return _wrong_step(state, verb, target)


# ---------------------------------------------------------------- in the middle of something


def _wrong_step(state: DayunheState, verb: int, target: int) -> Refusal:
    """Something has been begun and must be finished first, or cannot be finished this way."""
    if verb not in STEPS_OF.get(state.phase, ()):
        return Refusal("ship-chooser" if state.phase == SAILING else "finish-step")
    if state.phase == PLACING:
        return _no_site(state, target) if verb == AT else _no_city(state)
    if state.phase == TURNING:
        return Refusal("build-turn")
    if state.phase == REBUILDING:
        return _no_rebuilding(state, verb, target)
    return ship.no_way(state, target)


def _no_site(state: DayunheState, field: int) -> Refusal:
    if not state.lookup.buildable >> field & 1:
        return Refusal("build-where")
    if state.canals >> field & 1:
        return Refusal("no-covering")
    return Refusal("build-unrest")


def _no_city(state: DayunheState) -> Refusal:
    if state.tile_in_hand == UNREST:
        return Refusal("build-city")
    seat = state.turn
    canals: int = state.canals_of[seat]
    values = {"tiles": state.city_tiles[seat], "canals": canals.bit_count()}
    return Refusal("city-limit", Message("detail-city-limit", values))


def _no_rebuilding(state: DayunheState, verb: int, field: int) -> Refusal:
    if verb == TURN:
        return Refusal("rebuild-rotate")
    if verb == AT:
        free = building.free_sites(state) >> field & 1
        return Refusal("rebuild-foreign" if free else "rebuild-move")
    tile = (state.canals | state.unrest) >> field & 1
    alike = (
        state.unrest >> field & state.unrest >> state.field & 1 and state.owner_at[field] == state.owner_at[state.field]
    )
    return Refusal("rebuild-foreign" if tile and field != state.field and not alike else "rebuild-swap")


# ---------------------------------------------------------------- parts of the card


def _not_now(state: DayunheState, verb: int, target: int) -> Refusal:
    """A part of the card, or what is none."""
    if verb in SECOND_STEPS:
        return Refusal(SECOND_STEPS[verb])
    if verb == REPLENISH:
        return _no_replenish(state, target)
    if verb == BUILD:
        return _no_build(state, target)
    if verb == REBUILD:
        return _no_rebuild(state, target)
    if verb == HALT:
        return Refusal("special-inspection")
    return _no_special(state, verb, target)


def _no_replenish(state: DayunheState, stack: int) -> Refusal:
    if not state.replenish:
        return Refusal("card-parts", card_detail(state.chosen[state.turn]))
    if not height(state, state.turn * STACKS + stack):
        return Refusal("replenish-empty")
    assert state.stored[state.turn] == WAREHOUSE
    return Refusal("replenish-room")


def _no_build(state: DayunheState, kind: int) -> Refusal:
    if not state.builds:
        return Refusal("card-parts", card_detail(state.chosen[state.turn]))
    if not state.in_store[state.turn] >> kind & 1:
        return Refusal("build-warehouse")
    return Refusal("build-unrest" if kind == UNREST else "no-covering")


def _no_rebuild(state: DayunheState, field: int) -> Refusal:
    card = CARDS[state.chosen[state.turn]]
    if not card.rebuild:
        return Refusal("card-parts", card_detail(state.chosen[state.turn]))
    if state.builds != card.build:
        return Refusal("rebuild-instead")
    owner = state.owner_at[field]
    return Refusal("rebuild-foreign" if owner not in (-1, state.turn) else "rebuild")


def _no_special(state: DayunheState, verb: int, target: int) -> Refusal:
    special, card = SPECIAL_OF[verb], state.chosen[state.turn]
    return special.refusal(state, target) if special.card == card else Refusal("card-parts", card_detail(card))
