"""The terms of the estimate. Their weights are tuned by self-play; see `engine.core.estimate`.

A half-made decision (a tile in hand, a tile not yet turned, a card not yet played) is worth about as much as its best
continuation.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.core.estimate import TermNames
from kaiserhof.engine.native import count_bits
from kaiserhof.games.dayunhe.rules.components import (
    CALM_THE_PEOPLE,
    CARDS,
    ESPIONAGE,
    MAX_SEATS,
    QUELL_UNREST,
    RAISE_REPUTATION,
    SPECIAL_INSPECTION,
    TRIPS,
    UNREST,
    WAREHOUSE,
)
from kaiserhof.games.dayunhe.rules.lookup import OPPOSITE
from kaiserhof.games.dayunhe.rules.phases import DRAWING, PLACING, REBUILDING, SPYING, STOWING, TURNING
from kaiserhof.games.dayunhe.rules.scoring import city_points, network, region_unrest
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.building import city_open
from kaiserhof.games.dayunhe.rules.verbs.ship import gain_at, ways_from

_TERMS: Final = TermNames()
NETWORK: Final = _TERMS.add("network")
"""The tiles of the largest network, as in the final scoring."""
CITY_POINTS: Final = _TERMS.add("city")
"""The points for tiles in the city, as in the final scoring."""
CITY_PLANS: Final = _TERMS.add("city-plans")
"""The tiles in the city, while there is time for more."""
DENOUNCED: Final = _TERMS.add("denounced")
"""The unrest tiles in the seat's part of the city."""
REGION_UNREST: Final = _TERMS.add("region-unrest")
"""The unrest tiles in the seat's region."""
UPRISING_TILES: Final = _TERMS.add("uprisings")
"""The seat's tiles on the Wall that the next uprisings will take."""
WALL_TILES: Final = _TERMS.add("wall")
"""How near the other tiles on the Wall are to an uprising."""
THIS_TRIP: Final = _TERMS.add("this-trip")
"""The points that the present trip would bring on the present board."""
LATER_TRIPS: Final = _TERMS.add("later-trips")
"""The points that the later trips would bring on the present board."""
STORED: Final = _TERMS.add("stored")
"""The canal tiles in the warehouse, while there is time to build them."""
STORED_VALUES: Final = _TERMS.add("stored-values")
"""The values of the canal tiles in the warehouse, while there is time."""
STORED_UNREST: Final = _TERMS.add("stored-unrest")
"""The unrest tiles in the warehouse that can pay for an attack, while there is time."""
STORED_UNREST_SPARE: Final = _TERMS.add("stored-unrest-spare")
"""The other unrest tiles in the warehouse, while there is time."""
DRAWS: Final = _TERMS.add("draws")
"""How often the card still lets the seat replenish."""
BUILDS: Final = _TERMS.add("builds")
"""The gain from building the best tiles, compared with keeping them."""
BUILDS_TO_DRAW: Final = _TERMS.add("builds-to-draw")
"""The builds that are left for tiles yet to be drawn."""
IN_HAND: Final = _TERMS.add("in-hand")
"""The gain from placing the tile in hand, compared with keeping it."""
JOINS: Final = _TERMS.add("joins")
"""The most lines that the tile being turned can join."""
TURNING_NOW: Final = _TERMS.add("turning")
"""1 while a tile is being turned."""
REBUILDING_NOW: Final = _TERMS.add("rebuilding")
"""1 while a tile is being rebuilt."""
DRAWING_NOW: Final = _TERMS.add("drawing")
"""1 while a hidden tile is being drawn."""
PUTTING_AWAY: Final = _TERMS.add("stowing")
"""1 while an unrest tile goes under a stack, or a spied tile is turned up."""
ATTACKS: Final = _TERMS.add("attack")
"""1 if the card is an attack that can be paid for."""
CALMS: Final = _TERMS.add("calm")
"""1 if the card is Calm the People and no uprising is near."""
CALM_IN_DANGER: Final = _TERMS.add("calm-in-danger")
"""The tiles of the uprising that Calm the People can prevent."""
QUELLS: Final = _TERMS.add("quell")
"""1 if the card is Quell Unrest and there is unrest in the seat's region."""
RAISES: Final = _TERMS.add("raise")
"""1 if the card is Raise Reputation."""
INSPECTION: Final = _TERMS.add("inspection")
"""1 if the card is Special Inspection."""
SPYING_OUT: Final = _TERMS.add("espionage")
"""1 if the card is Espionage."""
BUILDS_PASSED: Final = _TERMS.add("builds-passed")
"""The builds, each times the number of trips on which the ship will still pass."""
CARD_TO_COME: Final = _TERMS.add("card-to-come")
"""1 while the card of the round is yet to be chosen."""
CITY_MISSED: Final = _TERMS.add("city-missed")
"""How much more the tile that is being turned would have brought in the city."""
TERMS: Final = tuple(_TERMS.names)

