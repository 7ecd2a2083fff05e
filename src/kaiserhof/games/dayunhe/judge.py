"""How well each seat stands: reputation, what the board would bring as it is, and what the seat can still do.

A readable judgement by hand, enough for a player that looks one decision ahead. So a decision that is only half made (a
tile in hand, a tile not yet turned, a card not yet played) is worth what its best continuation roughly brings.
"""

from __future__ import annotations

from typing import Final

from .building import city_open
from .components import (
    CALM_THE_PEOPLE,
    CANAL_GAIN,
    CARDS,
    ESPIONAGE,
    LINE_BONUS,
    MOST_SEATS,
    QUELL_UNREST,
    RAISE_REPUTATION,
    REFORM_CARD,
    SPECIAL_INSPECTION,
    UNREST,
    UNREST_LOSS,
    WAREHOUSE,
)
from .phases import ACTION, DRAWING, ENDED, PLACING, REBUILDING, SPYING, STOWING, TURNING
from .scoring import city_points, network, region_unrest
from .ship import ways_from
from .state import DayunheState
from .tables import OPPOSITE

RIVALS: Final = 0.35
"""What the others have on average counts so much against a seat."""
THIS_TRIP: Final = 0.9
LATER_TRIPS: Final = 0.7
"""How far the ship's way over today's board can be relied on."""
DRAW_WORTH: Final = 1.3
"""What one replenish is worth."""
LAID: Final = 1.5
"""What a canal on the board is worth beyond its value, for ship and network."""
JOINED: Final = 1.5
"""What a joined line is worth while the tile is being turned."""
CITY_PLANS: Final = 3.0
"""What a tile in the city promises beyond the square of their number, while there is time for more."""
PENDING: Final = 0.8
"""A build still to come counts for less than one that is being made."""


def judge(state: DayunheState) -> list[float]:
    """Each seat's worth, less a share of what the others are worth."""
    worth = [float(points) for points in state.points]
    if state.phase != ENDED:
        rounds = _ship_worth(state, worth)
        for seat in range(state.seats):
            worth[seat] += _board_worth(state, seat) + _store_worth(state, seat, min(1.0, rounds / 2))
            worth[seat] += CITY_PLANS * state.city_tiles[seat] * min(1.0, rounds / 4)
            worth[seat] += _plans(state, seat)
    total = sum(worth)
    others = int(state.seats) - 1
    return [own - RIVALS * (total - own) / others for own in worth]


def _board_worth(state: DayunheState, seat: int) -> float:
    """What the final scoring would bring, and the danger of an uprising."""
    denounced = sum(state.city_unrest[seat * MOST_SEATS : (seat + 1) * MOST_SEATS])
    worth = network(state, seat) + city_points(state, seat) - UNREST_LOSS * denounced
    worth -= UNREST_LOSS * region_unrest(state, seat)
    uprisings, rest = divmod(state.wall[seat], state.limit)
    return worth - UNREST_LOSS * state.limit * (uprisings + 0.3 * (rest / state.limit) ** 2)


# ---------------------------------------------------------------- the ship


def _ship_worth(state: DayunheState, worth: list[float]) -> float:
    """Add what the remaining trips would bring over today's board; returns about how many rounds they take."""
    way = state.south
    steps = _pass(state, state.ship, way, worth, THIS_TRIP)
    later = state.trips - 1
    if later > 0:
        back = (later + 1) // 2
        steps += back * _pass(state, state.tables.goal[way], 1 - way, worth, back * LATER_TRIPS)
        if later > back:
            again = later - back
            steps += again * _pass(state, state.tables.goal[1 - way], way, worth, again * LATER_TRIPS)
    return steps / state.tables.length


def _pass(state: DayunheState, here: int, way: int, worth: list[float], weight: float) -> int:
    """Follow the ship from a field to the turn, the westernmost of equal ways; returns the fields on the way."""
    tables = state.tables
    goal, steps = tables.goal[way], 0
    while here != goal:
        options = ways_from(state, here, way)
        bit = options & -options
        field = bit.bit_length() - 1
        if state.canals & bit:
            joined = state.joined[here] & bit
            worth[state.owner_at[field]] += weight * (CANAL_GAIN + LINE_BONUS if joined else CANAL_GAIN)
        elif state.unrest & bit and tables.region_of[field] >= 0:
            worth[tables.region_of[field]] -= weight * UNREST_LOSS
        here = field
        steps += 1
    return steps


