"""A position as a value: JSON, equality, and the count of everything in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .components import COLOURS, cards_in_hand, cards_in_row

if TYPE_CHECKING:
    from .state import ChinaState

PLAIN = (
    "seats",
    "viewer",
    "phase",
    "turn",
    "wanted",
    "here",
    "placed",
    "solo",
    "forts",
    "open",
    "room",
    "settled",
    "scored",
    "pile_size",
    "row",
    "used_up",
)
LISTS = (
    "houses",
    "free",
    "house_count",
    "emissaries",
    "most",
    "emissaries_in",
    "houses_left",
    "emissaries_left",
    "forts_left",
    "points",
    "hands",
    "known",
    "hidden",
    "pile",
    "discards",
    "old",
    "fresh",
    "old_pool",
    "new_pool",
    "doubtful",
    "old_cards",
)


def to_json(state: ChinaState) -> dict[str, Any]:
    """All parts of the state by name, with the side of the map it is played on."""
    data: dict[str, Any] = {"side": state.tables.side}
    data.update((name, getattr(state, name)) for name in PLAIN)
    data.update((name, getattr(state, name)[:]) for name in LISTS)
    return data


def fill(state: ChinaState, data: dict[str, Any]) -> None:
    """Give a fresh state the parts of a snapshot."""
    for name in PLAIN:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, list(data[name]))


def key(state: ChinaState) -> tuple[object, ...]:
    """All parts of the state, hashable."""
    plain = tuple(getattr(state, name) for name in PLAIN)
    lists = tuple(tuple(getattr(state, name)) for name in LISTS)
    return (state.tables.board.digest, state.tables.side, *plain, *lists)


def census(state: ChinaState) -> dict[str, int]:
    """Cards of each colour, and each seat's houses and emissaries, and all fortifications, wherever they are."""
    counts: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        counts[f"{name} cards"] = (
            state.pile[colour]
            + state.discards[colour]
            + cards_in_row(state.row, colour)
            + sum(cards_in_hand(hand, colour) for hand in state.hands)
        )
    for seat in range(state.seats):
        counts[f"houses of seat {seat}"] = state.houses_left[seat] + state.houses[seat].bit_count()
        counts[f"emissaries of seat {seat}"] = state.emissaries_left[seat] + sum(state.emissaries[seat::5])
    counts["fortifications"] = state.forts.bit_count() + sum(state.forts_left)
    return counts