LAID: Final = 1.5
"""Roughly what a canal on the board is worth to ship and network, beyond its value."""
CITY_PROMISE: Final = 3.0
"""Roughly what a tile in the city promises beyond the square of their number, while there is time for more."""
ROUND_BUILDS: Final = 1.6
"""Roughly how many canal tiles a seat can build in a round."""


def read_terms(state: DayunheState) -> list[list[float]]:
    """Returns the value of each term, by seat, then by term."""
    rows = [[0.0] * len(TERMS) + [1.0] for _ in range(state.seats)]
    rounds = _ship(state, rows)
    passes = TRIPS * (1 - progress(state))
    for seat in range(state.seats):
        row = rows[seat]
        _board(state, seat, min(2.0, rounds / 4), row)
        _warehouse(state, seat, min(1.0, rounds / 2), row)
        if state.chosen[seat] >= 0:
            _card(state, seat, rounds, passes, row)
        else:
            row[CARD_TO_COME] = 1.0
            _parts(state, seat, 2, 1, passes, row)
    return rows


def progress(state: DayunheState) -> float:
    """Returns how far the game has progressed, from 0 to 1: by trips, and by the ship's progress on the present one."""
    north, south = state.lookup.goal
    sailed: int = state.ship - north if state.south else south - state.ship
    over: int = TRIPS - state.trips
    return min(1.0, (over + sailed / (south - north)) / TRIPS)


def _board(state: DayunheState, seat: int, time: float, row: list[float]) -> None:
    """Reads what the final scoring would bring now, and the danger of an uprising."""
    tiles: int = state.city_tiles[seat]
    row[NETWORK] = float(network(state, seat))
    row[CITY_POINTS] = float(city_points(state, seat))
    row[CITY_PLANS] = tiles * time
    for owner in range(state.seats):
        denounced: int = state.city_unrest[seat * MAX_SEATS + owner]
        row[DENOUNCED] += denounced
    row[REGION_UNREST] = float(region_unrest(state, seat))
    limit: int = state.limit
    wall: int = state.wall[seat]
    rest = wall % limit
    row[UPRISING_TILES] = float(wall - rest)
    row[WALL_TILES] = rest * rest / limit


def _city_missed(state: DayunheState, seat: int, rounds: float) -> float:
    """Returns how much more the tile just laid on the board would bring in the city, if all later ones go there.

    The points of the city are a square, so the first tiles there bring little by themselves, and they require as many
    canals on the board.
    """
    tiles: int = state.city_tiles[seat]
    canals = count_bits(state.canals_of[seat])
    if tiles + 1 >= canals:
        return 0.0
    last = tiles + float(state.builds) + ROUND_BUILDS * max(0.0, rounds - 1)
    return max(0.0, _square(last + 1, canals - 1) - _square(last, canals))


def _square(tiles: float, canals: i64) -> float:
    """Returns the points for a number of tiles in the city, limited by the canals on the board."""
    most = min(tiles, float(canals))
    return most * most


# ---------------------------------------------------------------- the ship


def _ship(state: DayunheState, rows: list[list[float]]) -> float:
    """Reads what the remaining trips would bring on the present board; returns roughly how many rounds they take."""
    way = state.south
    steps = _follow(state, state.ship, way, rows, THIS_TRIP, 1)
    later = state.trips - 1
    if later > 0:
        back = (later + 1) // 2
        steps += back * _follow(state, state.lookup.goal[way], 1 - way, rows, LATER_TRIPS, back)
        if later > back:
            again = later - back
            steps += again * _follow(state, state.lookup.goal[1 - way], way, rows, LATER_TRIPS, again)
    return steps / state.lookup.length


def _follow(state: DayunheState, here: int, way: int, rows: list[list[float]], term: int, times: int) -> int:
    """Follows the ship to the turning field, taking the first of equal ways; returns how many fields it enters."""
    goal, steps = state.lookup.goal[way], 0
    while here != goal:
        options = ways_from(state, here, way)
        bit: int = options & -options
        field = bit.bit_length() - 1
        seat, points = gain_at(state, here, field)
        if seat >= 0:
            gain: int = times * points
            rows[seat][term] += gain
        here = field
        steps += 1
    return steps


# ---------------------------------------------------------------- tiles in store, and plans


def _kept(value: int) -> float:
    """Returns roughly what a canal tile is worth in the warehouse."""
    return 0.45 * value + 1.0