# ---------------------------------------------------------------- tiles in store, and plans


def _kept(value: int) -> float:
    """What a canal tile is worth in the warehouse."""
    return 0.45 * value + 1.0


def _store_worth(state: DayunheState, seat: int, time: float) -> float:
    """Tiles in the warehouse; `time` shrinks to 0 at the end of the game."""
    tables = state.tables
    base = seat * tables.kinds
    worth = 0.0
    rest = state.in_store[seat] & ~1
    while rest:
        low = rest & -rest
        rest ^= low
        kind = low.bit_length() - 1
        worth += state.warehouse[base + kind] * _kept(tables.values[kind])
    unrest = state.warehouse[base + UNREST]
    return time * (worth + 0.4 * min(unrest, 2) - 0.5 * max(0, unrest - 2))


def _gain(state: DayunheState, seat: int, kind: int) -> float:
    """What building this tile brings beyond keeping it: on the board, or in the city."""
    if kind == UNREST:
        return 1.0
    value = state.tables.values[kind]
    gain = value + LAID - _kept(value)
    if city_open(state, seat):
        gain = max(gain, 2 * state.city_tiles[seat] + 1 + CITY_PLANS / 2 - _kept(value))
    return gain


def _builds_worth(state: DayunheState, seat: int, builds: int) -> float:
    """The best tiles in store, as many as may be built."""
    gains = []
    rest = state.in_store[seat]
    while rest:
        low = rest & -rest
        rest ^= low
        gains.append(_gain(state, seat, low.bit_length() - 1))
    gains.sort(reverse=True)
    return PENDING * sum(gains[:builds])


def _plans(state: DayunheState, seat: int) -> float:
    """What the seat's card still allows: all of it before its turn, what is left during it."""
    card = state.chosen[seat]
    if card < 0:
        return 0.0
    if not state.revealed >> seat & 1:
        return _card_worth(state, seat, card, CARDS[card].replenish, CARDS[card].build, special=True)
    if state.turn != seat or not ACTION <= state.phase <= SPYING:
        return 0.0
    phase, builds = state.phase, state.builds
    begun = 0.0
    if phase == PLACING:
        builds -= 1
        begun = _gain(state, seat, state.held)
    elif phase == TURNING:
        begun = JOINED * _joins(state) + 0.5
    elif phase == REBUILDING:
        builds = 0
        begun = -0.5
    elif phase == DRAWING:
        begun = DRAW_WORTH + 0.5
    elif phase in (STOWING, SPYING):
        begun = 0.3
    return begun + _card_worth(state, seat, card, state.replenish, builds, special=bool(state.special))


def _joins(state: DayunheState) -> int:
    """The most lines the tile being turned could join."""
    coming = 0
    for edge, other in enumerate(state.tables.across[state.here]):
        if other >= 0 and state.lines[other] >> OPPOSITE[edge] & 1:
            coming |= 1 << edge
    return max((lines & coming).bit_count() for lines in state.tables.lines[state.kind_at[state.here]])


def _card_worth(state: DayunheState, seat: int, card: int, replenish: int, builds: int, *, special: bool) -> float:
    """What these parts of a card are worth to the seat."""
    draws = min(replenish, WAREHOUSE - state.stored[seat] + builds)
    worth = DRAW_WORTH * draws + _builds_worth(state, seat, builds)
    spare = builds - state.in_store[seat].bit_count()
    if spare > 0 and draws:
        worth += 1.5 * min(spare, draws)
    return worth + _special_worth(state, seat, card) if special else worth


def _special_worth(state: DayunheState, seat: int, card: int) -> float:
    """What the special part of a card is worth."""
    if CARDS[card].attack:
        return 2.0 if state.warehouse[seat * state.tables.kinds + UNREST] >= 2 else 0.0
    if card == CALM_THE_PEOPLE:
        return 0.3 * UNREST_LOSS * state.limit if state.wall[seat] == state.limit - 1 else 0.3
    if card == QUELL_UNREST:
        return 3.0 if region_unrest(state, seat) else 0.0
    return {RAISE_REPUTATION: 0.9, SPECIAL_INSPECTION: 1.0, ESPIONAGE: 0.3, REFORM_CARD: 0.1}[card]
