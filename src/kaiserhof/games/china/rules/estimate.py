"""The terms of the estimate. Their weights are tuned by self-play; see `engine.core.estimate`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.core.estimate import TermNames
from kaiserhof.engine.native import bit_length, count_bits
from kaiserhof.games.china.rules.components import HAND, HAND_SIZE, MAX_SEATS, cards_in_hand, deck_for
from kaiserhof.games.china.rules.phases import DRAWING, DRAWN, FIRST_PIECE, PAYING, PAYING_FORT, SECOND_PIECE
from kaiserhof.games.china.rules.roads import best_rows
from kaiserhof.games.china.rules.scoring import alliance_points, house_points, rank_points, road_points
from kaiserhof.games.china.rules.state import ChinaState

_TERMS: Final = TermNames()
HOUSES_NOW: Final = _TERMS.add("houses-now")
"""What provinces not scored yet would bring if they were scored now."""
HOUSES_FULL: Final = _TERMS.add("houses-full")
"""The same, each province weighted by the share of its fields that have a house."""
HOUSES_OPEN: Final = _TERMS.add("houses-open")
"""The seat's own houses there, weighted by the share of fields without a house."""
MAX_OPEN: Final = _TERMS.add("most-open")
"""Fields without a house in provinces where nobody has more houses."""
ALLIANCES: Final = _TERMS.add("alliances")
"""What the alliances would bring now."""
HALF_ALLIANCES: Final = _TERMS.add("half-alliances")
"""Emissaries in provinces where nobody has more, while the allied province has none."""
LEADING_EMISSARIES: Final = _TERMS.add("leading-emissaries")
"""Provinces with emissaries in which nobody has more."""
EMISSARIES: Final = _TERMS.add("emissaries")
ROADS: Final = _TERMS.add("roads")
"""What the roads would bring now."""
NEIGHBOURS: Final = _TERMS.add("neighbours")
"""Pairs of neighbouring houses."""
THREES: Final = _TERMS.add("threes")
"""Houses with at least two neighbouring ones."""
CARDS: Final = _TERMS.add("cards")
"""Cards in hand and about to be drawn, less one that is about to be paid."""
PAIRS: Final = _TERMS.add("pairs")
"""1 if two cards in hand have the same colour."""
REACH: Final = _TERMS.add("reach")
"""Provinces with room in which the hand can pay for a piece."""
SECOND_TO_COME: Final = _TERMS.add("second-piece")
"""1 if a second piece may follow in this turn."""
COMING_TURN: Final = _TERMS.add("coming-turn")
"""How soon the seat's next turn comes: 1 at its start."""
EMISSARIES_LEFT: Final = _TERMS.add("emissaries-left")
FORT_READY: Final = _TERMS.add("fort-ready")
"""What the second piece of this turn would bring as a house on a fortification."""
TERMS: Final = tuple(_TERMS.names)


def read_terms(state: ChinaState) -> list[list[float]]:
    """Returns the values of all terms, by seat."""
    rows = [[0.0] * len(TERMS) + [1.0] for _ in range(state.seats)]
    _read_houses(state, rows)
    _read_emissaries(state, rows)
    for seat in range(state.seats):
        row = rows[seat]
        row[ROADS] = float(road_points(state, seat)[0])
        row[NEIGHBOURS], row[THREES] = _groups(state, seat)
        _read_hand(state, seat, row)
    return rows


def progress(state: ChinaState) -> float:
    """Returns how far the game has come, from 0 to 1: each time through the pile is one half."""
    if state.used_up >= 2:
        return 1.0
    pile = float(sum(deck_for(state.seats)) - HAND * state.seats)
    return min(1.0, 0.5 * float(state.used_up) + 0.5 * max(0.0, 1 - float(state.pile_size) / pile))


def _read_houses(state: ChinaState, rows: list[list[float]]) -> None:
    for province in range(len(state.free)):
        most = state.most[province]
        if state.scored >> province & 1 or not most:
            continue
        left = float(count_bits(state.free[province]))
        full = 1 - left / float(count_bits(state.lookup.all_free[province]))
        points = house_points(state, province)
        start = province * MAX_SEATS
        for seat in range(state.seats):
            own = state.house_count[start + seat]
            if own:
                row, gain = rows[seat], points[seat]
                row[HOUSES_NOW] += gain
                row[HOUSES_FULL] += gain * full
                row[HOUSES_OPEN] += float(own) * (1 - full)
                if own == most:
                    row[MAX_OPEN] += left