def _warehouse(state: DayunheState, seat: int, time: float, row: list[float]) -> None:
    """Reads the tiles in the warehouse; `time` shrinks to 0 at the end of the game."""
    lookup = state.lookup
    base = seat * lookup.kinds
    rest: int = state.in_store[seat] & ~1
    values: int = 0
    while rest:
        low = rest & -rest
        rest ^= low
        kind = low.bit_length() - 1
        values += state.warehouse[base + kind] * lookup.values[kind]
    unrest: int = state.warehouse[base + UNREST]
    stored: int = state.stored[seat]
    row[STORED] = time * (stored - unrest)
    row[STORED_VALUES] = time * values
    row[STORED_UNREST] = time * min(unrest, 2)
    row[STORED_UNREST_SPARE] = time * max(0, unrest - 2)


def _gain(state: DayunheState, seat: int, kind: int, in_city: bool) -> float:
    """Returns roughly the gain from building this tile on the board or in the city, compared with keeping it."""
    if kind == UNREST:
        return 1.0
    value = state.lookup.values[kind]
    gain = value + LAID - _kept(value)
    if in_city:
        tiles: int = state.city_tiles[seat]
        gain = max(gain, 2 * tiles + 1 + CITY_PROMISE / 2 - _kept(value))
    return gain


def _best_builds(state: DayunheState, seat: int, builds: int) -> float:
    """Returns the gain from building the best one or two tiles of the warehouse."""
    if not builds:
        return 0.0
    first = second = 0.0
    in_city = city_open(state, seat)
    rest: int = state.in_store[seat]
    while rest:
        low = rest & -rest
        rest ^= low
        gain = _gain(state, seat, low.bit_length() - 1, in_city)
        if gain > first:
            second = first
            first = gain
        elif gain > second:
            second = gain
    return first + second if builds > 1 else first


def _card(state: DayunheState, seat: int, rounds: float, passes: float, row: list[float]) -> None:
    """Reads what the seat's card still allows: everything before its turn, the rest during it."""
    card = state.chosen[seat]
    if not state.revealed >> seat & 1:
        _parts(state, seat, CARDS[card].replenish, CARDS[card].build, passes, row)
        _special(state, seat, card, row)
        return
    phase, builds = state.phase, state.builds
    if state.turn != seat:
        return
    if phase == PLACING:
        builds -= 1
        row[IN_HAND] = _gain(state, seat, state.tile_in_hand, city_open(state, seat))
        if state.tile_in_hand != UNREST:
            row[BUILDS_PASSED] = passes
    elif phase == TURNING:
        row[JOINS] = float(_joins(state))
        row[TURNING_NOW] = 1.0
        if not state.rebuilt:
            row[CITY_MISSED] = _city_missed(state, seat, rounds)
    elif phase == REBUILDING:
        builds = 0
        row[REBUILDING_NOW] = 1.0
    elif phase == DRAWING:
        row[DRAWING_NOW] = 1.0
    elif phase in (STOWING, SPYING):
        row[PUTTING_AWAY] = 1.0
    _parts(state, seat, state.replenish, builds, passes, row)
    if state.special:
        _special(state, seat, card, row)


def _joins(state: DayunheState) -> int:
    """Returns the most lines that the tile being turned could join."""
    coming: i64 = 0
    across = state.lookup.across[state.field]
    for edge in range(6):
        other = across[edge]
        if other >= 0 and state.lines[other] >> OPPOSITE[edge] & 1:
            coming |= 1 << edge
    most: i64 = 0
    for lines in state.lookup.lines[state.kind_at[state.field]]:
        joins = count_bits(lines & coming)
        if joins > most:
            most = joins
    return most


def _parts(state: DayunheState, seat: int, replenish: int, builds: int, passes: float, row: list[float]) -> None:
    """Reads what replenishing and building may bring."""
    draws = min(replenish, WAREHOUSE - state.stored[seat] + builds)
    row[DRAWS] = float(draws)
    row[BUILDS] = _best_builds(state, seat, builds)
    canals: int = state.in_store[seat] & ~1
    spare = builds - canals.bit_count()
    if spare > 0:
        builds -= spare
        if draws > 0:
            row[BUILDS_TO_DRAW] = float(min(spare, draws))
            builds += min(spare, draws)
    row[BUILDS_PASSED] += passes * builds


def _special(state: DayunheState, seat: int, card: int, row: list[float]) -> None:
    """Reads the special part of a card, if it is useful now."""
    if CARDS[card].attack:
        if state.warehouse[seat * state.lookup.kinds + UNREST] >= 2:
            row[ATTACKS] = 1.0
    elif card == CALM_THE_PEOPLE:
        if state.wall[seat] == state.limit - 1:
            row[CALM_IN_DANGER] = float(state.limit)
        else:
            row[CALMS] = 1.0
    elif card == QUELL_UNREST:
        if region_unrest(state, seat):
            row[QUELLS] = 1.0
    elif card == RAISE_REPUTATION:
        row[RAISES] = 1.0
    elif card == SPECIAL_INSPECTION:
        row[INSPECTION] = 1.0
    elif card == ESPIONAGE:
        row[SPYING_OUT] = 1.0
