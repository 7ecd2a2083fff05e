"""What counts at the moment: houses, alliances, emissaries, roads, and what a hand can pay for."""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine import Message, Standing
from kaiserhof.engine.native import count_bits, vec
from kaiserhof.games.china.rules.components import HAND_SIZE, MAX_SEATS
from kaiserhof.games.china.rules.phases import DRAWN
from kaiserhof.games.china.rules.scoring import alliance_points, house_points, road_points
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.words.names import province_name

EMISSARY = 0.5
NEIGHBOURS = 0.4
CARD = 0.3
UNKNOWN = 0.3
PAYABLE = 0.3
PAIR = 1.0
"""About how many points each is worth."""


def standings(state: ChinaState, seat: int) -> list[Standing]:
    """Returns what counts at the moment, with the cards of this seat."""
    over = state.turn_of() < 0
    return [*_houses(state, over), *_alliances(state, over), *_emissaries(state), *_roads(state, over)] + (
        [] if over else _hand(state, seat)
    )


def _houses(state: ChinaState, over: bool) -> list[Standing]:
    return [
        Standing(
            f"houses {province}",
            Message("sheet-houses", {"province": province_name(state, province)}),
            points=tuple(house_points(state, province)),
            pieces=_by_seat(state, state.house_count, province),
            scored=over or bool(state.scored >> province & 1),
            contested=True,
        )
        for province in range(len(state.free))
    ]


def _alliances(state: ChinaState, over: bool) -> list[Standing]:
    return [
        Standing(
            f"alliance {number}",
            Message(
                "standing-alliance",
                {"first": province_name(state, a), "second": province_name(state, b)},
            ),
            points=tuple(alliance_points(state, a, b)),
            scored=over,
        )
        for number, a, b in state.lookup.alliances
    ]


def _emissaries(state: ChinaState) -> list[Standing]:
    return [
        Standing(
            f"emissaries {province}",
            Message("standing-emissaries", {"province": province_name(state, province)}),
            pieces=_by_seat(state, state.emissaries, province),
            contested=True,
            worth=EMISSARY,
        )
        for province in range(len(state.free))
    ]


def _roads(state: ChinaState, over: bool) -> list[Standing]:
    seats = range(state.seats)
    return [
        Standing(
            "roads",
            Message("sheet-roads"),
            points=tuple(road_points(state, seat)[0] for seat in seats),
            scored=over,
        ),
        Standing(
            "neighbours",
            Message("standing-neighbours"),
            pieces=tuple(_neighbours(state, seat) for seat in seats),
            worth=NEIGHBOURS,
        ),
    ]


def _neighbours(state: ChinaState, seat: int) -> int:
    """Returns how many pairs of a seat's houses stand side by side on a road."""
    houses = state.houses[seat]
    fields = [field for field in range(len(state.lookup.neighbours)) if houses >> field & 1]
    ends: int = sum(count_bits(state.lookup.neighbours[field] & houses) for field in fields)
    return ends // 2


def _hand(state: ChinaState, seat: int) -> list[Standing]:
    """Returns what the seat's own hand can pay for."""
    hand = state.hands[seat]
    payable = count_bits(state.lookup.affordable[hand] & (state.open | state.room))
    pairs = sum(1 for colour in range(5) if hand >> 2 * colour & 0b10)
    return [
        Standing(name, Message(f"standing-{name}"), pieces=_only(state, seat, pieces), worth=worth)
        for name, pieces, worth in (
            ("cards", HAND_SIZE[hand], CARD),
            ("unknown", state.hidden_count[seat] + (1 if state.phase == DRAWN else 0), UNKNOWN),
            ("payable", payable, PAYABLE),
            ("pairs", pairs, PAIR),
        )
    ]


def _only(state: ChinaState, seat: int, pieces: int) -> tuple[int, ...]:
    return tuple(pieces if other == seat else 0 for other in range(state.seats))


def _by_seat(state: ChinaState, counts: vec[i64], province: int) -> tuple[int, ...]:
    start = province * MAX_SEATS
    return tuple(counts[start : start + state.seats])
