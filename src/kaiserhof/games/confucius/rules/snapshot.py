"""A position as a value: JSON, equality, and the count of everything in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaiserhof.games.confucius.rules.components import CANDIDATE, REWARDS, cards_of, rewards_of

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

PLAIN = (
    "viewer",
    "advanced",
    "admiral_wins",
    "phase",
    "stage",
    "turn",
    "step",
    "mode",
    "action",
    "target",
    "due",
    "currency",
    "wanted",
    "earner",
    "wall",
    "chief",
    "passed",
    "traded",
    "deck_size",
    "stack",
    "stack_size",
    "rewards_gone",
    "tiles",
    "unbribed",
    "secured",
    "resolved",
    "resolving",
    "forced",
    "candidate",
    "named_left",
    "any_left",
    "candidates_gone",
    "turning",
    "asked",
    "junks",
    "land_done",
    "land_won",
    "avenger",
)
"""The parts of a state that are numbers."""

LISTS = (
    "cubes",
    "used",
    "transfers",
    "points",
    "offices",
    "hands",
    "hand_size",
    "known",
    "deck",
    "discards",
    "fresh",
    "drawn",
    "rewards",
    "rewards_held",
    "unavailable",
    "available",
    "gone",
    "given",
    "tile",
    "marker",
    "own",
    "officials_left",
    "officials_gone",
    "chits_left",
    "minister_chit",
    "secretary_chit",
    "minister",
    "secretary",
    "held",
    "best",
    "students",
    "tutored",
    "laid",
    "laid_count",
    "shipyards",
    "oceans",
    "visited",
    "values_left",
    "land_chit",
    "discoverer",
    "stock",
    "colonies",
    "foreign",
    "armies",
)
"""The parts that are lists of numbers."""


def to_json(state: ConfuciusState) -> dict[str, Any]:
    """All parts of the state by name."""
    data: dict[str, Any] = {"seats": state.seats}
    data.update((name, getattr(state, name)) for name in PLAIN)
    data.update((name, getattr(state, name)[:]) for name in LISTS)
    return data


def fill(state: ConfuciusState, data: dict[str, Any]) -> None:
    """Give a fresh state the parts of a snapshot."""
    for name in PLAIN:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, list(data[name]))


def key(state: ConfuciusState) -> tuple[object, ...]:
    """All parts of the state, hashable."""
    plain = tuple(getattr(state, name) for name in PLAIN)
    lists = tuple(tuple(getattr(state, name)) for name in LISTS)
    return (state.seats, *plain, *lists)


def census(state: ConfuciusState) -> dict[str, int]:
    """Cards, officials, candidates, chits and junks, and each seat's gifts and armies, wherever they are."""
    counts = {}
    for kind in range(3):
        in_hands = sum(cards_of(hand, kind) for hand in state.hands)
        counts[f"cards of {kind + 1} coins"] = state.deck[kind] + state.discards[kind] + in_hands
    for reward, name in enumerate(REWARDS):
        held = sum(rewards_of(hand, reward) for hand in (*state.rewards, state.stack, state.rewards_gone))
        counts[f"reward cards {name}"] = held
    for value in range(2, 8):
        on_board = state.tile.count(value)
        counts[f"officials of {value}"] = state.officials_left[value] + state.officials_gone[value] + on_board
    counts["candidates"] = (
        state.named_left.bit_count()
        + state.any_left
        + (1 if state.candidate >= 0 else 0)
        + state.tile.count(CANDIDATE)
        + state.candidates_gone
    )
    for value in range(4, 9):
        placed = state.minister_chit.count(value) + state.secretary_chit.count(value)
        counts[f"ministry chits of {value}"] = state.chits_left[value] + placed
    for value in range(2, 5):
        counts[f"Distant Land chits of {value}"] = state.values_left[value] + state.land_chit.count(value)
    counts["junks"] = state.junks + sum(state.shipyards) + sum(state.oceans)
    for seat in range(state.seats):
        counts.update(_census_of(state, seat))
    return counts


def _census_of(state: ConfuciusState, seat: int) -> dict[str, int]:
    active = sum(1 for value in state.given[seat * 5 : seat * 5 + 5] if value)
    in_box = sum(mask[seat].bit_count() for mask in (state.unavailable, state.available, state.gone))
    on_land = state.armies.count(seat) + (1 if state.avenger == seat else 0)
    return {
        f"gifts of seat {seat}": in_box + active,
        f"armies of seat {seat}": state.stock[seat] + state.colonies[seat] + on_land,
    }
