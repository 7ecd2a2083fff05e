"""How well each seat stands: the points it would end with if nothing more happened, and what it can still do.

A first, readable judgement by hand: enough for a player that looks one decision ahead.
"""

from __future__ import annotations

from .scoring import alliance_points, house_points, road_points
from .state import ChinaState

CARD_WORTH = 0.4
"""A card in hand is worth about this many points."""

PAIR_WORTH = 0.5
"""A pair in hand, a joker for any province, is worth this much more."""

STARTED_ROW = 0.3
"""Two neighbouring houses are worth this much: rows begin so."""


def judge(state: ChinaState) -> list[float]:
    """Points now, and what the board would bring if it were scored as it stands."""
    worth = [float(points) for points in state.points]
    if state.turn_of() < 0:
        return worth
    for province in range(len(state.free)):
        if not state.scored >> province & 1:
            full = 1 - state.free[province].bit_count() / state.tables.all_free[province].bit_count()
            for seat, points in enumerate(house_points(state, province)):
                worth[seat] += points * (0.6 + 0.4 * full)
    for _, a, b in state.tables.alliances:
        for seat, points in enumerate(alliance_points(state, a, b)):
            worth[seat] += points
    for seat in range(state.seats):
        worth[seat] += road_points(state, seat)[0]
        worth[seat] += _started_rows(state, seat) + _hand_worth(state.hands[seat])
    return worth


def _started_rows(state: ChinaState, seat: int) -> float:
    houses = state.houses[seat]
    pairs = 0
    rest = houses
    while rest:
        field = rest.bit_length() - 1
        rest &= ~(1 << field)
        pairs += (state.tables.neighbours[field] & houses).bit_count()
    return STARTED_ROW * pairs / 2


def _hand_worth(hand: int) -> float:
    worth = 0.0
    while hand:
        cards = hand & 3
        worth += CARD_WORTH * cards + (PAIR_WORTH if cards >= 2 else 0.0)
        hand >>= 2
    return worth
