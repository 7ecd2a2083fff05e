"""A position as a value: JSON, equality, and the count of everything in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaiserhof.games.dayunhe.rules.building import connect
from kaiserhof.games.dayunhe.rules.components import MOST_SEATS, STACKS, UNREST
from kaiserhof.games.dayunhe.rules.phases import STOWING

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState

PLAIN = (
    "viewer",
    "phase",
    "round",
    "turn",
    "replenish",
    "builds",
    "special",
    "held",
    "here",
    "second",
    "ship",
    "south",
    "trips",
    "steps",
    "ways",
    "stones",
    "tea",
    "canals",
    "unrest",
    "revealed",
)
LISTS = (
    "owner_at",
    "kind_at",
    "turns_at",
    "canals_of",
    "unrest_of",
    "warehouse",
    "stored",
    "in_store",
    "city",
    "city_tiles",
    "city_unrest",
    "wall",
    "lost",
    "pool",
    "tops",
    "unknown",
    "bottoms",
    "chosen",
    "passed",
    "points",
    "ledger",
)


def to_json(state: DayunheState) -> dict[str, Any]:
    """All parts of the state by name; canal lines follow from the tiles."""
    data: dict[str, Any] = {"seats": state.seats, "limit": state.limit}
    data.update((name, getattr(state, name)) for name in PLAIN)
    data.update((name, getattr(state, name)[:]) for name in LISTS)
    return data


def fill(state: DayunheState, data: dict[str, Any]) -> None:
    """Give a fresh state the parts of a snapshot."""
    for name in PLAIN:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, list(data[name]))
    fields = len(state.owner_at)
    state.lines = [0] * fields
    state.joined = [0] * fields
    for field in range(fields):
        if state.canals >> field & 1:
            connect(state, field, state.lookup.lines[state.kind_at[field]][state.turns_at[field]])


def key(state: DayunheState) -> tuple[object, ...]:
    """All parts of the state, hashable."""
    plain = tuple(getattr(state, name) for name in PLAIN)
    lists = tuple(tuple(getattr(state, name)) for name in LISTS)
    return (state.lookup.board.digest, state.seats, state.limit, *plain, *lists)


def census(state: DayunheState) -> dict[str, int]:
    """Each seat's canal tiles of every kind and its unrest tiles, wherever they are.

    One of them may be in hand, on its way under a stack.
    """
    lookup = state.lookup
    counts: dict[str, int] = {}
    for seat in range(state.seats):
        tops = state.tops[seat * STACKS : (seat + 1) * STACKS]
        for kind, name in enumerate(lookup.tile_ids):
            index = seat * lookup.kinds + kind
            counts[f"{name} of seat {seat}"] = (
                state.warehouse[index]
                + state.city[index]
                + state.lost[index]
                + state.pool[index]
                + tops.count(kind)
                + sum(
                    1
                    for owner, laid in zip(state.owner_at, state.kind_at, strict=True)
                    if (owner, laid) == (seat, kind)
                )
            )
        counts[f"{lookup.tile_ids[UNREST]} of seat {seat}"] += (
            state.wall[seat]
            + (state.phase == STOWING and state.turn == seat)
            + sum(state.bottoms[seat * STACKS : (seat + 1) * STACKS])
            + sum(state.city_unrest[seat::MOST_SEATS])
        )
    return counts
