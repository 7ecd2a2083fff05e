"""The count of everything in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.china.rules.components import COLOURS, cards_in_hand, cards_in_row

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


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
