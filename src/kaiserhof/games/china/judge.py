"""How well each seat stands: the points it would end with if nothing more happened, and what it can still do.

A first, readable judgement by hand: enough for a player that looks one decision ahead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.bits import count_bits, lowest_bit

from .scoring import alliance_points, house_points, road_points
from .state import ChinaState

CARD_WORTH: Final = 0.4
"""A card in hand is worth about this many points."""

PAIR_WORTH: Final = 0.5
"""A pair in hand, a joker for any province, is worth this much more."""

STARTED_ROW: Final = 0.3
"""Two neighbouring houses are worth this much: rows begin so."""


def judge(state: ChinaState) -> list[float]:
    """Points now, and what the board would bring if it were scored as it stands."""
    worth = [float(points) for points in state.points]
    if state.turn_of() < 0:
        return worth
    for province in range(len(state.free)):
        if not state.scored >> province & 1:
            full = 1 - count_bits(state.free[province]) / count_bits(state.tables.all_free[province])
            for seat, points in enumerate(house_points(state, province)):
                worth[seat] += points * (0.6 + 0.4 * full)
    for _, a, b in state.tables.alliances:
        for seat, points in enumerate(alliance_points(state, a, b)):
            worth[seat] += points
    for seat in range(state.seats):
        worth[seat] += road_points(state, seat)[0]
        worth[seat] += _started_rows(state, seat) + _hand_worth(state.hands[seat])
    return worth


def _started_rows(state: ChinaState, seat: i64) -> float:
    houses: i64 = state.houses[seat]
    pairs = 0
    rest = houses
    while rest:
        pairs += count_bits(state.tables.neighbours[lowest_bit(rest)] & houses)
        rest &= rest - 1
    return STARTED_ROW * pairs / 2


def _hand_worth(hand: int) -> float:
    worth = 0.0
    while hand:
        cards = hand & 3
        worth += CARD_WORTH * cards + (PAIR_WORTH if cards >= 2 else 0.0)
        hand >>= 2
    return worth