def _read_emissaries(state: ChinaState, rows: list[list[float]]) -> None:
    emissaries, inside = state.emissaries, state.emissaries_in
    for _, a, b in state.lookup.alliances:
        if inside[a] and inside[b]:
            gained = alliance_points(state, a, b)
            for seat in range(state.seats):
                rows[seat][ALLIANCES] += gained[seat]
        elif inside[a] or inside[b]:
            province = a if inside[a] else b
            most = _most_emissaries(state, province)
            for seat in range(state.seats):
                if emissaries[province * MAX_SEATS + seat] == most:
                    rows[seat][HALF_ALLIANCES] += float(inside[province])
    for province in range(len(inside)):
        if inside[province]:
            most = _most_emissaries(state, province)
            for seat in range(state.seats):
                own = emissaries[province * MAX_SEATS + seat]
                rows[seat][EMISSARIES] += float(own)
                if own == most:
                    rows[seat][LEADING_EMISSARIES] += 1


def _most_emissaries(state: ChinaState, province: i64) -> i64:
    """Returns the largest number of emissaries that one player has in a province."""
    most: i64 = 0
    for seat in range(state.seats):
        own = state.emissaries[province * MAX_SEATS + seat]
        if own > most:
            most = own
    return most


def _groups(state: ChinaState, seat: i64) -> tuple[float, float]:
    """Returns the number of pairs of neighbouring houses and of houses with at least two neighbours."""
    houses: i64 = state.houses[seat]
    neighbours = state.lookup.neighbours
    pairs = middles = 0
    rest = houses
    while rest:
        field = bit_length(rest) - 1
        rest &= ~(1 << field)
        beside = count_bits(neighbours[field] & houses)
        pairs += beside
        if beside >= 2:
            middles += 1
    return pairs / 2, float(middles)


def _read_hand(state: ChinaState, seat: i64, row: list[float]) -> None:
    """Reads the terms of cards and turns. A turn that has begun counts by what is left of it."""
    hand, phase = state.hands[seat], state.phase
    cards = HAND_SIZE[hand]
    turns = (seat - state.turn) % state.seats
    soon = 1 - float(turns) / float(state.seats)
    if turns == 0:
        if phase in (PAYING, PAYING_FORT):
            cards -= 1
        elif phase in (DRAWING, DRAWN):
            cards += state.wanted
        if phase != FIRST_PIECE:
            soon = 0.0
        if not state.solo and phase in (PAYING, PAYING_FORT, SECOND_PIECE) and state.placed == 1:
            row[SECOND_TO_COME] = 1.0
            row[FORT_READY] = _fort_ready(state, seat)
    row[CARDS] = float(cards)
    row[PAIRS] = float(_has_pair(hand))
    row[REACH] = float(count_bits(state.lookup.affordable[hand] & (state.open | state.room)))
    row[COMING_TURN] = soon
    row[EMISSARIES_LEFT] = float(state.emissaries_left[seat])


def _fort_ready(state: ChinaState, seat: i64) -> float:
    """Returns the points that a house on a fortification in this turn's province would bring, if the hand can pay for
    it.

    The province counts as `houses_now` and `houses_full` do on average, roads as they are.
    """
    province: i64 = state.here
    lookup = state.lookup
    sites = state.forts & lookup.fields_in[province] & ~_houses(state)
    if not sites or not state.houses_left[seat] or not _can_pay(state, seat):
        return 0.0
    start = province * MAX_SEATS
    counts = state.house_count[start : start + state.seats]
    before = house_points(state, province)[seat]
    counts[seat] += 1
    gain = float(2 * rank_points(counts)[seat] - before)
    full = 1 - float(count_bits(state.free[province]) - 1) / float(count_bits(lookup.all_free[province]))
    houses = state.houses[seat]
    before = road_points(state, seat)[0]
    most = before
    while sites:
        site = sites & -sites
        sites ^= site
        built = houses | site
        points = best_rows(lookup.neighbours, built, state.forts & built, lookup.road_rows)[0]
        if points > most:
            most = points
    return gain * (1 + full) / 2 + float(most - before)


def _houses(state: ChinaState) -> i64:
    """Returns the mask of all fields with a house."""
    found: i64 = 0
    for houses in state.houses:
        found |= houses
    return found


def _can_pay(state: ChinaState, seat: i64) -> bool:
    """Returns whether the hand can pay for another piece in this turn's province, besides the one just placed."""
    hand = state.hands[seat]
    if state.phase == SECOND_PIECE:
        return state.payable() != 0
    own = cards_in_hand(hand, state.lookup.colour_of[state.here])
    return own >= 2 or (own == 1 and _has_pair(hand))


def _has_pair(hand: int) -> bool:
    """Checks if two cards have the same colour: then the upper bit of that colour is set.

    >>> _has_pair(0b01_01_01), _has_pair(0b10_01)
    (False, True)
    """
    return hand & 0b1010101010 != 0
